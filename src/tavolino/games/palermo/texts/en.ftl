### Palermo

pal-title = Palermo
pal-blurb = Build Palermo's old town together, then send your gangster round its bars to collect. Points you do not need turn into money; policemen in the way cost you some.

pal-name = { $seat }

## What to do now

pal-do-start = Lay the start card on any cell: from here all gangsters set out, and here they come home.
pal-do-first-house = Now lay the first house and put a disc at its door.
pal-do-house = Lay a house so that its roof touches another roof. You still have { $discs ->
    [one] one disc
   *[other] { $discs } discs
} to place.
pal-do-house-anywhere = No house can be joined to a roof any more: lay one on any empty cell. You still have { $discs ->
    [one] one disc
   *[other] { $discs } discs
} to place.
pal-do-plaza = No house fits anywhere: lay a plaza and put your disc on one of its four fields.
pal-do-police = Move your policeman up to { $range ->
    [one] one point
   *[other] { $range } points
}, or leave him where he is.
pal-do-police-from-home = Your gangster is home. Move your policeman up to { $range } points or leave him; then you get { $bonus } million lire.
pal-do-go = Move your gangster up to { $range ->
    [one] one point
   *[other] { $range } points
}. { $discs ->
    [one] One disc is
   *[other] { $discs } discs are
} still waiting for you.
pal-do-go-home = You have all your discs: bring your gangster home to the start card. You have { $range } points.

pal-wait-start = { $seat } lays the start card.
pal-wait-house = { $seat } is building.
pal-wait-police = { $seat } is thinking about the policeman.
pal-wait-gangster = { $seat } is moving a gangster.

pal-winners = { $count ->
    [1] { $seat1 } wins with { $money } million lire.
    [2] { $seat1 } and { $seat2 } win together with { $money } million lire each.
    [3] { $seat1 }, { $seat2 } and { $seat3 } win together with { $money } million lire each.
    [4] { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } win together with { $money } million lire each.
   *[5] { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 } and { $seat5 } win together with { $money } million lire each.
}
pal-won = All gangsters are home. { pal-winners }
pal-won-by-stall = Nothing has happened for eight rounds, so the match is over. { pal-winners }

## What happened

pal-aside-bribe = { $bribe ->
    [0] { "" }
    [one] { " " }It costs one million lire in bribes.
   *[other] { " " }It costs { $bribe } million lire in bribes.
}
pal-aside-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }Those already home get { $bonus } million lire.
}
pal-aside-own-bonus = { $own ->
    [0] { "" }
   *[other] { " " }At home, { $seat } gets { $own } million lire.
}
pal-aside-finished = { $finished ->
    [yes] { " " }The city is finished.
   *[no] { "" }
}
pal-aside-stall = { $stall ->
    [yes] { " " }The eighth round without progress ends the match.
   *[no] { "" }
}

pal-told-start = { $seat } lays the start card on { $cell }.
pal-told-house = { $seat } builds a { $size }-field house on { $cell }{ $mirrored ->
    [yes] {" "}(mirrored)
   *[no] { "" }
}, entrance on { $entrance }.{ $waived ->
    [yes] { " " }No roof could be joined, so it stands apart.
   *[no] { "" }
}{ pal-aside-finished }
pal-told-plaza = { $seat } lays a plaza on { $cell }, the disc on { $entrance }, since no house fits.{ pal-aside-finished }
pal-told-police = { $seat } moves the policeman to { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}).{ pal-aside-own-bonus }{ pal-aside-stall }
pal-told-police-stays = { $seat } leaves the policeman where he is.{ pal-aside-own-bonus }{ pal-aside-stall }
pal-told-go = { $seat } walks to { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}).{ pal-aside-bribe }{ pal-aside-bonus }{ pal-aside-stall }
pal-told-collect = { $seat } walks to { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}), collects a disc and earns { $income } million lire.{ $left ->
    [0] { " " }That was the last disc: now home!
   *[other] { "" }
}{ pal-aside-bribe }{ pal-aside-bonus }
pal-told-home = { $seat } comes home over { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}) and earns { $income } million lire.{ pal-aside-bribe }{ pal-aside-bonus }
pal-told-stay = { $seat } stays put.{ pal-aside-bonus }{ pal-aside-stall }

## Why not

pal-no-match-over = The match is over.
pal-no-start-card-first = First the start card goes on the board.
pal-no-start-card-lies = The start card lies already; now a house is due.
pal-no-still-building = The city is still being built: lay a card, there is no passing.
pal-no-city-finished = The city is finished; no more cards are laid.
pal-no-flipping = House cards may be turned but not flipped.
pal-no-mirror-image = A three-field house looks the same in the mirror: lay it without.
pal-no-such-house-left = No { $size }-field house is left in the supply.
pal-no-cell-taken = A card already lies on { $cell }.
pal-no-first-house-apart = The first house must lie beside the start card on { $start }, and { $cell } does not.
pal-no-roof-contact = On { $cell } this roof touches no other roof along an edge, and there are places where one can.
pal-no-courtyard = That would wall in { $field }: every street must stay connected with the promenade.
pal-no-plaza-yet = No plaza yet: a { $size }-field house still fits on { $cell }.
pal-no-police-first = First say whether your policeman moves, then your gangster goes.
pal-no-police-too-late = The policeman moves before the gangster; it is too late for him this turn.
pal-no-police = This match is played without policemen.
pal-no-gangster-home = Your gangster is home and stays there.
pal-no-roof = { $field } is a roof; figures keep to the streets and the promenade.
pal-no-already-there = Your gangster stands on { $field } already; to leave it there, choose to stay.
pal-no-gangster-there = { $seat }'s gangster stands on { $field }: you may pass but not stop there.
pal-no-too-far = { $field } is { $cost } points away; you have { $range }.
pal-no-way-but-home = The only way to { $field } leads over the start card, and there your gangster comes home.
pal-no-loitering = You stand at { $seat }'s door; in this match you have to move on.
pal-no-policeman-already-there = Your policeman stands on { $field } already; to leave him there, skip his move.
pal-no-policeman-on-gangster = { $seat }'s gangster stands on { $field }: a policeman may not stop there.
pal-no-policemen-side-by-side = { $field } is on or right beside { $there }, where { $seat }'s policeman stands.
pal-no-too-far-for-police = { $field } is { $cost } points away; your policeman has { $range }.

## The table in words

pal-sheet-players = { $round ->
    [0] Players, while the city is built
   *[other] Players, round { $round }
}
pal-sheet-city = The city
pal-sheet-supply = House cards left
pal-column-player = Player
pal-column-money = Million lire
pal-column-range = Range
pal-column-discs-to-lay = Discs to place
pal-column-discs-collected = Discs collected
pal-column-doors = Own discs in the city
pal-column-gangster = Gangster
pal-column-policeman = Policeman
pal-column-cell = Cell
pal-column-card = Card
pal-column-owner = Owner
pal-column-entrance = Entrance
pal-column-disc = Disc
pal-column-roofs = Roofs
pal-column-house = House
pal-column-left = Left
pal-place-start = at the start
pal-place-home = home
pal-place-none = none
pal-place-inactive = { $field } (inactive)
pal-card-empty = empty
pal-card-start = start card
pal-card-street = street
pal-card-house = { $size }-field house
pal-card-plaza = plaza
pal-disc-lies = at the door
pal-disc-collected = collected
