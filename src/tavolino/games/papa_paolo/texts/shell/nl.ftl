### Wat rond de tafel van Papà Paolo staat: de auteur, en de mogelijkheden in weinig woorden.

papa_paolo-credits = Papà Paolo is een spel van Fabrice Vandenbogaerde, in 2016 uitgegeven door Quined Games.

papa_paolo-told-keep-choice = Starttegel { $number } ({ papa_paolo-colour })
papa_paolo-told-pawn-choice = { $cell }: { papa_paolo-tile }; { papa_paolo-jobs }
papa_paolo-told-take-choice = De tegel nemen ({ papa_paolo-tile })
papa_paolo-told-sponsor-choice = £{ $money } van de sponsor nemen
papa_paolo-told-shop-group = Winkelen
papa_paolo-told-shop-choice = £{ $cost } voor { papa_paolo-pizzas }, je krijgt er { $received }
papa_paolo-told-express-choice = Spoedlevering voor £{ $cost }, hoogstens { papa_paolo-pizzas }
papa_paolo-told-build-group = Bouwen
papa_paolo-told-build-choice = Pizzeria voor £{ $cost }
papa_paolo-told-nothing-choice = Niets doen
papa_paolo-told-lay-group = Op { $at }
papa_paolo-told-lay-choice = open { papa_paolo-sides }
papa_paolo-told-site-choice = Op { $at } bouwen
papa_paolo-told-stock-choice = { papa_paolo-pizzas } op { $at }
papa_paolo-told-bid-choice = £{ $amount }
papa_paolo-told-bid-column-group = Kolom { $column }, tegel { $tile }
papa_paolo-told-bid-column-choice = £{ $amount }
papa_paolo-told-pass-choice = { $stands ->
    [0] Uitstappen
   *[other] Passen: je £{ $stands } blijft staan
}
papa_paolo-told-pick-choice = { $cost ->
    [0] { papa_paolo-colour }
   *[other] { papa_paolo-colour } voor £{ $cost }
}
papa_paolo-told-turn-group = Kies { papa_paolo-colour }
papa_paolo-told-turn-choice = laat { papa_paolo-other-side } aan { $seat_other }
papa_paolo-told-decline-choice = Niets kopen
papa_paolo-told-track-choice = Je marker één veld verder op het spoor: { papa_paolo-colour }
papa_paolo-told-discard-choice = De tegel afleggen
papa_paolo-told-once-gold-choice = Eenmalig gebruiken: £{ $money } nemen
papa_paolo-told-once-blue-choice = Eenmalig gebruiken: { papa_paolo-pizzas }
papa_paolo-told-once-shop-group = Eenmalig gebruiken: winkelen
papa_paolo-told-once-shop-choice = £{ $cost } voor { papa_paolo-pizzas }, je krijgt er { $received }
papa_paolo-told-once-red-choice = Eenmalig gebruiken: spoedlevering van hoogstens { papa_paolo-pizzas }{ $cost ->
    [0] { "" }
   *[other] { " " }voor £{ $cost }
}
papa_paolo-told-once-green-group = Eenmalig gebruiken: bouwen
papa_paolo-told-once-green-choice = pizzeria van £{ $price } voor £{ $cost }
papa_paolo-told-choose-choice = Tegel { $tile }: { papa_paolo-pizzas }, afstand { $distance }
papa_paolo-told-ride-choice = Vertrekken vanaf { $at }
papa_paolo-told-drop-group = Op { $at }
papa_paolo-told-drop-choice = { papa_paolo-pizzas }{ $complete ->
    [no] { "" }
   *[other] { " " }(tegel volledig bediend)
}
papa_paolo-told-home-choice = Leveringsronde beëindigen
papa_paolo-told-stop-choice = Niet meer leveren

papa_paolo-points-delivered = Geleverde pizza’s
papa_paolo-points-versatility = Verscheidenheid
papa_paolo-points-experts = Ervaringsdeskundige
papa_paolo-points-leftover = Overgebleven pizza’s
papa_paolo-points-money = Geld

papa_paolo-curve-money = Geld
papa_paolo-curve-pizzas = Geleverde pizza’s
