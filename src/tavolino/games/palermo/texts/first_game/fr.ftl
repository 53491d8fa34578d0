### La première partie de Palermo : ce qui est dit, une chose à la fois.

palermo-first-build = Vous avez encore deux maisons à poser, puis tout le monde se met en route. À chaque porte se trouve un jeton de son propriétaire, et votre gangster ira bientôt de jeton en jeton. Construisez donc près de vos autres portes : les chemins courts laissent des points, et chaque point restant vaut un million de lires. Le toit doit toucher un autre toit.
palermo-first-build-last = Votre dernier jeton. Veillez à ce qu’une rue mène à sa porte, car un toit du mauvais côté coûte un détour à chaque fois. Toutes les rues doivent rester reliées : cliquez sur une parcelle qui n’est pas proposée et vous lirez pourquoi.
palermo-first-police = La ville est terminée et toutes les figurines sont sur la carte de départ. Un tour a deux parties : d’abord le policier, puis le gangster. Là où se tient un policier, la case coûte aux autres deux points au lieu d’un. Envoyez-le à une porte dont quelqu’un aura bientôt besoin, ou laissez-le pour le moment.
palermo-first-walk = À votre gangster : { $range } points, et chaque pas en coûte un. Arrêtez-vous à l’une de vos portes pour ramasser le jeton ; les pièces sur le plateau montrent ce qui vous reste. La porte la plus proche rapporte le plus.
palermo-first-range = Un jeton de plus : vous avez désormais { $range } points par tour, et votre policier aussi. Chaque jeton vous rend plus rapide, les premiers doivent donc être vite ramassés.
palermo-first-none-yet = Pas encore de jeton ? Ce n’est pas grave : passer devant une porte ne ramasse rien, il faut s’y arrêter. Au policier maintenant ; voyez quelle porte il pourrait rendre plus chère.
palermo-first-ahead = Pensez une porte plus loin : qui arrive d’un seul pas garde presque tous ses points. Il vaut parfois la peine de s’arrêter juste devant une porte et d’y entrer avec les points du tour suivant.
palermo-first-onward = Voilà tout le rythme : le policier, le gangster, un jeton, et un chemin plus long à chaque fois. { $discs ->
    [one] Un jeton vous attend
   *[other] { $discs } jetons vous attendent
} encore. Vous pouvez continuer ici, ou voir comment finit une telle partie : la même ville, quelques manches plus tard.
palermo-first-later = La même ville à la manche { $round }. Vous avez maintenant { $range } points et plus que { $discs ->
    [one] un jeton
   *[other] { $discs } jetons
} à ramasser. Qui est à la maison reçoit quatre millions de lires à chaque tour suivant, jusqu’à l’arrivée du dernier : c’est une course à présent, et un policier à la bonne porte coûte un tour à quelqu’un.
palermo-first-late-walk = Attention aux policiers : la case d’un policier actif coûte deux points. Avec { $range } points, un petit détour est souvent moins cher, et la promenade a des liaisons rapides vers ses coins.
palermo-first-deny = Où doit aller maintenant le joueur qui vous précède ? Votre policier peut se tenir à cette porte, mais ni sur un autre policier ou juste à côté, ni sur un gangster.
palermo-first-all-discs = Tous les jetons sont ramassés. Votre policier peut encore gêner quelqu’un ; ensuite, à la maison.
palermo-first-home = La maison, c’est la carte de départ, n’importe laquelle de ses cases, et les points restants paient encore une fois. Vous avez { $range } points. Chaque tour gagné est une prime de plus.
palermo-first-at-home = Vous êtes à la maison et recevez la prime à chaque tour. Votre policier marche toujours avec toute sa portée : retardez qui a moins d’argent que vous – mais pas trop longtemps, car tous ceux qui sont à la maison gagnent.
palermo-first-over = La partie est finie, et vous avez { $money ->
    [one] { $money } million
   *[other] { $money } millions
} de lires. Vous connaissez le jeu : construire près de ses portes, ramasser avec des points en réserve, et rentrer tôt.
