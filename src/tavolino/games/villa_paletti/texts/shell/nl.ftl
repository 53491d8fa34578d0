### Wat rond de tafel van Villa Paletti staat: makers, en de keuzes in weinig woorden.

villa_paletti-credits = Villa Paletti is ontworpen door Bill Payne en in 2001 uitgegeven door Zoch.
villa_paletti-points = { $count ->
    [1] winst
    [0] geen winst
   *[other] laatste
}

villa_paletti-told-touch-group = Aanraken met { $tool ->
    [hook] de haak
   *[fingers] de vingers
}
villa_paletti-told-touch-choice = { $pillar }{ $covered ->
    [yes] { "" }
   *[no] { " " }(vrij)
}{ $room ->
    [no] { " " }(boven geen plaats)
   *[yes] { "" }
}
villa_paletti-told-pull-group = { $pillar } trekken{ $steady ->
    [lift] { " " }en de verdieping iets optillen
    [steady] { " " }en de verdieping tegenhouden
   *[no] { "" }
}
villa_paletti-told-pull-choice = { $degrees }° ({ villa_paletti-compass })
villa_paletti-told-place-group = { $pillar } neerzetten
villa_paletti-told-place-choice = { villa_paletti-place }
villa_paletti-told-lay-group = De { villa_paletti-floor } leggen
villa_paletti-told-lay-choice = { villa_paletti-place }, { $turn }°
villa_paletti-told-stand-group = { $pillar } neerzetten
villa_paletti-told-stand-choice = { villa_paletti-place }
villa_paletti-told-take-choice = { $pillar }{ $covered ->
    [yes] { " " }(bedekt: zelf eruit trekken)
   *[no] { "" }
}
villa_paletti-told-up-choice = { $pillar } recht optillen
villa_paletti-told-back-choice = { $pillar } laten staan
villa_paletti-told-claim-choice = Zeggen dat je niet kunt{ $possible ->
    [no] { " " }(er kan geen verdieping komen: je past alleen)
   *[yes] { "" }
}
villa_paletti-told-object-choice = Bezwaar maken
villa_paletti-told-prove-choice = Laten zien
villa_paletti-told-decline-objections-choice = Geen bezwaar
villa_paletti-told-decline-proofs-choice = Niets te bewijzen
villa_paletti-told-decline-ending-choice = Verder spelen
villa_paletti-told-forgo-choice = Geen verdieping leggen
villa_paletti-told-leave-choice = Aan het huis overlaten
villa_paletti-told-done-choice = Beurt beëindigen
villa_paletti-told-propose-choice = Voorstellen te stoppen
villa_paletti-told-agree-choice = Akkoord
villa_paletti-told-resign-choice = Opgeven
villa_paletti-told-colour-choice = { villa_paletti-colour }
