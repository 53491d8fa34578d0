### Waarom een zet goed is: waaruit een verwachting bestaat, en hoeveel.

papa_paolo-worth = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
papa_paolo-part-delivered = geleverde pizza’s
papa_paolo-part-to_come = pizza’s die nog geleverd worden
papa_paolo-part-spoilt = pizza’s die overblijven
papa_paolo-part-experience = ervaring
papa_paolo-part-money = geld
papa_paolo-part-position = een goede start in de volgende ronde
papa_paolo-part-score = eindscore
