### Pourquoi un coup est bon : de quoi est fait un espoir, et combien.

palermo-worth = { $count ->
    [one] { $count } million de lires
   *[other] { $count } millions de lires
}
palermo-part-money = argent gagné
palermo-part-way = ce que les jetons rapportent encore
palermo-part-bonus = prime une fois rentré
palermo-part-tour = un court chemin entre les portes
palermo-part-access = des rues ouvertes aux portes

palermo-key-turn = tourner la carte maison ; avec Maj dans l’autre sens
palermo-key-mirror = son image en miroir, là où c’est permis
palermo-key-size = prendre une maison d’une, deux ou trois cases
palermo-key-rest = laisser la figurine où elle est
