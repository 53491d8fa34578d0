# De teksten van Kuhn-poker.

kuhn-title = Kuhn-poker
kuhn-blurb = Drie kaarten, twee spelers, één inzet: het kleinste poker waarin gebluft wordt.
kuhn-option-ante = Ante
kuhn-option-ante-1 = één fiche
kuhn-option-ante-2 = twee fiches

kuhn-card = { $card ->
    [J] boer
    [Q] vrouw
    [K] heer
    [none] nog geen
   *[hidden] gedekt
}
kuhn-player = { $seat }
kuhn-each-word = { $word ->
    [check] check
    [bet] bet
    [call] call
   *[fold] fold
}

kuhn-table = Kaarten en fiches
kuhn-said = { $each_word }
kuhn-column-player = Speler
kuhn-column-card = Kaart
kuhn-column-chips = Fiches in de pot
kuhn-column-said = Woord

kuhn-dealing = De deler is bezig.
kuhn-waiting = { $seat } is aan de beurt.
kuhn-check-or-bet = Jij bent aan de beurt: check, of zet een fiche in.
kuhn-call-or-fold = Er is ingezet: ga mee met een fiche, of pas.
kuhn-won = { $chips ->
    [one] { $seat } wint { $chips } fiche.
   *[other] { $seat } wint { $chips } fiches.
}

kuhn-told-deal = { $seat } krijgt een gedekte kaart.
kuhn-told-deal-card = { $seat } krijgt de { $card ->
    [J] boer
    [Q] vrouw
   *[K] heer
}.
kuhn-told-show = Kaarten op tafel: { $seat_0 } heeft de { $card_0 ->
    [J] boer
    [Q] vrouw
   *[K] heer
}, { $seat_1 } de { $card_1 ->
    [J] boer
    [Q] vrouw
   *[K] heer
}.
kuhn-told-check = { $seat } checkt.
kuhn-told-bet = { $seat } zet een fiche in.
kuhn-told-call = { $seat } gaat mee.
kuhn-told-fold = { $seat } past.

kuhn-not-the-dealer = Alleen de deler deelt kaarten en draait ze om.
kuhn-answer-the-bet = Er is ingezet: je kunt alleen meegaan of passen.
kuhn-no-raise = Er is al ingezet, en verhogen bestaat niet in dit spel.
kuhn-nothing-to-answer = Niemand heeft ingezet: er is niets om mee te gaan en geen reden om te passen.
