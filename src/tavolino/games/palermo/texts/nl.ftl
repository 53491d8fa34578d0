### Palermo: wat de regels tegen de spelers zeggen.

palermo-title = Palermo
palermo-blurb = Bouw samen de oude stad van Palermo en stuur dan je gangster langs de cafés om geld op te halen. Bewegingspunten die je overhoudt, worden geld; agenten onderweg kosten je punten.

## De varianten van een partij

palermo-option-police = Agenten
palermo-option-police-on = met agenten
palermo-option-police-off = zonder agenten
palermo-option-bonus_table = Bonus voor wie thuis is, met vijf spelers
palermo-option-bonus_table-printed = 5 miljoen lire, zoals gedrukt
palermo-option-bonus_table-falling = 3 miljoen lire, zoals waarschijnlijk bedoeld
palermo-option-ring_links = Snelle verbindingen op de wandelstraat
palermo-option-ring_links-side = naar de hoeken van je eigen zijde
palermo-option-ring_links-any_corner = naar elke hoek
palermo-option-ring_links-both_ways = naar de hoeken en terug
palermo-option-ring_links-none = geen
palermo-option-first_house_touches_start = Eerste huis
palermo-option-first_house_touches_start-false = waar je wilt
palermo-option-first_house_touches_start-true = naast de startkaart
palermo-option-handedness = Huiskaarten
palermo-option-handedness-fixed = zoals gedrukt
palermo-option-handedness-free = ook in spiegelbeeld
palermo-option-bribe = Steekpenningen
palermo-option-bribe-false = geen steekpenningen
palermo-option-bribe-true = een agent passeren kost ook een miljoen lire
palermo-option-no_loitering = Voor andermans deur staan
palermo-option-no_loitering-false = zo lang je wilt
palermo-option-no_loitering-true = maar één beurt
palermo-option-tiebreak = Evenveel geld
palermo-option-tiebreak-shared = de overwinning wordt gedeeld
palermo-option-tiebreak-earlier_home = wie eerder thuis was, wint
palermo-option-tiebreak-later_seat = wie later aan de beurt komt, wint

palermo-name = { $seat }

## Wat er nu moet gebeuren

palermo-do-start = Leg de startkaart op een bouwplaats naar keuze: hier vertrekken alle gangsters en hier komen ze weer thuis.
palermo-do-first-house = Leg nu het eerste huis, met een schijf bij de deur.
palermo-do-house = Leg een huis zo dat het dak een ander dak raakt. Je moet nog { $discs ->
    [one] één schijf
   *[other] { $discs } schijven
} leggen.
palermo-do-house-anywhere = Geen enkel huis past nog tegen een dak: leg er een op een lege bouwplaats naar keuze. Je moet nog { $discs ->
    [one] één schijf
   *[other] { $discs } schijven
} leggen.
palermo-do-plaza = Er past nergens meer een huis: leg een plein, met je schijf op een van de vier velden.
palermo-do-police = Verplaats je agent, hoogstens { $range ->
    [one] één bewegingspunt
   *[other] { $range } bewegingspunten
} ver, of laat hem staan.
palermo-do-police-from-home = Je gangster is thuis. Verplaats je agent, hoogstens { $range } bewegingspunten ver, of laat hem staan; daarna krijg je { $bonus } miljoen lire.
palermo-do-go = Loop met je gangster, hoogstens { $range ->
    [one] één bewegingspunt
   *[other] { $range } bewegingspunten
} ver. Er { $discs ->
    [one] ligt nog één schijf
   *[other] liggen nog { $discs } schijven
} op je te wachten.
palermo-do-go-home = Je hebt al je schijven: breng je gangster naar huis, naar de startkaart. Je hebt { $range } bewegingspunten.

palermo-wait-start = { $seat } legt de startkaart.
palermo-wait-house = { $seat } bouwt.
palermo-wait-police = { $seat } denkt na over de agent.
palermo-wait-gangster = { $seat } is met de gangster op pad.

palermo-money = { $money } miljoen lire
palermo-winners = { $count ->
    [1] { $seat1 } wint met { palermo-money }.
    [2] { $seat1 } en { $seat2 } winnen samen, met elk { palermo-money }.
    [3] { $seat1 }, { $seat2 } en { $seat3 } winnen samen, met elk { palermo-money }.
    [4] { $seat1 }, { $seat2 }, { $seat3 } en { $seat4 } winnen samen, met elk { palermo-money }.
   *[5] { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 } en { $seat5 } winnen samen, met elk { palermo-money }.
}
palermo-won = Alle gangsters zijn thuis. { palermo-winners }
palermo-won-by-stall = Acht rondes lang is er niets gebeurd, dus de partij is afgelopen. { palermo-winners }

## Wat er gebeurd is

palermo-aside-bribe = { $bribe ->
    [0] { "" }
    [one] { " " }Onderweg ging er één miljoen lire op aan steekpenningen.
   *[other] { " " }Onderweg ging er { $bribe } miljoen lire op aan steekpenningen.
}
palermo-aside-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }Wie al thuis is, krijgt { $bonus } miljoen lire.
}
palermo-aside-own-bonus = { $own ->
    [0] { "" }
   *[other] { " " }Thuis krijgt { $seat } { $own } miljoen lire.
}
palermo-aside-finished = { $finished ->
    [no] { "" }
   *[yes] { " " }De stad is klaar.
}
palermo-aside-stall = { $stall ->
    [no] { "" }
   *[yes] { " " }De achtste ronde zonder vooruitgang maakt een einde aan de partij.
}

palermo-told-start = { $seat } legt de startkaart op { $cell }.
palermo-told-house = { $seat } bouwt een { palermo-card-house } op { $cell }{ $mirrored ->
    [yes] { " " }(gespiegeld)
   *[no] { "" }
}, ingang op { $entrance }.{ $waived ->
    [yes] { " " }Het paste tegen geen enkel dak en staat dus apart.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza = { $seat } legt een plein op { $cell }, met de schijf op { $entrance }, omdat er geen huis meer past.{ palermo-aside-finished }
palermo-told-police = { $seat } verplaatst de agent naar { $field } ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-police-stays = { $seat } laat de agent staan.{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go = { $seat } loopt naar { $field } ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect = { $seat } loopt naar { $field } ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}), haalt een schijf op en verdient { $income } miljoen lire.{ palermo-aside-bribe }{ $left ->
    [0] { " " }Dat was de laatste schijf: nu naar huis!
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home = { $seat } komt via { $field } thuis ({ $cost ->
    [one] één punt
   *[other] { $cost } punten
}) en verdient { $income } miljoen lire.{ palermo-aside-bribe }{ palermo-aside-bonus }
palermo-told-stay = { $seat } blijft staan.{ palermo-aside-bonus }{ palermo-aside-stall }

## Waarom niet

palermo-no-match-over = De partij is afgelopen.
palermo-no-start-card-first = Eerst komt de startkaart op het bord.
palermo-no-start-card-lies = De startkaart ligt er al; leg nu een huis.
palermo-no-still-building = De stad wordt nog gebouwd: leg een kaart, passen kan niet.
palermo-no-city-finished = De stad is klaar; er worden geen kaarten meer gelegd.
palermo-no-flipping = Huiskaarten mag je draaien, maar niet spiegelen.
palermo-no-mirror-image = Een huis van drie velden is in spiegelbeeld hetzelfde: leg het ongespiegeld.
palermo-no-such-house-left = Er is geen { palermo-card-house } meer in de voorraad.
palermo-no-cell-taken = Op { $cell } ligt al een kaart.
palermo-no-first-house-apart = Het eerste huis moet naast de startkaart op { $start } liggen; { $cell } ligt daar niet naast.
palermo-no-roof-contact = Op { $cell } raakt dit dak geen ander dak met een zijde, terwijl dat elders nog kan.
palermo-no-courtyard = Dan zou { $field } ingesloten raken: elke straat moet met de wandelstraat verbonden blijven.
palermo-no-plaza-yet = Nog geen plein: op { $cell } past nog een { palermo-card-house }.
palermo-no-police-first = Zeg eerst wat je agent doet; daarna loopt je gangster.
palermo-no-police-too-late = De agent gaat vóór de gangster; in deze beurt kan hij niet meer.
palermo-no-police = Deze partij wordt zonder agenten gespeeld.
palermo-no-gangster-home = Je gangster is thuis en blijft daar.
palermo-no-roof = { $field } is een dak; figuren blijven op straat en op de wandelstraat.
palermo-no-already-there = Je gangster staat al op { $field }; moet hij daar blijven, kies dan “Hier blijven staan”.
palermo-no-gangster-there = Op { $field } staat de gangster van { $seat }: je mag erlangs, maar er niet stoppen.
palermo-no-too-far = { $field } kost { $cost } punten; je hebt er { $range }.
palermo-no-way-but-home = Op de enige weg naar { $field } komt je gangster over de startkaart, en daar is hij thuis.
palermo-no-loitering = Je staat voor de deur van { $seat }; in deze partij moet je dan doorlopen.
palermo-no-policeman-already-there = Je agent staat al op { $field }; moet hij daar blijven, laat hem dan staan.
palermo-no-policeman-on-gangster = Op { $field } staat de gangster van { $seat }: een agent mag daar niet stoppen.
palermo-no-policemen-side-by-side = Op { $there } staat de agent van { $seat }: daar of vlak ernaast mag geen andere agent stoppen.
palermo-no-too-far-for-police = { $field } kost { $cost } punten; je agent heeft er { $range }.

## De tafel in woorden

palermo-sheet-players = { $round ->
    [0] Spelers, tijdens het bouwen
   *[other] Spelers, ronde { $round }
}
palermo-sheet-city = De stad
palermo-sheet-supply = Huiskaarten in voorraad
palermo-column-player = Speler
palermo-column-money = Miljoen lire
palermo-column-range = Bereik
palermo-column-discs-to-lay = Nog te leggen schijven
palermo-column-discs-collected = Opgehaalde schijven
palermo-column-doors = Eigen schijven in de stad
palermo-column-gangster = Gangster
palermo-column-policeman = Agent
palermo-column-cell = Bouwplaats
palermo-column-card = Kaart
palermo-column-owner = Eigenaar
palermo-column-entrance = Ingang
palermo-column-disc = Schijf
palermo-column-roofs = Daken
palermo-column-house = Huis
palermo-column-left = Over
palermo-place-start = op de start
palermo-place-home = thuis
palermo-place-none = geen
palermo-place-inactive = { $field } (inactief)
palermo-card-empty = leeg
palermo-card-start = startkaart
palermo-card-street = straatkaart
palermo-card-house = huis van { $size ->
    [one] één veld
   *[other] { $size } velden
}
palermo-card-plaza = plein
palermo-disc-lies = bij de deur
palermo-disc-collected = opgehaald
