"""The figures printed in the rulebook, and types for figures.

Provenance, as in RULES.md: [RB] is the rulebook, Dutch and French. [derived] follows from one of
its examples or from counting. [reconstructed] is our own figure, because no source gives one.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

Colour: TypeAlias = Literal["gold", "blue", "red", "green"]
Job: TypeAlias = Literal["sponsor", "shop", "express", "build"]

COLOURS: tuple[Colour, ...] = ("gold", "blue", "red", "green")
"""Colours of houses, tracks and investments: finance, market, express, network. [RB]"""
GOLD, BLUE, RED, GREEN = range(4)

JOBS: tuple[Job, ...] = ("sponsor", "shop", "express", "build")
"""The four actions of phase A. [RB]"""

ROUNDS = 5  # [RB]
LETTERS = "ABCDE"
"""The delivery tiles of each round. [RB]"""
NUMBERS = (1, 2, 3, 4)
"""The delivery tiles of each letter, and the start tiles. [RB]"""
PAWNS = 4
"""Action pawns of each player. [RB]"""
START_MONEY = 10  # [RB]
PIZZAS = 36
"""Pizzas of each player. [RB]"""
START_PIZZAS = 3  # [RB]
OPENING_PIZZAS = 2
"""Pizzas on a new pizzeria. [RB]"""
LONG, SHORT = 5, 4
"""The size limits of a district, in cells. [RB]"""
SHOP_COST = (2, 3, 5, 7, 9)
"""Lire for 1 to 5 pizzas. [RB]"""
EXPRESS_FEE = 2  # [RB]
LATE_FEE = 1
"""Lire for the investment tile of a player without a bid. [RB]"""
LOW_OPENING = 6
"""With two players: the lowest opening bid that may be answered with a lower bid. [RB]"""
PRICES = (2, 4, 5)
"""The prices of the pizzerias in the supply. [RB]"""
SUPPLY = {2: (3, 3, 2), 3: (3, 2, 1), 4: (3, 3, 2)}
"""The number of pizzerias of each price, by the number of players (PP-3.3, PP-2.6).
[RB; for 2 players derived]"""
GRID = {2: (3, 3), 3: (4, 3), 4: (4, 4)}
"""Rows and columns of the grid. [RB; for 2 players derived: six coins]"""
COINS = {2: (1, 1, 2, 2, 3, 3), 3: (1, 1, 2, 2, 2, 3, 3), 4: (1, 1, 2, 2, 2, 3, 3, 3)}
"""The coins of each round, one for each row and column (PP-3.2, PP-2.3). [RB]"""
STAIRS = 7
"""Rows of the Piazza. [RB]"""
CITY_TILES = 21
"""City tiles of each colour. [RB]"""

Figure: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Spaces: TypeAlias = tuple[Figure, Figure, Figure, Figure, Figure, Figure]
Levels: TypeAlias = tuple[Count, Count, Count, Count, Count, Count]
TRACK_END = 5
"""A track has six spaces. [derived: six finance values]"""
