### Warum ein Zug gut ist: woraus eine Erwartung besteht, und wie viel.

papa_paolo-worth = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
papa_paolo-part-delivered = gelieferte Pizzen
papa_paolo-part-to_come = Pizzen, die noch geliefert werden
papa_paolo-part-spoilt = Pizzen, die übrig bleiben
papa_paolo-part-experience = Erfahrung
papa_paolo-part-money = Geld
papa_paolo-part-position = ein guter Start in die nächste Runde
papa_paolo-part-score = Endstand
