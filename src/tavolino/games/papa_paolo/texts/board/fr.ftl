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
papa_paolo-board-express-figure = { $pizzas } pour £{ $fee }
papa_paolo-board-build-figure = dès £2
papa_paolo-board-track-gold = Finance
papa_paolo-board-track-blue = Marché
papa_paolo-board-track-red = Express
papa_paolo-board-track-green = Livraison
papa_paolo-board-versatility = Polyvalence
papa_paolo-board-or-track = ou piste +1
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
} en stock, { $room } places ; { $pool } en réserve
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
papa_paolo-board-chip-shop = { $pizzas } pour £{ $cost }
papa_paolo-board-chip-build = £{ $price }, { $capacity } places
papa_paolo-board-has-tile = tuile livraison { $tile }
papa_paolo-board-parts = Parties de la table
papa_paolo-board-next-order = Ordre du tour de la manche suivante
papa_paolo-board-district = Un quartier

## Décisions

papa_paolo-board-plan-lay = Prendre cette tuile ({ papa_paolo-tile }) et la poser ici ?
papa_paolo-board-plan-lay-taken = Poser la tuile ici ?
papa_paolo-board-plan-sponsor = Placer un pion et chercher un sponsor ?
papa_paolo-board-plan-shop = Acheter { papa_paolo-pizzas } pour £{ $cost } ?
papa_paolo-board-plan-express = Placer un pion et lancer une livraison express ?
papa_paolo-board-plan-build = Construire ici la pizzeria à £{ $price } ?
papa_paolo-board-plan-nothing = Y placer un pion et ne rien faire ?
papa_paolo-board-plan-stock = Répartir les pizzas ainsi ?
papa_paolo-board-plan-round = Livrer { papa_paolo-pizzas } pendant cette tournée et rentrer ?
papa_paolo-board-chip-home = { $pizzas ->
    [0] Rentrer
    [one] Rentrer, 1 livrée
   *[other] Rentrer, { $pizzas } livrées
}
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
papa_paolo-board-pick-track = piste de { $before } à { $after }
papa_paolo-board-bid-keeps = £{ $amount }, il vous reste £{ $keeps }
papa_paolo-board-bid-outbids = { $name } : enchère dépassée
papa_paolo-board-bid-settles = { $place ->
    [1] vous choisissez en premier
    [2] vous choisissez en deuxième
    [3] vous choisissez en troisième
   *[other] vous choisissez en dernier
}
papa_paolo-board-bid-begins = vous commencez la manche suivante
papa_paolo-board-bid-best = jusqu’à { $best } sur { $pizzas }
papa_paolo-board-bid-best-of = jusqu’à { papa_paolo-board-best }
papa_paolo-board-best = { $best ->
    [one] une pizza livrée
   *[other] { $best } pizzas livrées
}

papa_paolo-key-turn = tourner la tuile en main (Maj : dans l’autre sens)
papa_paolo-key-ride = depuis le scooter : suivre la route, ou revenir
papa_paolo-key-rest = ne rien faire, se retirer, arrêter ou rentrer
papa_paolo-key-drop = lâcher ce qui est en main
