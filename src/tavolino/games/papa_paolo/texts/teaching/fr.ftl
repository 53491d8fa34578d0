### Pourquoi un coup est bon : de quoi est fait un espoir, et combien.

papa_paolo-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
papa_paolo-part-delivered = pizzas livrées
papa_paolo-part-to_come = pizzas encore à livrer
papa_paolo-part-spoilt = pizzas qui restent
papa_paolo-part-experience = expérience
papa_paolo-part-money = argent
papa_paolo-part-position = un bon départ dans la manche suivante
papa_paolo-part-score = score final

papa_paolo-word-keep = la tuile de départ à garder
papa_paolo-word-pawn = une place pour votre pion dans la ville
papa_paolo-word-take = prendre la tuile
papa_paolo-word-sponsor = l’argent d’un sponsor
papa_paolo-word-express = une livraison express
papa_paolo-word-shop = les achats
papa_paolo-word-build = une pizzeria de plus
papa_paolo-word-nothing = ne rien faire de ce pion
papa_paolo-word-lay = où va la tuile, et dans quel sens
papa_paolo-word-site = une place pour la pizzeria
papa_paolo-word-stock = la pizzeria où vont les pizzas
papa_paolo-word-bid = une enchère
papa_paolo-word-pass = se retirer des enchères
papa_paolo-word-pick = l’investissement qui vous manque
papa_paolo-word-turn = l’investissement qui vous manque, et les deux qui restent à l’autre
papa_paolo-word-decline = se passer d’investissement
papa_paolo-word-track = une case sur la piste
papa_paolo-word-once = utiliser la tuile tout de suite
papa_paolo-word-discard = défausser la tuile
papa_paolo-word-tile = la tuile livraison qui convient à votre quartier
papa_paolo-word-ride = la pizzeria d’où partir
papa_paolo-word-drop = la tuile à livrer
papa_paolo-word-home = finir cette tournée
papa_paolo-word-stop = finir la livraison
