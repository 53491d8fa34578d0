### What a table says to whoever follows a match: looking back, step by step or playing.

moment = Moment van de partij
play = Vanaf hier afspelen
pause = Pauze
speed = Snelheid: { $speed }×. Wijzigen.
step-last = Naar het einde
copy-moment = Link naar dit moment kopiëren
recap = Sinds jouw beurt
recap-watching = De laatste ronde
last-move = Laatste zet van { $name }

## Keys

keys-back = Tijdens het terugblikken
keys-step = een stap terug of vooruit
keys-play = afspelen of pauzeren
keys-now = overslaan en terug naar nu
keys-recap = wat er sinds jouw beurt is gebeurd, nog een keer
