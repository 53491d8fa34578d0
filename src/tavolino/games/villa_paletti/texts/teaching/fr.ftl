### Pourquoi un coup est bon : de quoi est fait un espoir, et combien.

villa_paletti-worth = { $count } % d’une victoire
villa_paletti-part-seal = le sceau
villa_paletti-part-points = points sur le plateau le plus haut
villa_paletti-part-pillars = colonnes encore à utiliser
villa_paletti-part-claim = une demande qui peut être réfutée
villa_paletti-part-objection = une objection que l’on peut prouver
villa_paletti-part-risk = le risque que tout tombe
villa_paletti-part-given_up = l’abandon
villa_paletti-part-score = le résultat
