## The drawn table: what is where

papa_paolo-board-city = The city
papa_paolo-board-piazza = The Piazza
papa_paolo-board-tracks = Experience board
papa_paolo-board-players = Players
papa_paolo-board-my-district = My district
papa_paolo-board-district-of = District of { $name }
papa_paolo-board-compare = Show the district of { $name } beside mine
papa_paolo-board-order = Turn order
papa_paolo-board-round = Round { $round }
papa_paolo-board-next-round = next round
papa_paolo-board-phase-place = Pawns
papa_paolo-board-phase-bribe = Bribes
papa_paolo-board-phase-bid = Bidding
papa_paolo-board-phase-invest = Investing
papa_paolo-board-phase-deliver = Delivering
papa_paolo-board-phase-experience = Experience
papa_paolo-board-phase-prepare = Next round
papa_paolo-board-job-sponsor = Sponsor
papa_paolo-board-job-shop = Shop
papa_paolo-board-job-express = Express
papa_paolo-board-job-build = Build
papa_paolo-board-shop-figure = 1–5, +{ $bonus }
papa_paolo-board-express-figure = { $pizzas } for £{ $fee }, { $rounds }×
papa_paolo-board-build-figure = from £{ $price }
papa_paolo-board-track-gold = Finance
papa_paolo-board-track-blue = Market
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Network
papa_paolo-board-versatility = Versatility
papa_paolo-board-or-track = or track +1
papa_paolo-board-or-level = or { $before } → { $after }
papa_paolo-board-once-gold = { $amount ->
    [0] sponsor
   *[other] take £{ $amount }
}
papa_paolo-board-once-blue = { $amount ->
    [0] shop
    [one] 1 pizza free
   *[other] { $amount } pizzas free
}
papa_paolo-board-once-red = { $amount ->
    [0] express
   *[other] express: { $amount }
}
papa_paolo-board-once-green = { $amount ->
    [0] build
   *[other] build, £{ $amount } off
}
papa_paolo-board-bare = bare
papa_paolo-board-pawn-of = pawn of { $name }
papa_paolo-board-plot = empty plot
papa_paolo-board-money = £{ $money }
papa_paolo-board-money-hidden = money hidden
papa_paolo-board-stock = { $stock ->
    [one] one pizza
   *[other] { $stock } pizzas
} in stock, room for { $room }; { $pool } in the pool
papa_paolo-board-pawns = { $pawns ->
    [one] one pawn
   *[other] { $pawns } pawns
} left
papa_paolo-board-bid = has bid £{ $amount }
papa_paolo-board-out = stepped out
papa_paolo-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
papa_paolo-board-gauge-pizzas = Pizzas
papa_paolo-board-gauge-distance = Distance
papa_paolo-board-gauge-rounds = Delivery rounds
papa_paolo-board-left-of = { $left } left of { $all }
papa_paolo-board-ridden = { $ridden } of { $far }
papa_paolo-board-unlimited = any distance
papa_paolo-board-chip-take = Take the tile
papa_paolo-board-chip-nothing = Nothing
papa_paolo-board-chip-shop = { $free ->
    [0] { papa_paolo-pizzas } for £{ $cost }
   *[other] { $pizzas } + { $free } for £{ $cost }
}
papa_paolo-board-fewer = One pizza fewer
papa_paolo-board-more = One pizza more
papa_paolo-board-chip-build = £{ $price }{ $off ->
    [0] { "" }
   *[other] { " " }less £{ $off }
}, holds { $capacity }
papa_paolo-board-chip-discard = Discard
papa_paolo-board-has-tile = delivery tile { $tile }
papa_paolo-board-parts = Parts of the table
papa_paolo-board-next-order = Turn order of the next round
papa_paolo-board-stack = { $tiles ->
    [one] one city tile
   *[other] { $tiles } city tiles
} in the stack
papa_paolo-board-supply = { $left ->
    [one] one pizzeria
   *[other] { $left } pizzerias
} for £{ $price }
papa_paolo-board-district = A district

## Decisions

papa_paolo-board-plan-lay = Take this tile ({ papa_paolo-tile }) and lay it here?
papa_paolo-board-plan-lay-taken = Lay the tile here?
papa_paolo-board-plan-sponsor = Place a pawn and go to the sponsor?
papa_paolo-board-plan-shop = Buy { papa_paolo-pizzas } for £{ $cost }{ $free ->
    [0] ?
    [one] { " " }and get one more?
   *[other] { " " }and get { $free } more?
}
papa_paolo-board-plan-express = Place a pawn and send out an express delivery?
papa_paolo-board-plan-build = Build the £{ $price } pizzeria here{ $off ->
    [0] ?
   *[other] { " " }for £{ $cost }?
}
papa_paolo-board-plan-nothing = Place a pawn there and do nothing?
papa_paolo-board-plan-stock = Lay the pizzas like this?
papa_paolo-board-plan-keeps = You keep £{ $keeps }.
papa_paolo-board-plan-points = You would have { papa_paolo-board-points }.
papa_paolo-board-plan-round = Deliver { papa_paolo-pizzas } on this round and ride home?{ $more ->
    [0] { "" }
    [one] { " " }One more could come along.
   *[other] { " " }{ $more } more could come along.
}
papa_paolo-board-chip-home = { $pizzas ->
    [0] Home
   *[other] Home with { $pizzas } delivered
}
papa_paolo-board-ask-spot = { $places ->
    [0] This tile fits nowhere in your district: choose a stall of its row or column, or another tile.
   *[other] Now choose a marked spot in your district for this tile, or a stall of its row or column.
}
papa_paolo-board-ask-turned = The tile is turned: choose the spot to lay it there like this, or turn it further.
papa_paolo-board-ask-pizzas = How many pizzas? Choose with − and +, then press the price to buy them.
papa_paolo-board-ask-pizzeria = Which pizzeria? The dearer it is, the more pizzas it holds.
papa_paolo-board-ask-site = Now choose a marked site in your district for the new pizzeria.
papa_paolo-board-ask-stop = The scooter is ready: choose a marked tile, and it rides there and leaves a pizza.
papa_paolo-board-turn = Turn
papa_paolo-board-best-plan = Show the best plan
papa_paolo-board-best-ride = Ride it like that
papa_paolo-board-fits = fits here
papa_paolo-board-fits-turned = fits here if it is turned
papa_paolo-board-fits-not = does not fit here
papa_paolo-board-places-fit = { $places ->
    [0] fits nowhere in your district
    [one] one spot in your district fits
   *[other] { $places } spots in your district fit
}
papa_paolo-board-would-lead = you would take the lead in { $line } (£{ $coin })
papa_paolo-board-full = no room for another pizza
papa_paolo-board-laid-here = { $here } laid here, { $left } left
papa_paolo-board-on-the-way = stop { $number } on the way, { papa_paolo-pizzas } left here
papa_paolo-board-can-ride-there = the road leads there
papa_paolo-board-starts-here = a delivery round starts here
papa_paolo-board-home-here = home: the delivery round ends here
papa_paolo-board-own-side = on your side
papa_paolo-board-other-side = not on your side: choosing it turns the tile
papa_paolo-board-pick-track = { $track } from { $before } to { $after }
papa_paolo-board-pick-costs = costs £{ $cost }
papa_paolo-board-pick-leaves = left for the others: { $tracks }
papa_paolo-board-bid-keeps = £{ $amount }, you keep £{ $keeps }
papa_paolo-board-bid-outbids = { $name } is outbid
papa_paolo-board-bid-settles = { $place ->
    [1] first to choose
    [2] second to choose
    [3] third to choose
   *[other] last to choose
}
papa_paolo-board-bid-next = { $place ->
    [1] you begin the next round
    [2] second in the next round
    [3] third in the next round
   *[other] fourth in the next round
}
papa_paolo-board-bid-best = up to { $best } of { $pizzas } delivered
papa_paolo-board-bid-best-of = up to { papa_paolo-board-best } delivered
papa_paolo-board-best = { $best ->
    [one] one pizza
   *[other] { $best } pizzas
}
papa_paolo-board-reach = What { $tile ->
    [any] a delivery tile
   *[other] { $tile }
} could reach: { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
}

papa_paolo-key-turn = turn the tile in hand (Shift: the other way)
papa_paolo-key-count = at the shop: fewer or more pizzas
papa_paolo-key-ride = from the scooter: along the road, or back
papa_paolo-key-rest = do nothing, step out, stop, or ride home
papa_paolo-key-drop = let go of what is in hand

## For whoever sees the board: no names of places

papa_paolo-do-pawn-seen = Pull a tile of the city into your district, or use a stall of its row or column. { $left ->
    [one] One pawn
   *[other] { $left } pawns
} left this round.
papa_paolo-do-mode-seen = What does your pawn do? Lay its tile in your district, use a stall of its row or column, or do nothing.
papa_paolo-do-stock-seen = You have { $left ->
    [one] one pizza
   *[other] { $left } pizzas
} to stock: choose a pizzeria for each.
papa_paolo-do-ride-seen = { $express ->
    [yes] Express delivery
   *[no] Delivery
}: follow the road from a pizzeria and choose the tiles that get pizzas. { $rounds ->
    [one] One delivery round
   *[other] Up to { $rounds } delivery rounds
} left.
papa_paolo-do-drop-seen = Follow the road and choose the tiles that get pizzas. { $stock } still on this pizzeria, { $pizzas } still to deliver.
papa_paolo-do-bid-seen = Bid for a delivery tile: choose a step of the stairs under it, above everybody else there, or step out. You have £{ $money }.
papa_paolo-do-bid-again-seen = You are outbid: choose a step that is not lower than yours, or step out. You have £{ $money }.
papa_paolo-do-duel-seen = Choose a bid, or { $stands ->
    [0] step out
   *[other] pass
}: whoever bids more chooses a delivery tile first. You have £{ $money }.

papa_paolo-told-deal-seen = Dealt to the city: { papa_paolo-tile }.
papa_paolo-told-pawn-seen = { $seat } places a pawn ({ papa_paolo-tile }; { papa_paolo-jobs }).
papa_paolo-told-lay-seen = { $seat } lays it in the district, open { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-site-seen = { $seat } builds the £{ $price } pizzeria.{ papa_paolo-then }
papa_paolo-told-stock-seen = { $seat } puts { papa_paolo-pizzas } on one of the pizzerias.{ papa_paolo-then }
papa_paolo-told-ride-seen = { $seat } sets out from a pizzeria.
papa_paolo-told-drop-seen = { $seat } leaves { papa_paolo-pizzas }.{ papa_paolo-served }{ papa_paolo-then }

papa_paolo-no-such-cell-seen = With two players the city has three rows and three columns.
papa_paolo-no-fourth-column-seen = With three players the city has three columns.
papa_paolo-no-cell-taken-seen = { $seat }’s pawn stands there already.
papa_paolo-no-icon-seen = Neither the row nor the column of this tile offers “{ papa_paolo-job }”.
papa_paolo-no-other-pizzeria-first-seen = This pizzeria has its share already: they are filled one after the other.
papa_paolo-no-spot-taken-seen = Something lies there already.
papa_paolo-no-outside-district-seen = With that spot your district would no longer fit into 4 by 5 cells.
papa_paolo-no-road-against-houses-seen = There a road would end at houses on its { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side.
papa_paolo-no-road-to-pizzeria-seen = There no road would join the tile to one of your pizzerias.
papa_paolo-no-pizzerias-side-by-side-seen = That is right beside one of your pizzerias; they may touch at corners only.
papa_paolo-no-city-beside-site-seen = That is not beside a city tile.
papa_paolo-no-pizzeria-there-seen = You have no pizzeria there.
papa_paolo-no-pizzas-left-seen = No pizzas are left on this pizzeria.
papa_paolo-no-house-in-reach-from-seen = From this pizzeria no road leads to a hungry house near enough.
papa_paolo-no-city-there-seen = No city tile lies there.
papa_paolo-no-cell-twice-seen = This delivery round has been there already.
papa_paolo-no-hungry-house-seen = All houses of this tile have their pizza.
papa_paolo-no-so-many-houses-seen = { $free ->
    [one] One house is
   *[other] { $free } houses are
} waiting there: bring at least one pizza and at most one per house.
papa_paolo-no-too-far-seen = That tile is at distance { $far }; you may go { $most }.
papa_paolo-no-turning-back-seen = No way without turning back passes that tile and all earlier stops.
papa_paolo-no-way-through-pizzeria-seen = The only way there leads through a pizzeria.
papa_paolo-no-road-there-seen = No road leads there from this pizzeria.
papa_paolo-no-nearest-first-seen = The stops of a delivery round are named from the nearest outwards: this tile should have come earlier.
