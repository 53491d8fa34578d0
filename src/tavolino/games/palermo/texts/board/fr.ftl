## La table dessinée : ce qui s’y trouve

palermo-board-city = La ville de Palerme
palermo-board-cell-empty = { $cell } : parcelle vide
palermo-board-cell-start = { $cell } : carte de départ
palermo-board-cell-street = { $cell } : place avec fontaine
palermo-board-cell-house = { $cell } : maison de taille { $size }, { $owner }
palermo-board-cell-plaza = { $cell } : piazza, { $owner }
palermo-board-disc-waits = jeton à la porte
palermo-board-disc-collected = jeton ramassé
palermo-board-street = rue
palermo-board-roof = toit
palermo-board-plot = parcelle vide
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
palermo-board-size-nowhere = { palermo-board-size }, ne va nulle part pour l’instant
palermo-board-turn-left = Tourner à gauche
palermo-board-turn-right = Tourner à droite
palermo-board-mirror = Version en miroir
palermo-board-in-hand = Maison de taille { $size }, { $turn ->
    [0] non tournée
    [one] tournée d’un quart de tour
   *[other] tournée de { $turn } quarts de tour
}
palermo-board-in-hand-mirrored = { palermo-board-in-hand }, en miroir
palermo-board-start-here = la carte de départ peut aller ici
palermo-board-fits = va ici
palermo-board-fits-turned = va ici si on la tourne
palermo-board-fits-not = ne va pas ici
palermo-board-houses-left = { $houses ->
    [0] La ville est finie
    [one] Encore une maison
   *[other] Encore { $houses } maisons
}
palermo-board-waived = Plus aucun toit à toucher : bâtissez où vous voulez.

## Ramasser

palermo-board-round = Manche { $round }
palermo-board-points = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
palermo-board-tolls = { $tolls ->
    [one] dont un pour un policier
   *[other] dont { $tolls } pour des policiers
}
palermo-board-could-collect = votre gangster pourrait ramasser un jeton ici, +{ $gain }
palermo-board-could-come-home = votre gangster pourrait rentrer ici, +{ $gain }
palermo-board-collects = jeton, +{ $gain }
palermo-board-comes-home = retour, +{ $gain }
palermo-board-pays = −{ $gain }
palermo-board-offered = au choix
palermo-board-leave = Le policier reste
palermo-board-stay = Rester ici
palermo-board-stalled = Rien ne s’est passé depuis { $rounds } manches ; la partie s’arrête au bout de huit.
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
palermo-board-discs-of = Jetons ramassés : { $collected } sur { $discs }
palermo-board-police-start = policier au départ
palermo-board-police-active = policier actif
palermo-board-police-inactive = policier inactif
palermo-board-home = rentré à la manche { $round }

## Ce qui s’est passé, pour qui voit le plateau

palermo-told-start-seen = { $seat } pose la carte de départ.
palermo-told-house-seen = { $seat } construit une maison de taille { $size }{ $mirrored ->
    [yes] { " " }(en miroir)
   *[no] { "" }
}.{ $waived ->
    [yes] { " " }Elle ne pouvait toucher aucun toit et reste donc à part.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza-seen = { $seat } pose une piazza, car aucune maison ne peut être posée.{ palermo-aside-finished }
palermo-told-police-seen = { $seat } déplace son policier ({ $cost ->
    [one] un point
   *[other] { $cost } points
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go-seen = { $seat } avance ({ $cost ->
    [one] un point
   *[other] { $cost } points
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect-seen = { $seat } avance ({ $cost ->
    [one] un point
   *[other] { $cost } points
}), ramasse un jeton et gagne { $income ->
    [one] { $income } million
   *[other] { $income } millions
} de lires.{ palermo-aside-bribe }{ $left ->
    [0] { " " }C’était le dernier jeton : il ne reste qu’à rentrer !
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home-seen = { $seat } rentre ({ $cost ->
    [one] un point
   *[other] { $cost } points
}) et gagne { $income ->
    [one] { $income } million
   *[other] { $income } millions
} de lires.{ palermo-aside-bribe }{ palermo-aside-bonus }

## Pourquoi pas, pour qui voit le plateau

palermo-no-cell-taken-seen = Il y a déjà une carte à cet endroit.
palermo-no-first-house-apart-seen = La première maison doit être à côté de la carte de départ, ce qui n’est pas le cas ici.
palermo-no-roof-contact-seen = À cet endroit, ce toit ne touche aucun autre toit par un côté, alors que c’est possible ailleurs.
palermo-no-courtyard-seen = Cela enfermerait une rue : toutes les rues doivent rester reliées à la promenade.
palermo-no-plaza-yet-seen = Pas encore de piazza : une maison de taille { $size } tient encore quelque part.
palermo-no-roof-seen = C’est un toit ; on ne circule que dans les rues et sur la promenade.
palermo-no-already-there-seen = Votre gangster y est déjà ; pour l’y laisser, choisissez « Rester ici ».
palermo-no-gangster-there-seen = { $seat } y a son gangster : on peut passer, mais pas s’arrêter.
palermo-no-too-far-seen = C’est à { $cost } points ; vous en avez { $range }.
palermo-no-way-but-home-seen = Le seul chemin pour y aller passe par la carte de départ, et votre gangster y rentre aussitôt.
palermo-no-policeman-already-there-seen = Votre policier y est déjà ; s’il doit y rester, laissez-le sur place.
palermo-no-policeman-on-gangster-seen = { $seat } y a son gangster : un policier ne peut pas s’y arrêter.
palermo-no-policemen-side-by-side-seen = { $seat } a son policier ici ou juste à côté : aucun autre ne peut s’arrêter si près.
palermo-no-too-far-for-police-seen = C’est à { $cost } points ; votre policier en a { $range }.
