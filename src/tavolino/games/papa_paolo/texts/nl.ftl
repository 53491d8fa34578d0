### Papà Paolo: wat de regels tegen de spelers zeggen.

papa_paolo-title = Papà Paolo
papa_paolo-blurb = Laat tegel voor tegel een wijk van Napels groeien en breng warme pizza’s naar de huizen. Pionnen in de stad leveren tegels, geld en smeergeld op; het bieden op het Piazza beslist wie hoeveel levert, en hoe ver.

## De varianten van een partij

papa_paolo-option-turn_order = Wie de volgende ronde begint
papa_paolo-option-turn_order-bids = wie het verst naar links op het Piazza staat, dan met de klok mee
papa_paolo-option-turn_order-hidden_coin = wie de omgekeerde munt krijgt, dan met de klok mee
papa_paolo-option-turn_order-reverse_bids = het laagste bod eerst, het hoogste het laatst
papa_paolo-option-money_points = Punten voor geld
papa_paolo-option-money_points-false = geen
papa_paolo-option-money_points-true = 2 voor de rijkste, 1 voor de op een na rijkste
papa_paolo-option-forecast = Vooruitblik (twee spelers)
papa_paolo-option-forecast-false = leveringstegels ronde voor ronde
papa_paolo-option-forecast-true = de leveringstegels van de volgende ronde zijn bekend
papa_paolo-option-investment_once = Investeringstegel eenmalig gebruikt
papa_paolo-option-investment_once-printed = geeft wat erop staat
papa_paolo-option-investment_once-own_level = is de gewone actie op je eigen niveau, voor de gewone prijs
papa_paolo-option-hidden_money = Geld
papa_paolo-option-hidden_money-false = open
papa_paolo-option-hidden_money-true = verborgen

## Woorden in andere zinnen

papa_paolo-name = { $seat }
papa_paolo-colour = { $colour ->
    [gold] goud
    [blue] blauw
    [red] rood
   *[green] groen
}
papa_paolo-tile = { papa_paolo-colour }, { $houses ->
    [one] 1 huis
   *[other] { $houses } huizen
}, { $shape ->
    [D] doodlopende weg
    [I] rechte weg
    [L] bocht
    [T] splitsing
   *[X] kruising
}
papa_paolo-line = { $axis ->
    [row] rij { $line }
   *[column] kolom { $line }
}
papa_paolo-pizzas = { $pizzas ->
    [0] geen pizza’s
    [one] één pizza
   *[other] { $pizzas } pizza’s
}
papa_paolo-sides = { $sides ->
    [N] naar het noorden
    [E] naar het oosten
    [S] naar het zuiden
    [W] naar het westen
    [NE] naar het noorden en oosten
    [NS] naar het noorden en zuiden
    [NW] naar het noorden en westen
    [ES] naar het oosten en zuiden
    [EW] naar het oosten en westen
    [SW] naar het zuiden en westen
    [NES] naar het noorden, oosten en zuiden
    [NEW] naar het noorden, oosten en westen
    [NSW] naar het noorden, zuiden en westen
    [ESW] naar het oosten, zuiden en westen
   *[NESW] naar alle kanten
}
papa_paolo-compass = { $open ->
    [N] N
    [E] O
    [S] Z
    [W] W
    [NE] NO
    [NS] NZ
    [NW] NW
    [ES] OZ
    [EW] OW
    [SW] ZW
    [NES] NOZ
    [NEW] NOW
    [NSW] NZW
    [ESW] OZW
   *[NESW] NOZW
}

## Wat er nu te doen is

papa_paolo-dealing = Ronde { $round } wordt klaargelegd.
papa_paolo-do-keep = Houd een van je twee starttegels. Het laagste getal begint; niemand ziet je keuze voordat ook de ander gekozen heeft.
papa_paolo-do-pawn = Zet een pion op een vrije stadstegel. Je hebt deze ronde nog { $left ->
    [one] één pion
   *[other] { $left } pionnen
}.
papa_paolo-do-mode = Wat doe je met je pion op { $cell }? Neem de tegel, gebruik een actie van de rij of de kolom, of doe niets.
papa_paolo-do-lay = Leg de tegel in je wijk ({ papa_paolo-tile }): weg aan weg, en er moet een weg naar een pizzeria leiden.
papa_paolo-do-site = Waar komt je nieuwe pizzeria van £{ $price }? Naast een stadstegel, en niet naast een andere pizzeria.
papa_paolo-do-stock = Er { $left ->
    [one] is één pizza
   *[other] zijn { $left } pizza’s
} te verdelen. Hoeveel gaan er naar de pizzeria op { $at }?
papa_paolo-do-ride = { $express ->
    [yes] Spoedlevering, hoe ver ook
   *[no] Levering, tot afstand { $distance } in elke leveringsronde
}: nog { papa_paolo-pizzas } in { $rounds ->
    [one] één leveringsronde
   *[other] hoogstens { $rounds } leveringsrondes
}. Bij welke pizzeria begint de volgende?
papa_paolo-do-drop = Onderweg vanaf { $at }: waar laat je pizza’s achter? Op deze pizzeria liggen er nog { $stock }; je mag er nog { $pizzas } leveren. Noem de tegels van dichtbij naar ver.
papa_paolo-do-bid = Bied op het Piazza, hoger dan iedereen in je kolom, of stap uit. Je hebt £{ $money }.
papa_paolo-do-bid-again = Je bent overboden: zet je pion op een veld dat niet lager is, of stap uit. Je hebt £{ $money }.
papa_paolo-do-duel = Bied, of { $stands ->
    [0] stap uit
   *[other] pas
}. Je hebt £{ $money }.
papa_paolo-do-pass = Met £{ $money } kun je hier niet bieden: { $stands ->
    [0] stap uit.
   *[other] pas. Je bod van £{ $stands } blijft staan.
}
papa_paolo-do-pick = { $cost ->
    [0] Kies je investering.
   *[other] Koop een investering voor £{ $cost }, of zie ervan af.
}{ $turning ->
    [yes] { " " }Kies ook welke naburige kleur aan jouw kant van de grote tegel blijft.
   *[no] { "" }
}
papa_paolo-do-activate = Je investeringstegel ({ papa_paolo-colour }): schuif je marker één veld op, of gebruik de tegel eenmalig.
papa_paolo-do-choose = Jij hebt het meest geboden: kies je leveringstegel.

papa_paolo-wait-keep = De starttegels worden in het geheim gekozen.
papa_paolo-wait-place = { $seat } plaatst een pion.
papa_paolo-wait-bid = { $seat } denkt na over een bod.
papa_paolo-wait-pick = { $seat } kiest een investering.
papa_paolo-wait-invest = { $seat } gebruikt een investering.
papa_paolo-wait-deliver = { $seat } levert.

papa_paolo-won-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
papa_paolo-won = { $count ->
    [1] { $seat1 } wint met { papa_paolo-won-points }.
    [2] { $seat1 } en { $seat2 } winnen samen met elk { papa_paolo-won-points }.
    [3] { $seat1 }, { $seat2 } en { $seat3 } winnen samen met elk { papa_paolo-won-points }.
   *[4] { $seat1 }, { $seat2 }, { $seat3 } en { $seat4 } winnen samen met elk { papa_paolo-won-points }.
}

## Wat er gebeurd is

papa_paolo-bribes = Smeergeld: { $players ->
    [2] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }.
    [3] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }.
   *[4] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }, { $seat4 } £{ $coins4 }.
}
papa_paolo-then = { $then ->
    [no] { "" }
    [bribes] { " " }{ papa_paolo-bribes }
    [settled] { " " }Het bieden is voorbij; { $seat_first } kiest als eerste een investering.
    [round] { " " }Ronde { $round } begint met { $seat_first }.
   *[over] { " " }Dat was de laatste levering: de partij is afgelopen.
}

papa_paolo-told-start = { $seat } krijgt starttegel { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep = { $seat } houdt starttegel { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep-secretly = { $seat } heeft een starttegel gekozen.
papa_paolo-told-open = De starttegels worden omgedraaid: { $seat1 } heeft { $number1 }, { $seat2 } heeft { $number2 }. { $seat_first } begint.
papa_paolo-told-offer = Leveringstegels van ronde { $round }: { $tiles }.
papa_paolo-told-large = Op de grote investeringstegel van deze ronde ligt tegenover goud: { papa_paolo-colour }.
papa_paolo-told-facedown = Er ligt een munt omgekeerd: { papa_paolo-line }.
papa_paolo-told-coin = Een munt van £{ $value }: { papa_paolo-line }.
papa_paolo-told-deal = Op { $cell } komt: { papa_paolo-tile }.
papa_paolo-told-faceup = De omgekeerde munt ({ papa_paolo-line }) is £{ $value } waard. { $seat } krijgt hem en begint de volgende ronde. { papa_paolo-bribes }

papa_paolo-told-pawn = { $seat } zet een pion op { $cell } ({ papa_paolo-tile }; { papa_paolo-jobs }).
papa_paolo-told-take = { $seat } neemt de tegel ({ papa_paolo-tile }).
papa_paolo-told-lay = { $seat } legt hem op { $at }, open { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-sponsor = { $seat } krijgt £{ $money } van een sponsor.{ papa_paolo-then }
papa_paolo-told-shop = { $seat } koopt { papa_paolo-pizzas } voor £{ $cost } en krijgt er { $received }.{ papa_paolo-then }
papa_paolo-told-express = { $seat } betaalt £{ $cost } voor een spoedlevering van hoogstens { papa_paolo-pizzas }.
papa_paolo-told-build = { $seat } koopt een pizzeria voor £{ $cost }.
papa_paolo-told-nothing = { $seat } doet niets met deze pion.{ papa_paolo-then }
papa_paolo-told-site = { $seat } bouwt de pizzeria van £{ $price } op { $at }.{ papa_paolo-then }
papa_paolo-told-stock = { $seat } legt { papa_paolo-pizzas } op de pizzeria op { $at }.{ papa_paolo-then }

papa_paolo-told-bid = { $seat } biedt £{ $amount }.{ papa_paolo-then }
papa_paolo-told-bid-column = { $seat } biedt £{ $amount } in kolom { $column }, voor tegel { $tile }.{ papa_paolo-then }
papa_paolo-told-pass = { $stands ->
    [0] { $seat } stapt uit het bieden.
   *[other] { $seat } past; het bod van £{ $stands } blijft staan.
}{ papa_paolo-then }
papa_paolo-told-pick = { $cost ->
    [0] { $seat } kiest de investeringstegel “{ papa_paolo-colour }”.
   *[other] { $seat } koopt de investeringstegel “{ papa_paolo-colour }” voor £{ $cost }.
}{ papa_paolo-then }
papa_paolo-other-side = { $left1 ->
    [gold] goud
    [blue] blauw
    [red] rood
   *[green] groen
} en { $left2 ->
    [gold] goud
    [blue] blauw
    [red] rood
   *[green] groen
}
papa_paolo-told-turn = { $cost ->
    [0] { $seat } kiest { papa_paolo-colour }.
   *[other] { $seat } betaalt £{ $cost } en kiest { papa_paolo-colour }.
} Voor { $seat_other } blijven { papa_paolo-other-side } over.{ papa_paolo-then }
papa_paolo-told-decline = { $seat } koopt geen investeringstegel.{ papa_paolo-then }
papa_paolo-told-track = { $seat } houdt de investeringstegel: één veld naar rechts op het spoor “{ papa_paolo-colour }”.{ papa_paolo-then }
papa_paolo-told-discard = { $seat } legt de investeringstegel “{ papa_paolo-colour }” ongebruikt af.{ papa_paolo-then }
papa_paolo-told-once-gold = { $seat } gebruikt de gouden tegel en neemt £{ $money }.{ papa_paolo-then }
papa_paolo-told-once-blue = { $seat } gebruikt de blauwe tegel en krijgt { papa_paolo-pizzas }.{ papa_paolo-then }
papa_paolo-told-once-shop = { $seat } gebruikt de blauwe tegel: { papa_paolo-pizzas } voor £{ $cost }, { $received } ontvangen.{ papa_paolo-then }
papa_paolo-told-once-red = { $seat } gebruikt de rode tegel voor een spoedlevering van hoogstens { papa_paolo-pizzas }{ $cost ->
    [0] .
   *[other] { " " }voor £{ $cost }.
}
papa_paolo-told-once-green = { $seat } gebruikt de groene tegel: een pizzeria van £{ $price } voor £{ $cost }.

papa_paolo-told-choose = { $seat } neemt leveringstegel { $tile }: { papa_paolo-pizzas }, afstand { $distance }.{ papa_paolo-then }
papa_paolo-told-ride = { $seat } vertrekt bij de pizzeria op { $at }.
papa_paolo-served = { $complete ->
    [no] { "" }
    [now] { " " }Die tegel is volledig bediend: na deze levering één veld naar rechts op het spoor “{ papa_paolo-colour }”.
   *[later] { " " }Die tegel is volledig bediend: één veld naar rechts op het spoor “{ papa_paolo-colour }” als iedereen geleverd heeft.
}
papa_paolo-told-drop = { $seat } brengt { papa_paolo-pizzas } naar { $at }.{ papa_paolo-served }{ papa_paolo-then }
papa_paolo-told-home = { $seat } beëindigt de leveringsronde.{ papa_paolo-then }
papa_paolo-told-stop = { $seat } is klaar met leveren.{ papa_paolo-then }

## Waarom niet

papa_paolo-job = { $job ->
    [sponsor] sponsor
    [shop] winkelen
    [express] spoedlevering
   *[build] bouwen
}
papa_paolo-no-only-chance = Tegels en munten worden door het toeval uitgedeeld, niet door de spelers.
papa_paolo-no-keep-first = Houd eerst een van je twee starttegels.
papa_paolo-no-pawn-first = Zet eerst een pion in de stad.
papa_paolo-no-mode-first = Zeg eerst wat je met je pion doet.
papa_paolo-no-lay-first = Je hebt de tegel genomen: leg hem nu in je wijk.
papa_paolo-no-site-first = De pizzeria is betaald: kies nu een plek.
papa_paolo-no-stock-first = Verdeel eerst je nieuwe pizza’s.
papa_paolo-no-bid-first = Nu wordt er geboden of uitgestapt.
papa_paolo-no-pick-first = Nu wordt er een investering gekozen.
papa_paolo-no-activate-first = Gebruik eerst je investeringstegel.
papa_paolo-no-choose-first = Kies eerst je leveringstegel.
papa_paolo-no-ride-first = Je zit tussen twee leveringsrondes: vertrek bij een pizzeria, of stop.
papa_paolo-no-drop-first = Je bent onderweg: laat pizza’s achter op een tegel, of beëindig de leveringsronde.

papa_paolo-no-such-start-tile = Starttegel { $number } is niet een van jouw twee.
papa_paolo-no-such-cell = Met twee spelers heeft de stad drie rijen en drie kolommen; { $cell } hoort daar niet bij.
papa_paolo-no-fourth-column = Met drie spelers heeft de stad drie kolommen; { $cell } is bedekt.
papa_paolo-no-cell-taken = Op { $cell } staat al een pion van { $seat }.
papa_paolo-no-place-for-tile = Deze tegel past nergens in je wijk, dus je kunt hem niet nemen.
papa_paolo-no-icon = Noch de rij noch de kolom van { $cell } biedt “{ papa_paolo-job }”.
papa_paolo-no-money = Dat kost £{ $cost }; je hebt £{ $money }.
papa_paolo-no-such-purchase = In de winkel koop je een tot { $most } pizza’s tegelijk.
papa_paolo-no-pizzas-in-pool = { $pool ->
    [0] Je hebt geen pizza’s meer in je eigen voorraad.
    [one] Je hebt nog maar één pizza in je eigen voorraad.
   *[other] Je hebt nog maar { $pool } pizza’s in je eigen voorraad.
}
papa_paolo-no-room = { $room ->
    [0] Je pizzeria’s zijn vol.
    [one] Op je pizzeria’s past nog maar één pizza.
   *[other] Op je pizzeria’s passen nog maar { $room } pizza’s.
}
papa_paolo-no-room-on-pizzeria = { $most ->
    [0] Deze pizzeria is vol.
    [one] Hier kan hoogstens één pizza bij.
   *[other] Hier kunnen hoogstens { $most } pizza’s bij.
}
papa_paolo-no-room-elsewhere = Minstens { $least ->
    [one] één pizza moet
   *[other] { $least } pizza’s moeten
} hierheen: elders is er geen plaats voor.
papa_paolo-no-other-pizzeria-first = De pizzeria’s worden een voor een gevuld: nu die op { $at }.
papa_paolo-no-pizzas-to-deliver = Er liggen geen pizza’s op je pizzeria’s.
papa_paolo-no-house-in-reach = Van geen enkele pizzeria met pizza’s leidt een weg naar een hongerig huis.
papa_paolo-no-empty-express = Een spoedlevering moet minstens één pizza naar een huis brengen.
papa_paolo-no-such-pizzeria = Er zijn pizzeria’s van £2, £4 en £5, maar niet van £{ $price }.
papa_paolo-no-pizzeria-left = Er is geen pizzeria van £{ $price } meer in de voorraad.
papa_paolo-no-site = In je wijk is geen plek voor een pizzeria.

papa_paolo-no-such-rotation = De tegel kan niet zo gedraaid worden dat hij open is { papa_paolo-sides }.
papa_paolo-no-spot-taken = Op { $at } ligt al iets.
papa_paolo-no-outside-district = Met { $at } erbij past je wijk niet meer in 4 bij 5 velden.
papa_paolo-no-road-against-houses = Op { $at } zou aan de { $side ->
    [N] noordkant
    [E] oostkant
    [S] zuidkant
   *[W] westkant
} een weg tegen huizen eindigen.
papa_paolo-no-road-to-pizzeria = Op { $at } zou geen weg de tegel met een van je pizzeria’s verbinden.
papa_paolo-no-pizzerias-side-by-side = { $at } ligt pal naast een van je pizzeria’s; alleen hoeken mogen elkaar raken.
papa_paolo-no-city-beside-site = { $at } ligt niet naast een stadstegel.

papa_paolo-no-column-named = Zeg in welke kolom je biedt.
papa_paolo-no-such-column = Met drie spelers wordt kolom { $column } van het Piazza niet gebruikt.
papa_paolo-no-such-amount = Kolom { $column } heeft geen veld van £{ $amount }.
papa_paolo-no-lower-row = Je pion staat op rij { $own } en mag niet omlaag naar rij { $row }.
papa_paolo-no-underbid = In kolom { $column } is £{ $highest } geboden: bied hoger.
papa_paolo-no-bid-without-money = Je kunt geen £{ $amount } bieden: je hebt £{ $money }.
papa_paolo-no-columns-here = Met twee spelers is een bod alleen een bedrag, zonder kolom.
papa_paolo-no-such-bid = Op het Piazza staat geen £{ $amount }.
papa_paolo-no-equal-bid = £{ $highest } is al geboden; gelijke biedingen bestaan niet.
papa_paolo-no-low-bid = Er is £{ $highest } geboden: bied hoger. Alleen het eerste antwoord op een opening van £{ $opening } of meer mag lager zijn.
papa_paolo-no-such-investment = De investeringstegel “{ papa_paolo-colour }” ligt er niet meer.
papa_paolo-no-quarter-on-your-side = { $colour ->
    [gold] Goud
    [blue] Blauw
    [red] Rood
   *[green] Groen
} ligt niet aan jouw kant van de grote tegel.
papa_paolo-no-money-for-investment = Zonder bod kost de investeringstegel £{ $cost }, en dat heb je niet.
papa_paolo-no-declining = Wie geboden heeft, kiest een investeringstegel; daarna mag je hem afleggen.
papa_paolo-no-pick-without-turn = Zeg ook welke naburige kleur aan jouw kant van de grote tegel blijft.
papa_paolo-no-turning = Hier valt niets te draaien: kies gewoon een kleur.
papa_paolo-no-neighbour = Op de grote tegel ligt { $beside ->
    [gold] goud
    [blue] blauw
    [red] rood
   *[green] groen
} niet naast { papa_paolo-colour }.
papa_paolo-no-track-end = Je marker op het spoor “{ papa_paolo-colour }” staat al aan het eind.
papa_paolo-no-choice-here = Bij de tegel “{ papa_paolo-colour }” valt niets te kiezen als je hem eenmalig gebruikt.

papa_paolo-no-such-delivery-tile = Leveringstegel { $number } ligt niet op tafel.
papa_paolo-no-pizzeria-there = Op { $at } heb je geen pizzeria.
papa_paolo-no-pizzas-left = Op { $at } liggen geen pizza’s meer.
papa_paolo-no-house-in-reach-from = Vanaf { $at } leidt geen weg naar een hongerig huis dat dichtbij genoeg is.
papa_paolo-no-city-there = Op { $at } ligt geen stadstegel.
papa_paolo-no-cell-twice = In deze leveringsronde ben je al op { $at } geweest.
papa_paolo-no-hungry-house = Alle huizen op { $at } hebben hun pizza.
papa_paolo-no-so-many-houses = Op { $at } { $free ->
    [one] wacht één huis
   *[other] wachten { $free } huizen
}: breng minstens één pizza en hoogstens één per huis.
papa_paolo-no-so-many-pizzas = { $stock ->
    [0] De pizzeria waar deze leveringsronde begon, is leeg.
    [one] De pizzeria waar deze leveringsronde begon, heeft nog maar één pizza.
   *[other] De pizzeria waar deze leveringsronde begon, heeft nog maar { $stock } pizza’s.
}
papa_paolo-no-more-on-tile = { $left ->
    [one] Je mag nu nog maar één pizza leveren.
   *[other] Je mag nu nog maar { $left } pizza’s leveren.
}
papa_paolo-no-too-far = { $at } ligt op afstand { $far }; je mag tot { $most }.
papa_paolo-no-turning-back = Er is geen weg zonder omkeren langs { $at } en alle eerdere stops.
papa_paolo-no-way-through-pizzeria = De enige weg naar { $at } gaat door een pizzeria.
papa_paolo-no-road-there = Van deze pizzeria leidt geen weg naar { $at }.
papa_paolo-no-nearest-first = Noem de tegels van een leveringsronde van dichtbij naar ver: { $at } had eerder gemoeten.
papa_paolo-no-empty-round = Een leveringsronde laat minstens één pizza achter.

## De tafel in woorden

papa_paolo-sheet-players = Spelers, ronde { $round } van 5
papa_paolo-sheet-under-way = Nu bezig
papa_paolo-sheet-grid = De stad
papa_paolo-sheet-lines = Rijen en kolommen
papa_paolo-sheet-tiles = Leverings- en investeringstegels
papa_paolo-sheet-stairs = Het Piazza
papa_paolo-sheet-supply = Voorraad
papa_paolo-sheet-district = { $start ->
    [0] Wijk van { $seat }
   *[other] Wijk van { $seat } (starttegel { $start })
}
papa_paolo-column-player = Speler
papa_paolo-column-points = Punten
papa_paolo-column-money = Geld (£)
papa_paolo-column-pawns = Nog te plaatsen pionnen
papa_paolo-column-pool = Pizza’s in eigen voorraad
papa_paolo-column-gold = Goud: sponsor
papa_paolo-column-blue = Blauw: winkelen
papa_paolo-column-red = Rood: spoedlevering
papa_paolo-column-green = Groen: leveringsrondes
papa_paolo-column-bid = Bod
papa_paolo-column-investment = Investering
papa_paolo-column-delivery = Leveringstegel
papa_paolo-column-what = Wat
papa_paolo-column-cell = Veld
papa_paolo-column-tile = Tegel
papa_paolo-column-pawn = Pion
papa_paolo-column-jobs = Acties
papa_paolo-column-line = Rij of kolom
papa_paolo-column-coin = Munt (£)
papa_paolo-column-leader = Gaat naar
papa_paolo-column-where = Waar
papa_paolo-column-row = Rij
papa_paolo-column-number = Kolom { $column }
papa_paolo-column-pizzeria = Pizzeria
papa_paolo-column-left = Over
papa_paolo-column-spot = Plaats
papa_paolo-column-x = x { $x }
papa_paolo-row-y = y { $y }
papa_paolo-hidden-coin = omgekeerd
papa_paolo-hidden = verborgen
papa_paolo-out = uitgestapt
papa_paolo-next-round = volgende ronde
papa_paolo-investment = investering
papa_paolo-large-tile = grote tegel
papa_paolo-large = { papa_paolo-colour } tegenover goud
papa_paolo-stack = stadstegels in de stapel
papa_paolo-stair = { $amount }: { $seat }
papa_paolo-delivery-tile = { $tile }: { papa_paolo-pizzas }, afstand { $distance }
papa_paolo-bid = { $column ->
    [0] £{ $amount }
   *[other] £{ $amount } (kolom { $column }, rij { $row })
}
papa_paolo-level = { $colour ->
    [gold] veld { $space }: £{ $gain }
    [blue] veld { $space }: +{ $gain }
    [red] veld { $space }: { $gain }
   *[green] veld { $space }: { $gain }
}
papa_paolo-job1 = { $job1 ->
    [sponsor] sponsor
    [shop] winkelen
    [express] spoedlevering
   *[build] bouwen
}
papa_paolo-job2 = { $job2 ->
    [sponsor] sponsor
    [shop] winkelen
    [express] spoedlevering
   *[build] bouwen
}
papa_paolo-job3 = { $job3 ->
    [sponsor] sponsor
    [shop] winkelen
    [express] spoedlevering
   *[build] bouwen
}
papa_paolo-job4 = { $job4 ->
    [sponsor] sponsor
    [shop] winkelen
    [express] spoedlevering
   *[build] bouwen
}
papa_paolo-jobs = { $count ->
    [1] { papa_paolo-job1 }
    [2] { papa_paolo-job1 }, { papa_paolo-job2 }
    [3] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }
   *[4] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }, { papa_paolo-job4 }
}
papa_paolo-pizzeria = { $price ->
    [0] startpizzeria
   *[other] pizzeria (£{ $price })
} { $stock }/{ $capacity }
papa_paolo-city = { papa_paolo-colour } { $served }/{ $houses }, { papa_paolo-compass }
papa_paolo-pending-placed = een pion op { $cell }
papa_paolo-pending-building = een pizzeria (£{ $price }) zonder plek
papa_paolo-pending-stocking = nog { $left ->
    [one] één pizza
   *[other] { $left } pizza’s
} te verdelen
papa_paolo-pending-delivery = { $express ->
    [yes] spoedlevering
   *[no] levering, afstand { $distance }
}: nog { papa_paolo-pizzas } en { $rounds ->
    [one] één leveringsronde
   *[other] { $rounds } leveringsrondes
}; stops van deze: { $stops }
