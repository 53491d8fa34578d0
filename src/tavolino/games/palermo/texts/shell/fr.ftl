### Autour de la table de Palermo : auteurs, score et questions de la table en mots.

palermo-credits = Palermo a été imaginé par Walter Ziser et publié par Piatnik en 1992.
palermo-points = { $count } millions de lires
palermo-word-house = bâtir une maison
palermo-word-plaza = poser une piazza
palermo-word-start = poser la carte de départ
palermo-word-police = déplacer le policier
palermo-word-go = aller
palermo-word-stay = rester sur place
palermo-word-r0 = sans tourner
palermo-word-r1 = un quart de tour
palermo-word-r2 = deux quarts de tour
palermo-word-r3 = trois quarts de tour
palermo-word-m = en miroir
palermo-word-NW = nord-ouest
palermo-word-NE = nord-est
palermo-word-SE = sud-est
palermo-word-SW = sud-ouest
palermo-step-start-1 = Sur quelle case ?
palermo-step-house-1 = Sur quelle case ?
palermo-step-house-2 = Combien d’emplacements de toit ?
palermo-step-house-3 = Tournée comment ?
palermo-step-house-4 = En miroir ?
palermo-step-plaza-1 = Sur quelle case ?
palermo-step-plaza-2 = Le jeton sur quel emplacement ?
palermo-step-police-1 = Vers quel emplacement ?
palermo-step-go-1 = Vers quel emplacement ?
