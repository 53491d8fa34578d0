"""Records of match results and ratings."""

from msgspec import Struct

RATED, TOO_SHORT, SAME_ADDRESS = 1, 2, 3
"""A result that counts for ratings, and two reasons why one of a rated table does not."""


class ResultRecord(Struct, frozen=True):
    """The result of a match for one account."""

    match: str
    seat: int
    person: str
    game: str
    players: int
    place: int
    score: int
    rivals: str
    """As JSON: for each other seat its number, the level of its bot or null, and its place."""
    at: str
    rated: int = 0
    """RATED, TOO_SHORT, SAME_ADDRESS, or 0 for a match that was not to be rated."""


class RatingRecord(Struct, frozen=True):
    """An account's rating after a match."""

    person: str
    game: str
    players: int
    number: int
    """Counts the account's ratings at this game and number of players, from 0."""
    match: str
    seat: int
    mean: float
    deviation: float
    at: str


class ResultClaimRecord(Struct, frozen=True):
    """The account that gets a seat's result in a rated match, even if the seat changes hands."""

    match: str
    seat: int
    person: str | None
    """None: the account was deleted."""
    since: str
    address: str = ""
    """The keyed hash of the address that claimed it, until the match is rated."""


class StoredRatings(Struct, frozen=True):
    """All results and ratings in a store."""

    results: tuple[ResultRecord, ...] = ()
    ratings: tuple[RatingRecord, ...] = ()
    judged: tuple[tuple[str, str], ...] = ()
    stakes: tuple[ResultClaimRecord, ...] = ()
