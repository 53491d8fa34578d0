## The drawn table: what is where

palermo-board-city = The city of Palermo
palermo-board-cell-empty = { $cell }: empty plot
palermo-board-cell-start = { $cell }: start card
palermo-board-cell-street = { $cell }: fountain square
palermo-board-cell-house = { $cell }: { $size }-field house of { $owner }
palermo-board-cell-plaza = { $cell }: plaza of { $owner }
palermo-board-disc-waits = disc at the door
palermo-board-disc-collected = disc collected
palermo-board-street = street
palermo-board-roof = roof
palermo-board-plot = empty plot
palermo-board-start = start card
palermo-board-fountain = fountain square
palermo-board-promenade = promenade
palermo-board-corner = corner of the promenade
palermo-board-door = door of { $owner }
palermo-board-gangster = gangster of { $owner }
palermo-board-policeman = policeman of { $owner }
palermo-board-policeman-asleep = policeman of { $owner }, inactive

## Building

palermo-board-supply = House cards
palermo-board-size = { $size }-field house, { $left } left
palermo-board-size-nowhere = { palermo-board-size }, fits nowhere now
palermo-board-turn-left = Turn to the left
palermo-board-turn-right = Turn to the right
palermo-board-mirror = Mirror image
palermo-board-in-hand = { $size }-field house, { $turn ->
    [0] not turned
    [one] one quarter turn
   *[other] { $turn } quarter turns
}
palermo-board-in-hand-mirrored = { palermo-board-in-hand }, mirrored
palermo-board-start-here = the start card can go here
palermo-board-fits = fits
palermo-board-fits-turned = fits if turned
palermo-board-fits-not = does not fit
palermo-board-houses-left = { $houses ->
    [0] The city is finished
    [one] One more house
   *[other] { $houses } houses to go
}
palermo-board-waived = No roof can be joined: build anywhere.

## Collecting

palermo-board-round = Round { $round }
palermo-board-points = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
palermo-board-tolls = { $tolls ->
    [one] one of them for a policeman
   *[other] { $tolls } of them for policemen
}
palermo-board-could-collect = your gangster could collect a disc here, +{ $gain }
palermo-board-could-come-home = your gangster could come home here, +{ $gain }
palermo-board-collects = disc, +{ $gain }
palermo-board-comes-home = home, +{ $gain }
palermo-board-pays = −{ $gain }
palermo-board-offered = can be chosen
palermo-board-leave = Policeman stays
palermo-board-stay = Stay here
palermo-board-stalled = Nothing has happened for { $rounds } rounds; the match ends after eight.
palermo-board-whole = Whole city

## The players

palermo-board-players = Players
palermo-board-money = { $money } million lire
palermo-board-range = Range { $range }
palermo-board-discs-to-lay = { $discs ->
    [one] one disc to place
   *[other] { $discs } discs to place
}
palermo-board-discs-of = { $collected } of { $discs } discs collected
palermo-board-police-start = policeman at the start
palermo-board-police-active = policeman active
palermo-board-police-inactive = policeman inactive
palermo-board-home = home in round { $round }

## What happened, for whoever sees the board

palermo-told-start-seen = { $seat } lays the start card.
palermo-told-house-seen = { $seat } builds a { $size }-field house{ $mirrored ->
    [yes] { " " }(mirrored)
   *[no] { "" }
}.{ $waived ->
    [yes] { " " }No roof could be joined, so it stands apart.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza-seen = { $seat } lays a plaza, since no house fits.{ palermo-aside-finished }
palermo-told-police-seen = { $seat } moves the policeman ({ $cost ->
    [one] one point
   *[other] { $cost } points
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go-seen = { $seat } walks on ({ $cost ->
    [one] one point
   *[other] { $cost } points
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect-seen = { $seat } walks on ({ $cost ->
    [one] one point
   *[other] { $cost } points
}), collects a disc and earns { $income } million lire.{ palermo-aside-bribe }{ $left ->
    [0] { " " }That was the last disc: now home!
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home-seen = { $seat } comes home ({ $cost ->
    [one] one point
   *[other] { $cost } points
}) and earns { $income } million lire.{ palermo-aside-bribe }{ palermo-aside-bonus }

## Why not, for whoever sees the board

palermo-no-cell-taken-seen = A card lies there already.
palermo-no-first-house-apart-seen = The first house must lie beside the start card, and this plot does not.
palermo-no-roof-contact-seen = There this roof shares no edge with another roof, though elsewhere a roof still can.
palermo-no-courtyard-seen = That would wall in a street: every street must stay connected with the promenade.
palermo-no-plaza-yet-seen = No plaza yet: somewhere a { $size }-field house still fits.
palermo-no-roof-seen = That is a roof; figures keep to the streets and the promenade.
palermo-no-already-there-seen = Your gangster stands there already; to leave it there, choose “Stay here”.
palermo-no-gangster-there-seen = { $seat }’s gangster stands there: you may pass but not stop.
palermo-no-too-far-seen = That is { $cost } points away; you have { $range }.
palermo-no-way-but-home-seen = On the only way there your gangster steps on the start card, and there it is home.
palermo-no-policeman-already-there-seen = Your policeman stands there already; if he is to stay, leave him where he is.
palermo-no-policeman-on-gangster-seen = { $seat }’s gangster stands there: a policeman may not stop on that field.
palermo-no-policemen-side-by-side-seen = { $seat }’s policeman stands there or right beside it: no other may stop so close.
palermo-no-too-far-for-police-seen = That is { $cost } points away; your policeman has { $range }.
