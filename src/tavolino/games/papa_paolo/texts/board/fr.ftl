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
