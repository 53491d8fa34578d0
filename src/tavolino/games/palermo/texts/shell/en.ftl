### What stands around Palermo's table: credits, the score, and the questions of the plain table.

palermo-credits = Palermo was designed by Walter Ziser and published by Piatnik in 1992.
palermo-points = { $count } million lire
palermo-word-house = build a house
palermo-word-plaza = lay a plaza
palermo-word-start = lay the start card
palermo-word-police = move the policeman
palermo-word-go = go
palermo-word-stay = stay here
palermo-word-r0 = not turned
palermo-word-r1 = one quarter turn
palermo-word-r2 = two quarter turns
palermo-word-r3 = three quarter turns
palermo-word-m = mirrored
palermo-word-NW = north-west
palermo-word-NE = north-east
palermo-word-SE = south-east
palermo-word-SW = south-west
palermo-step-start-1 = On which plot?
palermo-step-house-1 = On which plot?
palermo-step-house-2 = How big a house?
palermo-step-house-3 = Which way round?
palermo-step-house-4 = Mirrored?
palermo-step-plaza-1 = On which plot?
palermo-step-plaza-2 = On which field does the disc go?
palermo-step-police-1 = To which field?
palermo-step-go-1 = To which field?

palermo-points-disc = Discs collected
palermo-points-home = Coming home
palermo-points-bonus = Bonus at home
palermo-points-bribe = Bribes
