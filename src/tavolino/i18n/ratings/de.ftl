# Wertungen und Statistik.
terms-rated = Zählt es?
terms-rated-false = Ohne Wertung
terms-rated-true = Gewertet
terms-rated-false-words = Zum Vergnügen: Das Ergebnis ändert niemandes Wertung.
terms-rated-true-words = Das Ergebnis ändert die Wertung aller, die spielen; alle müssen angemeldet sein.
terms-rated-what = Wertungen werden je Spiel und Personenzahl gezählt, allein nach den Plätzen. Gespielt wird nach den veröffentlichten Regeln, ohne Varianten. Es gibt eine Uhr oder eine Grenze fürs Wegbleiben, niemandem wird geholfen, niemand schaut über die Schulter, und alle spielen auf dem eigenen Platz; wer wegbleibt, wird von einem Bot der Stärke Anfänger vertreten. Bots zählen nach dem, was an ihnen gemessen wurde. Ein Gegner zählt im Verhältnis zu seinen eigenen gewerteten Partien, und ab zehn voll; Bots zählen immer. Wer in dreißig Tagen öfter als fünfmal auf denselben Gegner trifft, gewinnt und verliert jedes Mal weniger. Mitspieler an derselben Netzadresse zählen nicht füreinander, außer wenn der Betreiber dieser Seite es erlaubt, und eine Partie, in der jemand weniger als vier Züge gemacht hat, zählt nicht. Sind alle gegangen, spielen Bots der Stärke Anfänger zu Ende, und das zählt.
problem-rated-stranger = Dieser Tisch zählt für die Wertung: Melde dich erst an, damit bekannt ist, wer du bist.
problem-rated-shared = An einem Tisch, der für die Wertung zählt, hat jeder einen Platz.
problem-rated-bots = Ein Tisch, der für die Wertung zählt, braucht jemanden, der gewertet wird.
problem-rated-clock = Ein Tisch, der für die Wertung zählt, braucht eine Uhr oder eine Grenze fürs Wegbleiben.
problem-rated-help = An einem Tisch, der für die Wertung zählt, wird niemandem geholfen.
problem-rated-seat = An einem Tisch, der für die Wertung zählt, spielen alle auf dem eigenen Platz.
problem-rated-rules = An einem Tisch, der für die Wertung zählt, wird nach den veröffentlichten Regeln gespielt: ohne Varianten.
leave-rated-words = Dieser Tisch zählt für die Wertung: Das Ergebnis bleibt deines, auch wenn du gegangen bist. Ist deine Zeit um, spielt ein Bot der Stärke Anfänger für dich weiter, und was er erreicht, zählt für dich. Dieser Browser vergisst deinen Platz; willst du später zurückkommen, heb deinen Link auf.
ratings-title = Wertungen
rating-of = { $points } ± { $give }
rating-waits = Die Wertungen folgen gleich.
rating-unrated-short = Diese Partie hat keine Wertung geändert: Jemand hat weniger als vier Züge gemacht.
rating-unrated-same_address = Diese Partie hat keine Wertung geändert: Alle kamen von derselben Netzadresse.
statistics-title = Was du erreicht hast
statistics-none = Noch nichts: Spiel eine Partie zu Ende, während du angemeldet bist.
statistics-rating = Wertung, { $players } am Tisch
statistics-rating-words = { $points } ± { $give } (mit 95 % Sicherheit); { $matches ->
    [one] eine gewertete Partie.
   *[other] { $matches } gewertete Partien.
  }
statistics-bots = Gestrichelt: was Bots hier haben.
statistics-places = Plätze
statistics-places-of = { $players } am Tisch
statistics-place = { $place }.
statistics-against = Vor
statistics-people = Menschen
statistics-points = Deine Punkte
statistics-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
  }

stronger-bots = Stärkere Bots: { $level }
weaker-bots = Schwächere Bots: { $level }
