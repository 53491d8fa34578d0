# The texts of Tris.

tris-title = Tris
tris-blurb = Nine squares, two players, three in a line.
tris-option-misere = A line
tris-option-misere-false = wins
tris-option-misere-true = loses

tris-board = The board
tris-row = Row
tris-column = { $name }
tris-empty = empty

tris-put = Your turn: put your mark on an empty square.
tris-waiting = Waiting for { $seat }.
tris-won = { $seat } wins.
tris-drawn = No square is left and nobody wins.
tris-drawn-headline = A draw

tris-told-put = { $seat } marks { $square }.
tris-told-put-choice = { $square }
tris-typing-put = The word put and a square: put b2

tris-occupied = There is a mark on { $square } already.
