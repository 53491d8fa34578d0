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

papa_paolo-word-keep = welches Startplättchen du behältst
papa_paolo-word-pawn = ein Platz für deine Figur in der Stadt
papa_paolo-word-take = das Plättchen nehmen
papa_paolo-word-sponsor = Geld von einem Sponsor
papa_paolo-word-express = eine Eillieferung
papa_paolo-word-shop = ein Einkauf
papa_paolo-word-build = noch eine Pizzeria
papa_paolo-word-nothing = mit dieser Figur nichts tun
papa_paolo-word-lay = wohin das Plättchen kommt, und wie gedreht
papa_paolo-word-site = ein Platz für die Pizzeria
papa_paolo-word-stock = auf welche Pizzeria die Pizzen kommen
papa_paolo-word-bid = ein Gebot
papa_paolo-word-pass = aus dem Bieten aussteigen
papa_paolo-word-pick = welche Investition dir fehlt
papa_paolo-word-turn = welche Investition dir fehlt, und welche zwei der anderen Seite bleiben
papa_paolo-word-decline = ohne Investition bleiben
papa_paolo-word-track = ein Feld auf der Leiste
papa_paolo-word-once = das Plättchen gleich nutzen
papa_paolo-word-discard = das Plättchen abwerfen
papa_paolo-word-tile = welches Lieferplättchen zu deinem Viertel passt
papa_paolo-word-ride = die Pizzeria, an der du losfährst
papa_paolo-word-drop = welches Plättchen du belieferst
papa_paolo-word-home = diese Fahrt beenden
papa_paolo-word-stop = die Lieferung beenden
