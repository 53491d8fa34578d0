### Papà Paolo: was seine Regeln den Spielern sagen.

papa_paolo-title = Papà Paolo
papa_paolo-blurb = Lass Plättchen für Plättchen ein Viertel von Neapel wachsen und bring seinen Häusern heiße Pizza. Figuren in der Stadt holen Plättchen, Geld und Schmiergeld; die Gebote auf der Piazza entscheiden, wer wie viel liefert, und wie weit.

## Die Varianten einer Partie

papa_paolo-option-turn_order = Wer die nächste Runde beginnt
papa_paolo-option-turn_order-bids = wer auf der Piazza am weitesten links steht, dann im Uhrzeigersinn
papa_paolo-option-turn_order-hidden_coin = wer die verdeckte Münze bekommt, dann im Uhrzeigersinn
papa_paolo-option-turn_order-reverse_bids = das niedrigste Gebot zuerst, das höchste zuletzt
papa_paolo-option-money_points = Punkte für Geld
papa_paolo-option-money_points-false = keine
papa_paolo-option-money_points-true = 2 für den Reichsten, 1 für den Zweitreichsten
papa_paolo-option-forecast = Vorausschau (zu zweit)
papa_paolo-option-forecast-false = Lieferplättchen Runde für Runde
papa_paolo-option-forecast-true = die Lieferplättchen der nächsten Runde sind bekannt
papa_paolo-option-investment_once = Investitionsplättchen einmal nutzen
papa_paolo-option-investment_once-printed = bringt, was es zeigt
papa_paolo-option-investment_once-own_level = ist die gewöhnliche Aktion auf eigener Stufe, zum üblichen Preis
papa_paolo-option-hidden_money = Geld
papa_paolo-option-hidden_money-false = offen
papa_paolo-option-hidden_money-true = verdeckt

## Wörter in anderen Sätzen

papa_paolo-name = { $seat }
papa_paolo-colour = { $colour ->
    [gold] Gold
    [blue] Blau
    [red] Rot
   *[green] Grün
}
papa_paolo-tile = { papa_paolo-colour }, { $houses ->
    [one] 1 Haus
   *[other] { $houses } Häuser
}, { $shape ->
    [D] Sackgasse
    [I] gerade Straße
    [L] Kurve
    [T] Abzweig
   *[X] Kreuzung
}
papa_paolo-line = { $axis ->
    [row] Reihe { $line }
   *[column] Spalte { $line }
}
papa_paolo-pizzas = { $pizzas ->
    [0] keine Pizza
    [one] eine Pizza
   *[other] { $pizzas } Pizzen
}
papa_paolo-sides = { $sides ->
    [N] nach Norden
    [E] nach Osten
    [S] nach Süden
    [W] nach Westen
    [NE] nach Norden und Osten
    [NS] nach Norden und Süden
    [NW] nach Norden und Westen
    [ES] nach Osten und Süden
    [EW] nach Osten und Westen
    [SW] nach Süden und Westen
    [NES] nach Norden, Osten und Süden
    [NEW] nach Norden, Osten und Westen
    [NSW] nach Norden, Süden und Westen
    [ESW] nach Osten, Süden und Westen
   *[NESW] nach allen Seiten
}
papa_paolo-compass = { $open ->
    [N] N
    [E] O
    [S] S
    [W] W
    [NE] NO
    [NS] NS
    [NW] NW
    [ES] OS
    [EW] OW
    [SW] SW
    [NES] NOS
    [NEW] NOW
    [NSW] NSW
    [ESW] OSW
   *[NESW] NOSW
}

## Was jetzt zu tun ist

papa_paolo-dealing = Runde { $round } wird ausgelegt.
papa_paolo-do-keep = Behalte eines deiner beiden Startplättchen. Die niedrigere Zahl beginnt; niemand sieht deine Wahl, bevor auch die andere Seite gewählt hat.
papa_paolo-do-pawn = Setze eine Figur auf ein freies Stadtplättchen. Du hast in dieser Runde noch { $left ->
    [one] eine Figur
   *[other] { $left } Figuren
}.
papa_paolo-do-mode = Was macht deine Figur auf { $cell }? Nimm das Plättchen, nutze eine Aktion der Reihe oder Spalte, oder tu nichts.
papa_paolo-do-lay = Lege das Plättchen in dein Viertel ({ papa_paolo-tile }): Straße an Straße, und eine Straße muss zu einer Pizzeria führen.
papa_paolo-do-site = Wo soll deine neue Pizzeria für £{ $price } stehen? Neben einem Stadtplättchen, und nicht neben einer anderen Pizzeria.
papa_paolo-do-stock = Du hast { $left ->
    [one] eine Pizza
   *[other] { $left } Pizzen
} zu verteilen. Wie viele kommen auf die Pizzeria bei { $at }?
papa_paolo-do-ride = { $express ->
    [yes] Eillieferung, beliebig weit
   *[no] Lieferung, je Fahrt bis Entfernung { $distance }
}: noch { papa_paolo-pizzas } auf { $rounds ->
    [one] einer Fahrt
   *[other] bis zu { $rounds } Fahrten
}. An welcher Pizzeria beginnt die nächste Fahrt?
papa_paolo-do-drop = Unterwegs von { $at }: Wo gibst du Pizzen ab? Auf dieser Pizzeria sind noch { $stock }, zu liefern sind noch { $pizzas }. Nenne die Plättchen vom nächsten nach außen.
papa_paolo-do-bid = Biete auf der Piazza, höher als alle in deiner Spalte, oder steig aus. Du hast £{ $money }.
papa_paolo-do-bid-again = Du bist überboten: Setze deine Figur auf ein Feld, das nicht tiefer liegt, oder steig aus. Du hast £{ $money }.
papa_paolo-do-duel = Biete, oder { $stands ->
    [0] steig aus
   *[other] passe
}. Du hast £{ $money }.
papa_paolo-do-pass = Mit £{ $money } kannst du hier nicht bieten: { $stands ->
    [0] Steig aus.
   *[other] Passe. Dein Gebot von £{ $stands } bleibt stehen.
}
papa_paolo-do-pick = { $cost ->
    [0] Wähle deine Investition.
   *[other] Kaufe eine Investition für £{ $cost }, oder verzichte.
}{ $turning ->
    [yes] { " " }Wähle auch, welche Nachbarfarbe auf deiner Seite des großen Plättchens bleibt.
   *[no] { "" }
}
papa_paolo-do-activate = Dein Investitionsplättchen ({ papa_paolo-colour }): Rücke den Marker ein Feld vor, oder nutze das Plättchen einmal.
papa_paolo-do-choose = Du hast mehr geboten: Wähle dein Lieferplättchen.

papa_paolo-wait-keep = Die Startplättchen werden geheim gewählt.
papa_paolo-wait-place = { $seat } setzt eine Figur.
papa_paolo-wait-bid = { $seat } überlegt sich ein Gebot.
papa_paolo-wait-pick = { $seat } wählt eine Investition.
papa_paolo-wait-invest = { $seat } nutzt eine Investition.
papa_paolo-wait-deliver = { $seat } liefert.

papa_paolo-won-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
papa_paolo-won = { $count ->
    [1] { $seat1 } gewinnt mit { papa_paolo-won-points }.
    [2] { $seat1 } und { $seat2 } gewinnen gemeinsam mit je { papa_paolo-won-points }.
    [3] { $seat1 }, { $seat2 } und { $seat3 } gewinnen gemeinsam mit je { papa_paolo-won-points }.
   *[4] { $seat1 }, { $seat2 }, { $seat3 } und { $seat4 } gewinnen gemeinsam mit je { papa_paolo-won-points }.
}

## Was geschehen ist

papa_paolo-bribes = Schmiergeld: { $players ->
    [2] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }.
    [3] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }.
   *[4] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }, { $seat4 } £{ $coins4 }.
}
papa_paolo-then = { $then ->
    [no] { "" }
    [bribes] { " " }{ papa_paolo-bribes }
    [settled] { " " }Das Bieten ist vorbei; { $seat_first } darf zuerst eine Investition wählen.
    [round] { " " }Runde { $round } beginnt mit { $seat_first }.
   *[over] { " " }Das war die letzte Lieferung: Die Partie ist zu Ende.
}

papa_paolo-told-start = { $seat } bekommt Startplättchen { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep = { $seat } behält Startplättchen { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep-secretly = { $seat } hat ein Startplättchen gewählt.
papa_paolo-told-open = Die Startplättchen werden umgedreht: { $seat1 } hat { $number1 }, { $seat2 } hat { $number2 }. { $seat_first } beginnt.
papa_paolo-told-offer = Lieferplättchen der Runde { $round }: { $tiles }.
papa_paolo-told-large = Auf dem großen Investitionsplättchen dieser Runde liegt gegenüber von Gold: { papa_paolo-colour }.
papa_paolo-told-facedown = Eine Münze liegt verdeckt: { papa_paolo-line }.
papa_paolo-told-coin = Eine Münze zu £{ $value }: { papa_paolo-line }.
papa_paolo-told-deal = Auf { $cell } kommt: { papa_paolo-tile }.
papa_paolo-told-faceup = Die verdeckte Münze ({ papa_paolo-line }) ist £{ $value } wert. { $seat } nimmt sie und beginnt die nächste Runde. { papa_paolo-bribes }

papa_paolo-told-pawn = { $seat } setzt eine Figur auf { $cell } ({ papa_paolo-tile }; { papa_paolo-jobs }).
papa_paolo-told-take = { $seat } nimmt das Plättchen ({ papa_paolo-tile }).
papa_paolo-told-lay = { $seat } legt es auf { $at }, offen { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-sponsor = { $seat } bekommt £{ $money } von einem Sponsor.{ papa_paolo-then }
papa_paolo-told-shop = { $seat } kauft { papa_paolo-pizzas } für £{ $cost } und bekommt { $received }.{ papa_paolo-then }
papa_paolo-told-express = { $seat } zahlt £{ $cost } für eine Eillieferung, höchstens { papa_paolo-pizzas }.
papa_paolo-told-build = { $seat } kauft eine Pizzeria für £{ $cost }.
papa_paolo-told-nothing = { $seat } tut mit dieser Figur nichts.{ papa_paolo-then }
papa_paolo-told-site = { $seat } baut die Pizzeria für £{ $price } auf { $at }.{ papa_paolo-then }
papa_paolo-told-stock = { $seat } legt { papa_paolo-pizzas } auf die Pizzeria bei { $at }.{ papa_paolo-then }

papa_paolo-told-bid = { $seat } bietet £{ $amount }.{ papa_paolo-then }
papa_paolo-told-bid-column = { $seat } bietet £{ $amount } in Spalte { $column }, für Plättchen { $tile }.{ papa_paolo-then }
papa_paolo-told-pass = { $stands ->
    [0] { $seat } steigt aus dem Bieten aus.
   *[other] { $seat } passt; das Gebot von £{ $stands } bleibt stehen.
}{ papa_paolo-then }
papa_paolo-told-pick = { $cost ->
    [0] { $seat } wählt das Investitionsplättchen „{ papa_paolo-colour }“.
   *[other] { $seat } kauft das Investitionsplättchen „{ papa_paolo-colour }“ für £{ $cost }.
}{ papa_paolo-then }
papa_paolo-other-side = { $left1 ->
    [gold] Gold
    [blue] Blau
    [red] Rot
   *[green] Grün
} und { $left2 ->
    [gold] Gold
    [blue] Blau
    [red] Rot
   *[green] Grün
}
papa_paolo-told-turn = { $cost ->
    [0] { $seat } wählt { papa_paolo-colour }.
   *[other] { $seat } zahlt £{ $cost } und wählt { papa_paolo-colour }.
} Für { $seat_other } bleiben { papa_paolo-other-side }.{ papa_paolo-then }
papa_paolo-told-decline = { $seat } kauft kein Investitionsplättchen.{ papa_paolo-then }
papa_paolo-told-track = { $seat } behält das Investitionsplättchen: ein Feld nach rechts auf der Leiste „{ papa_paolo-colour }“.{ papa_paolo-then }
papa_paolo-told-discard = { $seat } wirft das Investitionsplättchen „{ papa_paolo-colour }“ ungenutzt ab.{ papa_paolo-then }
papa_paolo-told-once-gold = { $seat } nutzt das goldene Plättchen und nimmt £{ $money }.{ papa_paolo-then }
papa_paolo-told-once-blue = { $seat } nutzt das blaue Plättchen und bekommt { papa_paolo-pizzas }.{ papa_paolo-then }
papa_paolo-told-once-shop = { $seat } nutzt das blaue Plättchen: { papa_paolo-pizzas } für £{ $cost }, { $received } erhalten.{ papa_paolo-then }
papa_paolo-told-once-red = { $seat } nutzt das rote Plättchen für eine Eillieferung, höchstens { papa_paolo-pizzas }{ $cost ->
    [0] .
   *[other] { " " }für £{ $cost }.
}
papa_paolo-told-once-green = { $seat } nutzt das grüne Plättchen: eine Pizzeria zu £{ $price } für £{ $cost }.

papa_paolo-told-choose = { $seat } nimmt Lieferplättchen { $tile }: { papa_paolo-pizzas }, Entfernung { $distance }.{ papa_paolo-then }
papa_paolo-told-ride = { $seat } fährt von der Pizzeria bei { $at } los.
papa_paolo-served = { $complete ->
    [no] { "" }
    [now] { " " }Das Plättchen ist vollständig beliefert: nach dieser Lieferung ein Feld nach rechts auf der Leiste „{ papa_paolo-colour }“.
   *[later] { " " }Das Plättchen ist vollständig beliefert: ein Feld nach rechts auf der Leiste „{ papa_paolo-colour }“, wenn alle geliefert haben.
}
papa_paolo-told-drop = { $seat } gibt { papa_paolo-pizzas } bei { $at } ab.{ papa_paolo-served }{ papa_paolo-then }
papa_paolo-told-home = { $seat } beendet die Fahrt.{ papa_paolo-then }
papa_paolo-told-stop = { $seat } ist mit dem Liefern fertig.{ papa_paolo-then }

## Warum nicht

papa_paolo-job = { $job ->
    [sponsor] Sponsor
    [shop] Einkauf
    [express] Eillieferung
   *[build] Bau
}
papa_paolo-no-only-chance = Plättchen und Münzen teilt der Zufall aus, nicht die Spieler.
papa_paolo-no-keep-first = Behalte zuerst eines deiner beiden Startplättchen.
papa_paolo-no-pawn-first = Setze zuerst eine Figur in die Stadt.
papa_paolo-no-mode-first = Sag zuerst, was deine Figur macht.
papa_paolo-no-lay-first = Du hast das Plättchen genommen: Lege es jetzt in dein Viertel.
papa_paolo-no-site-first = Die Pizzeria ist bezahlt: Wähle jetzt ihren Platz.
papa_paolo-no-stock-first = Verteile zuerst deine neuen Pizzen.
papa_paolo-no-bid-first = Jetzt wird geboten oder ausgestiegen.
papa_paolo-no-pick-first = Jetzt wird eine Investition gewählt.
papa_paolo-no-activate-first = Nutze zuerst dein Investitionsplättchen.
papa_paolo-no-choose-first = Wähle zuerst dein Lieferplättchen.
papa_paolo-no-ride-first = Du bist zwischen zwei Fahrten: Fahre von einer Pizzeria los, oder höre auf.
papa_paolo-no-drop-first = Du bist unterwegs: Gib Pizzen auf einem Plättchen ab, oder beende die Fahrt.

papa_paolo-no-such-start-tile = Startplättchen { $number } ist keines von deinen beiden.
papa_paolo-no-such-cell = Zu zweit hat die Stadt drei Reihen und drei Spalten; { $cell } gehört nicht dazu.
papa_paolo-no-fourth-column = Zu dritt hat die Stadt drei Spalten; { $cell } ist verdeckt.
papa_paolo-no-cell-taken = Auf { $cell } steht schon eine Figur von { $seat }.
papa_paolo-no-place-for-tile = Dieses Plättchen passt nirgends in dein Viertel; du kannst es nicht nehmen.
papa_paolo-no-icon = Weder die Reihe noch die Spalte von { $cell } bietet „{ papa_paolo-job }“.
papa_paolo-no-money = Das kostet £{ $cost }; du hast £{ $money }.
papa_paolo-no-such-purchase = Im Laden kauft man eine bis { $most } Pizzen auf einmal.
papa_paolo-no-pizzas-in-pool = { $pool ->
    [0] Du hast keine Pizzen mehr im eigenen Vorrat.
    [one] Du hast nur noch eine Pizza im eigenen Vorrat.
   *[other] Du hast nur noch { $pool } Pizzen im eigenen Vorrat.
}
papa_paolo-no-room = { $room ->
    [0] Deine Pizzerien sind voll.
    [one] Auf deinen Pizzerien ist nur noch Platz für eine Pizza.
   *[other] Auf deinen Pizzerien ist nur noch Platz für { $room } Pizzen.
}
papa_paolo-no-room-on-pizzeria = { $most ->
    [0] Diese Pizzeria ist voll.
    [one] Hierher kommt höchstens eine Pizza.
   *[other] Hierher kommen höchstens { $most } Pizzen.
}
papa_paolo-no-room-elsewhere = Mindestens { $least ->
    [one] eine Pizza muss
   *[other] { $least } Pizzen müssen
} hierher: Anderswo ist kein Platz mehr.
papa_paolo-no-other-pizzeria-first = Die Pizzerien werden eine nach der anderen gefüllt: jetzt die bei { $at }.
papa_paolo-no-pizzas-to-deliver = Auf deinen Pizzerien liegt keine Pizza.
papa_paolo-no-house-in-reach = Von keiner Pizzeria mit Pizzen führt eine Straße zu einem hungrigen Haus.
papa_paolo-no-empty-express = Eine Eillieferung muss mindestens eine Pizza zu einem Haus bringen.
papa_paolo-no-such-pizzeria = Es gibt Pizzerien für £2, £4 und £5, aber keine für £{ $price }.
papa_paolo-no-pizzeria-left = Im Vorrat ist keine Pizzeria für £{ $price } mehr.
papa_paolo-no-site = In deinem Viertel gibt es keinen Platz für eine Pizzeria.

papa_paolo-no-such-rotation = Das Plättchen lässt sich nicht so drehen, dass es { papa_paolo-sides } offen ist.
papa_paolo-no-spot-taken = Auf { $at } liegt schon etwas.
papa_paolo-no-outside-district = Mit { $at } würde dein Viertel nicht mehr in 4 mal 5 Felder passen.
papa_paolo-no-road-against-houses = Auf { $at } würde an der { $side ->
    [N] Nordseite
    [E] Ostseite
    [S] Südseite
   *[W] Westseite
} eine Straße an Häusern enden.
papa_paolo-no-road-to-pizzeria = Auf { $at } wäre das Plättchen durch keine Straße mit einer deiner Pizzerien verbunden.
papa_paolo-no-pizzerias-side-by-side = { $at } liegt direkt neben einer deiner Pizzerien; nur Ecken dürfen sich berühren.
papa_paolo-no-city-beside-site = { $at } liegt nicht neben einem Stadtplättchen.

papa_paolo-no-column-named = Sag, in welcher Spalte du bietest.
papa_paolo-no-such-column = Zu dritt wird Spalte { $column } der Piazza nicht benutzt.
papa_paolo-no-such-amount = In Spalte { $column } gibt es kein Feld für £{ $amount }.
papa_paolo-no-lower-row = Deine Figur steht in Reihe { $own } und darf nicht in Reihe { $row } hinunter.
papa_paolo-no-underbid = In Spalte { $column } sind £{ $highest } geboten: Biete mehr.
papa_paolo-no-bid-without-money = Du kannst keine £{ $amount } bieten: Du hast £{ $money }.
papa_paolo-no-columns-here = Zu zweit ist ein Gebot nur ein Betrag, ohne Spalte.
papa_paolo-no-such-bid = £{ $amount } steht nicht auf der Piazza.
papa_paolo-no-equal-bid = Geboten sind schon £{ $highest }; gleiche Gebote gibt es nicht.
papa_paolo-no-low-bid = Geboten sind £{ $highest }: Biete mehr. Nur die erste Antwort auf eine Eröffnung mit £{ $opening } oder mehr darf niedriger sein.
papa_paolo-no-such-investment = Das Investitionsplättchen „{ papa_paolo-colour }“ ist nicht mehr da.
papa_paolo-no-quarter-on-your-side = { $colour ->
    [gold] Gold
    [blue] Blau
    [red] Rot
   *[green] Grün
} liegt nicht auf deiner Seite des großen Plättchens.
papa_paolo-no-money-for-investment = Ohne Gebot kostet das Investitionsplättchen £{ $cost }, und so viel hast du nicht.
papa_paolo-no-declining = Wer geboten hat, wählt ein Investitionsplättchen; abwerfen kannst du es danach.
papa_paolo-no-pick-without-turn = Sag auch, welche Nachbarfarbe auf deiner Seite des großen Plättchens bleibt.
papa_paolo-no-turning = Hier gibt es nichts zu drehen: Wähle einfach eine Farbe.
papa_paolo-no-neighbour = Auf dem großen Plättchen liegt { $beside ->
    [gold] Gold
    [blue] Blau
    [red] Rot
   *[green] Grün
} nicht neben { papa_paolo-colour }.
papa_paolo-no-track-end = Dein Marker auf der Leiste „{ papa_paolo-colour }“ ist schon am Ende.
papa_paolo-no-choice-here = Beim Plättchen „{ papa_paolo-colour }“ gibt es nichts zu wählen, wenn man es einmal nutzt.

papa_paolo-no-such-delivery-tile = Lieferplättchen { $number } liegt nicht aus.
papa_paolo-no-pizzeria-there = Bei { $at } hast du keine Pizzeria.
papa_paolo-no-pizzas-left = Bei { $at } ist keine Pizza mehr.
papa_paolo-no-house-in-reach-from = Von { $at } führt keine Straße zu einem hungrigen Haus, das nah genug ist.
papa_paolo-no-city-there = Bei { $at } liegt kein Stadtplättchen.
papa_paolo-no-cell-twice = Auf dieser Fahrt warst du schon bei { $at }.
papa_paolo-no-hungry-house = Alle Häuser bei { $at } haben ihre Pizza.
papa_paolo-no-so-many-houses = Bei { $at } { $free ->
    [one] wartet ein Haus
   *[other] warten { $free } Häuser
}: Bring mindestens eine Pizza und höchstens eine je Haus.
papa_paolo-no-so-many-pizzas = { $stock ->
    [0] Die Pizzeria, an der diese Fahrt begann, ist leer.
    [one] Die Pizzeria, an der diese Fahrt begann, hat nur noch eine Pizza.
   *[other] Die Pizzeria, an der diese Fahrt begann, hat nur noch { $stock } Pizzen.
}
papa_paolo-no-more-on-tile = { $left ->
    [one] Du darfst jetzt nur noch eine Pizza liefern.
   *[other] Du darfst jetzt nur noch { $left } Pizzen liefern.
}
papa_paolo-no-too-far = { $at } ist { $far } weit weg; du darfst { $most } weit fahren.
papa_paolo-no-turning-back = Kein Weg ohne Umkehren führt über { $at } und alle bisherigen Halte.
papa_paolo-no-way-through-pizzeria = Der einzige Weg nach { $at } führt durch eine Pizzeria.
papa_paolo-no-road-there = Von dieser Pizzeria führt keine Straße nach { $at }.
papa_paolo-no-nearest-first = Nenne die Plättchen einer Fahrt vom nächsten nach außen: { $at } wäre früher dran gewesen.
papa_paolo-no-empty-round = Auf einer Fahrt wird mindestens eine Pizza abgegeben.

## Der Tisch in Worten

papa_paolo-sheet-players = Spieler, Runde { $round } von 5
papa_paolo-sheet-under-way = Gerade im Gange
papa_paolo-sheet-grid = Die Stadt
papa_paolo-sheet-lines = Reihen und Spalten
papa_paolo-sheet-tiles = Liefer- und Investitionsplättchen
papa_paolo-sheet-stairs = Die Piazza
papa_paolo-sheet-supply = Vorrat
papa_paolo-sheet-district = { $start ->
    [0] Viertel von { $seat }
   *[other] Viertel von { $seat } (Startplättchen { $start })
}
papa_paolo-column-player = Spieler
papa_paolo-column-points = Punkte
papa_paolo-column-money = Geld (£)
papa_paolo-column-pawns = Noch zu setzen
papa_paolo-column-pool = Pizzen im eigenen Vorrat
papa_paolo-column-gold = Gold: Sponsor
papa_paolo-column-blue = Blau: Einkauf
papa_paolo-column-red = Rot: Eillieferung
papa_paolo-column-green = Grün: Fahrten
papa_paolo-column-bid = Gebot
papa_paolo-column-investment = Investition
papa_paolo-column-delivery = Lieferplättchen
papa_paolo-column-what = Was
papa_paolo-column-cell = Feld
papa_paolo-column-tile = Plättchen
papa_paolo-column-pawn = Figur
papa_paolo-column-jobs = Aktionen
papa_paolo-column-line = Reihe oder Spalte
papa_paolo-column-coin = Münze (£)
papa_paolo-column-leader = Geht an
papa_paolo-column-where = Wo
papa_paolo-column-row = Reihe
papa_paolo-column-number = Spalte { $column }
papa_paolo-column-pizzeria = Pizzeria
papa_paolo-column-left = Übrig
papa_paolo-column-spot = Platz
papa_paolo-column-x = x { $x }
papa_paolo-row-y = y { $y }
papa_paolo-hidden-coin = verdeckt
papa_paolo-hidden = verdeckt
papa_paolo-out = ausgestiegen
papa_paolo-next-round = nächste Runde
papa_paolo-investment = Investition
papa_paolo-large-tile = großes Plättchen
papa_paolo-large = { papa_paolo-colour } gegenüber von Gold
papa_paolo-stack = Stadtplättchen im Stapel
papa_paolo-stair = { $amount }: { $seat }
papa_paolo-delivery-tile = { $tile }: { papa_paolo-pizzas }, Entfernung { $distance }
papa_paolo-bid = { $column ->
    [0] £{ $amount }
   *[other] £{ $amount } (Spalte { $column }, Reihe { $row })
}
papa_paolo-level = { $colour ->
    [gold] Feld { $space }: £{ $gain }
    [blue] Feld { $space }: +{ $gain }
    [red] Feld { $space }: { $gain }
   *[green] Feld { $space }: { $gain }
}
papa_paolo-job1 = { $job1 ->
    [sponsor] Sponsor
    [shop] Einkauf
    [express] Eillieferung
   *[build] Bau
}
papa_paolo-job2 = { $job2 ->
    [sponsor] Sponsor
    [shop] Einkauf
    [express] Eillieferung
   *[build] Bau
}
papa_paolo-job3 = { $job3 ->
    [sponsor] Sponsor
    [shop] Einkauf
    [express] Eillieferung
   *[build] Bau
}
papa_paolo-job4 = { $job4 ->
    [sponsor] Sponsor
    [shop] Einkauf
    [express] Eillieferung
   *[build] Bau
}
papa_paolo-jobs = { $count ->
    [1] { papa_paolo-job1 }
    [2] { papa_paolo-job1 }, { papa_paolo-job2 }
    [3] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }
   *[4] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }, { papa_paolo-job4 }
}
papa_paolo-pizzeria = { $price ->
    [0] Startpizzeria
   *[other] Pizzeria (£{ $price })
} { $stock }/{ $capacity }
papa_paolo-city = { papa_paolo-colour } { $served }/{ $houses }, { papa_paolo-compass }
papa_paolo-pending-placed = eine Figur auf { $cell }
papa_paolo-pending-building = eine Pizzeria (£{ $price }) ohne Platz
papa_paolo-pending-stocking = noch { $left ->
    [one] eine Pizza
   *[other] { $left } Pizzen
} zu verteilen
papa_paolo-pending-delivery = { $express ->
    [yes] Eillieferung
   *[no] Lieferung, Entfernung { $distance }
}: noch { papa_paolo-pizzas } und { $rounds ->
    [one] eine Fahrt
   *[other] { $rounds } Fahrten
}; Halte dieser Fahrt: { $stops }
