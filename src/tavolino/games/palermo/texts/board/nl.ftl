## De getekende tafel: wat er ligt en staat

palermo-board-city = De stad Palermo
palermo-board-cell-empty = { $cell }: bouwplaats
palermo-board-cell-start = { $cell }: startkaart
palermo-board-cell-street = { $cell }: pleintje met fontein
palermo-board-cell-house = { $cell }: { palermo-card-house }, van { $owner }
palermo-board-cell-plaza = { $cell }: plein van { $owner }
palermo-board-disc-waits = schijf bij de deur
palermo-board-disc-collected = schijf opgehaald
palermo-board-street = straat
palermo-board-roof = dak
palermo-board-plot = bouwplaats
palermo-board-start = startkaart
palermo-board-fountain = pleintje met fontein
palermo-board-promenade = wandelstraat
palermo-board-corner = hoek van de wandelstraat
palermo-board-door = deur van { $owner }
palermo-board-gangster = gangster van { $owner }
palermo-board-policeman = agent van { $owner }
palermo-board-policeman-asleep = agent van { $owner }, inactief

## Bouwen

palermo-board-supply = Huiskaarten
palermo-board-size = { palermo-card-house }, nog { $left }
palermo-board-size-nowhere = { palermo-board-size }, past nu nergens
palermo-board-turn-left = Naar links draaien
palermo-board-turn-right = Naar rechts draaien
palermo-board-mirror = Spiegelbeeld
palermo-board-in-hand = { palermo-card-house }, { $turn ->
    [0] niet gedraaid
    [one] een kwartslag gedraaid
   *[other] { $turn } kwartslagen gedraaid
}
palermo-board-in-hand-mirrored = { palermo-board-in-hand }, gespiegeld
palermo-board-start-here = hier kan de startkaart komen
palermo-board-fits = past
palermo-board-fits-turned = past als je het draait
palermo-board-fits-not = past niet
palermo-board-houses-left = { $houses ->
    [0] De stad is af
    [one] Nog één huis
   *[other] Nog { $houses } huizen
}
palermo-board-waived = Er past geen dak meer tegenaan: bouw waar je wilt.

## Ophalen

palermo-board-round = Ronde { $round }
palermo-board-points = { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
}
palermo-board-tolls = { $tolls ->
    [one] één daarvan voor een agent
   *[other] { $tolls } daarvan voor agenten
}
palermo-board-could-collect = hier kan je gangster een schijf ophalen, +{ $gain }
palermo-board-could-come-home = hier kan je gangster thuiskomen, +{ $gain }
palermo-board-collects = schijf, +{ $gain }
palermo-board-comes-home = thuis, +{ $gain }
palermo-board-pays = −{ $gain }
palermo-board-offered = te kiezen
palermo-board-leave = Agent blijft staan
palermo-board-stay = Hier blijven staan
palermo-board-stalled = Er is al { $rounds } rondes niets gebeurd; na acht is de partij voorbij.
palermo-board-whole = Hele stad

## De spelers

palermo-board-players = Spelers
palermo-board-money = { $money } miljoen lire
palermo-board-range = Bereik { $range }
palermo-board-discs-to-lay = nog { $discs ->
    [one] één schijf
   *[other] { $discs } schijven
} te leggen
palermo-board-discs-of = { $collected } van { $discs } schijven opgehaald
palermo-board-police-start = agent op de start
palermo-board-police-active = agent actief
palermo-board-police-inactive = agent inactief
palermo-board-home = thuis in ronde { $round }

## Wat er gebeurde, voor wie het bord ziet

palermo-told-start-seen = { $seat } legt de startkaart.
palermo-told-house-seen = { $seat } bouwt een { palermo-card-house }{ $mirrored ->
    [yes] { " " }(gespiegeld)
   *[no] { "" }
}.{ $waived ->
    [yes] { " " }Het paste tegen geen enkel dak en staat dus apart.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza-seen = { $seat } legt een plein, omdat er geen huis meer past.{ palermo-aside-finished }
palermo-told-police-seen = { $seat } verplaatst de agent ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go-seen = { $seat } loopt verder ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect-seen = { $seat } loopt verder ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}), haalt een schijf op en verdient { $income } miljoen lire.{ palermo-aside-bribe }{ $left ->
    [0] { " " }Dat was de laatste schijf: nu naar huis!
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home-seen = { $seat } komt thuis ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}) en verdient { $income } miljoen lire.{ palermo-aside-bribe }{ palermo-aside-bonus }

## Waarom niet, voor wie het bord ziet

palermo-no-cell-taken-seen = Daar ligt al een kaart.
palermo-no-first-house-apart-seen = Het eerste huis moet naast de startkaart liggen, en dat doet het daar niet.
palermo-no-roof-contact-seen = Daar raakt dit dak geen ander dak met een zijde, terwijl dat elders nog kan.
palermo-no-courtyard-seen = Dan zou een straat ingesloten raken: elke straat moet met de wandelstraat verbonden blijven.
palermo-no-plaza-yet-seen = Nog geen plein: ergens past nog een { palermo-card-house }.
palermo-no-roof-seen = Dat is een dak; figuren blijven op straat en op de wandelstraat.
palermo-no-already-there-seen = Je gangster staat daar al; moet hij er blijven, kies dan “Hier blijven staan”.
palermo-no-gangster-there-seen = Daar staat de gangster van { $seat }: je mag erlangs, maar er niet stoppen.
palermo-no-too-far-seen = Daarheen kost het { $cost } punten; je hebt er { $range }.
palermo-no-way-but-home-seen = Op de enige weg daarheen komt je gangster over de startkaart, en daar is hij thuis.
palermo-no-policeman-already-there-seen = Je agent staat daar al; moet hij er blijven, laat hem dan staan.
palermo-no-policeman-on-gangster-seen = Daar staat de gangster van { $seat }: een agent mag er niet stoppen.
palermo-no-policemen-side-by-side-seen = Daar of vlak ernaast staat de agent van { $seat }: zo dichtbij mag geen andere agent stoppen.
palermo-no-too-far-for-police-seen = Daarheen kost het { $cost } punten; je agent heeft er { $range }.
