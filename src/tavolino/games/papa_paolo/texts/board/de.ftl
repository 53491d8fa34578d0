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

## Entscheidungen

papa_paolo-board-plan-lay = Dieses Plättchen ({ papa_paolo-tile }) nehmen und hierher legen?
papa_paolo-board-plan-lay-taken = Das Plättchen hierher legen?
papa_paolo-board-plan-sponsor = Eine Figur einsetzen und zum Sponsor gehen?
papa_paolo-board-plan-shop = { papa_paolo-pizzas } für £{ $cost } kaufen?
papa_paolo-board-plan-express = Eine Figur einsetzen und eine Eillieferung losschicken?
papa_paolo-board-plan-build = Die Pizzeria für £{ $price } hier bauen?
papa_paolo-board-plan-nothing = Dort eine Figur einsetzen und nichts tun?
papa_paolo-board-plan-stock = Die Pizzas so verteilen?
papa_paolo-board-plan-round = Auf dieser Fahrt { papa_paolo-pizzas } ausliefern und heimfahren?
papa_paolo-board-chip-home = { $pizzas ->
    [0] Heim
   *[other] Heim, { $pizzas } geliefert
}
papa_paolo-board-turn = Drehen
papa_paolo-board-best-plan = Den besten Plan zeigen
papa_paolo-board-best-ride = So fahren
papa_paolo-board-fits = passt hierher
papa_paolo-board-fits-turned = passt gedreht hierher
papa_paolo-board-fits-not = passt nicht hierher
papa_paolo-board-places-fit = { $places ->
    [0] passt nirgends in dein Viertel
    [one] passt an einer Stelle in dein Viertel
   *[other] passt an { $places } Stellen in dein Viertel
}
papa_paolo-board-would-lead = du führst dann in { $line } (£{ $coin })
papa_paolo-board-full = kein Platz für eine weitere Pizza
papa_paolo-board-laid-here = { $here } hier, noch { $left }
papa_paolo-board-on-the-way = Halt { $number } unterwegs, { papa_paolo-pizzas } hier
papa_paolo-board-can-ride-there = die Straße führt hin
papa_paolo-board-starts-here = hier beginnt eine Fahrt
papa_paolo-board-home-here = daheim: hier endet die Fahrt
papa_paolo-board-own-side = auf deiner Seite
papa_paolo-board-other-side = nicht auf deiner Seite: wählen dreht das Plättchen
papa_paolo-board-pick-track = Leiste von { $before } auf { $after }
papa_paolo-board-bid-keeps = £{ $amount }, du behältst £{ $keeps }
papa_paolo-board-bid-outbids = { $name } wird überboten
papa_paolo-board-bid-settles = { $place ->
    [1] du wählst zuerst
    [2] du wählst als Zweites
    [3] du wählst als Drittes
   *[other] du wählst zuletzt
}
papa_paolo-board-bid-begins = du beginnst die nächste Runde
papa_paolo-board-bid-best = bis zu { $best } von { $pizzas } geliefert
papa_paolo-board-bid-best-of = bis zu { papa_paolo-board-best } geliefert
papa_paolo-board-best = { $best ->
    [one] eine Pizza
   *[other] { $best } Pizzas
}

papa_paolo-key-turn = das Plättchen in der Hand drehen (Umschalt: andersherum)
papa_paolo-key-ride = vom Roller aus: die Straße entlang oder zurück
papa_paolo-key-rest = nichts tun, aussteigen, aufhören oder heimfahren
papa_paolo-key-drop = loslassen, was in der Hand ist
