### What stands around Papà Paolo’s table: credits, and the list of options in few words.

papa_paolo-credits = Papà Paolo was designed by Fabrice Vandenbogaerde and published by Quined Games in 2016.

papa_paolo-told-keep-choice = Start tile { $number } ({ papa_paolo-colour })
papa_paolo-told-pawn-choice = { $cell }: { papa_paolo-tile }; { papa_paolo-jobs }
papa_paolo-told-take-choice = Take the tile ({ papa_paolo-tile })
papa_paolo-told-sponsor-choice = Take £{ $money } from the sponsor
papa_paolo-told-shop-group = Shop
papa_paolo-told-shop-choice = Pay £{ $cost } for { papa_paolo-pizzas }, get { $received }
papa_paolo-told-express-choice = Express delivery for £{ $cost }, up to { papa_paolo-pizzas }
papa_paolo-told-build-group = Build
papa_paolo-told-build-choice = Pizzeria for £{ $cost }
papa_paolo-told-nothing-choice = Do nothing
papa_paolo-told-lay-group = At { $at }
papa_paolo-told-lay-choice = open { papa_paolo-sides }
papa_paolo-told-site-choice = Build at { $at }
papa_paolo-told-stock-choice = { papa_paolo-pizzas } to { $at }
papa_paolo-told-bid-choice = £{ $amount }
papa_paolo-told-bid-column-group = Column { $column }, tile { $tile }
papa_paolo-told-bid-column-choice = £{ $amount }
papa_paolo-told-pass-choice = { $stands ->
    [0] Step out
   *[other] Pass: your £{ $stands } stands
}
papa_paolo-told-pick-choice = { $cost ->
    [0] { papa_paolo-colour }
   *[other] { papa_paolo-colour } for £{ $cost }
}
papa_paolo-told-turn-group = Choose { papa_paolo-colour }
papa_paolo-told-turn-choice = leaves { papa_paolo-other-side } to { $seat_other }
papa_paolo-told-decline-choice = Buy nothing
papa_paolo-told-track-choice = Move your { papa_paolo-colour } marker one space
papa_paolo-told-discard-choice = Discard the tile
papa_paolo-told-once-gold-choice = Use it up: take £{ $money }
papa_paolo-told-once-blue-choice = Use it up: get { papa_paolo-pizzas }
papa_paolo-told-once-shop-group = Use it up: shop
papa_paolo-told-once-shop-choice = £{ $cost } for { papa_paolo-pizzas }, get { $received }
papa_paolo-told-once-red-choice = Use it up: express delivery of up to { papa_paolo-pizzas }{ $cost ->
    [0] { "" }
   *[other] { " " }for £{ $cost }
}
papa_paolo-told-once-green-group = Use it up: build
papa_paolo-told-once-green-choice = £{ $price } pizzeria for £{ $cost }
papa_paolo-told-choose-choice = Tile { $tile }: { papa_paolo-pizzas }, distance { $distance }
papa_paolo-told-ride-choice = Start at { $at }
papa_paolo-told-drop-group = At { $at }
papa_paolo-told-drop-choice = { papa_paolo-pizzas }{ $complete ->
    [no] { "" }
   *[other] { " " }(tile fully served)
}
papa_paolo-told-home-choice = End this delivery round
papa_paolo-told-stop-choice = Stop delivering

papa_paolo-points-delivered = Pizzas delivered
papa_paolo-points-versatility = Versatility
papa_paolo-points-experts = Expert
papa_paolo-points-leftover = Pizzas left over
papa_paolo-points-money = Money

papa_paolo-curve-money = Money
papa_paolo-curve-pizzas = Pizzas delivered
