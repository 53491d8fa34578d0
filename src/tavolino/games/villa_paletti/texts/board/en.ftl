### The drawn table of Villa Paletti: what is where, and what a hand can do.

## Pieces by name

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
villa_paletti-board-sealed = If { $holder } brings the villa down, { $previous } wins.
villa_paletti-board-sealed-first = If { $holder } brings the villa down, nobody wins.
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
villa_paletti-board-lean = Floors lean by { $degrees }° at most{ $side ->
    [left] , to the left
    [right] , to the right
    [near] , towards you
    [far] , away from you
   *[none] { "" }
}
villa_paletti-board-other-hand = Floor lifted by { $lift } mm
villa_paletti-board-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
villa_paletti-board-late = Your line is slow: what you feel comes late. Pull slowly.
villa_paletti-board-stand = Stand { villa_paletti-the-pillar } here
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

## A hand that stands still, and a slow table

villa_paletti-board-frozen-own = Nothing is heard of your hand: the others see it frozen. If it stays like that, the table takes over.
villa_paletti-board-frozen = { $name } has a frozen hand: nothing is heard of it. If it stays like that, the table takes over.
villa_paletti-board-table-own = Your hand was silent for too long, or your time is up: the table { villa_paletti-board-does }.
villa_paletti-board-table = { $name } was silent for too long, or is out of time: the table { villa_paletti-board-does }.
villa_paletti-board-does = { $task ->
    [pull] puts the pillar back
    [lay] takes the floor away
   *[place] sets the pillar down
}
villa_paletti-board-slow = The table calculates more slowly than real time just now: everything looks slowed down.

## Keys

villa_paletti-key-level = look at a level; with the mouse: double click on a floor
villa_paletti-key-view = look from the front, from behind, from above
villa_paletti-key-orbit = walk round, come nearer, step back
villa_paletti-key-glass = floors of glass
villa_paletti-key-tool = fingers or hook, before you touch
villa_paletti-key-pull = move the hand by 1 mm, with Shift by 5, with Alt by a quarter
villa_paletti-key-steady = steady the floor above, lift it, let it down; with the mouse: hold the middle button, turn the wheel
villa_paletti-key-turn = turn what is in hand; with the mouse: the wheel
villa_paletti-key-lower = let down, and let go; with the mouse: hold the button down on it until it stands, then click it
villa_paletti-key-back = put the pillar back

## For whoever sees the board: pillars by words

villa_paletti-told-touch-seen = { $seat } lays a hand on { villa_paletti-the-pillar }: this one or none.
villa_paletti-told-place-seen = { $seat } lowers { villa_paletti-the-pillar }.
