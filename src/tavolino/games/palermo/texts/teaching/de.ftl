### Warum ein Zug gut ist: woraus eine Erwartung besteht, und wie viel.

palermo-worth = { $count } { $count ->
    [one] Million
   *[other] Millionen
} Lire
palermo-part-money = Geld bisher
palermo-part-way = was die Scheiben noch bringen
palermo-part-bonus = Prämie daheim
palermo-part-tour = ein kurzer Weg an den Türen vorbei
palermo-part-access = offene Straßen an den Türen

palermo-key-turn = die Hauskarte drehen; mit Umschalt andersherum
palermo-key-mirror = ihr Spiegelbild, wo das erlaubt ist
palermo-key-size = ein Haus mit einem, zwei oder drei Feldern nehmen
palermo-key-rest = die Figur stehen lassen
