# De teksten van Tris.

tris-title = Tris
tris-blurb = Negen vakjes, twee spelers, drie op een rij.
tris-option-misere = Drie op een rij
tris-option-misere-false = wint
tris-option-misere-true = verliest

tris-board = Het bord
tris-row = Rij
tris-column = { $name }
tris-empty = leeg

tris-put = Jij bent aan de beurt: zet je teken in een leeg vakje.
tris-waiting = { $seat } is aan de beurt.
tris-won = { $seat } wint.
tris-drawn = Er is geen vakje meer vrij en niemand wint.
tris-drawn-headline = Gelijkspel

tris-told-put = { $seat } zet een teken op { $square }.
tris-told-put-choice = { $square }
tris-typing-put = Het woord put en een vakje: put b2

tris-occupied = Op { $square } staat al een teken.
