### Palermo : ce que les règles disent aux joueurs.

palermo-title = Palermo
palermo-blurb = Bâtissez ensemble la vieille ville de Palerme, puis envoyez votre gangster faire la tournée des bars. Les points qu’il vous reste deviennent de l’argent ; les policiers sur le chemin vous coûtent des points.

## Les variantes d’une partie

palermo-option-police = Policiers
palermo-option-police-on = avec policiers
palermo-option-police-off = sans policiers
palermo-option-bonus_table = Prime une fois rentré, à cinq joueurs
palermo-option-bonus_table-printed = 5 millions de lires, comme imprimé
palermo-option-bonus_table-falling = 3 millions de lires, comme sans doute prévu
palermo-option-ring_links = Liaisons rapides sur la promenade
palermo-option-ring_links-side = vers les coins du même côté
palermo-option-ring_links-any_corner = vers n’importe quel coin
palermo-option-ring_links-both_ways = vers les coins et retour
palermo-option-ring_links-none = aucune
palermo-option-first_house_touches_start = Première maison
palermo-option-first_house_touches_start-false = n’importe où
palermo-option-first_house_touches_start-true = à côté de la carte de départ
palermo-option-handedness = Cartes maison
palermo-option-handedness-fixed = telles qu’imprimées
palermo-option-handedness-free = aussi en miroir
palermo-option-bribe = Pots-de-vin
palermo-option-bribe-false = aucun
palermo-option-bribe-true = croiser un policier coûte aussi un million de lires
palermo-option-no_loitering = Rester devant la porte d’un autre
palermo-option-no_loitering-false = aussi longtemps qu’on veut
palermo-option-no_loitering-true = un seul tour
palermo-option-tiebreak = À argent égal
palermo-option-tiebreak-shared = la victoire est partagée
palermo-option-tiebreak-earlier_home = le premier rentré gagne
palermo-option-tiebreak-later_seat = le dernier dans l’ordre du tour gagne

palermo-name = { $seat }

## Ce qu’il faut faire

palermo-do-start = Posez la carte de départ sur la parcelle de votre choix : tous les gangsters en partiront et y rentreront.
palermo-do-first-house = Posez maintenant la première maison et mettez un jeton à sa porte.
palermo-do-house = Posez une maison dont le toit touche un autre toit. Il vous reste { $discs ->
    [one] un jeton
   *[other] { $discs } jetons
} à placer.
palermo-do-house-anywhere = Aucune maison ne peut plus toucher un toit : posez-en une sur n’importe quelle parcelle vide. Il vous reste { $discs ->
    [one] un jeton
   *[other] { $discs } jetons
} à placer.
palermo-do-plaza = Plus aucune maison ne peut être posée : posez une piazza et mettez votre jeton sur l’une de ses quatre cases.
palermo-do-police = Déplacez votre policier de { $range ->
    [one] un point
   *[other] { $range } points
} au plus, ou laissez-le sur place.
palermo-do-police-from-home = Votre gangster est rentré. Déplacez votre policier de { $range } points au plus ou laissez-le sur place ; vous recevrez ensuite { $bonus } millions de lires.
palermo-do-go = Déplacez votre gangster de { $range ->
    [one] un point
   *[other] { $range } points
} au plus. { $discs ->
    [one] Un jeton vous attend
   *[other] { $discs } jetons vous attendent
} encore.
palermo-do-go-home = Vous avez tous vos jetons : ramenez votre gangster sur la carte de départ. Vous avez { $range } points.

palermo-wait-start = { $seat } pose la carte de départ.
palermo-wait-house = { $seat } construit.
palermo-wait-police = { $seat } réfléchit au policier.
palermo-wait-gangster = { $seat } déplace son gangster.

palermo-money = { $money ->
    [one] { $money } million de lires
   *[other] { $money } millions de lires
}
palermo-winners = { $count ->
    [1] { $seat1 } gagne avec { palermo-money }.
    [2] { $seat1 } et { $seat2 } gagnent ensemble, avec { palermo-money } chacun.
    [3] { $seat1 }, { $seat2 } et { $seat3 } gagnent ensemble, avec { palermo-money } chacun.
    [4] { $seat1 }, { $seat2 }, { $seat3 } et { $seat4 } gagnent ensemble, avec { palermo-money } chacun.
   *[5] { $seat1 }, { $seat2 }, { $seat3 }, { $seat4 } et { $seat5 } gagnent ensemble, avec { palermo-money } chacun.
}
palermo-won = Tous les gangsters sont rentrés. { palermo-winners }
palermo-won-by-stall = Il ne s’est rien passé pendant huit manches : la partie est finie. { palermo-winners }

## Ce qui s’est passé

palermo-aside-bribe = { $bribe ->
    [0] { "" }
    [one] { " " }En chemin, un million de lires est parti en pots-de-vin.
   *[other] { " " }En chemin, { $bribe } millions de lires sont partis en pots-de-vin.
}
palermo-aside-bonus = { $bonus ->
    [0] { "" }
   *[other] { " " }Ceux qui sont déjà rentrés reçoivent { $bonus } millions de lires.
}
palermo-aside-own-bonus = { $own ->
    [0] { "" }
   *[other] { " " }{ $seat }, dont le gangster est rentré, reçoit { $own } millions de lires.
}
palermo-aside-finished = { $finished ->
    [no] { "" }
   *[yes] { " " }La ville est achevée.
}
palermo-aside-stall = { $stall ->
    [no] { "" }
   *[yes] { " " }C’est la huitième manche sans progrès : la partie s’arrête.
}

palermo-told-start = { $seat } pose la carte de départ en { $cell }.
palermo-told-house = { $seat } construit en { $cell } une maison de taille { $size }{ $mirrored ->
    [yes] { " " }(en miroir)
   *[no] { "" }
}, entrée en { $entrance }.{ $waived ->
    [yes] { " " }Elle ne pouvait toucher aucun toit et reste donc à part.
   *[no] { "" }
}{ palermo-aside-finished }
palermo-told-plaza = { $seat } pose une piazza en { $cell }, jeton en { $entrance }, car aucune maison ne peut être posée.{ palermo-aside-finished }
palermo-told-police = { $seat } déplace son policier en { $field } ({ $cost ->
    [one] un point
   *[other] { $cost } points
}).{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-police-stays = { $seat } laisse son policier sur place.{ palermo-aside-own-bonus }{ palermo-aside-stall }
palermo-told-go = { $seat } va en { $field } ({ $cost ->
    [one] un point
   *[other] { $cost } points
}).{ palermo-aside-bribe }{ palermo-aside-bonus }{ palermo-aside-stall }
palermo-told-collect = { $seat } va en { $field } ({ $cost ->
    [one] un point
   *[other] { $cost } points
}), ramasse un jeton et gagne { $income ->
    [one] { $income } million
   *[other] { $income } millions
} de lires.{ palermo-aside-bribe }{ $left ->
    [0] { " " }C’était le dernier jeton : il ne reste qu’à rentrer !
   *[other] { "" }
}{ palermo-aside-bonus }
palermo-told-home = { $seat } rentre par { $field } ({ $cost ->
    [one] un point
   *[other] { $cost } points
}) et gagne { $income ->
    [one] { $income } million
   *[other] { $income } millions
} de lires.{ palermo-aside-bribe }{ palermo-aside-bonus }
palermo-told-stay = { $seat } reste sur place.{ palermo-aside-bonus }{ palermo-aside-stall }

## Pourquoi pas

palermo-no-match-over = La partie est finie.
palermo-no-start-card-first = Il faut d’abord poser la carte de départ.
palermo-no-start-card-lies = La carte de départ est déjà posée ; posez maintenant une maison.
palermo-no-still-building = La ville est encore en construction : posez une carte, on ne peut pas passer son tour.
palermo-no-city-finished = La ville est achevée ; on ne pose plus de cartes.
palermo-no-flipping = Une carte maison se tourne, mais ne se retourne pas.
palermo-no-mirror-image = En miroir, une maison de taille 3 est la même : posez-la telle quelle.
palermo-no-such-house-left = Il n’y a plus de maison de taille { $size } dans la réserve.
palermo-no-cell-taken = Il y a déjà une carte en { $cell }.
palermo-no-first-house-apart = La première maison doit être à côté de la carte de départ, posée en { $start } ; { $cell } n’est pas à côté.
palermo-no-roof-contact = En { $cell }, ce toit ne touche aucun autre toit par un côté, alors que c’est possible ailleurs.
palermo-no-courtyard = Cela enfermerait { $field } : toutes les rues doivent rester reliées à la promenade.
palermo-no-plaza-yet = Pas encore de piazza : une maison de taille { $size } tient encore en { $cell }.
palermo-no-police-first = Dites d’abord ce que fait votre policier ; le gangster vient ensuite.
palermo-no-police-too-late = Le policier joue avant le gangster : c’est trop tard pour ce tour.
palermo-no-police = Cette partie se joue sans policiers.
palermo-no-gangster-home = Votre gangster est rentré et ne bouge plus.
palermo-no-roof = { $field } est un toit ; on ne circule que dans les rues et sur la promenade.
palermo-no-already-there = Votre gangster est déjà en { $field } ; pour l’y laisser, choisissez « Rester ici ».
palermo-no-gangster-there = { $seat } a son gangster en { $field } : on peut passer, mais pas s’y arrêter.
palermo-no-too-far = { $field } est à { $cost } points ; vous en avez { $range }.
palermo-no-way-but-home = Le seul chemin vers { $field } passe par la carte de départ, et votre gangster y rentre aussitôt.
palermo-no-loitering = Vous bloquez une porte qui appartient à { $seat } ; dans cette partie, il faut circuler.
palermo-no-policeman-already-there = Votre policier est déjà en { $field } ; s’il doit y rester, laissez-le sur place.
palermo-no-policeman-on-gangster = { $seat } a son gangster en { $field } : un policier ne peut pas s’y arrêter.
palermo-no-policemen-side-by-side = { $seat } a son policier en { $there } : aucun autre ne peut s’arrêter là ou juste à côté.
palermo-no-too-far-for-police = { $field } est à { $cost } points ; votre policier en a { $range }.

## La table en texte

palermo-sheet-players = { $round ->
    [0] Joueurs, pendant la construction
   *[other] Joueurs, manche { $round }
}
palermo-sheet-city = La ville
palermo-sheet-supply = Cartes maison en réserve
palermo-column-player = Joueur
palermo-column-money = Millions de lires
palermo-column-range = Portée
palermo-column-discs-to-lay = Jetons à placer
palermo-column-discs-collected = Jetons ramassés
palermo-column-doors = Ses jetons en ville
palermo-column-gangster = Gangster
palermo-column-policeman = Policier
palermo-column-cell = Parcelle
palermo-column-card = Carte
palermo-column-owner = Propriétaire
palermo-column-entrance = Entrée
palermo-column-disc = Jeton
palermo-column-roofs = Toits
palermo-column-house = Maison
palermo-column-left = Reste
palermo-place-start = au départ
palermo-place-home = rentré
palermo-place-none = aucun
palermo-place-inactive = { $field } (inactif)
palermo-card-empty = vide
palermo-card-start = carte de départ
palermo-card-street = carte rue
palermo-card-house = maison de taille { $size }
palermo-card-plaza = piazza
palermo-disc-lies = à la porte
palermo-disc-collected = ramassé
