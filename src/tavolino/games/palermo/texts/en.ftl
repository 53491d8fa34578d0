### Palermo: what its rules say to the players.

palermo-title = Palermo
palermo-blurb = Build Palermo’s old town together, then send your gangster round its bars to collect. Points you do not need turn into money; policemen in the way cost you points.

## The switches of a match

palermo-option-police = Policemen
palermo-option-police-on = with policemen
palermo-option-police-off = without policemen
palermo-option-bonus_table = Bonus at home with five players
palermo-option-bonus_table-printed = 5 million lire, as printed
palermo-option-bonus_table-falling = 3 million lire, as probably meant
palermo-option-ring_links = Fast links on the promenade
palermo-option-ring_links-side = to the corners of one’s own side
palermo-option-ring_links-any_corner = to any corner
palermo-option-ring_links-both_ways = to the corners and back
palermo-option-ring_links-none = none
palermo-option-first_house_touches_start = First house
palermo-option-first_house_touches_start-false = anywhere
palermo-option-first_house_touches_start-true = beside the start card
palermo-option-handedness = House cards
palermo-option-handedness-fixed = as printed
palermo-option-handedness-free = mirror images allowed
palermo-option-bribe = Bribes
palermo-option-bribe-false = no bribes
palermo-option-bribe-true = passing a policeman also costs a million lire
palermo-option-no_loitering = Standing at another player’s door
palermo-option-no_loitering-false = as long as you like
palermo-option-no_loitering-true = one turn only
palermo-option-tiebreak = Equal money
palermo-option-tiebreak-shared = victory is shared
palermo-option-tiebreak-earlier_home = whoever came home earlier wins
palermo-option-tiebreak-later_seat = whoever sits later in turn order wins

palermo-name = { $seat }

## What to do now

palermo-do-start = Lay the start card on any plot: from here all gangsters set out, and here they come home.
palermo-do-first-house = Now lay the first house and put a disc at its door.
palermo-do-house = Lay a house so that its roof touches another roof. You still have { $discs ->
    [one] one disc
   *[other] { $discs } discs
} to place.
palermo-do-house-anywhere = No house can be joined to a roof any more: lay one on any empty plot. You still have { $discs ->
    [one] one disc
   *[other] { $discs } discs
} to place.
palermo-do-plaza = No house fits anywhere: lay a plaza and put your disc on one of its four fields.
palermo-do-police = Move your policeman up to { $range ->
    [one] one point
   *[other] { $range } points
}, or leave him where he is.
palermo-do-police-from-home = Your gangster is home. Move your policeman up to { $range } points or leave him; then you get { $bonus } million lire.
palermo-do-go = Move your gangster up to { $range ->
    [one] one point
   *[other] { $range } points
}. { $discs ->
    [one] One disc is
   *[other] { $discs } discs are
} still waiting for you.
palermo-do-go-home = You have all your discs: bring your gangster home to the start card. You have { $range } points.

palermo-wait-start = { $seat } lays the start card.
palermo-wait-house = { $seat } is building.
palermo-wait-police = { $seat } is thinking about the policeman.
palermo-wait-gangster = { $seat } is moving the gangster.

palermo-money = { $money } million lire
palermo-winners = { $count ->
    [1] { $seat1 } wins with { palermo-money }.
    [2] { $seat1 } and { $seat2 } win together with { palermo-money } each.
    [3] { $seat1 }, { $seat2 } and { $seat3 } win together with { palermo-money } each.
    [4] { $seat1 }, { $seat2 }, { $seat3 } and { $seat4 } win together with { palermo-money } each.
   *[5] { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 } and { $seat5 } win together with { palermo-money } each.
}
palermo-won = All gangsters are home. { palermo-winners }
palermo-won-by-stall = Nothing has happened for eight rounds, so the match is over. { palermo-winners }

## What happened

palermo-aside-bribe = { $bribe ->
    [0] { "" }
    [one] { " " }On the way one million lire went in bribes.
   *[other] { " " }On the way { $bribe } million lire went in bribes.
}
palermo-aside-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }Those already home get { $bonus } million lire.
}
palermo-aside-own-bonus = { $own ->
    [0] { "" }
   *[other] { " " }At home, { $seat } gets { $own } million lire.
}
palermo-aside-finished = { $finished ->
    [no] { "" }
   *[yes] { " " }The city is finished.
}
palermo-aside-stall = { $stall ->
    [no] { "" }
   *[yes] { " " }The eighth round without progress ends the match.
}

palermo-told-start = { $seat } lays the start card on { $cell }.
palermo-told-house = { $seat } builds a { $size }-field house on { $cell }{ $mirrored ->
    [yes] { " " }(mirrored)
   *[no] { "" }
}, entrance on { $entrance }.{ $waived ->
    [yes] { " " }No roof could be joined, so it stands apart.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza = { $seat } lays a plaza on { $cell }, the disc on { $entrance }, since no house fits.{ palermo-aside-finished }
palermo-told-police = { $seat } moves the policeman to { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-police-stays = { $seat } leaves the policeman where he is.{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go = { $seat } walks to { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect = { $seat } walks to { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}), collects a disc and earns { $income } million lire.{ palermo-aside-bribe }{ $left ->
    [0] { " " }That was the last disc: now home!
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home = { $seat } comes home by way of { $field } ({ $cost ->
    [one] one point
   *[other] { $cost } points
}) and earns { $income } million lire.{ palermo-aside-bribe }{ palermo-aside-bonus }
palermo-told-stay = { $seat } stays put.{ palermo-aside-bonus }{ palermo-aside-stall }

## Why not

palermo-no-match-over = The match is over.
palermo-no-start-card-first = First the start card goes on the board.
palermo-no-start-card-lies = The start card is down already; now lay a house.
palermo-no-still-building = The city is still being built: lay a card, there is no passing.
palermo-no-city-finished = The city is finished; no more cards are laid.
palermo-no-flipping = House cards may be turned but not flipped.
palermo-no-mirror-image = A three-field house looks the same in the mirror: lay it unmirrored.
palermo-no-such-house-left = No { $size }-field house is left in the supply.
palermo-no-cell-taken = A card already lies on { $cell }.
palermo-no-first-house-apart = The first house must lie beside the start card on { $start }, and { $cell } does not.
palermo-no-roof-contact = On { $cell } this roof shares no edge with another roof, though elsewhere a roof still can.
palermo-no-courtyard = That would wall in { $field }: every street must stay connected with the promenade.
palermo-no-plaza-yet = No plaza yet: a { $size }-field house still fits on { $cell }.
palermo-no-police-first = Your policeman comes first: move him or leave him, then your gangster goes.
palermo-no-police-too-late = The policeman moves before the gangster; it is too late for him this turn.
palermo-no-police = This match is played without policemen.
palermo-no-gangster-home = Your gangster is home and stays there.
palermo-no-roof = { $field } is a roof; figures keep to the streets and the promenade.
palermo-no-already-there = Your gangster stands on { $field } already; to leave it there, choose “Stay here”.
palermo-no-gangster-there = { $seat }’s gangster stands on { $field }: you may pass but not stop there.
palermo-no-too-far = { $field } is { $cost } points away; you have { $range }.
palermo-no-way-but-home = On the only way to { $field } your gangster steps on the start card, and there it is home.
palermo-no-loitering = You stand at { $seat }’s door; in this match you have to move on.
palermo-no-policeman-already-there = Your policeman stands on { $field } already; if he is to stay there, leave him where he is.
palermo-no-policeman-on-gangster = { $seat }’s gangster stands on { $field }: a policeman may not stop there.
palermo-no-policemen-side-by-side = { $seat }’s policeman stands on { $there }: no other may stop there or right beside it.
palermo-no-too-far-for-police = { $field } is { $cost } points away; your policeman has { $range }.

## The table in words

palermo-sheet-players = { $round ->
    [0] Players, while the city is built
   *[other] Players, round { $round }
}
palermo-sheet-city = The city
palermo-sheet-supply = House cards left
palermo-column-player = Player
palermo-column-money = Million lire
palermo-column-range = Range
palermo-column-discs-to-lay = Discs to place
palermo-column-discs-collected = Discs collected
palermo-column-doors = Own discs in the city
palermo-column-gangster = Gangster
palermo-column-policeman = Policeman
palermo-column-cell = Plot
palermo-column-card = Card
palermo-column-owner = Owner
palermo-column-entrance = Entrance
palermo-column-disc = Disc
palermo-column-roofs = Roofs
palermo-column-house = House
palermo-column-left = Left
palermo-place-start = at the start
palermo-place-home = home
palermo-place-none = none
palermo-place-inactive = { $field } (inactive)
palermo-card-empty = empty
palermo-card-start = start card
palermo-card-street = street card
palermo-card-house = { $size }-field house
palermo-card-plaza = plaza
palermo-disc-lies = at the door
palermo-disc-collected = collected
