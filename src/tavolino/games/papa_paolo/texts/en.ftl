### Papà Paolo: what its rules say to the players.

papa_paolo-title = Papà Paolo
papa_paolo-blurb = Grow a district of Naples tile by tile and bring hot pizza to its houses. Pawns in the city earn tiles, money and bribes; bids on the Piazza decide who delivers how much, and how far.

## The switches of a match

papa_paolo-option-turn_order = Who begins the next round
papa_paolo-option-turn_order-bids = whoever stands furthest left on the Piazza, then clockwise
papa_paolo-option-turn_order-hidden_coin = whoever takes the coin that lies face down, then clockwise
papa_paolo-option-turn_order-reverse_bids = the lowest bid first, the highest last
papa_paolo-option-money_points = Points for money
papa_paolo-option-money_points-false = none
papa_paolo-option-money_points-true = 2 for the richest, 1 for the second richest
papa_paolo-option-forecast = Forecast (two players)
papa_paolo-option-forecast-false = delivery tiles round by round
papa_paolo-option-forecast-true = the next round’s delivery tiles are known
papa_paolo-option-investment_once = An investment tile used once
papa_paolo-option-investment_once-printed = brings what the tile shows
papa_paolo-option-investment_once-own_level = is the ordinary action at one’s own level and price
papa_paolo-option-hidden_money = Money
papa_paolo-option-hidden_money-false = open
papa_paolo-option-hidden_money-true = hidden

## Words used in other sentences

papa_paolo-name = { $seat }
papa_paolo-colour = { $colour ->
    [gold] gold
    [blue] blue
    [red] red
   *[green] green
}
papa_paolo-tile = { papa_paolo-colour }, { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $shape ->
    [D] dead end
    [I] straight road
    [L] bend
    [T] junction
   *[X] crossing
}
papa_paolo-line = { $axis ->
    [row] row { $line }
   *[column] column { $line }
}
papa_paolo-pizzas = { $pizzas ->
    [0] no pizzas
    [one] one pizza
   *[other] { $pizzas } pizzas
}
papa_paolo-sides = { $sides ->
    [N] to the north
    [E] to the east
    [S] to the south
    [W] to the west
    [NE] to the north and east
    [NS] to the north and south
    [NW] to the north and west
    [ES] to the east and south
    [EW] to the east and west
    [SW] to the south and west
    [NES] to the north, east and south
    [NEW] to the north, east and west
    [NSW] to the north, south and west
    [ESW] to the east, south and west
   *[NESW] to all sides
}
papa_paolo-compass = { $open }

## What to do now

papa_paolo-dealing = Round { $round } is being laid out.
papa_paolo-do-keep = Keep one of your two start tiles. The lower number begins; nobody sees your choice before the other has chosen too.
papa_paolo-do-pawn = Place a pawn on a free tile of the city. You have { $left ->
    [one] one pawn
   *[other] { $left } pawns
} left this round.
papa_paolo-do-mode = What does your pawn on { $cell } do? Take the tile, use an action of its row or column, or do nothing.
papa_paolo-do-lay = Add the tile to your district ({ papa_paolo-tile }): roads must meet roads, and a road must lead to a pizzeria.
papa_paolo-do-site = Where will your new £{ $price } pizzeria stand? Beside a city tile, and not beside another pizzeria.
papa_paolo-do-stock = You have { $left ->
    [one] one pizza
   *[other] { $left } pizzas
} to stock. How many go on the pizzeria at { $at }?
papa_paolo-do-ride = { $express ->
    [yes] Express delivery, however far
   *[no] Delivery, up to distance { $distance } in each delivery round
}: { papa_paolo-pizzas } in { $rounds ->
    [one] one delivery round
   *[other] up to { $rounds } delivery rounds
} left. From which pizzeria does the next one start?
papa_paolo-do-drop = On the way from { $at }: where do you leave pizzas? { $stock } still on this pizzeria, { $pizzas } still to deliver. Name the tiles from the nearest outwards.
papa_paolo-do-bid = Bid on the Piazza, above everybody else in your column, or step out. You have £{ $money }.
papa_paolo-do-bid-again = You are outbid: move your pawn to a space that is not lower, or step out. You have £{ $money }.
papa_paolo-do-duel = Bid, or { $stands ->
    [0] step out
   *[other] pass
}. You have £{ $money }.
papa_paolo-do-pass = With £{ $money } no bid is open to you: { $stands ->
    [0] step out.
   *[other] pass. Your bid of £{ $stands } stands.
}
papa_paolo-do-pick = { $cost ->
    [0] Choose your investment.
   *[other] Buy an investment for £{ $cost }, or go without.
}{ $turning ->
    [yes] { " " }Choose too which neighbouring colour stays on your side of the large tile.
   *[no] { "" }
}
papa_paolo-do-activate = Your investment tile ({ papa_paolo-colour }): move that marker one space, or use the tile once.
papa_paolo-do-choose = You bid more: choose your delivery tile.

papa_paolo-wait-keep = The start tiles are being chosen in secret.
papa_paolo-wait-place = { $seat } is placing a pawn.
papa_paolo-wait-bid = { $seat } is thinking about a bid.
papa_paolo-wait-pick = { $seat } is choosing an investment.
papa_paolo-wait-invest = { $seat } is using an investment.
papa_paolo-wait-deliver = { $seat } is delivering.

papa_paolo-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
papa_paolo-won = { $count ->
    [1] { $seat1 } wins with { papa_paolo-won-points }.
    [2] { $seat1 } and { $seat2 } win together with { papa_paolo-won-points } each.
    [3] { $seat1 }, { $seat2 } and { $seat3 } win together with { papa_paolo-won-points } each.
   *[4] { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } win together with { papa_paolo-won-points } each.
}

## What happened

papa_paolo-bribes = Bribes: { $players ->
    [2] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }.
    [3] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }.
   *[4] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }, { $seat4 } £{ $coins4 }.
}
papa_paolo-then = { $then ->
    [no] { "" }
    [bribes] { " " }{ papa_paolo-bribes }
    [settled] { " " }The bidding is over; { $seat_first } is the first to choose an investment.
    [round] { " " }Round { $round } begins with { $seat_first }.
   *[over] { " " }That was the last delivery: the match is over.
}

papa_paolo-told-start = { $seat } is dealt start tile { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep = { $seat } keeps start tile { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep-secretly = { $seat } has chosen a start tile.
papa_paolo-told-open = The start tiles are turned over: { $seat1 } has { $number1 }, { $seat2 } has { $number2 }. { $seat_first } begins.
papa_paolo-told-offer = Delivery tiles of round { $round }: { $tiles }.
papa_paolo-told-large = The large investment tile of this round has { papa_paolo-colour } opposite gold.
papa_paolo-told-facedown = A coin lies face down: { papa_paolo-line }.
papa_paolo-told-coin = A coin of £{ $value }: { papa_paolo-line }.
papa_paolo-told-deal = Dealt to { $cell }: { papa_paolo-tile }.
papa_paolo-told-faceup = The hidden coin ({ papa_paolo-line }) is worth £{ $value }. { $seat } takes it and begins the next round. { papa_paolo-bribes }

papa_paolo-told-pawn = { $seat } places a pawn on { $cell } ({ papa_paolo-tile }; { papa_paolo-jobs }).
papa_paolo-told-take = { $seat } takes the tile ({ papa_paolo-tile }).
papa_paolo-told-lay = { $seat } lays it at { $at }, open { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-sponsor = { $seat } gets £{ $money } from a sponsor.{ papa_paolo-then }
papa_paolo-told-shop = { $seat } buys { papa_paolo-pizzas } for £{ $cost } and gets { $received }.{ papa_paolo-then }
papa_paolo-told-express = { $seat } pays £{ $cost } for an express delivery of up to { papa_paolo-pizzas }.
papa_paolo-told-build = { $seat } buys a pizzeria for £{ $cost }.
papa_paolo-told-nothing = { $seat } does nothing with this pawn.{ papa_paolo-then }
papa_paolo-told-site = { $seat } builds the £{ $price } pizzeria at { $at }.{ papa_paolo-then }
papa_paolo-told-stock = { $seat } puts { papa_paolo-pizzas } on the pizzeria at { $at }.{ papa_paolo-then }

papa_paolo-told-bid = { $seat } bids £{ $amount }.{ papa_paolo-then }
papa_paolo-told-bid-column = { $seat } bids £{ $amount } in column { $column }, for tile { $tile }.{ papa_paolo-then }
papa_paolo-told-pass = { $stands ->
    [0] { $seat } steps out of the bidding.
   *[other] { $seat } passes; the bid of £{ $stands } stands.
}{ papa_paolo-then }
papa_paolo-told-pick = { $cost ->
    [0] { $seat } chooses the { papa_paolo-colour } investment tile.
   *[other] { $seat } buys the { papa_paolo-colour } investment tile for £{ $cost }.
}{ papa_paolo-then }
papa_paolo-other-side = { $left1 ->
    [gold] gold
    [blue] blue
    [red] red
   *[green] green
} and { $left2 ->
    [gold] gold
    [blue] blue
    [red] red
   *[green] green
}
papa_paolo-told-turn = { $cost ->
    [0] { $seat } chooses { papa_paolo-colour }.
   *[other] { $seat } pays £{ $cost } and chooses { papa_paolo-colour }.
} { $seat_other } is left with { papa_paolo-other-side }.{ papa_paolo-then }
papa_paolo-told-decline = { $seat } buys no investment tile.{ papa_paolo-then }
papa_paolo-told-track = { $seat } keeps the investment tile: one space to the right on the { papa_paolo-colour } track.{ papa_paolo-then }
papa_paolo-told-discard = { $seat } discards the { papa_paolo-colour } investment tile unused.{ papa_paolo-then }
papa_paolo-told-once-gold = { $seat } uses the gold tile up and takes £{ $money }.{ papa_paolo-then }
papa_paolo-told-once-blue = { $seat } uses the blue tile up and gets { papa_paolo-pizzas }.{ papa_paolo-then }
papa_paolo-told-once-shop = { $seat } uses the blue tile up: { papa_paolo-pizzas } for £{ $cost }, { $received } received.{ papa_paolo-then }
papa_paolo-told-once-red = { $seat } uses the red tile up for an express delivery of up to { papa_paolo-pizzas }{ $cost ->
    [0] .
   *[other] { " " }for £{ $cost }.
}
papa_paolo-told-once-green = { $seat } uses the green tile up: a £{ $price } pizzeria for £{ $cost }.

papa_paolo-told-choose = { $seat } takes delivery tile { $tile }: { papa_paolo-pizzas }, distance { $distance }.{ papa_paolo-then }
papa_paolo-told-ride = { $seat } sets out from the pizzeria at { $at }.
papa_paolo-served = { $complete ->
    [no] { "" }
    [now] { " " }That tile is fully served: the { papa_paolo-colour } marker moves one space after this delivery.
   *[later] { " " }That tile is fully served: the { papa_paolo-colour } marker moves one space once all have delivered.
}
papa_paolo-told-drop = { $seat } leaves { papa_paolo-pizzas } at { $at }.{ papa_paolo-served }{ papa_paolo-then }
papa_paolo-told-home = { $seat } ends the delivery round.{ papa_paolo-then }
papa_paolo-told-stop = { $seat } is done delivering.{ papa_paolo-then }

## Why not

papa_paolo-job = { $job ->
    [sponsor] sponsor
    [shop] shop
    [express] express delivery
   *[build] build
}
papa_paolo-no-only-chance = Tiles and coins are dealt by chance, not by players.
papa_paolo-no-keep-first = First keep one of your two start tiles.
papa_paolo-no-pawn-first = First place a pawn in the city.
papa_paolo-no-mode-first = First say what your pawn does.
papa_paolo-no-lay-first = You took the tile: now add it to your district.
papa_paolo-no-site-first = The pizzeria is paid: now choose its site.
papa_paolo-no-stock-first = First put your new pizzas on your pizzerias.
papa_paolo-no-bid-first = Now is the time to bid or step out.
papa_paolo-no-pick-first = Now an investment is chosen.
papa_paolo-no-activate-first = First use your investment tile.
papa_paolo-no-choose-first = First choose your delivery tile.
papa_paolo-no-ride-first = You are between two delivery rounds: start one from a pizzeria, or stop.
papa_paolo-no-drop-first = You are on the way: leave pizzas on a tile, or end the delivery round.

papa_paolo-no-such-start-tile = Start tile { $number } is not one of your two.
papa_paolo-no-such-cell = With two players the city has three rows and three columns; { $cell } is not among them.
papa_paolo-no-fourth-column = With three players the city has three columns; { $cell } is covered.
papa_paolo-no-cell-taken = { $seat }’s pawn stands on { $cell } already.
papa_paolo-no-place-for-tile = This tile fits nowhere in your district, so you cannot take it.
papa_paolo-no-icon = Neither the row nor the column of { $cell } offers “{ papa_paolo-job }”.
papa_paolo-no-money = That costs £{ $cost }; you have £{ $money }.
papa_paolo-no-such-purchase = The shop sells one to { $most } pizzas at a time.
papa_paolo-no-pizzas-in-pool = { $pool ->
    [0] You have no pizzas left in your pool.
    [one] You have only one pizza left in your pool.
   *[other] You have only { $pool } pizzas left in your pool.
}
papa_paolo-no-room = { $room ->
    [0] Your pizzerias are full.
    [one] Your pizzerias have room for one more pizza only.
   *[other] Your pizzerias have room for { $room } more pizzas only.
}
papa_paolo-no-room-on-pizzeria = { $most ->
    [0] This pizzeria is full.
    [one] At most one pizza goes here.
   *[other] At most { $most } pizzas go here.
}
papa_paolo-no-room-elsewhere = At least { $least ->
    [one] one pizza has
   *[other] { $least } pizzas have
} to go here: the others have no room for them.
papa_paolo-no-other-pizzeria-first = The pizzerias are filled one after the other: now the one at { $at }.
papa_paolo-no-pizzas-to-deliver = There are no pizzas on your pizzerias.
papa_paolo-no-house-in-reach = No road leads from a pizzeria with pizzas to a hungry house.
papa_paolo-no-empty-express = An express delivery has to bring at least one pizza to a house.
papa_paolo-no-such-pizzeria = There are pizzerias for £2, £4 and £5, but none for £{ $price }.
papa_paolo-no-pizzeria-left = No £{ $price } pizzeria is left in the supply.
papa_paolo-no-site = There is no site for a pizzeria in your district.

papa_paolo-no-such-rotation = The tile cannot be turned so that it is open { papa_paolo-sides }.
papa_paolo-no-spot-taken = Something lies at { $at } already.
papa_paolo-no-outside-district = With { $at } your district would no longer fit into 4 by 5 cells.
papa_paolo-no-road-against-houses = At { $at } a road would end at houses on its { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} side.
papa_paolo-no-road-to-pizzeria = At { $at } no road would join the tile to one of your pizzerias.
papa_paolo-no-pizzerias-side-by-side = { $at } is right beside one of your pizzerias; they may touch at corners only.
papa_paolo-no-city-beside-site = { $at } is not beside a city tile.

papa_paolo-no-column-named = Say in which column you bid.
papa_paolo-no-such-column = With three players column { $column } of the Piazza is not used.
papa_paolo-no-such-amount = Column { $column } has no space for £{ $amount }.
papa_paolo-no-lower-row = Your pawn stands on row { $own } and may not go down to row { $row }.
papa_paolo-no-underbid = In column { $column } £{ $highest } is bid: go above it.
papa_paolo-no-bid-without-money = You cannot bid £{ $amount }: you have £{ $money }.
papa_paolo-no-columns-here = With two players a bid is just an amount, without a column.
papa_paolo-no-such-bid = There is no £{ $amount } on the Piazza.
papa_paolo-no-equal-bid = £{ $highest } is bid already; bids are never equal.
papa_paolo-no-low-bid = £{ $highest } is bid: go above it. Only the first answer to an opening of £{ $opening } or more may be lower.
papa_paolo-no-such-investment = The { papa_paolo-colour } investment tile is no longer there.
papa_paolo-no-quarter-on-your-side = { $colour ->
    [gold] Gold
    [blue] Blue
    [red] Red
   *[green] Green
} does not lie on your side of the large tile.
papa_paolo-no-money-for-investment = Without a bid the investment tile costs £{ $cost }, and you do not have that.
papa_paolo-no-declining = Whoever has bid chooses an investment tile; you may discard it afterwards.
papa_paolo-no-pick-without-turn = Say also which neighbouring colour stays on your side of the large tile.
papa_paolo-no-turning = There is nothing to be turned here: just choose a colour.
papa_paolo-no-neighbour = On the large tile { $beside ->
    [gold] gold
    [blue] blue
    [red] red
   *[green] green
} does not lie beside { papa_paolo-colour }.
papa_paolo-no-track-end = Your { papa_paolo-colour } marker is already at the end of its track.
papa_paolo-no-choice-here = The { papa_paolo-colour } tile has nothing to choose when it is used once.

papa_paolo-no-such-delivery-tile = Delivery tile { $number } is not on the table.
papa_paolo-no-pizzeria-there = You have no pizzeria at { $at }.
papa_paolo-no-pizzas-left = No pizzas are left at { $at }.
papa_paolo-no-house-in-reach-from = From { $at } no road leads to a hungry house near enough.
papa_paolo-no-city-there = There is no city tile at { $at }.
papa_paolo-no-cell-twice = This delivery round has been at { $at } already.
papa_paolo-no-hungry-house = All houses at { $at } have their pizza.
papa_paolo-no-so-many-houses = { $free ->
    [one] One house is
   *[other] { $free } houses are
} waiting at { $at }: bring at least one pizza and at most one per house.
papa_paolo-no-so-many-pizzas = { $stock ->
    [0] The pizzeria where this delivery round started is empty.
    [one] The pizzeria where this delivery round started has only one pizza left.
   *[other] The pizzeria where this delivery round started has only { $stock } pizzas left.
}
papa_paolo-no-more-on-tile = { $left ->
    [one] You may deliver only one more pizza now.
   *[other] You may deliver only { $left } more pizzas now.
}
papa_paolo-no-too-far = { $at } is at distance { $far }; you may go { $most }.
papa_paolo-no-turning-back = No way without turning back passes { $at } and all earlier stops.
papa_paolo-no-way-through-pizzeria = The only way to { $at } leads through a pizzeria.
papa_paolo-no-road-there = No road leads from this pizzeria to { $at }.
papa_paolo-no-nearest-first = Name the tiles of a delivery round from the nearest outwards: { $at } should have come earlier.
papa_paolo-no-empty-round = A delivery round leaves at least one pizza.

## The table in words

papa_paolo-sheet-players = Players, round { $round } of 5
papa_paolo-sheet-under-way = Under way
papa_paolo-sheet-grid = The city
papa_paolo-sheet-lines = Rows and columns
papa_paolo-sheet-tiles = Delivery and investment tiles
papa_paolo-sheet-stairs = The Piazza
papa_paolo-sheet-supply = Supply
papa_paolo-sheet-district = { $start ->
    [0] District of { $seat }
   *[other] District of { $seat } (start tile { $start })
}
papa_paolo-column-player = Player
papa_paolo-column-points = Points
papa_paolo-column-money = Money (£)
papa_paolo-column-pawns = Pawns to place
papa_paolo-column-pool = Pizzas in the pool
papa_paolo-column-gold = Gold: sponsor
papa_paolo-column-blue = Blue: shop
papa_paolo-column-red = Red: express delivery
papa_paolo-column-green = Green: delivery rounds
papa_paolo-column-bid = Bid
papa_paolo-column-investment = Investment
papa_paolo-column-delivery = Delivery tile
papa_paolo-column-what = What
papa_paolo-column-cell = Cell
papa_paolo-column-tile = Tile
papa_paolo-column-pawn = Pawn
papa_paolo-column-jobs = Actions
papa_paolo-column-line = Row or column
papa_paolo-column-coin = Coin (£)
papa_paolo-column-leader = Goes to
papa_paolo-column-where = Where
papa_paolo-column-row = Row
papa_paolo-column-number = Column { $column }
papa_paolo-column-pizzeria = Pizzeria
papa_paolo-column-left = Left
papa_paolo-column-spot = Place
papa_paolo-column-x = x { $x }
papa_paolo-row-y = y { $y }
papa_paolo-hidden-coin = face down
papa_paolo-hidden = hidden
papa_paolo-out = stepped out
papa_paolo-next-round = next round
papa_paolo-investment = investment
papa_paolo-large-tile = large tile
papa_paolo-large = { papa_paolo-colour } opposite gold
papa_paolo-stack = city tiles in the stack
papa_paolo-stair = { $amount }: { $seat }
papa_paolo-delivery-tile = { $tile }: { papa_paolo-pizzas }, distance { $distance }
papa_paolo-bid = { $column ->
    [0] £{ $amount }
   *[other] £{ $amount } (column { $column }, row { $row })
}
papa_paolo-level = { $colour ->
    [gold] space { $space }: £{ $gain }
    [blue] space { $space }: +{ $gain }
    [red] space { $space }: { $gain }
   *[green] space { $space }: { $gain }
}
papa_paolo-job1 = { $job1 ->
    [sponsor] sponsor
    [shop] shop
    [express] express delivery
   *[build] build
}
papa_paolo-job2 = { $job2 ->
    [sponsor] sponsor
    [shop] shop
    [express] express delivery
   *[build] build
}
papa_paolo-job3 = { $job3 ->
    [sponsor] sponsor
    [shop] shop
    [express] express delivery
   *[build] build
}
papa_paolo-job4 = { $job4 ->
    [sponsor] sponsor
    [shop] shop
    [express] express delivery
   *[build] build
}
papa_paolo-jobs = { $count ->
    [1] { papa_paolo-job1 }
    [2] { papa_paolo-job1 }, { papa_paolo-job2 }
    [3] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }
   *[4] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }, { papa_paolo-job4 }
}
papa_paolo-pizzeria = { $price ->
    [0] start pizzeria
   *[other] pizzeria (£{ $price })
} { $stock }/{ $capacity }
papa_paolo-city = { papa_paolo-colour } { $served }/{ $houses }, { papa_paolo-compass }
papa_paolo-pending-placed = a pawn on { $cell }
papa_paolo-pending-building = a pizzeria (£{ $price }) without a site
papa_paolo-pending-stocking = { $left ->
    [one] one pizza
   *[other] { $left } pizzas
} to stock
papa_paolo-pending-delivery = { $express ->
    [yes] express delivery
   *[no] delivery, distance { $distance }
}: { papa_paolo-pizzas } and { $rounds ->
    [one] one delivery round
   *[other] { $rounds } delivery rounds
} left; stops of this one: { $stops }
