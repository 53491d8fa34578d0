### Was um Palermos Tisch herum steht: Urheber, Stand und die Fragen des Tisches in Worten.

palermo-credits = Palermo hat Walter Ziser erfunden; es erschien 1992 bei Piatnik.
palermo-points = { $count } { $count ->
    [one] Million
   *[other] Millionen
} Lire
palermo-word-house = ein Haus bauen
palermo-word-plaza = eine Piazza legen
palermo-word-start = die Startkarte legen
palermo-word-police = den Polizisten bewegen
palermo-word-go = gehen
palermo-word-stay = hier stehen bleiben
palermo-word-r0 = nicht gedreht
palermo-word-r1 = eine Vierteldrehung
palermo-word-r2 = zwei Vierteldrehungen
palermo-word-r3 = drei Vierteldrehungen
palermo-word-m = gespiegelt
palermo-word-NW = Nordwest
palermo-word-NE = Nordost
palermo-word-SE = Südost
palermo-word-SW = Südwest
palermo-step-start-1 = Auf welchen Bauplatz?
palermo-step-house-1 = Auf welchen Bauplatz?
palermo-step-house-2 = Wie groß ist das Haus?
palermo-step-house-3 = In welcher Stellung?
palermo-step-house-4 = Gespiegelt?
palermo-step-plaza-1 = Auf welchen Bauplatz?
palermo-step-plaza-2 = Auf welches Feld kommt die Scheibe?
palermo-step-police-1 = Auf welches Feld?
palermo-step-go-1 = Auf welches Feld?

palermo-points-disc = Eingesammelte Scheiben
palermo-points-home = Heimkehr
palermo-points-bonus = Prämie zu Hause
palermo-points-bribe = Bestechungsgeld
