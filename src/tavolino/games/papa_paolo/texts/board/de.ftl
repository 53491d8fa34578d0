## Der gezeichnete Tisch: was wo liegt

papa_paolo-board-city = Die Stadt
papa_paolo-board-piazza = Die Piazza
papa_paolo-board-tracks = Erfahrungstafel
papa_paolo-board-players = Spieler
papa_paolo-board-my-district = Mein Viertel
papa_paolo-board-district-of = Viertel von { $name }
papa_paolo-board-compare = Das Viertel von { $name } neben meinem zeigen
papa_paolo-board-order = Spielreihenfolge
papa_paolo-board-round = Runde { $round }
papa_paolo-board-next-round = nächste Runde
papa_paolo-board-phase-place = Figuren
papa_paolo-board-phase-bribe = Schmiergeld
papa_paolo-board-phase-bid = Bieten
papa_paolo-board-phase-invest = Investieren
papa_paolo-board-phase-deliver = Liefern
papa_paolo-board-phase-experience = Erfahrung
papa_paolo-board-phase-prepare = Nächste Runde
papa_paolo-board-job-sponsor = Sponsor
papa_paolo-board-job-shop = Einkauf
papa_paolo-board-job-express = Eillieferung
papa_paolo-board-job-build = Bau
papa_paolo-board-shop-figure = 1–5, +{ $bonus }
papa_paolo-board-express-figure = { $pizzas } für £{ $fee }
papa_paolo-board-build-figure = ab £2
papa_paolo-board-track-gold = Finanzen
papa_paolo-board-track-blue = Markt
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Netz
papa_paolo-board-versatility = Vielseitigkeit
papa_paolo-board-or-track = oder Leiste +1
papa_paolo-board-once-gold = { $amount ->
    [0] Sponsor
   *[other] nimm £{ $amount }
}
papa_paolo-board-once-blue = { $amount ->
    [0] Einkauf
    [one] 1 Pizza gratis
   *[other] { $amount } Pizzen gratis
}
papa_paolo-board-once-red = { $amount ->
    [0] Eillieferung
   *[other] Eilig: { $amount }
}
papa_paolo-board-once-green = { $amount ->
    [0] Bau
   *[other] Bau, £{ $amount } billiger
}
papa_paolo-board-bare = leer
papa_paolo-board-pawn-of = Figur von { $name }
papa_paolo-board-plot = freier Bauplatz
papa_paolo-board-money = £{ $money }
papa_paolo-board-money-hidden = Geld verdeckt
papa_paolo-board-stock = { $stock ->
    [one] eine Pizza
   *[other] { $stock } Pizzen
} auf Lager, Platz für { $room }; { $pool } im eigenen Vorrat
papa_paolo-board-pawns = noch { $pawns ->
    [one] eine Figur
   *[other] { $pawns } Figuren
}
papa_paolo-board-bid = hat £{ $amount } geboten
papa_paolo-board-out = ausgestiegen
papa_paolo-board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
papa_paolo-board-gauge-pizzas = Pizzen
papa_paolo-board-gauge-distance = Entfernung
papa_paolo-board-gauge-rounds = Fahrten
papa_paolo-board-left-of = noch { $left } von { $all }
papa_paolo-board-ridden = { $ridden } von { $far }
papa_paolo-board-unlimited = beliebig weit
papa_paolo-board-chip-take = Plättchen nehmen
papa_paolo-board-chip-nothing = Nichts
papa_paolo-board-chip-shop = { $pizzas } für £{ $cost }
papa_paolo-board-chip-build = £{ $price }, Platz für { $capacity }
papa_paolo-board-has-tile = Lieferplättchen { $tile }
papa_paolo-board-parts = Teile des Tisches
papa_paolo-board-next-order = Reihenfolge der nächsten Runde
papa_paolo-board-district = Ein Viertel
