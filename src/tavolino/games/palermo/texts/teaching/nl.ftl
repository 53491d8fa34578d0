### Waarom een zet goed is: waaruit een verwachting bestaat, en hoeveel.

palermo-worth = { $count } miljoen lire
palermo-part-money = geld tot nu toe
palermo-part-way = wat de schijven nog opleveren
palermo-part-bonus = bonus thuis
palermo-part-tour = een korte weg langs de deuren
palermo-part-access = open straten bij de deuren

palermo-key-turn = de huiskaart draaien; met Shift de andere kant op
palermo-key-mirror = haar spiegelbeeld, waar dat mag
palermo-key-size = een huis van één, twee of drie velden nemen
palermo-key-rest = de figuur laten staan
