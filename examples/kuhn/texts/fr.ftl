# Les textes du poker de Kuhn.

kuhn-title = Poker de Kuhn
kuhn-blurb = Trois cartes, deux joueurs, une mise : le plus petit poker où l’on bluffe.
kuhn-option-ante = Ante
kuhn-option-ante-1 = un jeton
kuhn-option-ante-2 = deux jetons

kuhn-card = { $card ->
    [J] valet
    [Q] dame
    [K] roi
    [none] pas encore
   *[hidden] face cachée
}
kuhn-player = { $seat }
kuhn-each-word = { $word ->
    [check] parole
    [bet] mise
    [call] suivi
   *[fold] couché
}

kuhn-table = Cartes et jetons
kuhn-said = { $each_word }
kuhn-column-player = Joueur
kuhn-column-card = Carte
kuhn-column-chips = Jetons au pot
kuhn-column-said = Annonce

kuhn-dealing = Le donneur s’affaire.
kuhn-waiting = On attend { $seat }.
kuhn-check-or-bet = À vous : parole, ou misez un jeton.
kuhn-call-or-fold = Il y a une mise : suivez avec un jeton, ou couchez-vous.
kuhn-won = { $chips ->
    [one] { $seat } gagne { $chips } jeton.
   *[other] { $seat } gagne { $chips } jetons.
}

kuhn-told-deal = { $seat } reçoit une carte, face cachée.
kuhn-told-deal-card = { $seat } reçoit { $card ->
    [J] le valet
    [Q] la dame
   *[K] le roi
}.
kuhn-told-show = On abat les cartes : { $seat_0 } a { $card_0 ->
    [J] le valet
    [Q] la dame
   *[K] le roi
}, { $seat_1 } { $card_1 ->
    [J] le valet
    [Q] la dame
   *[K] le roi
}.
kuhn-told-check = { $seat } : parole.
kuhn-told-bet = { $seat } mise un jeton.
kuhn-told-call = { $seat } suit.
kuhn-told-fold = { $seat } se couche.

kuhn-not-the-dealer = Seul le donneur distribue et retourne les cartes.
kuhn-answer-the-bet = Il y a une mise : on ne peut que suivre ou se coucher.
kuhn-no-raise = Il y a déjà une mise, et on ne relance pas à ce jeu.
kuhn-nothing-to-answer = Personne n’a misé : il n’y a rien à suivre, et aucune raison de se coucher.
