### What a table says to whoever follows a match: looking back, step by step or playing.

moment = Zeitpunkt der Partie
play = Ab hier abspielen
pause = Pause
speed = Geschwindigkeit: { $speed }×. Ändern.
step-last = Zum Ende
copy-moment = Link zu diesem Zeitpunkt kopieren
recap = Seit deinem Zug
recap-watching = Die letzte Runde
last-move = Letzter Zug von { $name }

## Keys

keys-back = Beim Rückblick
keys-step = einen Schritt zurück oder vor
keys-play = abspielen oder anhalten
keys-now = überspringen und zum aktuellen Stand
keys-recap = noch einmal, was seit deinem Zug geschehen ist
