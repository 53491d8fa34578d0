### Papà Paolo : ce que ses règles disent aux joueurs.

papa_paolo-title = Papà Paolo
papa_paolo-blurb = Faites grandir tuile après tuile un quartier de Naples et portez des pizzas chaudes à ses maisons. Les pions placés en ville rapportent tuiles, argent et dessous-de-table ; les enchères sur la Piazza décident qui livre combien, et jusqu’où.

## Les variantes d’une partie

papa_paolo-option-turn_order = Qui commence la manche suivante
papa_paolo-option-turn_order-bids = qui est le plus à gauche sur la Piazza, puis dans le sens horaire
papa_paolo-option-turn_order-hidden_coin = qui prend la pièce face cachée, puis dans le sens horaire
papa_paolo-option-turn_order-reverse_bids = la plus basse enchère d’abord, la plus haute en dernier
papa_paolo-option-money_points = Points pour l’argent
papa_paolo-option-money_points-false = aucun
papa_paolo-option-money_points-true = 2 au plus riche, 1 au deuxième
papa_paolo-option-forecast = Prévision (deux joueurs)
papa_paolo-option-forecast-false = tuiles livraison manche par manche
papa_paolo-option-forecast-true = les tuiles livraison de la manche suivante sont connues
papa_paolo-option-investment_once = Une tuile investissement utilisée une fois
papa_paolo-option-investment_once-printed = donne ce qu’elle montre
papa_paolo-option-investment_once-own_level = est l’action ordinaire à son propre niveau, au prix ordinaire
papa_paolo-option-hidden_money = Argent
papa_paolo-option-hidden_money-false = visible
papa_paolo-option-hidden_money-true = caché

## Des mots pour d’autres phrases

papa_paolo-name = { $seat }
papa_paolo-colour = { $colour ->
    [gold] doré
    [blue] bleu
    [red] rouge
   *[green] vert
}
papa_paolo-tile = { papa_paolo-colour }, { $houses ->
    [one] 1 maison
   *[other] { $houses } maisons
}, { $shape ->
    [D] impasse
    [I] route droite
    [L] virage
    [T] embranchement
   *[X] croisement
}
papa_paolo-line = { $axis ->
    [row] ligne { $line }
   *[column] colonne { $line }
}
papa_paolo-pizzas = { $pizzas ->
    [0] aucune pizza
    [one] une pizza
   *[other] { $pizzas } pizzas
}
papa_paolo-sides = { $sides ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
    [W] vers l’ouest
    [NE] vers le nord et l’est
    [NS] vers le nord et le sud
    [NW] vers le nord et l’ouest
    [ES] vers l’est et le sud
    [EW] vers l’est et l’ouest
    [SW] vers le sud et l’ouest
    [NES] vers le nord, l’est et le sud
    [NEW] vers le nord, l’est et l’ouest
    [NSW] vers le nord, le sud et l’ouest
    [ESW] vers l’est, le sud et l’ouest
   *[NESW] de tous les côtés
}
papa_paolo-compass = { $open ->
    [N] N
    [E] E
    [S] S
    [W] O
    [NE] NE
    [NS] NS
    [NW] NO
    [ES] ES
    [EW] EO
    [SW] SO
    [NES] NES
    [NEW] NEO
    [NSW] NSO
    [ESW] ESO
   *[NESW] NESO
}

## Ce qu’il y a à faire

papa_paolo-dealing = On installe la manche { $round }.
papa_paolo-do-keep = Gardez une de vos deux tuiles de départ. Le plus petit numéro commence ; personne ne voit votre choix avant que l’autre ait choisi.
papa_paolo-do-pawn = Placez un pion sur une tuile ville libre. Il vous reste { $left ->
    [one] un pion
   *[other] { $left } pions
} cette manche.
papa_paolo-do-mode = Que fait votre pion en { $cell } ? Prenez la tuile, utilisez une action de sa ligne ou de sa colonne, ou ne faites rien.
papa_paolo-do-lay = Ajoutez la tuile à votre quartier ({ papa_paolo-tile }) : route contre route, et une route doit mener à une pizzeria.
papa_paolo-do-site = Où sera votre nouvelle pizzeria à £{ $price } ? À côté d’une tuile ville, et pas à côté d’une autre pizzeria.
papa_paolo-do-stock = Vous avez { $left ->
    [one] une pizza
   *[other] { $left } pizzas
} à répartir. Combien vont à la pizzeria en { $at } ?
papa_paolo-do-ride = { $express ->
    [yes] Livraison express, à n’importe quelle distance
   *[no] Livraison, jusqu’à la distance { $distance } à chaque tournée
} : encore { papa_paolo-pizzas } en { $rounds ->
    [one] une tournée
   *[other] { $rounds } tournées au plus
}. De quelle pizzeria part la prochaine tournée ?
papa_paolo-do-drop = En route depuis { $at } : où laissez-vous des pizzas ? Il en reste { $stock } sur cette pizzeria et { $pizzas } à livrer. Indiquez les tuiles de la plus proche à la plus éloignée.
papa_paolo-do-bid = Enchérissez sur la Piazza, au-dessus de tous les pions de votre colonne, ou retirez-vous. Vous avez £{ $money }.
papa_paolo-do-bid-again = Votre enchère est dépassée : placez votre pion sur une case qui n’est pas plus basse, ou retirez-vous. Vous avez £{ $money }.
papa_paolo-do-duel = Misez, ou { $stands ->
    [0] retirez-vous
   *[other] passez
}. Vous avez £{ $money }.
papa_paolo-do-pass = Avec £{ $money }, aucune enchère ne vous est possible : { $stands ->
    [0] retirez-vous.
   *[other] passez. Votre enchère de £{ $stands } reste.
}
papa_paolo-do-pick = { $cost ->
    [0] Choisissez votre investissement.
   *[other] Achetez un investissement pour £{ $cost }, ou n’achetez rien.
}{ $turning ->
    [yes] { " " }Choisissez aussi la couleur voisine qui reste de votre côté de la grande tuile.
   *[no] { "" }
}
papa_paolo-do-activate = Votre tuile investissement ({ papa_paolo-colour }) : avancez ce marqueur d’une case, ou utilisez la tuile une fois.
papa_paolo-do-choose = Vous avez misé le plus : choisissez votre tuile livraison.

papa_paolo-wait-keep = Les tuiles de départ se choisissent en secret.
papa_paolo-wait-place = { $seat } place un pion.
papa_paolo-wait-bid = { $seat } réfléchit à une enchère.
papa_paolo-wait-pick = { $seat } choisit un investissement.
papa_paolo-wait-invest = { $seat } utilise un investissement.
papa_paolo-wait-deliver = { $seat } livre.

papa_paolo-won-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
papa_paolo-won = { $count ->
    [1] { $seat1 } l’emporte avec { papa_paolo-won-points }.
    [2] { $seat1 } et { $seat2 } l’emportent ensemble avec { papa_paolo-won-points } chacun.
    [3] { $seat1 }, { $seat2 } et { $seat3 } l’emportent ensemble avec { papa_paolo-won-points } chacun.
   *[4] { $seat1 }, { $seat2 }, { $seat3 } et { $seat4 } l’emportent ensemble avec { papa_paolo-won-points } chacun.
}

## Ce qui s’est passé

papa_paolo-bribes = Dessous-de-table : { $players ->
    [2] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }.
    [3] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }.
   *[4] { $seat1 } £{ $coins1 }, { $seat2 } £{ $coins2 }, { $seat3 } £{ $coins3 }, { $seat4 } £{ $coins4 }.
}
papa_paolo-then = { $then ->
    [no] { "" }
    [bribes] { " " }{ papa_paolo-bribes }
    [settled] { " " }Les enchères sont finies ; { $seat_first } choisit son investissement en premier.
    [round] { " " }La manche { $round } commence par { $seat_first }.
   *[over] { " " }C’était la dernière livraison : la partie est finie.
}

papa_paolo-told-start = { $seat } reçoit la tuile de départ { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep = { $seat } garde la tuile de départ { $number } ({ papa_paolo-colour }).
papa_paolo-told-keep-secretly = { $seat } a choisi une tuile de départ.
papa_paolo-told-open = On retourne les tuiles de départ : { $seat1 } a la { $number1 }, { $seat2 } la { $number2 }. { $seat_first } commence.
papa_paolo-told-offer = Tuiles livraison de la manche { $round } : { $tiles }.
papa_paolo-told-large = Sur la grande tuile investissement de cette manche, en face du doré : { papa_paolo-colour }.
papa_paolo-told-facedown = Une pièce est face cachée : { papa_paolo-line }.
papa_paolo-told-coin = Une pièce de £{ $value } : { papa_paolo-line }.
papa_paolo-told-deal = En { $cell } : { papa_paolo-tile }.
papa_paolo-told-faceup = La pièce cachée ({ papa_paolo-line }) vaut £{ $value }. { $seat } la prend et commence la manche suivante. { papa_paolo-bribes }

papa_paolo-told-pawn = { $seat } place un pion en { $cell } ({ papa_paolo-tile } ; { papa_paolo-jobs }).
papa_paolo-told-take = { $seat } prend la tuile ({ papa_paolo-tile }).
papa_paolo-told-lay = { $seat } la pose en { $at }, ouverte { papa_paolo-sides }.{ papa_paolo-then }
papa_paolo-told-sponsor = { $seat } reçoit £{ $money } d’un sponsor.{ papa_paolo-then }
papa_paolo-told-shop = { $seat } achète { papa_paolo-pizzas } pour £{ $cost } et en reçoit { $received }.{ papa_paolo-then }
papa_paolo-told-express = { $seat } paie £{ $cost } une livraison express : { papa_paolo-pizzas } au plus.
papa_paolo-told-build = { $seat } achète une pizzeria pour £{ $cost }.
papa_paolo-told-nothing = { $seat } ne fait rien avec ce pion.{ papa_paolo-then }
papa_paolo-told-site = { $seat } construit la pizzeria à £{ $price } en { $at }.{ papa_paolo-then }
papa_paolo-told-stock = { $pizzas ->
    [0] { $seat } ne met aucune pizza
   *[other] { $seat } met { papa_paolo-pizzas }
} sur la pizzeria en { $at }.{ papa_paolo-then }

papa_paolo-told-bid = { $seat } mise £{ $amount }.{ papa_paolo-then }
papa_paolo-told-bid-column = { $seat } mise £{ $amount } dans la colonne { $column }, pour la tuile { $tile }.{ papa_paolo-then }
papa_paolo-told-pass = { $stands ->
    [0] { $seat } se retire des enchères.
   *[other] { $seat } passe ; son enchère de £{ $stands } reste.
}{ papa_paolo-then }
papa_paolo-told-pick = { $cost ->
    [0] { $seat } choisit la tuile investissement « { papa_paolo-colour } ».
   *[other] { $seat } achète la tuile investissement « { papa_paolo-colour } » pour £{ $cost }.
}{ papa_paolo-then }
papa_paolo-other-side = { $left1 ->
    [gold] doré
    [blue] bleu
    [red] rouge
   *[green] vert
} et { $left2 ->
    [gold] doré
    [blue] bleu
    [red] rouge
   *[green] vert
}
papa_paolo-told-turn = { $cost ->
    [0] { $seat } choisit « { papa_paolo-colour } ».
   *[other] { $seat } paie £{ $cost } et choisit « { papa_paolo-colour } ».
} Il reste à { $seat_other } : { papa_paolo-other-side }.{ papa_paolo-then }
papa_paolo-told-decline = { $seat } n’achète pas de tuile investissement.{ papa_paolo-then }
papa_paolo-told-track = { $seat } garde la tuile investissement : une case à droite, piste « { papa_paolo-colour } ».{ papa_paolo-then }
papa_paolo-told-discard = { $seat } défausse sans s’en servir la tuile investissement « { papa_paolo-colour } ».{ papa_paolo-then }
papa_paolo-told-once-gold = { $seat } utilise la tuile dorée et prend £{ $money }.{ papa_paolo-then }
papa_paolo-told-once-blue = { $seat } utilise la tuile bleue et reçoit { papa_paolo-pizzas }.{ papa_paolo-then }
papa_paolo-told-once-shop = { $seat } utilise la tuile bleue : { papa_paolo-pizzas } pour £{ $cost }, { $received ->
    [one] { $received } reçue
   *[other] { $received } reçues
}.{ papa_paolo-then }
papa_paolo-told-once-red = { $seat } utilise la tuile rouge pour une livraison express : { papa_paolo-pizzas } au plus{ $cost ->
    [0] .
   *[other] , pour £{ $cost }.
}
papa_paolo-told-once-green = { $seat } utilise la tuile verte : une pizzeria à £{ $price } pour £{ $cost }.

papa_paolo-told-choose = { $seat } prend la tuile livraison { $tile } : { papa_paolo-pizzas }, distance { $distance }.{ papa_paolo-then }
papa_paolo-told-ride = { $seat } part de la pizzeria en { $at }.
papa_paolo-served = { $complete ->
    [no] { "" }
    [now] { " " }Cette tuile est complètement livrée : une case à droite, piste « { papa_paolo-colour } », après cette livraison.
   *[later] { " " }Cette tuile est complètement livrée : une case à droite, piste « { papa_paolo-colour } », quand tous auront livré.
}
papa_paolo-told-drop = { $seat } laisse { papa_paolo-pizzas } en { $at }.{ papa_paolo-served }{ papa_paolo-then }
papa_paolo-told-home = { $seat } termine la tournée.{ papa_paolo-then }
papa_paolo-told-stop = { $seat } a fini de livrer.{ papa_paolo-then }

## Pourquoi pas

papa_paolo-job = { $job ->
    [sponsor] sponsors
    [shop] achats
    [express] livraison express
   *[build] pizzeria
}
papa_paolo-no-only-chance = C’est le hasard qui distribue tuiles et pièces, pas les joueurs.
papa_paolo-no-keep-first = Gardez d’abord une de vos deux tuiles de départ.
papa_paolo-no-pawn-first = Placez d’abord un pion en ville.
papa_paolo-no-mode-first = Dites d’abord ce que fait votre pion.
papa_paolo-no-lay-first = Vous avez pris la tuile : ajoutez-la maintenant à votre quartier.
papa_paolo-no-site-first = La pizzeria est payée : choisissez maintenant son emplacement.
papa_paolo-no-stock-first = Répartissez d’abord vos nouvelles pizzas.
papa_paolo-no-bid-first = C’est le moment de miser ou de se retirer.
papa_paolo-no-pick-first = C’est le moment de choisir un investissement.
papa_paolo-no-activate-first = Utilisez d’abord votre tuile investissement.
papa_paolo-no-choose-first = Choisissez d’abord votre tuile livraison.
papa_paolo-no-ride-first = Vous êtes entre deux tournées : partez d’une pizzeria, ou arrêtez.
papa_paolo-no-drop-first = Vous êtes en route : laissez des pizzas sur une tuile, ou terminez la tournée.

papa_paolo-no-such-start-tile = La tuile de départ { $number } n’est pas une des vôtres.
papa_paolo-no-such-cell = À deux, la ville a trois lignes et trois colonnes ; { $cell } n’en fait pas partie.
papa_paolo-no-fourth-column = À trois, la ville a trois colonnes ; { $cell } est couverte.
papa_paolo-no-cell-taken = { $seat } a déjà un pion en { $cell }.
papa_paolo-no-place-for-tile = Cette tuile ne va nulle part dans votre quartier : vous ne pouvez pas la prendre.
papa_paolo-no-icon = Ni la ligne ni la colonne de { $cell } n’offre « { papa_paolo-job } ».
papa_paolo-no-money = Cela coûte £{ $cost } ; vous avez £{ $money }.
papa_paolo-no-such-purchase = On achète de une à { $most } pizzas à la fois.
papa_paolo-no-pizzas-in-pool = { $pool ->
    [0] Il ne vous reste plus de pizzas dans votre réserve.
    [one] Il ne vous reste qu’une pizza dans votre réserve.
   *[other] Il ne vous reste que { $pool } pizzas dans votre réserve.
}
papa_paolo-no-room = { $room ->
    [0] Vos pizzerias sont pleines.
    [one] Vos pizzerias n’ont plus de place que pour une pizza.
   *[other] Vos pizzerias n’ont plus de place que pour { $room } pizzas.
}
papa_paolo-no-room-on-pizzeria = { $most ->
    [0] Cette pizzeria est pleine.
    [one] On peut mettre ici une pizza au plus.
   *[other] On peut mettre ici { $most } pizzas au plus.
}
papa_paolo-no-room-elsewhere = { $least ->
    [one] Une pizza au moins doit
   *[other] { $least } pizzas au moins doivent
} aller ici : ailleurs la place manque.
papa_paolo-no-other-pizzeria-first = Les pizzerias se remplissent l’une après l’autre : maintenant celle en { $at }.
papa_paolo-no-pizzas-to-deliver = Il n’y a pas de pizzas sur vos pizzerias.
papa_paolo-no-house-in-reach = Aucune route ne mène d’une pizzeria qui a des pizzas à une maison affamée.
papa_paolo-no-empty-express = Une livraison express doit porter au moins une pizza à une maison.
papa_paolo-no-such-pizzeria = Il y a des pizzerias à £2, £4 et £5, mais pas à £{ $price }.
papa_paolo-no-pizzeria-left = Il n’y a plus de pizzeria à £{ $price } dans la réserve.
papa_paolo-no-site = Votre quartier n’a pas de place pour une pizzeria.

papa_paolo-no-such-rotation = La tuile ne peut pas être tournée pour s’ouvrir { papa_paolo-sides }.
papa_paolo-no-spot-taken = Il y a déjà quelque chose en { $at }.
papa_paolo-no-outside-district = Avec { $at }, votre quartier ne tiendrait plus dans un rectangle de 4 × 5 cases.
papa_paolo-no-road-against-houses = En { $at }, une route finirait contre des maisons, côté { $side ->
    [N] nord
    [E] est
    [S] sud
   *[W] ouest
}.
papa_paolo-no-road-to-pizzeria = En { $at }, aucune route ne relierait la tuile à une de vos pizzerias.
papa_paolo-no-pizzerias-side-by-side = { $at } est juste à côté d’une de vos pizzerias ; seuls les coins peuvent se toucher.
papa_paolo-no-city-beside-site = { $at } n’est pas à côté d’une tuile ville.

papa_paolo-no-column-named = Dites dans quelle colonne vous misez.
papa_paolo-no-such-column = À trois, la colonne { $column } de la Piazza ne sert pas.
papa_paolo-no-such-amount = La colonne { $column } n’a pas de case à £{ $amount }.
papa_paolo-no-lower-row = Votre pion est sur la ligne { $own } et ne peut pas descendre sur la ligne { $row }.
papa_paolo-no-underbid = Dans la colonne { $column }, l’enchère est de £{ $highest } : il faut miser plus.
papa_paolo-no-bid-without-money = Vous ne pouvez pas miser £{ $amount } : vous avez £{ $money }.
papa_paolo-no-columns-here = À deux, une enchère n’est qu’un montant, sans colonne.
papa_paolo-no-such-bid = Il n’y a pas de £{ $amount } sur la Piazza.
papa_paolo-no-equal-bid = L’enchère est déjà de £{ $highest } ; deux enchères ne sont jamais égales.
papa_paolo-no-low-bid = L’enchère est de £{ $highest } : il faut miser plus. Seule la première réponse à une ouverture de £{ $opening } ou plus peut être plus basse.
papa_paolo-no-such-investment = La tuile investissement « { papa_paolo-colour } » n’est plus là.
papa_paolo-no-quarter-on-your-side = « { papa_paolo-colour } » n’est pas de votre côté de la grande tuile.
papa_paolo-no-money-for-investment = Sans enchère, la tuile investissement coûte £{ $cost }, et vous n’avez pas cette somme.
papa_paolo-no-declining = Qui a misé choisit une tuile investissement ; vous pourrez la défausser ensuite.
papa_paolo-no-pick-without-turn = Dites aussi quelle couleur voisine reste de votre côté de la grande tuile.
papa_paolo-no-turning = Il n’y a rien à tourner ici : choisissez simplement une couleur.
papa_paolo-no-neighbour = Sur la grande tuile, « { $beside ->
    [gold] doré
    [blue] bleu
    [red] rouge
   *[green] vert
} » n’est pas à côté de « { papa_paolo-colour } ».
papa_paolo-no-track-end = Votre marqueur « { papa_paolo-colour } » est déjà au bout de sa piste.
papa_paolo-no-choice-here = Il n’y a rien à choisir quand on utilise une fois la tuile « { papa_paolo-colour } ».

papa_paolo-no-such-delivery-tile = La tuile livraison { $number } n’est pas sur la table.
papa_paolo-no-pizzeria-there = Vous n’avez pas de pizzeria en { $at }.
papa_paolo-no-pizzas-left = Il n’y a plus de pizzas en { $at }.
papa_paolo-no-house-in-reach-from = De { $at }, aucune route ne mène à une maison affamée assez proche.
papa_paolo-no-city-there = Il n’y a pas de tuile ville en { $at }.
papa_paolo-no-cell-twice = Cette tournée est déjà passée en { $at }.
papa_paolo-no-hungry-house = Toutes les maisons en { $at } ont leur pizza.
papa_paolo-no-so-many-houses = { $free ->
    [one] Une maison attend
   *[other] { $free } maisons attendent
} en { $at } : apportez au moins une pizza, et une par maison au plus.
papa_paolo-no-so-many-pizzas = { $stock ->
    [0] La pizzeria d’où part cette tournée est vide.
    [one] La pizzeria d’où part cette tournée n’a plus qu’une pizza.
   *[other] La pizzeria d’où part cette tournée n’a plus que { $stock } pizzas.
}
papa_paolo-no-more-on-tile = { $left ->
    [one] Vous ne pouvez plus livrer qu’une pizza.
   *[other] Vous ne pouvez plus livrer que { $left } pizzas.
}
papa_paolo-no-too-far = { $at } est à la distance { $far } ; vous pouvez aller à { $most }.
papa_paolo-no-turning-back = Aucun chemin sans demi-tour ne passe par { $at } et tous les arrêts précédents.
papa_paolo-no-way-through-pizzeria = Le seul chemin vers { $at } traverse une pizzeria.
papa_paolo-no-road-there = Aucune route ne mène de cette pizzeria à { $at }.
papa_paolo-no-nearest-first = Indiquez les tuiles d’une tournée de la plus proche à la plus éloignée : { $at } aurait dû venir plus tôt.
papa_paolo-no-empty-round = Une tournée livre au moins une pizza.

## La table en texte

papa_paolo-sheet-players = Joueurs, manche { $round } sur 5
papa_paolo-sheet-under-way = En cours
papa_paolo-sheet-grid = La ville
papa_paolo-sheet-lines = Lignes et colonnes
papa_paolo-sheet-tiles = Tuiles livraison et investissement
papa_paolo-sheet-stairs = La Piazza
papa_paolo-sheet-supply = Réserve
papa_paolo-sheet-district = { $start ->
    [0] Quartier : { $seat }
   *[other] Quartier : { $seat } (tuile de départ { $start })
}
papa_paolo-column-player = Joueur
papa_paolo-column-points = Points
papa_paolo-column-money = Argent (£)
papa_paolo-column-pawns = Pions à placer
papa_paolo-column-pool = Pizzas en réserve
papa_paolo-column-gold = Doré : sponsors
papa_paolo-column-blue = Bleu : achats
papa_paolo-column-red = Rouge : livraison express
papa_paolo-column-green = Vert : tournées
papa_paolo-column-bid = Enchère
papa_paolo-column-investment = Investissement
papa_paolo-column-delivery = Tuile livraison
papa_paolo-column-what = Quoi
papa_paolo-column-cell = Case
papa_paolo-column-tile = Tuile
papa_paolo-column-pawn = Pion
papa_paolo-column-jobs = Actions
papa_paolo-column-line = Ligne ou colonne
papa_paolo-column-coin = Pièce (£)
papa_paolo-column-leader = Revient à
papa_paolo-column-where = Où
papa_paolo-column-row = Ligne
papa_paolo-column-number = Colonne { $column }
papa_paolo-column-pizzeria = Pizzeria
papa_paolo-column-left = Reste
papa_paolo-column-spot = Place
papa_paolo-column-x = x { $x }
papa_paolo-row-y = y { $y }
papa_paolo-hidden-coin = face cachée
papa_paolo-hidden = caché
papa_paolo-out = retiré
papa_paolo-next-round = manche suivante
papa_paolo-investment = investissement
papa_paolo-large-tile = grande tuile
papa_paolo-large = { papa_paolo-colour } en face du doré
papa_paolo-stack = tuiles ville dans la pile
papa_paolo-stair = { $amount } : { $seat }
papa_paolo-delivery-tile = { $tile } : { papa_paolo-pizzas }, distance { $distance }
papa_paolo-bid = { $column ->
    [0] £{ $amount }
   *[other] £{ $amount } (colonne { $column }, ligne { $row })
}
papa_paolo-level = { $colour ->
    [gold] case { $space } : £{ $gain }
    [blue] case { $space } : +{ $gain }
    [red] case { $space } : { $gain }
   *[green] case { $space } : { $gain }
}
papa_paolo-job1 = { $job1 ->
    [sponsor] sponsors
    [shop] achats
    [express] livraison express
   *[build] pizzeria
}
papa_paolo-job2 = { $job2 ->
    [sponsor] sponsors
    [shop] achats
    [express] livraison express
   *[build] pizzeria
}
papa_paolo-job3 = { $job3 ->
    [sponsor] sponsors
    [shop] achats
    [express] livraison express
   *[build] pizzeria
}
papa_paolo-job4 = { $job4 ->
    [sponsor] sponsors
    [shop] achats
    [express] livraison express
   *[build] pizzeria
}
papa_paolo-jobs = { $count ->
    [1] { papa_paolo-job1 }
    [2] { papa_paolo-job1 }, { papa_paolo-job2 }
    [3] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }
   *[4] { papa_paolo-job1 }, { papa_paolo-job2 }, { papa_paolo-job3 }, { papa_paolo-job4 }
}
papa_paolo-pizzeria = { $price ->
    [0] pizzeria de départ
   *[other] pizzeria (£{ $price })
} { $stock }/{ $capacity }
papa_paolo-city = { papa_paolo-colour } { $served }/{ $houses }, { papa_paolo-compass }
papa_paolo-pending-placed = un pion en { $cell }
papa_paolo-pending-building = une pizzeria (£{ $price }) sans emplacement
papa_paolo-pending-stocking = { $left ->
    [one] une pizza
   *[other] { $left } pizzas
} à répartir
papa_paolo-pending-delivery = { $express ->
    [yes] livraison express
   *[no] livraison, distance { $distance }
} : encore { papa_paolo-pizzas } et { $rounds ->
    [one] une tournée
   *[other] { $rounds } tournées
} ; arrêts de cette tournée : { $stops }
