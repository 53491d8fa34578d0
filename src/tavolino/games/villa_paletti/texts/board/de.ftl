### Der gezeichnete Tisch von Villa Paletti: was wo ist und was eine Hand tun kann.

## Teile beim Namen

villa_paletti-board-pillar = { $colour ->
    [red] rote
    [yellow] gelbe
    [blue] blaue
   *[green] grüne
} { $shape ->
    [hexagonal] sechseckige Säule
    [thick] dicke Säule
   *[thin] dünne Säule { $number }
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
