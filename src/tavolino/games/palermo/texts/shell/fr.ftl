### Autour de la table de Palermo : auteurs, score et questions de la table en texte.

palermo-credits = Palermo a été imaginé par Walter Ziser et publié par Piatnik en 1992.
palermo-points = { $count ->
    [one] { $count } million de lires
   *[other] { $count } millions de lires
}
palermo-word-house = bâtir une maison
palermo-word-plaza = poser une piazza
palermo-word-start = poser la carte de départ
palermo-word-police = déplacer le policier
palermo-word-go = aller
palermo-word-stay = rester ici
palermo-word-r0 = sans tourner
palermo-word-r1 = un quart de tour
palermo-word-r2 = deux quarts de tour
palermo-word-r3 = trois quarts de tour
palermo-word-m = en miroir
palermo-word-NW = nord-ouest
palermo-word-NE = nord-est
palermo-word-SE = sud-est
palermo-word-SW = sud-ouest
palermo-step-start-1 = Sur quelle parcelle ?
palermo-step-house-1 = Sur quelle parcelle ?
palermo-step-house-2 = Quelle taille de maison ?
palermo-step-house-3 = Dans quel sens ?
palermo-step-house-4 = En miroir ?
palermo-step-plaza-1 = Sur quelle parcelle ?
palermo-step-plaza-2 = Sur quelle case mettre le jeton ?
palermo-step-police-1 = Vers quelle case ?
palermo-step-go-1 = Vers quelle case ?

palermo-points-disc = Jetons ramassés
palermo-points-home = Retour
palermo-points-bonus = Prime une fois rentré
palermo-points-bribe = Pots-de-vin
