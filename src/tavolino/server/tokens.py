"""Who may do what: secrets instead of accounts. Whoever shows a seat's secret plays that seat."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from tavolino.store.records import MatchRecord, SeatRecord

ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""No letter or digit that could be read as another."""

ID_LETTERS = 12
"""So long is the id of a table."""

IMPORT_ID_PREFIX = "file-"
"""So the id of a match from a file begins, and no other."""

BOT_NAMES = (
    *("Agata", "Calogero", "Carmelo", "Concetta", "Donata", "Gaspare", "Lucia", "Ninetta"),
    *("Nunzia", "Pippo", "Rosalia", "Salvo", "Santuzza", "Tano", "Turi", "Vito"),
)


def new_table_id() -> str:
    """Short enough for a link, and not to be guessed: 59 bits."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LETTERS))


def new_account_id() -> str:
    """As long, and no more to be guessed."""
    return new_table_id()


def rematch_id(match: MatchRecord) -> str:
    """The id of the match that may follow this one. Nobody can guess it who lacks the store."""
    return _to_letters(f"rematch {match.id} {match.host} {match.seed}")


def import_id(text: str) -> str:
    """The id of a match from a file: the same for the same match, whoever brings it."""
    return IMPORT_ID_PREFIX + _to_letters(text)


def is_import_id(name: str) -> bool:
    return name.startswith(IMPORT_ID_PREFIX)


def _to_letters(known: str) -> str:
    number = int.from_bytes(hashlib.sha256(known.encode()).digest())
    letters = []
    for _ in range(ID_LETTERS):
        number, letter = divmod(number, len(ID_ALPHABET))
        letters.append(ID_ALPHABET[letter])
    return "".join(letters)


def new_token() -> str:
    """A seat's or a host's secret: 192 bits."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """What decides NATURE's outcomes in a match: 256 bits."""
    return secrets.token_hex(32)


def fingerprint(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash tells nothing."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def seat_of_token(seats: Sequence[SeatRecord], secret: str) -> int | None:
    """The seat that this secret opens, if it opens one."""
    shown = fingerprint(secret)
    return next((seat.seat for seat in seats if seat.token == shown), None)


def bot_name(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    free = sorted(set(BOT_NAMES) - set(taken))
    return secrets.choice(free or BOT_NAMES)
