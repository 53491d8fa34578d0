# Die Texte von Kuhn-Poker.

kuhn-title = Kuhn-Poker
kuhn-blurb = Drei Karten, zwei Spieler, ein Einsatz: das kleinste Poker, in dem geblufft wird.
kuhn-option-ante = Grundeinsatz
kuhn-option-ante-1 = ein Chip
kuhn-option-ante-2 = zwei Chips

kuhn-card = { $card ->
    [J] Bube
    [Q] Dame
    [K] König
    [none] noch keine
   *[hidden] verdeckt
}
kuhn-player = { $seat }
kuhn-each-word = { $word ->
    [check] Schieben
    [bet] Setzen
    [call] Mitgehen
   *[fold] Aussteigen
}

kuhn-table = Karten und Chips
kuhn-said = { $each_word }
kuhn-column-player = Spieler
kuhn-column-card = Karte
kuhn-column-chips = Chips im Pot
kuhn-column-said = Ansage

kuhn-dealing = Es wird gegeben.
kuhn-waiting = { $seat } ist am Zug.
kuhn-check-or-bet = Du bist dran: schieben oder einen Chip setzen.
kuhn-call-or-fold = Es wurde gesetzt: mit einem Chip mitgehen oder aussteigen.
kuhn-won = { $chips ->
    [one] { $seat } gewinnt { $chips } Chip.
   *[other] { $seat } gewinnt { $chips } Chips.
}

kuhn-told-deal = { $seat } bekommt eine verdeckte Karte.
kuhn-told-deal-card = { $seat } bekommt { $card ->
    [J] den Buben
    [Q] die Dame
   *[K] den König
}.
kuhn-told-show = Die Karten werden aufgedeckt: { $seat_0 } hat { $card_0 ->
    [J] den Buben
    [Q] die Dame
   *[K] den König
}, { $seat_1 } { $card_1 ->
    [J] den Buben
    [Q] die Dame
   *[K] den König
}.
kuhn-told-check = { $seat } schiebt.
kuhn-told-bet = { $seat } setzt einen Chip.
kuhn-told-call = { $seat } geht mit.
kuhn-told-fold = { $seat } steigt aus.

kuhn-not-the-dealer = Nur der Geber gibt Karten und deckt sie auf.
kuhn-answer-the-bet = Es wurde gesetzt: Du kannst nur mitgehen oder aussteigen.
kuhn-no-raise = Es wurde schon gesetzt, und erhöht wird in diesem Spiel nicht.
kuhn-nothing-to-answer = Niemand hat gesetzt: Es gibt nichts mitzugehen und keinen Grund auszusteigen.
