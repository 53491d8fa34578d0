### Hoe de stukken van Villa Paletti heten.

villa_paletti-each-pillar = { $pillar ->
    [r1] dunne rode pilaar 1
    [r2] dunne rode pilaar 2
    [r3] dunne rode pilaar 3
    [r4] zeshoekige rode pilaar
    [r5] dikke rode pilaar
    [y1] dunne gele pilaar 1
    [y2] dunne gele pilaar 2
    [y3] dunne gele pilaar 3
    [y4] zeshoekige gele pilaar
    [y5] dikke gele pilaar
    [b1] dunne blauwe pilaar 1
    [b2] dunne blauwe pilaar 2
    [b3] dunne blauwe pilaar 3
    [b4] zeshoekige blauwe pilaar
    [b5] dikke blauwe pilaar
    [g1] dunne groene pilaar 1
    [g2] dunne groene pilaar 2
    [g3] dunne groene pilaar 3
    [g4] zeshoekige groene pilaar
   *[g5] dikke groene pilaar
}
villa_paletti-the-pillar = de { villa_paletti-each-pillar }
villa_paletti-The-pillar = De { villa_paletti-each-pillar }
villa_paletti-pillars = { $each_pillar }
villa_paletti-pillar-worth = { villa_paletti-each-pillar } ({ villa_paletti-value })
villa_paletti-value = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
