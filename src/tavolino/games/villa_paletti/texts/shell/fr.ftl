### Ce qu’il y a autour de la table de Villa Paletti : auteurs, et les choix en peu de mots.

villa_paletti-credits = Villa Paletti a été inventé par Bill Payne et publié par Zoch en 2001.
villa_paletti-points = { $count ->
    [1] victoire
    [0] pas de victoire
   *[other] dernière place
}

villa_paletti-told-touch-group = Toucher avec { $tool ->
    [hook] le crochet
   *[fingers] les doigts
}
villa_paletti-told-touch-choice = { $pillar }{ $covered ->
    [yes] { "" }
   *[no] { " " }(libre)
}{ $room ->
    [no] { " " }(pas de place en haut)
   *[yes] { "" }
}
villa_paletti-told-pull-group = Tirer { $pillar }{ $steady ->
    [lift] { " " }en soulevant un peu le plateau
    [steady] { " " }en retenant le plateau
   *[no] { "" }
}
villa_paletti-told-pull-choice = { $degrees }° (vers { villa_paletti-compass })
villa_paletti-told-place-group = Poser { $pillar }
villa_paletti-told-place-choice = { villa_paletti-place }
villa_paletti-told-lay-group = Poser le { villa_paletti-floor }
villa_paletti-told-lay-choice = { villa_paletti-place }, { $turn }°
villa_paletti-told-stand-group = Dresser { $pillar }
villa_paletti-told-stand-choice = { villa_paletti-place }
villa_paletti-told-take-choice = { $pillar }{ $covered ->
    [yes] { " " }(couverte : à tirer vous-même)
   *[no] { "" }
}
villa_paletti-told-up-choice = Soulever { $pillar } tout droit
villa_paletti-told-back-choice = Laisser { $pillar } en place
villa_paletti-told-claim-choice = Dire que vous ne pouvez pas{ $possible ->
    [no] { " " }(aucun plateau possible : vous passez seulement)
   *[yes] { "" }
}
villa_paletti-told-object-choice = Protester
villa_paletti-told-prove-choice = Le montrer
villa_paletti-told-decline-objections-choice = Ne pas protester
villa_paletti-told-decline-proofs-choice = Rien à prouver
villa_paletti-told-decline-ending-choice = Continuer
villa_paletti-told-forgo-choice = Ne pas poser de plateau
villa_paletti-told-leave-choice = Laisser faire la maison
villa_paletti-told-done-choice = Terminer le tour
villa_paletti-told-propose-choice = Proposer de s’arrêter
villa_paletti-told-agree-choice = D’accord
villa_paletti-told-resign-choice = Abandonner
villa_paletti-told-colour-choice = { villa_paletti-colour }
