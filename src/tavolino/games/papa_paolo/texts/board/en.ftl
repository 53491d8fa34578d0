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
papa_paolo-board-express-figure = { $pizzas } for £{ $fee }
papa_paolo-board-build-figure = from £2
papa_paolo-board-track-gold = Finance
papa_paolo-board-track-blue = Market
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Network
papa_paolo-board-versatility = Versatility
papa_paolo-board-or-track = or track +1
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
papa_paolo-board-chip-shop = { $pizzas } for £{ $cost }
papa_paolo-board-chip-build = £{ $price }, holds { $capacity }
papa_paolo-board-has-tile = delivery tile { $tile }
papa_paolo-board-parts = Parts of the table
papa_paolo-board-next-order = Turn order of the next round
papa_paolo-board-district = A district
