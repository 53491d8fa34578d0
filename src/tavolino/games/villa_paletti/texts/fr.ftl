### Villa Paletti : ce que les règles disent aux joueurs.

villa_paletti-title = Villa Paletti
villa_paletti-blurb = Tirez des colonnes de bois de sous les plateaux et posez-les tout en haut, étage après étage. Qui a le plus de points sur le plateau le plus haut détient le sceau et gagne, à moins de faire lui-même tomber la villa.

## The switches of a match

villa_paletti-option-manual = Mise en place
villa_paletti-option-manual-false = la table place les colonnes et pose le plateau bleu
villa_paletti-option-manual-true = les joueurs dressent chaque colonne et posent le plateau bleu
villa_paletti-option-colours = Couleurs
villa_paletti-option-colours-chosen = le plus jeune lance, les autres choisissent
villa_paletti-option-colours-rolled = chacun lance
villa_paletti-option-youngest = Qui est le plus jeune
villa_paletti-option-youngest-drawn = tiré au sort
villa_paletti-option-youngest-first = qui occupe la première place
villa_paletti-option-toppled = Si seule une colonne tombe
villa_paletti-option-toppled-collapse = cela compte comme un effondrement
villa_paletti-option-toppled-out = la colonne quitte le jeu
villa_paletti-option-toppled-reset = on la redresse
villa_paletti-option-variant_few_supports = Plateaux sur une ou deux colonnes
villa_paletti-option-variant_few_supports-off = jamais : trois au moins
villa_paletti-option-variant_few_supports-orange = le plateau orange le peut
villa_paletti-option-variant_few_supports-orange_up = les plateaux orange et rouge le peuvent
villa_paletti-option-assist = Conseils
villa_paletti-option-assist-false = à vous de juger
villa_paletti-option-assist-true = la table dit quelles colonnes semblent sûres
villa_paletti-option-time_to_answer = Temps pour répondre
villa_paletti-option-time_to_answer-15 = 15 secondes
villa_paletti-option-time_to_answer-150 = 150 secondes
villa_paletti-option-time_to_answer-0 = tout le temps qu’il faut

## Words used in other sentences

villa_paletti-name = { $seat }
villa_paletti-resigned = { $seat } (abandon)
villa_paletti-colour = { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
villa_paletti-two-colours = { villa_paletti-colour } et { $colour2 ->
    [red] rouge
    [yellow] jaune
    [blue] bleu
   *[green] vert
}
villa_paletti-floor = { $floor ->
    [blue] plateau bleu
    [green] plateau vert
    [yellow] plateau jaune
    [orange] plateau orange
   *[red] plateau rouge
}
villa_paletti-place = { $x } mm { $ew ->
    [east] à l’est
   *[west] à l’ouest
}, { $y } mm { $ns ->
    [north] au nord
   *[south] au sud
}
villa_paletti-resting = { $count ->
    [one] une colonne
   *[other] { $count } colonnes
}{ $names ->
    [many] { "" }
   *[other] { " " }({ $each_pillar })
}
villa_paletti-compass = { $compass ->
    [east] l’est
    [northeast] le nord-est
    [north] le nord
    [northwest] le nord-ouest
    [west] l’ouest
    [southwest] le sud-ouest
    [south] le sud
   *[southeast] le sud-est
}

## What to do now

villa_paletti-nature-setup = On monte la villa.
villa_paletti-nature-colours = { $seat } lance le sceau.
villa_paletti-nature-touched = { $seat } pose la main sur { villa_paletti-the-pillar }.
villa_paletti-nature-pull = { $seat } tire { villa_paletti-the-pillar }. Le bois décide : retenez votre souffle.
villa_paletti-nature-place = { $seat } pose { villa_paletti-the-pillar }. Le bois décide : retenez votre souffle.
villa_paletti-nature-floor = { $seat } pose le { villa_paletti-floor }. Le bois décide : retenez votre souffle.
villa_paletti-nature-lift = On retire { villa_paletti-the-pillar }. Retenez votre souffle.
villa_paletti-do-setup = Dressez une colonne où vous voulez sur le chantier brun, pas sur le bord vert. { $left ->
    [one] C’est la dernière.
   *[other] Il en reste { $left } à placer.
}
villa_paletti-do-blue = Posez le plateau bleu sur les colonnes. Il ne doit pas dépasser de la base. Ou laissez faire la table.
villa_paletti-do-colours = Choisissez une des couleurs libres.
villa_paletti-do-start-own = Touchez une de vos colonnes situées plus bas que le plateau le plus haut : c’est elle qu’il faudra monter. Ou dites que vous ne pouvez en déplacer aucune et demandez un nouveau plateau.
villa_paletti-do-start-neutral = Touchez d’abord une colonne neutre et montez-la ; ensuite viendra une des vôtres. Ou dites que vous ne pouvez déplacer aucune des vôtres et demandez un nouveau plateau.
villa_paletti-do-start-stuck = Aucune de vos colonnes ne peut plus monter. Dites-le et demandez un nouveau plateau.
villa_paletti-do-own = À présent une de vos colonnes, ou terminez votre tour.
villa_paletti-do-touch-objection = Vous avez protesté : touchez une colonne qui appartient à { $seat } et montez-la.
villa_paletti-do-touch-proof = Montrez à { $seat } que c’est possible : touchez une colonne neutre et montez-la.
villa_paletti-do-touch-penalty = Retirez { villa_paletti-the-pillar } vous-même, à vos risques et périls : touchez-la.
villa_paletti-do-pull = Tirez { villa_paletti-the-pillar }, en stabilisant ou non le plateau du dessus ; ou laissez-la, et elle restera bloquée pour de bon.
villa_paletti-do-place = Vous tenez { villa_paletti-the-pillar }. Posez-la sur le { villa_paletti-floor }, entièrement à l’intérieur du bord, et lâchez.
villa_paletti-do-objections = { $seat } affirme ne pouvoir monter aucune de ses colonnes. Protestez-vous ? Il faudra en déplacer une vous-même, et en cas d’échec vous perdrez une des vôtres.
villa_paletti-do-proofs = { $seat } a laissé une colonne neutre en place. Pouvez-vous montrer qu’une autre pouvait bouger ?
villa_paletti-do-penalty = { $seat } a échoué. Nommez une de ses colonnes : elle quitte le jeu. Si elle est recouverte, il faudra la tirer vous-même.
villa_paletti-do-floor = Posez le { villa_paletti-floor } sur les colonnes du plateau le plus haut. Il doit reposer sur { $needed ->
    [one] au moins une colonne
   *[other] au moins { $needed } colonnes
}, et rien ne peut être stabilisé.
villa_paletti-do-ending = { $seat } propose de s’arrêter là. Êtes-vous d’accord ? Le sceau décide.

villa_paletti-wait-setup = { $seat } dresse une colonne.
villa_paletti-wait-colours = { $seat } choisit une couleur.
villa_paletti-wait-start = { $seat } cherche une colonne à déplacer.
villa_paletti-wait-pull = { $seat } a la main sur { villa_paletti-the-pillar }.
villa_paletti-wait-place = { $seat } tient { villa_paletti-the-pillar } et cherche une place.
villa_paletti-wait-floor = { $seat } pose le { villa_paletti-floor }.
villa_paletti-wait-penalty = { $seat } choisit la colonne qui quitte le jeu.
villa_paletti-wait-objections = { $seat } demande un plateau : les autres disent s’ils protestent.
villa_paletti-wait-proofs = Les autres disent s’ils peuvent déplacer une autre colonne neutre.
villa_paletti-wait-ending = Les autres disent si la partie s’arrête là.

villa_paletti-won-collapse = { $seat } a fait tomber la villa. { $seat1 } gagne.
villa_paletti-won-stuck = Plus personne ne peut bâtir. { $seat1 } détient le sceau et gagne.
villa_paletti-won-agreed = Tout le monde a voulu s’arrêter là. { $seat1 } détient le sceau et gagne.
villa_paletti-won-alone = Tous les autres ont abandonné. { $seat1 } gagne.
villa_paletti-nobody-collapse = { $seat } a fait tomber la villa, et personne ne gagne.
villa_paletti-nobody-stuck = Plus personne ne peut bâtir et personne n’a le sceau : pas de vainqueur.
villa_paletti-nobody-agreed = Tout le monde a voulu s’arrêter là. Personne n’a le sceau : pas de vainqueur.

## What happened

villa_paletti-aside-seal = { $seal ->
    [no] { "" }
   *[yes] { " " }Le sceau passe à { $seat2 }.
}

villa_paletti-told-stand = { $seat } dresse { villa_paletti-the-pillar } à { villa_paletti-place } du centre.
villa_paletti-told-colour = { $seat } prend le { villa_paletti-colour }.
villa_paletti-told-touch = { $seat } touche { villa_paletti-the-pillar }{ $covered ->
    [yes] { "" }
   *[no] , qui est libre,
} avec { $tool ->
    [hook] le crochet
   *[fingers] les doigts
}, à { $grip } mm du pied.{ $room ->
    [no] { " " }Il n’y a pas de place pour elle en haut.
   *[yes] { "" }
}
villa_paletti-told-pull = { $seat } tire { villa_paletti-the-pillar } vers { villa_paletti-compass } ({ $degrees }°){ $steady ->
    [lift] { " " }en soulevant un peu le plateau
    [steady] { " " }en stabilisant le plateau
   *[no] { "" }
}.
villa_paletti-told-up = { $seat } soulève { villa_paletti-the-pillar } à la verticale.
villa_paletti-told-hands-pull = { $seat } tire sur { villa_paletti-the-pillar }.
villa_paletti-told-place = { $seat } descend { villa_paletti-the-pillar } à { villa_paletti-place } du centre.
villa_paletti-told-lay = { $seat } descend le { villa_paletti-floor } à { villa_paletti-place } du centre, tourné de { $turn }°, sur { villa_paletti-resting }.
villa_paletti-told-hands-lay = { $seat } descend le { villa_paletti-floor } à { villa_paletti-place } du centre.
villa_paletti-told-back = { $seat } laisse { villa_paletti-the-pillar } en place. Elle est bloquée pour le reste de la partie.{ villa_paletti-aside-seal }
villa_paletti-told-claim = { $seat } affirme ne pouvoir monter aucune de ses colonnes{ $floor ->
    [none] { "" }
   *[other] { " " }et demande le { villa_paletti-floor }
}.{ $possible ->
    [no] { " " }Aucun plateau ne pourrait être posé : cela revient à passer son tour.
   *[yes] { "" }
}{ $doubt ->
    [yes] { " " }Qui en doute doit en monter une.
   *[no] { "" }
}
villa_paletti-told-object = { $seat } proteste et va déplacer une colonne qui appartient à { $seat1 }.
villa_paletti-told-prove = { $seat } va montrer qu’une autre colonne neutre peut bouger.
villa_paletti-told-decline-objections = { $seat } ne proteste pas.{ $none ->
    [yes] { " " }Aucun plateau ne peut être posé : le tour est fini.
   *[no] { "" }
}
villa_paletti-told-decline-proofs = { $seat } n’a rien à montrer.
villa_paletti-told-decline-ending = { $seat } veut continuer.
villa_paletti-told-take = { $seat } désigne { villa_paletti-the-pillar }{ $covered ->
    [yes] { " " }; elle est recouverte et doit être tirée
   *[no] { " " }; elle quitte le jeu
}.
villa_paletti-told-forgo = { $seat } ne pose finalement aucun plateau.
villa_paletti-told-leave = { $seat } laisse la table poser le { villa_paletti-floor }.
villa_paletti-told-done = { $seat } ne déplace aucune de ses colonnes ce tour-ci.
villa_paletti-told-propose = { $seat } propose de s’arrêter là.
villa_paletti-told-agree = { $seat } est d’accord.
villa_paletti-told-resign = { $seat } abandonne.

villa_paletti-told-wood = On déballe les colonnes ; il n’y en a pas deux exactement pareilles. { $seat } compte comme le plus jeune.
villa_paletti-told-scatter = Vingt colonnes se dressent sur la base.
villa_paletti-told-roll = { $seat } lance le sceau : { villa_paletti-colour }.
villa_paletti-told-held = La main s’est refermée sur { villa_paletti-the-pillar } : celle-ci ou aucune.
villa_paletti-told-free = { villa_paletti-The-pillar } est sortie, et la villa tient.
villa_paletti-told-returned = { villa_paletti-The-pillar } n’est pas sortie : elle est de retour à sa place, bloquée pour le reste de la partie.{ villa_paletti-aside-seal }
villa_paletti-told-no-room = { villa_paletti-The-pillar } est sortie, mais il n’y a pas de place en haut : elle retourne d’où elle vient et reste bloquée.
villa_paletti-told-placed = { $seat } a monté { villa_paletti-the-pillar } sur le { villa_paletti-floor }.{ villa_paletti-aside-seal }
villa_paletti-told-laid = Le { villa_paletti-floor } est posé.
villa_paletti-told-out = { villa_paletti-The-pillar } quitte le jeu.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand = { villa_paletti-The-pillar } n’est pas restée debout ; la revoilà dans la main.
villa_paletti-told-taken-off = Le { villa_paletti-floor } n’a pas tenu là et on le retire.
villa_paletti-piece = { $piece ->
    [blue] Le plateau bleu
    [green] Le plateau vert
    [yellow] Le plateau jaune
    [orange] Le plateau orange
    [red] Le plateau rouge
   *[other] { villa_paletti-The-pillar }
}
villa_paletti-told-fell-C1 = { villa_paletti-piece } s’est affaissé : { $seat } a fait tomber la villa.
villa_paletti-told-fell-C2 = { villa_paletti-piece } bascule : { $seat } a fait tomber la villa.
villa_paletti-told-fell-C3 = { villa_paletti-piece } a touché ce qui est dessous : { $seat } a fait tomber la villa.
villa_paletti-told-fell-C4 = { $seat } a renversé { villa_paletti-the-pillar } : la partie est finie.
villa_paletti-told-toppled-out = { $seat } a renversé { villa_paletti-the-pillar }, qui quitte le jeu ; le reste est remis en place.
villa_paletti-told-toppled-reset = { $seat } a renversé { villa_paletti-the-pillar } ; tout est remis en place.

## Why not

villa_paletti-no-such-outcome = La nature ne peut pas répondre cela ici.
villa_paletti-no-natures-word = C’est à la nature de dire comment cela finit.
villa_paletti-no-pillars-first = Toutes les colonnes doivent d’abord être dressées sur la base.
villa_paletti-no-blue-first = D’abord, on pose le plateau bleu.
villa_paletti-no-colours-first = D’abord, chacun reçoit une couleur.
villa_paletti-no-begun-already = La partie a commencé ; cela appartient à la mise en place.
villa_paletti-no-stands-already = { villa_paletti-The-pillar } est déjà dressée.
villa_paletti-no-rim = { villa_paletti-The-pillar } serait sur le bord vert ; le pied doit être entièrement sur le chantier brun.
villa_paletti-no-in-the-way = { villa_paletti-The-pillar } fait obstacle.
villa_paletti-no-beyond-the-base = Le plateau bleu dépasserait de la base.
villa_paletti-no-colour-taken = { $seat } a déjà le { villa_paletti-colour }.
villa_paletti-no-passing = On ne passe pas son tour : montez une colonne ou dites que vous ne pouvez pas.
villa_paletti-no-not-yours = { villa_paletti-The-pillar } n’est pas de votre couleur.
villa_paletti-no-pillar-gone = { villa_paletti-The-pillar } n’est plus en jeu.
villa_paletti-no-pillar-on-top = { villa_paletti-The-pillar } est déjà sur le plateau le plus haut ; une colonne doit monter d’au moins un étage.
villa_paletti-no-grip = Une colonne se tient entre { $low } et { $high } mm au-dessus du pied.
villa_paletti-no-touch-first = Touchez d’abord une colonne.
villa_paletti-no-gesture = Aucune main ne bouge ainsi.
villa_paletti-no-so-long = Ce geste dure trop longtemps.
villa_paletti-no-nothing-in-hand = Vous n’avez pas de colonne en main.
villa_paletti-no-nothing-touched = Vous n’avez touché aucune colonne à laisser en place.
villa_paletti-no-pillar-locked = { villa_paletti-The-pillar } a déjà été remise en place ; plus personne ne peut s’en servir.
villa_paletti-no-free-already = La colonne est déjà sortie : posez-la sur le plateau le plus haut.
villa_paletti-no-not-free-yet = La colonne n’est pas encore sortie : tirez d’abord.
villa_paletti-no-covered = Un plateau recouvre cette colonne : on ne peut pas la soulever, seulement la tirer.
villa_paletti-no-abort-now = La colonne est sortie : il faut la poser.
villa_paletti-no-claim-now = On ne peut demander un plateau qu’au début de son tour.
villa_paletti-no-answer-first = Répondez d’abord.
villa_paletti-no-claim-to-object = Il n’y a rien contre quoi protester.
villa_paletti-no-question = Personne ne vous a rien demandé.
villa_paletti-no-not-claimants = { villa_paletti-The-pillar } n’est pas à { $seat } ; c’est une des siennes qu’il faut déplacer.
villa_paletti-no-name-first = Nommez d’abord la colonne qui quitte le jeu.
villa_paletti-no-penalty-due = Aucune pénalité n’est due.
villa_paletti-no-not-objectors = { villa_paletti-The-pillar } n’est pas à { $seat }, qui a échoué.
villa_paletti-no-penalty-gone = { villa_paletti-The-pillar } a déjà quitté le jeu.
villa_paletti-no-penalty-locked = { villa_paletti-The-pillar } est recouverte et bloquée : on ne peut pas la tirer.
villa_paletti-no-other-penalty = Vous avez nommé { villa_paletti-the-pillar } ; elle seule est retirée.
villa_paletti-no-floor-now = Il n’y a pas de plateau à poser maintenant.
villa_paletti-no-forgoing = Le plateau peut tenir sur les colonnes, il faut donc le poser : on ne passe pas son tour.
villa_paletti-no-supports = Le plateau doit reposer sur au moins { $needed ->
    [one] une colonne
   *[other] { $needed } colonnes
} ; ici, il reposerait sur { $found }.
villa_paletti-no-floor-only = Vous posez un plateau ; vous ne pouvez pas aussi déplacer une colonne.
villa_paletti-no-lift-unsteadied = On ne soulève que le plateau que tient l’autre main.
villa_paletti-no-lift-so-high = Un plateau peut être soulevé de { $limit } mm au plus.
villa_paletti-no-two-floors = On ne tient qu’un plateau à la fois.
villa_paletti-no-such-floor = Ce plateau ne peut pas être tenu ici.
villa_paletti-no-steadying = Rien ne peut être stabilisé pendant qu’on pose une colonne ou un plateau.
villa_paletti-no-over-the-edge = La colonne dépasserait du bord du plateau.
villa_paletti-no-touched-already = Vous tenez déjà { villa_paletti-the-pillar } : tirez.
villa_paletti-no-second-pillar = Vous avez touché { villa_paletti-the-pillar } ; aucune autre colonne ne peut être touchée.
villa_paletti-no-stacking = C’est là que se trouve { villa_paletti-the-pillar } ; on n’empile que sur le plateau rouge.
villa_paletti-no-neutral-first = Avant { villa_paletti-the-pillar }, il faut déplacer une colonne neutre.
villa_paletti-no-neutral-done = Le tour de la colonne neutre est passé ; à présent une des vôtres.
villa_paletti-no-last-neutral = { villa_paletti-The-pillar } est la dernière colonne neutre de son niveau et doit y rester.
villa_paletti-no-proof-asked = Il n’y a rien à prouver maintenant.
villa_paletti-no-not-neutral = { villa_paletti-The-pillar } n’est pas neutre.
villa_paletti-no-proposing-now = On peut proposer de s’arrêter au début d’un tour.
villa_paletti-no-proposed-already = Vous l’avez déjà demandé ce tour-ci ; jouez.
villa_paletti-no-proposal = Personne n’a proposé de s’arrêter.

## The table in words

villa_paletti-sheet-players = Joueurs
villa_paletti-sheet-floors = Plateaux
villa_paletti-sheet-level = { $floor ->
    [base] Sur la base
   *[other] Sur le { villa_paletti-floor } (niveau { $level }{ $top ->
        [yes] , tout en haut
       *[no] { "" }
    })
}
villa_paletti-sheet-elsewhere = Autres colonnes
villa_paletti-column-player = Joueur
villa_paletti-column-colours = Couleur
villa_paletti-column-points = Points en haut
villa_paletti-column-left = Encore à monter
villa_paletti-column-seal = Sceau
villa_paletti-column-floor = Plateau
villa_paletti-column-west-east = D’ouest en est
villa_paletti-column-south-north = Du sud au nord
villa_paletti-column-turned = Tourné de
villa_paletti-column-over = Au-dessus de
villa_paletti-column-pillar = Colonne
villa_paletti-column-written = En notation
villa_paletti-column-owner = À qui
villa_paletti-column-place = Depuis le centre
villa_paletti-column-state = État
villa_paletti-column-neighbours = À côté de
villa_paletti-column-advice = Sans elle
villa_paletti-west-east = de { $from } mm { $begins ->
    [before] ouest
   *[after] est
} à { $to } mm { $ends ->
    [before] ouest
   *[after] est
}
villa_paletti-south-north = de { $from } mm { $begins ->
    [before] sud
   *[after] nord
} à { $to } mm { $ends ->
    [before] sud
   *[after] nord
}
villa_paletti-turned = { $turn }°
villa_paletti-over = { $names ->
    [none] rien
    [many] { $count } colonnes
   *[other] { $each_pillar }
}
villa_paletti-seal-first = le détient, personne avant
villa_paletti-seal-after = le détient, { $seat } avant
villa_paletti-neutral = neutre
villa_paletti-state-free = libre
villa_paletti-state-covered = recouverte
villa_paletti-state-top = tout en haut
villa_paletti-state-locked-free = bloquée, libre
villa_paletti-state-locked-covered = bloquée, recouverte
villa_paletti-advice-safe = tient
villa_paletti-advice-wobbly = vacille
villa_paletti-advice-falls = tombe
villa_paletti-where-box = pas encore dressée
villa_paletti-where-hand = en main
villa_paletti-where-fallen = tombée
villa_paletti-where-out = hors jeu

villa_paletti-hand-not-now = La main ne peut pas faire cela maintenant.
villa_paletti-hand-hand-full = L’autre main tient déjà un plateau.
villa_paletti-hand-nothing-steadied = L’autre main ne tient aucun plateau.
villa_paletti-hand-sticks-out = Ici, cela dépasserait du bord : déplacez la pièce avant de lâcher.
villa_paletti-hand-on-another = Il y a déjà une colonne dessous : on n’empile que sur le plateau rouge.
villa_paletti-hand-too-few-pillars = Ici, le plateau ne repose pas sur assez de colonnes.
