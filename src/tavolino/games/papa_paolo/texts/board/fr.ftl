## La table dessinée : ce qui est où

papa_paolo-board-city = La ville
papa_paolo-board-piazza = La Piazza
papa_paolo-board-tracks = Plateau d’expérience
papa_paolo-board-players = Joueurs
papa_paolo-board-my-district = Mon quartier
papa_paolo-board-district-of = Quartier : { $name }
papa_paolo-board-compare = Montrer à côté du mien le quartier : { $name }
papa_paolo-board-order = Ordre du tour
papa_paolo-board-round = Manche { $round }
papa_paolo-board-next-round = manche suivante
papa_paolo-board-phase-place = Pions
papa_paolo-board-phase-bribe = Dessous-de-table
papa_paolo-board-phase-bid = Enchères
papa_paolo-board-phase-invest = Investir
papa_paolo-board-phase-deliver = Livrer
papa_paolo-board-phase-experience = Expérience
papa_paolo-board-phase-prepare = Manche suivante
papa_paolo-board-job-sponsor = Sponsors
papa_paolo-board-job-shop = Achats
papa_paolo-board-job-express = Express
papa_paolo-board-job-build = Pizzeria
papa_paolo-board-shop-figure = 1–5, +{ $bonus }
papa_paolo-board-express-figure = { $pizzas } pour £{ $fee }, { $rounds }×
papa_paolo-board-build-figure = dès £{ $price }
papa_paolo-board-track-gold = Finance
papa_paolo-board-track-blue = Marché
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Livraison
papa_paolo-board-versatility = Polyvalence
papa_paolo-board-or-track = ou piste +1
papa_paolo-board-or-level = ou { $before } → { $after }
papa_paolo-board-once-gold = { $amount ->
    [0] sponsors
   *[other] prendre £{ $amount }
}
papa_paolo-board-once-blue = { $amount ->
    [0] achats
    [one] { $amount } pizza offerte
   *[other] { $amount } pizzas offertes
}
papa_paolo-board-once-red = { $amount ->
    [0] livraison express
   *[other] express : { $amount }
}
papa_paolo-board-once-green = { $amount ->
    [0] pizzeria
   *[other] bâtir, −£{ $amount }
}
papa_paolo-board-bare = vide
papa_paolo-board-pawn-of = pion : { $name }
papa_paolo-board-plot = terrain libre
papa_paolo-board-money = £{ $money }
papa_paolo-board-money-hidden = argent caché
papa_paolo-board-stock = { $stock ->
    [one] { $stock } pizza
   *[other] { $stock } pizzas
} en stock, place pour { $room } ; { $pool } en réserve
papa_paolo-board-pawns = encore { $pawns ->
    [one] un pion
   *[other] { $pawns } pions
}
papa_paolo-board-bid = a misé £{ $amount }
papa_paolo-board-out = s’est retiré
papa_paolo-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
papa_paolo-board-gauge-pizzas = Pizzas
papa_paolo-board-gauge-distance = Distance
papa_paolo-board-gauge-rounds = Tournées
papa_paolo-board-left-of = reste { $left } sur { $all }
papa_paolo-board-ridden = { $ridden } sur { $far }
papa_paolo-board-unlimited = toute distance
papa_paolo-board-chip-take = Prendre la tuile
papa_paolo-board-chip-nothing = Rien
papa_paolo-board-chip-shop = { $free ->
    [0] { papa_paolo-pizzas } pour £{ $cost }
   *[other] { $pizzas } + { $free } pour £{ $cost }
}
papa_paolo-board-fewer = Une pizza de moins
papa_paolo-board-more = Une pizza de plus
papa_paolo-board-chip-build = £{ $price }{ $off ->
    [0] { "" }
   *[other] { " " }moins £{ $off }
}, place pour { $capacity }
papa_paolo-board-chip-discard = Défausser
papa_paolo-board-has-tile = tuile livraison { $tile }
papa_paolo-board-parts = Parties de la table
papa_paolo-board-next-order = Ordre du tour de la manche suivante
papa_paolo-board-stack = { $tiles ->
    [one] { $tiles } tuile ville
   *[other] { $tiles } tuiles ville
} dans la pile
papa_paolo-board-supply = { $left ->
    [one] { $left } pizzeria
   *[other] { $left } pizzerias
} à £{ $price }
papa_paolo-board-district = Un quartier

## Décisions

papa_paolo-board-plan-lay = Prendre cette tuile ({ papa_paolo-tile }) et la poser ici ?
papa_paolo-board-plan-lay-taken = Poser la tuile ici ?
papa_paolo-board-plan-sponsor = Placer un pion et chercher un sponsor ?
papa_paolo-board-plan-shop = Acheter { papa_paolo-pizzas } pour £{ $cost }{ $free ->
    [0] { " " }?
    [one] { " " }et en recevoir une de plus ?
   *[other] { " " }et en recevoir { $free } de plus ?
}
papa_paolo-board-plan-express = Placer un pion et lancer une livraison express ?
papa_paolo-board-plan-build = Construire ici la pizzeria à £{ $price }{ $off ->
    [0] { " " }?
   *[other] { " " }pour £{ $cost } ?
}
papa_paolo-board-plan-nothing = Y placer un pion et ne rien faire ?
papa_paolo-board-plan-stock = Répartir les pizzas ainsi ?
papa_paolo-board-plan-keeps = Il vous reste £{ $keeps }.
papa_paolo-board-plan-points = Vous auriez { papa_paolo-board-points }.
papa_paolo-board-plan-round = Livrer { papa_paolo-pizzas } pendant cette tournée et rentrer ?{ $more ->
    [0] { "" }
    [one] { " " }Une de plus peut partir avec.
   *[other] { " " }{ $more } de plus peuvent partir avec.
}
papa_paolo-board-chip-home = { $pizzas ->
    [0] Rentrer
    [one] Rentrer, 1 livrée
   *[other] Rentrer, { $pizzas } livrées
}
papa_paolo-board-ask-spot = { $places ->
    [0] Cette tuile ne convient nulle part dans votre quartier : choisissez un étal de sa ligne ou de sa colonne, ou une autre tuile.
   *[other] Choisissez maintenant un endroit marqué de votre quartier pour cette tuile, ou un étal de sa ligne ou de sa colonne.
}
papa_paolo-board-ask-turned = La tuile est tournée : choisissez l’endroit pour l’y poser ainsi, ou tournez-la encore.
papa_paolo-board-ask-pizzas = Combien de pizzas ? Choisissez avec − et +, puis appuyez sur le prix pour les acheter.
papa_paolo-board-ask-pizzeria = Quelle pizzeria ? Plus elle est chère, plus elle contient de pizzas.
papa_paolo-board-ask-site = Choisissez maintenant un endroit marqué de votre quartier pour la nouvelle pizzeria.
papa_paolo-board-ask-stop = Le scooter est prêt : choisissez une tuile marquée, il s’y rend et y laisse une pizza.
papa_paolo-board-turn = Tourner
papa_paolo-board-best-plan = Montrer le meilleur plan
papa_paolo-board-best-ride = Rouler ainsi
papa_paolo-board-fits = convient ici
papa_paolo-board-fits-turned = convient ici une fois tournée
papa_paolo-board-fits-not = ne convient pas ici
papa_paolo-board-places-fit = { $places ->
    [0] ne convient nulle part dans votre quartier
    [one] convient à un endroit de votre quartier
   *[other] convient à { $places } endroits de votre quartier
}
papa_paolo-board-would-lead = vous prendriez la tête en { $line } (£{ $coin })
papa_paolo-board-full = plus de place pour une pizza
papa_paolo-board-laid-here = ici : { $here }, encore { $left }
papa_paolo-board-on-the-way = étape { $number } du trajet, { papa_paolo-pizzas } ici
papa_paolo-board-can-ride-there = la route y mène
papa_paolo-board-starts-here = une tournée part d’ici
papa_paolo-board-home-here = retour : la tournée se termine ici
papa_paolo-board-own-side = de votre côté
papa_paolo-board-other-side = pas de votre côté : la choisir tourne la tuile
papa_paolo-board-pick-track = { $track } de { $before } à { $after }
papa_paolo-board-pick-costs = coûte £{ $cost }
papa_paolo-board-pick-leaves = reste aux autres : { $tracks }
papa_paolo-board-bid-keeps = £{ $amount }, il vous reste £{ $keeps }
papa_paolo-board-bid-outbids = { $name } : enchère dépassée
papa_paolo-board-bid-settles = { $place ->
    [1] vous choisissez en premier
    [2] vous choisissez en deuxième
    [3] vous choisissez en troisième
   *[other] vous choisissez en dernier
}
papa_paolo-board-bid-next = { $place ->
    [1] vous commencez la manche suivante
    [2] en deuxième à la manche suivante
    [3] en troisième à la manche suivante
   *[other] en quatrième à la manche suivante
}
papa_paolo-board-bid-best = jusqu’à { $best } sur { $pizzas }
papa_paolo-board-bid-best-of = jusqu’à { papa_paolo-board-best }
papa_paolo-board-best = { $best ->
    [one] une pizza livrée
   *[other] { $best } pizzas livrées
}
papa_paolo-board-reach = À portée { $tile ->
    [any] d’une tuile livraison
   *[other] de { $tile }
} : { $houses ->
    [0] aucune maison
    [one] une maison
   *[other] { $houses } maisons
}

papa_paolo-key-turn = tourner la tuile en main (Maj : dans l’autre sens)
papa_paolo-key-count = aux achats : moins ou plus de pizzas
papa_paolo-key-ride = depuis le scooter : suivre la route, ou revenir
papa_paolo-key-rest = ne rien faire, se retirer, arrêter ou rentrer
papa_paolo-key-drop = lâcher ce qui est en main

## Pour qui voit le plateau : sans noms de cases

papa_paolo-do-pawn-seen = Tirez une tuile ville dans votre quartier, ou utilisez un étal de sa ligne ou de sa colonne. Encore { $left ->
    [one] un pion
   *[other] { $left } pions
} cette manche.
papa_paolo-do-mode-seen = Que fait votre pion ? Posez sa tuile dans votre quartier, utilisez un étal de sa ligne ou de sa colonne, ou ne faites rien.
papa_paolo-do-stock-seen = Vous avez { $left ->
    [one] une pizza
   *[other] { $left } pizzas
} à répartir : choisissez une pizzeria pour chacune.
papa_paolo-do-ride-seen = { $express ->
    [yes] Livraison express
   *[no] Livraison
} : suivez la route depuis une pizzeria et choisissez les tuiles qui reçoivent des pizzas. Encore { $rounds ->
    [one] une tournée
   *[other] { $rounds } tournées au plus
}.
papa_paolo-do-drop-seen = Suivez la route et choisissez les tuiles qui reçoivent des pizzas. Il en reste { $stock } sur cette pizzeria et { $pizzas } à livrer.
papa_paolo-do-bid-seen = Enchérissez pour une tuile livraison : choisissez une marche de l’escalier au-dessous, plus haut que tous les autres, ou retirez-vous. Vous avez £{ $money }.
papa_paolo-do-bid-again-seen = Votre enchère est dépassée : choisissez une marche qui n’est pas plus basse que la vôtre, ou retirez-vous. Vous avez £{ $money }.
papa_paolo-do-duel-seen = Choisissez une enchère, ou { $stands ->
    [0] retirez-vous
   *[other] passez
} : qui mise le plus choisit en premier une tuile livraison. Vous avez £{ $money }.

papa_paolo-told-deal-seen = Dans la ville : { papa_paolo-tile }.
papa_paolo-told-pawn-seen = { $seat } place un pion ({ papa_paolo-tile } ; { papa_paolo-jobs }).
papa_paolo-told-lay-seen = { $seat } la pose dans son quartier, ouverte { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-site-seen = { $seat } construit la pizzeria à £{ $price }.{ papa_paolo-then }
papa_paolo-told-stock-seen = { $pizzas ->
    [0] { $seat } ne met aucune pizza
   *[other] { $seat } met { papa_paolo-pizzas }
} sur une de ses pizzerias.{ papa_paolo-then }
papa_paolo-told-ride-seen = { $seat } part d’une pizzeria.
papa_paolo-told-drop-seen = { $seat } livre { papa_paolo-pizzas }.{ papa_paolo-served }{ papa_paolo-then }

papa_paolo-no-such-cell-seen = À deux, la ville a trois lignes et trois colonnes.
papa_paolo-no-fourth-column-seen = À trois, la ville a trois colonnes.
papa_paolo-no-cell-taken-seen = { $seat } y a déjà un pion.
papa_paolo-no-icon-seen = Ni la ligne ni la colonne de cette tuile n’offre « { papa_paolo-job } ».
papa_paolo-no-other-pizzeria-first-seen = Cette pizzeria a déjà sa part : elles se remplissent l’une après l’autre.
papa_paolo-no-spot-taken-seen = Il y a déjà quelque chose à cet endroit.
papa_paolo-no-outside-district-seen = Avec cette case, votre quartier ne tiendrait plus dans un rectangle de 4 × 5 cases.
papa_paolo-no-road-against-houses-seen = À cet endroit, une route finirait contre des maisons, côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}.
papa_paolo-no-road-to-pizzeria-seen = À cet endroit, aucune route ne relierait la tuile à une de vos pizzerias.
papa_paolo-no-pizzerias-side-by-side-seen = C’est juste à côté d’une de vos pizzerias ; seuls les coins peuvent se toucher.
papa_paolo-no-city-beside-site-seen = Ce n’est pas à côté d’une tuile ville.
papa_paolo-no-pizzeria-there-seen = Vous n’avez pas de pizzeria à cet endroit.
papa_paolo-no-pizzas-left-seen = Il n’y a plus de pizzas sur cette pizzeria.
papa_paolo-no-house-in-reach-from-seen = De cette pizzeria, aucune route ne mène à une maison affamée assez proche.
papa_paolo-no-city-there-seen = Il n’y a pas de tuile ville à cet endroit.
papa_paolo-no-cell-twice-seen = Cette tournée y est déjà passée.
papa_paolo-no-hungry-house-seen = Toutes les maisons de cette tuile ont leur pizza.
papa_paolo-no-so-many-houses-seen = { $free ->
    [one] Une maison y attend
   *[other] { $free } maisons y attendent
} : apportez au moins une pizza, et une par maison au plus.
papa_paolo-no-too-far-seen = Cette tuile est à la distance { $far } ; vous pouvez aller à { $most }.
papa_paolo-no-turning-back-seen = Aucun chemin sans demi-tour ne passe par cette tuile et tous les arrêts précédents.
papa_paolo-no-way-through-pizzeria-seen = Le seul chemin pour y aller traverse une pizzeria.
papa_paolo-no-road-there-seen = Aucune route n’y mène de cette pizzeria.
papa_paolo-no-nearest-first-seen = Les arrêts d’une tournée s’indiquent du plus proche au plus éloigné : cette tuile aurait dû venir plus tôt.
