### The drawn table of Villa Paletti: what is where, and what a hand can do.

## Pieces by name

villa_paletti-board-pillar = { $shape ->
    [hexagonal] hexagonal
    [thick] thick
   *[thin] thin
} { $colour ->
    [red] red
    [yellow] yellow
    [blue] blue
   *[green] green
} pillar{ $shape ->
    [hexagonal] { "" }
    [thick] { "" }
   *[thin] { " " }{ $number }
}
villa_paletti-board-level = { $floor ->
    [base] base
    [blue] blue floor
    [green] green floor
    [yellow] yellow floor
    [orange] orange floor
   *[red] red floor
}
villa_paletti-board-pillars = The pillars, level by level
villa_paletti-board-points = { $points ->
    [one] { $points } point on the top floor
   *[other] { $points } points on the top floor
}
villa_paletti-board-seal = holds the master builder’s seal
villa_paletti-board-no-room = There is no room for it on top.
villa_paletti-board-press-again = Press it once more to touch it: then it is this one or none.
villa_paletti-board-ways = { $free } of { $all } ways out are free
villa_paletti-board-unpacking = The wood is being unpacked …

## Looking

villa_paletti-board-views = Where to look from
villa_paletti-board-view-front = From the front
villa_paletti-board-view-back = From behind
villa_paletti-board-view-above = From above
villa_paletti-board-glass = Floors of glass
villa_paletti-board-above = The top floor from above

villa_paletti-board-again = Watch it again
villa_paletti-board-second = { $seconds } s
villa_paletti-board-slowly = Slowly

## The hand

villa_paletti-board-hand = Your hand
villa_paletti-board-hook = With the hook
villa_paletti-board-force = Force
villa_paletti-board-newtons = { $newtons } N
villa_paletti-board-lean = Floors lean by { $degrees }° at most
villa_paletti-board-other-hand = Floor lifted by { $lift } mm
villa_paletti-board-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
villa_paletti-board-stand = Stand the { $pillar } here
villa_paletti-board-steady = Steady the floor
villa_paletti-board-lift = Lift the floor a little
villa_paletti-board-sink = Let the floor down a little
villa_paletti-board-turn-left = Turn to the left
villa_paletti-board-turn-right = Turn to the right
villa_paletti-board-lower = Let down
villa_paletti-board-raise = Up again
villa_paletti-board-release = Let go
villa_paletti-board-fine = Finely
villa_paletti-board-back = Put back
villa_paletti-board-away = Take it away

## Keys

villa_paletti-key-level = look at a level
villa_paletti-key-view = look from the front, from behind, from above
villa_paletti-key-orbit = walk round, come nearer, step back
villa_paletti-key-glass = floors of glass
villa_paletti-key-pull = move the hand by 1 mm, with Shift by 5, with Alt by a quarter
villa_paletti-key-steady = steady the floor above, lift it, let it down
villa_paletti-key-turn = turn what is in hand
villa_paletti-key-lower = let down, and let go
villa_paletti-key-back = put the pillar back

## For whoever sees the board: pillars by words

villa_paletti-the-pillar = { $pillar ->
    [r1] the thin red pillar 1
    [r2] the thin red pillar 2
    [r3] the thin red pillar 3
    [r4] the hexagonal red pillar
    [r5] the thick red pillar
    [y1] the thin yellow pillar 1
    [y2] the thin yellow pillar 2
    [y3] the thin yellow pillar 3
    [y4] the hexagonal yellow pillar
    [y5] the thick yellow pillar
    [b1] the thin blue pillar 1
    [b2] the thin blue pillar 2
    [b3] the thin blue pillar 3
    [b4] the hexagonal blue pillar
    [b5] the thick blue pillar
    [g1] the thin green pillar 1
    [g2] the thin green pillar 2
    [g3] the thin green pillar 3
    [g4] the hexagonal green pillar
   *[g5] the thick green pillar
}
villa_paletti-The-pillar = { $pillar ->
    [r1] The thin red pillar 1
    [r2] The thin red pillar 2
    [r3] The thin red pillar 3
    [r4] The hexagonal red pillar
    [r5] The thick red pillar
    [y1] The thin yellow pillar 1
    [y2] The thin yellow pillar 2
    [y3] The thin yellow pillar 3
    [y4] The hexagonal yellow pillar
    [y5] The thick yellow pillar
    [b1] The thin blue pillar 1
    [b2] The thin blue pillar 2
    [b3] The thin blue pillar 3
    [b4] The hexagonal blue pillar
    [b5] The thick blue pillar
    [g1] The thin green pillar 1
    [g2] The thin green pillar 2
    [g3] The thin green pillar 3
    [g4] The hexagonal green pillar
   *[g5] The thick green pillar
}
villa_paletti-do-pull-seen = Pull { villa_paletti-the-pillar } out, with or without steadying the floor above; or leave it where it is, and it is locked for good.
villa_paletti-do-place-seen = { villa_paletti-The-pillar } is in your hand. Set it on the { villa_paletti-floor }, wholly inside its edge, and let go.
villa_paletti-do-touch-penalty-seen = Take { villa_paletti-the-pillar } out yourself, at your own risk: touch it.
villa_paletti-nature-touched-seen = { $seat } lays a hand on { villa_paletti-the-pillar }.
villa_paletti-nature-pull-seen = { $seat } pulls { villa_paletti-the-pillar }. The wood decides: hold your breath.
villa_paletti-nature-place-seen = { $seat } sets { villa_paletti-the-pillar } down. The wood decides: hold your breath.
villa_paletti-nature-lift-seen = { villa_paletti-The-pillar } is lifted out. Hold your breath.
villa_paletti-wait-pull-seen = { $seat } has a hand on { villa_paletti-the-pillar }.
villa_paletti-wait-place-seen = { $seat } holds { villa_paletti-the-pillar } and looks for a place.
villa_paletti-told-hands-pull-seen = { $seat } pulls at { villa_paletti-the-pillar }.
villa_paletti-told-up-seen = { $seat } lifts { villa_paletti-the-pillar } straight up.
villa_paletti-told-back-seen = { $seat } leaves { villa_paletti-the-pillar } where it was. It is locked for the rest of the game.{ villa_paletti-aside-seal }
villa_paletti-told-held-seen = The hand has closed on { villa_paletti-the-pillar }: this one or none.
villa_paletti-told-free-seen = { villa_paletti-The-pillar } is out, and the villa stands.
villa_paletti-told-returned-seen = { villa_paletti-The-pillar } did not come out: it is back in its place, and locked for the rest of the game.{ villa_paletti-aside-seal }
villa_paletti-told-no-room-seen = { villa_paletti-The-pillar } is out, but there is no room for it on top: it goes back and is locked.
villa_paletti-told-placed-seen = { $seat } has brought { villa_paletti-the-pillar } to the { villa_paletti-floor }.{ villa_paletti-aside-seal }
villa_paletti-told-out-seen = { villa_paletti-The-pillar } leaves the game.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand-seen = { villa_paletti-The-pillar } did not stay where it was put; it is in the hand again.
villa_paletti-no-pillar-locked-seen = { villa_paletti-The-pillar } was put back once and may not be used by anybody any more.
villa_paletti-no-not-yours-seen = { villa_paletti-The-pillar } is not of your colour.
villa_paletti-no-pillar-on-top-seen = { villa_paletti-The-pillar } stands on the top floor already; a pillar must rise by at least one floor.
villa_paletti-no-last-neutral-seen = { villa_paletti-The-pillar } is the last neutral pillar of its level and has to stay.
villa_paletti-no-neutral-first-seen = Before { villa_paletti-the-pillar } a neutral pillar has to be moved.
villa_paletti-no-second-pillar-seen = You touched { villa_paletti-the-pillar }; no other pillar may be touched now.
villa_paletti-no-not-claimants-seen = { villa_paletti-The-pillar } does not belong to { $seat }; you have to move one of theirs.
villa_paletti-no-not-neutral-seen = { villa_paletti-The-pillar } is not neutral.
villa_paletti-told-touch-seen = { $seat } lays a hand on { villa_paletti-the-pillar }: this one or none.
villa_paletti-told-place-seen = { $seat } lowers { villa_paletti-the-pillar }.
