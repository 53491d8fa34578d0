### Wie die Teile von Villa Paletti heißen.

villa_paletti-each-pillar = { $pillar ->
    [r1] dünne rote Säule 1
    [r2] dünne rote Säule 2
    [r3] dünne rote Säule 3
    [r4] sechseckige rote Säule
    [r5] dicke rote Säule
    [y1] dünne gelbe Säule 1
    [y2] dünne gelbe Säule 2
    [y3] dünne gelbe Säule 3
    [y4] sechseckige gelbe Säule
    [y5] dicke gelbe Säule
    [b1] dünne blaue Säule 1
    [b2] dünne blaue Säule 2
    [b3] dünne blaue Säule 3
    [b4] sechseckige blaue Säule
    [b5] dicke blaue Säule
    [g1] dünne grüne Säule 1
    [g2] dünne grüne Säule 2
    [g3] dünne grüne Säule 3
    [g4] sechseckige grüne Säule
   *[g5] dicke grüne Säule
}
villa_paletti-the-pillar = die { villa_paletti-each-pillar }
villa_paletti-The-pillar = Die { villa_paletti-each-pillar }
villa_paletti-pillars = { $each_pillar }
villa_paletti-pillar-worth = { villa_paletti-each-pillar } ({ villa_paletti-value })
villa_paletti-value = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
