### Ce qui entoure la table de Papà Paolo : l’auteur, et les possibilités en peu de mots.

papa_paolo-credits = Papà Paolo est un jeu de Fabrice Vandenbogaerde, paru chez Quined Games en 2016.

papa_paolo-told-keep-choice = Tuile de départ { $number } ({ papa_paolo-colour })
papa_paolo-told-pawn-choice = { $cell } : { papa_paolo-tile } ; { papa_paolo-jobs }
papa_paolo-told-take-choice = Prendre la tuile ({ papa_paolo-tile })
papa_paolo-told-sponsor-choice = Recevoir £{ $money } du sponsor
papa_paolo-told-shop-group = Achats
papa_paolo-told-shop-choice = £{ $cost } pour { papa_paolo-pizzas }, vous en recevez { $received }
papa_paolo-told-express-choice = Livraison express pour £{ $cost } : { papa_paolo-pizzas } au plus
papa_paolo-told-build-group = Construction
papa_paolo-told-build-choice = Pizzeria à £{ $cost }
papa_paolo-told-nothing-choice = Ne rien faire
papa_paolo-told-lay-group = En { $at }
papa_paolo-told-lay-choice = ouverte { papa_paolo-sides }
papa_paolo-told-site-choice = Construire en { $at }
papa_paolo-told-stock-choice = { papa_paolo-pizzas } en { $at }
papa_paolo-told-bid-choice = £{ $amount }
papa_paolo-told-bid-column-group = Colonne { $column }, tuile { $tile }
papa_paolo-told-bid-column-choice = £{ $amount }
papa_paolo-told-pass-choice = { $stands ->
    [0] Se retirer
   *[other] Passer : votre enchère de £{ $stands } reste
}
papa_paolo-told-pick-choice = { $cost ->
    [0] { papa_paolo-colour }
   *[other] { papa_paolo-colour } pour £{ $cost }
}
papa_paolo-told-turn-group = Choisir « { papa_paolo-colour } »
papa_paolo-told-turn-choice = laisse { papa_paolo-other-side } à { $seat_other }
papa_paolo-told-decline-choice = Ne rien acheter
papa_paolo-told-track-choice = Avancer d’une case, piste « { papa_paolo-colour } »
papa_paolo-told-discard-choice = Défausser la tuile
papa_paolo-told-once-gold-choice = Une seule fois : prendre £{ $money }
papa_paolo-told-once-blue-choice = Une seule fois : { papa_paolo-pizzas }
papa_paolo-told-once-shop-group = Une seule fois : achats
papa_paolo-told-once-shop-choice = £{ $cost } pour { papa_paolo-pizzas }, vous en recevez { $received }
papa_paolo-told-once-red-choice = Une seule fois : livraison express, { papa_paolo-pizzas } au plus{ $cost ->
    [0] { "" }
   *[other] { " " }pour £{ $cost }
}
papa_paolo-told-once-green-group = Une seule fois : construction
papa_paolo-told-once-green-choice = pizzeria à £{ $price } pour £{ $cost }
papa_paolo-told-choose-choice = Tuile { $tile } : { papa_paolo-pizzas }, distance { $distance }
papa_paolo-told-ride-choice = Partir de { $at }
papa_paolo-told-drop-group = En { $at }
papa_paolo-told-drop-choice = { papa_paolo-pizzas }{ $complete ->
    [no] { "" }
   *[other] { " " }(tuile complètement livrée)
}
papa_paolo-told-home-choice = Terminer cette tournée
papa_paolo-told-stop-choice = Ne plus livrer

papa_paolo-points-delivered = Pizzas livrées
papa_paolo-points-versatility = Polyvalence
papa_paolo-points-experts = Expertise
papa_paolo-points-leftover = Pizzas restantes
papa_paolo-points-money = Argent

papa_paolo-curve-money = Argent
papa_paolo-curve-pizzas = Pizzas livrées
