### Palermos erste Partie: was gesagt wird, eins nach dem anderen.

palermo-first-build = Zwei Häuser darfst du noch legen, dann ziehen alle los. An jeder Tür liegt eine Scheibe ihres Besitzers, und später läuft dein Gangster von Scheibe zu Scheibe. Baue also nahe bei deinen anderen Türen: Auf kurzen Wegen bleiben Punkte übrig, und jeder übrige Punkt ist eine Million Lire. Das Dach muss ein anderes Dach berühren.
palermo-first-build-last = Deine letzte Scheibe. Achte darauf, dass eine Straße zu ihrer Tür führt, denn ein Dach auf der falschen Seite ist jedes Mal ein Umweg. Alle Straßen müssen verbunden bleiben: Klicke auf einen Bauplatz, der nicht angeboten wird, und du liest, warum.
palermo-first-police = Die Stadt ist fertig, und alle Figuren stehen auf der Startkarte. Ein Zug hat zwei Teile: erst der Polizist, dann der Gangster. Wo ein Polizist steht, kostet das Feld die anderen zwei Punkte statt einem. Schick ihn an eine Tür, zu der bald jemand will, oder lass ihn noch stehen.
palermo-first-walk = Nun dein Gangster: { $range } Punkte, und jeder Schritt kostet einen. Halte an einer eigenen Tür, um die Scheibe einzusammeln; die Münzen auf dem Brett zeigen, was dir dann bleibt. Die nächste Tür bringt am meisten.
palermo-first-range = Eine Scheibe reicher: Von nun an hast du { $range } Punkte im Zug, und dein Polizist auch. Jede Scheibe macht dich schneller, also sollten die ersten schnell gehen.
palermo-first-none-yet = Noch keine Scheibe? Das macht nichts: Wer an einer Tür vorbeigeht, sammelt nichts ein, nur wer dort hält. Jetzt wieder der Polizist; sieh nach, wessen Tür er teurer machen kann.
palermo-first-ahead = Denk eine Tür weiter: Wer mit einem einzigen Schritt ankommt, behält fast alle Punkte. Manchmal lohnt es sich, kurz vor einer Tür zu halten und sie mit den Punkten des nächsten Zuges zu betreten.
palermo-first-onward = Das ist der ganze Rhythmus: Polizist, Gangster, eine Scheibe, und jedes Mal ein längerer Weg. { $discs ->
    [one] Eine Scheibe liegt
   *[other] { $discs } Scheiben liegen
} noch vor dir. Du kannst hier weiterspielen oder sehen, wie so eine Partie endet: dieselbe Stadt, einige Runden später.
palermo-first-later = Dieselbe Stadt in Runde { $round }. Du hast jetzt { $range } Punkte und nur noch { $discs ->
    [one] eine Scheibe
   *[other] { $discs } Scheiben
} vor dir. Wer daheim ist, bekommt in jedem weiteren Zug vier Millionen Lire, bis der Letzte da ist: Jetzt ist es ein Wettlauf, und ein Polizist an der richtigen Tür kostet jemanden einen Zug.
palermo-first-late-walk = Achte auf die Polizisten: Das Feld eines aktiven kostet zwei Punkte. Mit { $range } Punkten ist ein kleiner Umweg oft billiger, und die Promenade hat schnelle Verbindungen zu ihren Ecken.
palermo-first-deny = Wohin muss, wer vor dir liegt, als Nächstes? Dein Polizist darf an dieser Tür stehen, aber nicht auf oder direkt neben einem anderen Polizisten und nicht auf einem Gangster.
palermo-first-all-discs = Alle Scheiben sind eingesammelt. Dein Polizist kann noch jemandem im Weg stehen; dann geht es heim.
palermo-first-home = Daheim ist die Startkarte, jedes ihrer Felder, und übrige Punkte bringen noch einmal Geld. Du hast { $range } Punkte. Jeder Zug früher ist eine Prämie mehr.
palermo-first-at-home = Du bist daheim und bekommst in jedem Zug die Prämie. Dein Polizist läuft weiter mit voller Reichweite: Halte auf, wer weniger Geld hat als du – aber nicht zu lange, denn alle, die daheim sind, verdienen mit.
palermo-first-over = Die Partie ist zu Ende, und du hast { $money ->
    [one] eine Million
   *[other] { $money } Millionen
} Lire. Du kennst das Spiel jetzt: nahe bei den eigenen Türen bauen, mit übrigen Punkten einsammeln und früh daheim sein.
