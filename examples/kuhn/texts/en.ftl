# The texts of Kuhn poker.

kuhn-title = Kuhn poker
kuhn-blurb = Three cards, two players, one bet: the smallest poker with a bluff in it.
kuhn-option-ante = Ante
kuhn-option-ante-1 = one chip
kuhn-option-ante-2 = two chips

kuhn-card = { $card ->
    [J] jack
    [Q] queen
    [K] king
    [none] none yet
   *[hidden] face down
}
kuhn-player = { $seat }
kuhn-each-word = { $word ->
    [check] check
    [bet] bet
    [call] call
   *[fold] fold
}

kuhn-table = Cards and chips
kuhn-said = { $each_word }
kuhn-column-player = Player
kuhn-column-card = Card
kuhn-column-chips = Chips in the pot
kuhn-column-said = Word

kuhn-dealing = The dealer is at work.
kuhn-waiting = Waiting for { $seat }.
kuhn-check-or-bet = Your turn: check, or bet a chip.
kuhn-call-or-fold = There is a bet: call it with a chip, or fold.
kuhn-won = { $chips ->
    [one] { $seat } wins { $chips } chip.
   *[other] { $seat } wins { $chips } chips.
}

kuhn-told-deal = { $seat } is dealt a card, face down.
kuhn-told-deal-card = { $seat } is dealt the { $card ->
    [J] jack
    [Q] queen
   *[K] king
}.
kuhn-told-show = Showdown: { $seat_0 } has the { $card_0 ->
    [J] jack
    [Q] queen
   *[K] king
}, { $seat_1 } the { $card_1 ->
    [J] jack
    [Q] queen
   *[K] king
}.
kuhn-told-check = { $seat } checks.
kuhn-told-bet = { $seat } bets a chip.
kuhn-told-call = { $seat } calls.
kuhn-told-fold = { $seat } folds.

kuhn-not-the-dealer = Only the dealer deals cards and turns them over.
kuhn-answer-the-bet = There is a bet: you can only call or fold.
kuhn-no-raise = Somebody has bet already, and there is no raising in this game.
kuhn-nothing-to-answer = Nobody has bet, so there is nothing to call and no reason to fold.
