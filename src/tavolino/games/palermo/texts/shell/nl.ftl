### Wat er rond de tafel van Palermo staat: makers, score en de vragen van de tafel in woorden.

palermo-credits = Palermo is bedacht door Walter Ziser en verscheen in 1992 bij Piatnik.
palermo-points = { $count } miljoen lire
palermo-word-house = een huis bouwen
palermo-word-plaza = een plein leggen
palermo-word-start = de startkaart leggen
palermo-word-police = de agent verplaatsen
palermo-word-go = lopen
palermo-word-stay = hier blijven staan
palermo-word-r0 = niet gedraaid
palermo-word-r1 = een kwartslag
palermo-word-r2 = twee kwartslagen
palermo-word-r3 = drie kwartslagen
palermo-word-m = gespiegeld
palermo-word-NW = noordwest
palermo-word-NE = noordoost
palermo-word-SE = zuidoost
palermo-word-SW = zuidwest
palermo-step-start-1 = Op welke bouwplaats?
palermo-step-house-1 = Op welke bouwplaats?
palermo-step-house-2 = Hoe groot is het huis?
palermo-step-house-3 = In welke stand?
palermo-step-house-4 = Gespiegeld?
palermo-step-plaza-1 = Op welke bouwplaats?
palermo-step-plaza-2 = Op welk veld komt de schijf?
palermo-step-police-1 = Naar welk veld?
palermo-step-go-1 = Naar welk veld?

palermo-points-disc = Opgehaalde schijven
palermo-points-home = Thuiskomst
palermo-points-bonus = Bonus thuis
palermo-points-bribe = Steekpenningen
