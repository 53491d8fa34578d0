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
papa_paolo-board-express-figure = { $pizzas } für £{ $fee }, { $rounds }×
papa_paolo-board-build-figure = ab £{ $price }
papa_paolo-board-track-gold = Finanzen
papa_paolo-board-track-blue = Markt
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Netz
papa_paolo-board-versatility = Vielseitigkeit
papa_paolo-board-or-track = oder Leiste +1
papa_paolo-board-or-level = oder { $before } → { $after }
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
papa_paolo-board-chip-shop = { $free ->
    [0] { papa_paolo-pizzas } für £{ $cost }
   *[other] { $pizzas } + { $free } für £{ $cost }
}
papa_paolo-board-fewer = Eine Pizza weniger
papa_paolo-board-more = Eine Pizza mehr
papa_paolo-board-chip-build = £{ $price }{ $off ->
    [0] { "" }
   *[other] { " " }weniger £{ $off }
}, Platz für { $capacity }
papa_paolo-board-chip-discard = Abwerfen
papa_paolo-board-has-tile = Lieferplättchen { $tile }
papa_paolo-board-parts = Teile des Tisches
papa_paolo-board-next-order = Reihenfolge der nächsten Runde
papa_paolo-board-stack = { $tiles ->
    [one] ein Stadtplättchen
   *[other] { $tiles } Stadtplättchen
} im Stapel
papa_paolo-board-supply = { $left ->
    [one] eine Pizzeria
   *[other] { $left } Pizzerien
} für £{ $price }
papa_paolo-board-district = Ein Viertel

## Entscheidungen

papa_paolo-board-plan-lay = Dieses Plättchen ({ papa_paolo-tile }) nehmen und hierher legen?
papa_paolo-board-plan-lay-taken = Das Plättchen hierher legen?
papa_paolo-board-plan-sponsor = Eine Figur einsetzen und zum Sponsor gehen?
papa_paolo-board-plan-shop = { papa_paolo-pizzas } für £{ $cost } kaufen{ $free ->
    [0] ?
    [one] { " " }und eine dazubekommen?
   *[other] { " " }und { $free } dazubekommen?
}
papa_paolo-board-plan-express = Eine Figur einsetzen und eine Eillieferung losschicken?
papa_paolo-board-plan-build = Die Pizzeria für £{ $price } hier bauen{ $off ->
    [0] ?
   *[other] , für £{ $cost }?
}
papa_paolo-board-plan-nothing = Dort eine Figur einsetzen und nichts tun?
papa_paolo-board-plan-stock = Die Pizzen so verteilen?
papa_paolo-board-plan-keeps = Du behältst £{ $keeps }.
papa_paolo-board-plan-points = Du hättest { papa_paolo-board-points }.
papa_paolo-board-plan-round = Auf dieser Fahrt { papa_paolo-pizzas } ausliefern und heimfahren?{ $more ->
    [0] { "" }
    [one] { " " }Eine weitere könnte mitfahren.
   *[other] { " " }{ $more } weitere könnten mitfahren.
}
papa_paolo-board-chip-home = { $pizzas ->
    [0] Heim
   *[other] Heim, { $pizzas } geliefert
}
papa_paolo-board-ask-spot = { $places ->
    [0] Dieses Plättchen passt nirgends in dein Viertel: Wähle einen Stand seiner Reihe oder Spalte, oder ein anderes Plättchen.
   *[other] Wähle nun eine markierte Stelle in deinem Viertel für dieses Plättchen, oder einen Stand seiner Reihe oder Spalte.
}
papa_paolo-board-ask-turned = Das Plättchen ist gedreht: Wähle die Stelle, um es dort so hinzulegen, oder dreh es weiter.
papa_paolo-board-ask-pizzas = Wie viele Pizzen? Wähle mit − und +, und drücke dann auf den Preis, um sie zu kaufen.
papa_paolo-board-ask-pizzeria = Welche Pizzeria? Je teurer sie ist, desto mehr Pizzen fasst sie.
papa_paolo-board-ask-site = Wähle nun eine markierte Stelle in deinem Viertel für die neue Pizzeria.
papa_paolo-board-ask-stop = Der Roller steht bereit: Wähle ein markiertes Plättchen, dann fährt er hin und lässt eine Pizza dort.
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
papa_paolo-board-pick-track = { $track } von { $before } auf { $after }
papa_paolo-board-pick-costs = kostet £{ $cost }
papa_paolo-board-pick-leaves = bleibt den anderen: { $tracks }
papa_paolo-board-bid-keeps = £{ $amount }, du behältst £{ $keeps }
papa_paolo-board-bid-outbids = { $name } wird überboten
papa_paolo-board-bid-settles = { $place ->
    [1] du wählst zuerst
    [2] du wählst als Zweites
    [3] du wählst als Drittes
   *[other] du wählst zuletzt
}
papa_paolo-board-bid-next = { $place ->
    [1] du beginnst die nächste Runde
    [2] an zweiter Stelle der nächsten Runde
    [3] an dritter Stelle der nächsten Runde
   *[other] an vierter Stelle der nächsten Runde
}
papa_paolo-board-bid-best = bis zu { $best } von { $pizzas } geliefert
papa_paolo-board-bid-best-of = bis zu { papa_paolo-board-best } geliefert
papa_paolo-board-best = { $best ->
    [one] eine Pizza
   *[other] { $best } Pizzen
}
papa_paolo-board-reach = Was { $tile ->
    [any] ein Lieferplättchen
   *[other] { $tile }
} erreichen könnte: { $houses ->
    [0] kein Haus
    [one] ein Haus
   *[other] { $houses } Häuser
}

papa_paolo-key-turn = das Plättchen in der Hand drehen (Umschalt: andersherum)
papa_paolo-key-count = beim Einkauf: weniger oder mehr Pizzen
papa_paolo-key-ride = vom Roller aus: die Straße entlang oder zurück
papa_paolo-key-rest = nichts tun, aussteigen, aufhören oder heimfahren
papa_paolo-key-drop = loslassen, was in der Hand ist

## Für alle, die den Tisch sehen: ohne Namen von Feldern

papa_paolo-do-pawn-seen = Zieh ein Stadtplättchen in dein Viertel, oder nutze einen Stand seiner Reihe oder Spalte. Noch { $left ->
    [one] eine Figur
   *[other] { $left } Figuren
} in dieser Runde.
papa_paolo-do-mode-seen = Was macht deine Figur? Lege ihr Plättchen in dein Viertel, nutze einen Stand der Reihe oder Spalte, oder tu nichts.
papa_paolo-do-stock-seen = Du hast { $left ->
    [one] eine Pizza
   *[other] { $left } Pizzen
} zu verteilen: Wähle für jede eine Pizzeria.
papa_paolo-do-ride-seen = { $express ->
    [yes] Eillieferung
   *[no] Lieferung
}: Folge der Straße von einer Pizzeria aus und wähle die Plättchen, die Pizzen bekommen. Noch { $rounds ->
    [one] eine Fahrt
   *[other] bis zu { $rounds } Fahrten
}.
papa_paolo-do-drop-seen = Folge der Straße und wähle die Plättchen, die Pizzen bekommen. Auf dieser Pizzeria sind noch { $stock }, zu liefern sind noch { $pizzas }.
papa_paolo-do-bid-seen = Biete auf ein Lieferplättchen: Wähle eine Stufe der Treppe darunter, höher als alle anderen dort, oder steig aus. Du hast £{ $money }.
papa_paolo-do-bid-again-seen = Du bist überboten: Wähle eine Stufe, die nicht tiefer liegt als deine, oder steig aus. Du hast £{ $money }.
papa_paolo-do-duel-seen = Wähle ein Gebot, oder { $stands ->
    [0] steig aus
   *[other] passe
}: Wer mehr bietet, wählt zuerst ein Lieferplättchen. Du hast £{ $money }.

papa_paolo-told-deal-seen = In die Stadt kommt: { papa_paolo-tile }.
papa_paolo-told-pawn-seen = { $seat } setzt eine Figur ein ({ papa_paolo-tile }; { papa_paolo-jobs }).
papa_paolo-told-lay-seen = { $seat } legt es ins Viertel, offen { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-site-seen = { $seat } baut die Pizzeria für £{ $price }.{ papa_paolo-then }
papa_paolo-told-stock-seen = { $seat } legt { papa_paolo-pizzas } auf eine der Pizzerien.{ papa_paolo-then }
papa_paolo-told-ride-seen = { $seat } fährt von einer Pizzeria los.
papa_paolo-told-drop-seen = { $seat } liefert { papa_paolo-pizzas }.{ papa_paolo-served }{ papa_paolo-then }

papa_paolo-no-such-cell-seen = Zu zweit hat die Stadt drei Reihen und drei Spalten.
papa_paolo-no-fourth-column-seen = Zu dritt hat die Stadt drei Spalten.
papa_paolo-no-cell-taken-seen = Dort steht schon eine Figur von { $seat }.
papa_paolo-no-icon-seen = Weder die Reihe noch die Spalte dieses Plättchens bietet „{ papa_paolo-job }“.
papa_paolo-no-other-pizzeria-first-seen = Diese Pizzeria hat ihren Teil schon: Sie werden eine nach der anderen gefüllt.
papa_paolo-no-spot-taken-seen = Dort liegt schon etwas.
papa_paolo-no-outside-district-seen = Mit diesem Feld würde dein Viertel nicht mehr in 4 mal 5 Felder passen.
papa_paolo-no-road-against-houses-seen = Dort würde an der { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
   *[W] Westseite
} eine Straße an Häusern enden.
papa_paolo-no-road-to-pizzeria-seen = Dort wäre das Plättchen durch keine Straße mit einer deiner Pizzerien verbunden.
papa_paolo-no-pizzerias-side-by-side-seen = Das ist direkt neben einer deiner Pizzerien; nur Ecken dürfen sich berühren.
papa_paolo-no-city-beside-site-seen = Das ist nicht neben einem Stadtplättchen.
papa_paolo-no-pizzeria-there-seen = Dort hast du keine Pizzeria.
papa_paolo-no-pizzas-left-seen = Auf dieser Pizzeria ist keine Pizza mehr.
papa_paolo-no-house-in-reach-from-seen = Von dieser Pizzeria führt keine Straße zu einem hungrigen Haus, das nah genug ist.
papa_paolo-no-city-there-seen = Dort liegt kein Stadtplättchen.
papa_paolo-no-cell-twice-seen = Auf dieser Fahrt warst du dort schon.
papa_paolo-no-hungry-house-seen = Alle Häuser dieses Plättchens haben ihre Pizza.
papa_paolo-no-so-many-houses-seen = Dort { $free ->
    [one] wartet ein Haus
   *[other] warten { $free } Häuser
}: Bring mindestens eine Pizza und höchstens eine je Haus.
papa_paolo-no-too-far-seen = Dieses Plättchen ist { $far } weit weg; du darfst { $most } weit fahren.
papa_paolo-no-turning-back-seen = Kein Weg ohne Umkehren führt über dieses Plättchen und alle bisherigen Halte.
papa_paolo-no-way-through-pizzeria-seen = Der einzige Weg dorthin führt durch eine Pizzeria.
papa_paolo-no-road-there-seen = Von dieser Pizzeria führt keine Straße dorthin.
papa_paolo-no-nearest-first-seen = Die Halte einer Fahrt werden vom nächsten nach außen genannt: Dieses Plättchen wäre früher dran gewesen.
