## La table dessinée : ce qui s’y trouve

palermo-board-city = La ville de Palerme
palermo-board-cell-empty = { $cell } : terrain à bâtir
palermo-board-cell-start = { $cell } : carte de départ
palermo-board-cell-street = { $cell } : place avec fontaine
palermo-board-cell-house = { $cell } : maison de taille { $size }, { $owner }
palermo-board-cell-plaza = { $cell } : piazza, { $owner }
palermo-board-disc-waits = jeton à la porte
palermo-board-disc-collected = jeton ramassé
palermo-board-street = rue
palermo-board-roof = toit
palermo-board-plot = terrain à bâtir
palermo-board-start = carte de départ
palermo-board-fountain = place avec fontaine
palermo-board-promenade = promenade
palermo-board-corner = coin de la promenade
palermo-board-door = porte ({ $owner })
palermo-board-gangster = gangster ({ $owner })
palermo-board-policeman = policier ({ $owner })
palermo-board-policeman-asleep = policier inactif ({ $owner })

## Construire

palermo-board-supply = Cartes maison
palermo-board-size = Maison de taille { $size }, reste { $left }
palermo-board-size-nowhere = { palermo-board-size }, ne convient nulle part pour l’instant
palermo-board-turn-left = Tourner à gauche
palermo-board-turn-right = Tourner à droite
palermo-board-mirror = Version en miroir
palermo-board-in-hand = Maison de taille { $size }, { $turn ->
    [0] non tournée
    [one] tournée d’un quart
   *[other] tournée de { $turn } quarts
}
palermo-board-in-hand-mirrored = { palermo-board-in-hand }, en miroir
palermo-board-start-here = la carte de départ peut aller ici
palermo-board-fits = convient
palermo-board-fits-turned = convient si on la tourne
palermo-board-fits-not = ne convient pas
palermo-board-houses-left = { $houses ->
    [0] La ville est finie
    [one] Encore une maison
   *[other] Encore { $houses } maisons
}
palermo-board-waived = Plus aucun toit à toucher : bâtissez où vous voulez.

## Ramasser

palermo-board-round = Tour { $round }
palermo-board-points = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
palermo-board-collects = jeton, +{ $gain }
palermo-board-comes-home = retour, +{ $gain }
palermo-board-pays = −{ $gain }
palermo-board-offered = au choix
palermo-board-leave = Le policier reste
palermo-board-stay = Rester ici
palermo-board-stalled = Rien depuis { $rounds } tours ; la partie s’arrête au bout de huit.
palermo-board-whole = Toute la ville

## Les joueurs

palermo-board-players = Joueurs
palermo-board-money = { $money ->
    [one] { $money } million de lires
   *[other] { $money } millions de lires
}
palermo-board-range = Portée { $range }
palermo-board-discs-to-lay = { $discs ->
    [one] { $discs } jeton à placer
   *[other] { $discs } jetons à placer
}
palermo-board-discs-of = { $collected } jetons ramassés sur { $discs }
palermo-board-police-start = policier au départ
palermo-board-police-active = policier en faction
palermo-board-police-inactive = policier inactif
palermo-board-home = rentré au tour { $round }
