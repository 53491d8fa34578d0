### Was um den Tisch von Papà Paolo herum steht: Autor, und die Möglichkeiten in wenigen Worten.

papa_paolo-credits = Papà Paolo ist ein Spiel von Fabrice Vandenbogaerde, erschienen 2016 bei Quined Games.

papa_paolo-told-keep-choice = Startplättchen { $number } ({ papa_paolo-colour })
papa_paolo-told-pawn-choice = { $cell }: { papa_paolo-tile }; { papa_paolo-jobs }
papa_paolo-told-take-choice = Das Plättchen nehmen ({ papa_paolo-tile })
papa_paolo-told-sponsor-choice = £{ $money } vom Sponsor nehmen
papa_paolo-told-shop-group = Einkauf
papa_paolo-told-shop-choice = £{ $cost } für { papa_paolo-pizzas }, du bekommst { $received }
papa_paolo-told-express-choice = Eillieferung für £{ $cost }, höchstens { papa_paolo-pizzas }
papa_paolo-told-build-group = Bau
papa_paolo-told-build-choice = Pizzeria für £{ $cost }
papa_paolo-told-nothing-choice = Nichts tun
papa_paolo-told-lay-group = Auf { $at }
papa_paolo-told-lay-choice = offen { papa_paolo-sides }
papa_paolo-told-site-choice = Auf { $at } bauen
papa_paolo-told-stock-choice = { papa_paolo-pizzas } auf { $at }
papa_paolo-told-bid-choice = £{ $amount }
papa_paolo-told-bid-column-group = Spalte { $column }, Plättchen { $tile }
papa_paolo-told-bid-column-choice = £{ $amount }
papa_paolo-told-pass-choice = { $stands ->
    [0] Aussteigen
   *[other] Passen: Deine £{ $stands } gelten
}
papa_paolo-told-pick-choice = { $cost ->
    [0] { papa_paolo-colour }
   *[other] { papa_paolo-colour } für £{ $cost }
}
papa_paolo-told-turn-group = { papa_paolo-colour } wählen
papa_paolo-told-turn-choice = für { $seat_other } bleiben { papa_paolo-other-side }
papa_paolo-told-decline-choice = Nichts kaufen
papa_paolo-told-track-choice = Deinen Marker ein Feld weiter: { papa_paolo-colour }
papa_paolo-told-discard-choice = Das Plättchen abwerfen
papa_paolo-told-once-gold-choice = Einmal nutzen: £{ $money } nehmen
papa_paolo-told-once-blue-choice = Einmal nutzen: { papa_paolo-pizzas }
papa_paolo-told-once-shop-group = Einmal nutzen: Einkauf
papa_paolo-told-once-shop-choice = £{ $cost } für { papa_paolo-pizzas }, du bekommst { $received }
papa_paolo-told-once-red-choice = Einmal nutzen: Eillieferung, höchstens { papa_paolo-pizzas }{ $cost ->
    [0] { "" }
   *[other] { " " }für £{ $cost }
}
papa_paolo-told-once-green-group = Einmal nutzen: Bau
papa_paolo-told-once-green-choice = Pizzeria zu £{ $price } für £{ $cost }
papa_paolo-told-choose-choice = Plättchen { $tile }: { papa_paolo-pizzas }, Entfernung { $distance }
papa_paolo-told-ride-choice = Bei { $at } losfahren
papa_paolo-told-drop-group = Bei { $at }
papa_paolo-told-drop-choice = { papa_paolo-pizzas }{ $complete ->
    [no] { "" }
   *[other] { " " }(Plättchen vollständig beliefert)
}
papa_paolo-told-home-choice = Diese Fahrt beenden
papa_paolo-told-stop-choice = Nicht mehr liefern

papa_paolo-points-delivered = Gelieferte Pizzas
papa_paolo-points-versatility = Vielseitigkeit
papa_paolo-points-experts = Experte
papa_paolo-points-leftover = Übrige Pizzas
papa_paolo-points-money = Geld

papa_paolo-curve-money = Geld
papa_paolo-curve-pizzas = Gelieferte Pizzen
