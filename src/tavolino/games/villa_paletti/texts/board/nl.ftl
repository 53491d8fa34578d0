### De getekende tafel van Villa Paletti: wat waar is, en wat een hand kan doen.

## Stukken bij naam

villa_paletti-board-pillar = { $shape ->
    [hexagonal] zeshoekige
    [thick] dikke
   *[thin] dunne
} { $colour ->
    [red] rode
    [yellow] gele
    [blue] blauwe
   *[green] groene
} pilaar{ $shape ->
    [hexagonal] { "" }
    [thick] { "" }
   *[thin] { " " }{ $number }
}
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
villa_paletti-board-lean = Verdiepingen hellen hoogstens { $degrees }°
villa_paletti-board-other-hand = Verdieping { $lift } mm opgetild
villa_paletti-board-seconds = { $seconds ->
    [one] nog { $seconds } seconde
   *[other] nog { $seconds } seconden
}
villa_paletti-board-stand = Hier neerzetten: { $pillar }
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

## Toetsen

villa_paletti-key-level = een verdieping bekijken
villa_paletti-key-view = van voren, van achteren, van boven kijken
villa_paletti-key-orbit = eromheen lopen, dichterbij komen, afstand nemen
villa_paletti-key-glass = verdiepingen van glas
villa_paletti-key-pull = de hand 1 mm verplaatsen, met Shift 5, met Alt een kwart
villa_paletti-key-steady = de verdieping erboven steunen, optillen, laten zakken
villa_paletti-key-turn = draaien wat je in de hand hebt
villa_paletti-key-lower = laten zakken en loslaten
villa_paletti-key-back = de pilaar terugzetten

## Voor wie het bord ziet: pilaren in woorden

villa_paletti-the-pillar = { $pillar ->
    [r1] de dunne rode pilaar 1
    [r2] de dunne rode pilaar 2
    [r3] de dunne rode pilaar 3
    [r4] de zeshoekige rode pilaar
    [r5] de dikke rode pilaar
    [y1] de dunne gele pilaar 1
    [y2] de dunne gele pilaar 2
    [y3] de dunne gele pilaar 3
    [y4] de zeshoekige gele pilaar
    [y5] de dikke gele pilaar
    [b1] de dunne blauwe pilaar 1
    [b2] de dunne blauwe pilaar 2
    [b3] de dunne blauwe pilaar 3
    [b4] de zeshoekige blauwe pilaar
    [b5] de dikke blauwe pilaar
    [g1] de dunne groene pilaar 1
    [g2] de dunne groene pilaar 2
    [g3] de dunne groene pilaar 3
    [g4] de zeshoekige groene pilaar
   *[g5] de dikke groene pilaar
}
villa_paletti-The-pillar = { $pillar ->
    [r1] De dunne rode pilaar 1
    [r2] De dunne rode pilaar 2
    [r3] De dunne rode pilaar 3
    [r4] De zeshoekige rode pilaar
    [r5] De dikke rode pilaar
    [y1] De dunne gele pilaar 1
    [y2] De dunne gele pilaar 2
    [y3] De dunne gele pilaar 3
    [y4] De zeshoekige gele pilaar
    [y5] De dikke gele pilaar
    [b1] De dunne blauwe pilaar 1
    [b2] De dunne blauwe pilaar 2
    [b3] De dunne blauwe pilaar 3
    [b4] De zeshoekige blauwe pilaar
    [b5] De dikke blauwe pilaar
    [g1] De dunne groene pilaar 1
    [g2] De dunne groene pilaar 2
    [g3] De dunne groene pilaar 3
    [g4] De zeshoekige groene pilaar
   *[g5] De dikke groene pilaar
}
villa_paletti-do-pull-seen = Trek { villa_paletti-the-pillar } eruit, met of zonder de verdieping erboven vast te houden; of laat hem staan, dan is hij voorgoed geblokkeerd.
villa_paletti-do-place-seen = Je hebt { villa_paletti-the-pillar } in de hand. Zet hem op de { villa_paletti-floor }, helemaal binnen de rand, en laat los.
villa_paletti-do-touch-penalty-seen = Haal { villa_paletti-the-pillar } er zelf uit, op eigen risico: raak hem aan.
villa_paletti-nature-touched-seen = { $seat } legt een hand aan { villa_paletti-the-pillar }.
villa_paletti-nature-pull-seen = { $seat } trekt aan { villa_paletti-the-pillar }. Het hout beslist: houd je adem in.
villa_paletti-nature-place-seen = { $seat } zet { villa_paletti-the-pillar } neer. Het hout beslist: houd je adem in.
villa_paletti-nature-lift-seen = { villa_paletti-The-pillar } wordt eruit getild. Houd je adem in.
villa_paletti-wait-pull-seen = { $seat } heeft een hand aan { villa_paletti-the-pillar }.
villa_paletti-wait-place-seen = { $seat } heeft { villa_paletti-the-pillar } in de hand en zoekt een plek.
villa_paletti-told-hands-pull-seen = { $seat } trekt aan { villa_paletti-the-pillar }.
villa_paletti-told-up-seen = { $seat } tilt { villa_paletti-the-pillar } recht omhoog.
villa_paletti-told-back-seen = { $seat } laat { villa_paletti-the-pillar } staan. Die is de rest van de partij geblokkeerd.{ villa_paletti-aside-seal }
villa_paletti-told-held-seen = De hand sluit zich om { villa_paletti-the-pillar }: deze of geen.
villa_paletti-told-free-seen = { villa_paletti-The-pillar } is eruit, en de villa staat.
villa_paletti-told-returned-seen = { villa_paletti-The-pillar } kwam er niet uit: hij staat weer op zijn plaats en is de rest van de partij geblokkeerd.{ villa_paletti-aside-seal }
villa_paletti-told-no-room-seen = { villa_paletti-The-pillar } is eruit, maar boven is er geen plaats voor: hij gaat terug en is geblokkeerd.
villa_paletti-told-placed-seen = { $seat } heeft { villa_paletti-the-pillar } naar de { villa_paletti-floor } gebracht.{ villa_paletti-aside-seal }
villa_paletti-told-out-seen = { villa_paletti-The-pillar } gaat uit het spel.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand-seen = { villa_paletti-The-pillar } bleef niet staan en is weer in de hand.
villa_paletti-no-pillar-locked-seen = { villa_paletti-The-pillar } is al eens teruggezet en mag door niemand meer worden gebruikt.
villa_paletti-no-not-yours-seen = { villa_paletti-The-pillar } heeft niet jouw kleur.
villa_paletti-no-pillar-on-top-seen = { villa_paletti-The-pillar } staat al op de hoogste verdieping; een pilaar moet minstens één verdieping stijgen.
villa_paletti-no-last-neutral-seen = { villa_paletti-The-pillar } is de laatste neutrale pilaar van zijn niveau en moet blijven.
villa_paletti-no-neutral-first-seen = Vóór { villa_paletti-the-pillar } moet eerst een neutrale pilaar worden verplaatst.
villa_paletti-no-second-pillar-seen = Je hebt { villa_paletti-the-pillar } aangeraakt; een andere mag je nu niet aanraken.
villa_paletti-no-not-claimants-seen = { villa_paletti-The-pillar } is niet van { $seat }; je moet een pilaar van { $seat } verplaatsen.
villa_paletti-no-not-neutral-seen = { villa_paletti-The-pillar } is niet neutraal.
villa_paletti-told-touch-seen = { $seat } legt een hand op { villa_paletti-the-pillar }: deze of geen.
villa_paletti-told-place-seen = { $seat } laat { villa_paletti-the-pillar } zakken.
