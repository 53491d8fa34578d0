### What stands around Villa Paletti's table: credits, and the list of options in few words.

villa_paletti-credits = Villa Paletti was designed by Bill Payne and published by Zoch in 2001.
villa_paletti-score = { $count ->
    [1] holds the seal
   *[other] { "" }
}
villa_paletti-points = { $count ->
    [1] victory
    [0] no victory
   *[other] last place
}
villa_paletti-nobody-collapse-headline = The villa has come down
villa_paletti-nobody-stuck-headline = No winner
villa_paletti-nobody-agreed-headline = No winner

villa_paletti-told-touch-group = { villa_paletti-The-pillar }: { villa_paletti-value }, { $floor ->
    [base] on the base
   *[other] on the { villa_paletti-floor }
}, { $covered ->
    [yes] covered
   *[no] free
}{ $room ->
    [no] , no room for it on top
   *[yes] { "" }
}{ $advice ->
    [safe] ; looks safe
    [wobbly] ; shaky without it
    [falls] ; falls without it
   *[none] { "" }
}
villa_paletti-told-touch-choice = { $tool ->
    [hook] Hook
   *[fingers] Fingers
}
villa_paletti-side = { $compass ->
    [middle] Middle
    [east] East
    [northeast] North-east
    [north] North
    [northwest] North-west
    [west] West
    [southwest] South-west
    [south] South
   *[southeast] South-east
}
villa_paletti-told-pull-group = { villa_paletti-side } ({ $widest } mm)
villa_paletti-told-pull-choice = { $degrees }°{ $steady ->
    [lift] , lifting the floor
    [steady] , steadying the floor
   *[no] { "" }
}: { $way ->
    [0] nothing lies above
   *[other] out after { $way } mm
}, { $gap ->
    [0] runs into a pillar
   *[other] { $gap } mm clear
}
villa_paletti-told-place-group = { villa_paletti-side }
villa_paletti-told-place-choice = { villa_paletti-place }: { $over ->
    [none] over no pillar
   *[other] below it { $each_pillar }
}, { $edge } mm from the edge
villa_paletti-told-lay-group = Turned by { $turn }°
villa_paletti-told-lay-choice = { villa_paletti-place }: onto { villa_paletti-resting }
villa_paletti-told-stand-group = { villa_paletti-side }
villa_paletti-told-stand-choice = { villa_paletti-The-pillar }: { villa_paletti-place }
villa_paletti-told-take-choice = { villa_paletti-The-pillar }: { villa_paletti-value }, { $floor ->
    [base] on the base
   *[other] on the { villa_paletti-floor }
}{ $covered ->
    [yes] { " " }(covered: pull it out yourself)
   *[no] { "" }
}
villa_paletti-told-up-choice = Lift { villa_paletti-the-pillar } straight up
villa_paletti-told-back-choice = Leave { villa_paletti-the-pillar } where it is
villa_paletti-told-claim-choice = Claim that you cannot{ $possible ->
    [no] { " " }(no floor can be laid: you only pass)
   *[yes] , and ask for the { villa_paletti-floor }
}
villa_paletti-told-object-choice = Object
villa_paletti-told-prove-choice = Show it
villa_paletti-told-decline-objections-choice = Do not object
villa_paletti-told-decline-proofs-choice = Nothing to show
villa_paletti-told-decline-ending-choice = Play on
villa_paletti-told-forgo-choice = Lay no floor
villa_paletti-told-leave-choice = Leave it to the table
villa_paletti-told-done-choice = End your turn
villa_paletti-told-propose-choice = Propose to end the match
villa_paletti-told-agree-choice = Agree
villa_paletti-told-resign-choice = Resign
villa_paletti-told-colour-choice = { villa_paletti-colour }

## Said before a gesture is made

villa_paletti-told-resign-sure = Resign? You will be last. Your pillars stay where they are, and the last one left wins.
villa_paletti-told-touch-sure = Touch { villa_paletti-the-pillar } ({ villa_paletti-value }) with { $tool ->
    [hook] the hook
   *[fingers] the fingers
}, { $grip } mm above its foot? Then it is this one or none.{ $room ->
    [no] { " " }There is no room for it on top.
   *[yes] { "" }
}
villa_paletti-told-pull-sure = Pull { villa_paletti-the-pillar } to the { villa_paletti-compass } ({ $degrees }°){ $steady ->
    [lift] , lifting the floor a little
    [steady] , steadying the floor
   *[no] { "" }
}? { $way ->
    [0] Nothing lies above it
   *[other] It is out after { $way } mm
}, { $gap ->
    [0] but it runs into another pillar
   *[other] and { $gap } mm are clear beside it
}.
villa_paletti-told-up-sure = Lift { villa_paletti-the-pillar } straight up? Nothing lies above it.
villa_paletti-told-place-sure = Set { villa_paletti-the-pillar } down { villa_paletti-place } of the middle? { $over ->
    [none] No pillar stands below
   *[other] Below: { $each_pillar }
}, and it is { $edge } mm to the edge.
villa_paletti-told-lay-sure = Lay the { villa_paletti-floor } { villa_paletti-place } of the middle, turned by { $turn }°? It would lie on { $count ->
    [one] one pillar
   *[other] { $count } pillars
}{ $names ->
    [many] { "" }
   *[other] : { $each_pillar }
}.

## How moves are typed, and the questions of long lists

villa_paletti-step-pull-1 = Which way, and how far from other pillars?
villa_paletti-step-place-1 = Whereabouts?
villa_paletti-step-stand-1 = Whereabouts?
villa_paletti-typing-touch = Pillar, fingers or hook, and how many millimetres above its foot: touch r3 fingers 40
villa_paletti-typing-pull = Whole degrees anticlockwise from east, and by how many millimetres the other hand lifts the floor, if it does: pull 90, or pull 90 lift 0.8
villa_paletti-typing-place = Millimetres east and north of the middle (minus: west and south), then the turn in degrees: place 12.5 -30 0
villa_paletti-typing-lay = Millimetres east and north of the middle (minus: west and south), then the turn in degrees: lay 0 10 90
villa_paletti-typing-stand = Pillar, then millimetres east and north of the middle (minus: west and south): stand b4 12.5 -30

## What helps to choose

villa_paletti-hint-touch = Fingers keep a pillar upright. The hook only drags its foot along, with half the strength: gentle, but it jams under load.
villa_paletti-hint-pull = When the other hand lifts the floor a little, it takes the weight off. A pillar that does not come out goes back and is locked.
villa_paletti-hint-place = Over a pillar it stands most safely; near the edge, with nothing below, least.
villa_paletti-hint-lay = The best-supported places come first: the floor’s middle should lie well between the pillars that carry it.
villa_paletti-hint-object = If you succeed, the pillar you bring up leaves the game, and no floor is laid.
villa_paletti-hint-prove = If you succeed, that pillar stays up and the turn is over. If not, it is locked, and the turn goes on.

villa_paletti-points-won = Victory
villa_paletti-points-resigned = Resigned
villa_paletti-points-collapse = Collapse
