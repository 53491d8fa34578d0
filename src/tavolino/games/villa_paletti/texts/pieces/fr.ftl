### Le nom des pièces de Villa Paletti.

villa_paletti-each-pillar = { $pillar ->
    [r1] colonne mince rouge 1
    [r2] colonne mince rouge 2
    [r3] colonne mince rouge 3
    [r4] colonne hexagonale rouge
    [r5] grosse colonne rouge
    [y1] colonne mince jaune 1
    [y2] colonne mince jaune 2
    [y3] colonne mince jaune 3
    [y4] colonne hexagonale jaune
    [y5] grosse colonne jaune
    [b1] colonne mince bleue 1
    [b2] colonne mince bleue 2
    [b3] colonne mince bleue 3
    [b4] colonne hexagonale bleue
    [b5] grosse colonne bleue
    [g1] colonne mince verte 1
    [g2] colonne mince verte 2
    [g3] colonne mince verte 3
    [g4] colonne hexagonale verte
   *[g5] grosse colonne verte
}
villa_paletti-the-pillar = la { villa_paletti-each-pillar }
villa_paletti-The-pillar = La { villa_paletti-each-pillar }
villa_paletti-pillars = { $each_pillar }
villa_paletti-pillar-worth = { villa_paletti-each-pillar } ({ villa_paletti-value })
villa_paletti-value = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
