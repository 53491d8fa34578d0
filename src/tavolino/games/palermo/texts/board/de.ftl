## Der gezeichnete Tisch: was wo liegt und steht

palermo-board-city = Die Stadt Palermo
palermo-board-cell-empty = { $cell }: Bauplatz
palermo-board-cell-start = { $cell }: Startkarte
palermo-board-cell-street = { $cell }: Platz mit Brunnen
palermo-board-cell-house = { $cell }: { $size }er-Haus von { $owner }
palermo-board-cell-plaza = { $cell }: Piazza von { $owner }
palermo-board-disc-waits = Scheibe an der Tür
palermo-board-disc-collected = Scheibe eingesammelt
palermo-board-street = Straße
palermo-board-roof = Dach
palermo-board-plot = Bauplatz
palermo-board-start = Startkarte
palermo-board-fountain = Platz mit Brunnen
palermo-board-promenade = Promenade
palermo-board-corner = Ecke der Promenade
palermo-board-door = Tür von { $owner }
palermo-board-gangster = Gangster von { $owner }
palermo-board-policeman = Polizist von { $owner }
palermo-board-policeman-asleep = Polizist von { $owner }, inaktiv

## Bauen

palermo-board-supply = Hauskarten
palermo-board-size = { $size }er-Haus, noch { $left }
palermo-board-size-nowhere = { palermo-board-size }, passt gerade nirgends
palermo-board-turn-left = Nach links drehen
palermo-board-turn-right = Nach rechts drehen
palermo-board-mirror = Spiegelbild
palermo-board-in-hand = { $size }er-Haus, { $turn ->
    [0] nicht gedreht
    [one] um ein Viertel gedreht
   *[other] um { $turn } Viertel gedreht
}
palermo-board-in-hand-mirrored = { palermo-board-in-hand }, gespiegelt
palermo-board-start-here = hier kann die Startkarte liegen
palermo-board-fits = passt
palermo-board-fits-turned = passt, wenn man es dreht
palermo-board-fits-not = passt nicht
palermo-board-houses-left = { $houses ->
    [0] Die Stadt ist fertig
    [one] Noch ein Haus
   *[other] Noch { $houses } Häuser
}
palermo-board-waived = An kein Dach lässt sich mehr anbauen: Baue, wo du willst.

## Einsammeln

palermo-board-round = Runde { $round }
palermo-board-points = { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
}
palermo-board-tolls = { $tolls ->
    [one] davon einer für einen Polizisten
   *[other] davon { $tolls } für Polizisten
}
palermo-board-could-collect = hier könnte dein Gangster eine Scheibe einsammeln, +{ $gain }
palermo-board-could-come-home = hier könnte dein Gangster heimkommen, +{ $gain }
palermo-board-collects = Scheibe, +{ $gain }
palermo-board-comes-home = daheim, +{ $gain }
palermo-board-pays = −{ $gain }
palermo-board-offered = wählbar
palermo-board-leave = Polizist bleibt stehen
palermo-board-stay = Hier stehen bleiben
palermo-board-stalled = Seit { $rounds } Runden ist nichts passiert; nach acht ist die Partie vorbei.
palermo-board-whole = Ganze Stadt

## Die Spieler

palermo-board-players = Spieler
palermo-board-money = { $money } { $money ->
    [one] Million
   *[other] Millionen
} Lire
palermo-board-range = Reichweite { $range }
palermo-board-discs-to-lay = noch { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} zu setzen
palermo-board-discs-of = { $collected } von { $discs } Scheiben eingesammelt
palermo-board-police-start = Polizist am Start
palermo-board-police-active = Polizist aktiv
palermo-board-police-inactive = Polizist inaktiv
palermo-board-home = zu Hause seit Runde { $round }

## Was geschah, für alle, die das Brett sehen

palermo-told-start-seen = { $seat } legt die Startkarte.
palermo-told-house-seen = { $seat } baut ein { $size }er-Haus{ $mirrored ->
    [yes] { " " }(gespiegelt)
   *[no] { "" }
}.{ $waived ->
    [yes] { " " }Es ließ sich an kein Dach anbauen und steht für sich.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza-seen = { $seat } legt eine Piazza, weil kein Haus passt.{ palermo-aside-finished }
palermo-told-police-seen = { $seat } zieht den Polizisten ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go-seen = { $seat } geht weiter ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect-seen = { $seat } geht weiter ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}), sammelt eine Scheibe ein und verdient { $income ->
    [one] eine Million
   *[other] { $income } Millionen
} Lire.{ palermo-aside-bribe }{ $left ->
    [0] { " " }Das war die letzte Scheibe: jetzt nach Hause!
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home-seen = { $seat } kommt nach Hause ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}) und verdient { $income ->
    [one] eine Million
   *[other] { $income } Millionen
} Lire.{ palermo-aside-bribe }{ palermo-aside-bonus }

## Warum nicht, für alle, die den Plan sehen

palermo-no-cell-taken-seen = Dort liegt schon eine Karte.
palermo-no-first-house-apart-seen = Das erste Haus muss neben der Startkarte liegen, und das tut es dort nicht.
palermo-no-roof-contact-seen = Dort berührt dieses Dach kein anderes an einer Kante, und anderswo geht das noch.
palermo-no-courtyard-seen = Damit wäre eine Straße eingemauert: Alle Straßen müssen mit der Promenade verbunden bleiben.
palermo-no-plaza-yet-seen = Noch keine Piazza: Irgendwo passt noch ein { $size }er-Haus.
palermo-no-roof-seen = Das ist ein Dach; Figuren bleiben auf den Straßen und der Promenade.
palermo-no-already-there-seen = Dein Gangster steht schon dort; soll er dort bleiben, wähle „Hier stehen bleiben“.
palermo-no-gangster-there-seen = Dort steht der Gangster von { $seat }: Vorbei darf man, stehen bleiben nicht.
palermo-no-too-far-seen = Das ist { $cost } Punkte entfernt; du hast { $range }.
palermo-no-way-but-home-seen = Auf dem einzigen Weg dorthin betritt dein Gangster die Startkarte, und dort ist er zu Hause.
palermo-no-policeman-already-there-seen = Dein Polizist steht schon dort; soll er dort bleiben, lass ihn stehen.
palermo-no-policeman-on-gangster-seen = Dort steht der Gangster von { $seat }: Ein Polizist darf da nicht stehen bleiben.
palermo-no-policemen-side-by-side-seen = Dort oder direkt daneben steht der Polizist von { $seat }: So nahe darf kein anderer stehen bleiben.
palermo-no-too-far-for-police-seen = Das ist { $cost } Punkte entfernt; dein Polizist hat { $range }.
