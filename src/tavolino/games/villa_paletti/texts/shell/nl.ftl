### Wat rond de tafel van Villa Paletti staat: makers, en de keuzes in weinig woorden.

villa_paletti-credits = Villa Paletti is ontworpen door Bill Payne en in 2001 uitgegeven door Zoch.
villa_paletti-score = { $count ->
    [1] heeft de bouwmeesterssteen
   *[other] { "" }
}
villa_paletti-points = { $count ->
    [1] winst
    [0] geen winst
   *[other] laatste
}
villa_paletti-nobody-collapse-headline = De villa is ingestort
villa_paletti-nobody-stuck-headline = Geen winnaar
villa_paletti-nobody-agreed-headline = Geen winnaar

villa_paletti-told-touch-group = { villa_paletti-The-pillar }: { villa_paletti-value }, { $floor ->
    [base] op de basis
   *[other] op de { villa_paletti-floor }
}, { $covered ->
    [yes] bedekt
   *[no] vrij
}{ $room ->
    [no] , boven geen plaats
   *[yes] { "" }
}{ $advice ->
    [safe] ; lijkt veilig
    [wobbly] ; zonder deze wankelt het
    [falls] ; zonder deze stort het in
   *[none] { "" }
}
villa_paletti-told-touch-choice = { $tool ->
    [hook] Haakje
   *[fingers] Vingers
}
villa_paletti-side = { $compass ->
    [middle] Midden
    [east] Oost
    [northeast] Noordoost
    [north] Noord
    [northwest] Noordwest
    [west] West
    [southwest] Zuidwest
    [south] Zuid
   *[southeast] Zuidoost
}
villa_paletti-told-pull-group = { villa_paletti-side } ({ $widest } mm)
villa_paletti-told-pull-choice = { $degrees }°{ $steady ->
    [lift] , verdieping opgetild
    [steady] , verdieping vastgehouden
   *[no] { "" }
}: { $way ->
    [0] er ligt niets boven
   *[other] eruit na { $way } mm
}, { $gap ->
    [0] botst op een pilaar
   *[other] { $gap } mm speling
}
villa_paletti-told-place-group = { villa_paletti-side }
villa_paletti-told-place-choice = { villa_paletti-place }: { $over ->
    [none] boven geen pilaar
   *[other] eronder { $each_pillar }
}, { $edge } mm van de rand
villa_paletti-told-lay-group = { $turn }° gedraaid
villa_paletti-told-lay-choice = { villa_paletti-place }: op { villa_paletti-resting }
villa_paletti-told-stand-group = { villa_paletti-side }
villa_paletti-told-stand-choice = { villa_paletti-The-pillar }: { villa_paletti-place }
villa_paletti-told-take-choice = { villa_paletti-The-pillar }: { villa_paletti-value }, { $floor ->
    [base] op de basis
   *[other] op de { villa_paletti-floor }
}{ $covered ->
    [yes] { " " }(bedekt: zelf eruit trekken)
   *[no] { "" }
}
villa_paletti-told-up-choice = { villa_paletti-The-pillar } recht optillen
villa_paletti-told-back-choice = { villa_paletti-The-pillar } laten staan
villa_paletti-told-claim-choice = Zeggen dat je niet kunt{ $possible ->
    [no] { " " }(er kan geen verdieping komen: je past dan)
   *[yes] { " " }en de { villa_paletti-floor } aanvragen
}
villa_paletti-told-object-choice = Aanvechten
villa_paletti-told-prove-choice = Laten zien
villa_paletti-told-decline-objections-choice = Niet aanvechten
villa_paletti-told-decline-proofs-choice = Niets te laten zien
villa_paletti-told-decline-ending-choice = Verder spelen
villa_paletti-told-forgo-choice = Geen verdieping leggen
villa_paletti-told-leave-choice = Aan de tafel overlaten
villa_paletti-told-done-choice = Beurt beëindigen
villa_paletti-told-propose-choice = Voorstellen te stoppen
villa_paletti-told-agree-choice = Akkoord
villa_paletti-told-resign-choice = Opgeven
villa_paletti-told-colour-choice = { villa_paletti-colour }

## Wat vóór een handbeweging wordt gezegd

villa_paletti-told-resign-sure = Opgeven? Je wordt laatste. Je pilaren blijven staan; wie als enige overblijft, wint.
villa_paletti-told-touch-sure = { villa_paletti-The-pillar } ({ villa_paletti-value }) aanraken met { $tool ->
    [hook] het haakje
   *[fingers] de vingers
}, { $grip } mm boven de voet? Dan is het deze of geen.{ $room ->
    [no] { " " }Boven is er geen plaats voor.
   *[yes] { "" }
}
villa_paletti-told-pull-sure = { villa_paletti-The-pillar } naar het { villa_paletti-compass } trekken ({ $degrees }°){ $steady ->
    [lift] { " " }en de verdieping een beetje optillen
    [steady] { " " }en de verdieping vasthouden
   *[no] { "" }
}? { $way ->
    [0] Er ligt niets boven
   *[other] Na { $way } mm is hij eruit
}, { $gap ->
    [0] maar hij botst op een andere pilaar
   *[other] met { $gap } mm speling
}.
villa_paletti-told-up-sure = { villa_paletti-The-pillar } recht optillen? Er ligt niets boven.
villa_paletti-told-place-sure = { villa_paletti-The-pillar } neerzetten, { villa_paletti-place } van het midden? { $over ->
    [none] Eronder staat geen pilaar
   *[other] Eronder: { $each_pillar }
}, en tot de rand is het { $edge } mm.
villa_paletti-told-lay-sure = De { villa_paletti-floor } leggen, { villa_paletti-place } van het midden, { $turn }° gedraaid? Die zou op { $count ->
    [one] één pilaar
   *[other] { $count } pilaren
} liggen{ $names ->
    [many] { "" }
   *[other] : { $each_pillar }
}.

## Hoe je zetten typt, en de vragen bij lange lijsten

villa_paletti-step-pull-1 = Welke kant op, en hoe ver van andere pilaren?
villa_paletti-step-place-1 = Waar ongeveer?
villa_paletti-step-stand-1 = Waar ongeveer?
villa_paletti-typing-touch = Pilaar, fingers (vingers) of hook (haakje), en hoeveel millimeter boven de voet: touch r3 fingers 40
villa_paletti-typing-pull = Hele graden vanaf het oosten, tegen de klok in, en eventueel hoeveel millimeter de andere hand de verdieping optilt: pull 90, of pull 90 lift 0.8
villa_paletti-typing-place = Millimeters naar het oosten en het noorden vanaf het midden (min: west en zuid), dan de draaiing in graden: place 12.5 -30 0
villa_paletti-typing-lay = Millimeters naar het oosten en het noorden vanaf het midden (min: west en zuid), dan de draaiing in graden: lay 0 10 90
villa_paletti-typing-stand = Pilaar, dan millimeters naar het oosten en het noorden vanaf het midden (min: west en zuid): stand b4 12.5 -30

## Wat helpt bij het kiezen

villa_paletti-hint-touch = Vingers houden een pilaar rechtop. Het haakje sleept alleen de voet mee, met de helft van de kracht: zacht, maar onder gewicht klemt het.
villa_paletti-hint-pull = Tilt de andere hand de verdieping een beetje op, dan rust er geen gewicht meer op de pilaar. Een pilaar die er niet uit komt, gaat terug en is geblokkeerd.
villa_paletti-hint-place = Boven een pilaar staat hij het veiligst; dicht bij de rand, met niets eronder, het minst.
villa_paletti-hint-lay = De best ondersteunde plaatsen staan vooraan: het midden van de verdieping moet ruim tussen de pilaren liggen die haar dragen.
villa_paletti-hint-object = Lukt het, dan gaat de pilaar die je naar boven brengt, uit het spel en komt er geen verdieping.
villa_paletti-hint-prove = Lukt het, dan blijft die pilaar boven en is de beurt voorbij. Lukt het niet, dan is hij geblokkeerd en gaat de beurt verder.

villa_paletti-points-won = Overwinning
villa_paletti-points-resigned = Opgegeven
villa_paletti-points-collapse = Instorting
