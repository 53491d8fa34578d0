### What a table says to whoever follows a match: looking back, step by step or playing.

moment = Moment de la partie
play = Rejouer à partir d’ici
pause = Pause
speed = Vitesse : { $speed } ×. Changer.
step-last = À la fin
copy-moment = Copier un lien vers ce moment
recap = Depuis votre tour
recap-watching = Le dernier tour de table
last-move = Dernier coup : { $name }

## Keys

keys-back = Pendant le retour en arrière
keys-step = un pas en arrière ou en avant
keys-play = rejouer ou faire une pause
keys-now = passer et revenir au présent
keys-recap = revoir ce qui s’est passé depuis votre tour
