### Villa Paletti: what its rules say to the players.

villa_paletti-title = Villa Paletti
villa_paletti-blurb = Pull wooden pillars from under the floors and set them on top, storey by storey. Whoever has most on the highest floor holds the seal and wins, unless the villa comes down by their own hand.

## The switches of a match

villa_paletti-option-manual = Setting up
villa_paletti-option-manual-false = the table scatters the pillars and lays the blue floor
villa_paletti-option-manual-true = the players stand every pillar and lay the blue floor
villa_paletti-option-colours = Colours
villa_paletti-option-colours-chosen = the youngest rolls, the others choose
villa_paletti-option-colours-rolled = everybody rolls
villa_paletti-option-youngest = Who is the youngest
villa_paletti-option-youngest-drawn = drawn by lot
villa_paletti-option-youngest-first = whoever sits first
villa_paletti-option-toppled = When only a pillar falls over
villa_paletti-option-toppled-collapse = that counts as a collapse
villa_paletti-option-toppled-out = the pillar is out of the game
villa_paletti-option-toppled-reset = it is stood up again
villa_paletti-option-variant_few_supports = Floors on one or two pillars
villa_paletti-option-variant_few_supports-off = never: three at least
villa_paletti-option-variant_few_supports-orange = the orange floor may
villa_paletti-option-variant_few_supports-orange_up = the orange and the red floor may
villa_paletti-option-assist = Advice
villa_paletti-option-assist-false = judge for yourself
villa_paletti-option-assist-true = the table says which pillars look safe
villa_paletti-option-time_to_answer = Time to answer
villa_paletti-option-time_to_answer-15 = 15 seconds
villa_paletti-option-time_to_answer-150 = 150 seconds
villa_paletti-option-time_to_answer-0 = as long as you like

## Words used in other sentences

villa_paletti-name = { $seat }
villa_paletti-resigned = { $seat } (resigned)
villa_paletti-colour = { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
}
villa_paletti-two-colours = { villa_paletti-colour } and { $colour2 ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
}
villa_paletti-floor = { $floor ->
    [blue] blue floor
    [green] green floor
    [yellow] yellow floor
    [orange] orange floor
   *[red] red floor
}
villa_paletti-place = { $x } mm { $ew ->
    [east] east
   *[west] west
}, { $y } mm { $ns ->
    [north] north
   *[south] south
}
villa_paletti-resting = { $count ->
    [one] one pillar
   *[other] { $count } pillars
}{ $names ->
    [many] { "" }
   *[other] { " " }({ $each_pillar })
}
villa_paletti-compass = { $compass ->
    [east] east
    [northeast] north-east
    [north] north
    [northwest] north-west
    [west] west
    [southwest] south-west
    [south] south
   *[southeast] south-east
}

## What to do now

villa_paletti-nature-setup = The villa is being set up.
villa_paletti-nature-colours = { $seat } rolls the seal.
villa_paletti-nature-touched = { $seat } lays a hand on { villa_paletti-the-pillar }.
villa_paletti-nature-pull = { $seat } pulls { villa_paletti-the-pillar }. The wood decides: hold your breath.
villa_paletti-nature-place = { $seat } sets { villa_paletti-the-pillar } down. The wood decides: hold your breath.
villa_paletti-nature-floor = { $seat } lays the { villa_paletti-floor }. The wood decides: hold your breath.
villa_paletti-nature-lift = { villa_paletti-The-pillar } is lifted out. Hold your breath.
villa_paletti-do-setup = Stand a pillar anywhere on the brown building site, not on the green rim. { $left ->
    [one] This is the last one.
   *[other] { $left } are still to be placed.
}
villa_paletti-do-blue = Lay the blue floor on the pillars. It must not stick out beyond the base. Or leave it to the table.
villa_paletti-do-colours = Choose one of the free colours.
villa_paletti-do-start-own = Touch one of your pillars below the top floor: then this is the one you have to bring up. Or claim that you cannot move any, and ask for a new floor.
villa_paletti-do-start-neutral = First touch a neutral pillar and bring it to the top; after that comes one of your own. Or claim that you cannot move any of yours, and ask for a new floor.
villa_paletti-do-start-stuck = None of your pillars can be brought up any more. Say so, and ask for a new floor.
villa_paletti-do-own = Now one of your own pillars, or end your turn.
villa_paletti-do-touch-objection = You objected: touch one of { $seat }’s pillars and bring it to the top.
villa_paletti-do-touch-proof = Show { $seat } that it can be done: touch a neutral pillar and bring it to the top.
villa_paletti-do-touch-penalty = Take { villa_paletti-the-pillar } out yourself, at your own risk: touch it.
villa_paletti-do-pull = Pull { villa_paletti-the-pillar } out, with or without steadying the floor above; or leave it where it is, and it is locked for good.
villa_paletti-do-place = { villa_paletti-The-pillar } is in your hand. Set it on the { villa_paletti-floor }, wholly inside its edge, and let go.
villa_paletti-do-objections = { $seat } claims that none of their pillars can be brought up. Do you object? Then you have to move one of them yourself, and if you fail you lose one of yours.
villa_paletti-do-proofs = { $seat } has left a neutral pillar where it was. Can you show that another one could be moved?
villa_paletti-do-penalty = { $seat } has failed. Name one of their pillars that leaves the game. A covered one you would have to pull out yourself.
villa_paletti-do-floor = Lay the { villa_paletti-floor } on the pillars of the top floor. It has to rest on { $needed ->
    [one] at least one pillar
   *[other] at least { $needed } pillars
}, and nothing may be steadied.
villa_paletti-do-ending = { $seat } proposes to end the match here. Do you agree? The seal decides.

villa_paletti-wait-setup = { $seat } stands up a pillar.
villa_paletti-wait-colours = { $seat } chooses a colour.
villa_paletti-wait-start = { $seat } looks for a pillar to move.
villa_paletti-wait-pull = { $seat } has a hand on { villa_paletti-the-pillar }.
villa_paletti-wait-place = { $seat } holds { villa_paletti-the-pillar } and looks for a place.
villa_paletti-wait-floor = { $seat } lays the { villa_paletti-floor }.
villa_paletti-wait-penalty = { $seat } chooses the pillar that leaves the game.
villa_paletti-wait-objections = The others say whether they object to { $seat }’s claim.
villa_paletti-wait-proofs = The others say whether they can move another neutral pillar.
villa_paletti-wait-ending = The others say whether the match ends here.

villa_paletti-won-collapse = { $seat } has brought the villa down. { $seat1 } wins.
villa_paletti-won-stuck = Nobody can build any more. { $seat1 } holds the seal and wins.
villa_paletti-won-agreed = All agreed to end it here. { $seat1 } holds the seal and wins.
villa_paletti-won-alone = Everybody else has resigned. { $seat1 } wins.
villa_paletti-nobody-collapse = { $seat } has brought the villa down, and there is no winner.
villa_paletti-nobody-stuck = Nobody can build any more, and nobody holds the seal: there is no winner.
villa_paletti-nobody-agreed = All agreed to end it here. Nobody holds the seal: there is no winner.

## What happened

villa_paletti-aside-seal = { $seal ->
    [no] { "" }
   *[yes] { " " }{ $seat2 } takes the seal.
}

villa_paletti-told-stand = { $seat } stands { villa_paletti-the-pillar } { villa_paletti-place } of the middle.
villa_paletti-told-colour = { $seat } takes { villa_paletti-colour }.
villa_paletti-told-touch = { $seat } touches { villa_paletti-the-pillar }{ $covered ->
    [yes] { "" }
   *[no] { "" }, which stands free,
} with { $tool ->
    [hook] the hook
   *[fingers] the fingers
}, { $grip } mm above its foot.{ $room ->
    [no] { " " }There is no room for it on top.
   *[yes] { "" }
}
villa_paletti-told-pull = { $seat } pulls { villa_paletti-the-pillar } to the { villa_paletti-compass } ({ $degrees }°){ $steady ->
    [lift] , lifting the floor a little
    [steady] , steadying the floor
   *[no] { "" }
}.
villa_paletti-told-up = { $seat } lifts { villa_paletti-the-pillar } straight up.
villa_paletti-told-hands-pull = { $seat } pulls at { villa_paletti-the-pillar }.
villa_paletti-told-place = { $seat } lowers { villa_paletti-the-pillar } { villa_paletti-place } of the middle.
villa_paletti-told-lay = { $seat } lowers the { villa_paletti-floor } { villa_paletti-place } of the middle, turned by { $turn }°, onto { villa_paletti-resting }.
villa_paletti-told-hands-lay = { $seat } lowers the { villa_paletti-floor } { villa_paletti-place } of the middle.
villa_paletti-told-back = { $seat } leaves { villa_paletti-the-pillar } where it was. It is locked for the rest of the game.{ villa_paletti-aside-seal }
villa_paletti-told-claim = { $seat } claims that none of their pillars can be brought up{ $floor ->
    [none] { "" }
   *[other] , and asks for the { villa_paletti-floor }
}.{ $possible ->
    [no] { " " }No floor could be laid, so this is only a pass.
   *[yes] { "" }
}{ $doubt ->
    [yes] { " " }Whoever doubts it has to bring one of them up.
   *[no] { "" }
}
villa_paletti-told-object = { $seat } objects, and will move one of { $seat1 }’s pillars.
villa_paletti-told-prove = { $seat } will show that another neutral pillar can be moved.
villa_paletti-told-decline-objections = { $seat } does not object.{ $none ->
    [yes] { " " }No floor can be laid, so the turn is over.
   *[no] { "" }
}
villa_paletti-told-decline-proofs = { $seat } has nothing to show.
villa_paletti-told-decline-ending = { $seat } wants to play on.
villa_paletti-told-take = { $seat } names { villa_paletti-the-pillar }{ $covered ->
    [yes] , which is covered and has to be pulled out
   *[no] , which leaves the game
}.
villa_paletti-told-forgo = { $seat } lays no floor after all.
villa_paletti-told-leave = { $seat } leaves the { villa_paletti-floor } to the table.
villa_paletti-told-done = { $seat } moves no pillar of their own this turn.
villa_paletti-told-propose = { $seat } proposes to end the match here.
villa_paletti-told-agree = { $seat } agrees to end it.
villa_paletti-told-resign = { $seat } resigns.

villa_paletti-told-wood = The pillars are unpacked; no two are exactly alike. { $seat } counts as the youngest.
villa_paletti-told-scatter = Twenty pillars stand on the base.
villa_paletti-told-roll = { $seat } rolls the seal: { villa_paletti-colour }.
villa_paletti-told-held = The hand has closed on { villa_paletti-the-pillar }: this one or none.
villa_paletti-told-free = { villa_paletti-The-pillar } is out, and the villa stands.
villa_paletti-told-returned = { villa_paletti-The-pillar } did not come out: it is back in its place, and locked for the rest of the game.{ villa_paletti-aside-seal }
villa_paletti-told-no-room = { villa_paletti-The-pillar } is out, but there is no room for it on top: it goes back and is locked.
villa_paletti-told-placed = { $seat } has brought { villa_paletti-the-pillar } to the { villa_paletti-floor }.{ villa_paletti-aside-seal }
villa_paletti-told-laid = The { villa_paletti-floor } is in place.
villa_paletti-told-out = { villa_paletti-The-pillar } leaves the game.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand = { villa_paletti-The-pillar } did not stay where it was put; it is in the hand again.
villa_paletti-told-taken-off = The { villa_paletti-floor } did not stay there and is taken off again.
villa_paletti-piece = { $piece ->
    [blue] The blue floor
    [green] The green floor
    [yellow] The yellow floor
    [orange] The orange floor
    [red] The red floor
   *[other] { villa_paletti-The-pillar }
}
villa_paletti-told-fell-C1 = { villa_paletti-piece } has sunk: { $seat } has brought the villa down.
villa_paletti-told-fell-C2 = { villa_paletti-piece } tilts: { $seat } has brought the villa down.
villa_paletti-told-fell-C3 = { villa_paletti-piece } has hit what lies below: { $seat } has brought the villa down.
villa_paletti-told-fell-C4 = { $seat } has knocked { villa_paletti-the-pillar } over, and that ends the match.
villa_paletti-told-toppled-out = { $seat } has knocked { villa_paletti-the-pillar } over; it is out of the game, and everything else is put back.
villa_paletti-told-toppled-reset = { $seat } has knocked { villa_paletti-the-pillar } over; everything is put back.

## Why not

villa_paletti-no-such-outcome = Nature cannot answer that here.
villa_paletti-no-natures-word = How it ends is nature’s to say.
villa_paletti-no-pillars-first = First all pillars have to stand on the base.
villa_paletti-no-blue-first = First the blue floor is laid.
villa_paletti-no-colours-first = First everybody gets a colour.
villa_paletti-no-begun-already = The match has begun; this belongs to setting up.
villa_paletti-no-stands-already = { villa_paletti-The-pillar } stands already.
villa_paletti-no-rim = { villa_paletti-The-pillar } would stand on the green rim; the whole foot belongs on the brown building site.
villa_paletti-no-in-the-way = { villa_paletti-The-pillar } stands in the way.
villa_paletti-no-beyond-the-base = The blue floor would stick out beyond the base.
villa_paletti-no-colour-taken = { $seat } has { villa_paletti-colour } already.
villa_paletti-no-passing = There is no passing: bring up a pillar, or claim that you cannot.
villa_paletti-no-not-yours = { villa_paletti-The-pillar } is not of your colour.
villa_paletti-no-pillar-gone = { villa_paletti-The-pillar } is out of the game.
villa_paletti-no-pillar-on-top = { villa_paletti-The-pillar } stands on the top floor already; a pillar must rise by at least one floor.
villa_paletti-no-grip = A pillar is held between { $low } and { $high } mm above its foot.
villa_paletti-no-touch-first = First touch a pillar.
villa_paletti-no-gesture = No hand moves like that.
villa_paletti-no-so-long = That gesture takes too long.
villa_paletti-no-nothing-in-hand = You have no pillar in your hand.
villa_paletti-no-nothing-touched = You have touched no pillar that you could leave.
villa_paletti-no-pillar-locked = { villa_paletti-The-pillar } was put back once and may not be used by anybody any more.
villa_paletti-no-free-already = The pillar is out already: set it on the top floor.
villa_paletti-no-not-free-yet = The pillar is not out yet: pull first.
villa_paletti-no-covered = A floor lies over this pillar: it cannot be lifted, only pulled.
villa_paletti-no-abort-now = The pillar is out: now it has to be placed.
villa_paletti-no-claim-now = A claim is made at the beginning of a turn only.
villa_paletti-no-answer-first = First give your answer.
villa_paletti-no-claim-to-object = There is no claim to object to.
villa_paletti-no-question = Nobody has asked you anything.
villa_paletti-no-not-claimants = { villa_paletti-The-pillar } does not belong to { $seat }; you have to move one of theirs.
villa_paletti-no-name-first = First name the pillar that leaves the game.
villa_paletti-no-penalty-due = No penalty is due.
villa_paletti-no-not-objectors = { villa_paletti-The-pillar } does not belong to { $seat }, who failed.
villa_paletti-no-penalty-gone = { villa_paletti-The-pillar } is out of the game already.
villa_paletti-no-penalty-locked = { villa_paletti-The-pillar } is covered and locked, so it cannot be pulled out.
villa_paletti-no-other-penalty = You named { villa_paletti-the-pillar }; only that one is taken out.
villa_paletti-no-floor-now = No floor is to be laid now.
villa_paletti-no-forgoing = The floor can lie on the pillars here, so it has to be laid: there is no passing.
villa_paletti-no-supports = The floor has to rest on at least { $needed ->
    [one] one pillar
   *[other] { $needed } pillars
}; here it would rest on { $found }.
villa_paletti-no-floor-only = You are laying a floor; you may not move a pillar as well.
villa_paletti-no-lift-unsteadied = Only the floor that your other hand holds can be lifted.
villa_paletti-no-lift-so-high = A floor may be lifted by { $limit } mm at most.
villa_paletti-no-two-floors = Only one floor at a time may be held.
villa_paletti-no-such-floor = There is no such floor to hold.
villa_paletti-no-steadying = Nothing may be steadied while a pillar or a floor is set down.
villa_paletti-no-over-the-edge = The pillar would stick out over the edge of the floor.
villa_paletti-no-touched-already = You have { villa_paletti-the-pillar } in hand already: pull it.
villa_paletti-no-second-pillar = You touched { villa_paletti-the-pillar }; no other pillar may be touched now.
villa_paletti-no-stacking = That is where { villa_paletti-the-pillar } stands; pillars may be stacked on the red floor only.
villa_paletti-no-neutral-first = Before { villa_paletti-the-pillar } a neutral pillar has to be moved.
villa_paletti-no-neutral-done = The neutral pillar is done; now one of your own.
villa_paletti-no-last-neutral = { villa_paletti-The-pillar } is the last neutral pillar of its level and has to stay.
villa_paletti-no-proof-asked = There is nothing to prove now.
villa_paletti-no-not-neutral = { villa_paletti-The-pillar } is not neutral.
villa_paletti-no-proposing-now = An end can be proposed at the beginning of a turn.
villa_paletti-no-proposed-already = You have asked once this turn; now play.
villa_paletti-no-proposal = Nobody has proposed to end the match.

## The table in words

villa_paletti-sheet-players = Players
villa_paletti-sheet-floors = Floors
villa_paletti-sheet-level = { $floor ->
    [base] On the base
   *[other] On the { villa_paletti-floor } (level { $level }{ $top ->
        [yes] , the top
       *[no] { "" }
    })
}
villa_paletti-sheet-elsewhere = Other pillars
villa_paletti-column-player = Player
villa_paletti-column-colours = Colour
villa_paletti-column-points = Points on top
villa_paletti-column-left = Pillars to move
villa_paletti-column-seal = Seal
villa_paletti-column-floor = Floor
villa_paletti-column-west-east = West to east
villa_paletti-column-south-north = South to north
villa_paletti-column-turned = Turned
villa_paletti-column-over = Lies over
villa_paletti-column-pillar = Pillar
villa_paletti-column-written = In notation
villa_paletti-column-owner = Belongs to
villa_paletti-column-place = From the middle
villa_paletti-column-state = State
villa_paletti-column-neighbours = Next to
villa_paletti-column-advice = Without it
villa_paletti-west-east = { $from } mm { $begins ->
    [before] west
   *[after] east
} to { $to } mm { $ends ->
    [before] west
   *[after] east
}
villa_paletti-south-north = { $from } mm { $begins ->
    [before] south
   *[after] north
} to { $to } mm { $ends ->
    [before] south
   *[after] north
}
villa_paletti-turned = { $turn }°
villa_paletti-over = { $names ->
    [none] nothing
    [many] { $count } pillars
   *[other] { $each_pillar }
}
villa_paletti-seal-first = holds it, nobody before
villa_paletti-seal-after = holds it, { $seat } before
villa_paletti-neutral = neutral
villa_paletti-state-free = free
villa_paletti-state-covered = covered
villa_paletti-state-top = on top
villa_paletti-state-locked-free = locked, free
villa_paletti-state-locked-covered = locked, covered
villa_paletti-advice-safe = stands
villa_paletti-advice-wobbly = wobbles
villa_paletti-advice-falls = falls
villa_paletti-where-box = not set up yet
villa_paletti-where-hand = in hand
villa_paletti-where-fallen = fallen over
villa_paletti-where-out = out of the game

villa_paletti-hand-not-now = Your hand cannot do that now.
villa_paletti-hand-hand-full = Your other hand already holds a floor.
villa_paletti-hand-nothing-steadied = Your other hand holds no floor.
villa_paletti-hand-sticks-out = It would stick out over the edge here: move it before you let go.
villa_paletti-hand-on-another = Another pillar stands below: pillars may be stacked on the red floor only.
villa_paletti-hand-too-few-pillars = The floor does not rest on enough pillars here.
