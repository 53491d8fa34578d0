### La table dessinée de Villa Paletti : ce qui est où, et ce qu’une main peut faire.

## Les pièces par leur nom

villa_paletti-board-pillar = { $shape ->
    [hexagonal] colonne hexagonale
    [thick] grosse colonne
   *[thin] colonne mince
} { $colour ->
    [red] rouge
    [yellow] jaune
    [blue] bleue
   *[green] verte
}{ $shape ->
    [hexagonal] { "" }
    [thick] { "" }
   *[thin] { " " }{ $number }
}
villa_paletti-board-level = { $floor ->
    [base] base
    [blue] plateau bleu
    [green] plateau vert
    [yellow] plateau jaune
    [orange] plateau orange
   *[red] plateau rouge
}
villa_paletti-board-pillars = Les colonnes, niveau par niveau
villa_paletti-board-points = { $points ->
    [one] { $points } point sur le plateau le plus haut
   *[other] { $points } points sur le plateau le plus haut
}
villa_paletti-board-seal = détient le sceau
villa_paletti-board-no-room = Il n’y a pas de place pour elle en haut.
villa_paletti-board-press-again = Appuyez encore une fois pour la toucher : ce sera alors celle-ci ou aucune.
villa_paletti-board-ways = { $free } issues libres sur { $all }
villa_paletti-board-unpacking = On déballe le bois …

## Regarder

villa_paletti-board-views = D’où regarder
villa_paletti-board-view-front = De face
villa_paletti-board-view-back = De derrière
villa_paletti-board-view-above = D’en haut
villa_paletti-board-glass = Plateaux de verre
villa_paletti-board-above = Le plateau le plus haut vu d’en haut

villa_paletti-board-again = Revoir
villa_paletti-board-second = { $seconds } s
villa_paletti-board-slowly = Au ralenti

## La main

villa_paletti-board-hand = Votre main
villa_paletti-board-hook = Avec le crochet
villa_paletti-board-force = Force
villa_paletti-board-newtons = { $newtons } N
villa_paletti-board-lean = Les plateaux penchent de { $degrees }° au plus
villa_paletti-board-other-hand = Plateau soulevé de { $lift } mm
villa_paletti-board-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
villa_paletti-board-stand = Poser ici : { $pillar }
villa_paletti-board-steady = Tenir le plateau
villa_paletti-board-lift = Soulever un peu le plateau
villa_paletti-board-sink = Baisser un peu le plateau
villa_paletti-board-turn-left = Tourner à gauche
villa_paletti-board-turn-right = Tourner à droite
villa_paletti-board-lower = Descendre
villa_paletti-board-raise = Remonter
villa_paletti-board-release = Lâcher
villa_paletti-board-fine = Finement
villa_paletti-board-back = Remettre en place
villa_paletti-board-away = Retirer

## Touches

villa_paletti-key-level = regarder un niveau
villa_paletti-key-view = regarder de face, de derrière, d’en haut
villa_paletti-key-orbit = tourner autour, s’approcher, reculer
villa_paletti-key-glass = plateaux de verre
villa_paletti-key-pull = déplacer la main de 1 mm, avec Maj de 5, avec Alt d’un quart
villa_paletti-key-steady = tenir le plateau du dessus, le soulever, le baisser
villa_paletti-key-turn = tourner ce qu’on a en main
villa_paletti-key-lower = descendre, puis lâcher
villa_paletti-key-back = remettre la colonne

## Pour qui voit la table : les colonnes par des mots

villa_paletti-the-pillar = { $pillar ->
    [r1] la colonne mince rouge 1
    [r2] la colonne mince rouge 2
    [r3] la colonne mince rouge 3
    [r4] la colonne hexagonale rouge
    [r5] la grosse colonne rouge
    [y1] la colonne mince jaune 1
    [y2] la colonne mince jaune 2
    [y3] la colonne mince jaune 3
    [y4] la colonne hexagonale jaune
    [y5] la grosse colonne jaune
    [b1] la colonne mince bleue 1
    [b2] la colonne mince bleue 2
    [b3] la colonne mince bleue 3
    [b4] la colonne hexagonale bleue
    [b5] la grosse colonne bleue
    [g1] la colonne mince verte 1
    [g2] la colonne mince verte 2
    [g3] la colonne mince verte 3
    [g4] la colonne hexagonale verte
   *[g5] la grosse colonne verte
}
villa_paletti-The-pillar = { $pillar ->
    [r1] La colonne mince rouge 1
    [r2] La colonne mince rouge 2
    [r3] La colonne mince rouge 3
    [r4] La colonne hexagonale rouge
    [r5] La grosse colonne rouge
    [y1] La colonne mince jaune 1
    [y2] La colonne mince jaune 2
    [y3] La colonne mince jaune 3
    [y4] La colonne hexagonale jaune
    [y5] La grosse colonne jaune
    [b1] La colonne mince bleue 1
    [b2] La colonne mince bleue 2
    [b3] La colonne mince bleue 3
    [b4] La colonne hexagonale bleue
    [b5] La grosse colonne bleue
    [g1] La colonne mince verte 1
    [g2] La colonne mince verte 2
    [g3] La colonne mince verte 3
    [g4] La colonne hexagonale verte
   *[g5] La grosse colonne verte
}
villa_paletti-do-pull-seen = Tirez { villa_paletti-the-pillar }, en stabilisant ou non le plateau du dessus ; ou laissez-la, et elle restera bloquée pour de bon.
villa_paletti-do-place-seen = Vous tenez { villa_paletti-the-pillar }. Posez-la sur le { villa_paletti-floor }, entièrement à l’intérieur du bord, et lâchez.
villa_paletti-do-touch-penalty-seen = Retirez { villa_paletti-the-pillar } vous-même, à vos risques et périls : touchez-la.
villa_paletti-nature-touched-seen = { $seat } pose la main sur { villa_paletti-the-pillar }.
villa_paletti-nature-pull-seen = { $seat } tire { villa_paletti-the-pillar }. Le bois décide : retenez votre souffle.
villa_paletti-nature-place-seen = { $seat } pose { villa_paletti-the-pillar }. Le bois décide : retenez votre souffle.
villa_paletti-nature-lift-seen = On retire { villa_paletti-the-pillar }. Retenez votre souffle.
villa_paletti-wait-pull-seen = { $seat } a la main sur { villa_paletti-the-pillar }.
villa_paletti-wait-place-seen = { $seat } tient { villa_paletti-the-pillar } et cherche une place.
villa_paletti-told-hands-pull-seen = { $seat } tire sur { villa_paletti-the-pillar }.
villa_paletti-told-up-seen = { $seat } soulève { villa_paletti-the-pillar } à la verticale.
villa_paletti-told-back-seen = { $seat } laisse { villa_paletti-the-pillar } en place. Elle est bloquée pour le reste de la partie.{ villa_paletti-aside-seal }
villa_paletti-told-held-seen = La main s’est refermée sur { villa_paletti-the-pillar } : celle-ci ou aucune.
villa_paletti-told-free-seen = { villa_paletti-The-pillar } est sortie, et la villa tient.
villa_paletti-told-returned-seen = { villa_paletti-The-pillar } n’est pas sortie : elle est de retour à sa place, bloquée pour le reste de la partie.{ villa_paletti-aside-seal }
villa_paletti-told-no-room-seen = { villa_paletti-The-pillar } est sortie, mais il n’y a pas de place en haut : elle retourne d’où elle vient et reste bloquée.
villa_paletti-told-placed-seen = { $seat } a monté { villa_paletti-the-pillar } sur le { villa_paletti-floor }.{ villa_paletti-aside-seal }
villa_paletti-told-out-seen = { villa_paletti-The-pillar } quitte le jeu.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand-seen = { villa_paletti-The-pillar } n’est pas restée debout ; la revoilà dans la main.
villa_paletti-no-pillar-locked-seen = { villa_paletti-The-pillar } a déjà été remise en place ; plus personne ne peut s’en servir.
villa_paletti-no-not-yours-seen = { villa_paletti-The-pillar } n’est pas de votre couleur.
villa_paletti-no-pillar-on-top-seen = { villa_paletti-The-pillar } est déjà sur le plateau le plus haut ; une colonne doit monter d’au moins un étage.
villa_paletti-no-last-neutral-seen = { villa_paletti-The-pillar } est la dernière colonne neutre de son niveau et doit y rester.
villa_paletti-no-neutral-first-seen = Avant { villa_paletti-the-pillar }, il faut déplacer une colonne neutre.
villa_paletti-no-second-pillar-seen = Vous avez touché { villa_paletti-the-pillar } ; aucune autre colonne ne peut être touchée.
villa_paletti-no-not-claimants-seen = { villa_paletti-The-pillar } n’est pas à { $seat } ; c’est une des siennes qu’il faut déplacer.
villa_paletti-no-not-neutral-seen = { villa_paletti-The-pillar } n’est pas neutre.
villa_paletti-told-touch-seen = { $seat } pose la main sur { villa_paletti-the-pillar } : celle-ci ou aucune.
villa_paletti-told-place-seen = { $seat } descend { villa_paletti-the-pillar }.
