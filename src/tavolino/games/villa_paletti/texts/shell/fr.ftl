### Ce qu’il y a autour de la table de Villa Paletti : auteurs, et les choix en peu de mots.

villa_paletti-credits = Villa Paletti a été inventé par Bill Payne et publié par Zoch en 2001.
villa_paletti-score = { $count ->
    [1] a le sceau
   *[other] { "" }
}
villa_paletti-points = { $count ->
    [1] victoire
    [0] pas de victoire
   *[other] dernière place
}
villa_paletti-nobody-collapse-headline = La villa s’est écroulée
villa_paletti-nobody-stuck-headline = Pas de vainqueur
villa_paletti-nobody-agreed-headline = Pas de vainqueur

villa_paletti-told-touch-group = { villa_paletti-The-pillar } : { villa_paletti-value }, { $floor ->
    [base] sur la base
   *[other] sur le { villa_paletti-floor }
}, { $covered ->
    [yes] recouverte
   *[no] libre
}{ $room ->
    [no] , pas de place en haut
   *[yes] { "" }
}{ $advice ->
    [safe] { " " }; semble sûre
    [wobbly] { " " }; sans elle, ça vacille
    [falls] { " " }; sans elle, tout tombe
   *[none] { "" }
}
villa_paletti-told-touch-choice = { $tool ->
    [hook] Crochet
   *[fingers] Doigts
}
villa_paletti-side = { $compass ->
    [middle] Milieu
    [east] Est
    [northeast] Nord-est
    [north] Nord
    [northwest] Nord-ouest
    [west] Ouest
    [southwest] Sud-ouest
    [south] Sud
   *[southeast] Sud-est
}
villa_paletti-told-pull-group = { villa_paletti-side } ({ $widest } mm)
villa_paletti-told-pull-choice = { $degrees }°{ $steady ->
    [lift] , plateau soulevé
    [steady] , plateau stabilisé
   *[no] { "" }
} : { $way ->
    [0] rien au-dessus
   *[other] sortie après { $way } mm
}, { $gap ->
    [0] heurte une colonne
   *[other] { $gap } mm de marge
}
villa_paletti-told-place-group = { villa_paletti-side }
villa_paletti-told-place-choice = { villa_paletti-place } : { $over ->
    [none] sans colonne dessous
   *[other] dessous { $each_pillar }
}, à { $edge } mm du bord
villa_paletti-told-lay-group = Tourné de { $turn }°
villa_paletti-told-lay-choice = { villa_paletti-place } : sur { villa_paletti-resting }
villa_paletti-told-stand-group = { villa_paletti-side }
villa_paletti-told-stand-choice = { villa_paletti-The-pillar } : { villa_paletti-place }
villa_paletti-told-take-choice = { villa_paletti-The-pillar } : { villa_paletti-value }, { $floor ->
    [base] sur la base
   *[other] sur le { villa_paletti-floor }
}{ $covered ->
    [yes] { " " }(recouverte : à tirer vous-même)
   *[no] { "" }
}
villa_paletti-told-up-choice = Soulever { villa_paletti-the-pillar } à la verticale
villa_paletti-told-back-choice = Laisser { villa_paletti-the-pillar } en place
villa_paletti-told-claim-choice = Dire que vous ne pouvez pas{ $possible ->
    [no] { " " }(aucun plateau possible : cela revient à passer)
   *[yes] { " " }et demander le { villa_paletti-floor }
}
villa_paletti-told-object-choice = Protester
villa_paletti-told-prove-choice = Le montrer
villa_paletti-told-decline-objections-choice = Ne pas protester
villa_paletti-told-decline-proofs-choice = Rien à montrer
villa_paletti-told-decline-ending-choice = Continuer
villa_paletti-told-forgo-choice = Ne pas poser de plateau
villa_paletti-told-leave-choice = Laisser faire la table
villa_paletti-told-done-choice = Terminer le tour
villa_paletti-told-propose-choice = Proposer de s’arrêter
villa_paletti-told-agree-choice = D’accord
villa_paletti-told-resign-choice = Abandonner
villa_paletti-told-colour-choice = { villa_paletti-colour }

## Ce qui se dit avant un geste

villa_paletti-told-resign-sure = Abandonner ? Vous finirez à la dernière place. Vos colonnes restent ; qui reste seul gagne.
villa_paletti-told-touch-sure = Toucher { villa_paletti-the-pillar } ({ villa_paletti-value }) avec { $tool ->
    [hook] le crochet
   *[fingers] les doigts
}, à { $grip } mm du pied ? Ensuite, c’est celle-là ou aucune.{ $room ->
    [no] { " " }Il n’y a pas de place pour elle en haut.
   *[yes] { "" }
}
villa_paletti-told-pull-sure = Tirer { villa_paletti-the-pillar } vers { villa_paletti-compass } ({ $degrees }°){ $steady ->
    [lift] { " " }en soulevant un peu le plateau
    [steady] { " " }en stabilisant le plateau
   *[no] { "" }
} ? { $way ->
    [0] Il n’y a rien au-dessus
   *[other] Elle sort après { $way } mm
}, { $gap ->
    [0] mais elle heurte une autre colonne
   *[other] avec { $gap } mm de marge
}.
villa_paletti-told-up-sure = Soulever { villa_paletti-the-pillar } à la verticale ? Il n’y a rien au-dessus.
villa_paletti-told-place-sure = Poser { villa_paletti-the-pillar } à { villa_paletti-place } du centre ? { $over ->
    [none] Aucune colonne dessous
   *[other] Dessous : { $each_pillar }
} ; le bord est à { $edge } mm.
villa_paletti-told-lay-sure = Poser le { villa_paletti-floor } à { villa_paletti-place } du centre, tourné de { $turn }° ? Il serait sur { $count ->
    [one] une colonne
   *[other] { $count } colonnes
}{ $names ->
    [many] { "" }
   *[other] { " " }: { $each_pillar }
}.

## Comment écrire un coup, et les questions des longues listes

villa_paletti-step-pull-1 = De quel côté, et à quelle distance des autres colonnes ?
villa_paletti-step-place-1 = Où, à peu près ?
villa_paletti-step-stand-1 = Où, à peu près ?
villa_paletti-typing-touch = Colonne, fingers (doigts) ou hook (crochet), et à combien de millimètres du pied : touch r3 fingers 40
villa_paletti-typing-pull = Degrés entiers depuis l’est, dans le sens inverse des aiguilles d’une montre, et de combien de millimètres l’autre main soulève le plateau, s’il le faut : pull 90, ou pull 90 lift 0.8
villa_paletti-typing-place = Millimètres à l’est et au nord du centre (moins : à l’ouest et au sud), puis la rotation en degrés : place 12.5 -30 0
villa_paletti-typing-lay = Millimètres à l’est et au nord du centre (moins : à l’ouest et au sud), puis la rotation en degrés : lay 0 10 90
villa_paletti-typing-stand = Colonne, puis millimètres à l’est et au nord du centre (moins : à l’ouest et au sud) : stand b4 12.5 -30

## Ce qui aide à choisir

villa_paletti-hint-touch = Les doigts gardent une colonne bien droite. Le crochet ne fait que traîner son pied, avec la moitié de la force : il est doux, mais coince sous le poids.
villa_paletti-hint-pull = Quand l’autre main soulève un peu le plateau, il ne pèse plus. Une colonne qui ne sort pas retourne en place et reste bloquée.
villa_paletti-hint-place = C’est au-dessus d’une colonne qu’elle tient le mieux ; près du bord, sans rien dessous, le moins bien.
villa_paletti-hint-lay = Les positions les mieux soutenues viennent d’abord : le milieu du plateau doit se trouver bien entre les colonnes qui le portent.
villa_paletti-hint-object = Si vous réussissez, la colonne que vous montez quitte le jeu, et aucun plateau n’est posé.
villa_paletti-hint-prove = Si vous réussissez, cette colonne reste en haut et le tour est fini. Sinon, elle est bloquée, et le tour continue.

villa_paletti-points-won = Victoire
villa_paletti-points-resigned = Abandon
villa_paletti-points-collapse = Effondrement
