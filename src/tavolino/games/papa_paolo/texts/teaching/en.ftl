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
