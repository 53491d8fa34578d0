### Why a move is good: what an expectation is made of, and how much of it.

papa_paolo-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
papa_paolo-part-delivered = pizzas delivered
papa_paolo-part-to_come = pizzas still to deliver
papa_paolo-part-spoilt = pizzas left over
papa_paolo-part-experience = experience
papa_paolo-part-money = money
papa_paolo-part-position = a good start into the next round
papa_paolo-part-score = final score

papa_paolo-word-keep = which start tile you keep
papa_paolo-word-pawn = a place for your pawn in the city
papa_paolo-word-take = taking the tile
papa_paolo-word-sponsor = money from a sponsor
papa_paolo-word-express = an express delivery
papa_paolo-word-shop = the shop
papa_paolo-word-build = another pizzeria
papa_paolo-word-nothing = doing nothing with this pawn
papa_paolo-word-lay = where the tile goes, and which way round
papa_paolo-word-site = a place for the pizzeria
papa_paolo-word-stock = on which pizzeria the pizzas go
papa_paolo-word-bid = a bid
papa_paolo-word-pass = stepping out of the bidding
papa_paolo-word-pick = which investment you lack
papa_paolo-word-turn = which investment you lack, and which two are left to the other side
papa_paolo-word-decline = going without an investment
papa_paolo-word-track = a step on the track
papa_paolo-word-once = using the tile at once
papa_paolo-word-discard = discarding the tile
papa_paolo-word-tile = which delivery tile suits your district
papa_paolo-word-ride = the pizzeria to start from
papa_paolo-word-drop = which tile to serve
papa_paolo-word-home = ending this delivery round
papa_paolo-word-stop = ending the delivery
