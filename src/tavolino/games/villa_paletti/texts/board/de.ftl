### Der gezeichnete Tisch von Villa Paletti: was wo ist und was eine Hand tun kann.

## Teile beim Namen

villa_paletti-board-pillar = { $shape ->
    [hexagonal] sechseckige
    [thick] dicke
   *[thin] dünne
} { $colour ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} Säule{ $shape ->
    [hexagonal] { "" }
    [thick] { "" }
   *[thin] { " " }{ $number }
}
villa_paletti-board-level = { $floor ->
    [base] Fundament
    [blue] blaues Plateau
    [green] grünes Plateau
    [yellow] gelbes Plateau
    [orange] oranges Plateau
   *[red] rotes Plateau
}
villa_paletti-board-pillars = Die Säulen, Ebene für Ebene
villa_paletti-board-points = { $points ->
    [one] { $points } Punkt auf dem obersten Plateau
   *[other] { $points } Punkte auf dem obersten Plateau
}
villa_paletti-board-seal = hat das Siegel
villa_paletti-board-no-room = Oben ist kein Platz für sie.
villa_paletti-board-press-again = Drück sie noch einmal, um sie zu berühren: dann gilt diese oder keine.
villa_paletti-board-ways = { $free } von { $all } Wegen hinaus sind frei
villa_paletti-board-unpacking = Das Holz wird ausgepackt …

## Schauen

villa_paletti-board-views = Von wo man schaut
villa_paletti-board-view-front = Von vorn
villa_paletti-board-view-back = Von hinten
villa_paletti-board-view-above = Von oben
villa_paletti-board-glass = Plateaus aus Glas
villa_paletti-board-above = Das oberste Plateau von oben

villa_paletti-board-again = Noch einmal ansehen
villa_paletti-board-second = { $seconds } s
villa_paletti-board-slowly = Langsam

## Die Hand

villa_paletti-board-hand = Deine Hand
villa_paletti-board-hook = Mit dem Haken
villa_paletti-board-force = Kraft
villa_paletti-board-newtons = { $newtons } N
villa_paletti-board-lean = Plateaus neigen sich um höchstens { $degrees }°
villa_paletti-board-other-hand = Plateau um { $lift } mm angehoben
villa_paletti-board-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
villa_paletti-board-stand = Hier hinstellen: { $pillar }
villa_paletti-board-steady = Plateau halten
villa_paletti-board-lift = Das Plateau etwas anheben
villa_paletti-board-sink = Das Plateau etwas senken
villa_paletti-board-turn-left = Nach links drehen
villa_paletti-board-turn-right = Nach rechts drehen
villa_paletti-board-lower = Absenken
villa_paletti-board-raise = Wieder hoch
villa_paletti-board-release = Loslassen
villa_paletti-board-fine = Fein
villa_paletti-board-back = Zurückstellen
villa_paletti-board-away = Wieder wegnehmen

## Tasten

villa_paletti-key-level = eine Ebene ansehen
villa_paletti-key-view = von vorn, von hinten, von oben schauen
villa_paletti-key-orbit = herumgehen, näher kommen, zurücktreten
villa_paletti-key-glass = Plateaus aus Glas
villa_paletti-key-pull = die Hand um 1 mm bewegen, mit Umschalt um 5, mit Alt um ein Viertel
villa_paletti-key-steady = das Plateau darüber halten, anheben, senken
villa_paletti-key-turn = drehen, was man in der Hand hat
villa_paletti-key-lower = absenken und loslassen
villa_paletti-key-back = die Säule zurückstellen

## Für alle, die den Tisch sehen: Säulen in Worten

villa_paletti-the-pillar = { $pillar ->
    [r1] die dünne rote Säule 1
    [r2] die dünne rote Säule 2
    [r3] die dünne rote Säule 3
    [r4] die sechseckige rote Säule
    [r5] die dicke rote Säule
    [y1] die dünne gelbe Säule 1
    [y2] die dünne gelbe Säule 2
    [y3] die dünne gelbe Säule 3
    [y4] die sechseckige gelbe Säule
    [y5] die dicke gelbe Säule
    [b1] die dünne blaue Säule 1
    [b2] die dünne blaue Säule 2
    [b3] die dünne blaue Säule 3
    [b4] die sechseckige blaue Säule
    [b5] die dicke blaue Säule
    [g1] die dünne grüne Säule 1
    [g2] die dünne grüne Säule 2
    [g3] die dünne grüne Säule 3
    [g4] die sechseckige grüne Säule
   *[g5] die dicke grüne Säule
}
villa_paletti-The-pillar = { $pillar ->
    [r1] Die dünne rote Säule 1
    [r2] Die dünne rote Säule 2
    [r3] Die dünne rote Säule 3
    [r4] Die sechseckige rote Säule
    [r5] Die dicke rote Säule
    [y1] Die dünne gelbe Säule 1
    [y2] Die dünne gelbe Säule 2
    [y3] Die dünne gelbe Säule 3
    [y4] Die sechseckige gelbe Säule
    [y5] Die dicke gelbe Säule
    [b1] Die dünne blaue Säule 1
    [b2] Die dünne blaue Säule 2
    [b3] Die dünne blaue Säule 3
    [b4] Die sechseckige blaue Säule
    [b5] Die dicke blaue Säule
    [g1] Die dünne grüne Säule 1
    [g2] Die dünne grüne Säule 2
    [g3] Die dünne grüne Säule 3
    [g4] Die sechseckige grüne Säule
   *[g5] Die dicke grüne Säule
}
villa_paletti-do-pull-seen = Zieh { villa_paletti-the-pillar } heraus, mit oder ohne die andere Hand am Plateau darüber; oder lass sie stehen, dann bleibt sie für immer gesperrt.
villa_paletti-do-place-seen = Du hast { villa_paletti-the-pillar } in der Hand. Stell sie auf das { villa_paletti-floor }, ganz innerhalb des Randes, und lass los.
villa_paletti-do-touch-penalty-seen = Hol { villa_paletti-the-pillar } selbst heraus, auf eigenes Risiko: Berühre sie.
villa_paletti-nature-touched-seen = { $seat } legt die Hand an { villa_paletti-the-pillar }.
villa_paletti-nature-pull-seen = { $seat } zieht { villa_paletti-the-pillar }. Jetzt entscheidet das Holz: Luft anhalten!
villa_paletti-nature-place-seen = { $seat } setzt { villa_paletti-the-pillar } ab. Jetzt entscheidet das Holz: Luft anhalten!
villa_paletti-nature-lift-seen = { villa_paletti-The-pillar } wird herausgehoben. Luft anhalten!
villa_paletti-wait-pull-seen = { $seat } berührt { villa_paletti-the-pillar }.
villa_paletti-wait-place-seen = { $seat } hält { villa_paletti-the-pillar } und sucht einen Platz.
villa_paletti-told-hands-pull-seen = { $seat } zieht { villa_paletti-the-pillar }.
villa_paletti-told-up-seen = { $seat } hebt { villa_paletti-the-pillar } senkrecht heraus.
villa_paletti-told-back-seen = { $seat } lässt { villa_paletti-the-pillar } stehen. Sie ist für den Rest des Spiels gesperrt.{ villa_paletti-aside-seal }
villa_paletti-told-held-seen = Die Hand schließt sich um { villa_paletti-the-pillar }: diese oder keine.
villa_paletti-told-free-seen = { villa_paletti-The-pillar } ist draußen, und die Villa steht.
villa_paletti-told-returned-seen = { villa_paletti-The-pillar } kam nicht heraus: Sie steht wieder an ihrem Platz und ist für den Rest des Spiels gesperrt.{ villa_paletti-aside-seal }
villa_paletti-told-no-room-seen = { villa_paletti-The-pillar } ist draußen, aber oben ist kein Platz: Sie kommt zurück und ist gesperrt.
villa_paletti-told-placed-seen = { $seat } hat { villa_paletti-the-pillar } auf das { villa_paletti-floor } gebracht.{ villa_paletti-aside-seal }
villa_paletti-told-out-seen = { villa_paletti-The-pillar } kommt aus dem Spiel.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand-seen = { villa_paletti-The-pillar } blieb nicht stehen und ist wieder in der Hand.
villa_paletti-no-pillar-locked-seen = { villa_paletti-The-pillar } wurde schon einmal zurückgestellt und darf von niemandem mehr benutzt werden.
villa_paletti-no-not-yours-seen = { villa_paletti-The-pillar } hat nicht deine Farbe.
villa_paletti-no-pillar-on-top-seen = { villa_paletti-The-pillar } steht schon auf dem obersten Plateau; eine Säule muss um mindestens ein Plateau steigen.
villa_paletti-no-last-neutral-seen = { villa_paletti-The-pillar } ist die letzte neutrale Säule ihrer Ebene und muss bleiben.
villa_paletti-no-neutral-first-seen = Erst muss eine neutrale Säule versetzt werden, dann { villa_paletti-the-pillar }.
villa_paletti-no-second-pillar-seen = Du hast { villa_paletti-the-pillar } berührt; eine andere Säule darf jetzt nicht angefasst werden.
villa_paletti-no-not-claimants-seen = { villa_paletti-The-pillar } gehört nicht { $seat }; du musst eine Säule von { $seat } versetzen.
villa_paletti-no-not-neutral-seen = { villa_paletti-The-pillar } ist nicht neutral.
villa_paletti-told-touch-seen = { $seat } legt die Hand an { villa_paletti-the-pillar }: diese oder keine.
villa_paletti-told-place-seen = { $seat } senkt { villa_paletti-the-pillar } ab.
