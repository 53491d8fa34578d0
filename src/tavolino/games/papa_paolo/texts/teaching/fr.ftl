### Pourquoi un coup est bon : de quoi est fait un espoir, et combien.

papa_paolo-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
papa_paolo-part-delivered = pizzas livrées
papa_paolo-part-to_come = pizzas encore à livrer
papa_paolo-part-spoilt = pizzas qui restent
papa_paolo-part-experience = expérience
papa_paolo-part-money = argent
papa_paolo-part-position = un bon départ dans la manche suivante
papa_paolo-part-score = score final
