# Die Texte von Tris.

tris-title = Tris
tris-blurb = Neun Felder, zwei Spieler, drei in einer Linie.
tris-option-misere = Drei in einer Linie
tris-option-misere-false = gewinnen
tris-option-misere-true = verlieren

tris-board = Das Brett
tris-row = Reihe
tris-column = { $name }
tris-empty = leer

tris-put = Du bist dran: Setze dein Zeichen auf ein leeres Feld.
tris-waiting = { $seat } ist am Zug.
tris-won = { $seat } gewinnt.
tris-drawn = Kein Feld ist mehr frei, und niemand gewinnt.
tris-drawn-headline = Unentschieden

tris-told-put = { $seat } setzt auf { $square }.
tris-told-put-choice = { $square }
tris-typing-put = Das Wort put und ein Feld: put b2

tris-occupied = Auf { $square } steht schon ein Zeichen.
