### What stands around Villa Paletti's table: credits, and the list of options in few words.

villa_paletti-credits = Villa Paletti was designed by Bill Payne and published by Zoch in 2001.
villa_paletti-points = { $count ->
    [1] victory
    [0] no victory
   *[other] last place
}

villa_paletti-told-touch-group = Touch with { $tool ->
    [hook] the hook
   *[fingers] the fingers
}
villa_paletti-told-touch-choice = { $pillar }{ $covered ->
    [yes] { "" }
   *[no] { " " }(free)
}{ $room ->
    [no] { " " }(no room on top)
   *[yes] { "" }
}
villa_paletti-told-pull-group = Pull { $pillar }{ $steady ->
    [lift] , lifting the floor a little
    [steady] , steadying the floor
   *[no] { "" }
}
villa_paletti-told-pull-choice = { $degrees }° ({ villa_paletti-compass })
villa_paletti-told-place-group = Set { $pillar } down
villa_paletti-told-place-choice = { villa_paletti-place }
villa_paletti-told-lay-group = Lay the { villa_paletti-floor }
villa_paletti-told-lay-choice = { villa_paletti-place }, { $turn }°
villa_paletti-told-stand-group = Stand { $pillar }
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
