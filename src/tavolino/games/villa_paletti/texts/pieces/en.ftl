### What the pieces of Villa Paletti are called.

villa_paletti-each-pillar = { $pillar ->
    [r1] thin red pillar 1
    [r2] thin red pillar 2
    [r3] thin red pillar 3
    [r4] hexagonal red pillar
    [r5] thick red pillar
    [y1] thin yellow pillar 1
    [y2] thin yellow pillar 2
    [y3] thin yellow pillar 3
    [y4] hexagonal yellow pillar
    [y5] thick yellow pillar
    [b1] thin blue pillar 1
    [b2] thin blue pillar 2
    [b3] thin blue pillar 3
    [b4] hexagonal blue pillar
    [b5] thick blue pillar
    [g1] thin green pillar 1
    [g2] thin green pillar 2
    [g3] thin green pillar 3
    [g4] hexagonal green pillar
   *[g5] thick green pillar
}
villa_paletti-the-pillar = the { villa_paletti-each-pillar }
villa_paletti-The-pillar = The { villa_paletti-each-pillar }
villa_paletti-pillars = { $each_pillar }
villa_paletti-pillar-worth = { villa_paletti-each-pillar } ({ villa_paletti-value })
villa_paletti-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
