## De getekende tafel: wat waar ligt

papa_paolo-board-city = De stad
papa_paolo-board-piazza = Het Piazza
papa_paolo-board-tracks = Ervaringsbord
papa_paolo-board-players = Spelers
papa_paolo-board-my-district = Mijn wijk
papa_paolo-board-district-of = Wijk van { $name }
papa_paolo-board-compare = Toon de wijk van { $name } naast de mijne
papa_paolo-board-order = Speelvolgorde
papa_paolo-board-round = Ronde { $round }
papa_paolo-board-next-round = volgende ronde
papa_paolo-board-phase-place = Pionnen
papa_paolo-board-phase-bribe = Smeergeld
papa_paolo-board-phase-bid = Bieden
papa_paolo-board-phase-invest = Investeren
papa_paolo-board-phase-deliver = Leveren
papa_paolo-board-phase-experience = Ervaring
papa_paolo-board-phase-prepare = Volgende ronde
papa_paolo-board-job-sponsor = Sponsor
papa_paolo-board-job-shop = Winkelen
papa_paolo-board-job-express = Spoed
papa_paolo-board-job-build = Bouwen
papa_paolo-board-shop-figure = 1–5, +{ $bonus }
papa_paolo-board-express-figure = { $pizzas } voor £{ $fee }, { $rounds }×
papa_paolo-board-build-figure = vanaf £{ $price }
papa_paolo-board-track-gold = Financiën
papa_paolo-board-track-blue = Markt
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Netwerk
papa_paolo-board-versatility = Verscheidenheid
papa_paolo-board-or-track = of spoor +1
papa_paolo-board-or-level = of { $before } → { $after }
papa_paolo-board-once-gold = { $amount ->
    [0] sponsor
   *[other] neem £{ $amount }
}
papa_paolo-board-once-blue = { $amount ->
    [0] winkelen
    [one] 1 pizza gratis
   *[other] { $amount } pizza’s gratis
}
papa_paolo-board-once-red = { $amount ->
    [0] spoedlevering
   *[other] spoed: { $amount }
}
papa_paolo-board-once-green = { $amount ->
    [0] bouwen
   *[other] bouw, £{ $amount } korting
}
papa_paolo-board-bare = leeg
papa_paolo-board-pawn-of = pion van { $name }
papa_paolo-board-plot = leeg perceel
papa_paolo-board-money = £{ $money }
papa_paolo-board-money-hidden = geld verborgen
papa_paolo-board-stock = { $stock ->
    [one] één pizza
   *[other] { $stock } pizza’s
} op voorraad, plaats voor { $room }; { $pool } in eigen voorraad
papa_paolo-board-pawns = nog { $pawns ->
    [one] één pion
   *[other] { $pawns } pionnen
}
papa_paolo-board-bid = heeft £{ $amount } geboden
papa_paolo-board-out = uitgestapt
papa_paolo-board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
papa_paolo-board-gauge-pizzas = Pizza’s
papa_paolo-board-gauge-distance = Afstand
papa_paolo-board-gauge-rounds = Leveringsrondes
papa_paolo-board-left-of = nog { $left } van { $all }
papa_paolo-board-ridden = { $ridden } van { $far }
papa_paolo-board-unlimited = hoe ver ook
papa_paolo-board-chip-take = Neem de tegel
papa_paolo-board-chip-nothing = Niets
papa_paolo-board-chip-shop = { $free ->
    [0] { papa_paolo-pizzas } voor £{ $cost }
   *[other] { $pizzas } + { $free } voor £{ $cost }
}
papa_paolo-board-fewer = Een pizza minder
papa_paolo-board-more = Een pizza meer
papa_paolo-board-chip-build = £{ $price }{ $off ->
    [0] { "" }
   *[other] { " " }min £{ $off }
}, plaats voor { $capacity }
papa_paolo-board-chip-discard = Afleggen
papa_paolo-board-has-tile = leveringstegel { $tile }
papa_paolo-board-parts = Delen van de tafel
papa_paolo-board-next-order = Speelvolgorde van de volgende ronde
papa_paolo-board-stack = { $tiles ->
    [one] één stadstegel
   *[other] { $tiles } stadstegels
} op de stapel
papa_paolo-board-supply = { $left ->
    [one] één pizzeria
   *[other] { $left } pizzeria’s
} van £{ $price }
papa_paolo-board-district = Een wijk

## Beslissingen

papa_paolo-board-plan-lay = Deze tegel ({ papa_paolo-tile }) nemen en hier leggen?
papa_paolo-board-plan-lay-taken = De tegel hier leggen?
papa_paolo-board-plan-sponsor = Een pion plaatsen en een sponsor zoeken?
papa_paolo-board-plan-shop = { papa_paolo-pizzas } kopen voor £{ $cost }{ $free ->
    [0] ?
    [one] { " " }en er nog één bij krijgen?
   *[other] { " " }en er nog { $free } bij krijgen?
}
papa_paolo-board-plan-express = Een pion plaatsen en een spoedlevering doen?
papa_paolo-board-plan-build = De pizzeria van £{ $price } hier bouwen{ $off ->
    [0] ?
   *[other] { " " }voor £{ $cost }?
}
papa_paolo-board-plan-nothing = Daar een pion plaatsen en niets doen?
papa_paolo-board-plan-stock = De pizza’s zo neerleggen?
papa_paolo-board-plan-keeps = Je houdt £{ $keeps }.
papa_paolo-board-plan-points = Je hebt dan { papa_paolo-board-points }.
papa_paolo-board-plan-round = In deze leveringsronde { papa_paolo-pizzas } leveren en naar huis rijden?{ $more ->
    [0] { "" }
    [one] { " " }Er kan er nog één mee.
   *[other] { " " }Er kunnen er nog { $more } mee.
}
papa_paolo-board-chip-home = { $pizzas ->
    [0] Naar huis
   *[other] Naar huis, { $pizzas } geleverd
}
papa_paolo-board-ask-spot = { $places ->
    [0] Deze tegel past nergens in je wijk: kies een kraam van de rij of de kolom, of een andere tegel.
   *[other] Kies nu een gemarkeerde plek in je wijk voor deze tegel, of een kraam van de rij of de kolom.
}
papa_paolo-board-ask-turned = De tegel is gedraaid: kies de plek om hem daar zo te leggen, of draai hem verder.
papa_paolo-board-ask-pizzas = Hoeveel pizza’s? Kies met − en +, en druk dan op de prijs om ze te kopen.
papa_paolo-board-ask-pizzeria = Welke pizzeria? Hoe duurder ze is, hoe meer pizza’s er passen.
papa_paolo-board-ask-site = Kies nu een gemarkeerde plek in je wijk voor de nieuwe pizzeria.
papa_paolo-board-ask-stop = De scooter staat klaar: kies een gemarkeerde tegel, dan rijdt hij erheen en laat hij een pizza achter.
papa_paolo-board-turn = Draaien
papa_paolo-board-best-plan = Toon het beste plan
papa_paolo-board-best-ride = Zo rijden
papa_paolo-board-fits = past hier
papa_paolo-board-fits-turned = past hier als je hem draait
papa_paolo-board-fits-not = past hier niet
papa_paolo-board-places-fit = { $places ->
    [0] past nergens in je wijk
    [one] past op één plaats in je wijk
   *[other] past op { $places } plaatsen in je wijk
}
papa_paolo-board-would-lead = je neemt de leiding in { $line } (£{ $coin })
papa_paolo-board-full = geen plaats voor nog een pizza
papa_paolo-board-laid-here = { $here } hier gelegd, nog { $left }
papa_paolo-board-on-the-way = halte { $number } onderweg, hier { papa_paolo-pizzas } afgezet
papa_paolo-board-can-ride-there = de weg leidt erheen
papa_paolo-board-starts-here = hier begint een leveringsronde
papa_paolo-board-home-here = thuis: hier eindigt de leveringsronde
papa_paolo-board-own-side = aan jouw kant
papa_paolo-board-other-side = niet aan jouw kant: kiezen draait de tegel
papa_paolo-board-pick-track = { $track } van { $before } naar { $after }
papa_paolo-board-pick-costs = kost £{ $cost }
papa_paolo-board-pick-leaves = blijft voor de anderen: { $tracks }
papa_paolo-board-bid-keeps = £{ $amount }, je houdt £{ $keeps }
papa_paolo-board-bid-outbids = { $name } wordt overboden
papa_paolo-board-bid-settles = { $place ->
    [1] kiest als eerste
    [2] kiest als tweede
    [3] kiest als derde
   *[other] kiest als laatste
}
papa_paolo-board-bid-next = { $place ->
    [1] je begint de volgende ronde
    [2] tweede in de volgende ronde
    [3] derde in de volgende ronde
   *[other] vierde in de volgende ronde
}
papa_paolo-board-bid-best = tot { $best } van { $pizzas } geleverd
papa_paolo-board-bid-best-of = tot { papa_paolo-board-best } geleverd
papa_paolo-board-best = { $best ->
    [one] één pizza
   *[other] { $best } pizza’s
}
papa_paolo-board-reach = Wat { $tile ->
    [any] een leveringstegel
   *[other] { $tile }
} kan bereiken: { $houses ->
    [0] geen huis
    [one] één huis
   *[other] { $houses } huizen
}

papa_paolo-key-turn = de tegel in je hand draaien (Shift: andersom)
papa_paolo-key-count = bij het winkelen: minder of meer pizza’s
papa_paolo-key-ride = vanaf de scooter: langs de weg, of terug
papa_paolo-key-rest = niets doen, uitstappen, stoppen of naar huis rijden
papa_paolo-key-drop = loslaten wat je in je hand hebt

## Voor wie het bord ziet: geen namen van velden

papa_paolo-do-pawn-seen = Trek een stadstegel naar je wijk, of gebruik een kraam van de rij of de kolom. Nog { $left ->
    [one] één pion
   *[other] { $left } pionnen
} deze ronde.
papa_paolo-do-mode-seen = Wat doet je pion? Leg de tegel in je wijk, gebruik een kraam van de rij of de kolom, of doe niets.
papa_paolo-do-stock-seen = Er { $left ->
    [one] is één pizza
   *[other] zijn { $left } pizza’s
} te verdelen: kies voor elke pizza een pizzeria.
papa_paolo-do-ride-seen = { $express ->
    [yes] Spoedlevering
   *[no] Levering
}: volg de weg vanaf een pizzeria en kies de tegels die pizza’s krijgen. Nog { $rounds ->
    [one] één leveringsronde
   *[other] hoogstens { $rounds } leveringsrondes
}.
papa_paolo-do-drop-seen = Volg de weg en kies de tegels die pizza’s krijgen. Op deze pizzeria liggen er nog { $stock }; je mag er nog { $pizzas } leveren.
papa_paolo-do-bid-seen = Bied op een leveringstegel: kies een trede van de trap eronder, hoger dan iedereen daar, of stap uit. Je hebt £{ $money }.
papa_paolo-do-bid-again-seen = Je bent overboden: kies een trede die niet lager is dan die van jou, of stap uit. Je hebt £{ $money }.
papa_paolo-do-duel-seen = Kies een bod, of { $stands ->
    [0] stap uit
   *[other] pas
}: wie het meest biedt, kiest als eerste een leveringstegel. Je hebt £{ $money }.

papa_paolo-told-deal-seen = In de stad komt: { papa_paolo-tile }.
papa_paolo-told-pawn-seen = { $seat } zet een pion neer ({ papa_paolo-tile }; { papa_paolo-jobs }).
papa_paolo-told-lay-seen = { $seat } legt hem in de wijk, open { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-site-seen = { $seat } bouwt de pizzeria van £{ $price }.{ papa_paolo-then }
papa_paolo-told-stock-seen = { $seat } legt { papa_paolo-pizzas } op een van de pizzeria’s.{ papa_paolo-then }
papa_paolo-told-ride-seen = { $seat } vertrekt bij een pizzeria.
papa_paolo-told-drop-seen = { $seat } levert { papa_paolo-pizzas }.{ papa_paolo-served }{ papa_paolo-then }

papa_paolo-no-such-cell-seen = Met twee spelers heeft de stad drie rijen en drie kolommen.
papa_paolo-no-fourth-column-seen = Met drie spelers heeft de stad drie kolommen.
papa_paolo-no-cell-taken-seen = Daar staat al een pion van { $seat }.
papa_paolo-no-icon-seen = Noch de rij noch de kolom van deze tegel biedt “{ papa_paolo-job }”.
papa_paolo-no-other-pizzeria-first-seen = Deze pizzeria heeft haar deel al: ze worden een voor een gevuld.
papa_paolo-no-spot-taken-seen = Daar ligt al iets.
papa_paolo-no-outside-district-seen = Met die plek erbij past je wijk niet meer in 4 bij 5 velden.
papa_paolo-no-road-against-houses-seen = Daar zou aan de { $side ->
    [N] noordkant
    [E] oostkant
    [S] zuidkant
   *[W] westkant
} een weg tegen huizen eindigen.
papa_paolo-no-road-to-pizzeria-seen = Daar zou geen weg de tegel met een van je pizzeria’s verbinden.
papa_paolo-no-pizzerias-side-by-side-seen = Dat is pal naast een van je pizzeria’s; alleen hoeken mogen elkaar raken.
papa_paolo-no-city-beside-site-seen = Dat is niet naast een stadstegel.
papa_paolo-no-pizzeria-there-seen = Daar heb je geen pizzeria.
papa_paolo-no-pizzas-left-seen = Op deze pizzeria liggen geen pizza’s meer.
papa_paolo-no-house-in-reach-from-seen = Vanaf deze pizzeria leidt geen weg naar een hongerig huis dat dichtbij genoeg is.
papa_paolo-no-city-there-seen = Daar ligt geen stadstegel.
papa_paolo-no-cell-twice-seen = Daar ben je in deze leveringsronde al geweest.
papa_paolo-no-hungry-house-seen = Alle huizen van deze tegel hebben hun pizza.
papa_paolo-no-so-many-houses-seen = Daar { $free ->
    [one] wacht één huis
   *[other] wachten { $free } huizen
}: breng minstens één pizza en hoogstens één per huis.
papa_paolo-no-too-far-seen = Die tegel ligt op afstand { $far }; je mag tot { $most }.
papa_paolo-no-turning-back-seen = Er is geen weg zonder omkeren langs die tegel en alle eerdere stops.
papa_paolo-no-way-through-pizzeria-seen = De enige weg erheen gaat door een pizzeria.
papa_paolo-no-road-there-seen = Van deze pizzeria leidt er geen weg naartoe.
papa_paolo-no-nearest-first-seen = De stops van een leveringsronde worden van dichtbij naar ver genoemd: deze tegel had eerder gemoeten.
