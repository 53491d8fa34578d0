### Was um den Tisch von Villa Paletti steht: Urheber, und die Möglichkeiten in wenigen Worten.

villa_paletti-credits = Villa Paletti wurde von Bill Payne erfunden und 2001 von Zoch herausgebracht.
villa_paletti-points = { $count ->
    [1] Sieg
    [0] kein Sieg
   *[other] Letzter
}

villa_paletti-told-touch-group = Berühren mit { $tool ->
    [hook] dem Haken
   *[fingers] den Fingern
}
villa_paletti-told-touch-choice = { $pillar }{ $covered ->
    [yes] { "" }
   *[no] { " " }(frei)
}{ $room ->
    [no] { " " }(oben kein Platz)
   *[yes] { "" }
}
villa_paletti-told-pull-group = { $pillar } ziehen{ $steady ->
    [lift] { " " }und die Etage etwas anheben
    [steady] { " " }und die Etage festhalten
   *[no] { "" }
}
villa_paletti-told-pull-choice = { $degrees }° ({ villa_paletti-compass })
villa_paletti-told-place-group = { $pillar } abstellen
villa_paletti-told-place-choice = { villa_paletti-place }
villa_paletti-told-lay-group = Die { villa_paletti-floor } legen
villa_paletti-told-lay-choice = { villa_paletti-place }, { $turn }°
villa_paletti-told-stand-group = { $pillar } aufstellen
villa_paletti-told-stand-choice = { villa_paletti-place }
villa_paletti-told-take-choice = { $pillar }{ $covered ->
    [yes] { " " }(bedeckt: selbst herausziehen)
   *[no] { "" }
}
villa_paletti-told-up-choice = { $pillar } gerade abheben
villa_paletti-told-back-choice = { $pillar } stehen lassen
villa_paletti-told-claim-choice = Sagen, dass du nicht kannst{ $possible ->
    [no] { " " }(keine Etage möglich: du passt nur)
   *[yes] { "" }
}
villa_paletti-told-object-choice = Widersprechen
villa_paletti-told-prove-choice = Zeigen
villa_paletti-told-decline-objections-choice = Nicht widersprechen
villa_paletti-told-decline-proofs-choice = Nichts zu zeigen
villa_paletti-told-decline-ending-choice = Weiterspielen
villa_paletti-told-forgo-choice = Keine Etage legen
villa_paletti-told-leave-choice = Dem Haus überlassen
villa_paletti-told-done-choice = Zug beenden
villa_paletti-told-propose-choice = Vorschlagen aufzuhören
villa_paletti-told-agree-choice = Einverstanden
villa_paletti-told-resign-choice = Aufgeben
villa_paletti-told-colour-choice = { villa_paletti-colour }
