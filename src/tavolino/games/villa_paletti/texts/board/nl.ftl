### De getekende tafel van Villa Paletti: wat waar is, en wat een hand kan doen.

## Stukken bij naam

villa_paletti-board-level = { $floor ->
    [base] basis
    [blue] blauwe verdieping
    [green] groene verdieping
    [yellow] gele verdieping
    [orange] oranje verdieping
   *[red] rode verdieping
}
villa_paletti-board-pillars = De pilaren, verdieping voor verdieping
villa_paletti-board-points = { $points ->
    [one] { $points } punt op de hoogste verdieping
   *[other] { $points } punten op de hoogste verdieping
}
villa_paletti-board-seal = heeft de bouwmeesterssteen
villa_paletti-board-sealed = Laat { $holder } de villa instorten, dan wint { $previous }.
villa_paletti-board-sealed-first = Laat { $holder } de villa instorten, dan wint niemand.
villa_paletti-board-no-room = Bovenop is er geen plaats voor.
villa_paletti-board-press-again = Druk er nog eens op om hem aan te raken: dan is het deze of geen.
villa_paletti-board-ways = { $free } van de { $all } wegen naar buiten zijn vrij
villa_paletti-board-unpacking = Het hout wordt uitgepakt …

## Kijken

villa_paletti-board-views = Vanwaar je kijkt
villa_paletti-board-view-front = Van voren
villa_paletti-board-view-back = Van achteren
villa_paletti-board-view-above = Van boven
villa_paletti-board-glass = Verdiepingen van glas
villa_paletti-board-above = De hoogste verdieping van boven

villa_paletti-board-again = Nog eens bekijken
villa_paletti-board-second = { $seconds } s
villa_paletti-board-slowly = Langzaam

## De hand

villa_paletti-board-hand = Je hand
villa_paletti-board-hook = Met het haakje
villa_paletti-board-force = Kracht
villa_paletti-board-newtons = { $newtons } N
villa_paletti-board-lean = Verdiepingen hellen hoogstens { $degrees }°{ $side ->
    [left] , naar links
    [right] , naar rechts
    [near] , naar je toe
    [far] , van je af
   *[none] { "" }
}
villa_paletti-board-other-hand = Verdieping { $lift } mm opgetild
villa_paletti-board-seconds = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
villa_paletti-board-late = Je verbinding is traag: wat je voelt, komt te laat. Trek langzaam.
villa_paletti-board-stand = Hier neerzetten: { villa_paletti-each-pillar }
villa_paletti-board-steady = Verdieping steunen
villa_paletti-board-lift = De verdieping iets optillen
villa_paletti-board-sink = De verdieping iets laten zakken
villa_paletti-board-turn-left = Naar links draaien
villa_paletti-board-turn-right = Naar rechts draaien
villa_paletti-board-lower = Laten zakken
villa_paletti-board-raise = Weer omhoog
villa_paletti-board-release = Loslaten
villa_paletti-board-fine = Fijn
villa_paletti-board-back = Terugzetten
villa_paletti-board-away = Weer wegnemen

## Een hand die stilstaat, en een trage tafel

villa_paletti-board-frozen-own = Van je hand komt niets aan: de anderen zien haar verstijfd. Blijft dat zo, dan neemt de tafel het over.
villa_paletti-board-frozen = { $name }: de hand is verstijfd, er komt niets van aan. Blijft dat zo, dan neemt de tafel het over.
villa_paletti-board-table-own = Je hand was te lang stil, of je tijd is om: de tafel { villa_paletti-board-does }.
villa_paletti-board-table = { $name } was te lang stil, of de tijd is om: de tafel { villa_paletti-board-does }.
villa_paletti-board-does = { $task ->
    [pull] zet de pilaar terug
    [lay] neemt de verdieping weg
   *[place] zet de pilaar neer
}
villa_paletti-board-slow = De tafel rekent nu trager dan in het echt: alles ziet er vertraagd uit.

## Toetsen

villa_paletti-key-level = een verdieping bekijken; met de muis: dubbelklikken op een verdieping
villa_paletti-key-view = van voren, van achteren, van boven kijken
villa_paletti-key-orbit = eromheen lopen, dichterbij komen, afstand nemen
villa_paletti-key-glass = verdiepingen van glas
villa_paletti-key-tool = vingers of haakje, voor je aanraakt
villa_paletti-key-pull = de hand 1 mm verplaatsen, met Shift 5, met Alt een kwart
villa_paletti-key-steady = de verdieping erboven steunen, optillen, laten zakken; met de muis: middelste knop ingedrukt, aan het wiel draaien
villa_paletti-key-turn = draaien wat je in de hand hebt; met de muis: het wiel
villa_paletti-key-lower = laten zakken en loslaten; met de muis: de knop erop ingedrukt houden tot het staat, dan erop klikken
villa_paletti-key-back = de pilaar terugzetten

## Voor wie het bord ziet: pilaren in woorden

villa_paletti-told-touch-seen = { $seat } legt een hand op { villa_paletti-the-pillar }: deze of geen.
villa_paletti-told-place-seen = { $seat } laat { villa_paletti-the-pillar } zakken.
