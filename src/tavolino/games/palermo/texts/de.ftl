### Palermo: was die Regeln den Spielern sagen.

palermo-title = Palermo
palermo-blurb = Baue mit den anderen die Altstadt von Palermo und schick dann deinen Gangster auf die Runde durch ihre Bars. Was an Punkten übrig bleibt, wird zu Geld; Polizisten im Weg kosten Punkte.

## Die Varianten einer Partie

palermo-option-police = Polizisten
palermo-option-police-on = mit Polizisten
palermo-option-police-off = ohne Polizisten
palermo-option-bonus_table = Prämie zu Hause bei fünf Spielern
palermo-option-bonus_table-printed = 5 Millionen Lire, wie gedruckt
palermo-option-bonus_table-falling = 3 Millionen Lire, wie wohl gemeint
palermo-option-ring_links = Schnelle Wege auf der Promenade
palermo-option-ring_links-side = zu den Ecken der eigenen Seite
palermo-option-ring_links-any_corner = zu jeder Ecke
palermo-option-ring_links-both_ways = zu den Ecken und zurück
palermo-option-ring_links-none = keine
palermo-option-first_house_touches_start = Erstes Haus
palermo-option-first_house_touches_start-false = wo man will
palermo-option-first_house_touches_start-true = neben der Startkarte
palermo-option-handedness = Hauskarten
palermo-option-handedness-fixed = wie gedruckt
palermo-option-handedness-free = auch gespiegelt
palermo-option-bribe = Bestechung
palermo-option-bribe-false = keine
palermo-option-bribe-true = an einem Polizisten vorbeizugehen kostet auch eine Million Lire
palermo-option-no_loitering = Vor fremden Türen stehen
palermo-option-no_loitering-false = so lange man will
palermo-option-no_loitering-true = nur einen Zug lang
palermo-option-tiebreak = Bei gleich viel Geld
palermo-option-tiebreak-shared = wird der Sieg geteilt
palermo-option-tiebreak-earlier_home = gewinnt, wer früher zu Hause war
palermo-option-tiebreak-later_seat = gewinnt, wer später an der Reihe ist

palermo-name = { $seat }

## Was jetzt zu tun ist

palermo-do-start = Lege die Startkarte auf einen beliebigen Bauplatz: Von hier brechen alle Gangster auf, und hierher kehren sie heim.
palermo-do-first-house = Lege jetzt das erste Haus und setze eine Scheibe an seine Tür.
palermo-do-house = Lege ein Haus so, dass sein Dach ein anderes Dach berührt. Du hast noch { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} zu setzen.
palermo-do-house-anywhere = Kein Haus lässt sich mehr an ein Dach anbauen: Lege eines auf einen beliebigen leeren Bauplatz. Du hast noch { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} zu setzen.
palermo-do-plaza = Nirgends passt mehr ein Haus: Lege eine Piazza und setze deine Scheibe auf eines ihrer vier Felder.
palermo-do-police = Zieh deinen Polizisten höchstens { $range ->
    [one] einen Punkt
   *[other] { $range } Punkte
} weit, oder lass ihn stehen.
palermo-do-police-from-home = Dein Gangster ist zu Hause. Zieh deinen Polizisten höchstens { $range } Punkte weit oder lass ihn stehen; danach bekommst du { $bonus } Millionen Lire.
palermo-do-go = Zieh deinen Gangster höchstens { $range ->
    [one] einen Punkt
   *[other] { $range } Punkte
} weit. { $discs ->
    [one] Eine Scheibe wartet
   *[other] { $discs } Scheiben warten
} noch auf dich.
palermo-do-go-home = Du hast alle deine Scheiben: Bring deinen Gangster heim auf die Startkarte. Du hast { $range } Punkte.

palermo-wait-start = { $seat } legt die Startkarte.
palermo-wait-house = { $seat } baut.
palermo-wait-police = { $seat } überlegt, was der Polizist tut.
palermo-wait-gangster = { $seat } zieht mit dem Gangster.

palermo-money = { $money } { $money ->
    [one] Million
   *[other] Millionen
} Lire
palermo-winners = { $count ->
    [1] { $seat1 } gewinnt mit { palermo-money }.
    [2] { $seat1 } und { $seat2 } gewinnen gemeinsam mit je { palermo-money }.
    [3] { $seat1 }, { $seat2 } und { $seat3 } gewinnen gemeinsam mit je { palermo-money }.
    [4] { $seat1 }, { $seat2 }, { $seat3 } und { $seat4 } gewinnen gemeinsam mit je { palermo-money }.
   *[5] { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 } und { $seat5 } gewinnen gemeinsam mit je { palermo-money }.
}
palermo-won = Alle Gangster sind zu Hause. { palermo-winners }
palermo-won-by-stall = Acht Runden lang ist nichts geschehen, damit ist die Partie vorbei. { palermo-winners }

## Was geschehen ist

palermo-aside-bribe = { $bribe ->
    [0] { "" }
    [one] { " " }Unterwegs ging eine Million Lire an Bestechungsgeld drauf.
   *[other] { " " }Unterwegs gingen { $bribe } Millionen Lire an Bestechungsgeld drauf.
}
palermo-aside-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }Wer schon zu Hause ist, bekommt { $bonus } Millionen Lire.
}
palermo-aside-own-bonus = { $own ->
    [0] { "" }
   *[other] { " " }Zu Hause bekommt { $seat } { $own } Millionen Lire.
}
palermo-aside-finished = { $finished ->
    [no] { "" }
   *[yes] { " " }Die Stadt ist fertig.
}
palermo-aside-stall = { $stall ->
    [no] { "" }
   *[yes] { " " }Die achte Runde ohne Fortschritt beendet die Partie.
}

palermo-told-start = { $seat } legt die Startkarte auf { $cell }.
palermo-told-house = { $seat } baut ein { $size }er-Haus auf { $cell }{ $mirrored ->
    [yes] { " " }(gespiegelt)
   *[no] { "" }
}, Eingang auf { $entrance }.{ $waived ->
    [yes] { " " }Es ließ sich an kein Dach anbauen und steht für sich.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza = { $seat } legt eine Piazza auf { $cell }, die Scheibe auf { $entrance }, weil kein Haus passt.{ palermo-aside-finished }
palermo-told-police = { $seat } zieht den Polizisten nach { $field } ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-police-stays = { $seat } lässt den Polizisten stehen.{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go = { $seat } geht nach { $field } ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect = { $seat } geht nach { $field } ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}), sammelt eine Scheibe ein und verdient { $income ->
    [one] eine Million
   *[other] { $income } Millionen
} Lire.{ palermo-aside-bribe }{ $left ->
    [0] { " " }Das war die letzte Scheibe: jetzt nach Hause!
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home = { $seat } kommt über { $field } nach Hause ({ $cost ->
    [one] ein Punkt
   *[other] { $cost } Punkte
}) und verdient { $income ->
    [one] eine Million
   *[other] { $income } Millionen
} Lire.{ palermo-aside-bribe }{ palermo-aside-bonus }
palermo-told-stay = { $seat } bleibt stehen.{ palermo-aside-bonus }{ palermo-aside-stall }

## Warum nicht

palermo-no-match-over = Die Partie ist vorbei.
palermo-no-start-card-first = Zuerst kommt die Startkarte auf den Plan.
palermo-no-start-card-lies = Die Startkarte liegt schon; jetzt ist ein Haus dran.
palermo-no-still-building = Noch wird gebaut: Lege eine Karte, Passen gibt es nicht.
palermo-no-city-finished = Die Stadt ist fertig; es werden keine Karten mehr gelegt.
palermo-no-flipping = Hauskarten darf man drehen, aber nicht spiegeln.
palermo-no-mirror-image = Ein 3er-Haus sieht gespiegelt genauso aus: Lege es ungespiegelt.
palermo-no-such-house-left = Im Vorrat ist kein { $size }er-Haus mehr.
palermo-no-cell-taken = Auf { $cell } liegt schon eine Karte.
palermo-no-first-house-apart = Das erste Haus muss neben der Startkarte auf { $start } liegen; { $cell } liegt nicht daneben.
palermo-no-roof-contact = Auf { $cell } berührt dieses Dach kein anderes an einer Kante, und anderswo geht das noch.
palermo-no-courtyard = Damit wäre { $field } eingemauert: Alle Straßen müssen mit der Promenade verbunden bleiben.
palermo-no-plaza-yet = Noch keine Piazza: Auf { $cell } passt noch ein { $size }er-Haus.
palermo-no-police-first = Sag zuerst, was dein Polizist tut; dann geht dein Gangster.
palermo-no-police-too-late = Der Polizist zieht vor dem Gangster; in diesem Zug ist es für ihn zu spät.
palermo-no-police = Diese Partie wird ohne Polizisten gespielt.
palermo-no-gangster-home = Dein Gangster ist zu Hause und bleibt dort.
palermo-no-roof = { $field } ist ein Dach; Figuren bleiben auf den Straßen und der Promenade.
palermo-no-already-there = Dein Gangster steht schon auf { $field }; soll er dort bleiben, wähle „Hier stehen bleiben“.
palermo-no-gangster-there = Auf { $field } steht der Gangster von { $seat }: Vorbei darf man, stehen bleiben nicht.
palermo-no-too-far = { $field } ist { $cost } Punkte entfernt; du hast { $range }.
palermo-no-way-but-home = Auf dem einzigen Weg nach { $field } betritt dein Gangster die Startkarte, und dort ist er zu Hause.
palermo-no-loitering = Du stehst vor einer Tür von { $seat }; in dieser Partie musst du weitergehen.
palermo-no-policeman-already-there = Dein Polizist steht schon auf { $field }; soll er dort bleiben, lass ihn stehen.
palermo-no-policeman-on-gangster = Auf { $field } steht der Gangster von { $seat }: Ein Polizist darf dort nicht stehen bleiben.
palermo-no-policemen-side-by-side = Auf { $there } steht der Polizist von { $seat }: Dort oder direkt daneben darf kein anderer stehen bleiben.
palermo-no-too-far-for-police = { $field } ist { $cost } Punkte entfernt; dein Polizist hat { $range }.

## Der Tisch in Worten

palermo-sheet-players = { $round ->
    [0] Spieler, während des Bauens
   *[other] Spieler, Runde { $round }
}
palermo-sheet-city = Die Stadt
palermo-sheet-supply = Hauskarten im Vorrat
palermo-column-player = Spieler
palermo-column-money = Millionen Lire
palermo-column-range = Reichweite
palermo-column-discs-to-lay = Noch zu setzende Scheiben
palermo-column-discs-collected = Eingesammelte Scheiben
palermo-column-doors = Eigene Scheiben in der Stadt
palermo-column-gangster = Gangster
palermo-column-policeman = Polizist
palermo-column-cell = Bauplatz
palermo-column-card = Karte
palermo-column-owner = Besitzer
palermo-column-entrance = Eingang
palermo-column-disc = Scheibe
palermo-column-roofs = Dächer
palermo-column-house = Haus
palermo-column-left = Übrig
palermo-place-start = am Start
palermo-place-home = zu Hause
palermo-place-none = keiner
palermo-place-inactive = { $field } (inaktiv)
palermo-card-empty = leer
palermo-card-start = Startkarte
palermo-card-street = Straßenkarte
palermo-card-house = { $size }er-Haus
palermo-card-plaza = Piazza
palermo-disc-lies = an der Tür
palermo-disc-collected = eingesammelt
