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

villa_paletti-told-touch-group = { $pillar }: { villa_paletti-shape }, { $floor ->
    [base] on the base
   *[other] on the { villa_paletti-floor }
}, { $covered ->
    [yes] covered
   *[no] free
}{ $room ->
    [no] , no room for it on top
   *[yes] { "" }
}
villa_paletti-told-touch-choice = { $tool ->
    [hook] Hook
   *[fingers] Fingers
}
villa_paletti-told-pull-group = To the { villa_paletti-compass }
villa_paletti-told-pull-choice = { $degrees }°{ $steady ->
    [lift] , lifting the floor
    [steady] , steadying the floor
   *[no] { "" }
} ({ $gap ->
    [0] runs into a pillar
   *[other] { $gap } mm clear
})
villa_paletti-whereabouts = { $compass ->
    [middle] In the middle
   *[other] In the { villa_paletti-compass }
}
villa_paletti-told-place-group = { villa_paletti-whereabouts }
villa_paletti-told-place-choice = { villa_paletti-place }
villa_paletti-told-lay-group = The { villa_paletti-floor }, turned by { $turn }°
villa_paletti-told-lay-choice = { villa_paletti-place }
villa_paletti-told-stand-group = { villa_paletti-whereabouts }
villa_paletti-told-stand-choice = { villa_paletti-place }
villa_paletti-told-take-choice = { $pillar }{ $covered ->
    [yes] { " " }(covered: pull it out yourself)
   *[no] { "" }
}
villa_paletti-told-up-choice = Lift { $pillar } straight up
villa_paletti-told-back-choice = Leave { $pillar } where it is
villa_paletti-told-claim-choice = Claim that you cannot{ $possible ->
    [no] { " " }(no floor can be laid: you only pass)
   *[yes] { "" }
}
villa_paletti-told-object-choice = Object
villa_paletti-told-prove-choice = Show it
villa_paletti-told-decline-objections-choice = Do not object
villa_paletti-told-decline-proofs-choice = Nothing to show
villa_paletti-told-decline-ending-choice = Play on
villa_paletti-told-forgo-choice = Lay no floor
villa_paletti-told-leave-choice = Leave it to the house
villa_paletti-told-done-choice = End your turn
villa_paletti-told-propose-choice = Propose to end the match
villa_paletti-told-agree-choice = Agree
villa_paletti-told-resign-choice = Resign
villa_paletti-told-colour-choice = { villa_paletti-colour }

## How moves are typed, and the questions of long lists

villa_paletti-step-pull-1 = Which way?
villa_paletti-step-place-1 = Whereabouts?
villa_paletti-step-stand-1 = Whereabouts?
villa_paletti-typing-touch = Pillar, fingers or hook, and how many millimetres above its foot: touch r3 fingers 40
villa_paletti-typing-pull = Degrees anticlockwise from east, and by how many millimetres the other hand lifts the floor, if it does: pull 90, or pull 90 lift 0.8
villa_paletti-typing-place = Millimetres east and north of the middle (minus: west and south), then the turn in degrees: place 12.5 -30 0
villa_paletti-typing-lay = Millimetres east and north of the middle (minus: west and south), then the turn in degrees: lay 0 10 90
villa_paletti-typing-stand = Pillar, then millimetres east and north of the middle (minus: west and south): stand b4 12.5 -30
