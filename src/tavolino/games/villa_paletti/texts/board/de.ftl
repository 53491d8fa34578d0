### Der gezeichnete Tisch von Villa Paletti: was wo ist und was eine Hand tun kann.

## Teile beim Namen

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
villa_paletti-board-sealed = Bringt { $holder } die Villa zum Einsturz, gewinnt { $previous }.
villa_paletti-board-sealed-first = Bringt { $holder } die Villa zum Einsturz, gewinnt niemand.
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
villa_paletti-board-lean = Plateaus neigen sich um höchstens { $degrees }°{ $side ->
    [left] , nach links
    [right] , nach rechts
    [near] , zu dir hin
    [far] , von dir weg
   *[none] { "" }
}
villa_paletti-board-other-hand = Plateau um { $lift } mm angehoben
villa_paletti-board-seconds = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
villa_paletti-board-late = Deine Leitung ist langsam: Was du spürst, kommt spät an. Zieh langsam.
villa_paletti-board-stand = Hier hinstellen: { villa_paletti-each-pillar }
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

## Eine Hand, die stillsteht, und ein langsamer Tisch

villa_paletti-board-frozen-own = Von deiner Hand kommt nichts an: Die anderen sehen sie erstarrt. Bleibt es dabei, übernimmt der Tisch.
villa_paletti-board-frozen = { $name }: Die Hand ist erstarrt, von ihr kommt nichts an. Bleibt es dabei, übernimmt der Tisch.
villa_paletti-board-table-own = Deine Hand war zu lange still, oder deine Zeit ist um: Der Tisch { villa_paletti-board-does }.
villa_paletti-board-table = { $name } war zu lange still, oder die Zeit ist um: Der Tisch { villa_paletti-board-does }.
villa_paletti-board-does = { $task ->
    [pull] stellt die Säule zurück
    [lay] nimmt das Plateau weg
   *[place] setzt die Säule ab
}
villa_paletti-board-slow = Der Tisch rechnet gerade langsamer als in Echtzeit: Alles sieht verlangsamt aus.

## Tasten

villa_paletti-key-level = eine Ebene ansehen; mit der Maus: Doppelklick auf ein Plateau
villa_paletti-key-view = von vorn, von hinten, von oben schauen
villa_paletti-key-orbit = herumgehen, näher kommen, zurücktreten
villa_paletti-key-glass = Plateaus aus Glas
villa_paletti-key-tool = Finger oder Haken, bevor du berührst
villa_paletti-key-pull = die Hand um 1 mm bewegen, mit Umschalt um 5, mit Alt um ein Viertel
villa_paletti-key-steady = das Plateau darüber halten, anheben, senken; mit der Maus: mittlere Taste halten, Rad drehen
villa_paletti-key-turn = drehen, was man in der Hand hat; mit der Maus: das Rad
villa_paletti-key-lower = absenken und loslassen; mit der Maus: darauf die Taste halten, bis es steht, dann anklicken
villa_paletti-key-back = die Säule zurückstellen

## Für alle, die den Tisch sehen: Säulen in Worten

villa_paletti-told-touch-seen = { $seat } legt die Hand an { villa_paletti-the-pillar }: diese oder keine.
villa_paletti-told-place-seen = { $seat } senkt { villa_paletti-the-pillar } ab.
