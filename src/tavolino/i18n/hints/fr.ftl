### Ce que dit une table qui apprend à jouer : indices, raisons et touches.

## Indices

hint = Indice
hint-weighing = On pèse les possibilités…
hint-look = Pensez à ceci : { $what }.
hint-look-there = Pensez à ceci : { $what }. Regardez l’endroit marqué.
hint-show = Montrer le coup
hint-why = Pourquoi ?
hint-explain = { $name } : pourquoi ce coup ?
hint-earlier = Le coup précédent des bots
hint-later = Le coup suivant des bots
hint-help = De l’aide à la table : des indices, et pourquoi les bots jouent ainsi

## Raisons, en chiffres

why-only = Il n’y a rien d’autre à faire.
why-same = Rien d’autre ne semble meilleur ni pire.
why-brings = { $who ->
    [you] Cela vous rapporte { $worth } de plus que le deuxième meilleur coup.
   *[other] Pour { $name }, cela rapporte { $worth } de plus que le deuxième meilleur coup.
}
why-costs = { $who ->
    [you] D’abord, cela vous rapporte { $worth } de moins que le deuxième meilleur coup.
   *[other] Pour { $name }, cela rapporte d’abord { $worth } de moins que le deuxième meilleur coup.
}
why-made-of = D’où cela vient : { $parts }.
why-denies = Après cela, { $name } peut espérer { $worth } de moins.
why-denies-you = Après cela, vous pouvez espérer { $worth } de moins.
why-later = { $who ->
    [you] Quand tout le monde aura répondu, votre avance sera plus grande de { $worth } qu’avec le deuxième meilleur coup.
   *[other] Quand tout le monde aura répondu, { $name } aura { $worth } d’avance de plus qu’avec le deuxième meilleur coup.
}
why-mistake = { $who ->
    [you] Un autre coup est meilleur de { $worth }.
   *[other] Quelque chose a échappé à { $name } : un autre coup était meilleur de { $worth }.
}
why-chance = { $who ->
    [you] Selon l’expert, vous finissez ainsi devant un autre joueur dans { $chance } % des cas ; avec le deuxième meilleur coup, dans { $other } %.
   *[other] Selon l’expert, { $name } finit ainsi devant un autre joueur dans { $chance } % des cas ; avec le deuxième meilleur coup, dans { $other } %.
}
why-chance-alike = { $who ->
    [you] Selon l’expert, vous finissez devant un autre joueur dans { $chance } % des cas ; avec le deuxième meilleur coup, c’est à peu près pareil.
   *[other] Selon l’expert, { $name } finit devant un autre joueur dans { $chance } % des cas ; avec le deuxième meilleur coup, c’est à peu près pareil.
}
why-chance-mistake = { $who ->
    [you] Un autre coup est meilleur : selon l’expert, vous finiriez ainsi devant un autre joueur dans { $other } % des cas, contre { $chance } % avec celui-ci.
   *[other] Quelque chose a échappé à { $name } : selon l’expert, un autre coup menait devant un autre joueur dans { $other } % des cas, contre { $chance } % avec celui-ci.
}
why-line-brings = { $who ->
    [you] Après les meilleures réponses de tous, cela vous rapporte { $worth } de plus que l’autre coup.
   *[other] Après les meilleures réponses de tous, cela rapporte à { $name } { $worth } de plus que l’autre coup.
}
why-line-costs = { $who ->
    [you] Après les meilleures réponses de tous, cela vous rapporte { $worth } de moins que l’autre coup.
   *[other] Après les meilleures réponses de tous, cela rapporte à { $name } { $worth } de moins que l’autre coup.
}
why-next = Le deuxième meilleur : { $move }
why-next-there = Le deuxième meilleur, dans le cercle fin : { $move }
why-next-otherwise = Le deuxième meilleur : la même chose au même endroit, mais autrement.
why-third = Le troisième, avec { $chance } % : { $move }
why-better = Mieux : { $move }
why-better-there = Mieux, dans le cercle fin : { $move }
why-better-otherwise = Mieux : la même chose au même endroit, mais autrement.

## What decided a match

analysis-title = Qu’est-ce qui a décidé la partie ?
analysis-about = Les bots revoient toute la partie : ce qui tenait à la chance, ce que chacun ne doit qu’à soi, et les décisions qui ont coûté le plus.
analysis-ask = Faire l’analyse
analysis-working = Les bots revoient la partie…
analysis-waiting = { $place ->
    [one] Votre partie est la prochaine : les bots en revoient encore une autre.
   *[other] Les bots revoient d’abord d’autres parties. Votre rang dans la file : { $place }.
}
analysis-failed = L’analyse n’a pas abouti. Réessayez plus tard.
analysis-curve = Avance attendue sur les autres
analysis-sources = D’où elle vient
analysis-luck = Chance au tirage
analysis-own = Ses propres décisions
analysis-others = Décisions des autres
analysis-mistakes = Les décisions qui ont coûté le plus
analysis-flawless = Les bots n’auraient pas trouvé mieux.
analysis-look = Voir ce moment

## Touches

keys = Touches
keys-board = Sur le plateau
keys-table = À la table
keys-help = montrer ces touches
keys-hint = un indice ; encore : l’étape suivante
keys-esc = abandonner ce qui est choisi
keys-undo = reprendre le dernier coup
keys-time = plus de temps pour répondre
keys-tab = d’une chose à la suivante
keys-arrows = regarder l’endroit voisin
keys-ends = au bout de la ligne ; avec Ctrl, du plateau
keys-jump = à l’endroit suivant ou précédent qui vaut un regard
keys-choose = choisir cet endroit

## La première partie


practice-back = Revenir en arrière
practice-from-here = Reprendre d’ici

first-of = Première partie, { $number } sur { $steps }
first-skip = Passer les explications
first-again = Reprendre les explications
first-next = Vers les dernières manches
first-mistake = À propos de votre dernier coup :
first-rule = Lire la règle

## Le livret de règles

rules-search = Chercher dans les règles
rules-sources = D’où vient chaque règle
rules-found = { $count ->
    [0] Rien n’a été trouvé.
    [one] Un passage a été trouvé.
   *[other] { $count } passages ont été trouvés.
}
