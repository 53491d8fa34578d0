### What a table says to whoever follows a match: looking back, step by step or playing.

moment = Moment of the match
play = Play from here
pause = Pause
speed = Speed: { $speed }×. Change it.
step-last = To the end
copy-moment = Copy a link to this moment
recap = Since your turn
recap-watching = The last round
last-move = Last move of { $name }

## Keys

keys-back = While looking back
keys-step = one step back, or forward
keys-play = play, or pause
keys-now = skip, and return to now
keys-recap = what happened since your turn, once more
