# Les textes de Tris.

tris-title = Tris
tris-blurb = Neuf cases, deux joueurs, trois signes alignés.
tris-option-misere = Un alignement
tris-option-misere-false = gagne
tris-option-misere-true = perd

tris-board = Le plateau
tris-row = Ligne
tris-column = { $name }
tris-empty = vide

tris-put = À vous : posez votre signe sur une case vide.
tris-waiting = On attend { $seat }.
tris-won = { $seat } gagne.
tris-drawn = Il ne reste aucune case et personne ne gagne.
tris-drawn-headline = Partie nulle

tris-told-put = { $seat } joue en { $square }.
tris-told-put-choice = { $square }
tris-typing-put = Le mot put et une case : put b2

tris-occupied = Il y a déjà un signe en { $square }.
