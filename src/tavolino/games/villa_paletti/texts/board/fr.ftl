### La table dessinée de Villa Paletti : ce qui est où, et ce qu’une main peut faire.

## Les pièces par leur nom

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
villa_paletti-board-sealed = Si { $holder } fait tomber la villa, { $previous } gagne.
villa_paletti-board-sealed-first = Si { $holder } fait tomber la villa, personne ne gagne.
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
villa_paletti-board-lean = Les plateaux penchent de { $degrees }° au plus{ $side ->
    [left] , vers la gauche
    [right] , vers la droite
    [near] , vers vous
    [far] , vers le fond
   *[none] { "" }
}
villa_paletti-board-other-hand = Plateau soulevé de { $lift } mm
villa_paletti-board-seconds = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
villa_paletti-board-late = Votre connexion est lente : ce que vous sentez arrive en retard. Tirez doucement.
villa_paletti-board-stand = Poser ici : { villa_paletti-each-pillar }
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

## Une main immobile, et une table lente

villa_paletti-board-frozen-own = Plus rien ne vient de votre main : les autres la voient figée. Si cela dure, la table prend le relais.
villa_paletti-board-frozen = { $name } : la main est figée, plus rien n’en vient. Si cela dure, la table prend le relais.
villa_paletti-board-table-own = Votre main est restée trop longtemps silencieuse, ou votre temps est écoulé : la table { villa_paletti-board-does }.
villa_paletti-board-table = { $name } : la main est restée trop longtemps silencieuse, ou le temps est écoulé : la table { villa_paletti-board-does }.
villa_paletti-board-does = { $task ->
    [pull] remet la colonne en place
    [lay] retire le plateau
   *[place] pose la colonne
}
villa_paletti-board-slow = La table calcule en ce moment plus lentement que le temps réel : tout paraît ralenti.

## Touches

villa_paletti-key-level = regarder un niveau ; à la souris : double clic sur un plateau
villa_paletti-key-view = regarder de face, de derrière, d’en haut
villa_paletti-key-orbit = tourner autour, s’approcher, reculer
villa_paletti-key-glass = plateaux de verre
villa_paletti-key-tool = doigts ou crochet, avant de toucher
villa_paletti-key-pull = déplacer la main de 1 mm, avec Maj de 5, avec Alt d’un quart
villa_paletti-key-steady = tenir le plateau du dessus, le soulever, le baisser ; à la souris : bouton du milieu enfoncé, molette
villa_paletti-key-turn = tourner ce qu’on a en main ; à la souris : la molette
villa_paletti-key-lower = descendre, puis lâcher ; à la souris : garder le bouton enfoncé dessus jusqu’à ce que cela tienne, puis cliquer dessus
villa_paletti-key-back = remettre la colonne

## Pour qui voit la table : les colonnes par des mots

villa_paletti-told-touch-seen = { $seat } pose la main sur { villa_paletti-the-pillar } : celle-ci ou aucune.
villa_paletti-told-place-seen = { $seat } descend { villa_paletti-the-pillar }.
