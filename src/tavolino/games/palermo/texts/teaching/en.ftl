### Why a move is good: what an expectation is made of, and how much of it.

palermo-worth = { $count } million lire
palermo-part-money = money so far
palermo-part-way = what your discs still bring
palermo-part-bonus = bonus at home
palermo-part-tour = a short way past the doors
palermo-part-access = open streets at the doors

palermo-key-turn = turn the house card; with Shift the other way
palermo-key-mirror = its mirror image, where that is allowed
palermo-key-size = take a house of one, two or three fields
palermo-key-rest = leave the figure where it is
