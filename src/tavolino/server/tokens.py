"""Table ids, seat and host tokens, seeds and token hashes. A seat's token allows playing it."""

import hashlib
import secrets
from collections.abc import Iterable, Sequence

from tavolino.store.records import MatchRecord, SeatRecord

ID_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that cannot be mistaken for each other."""

ID_LETTERS = 12
"""Length of a table id."""

IMPORT_ID_PREFIX = "file-"
"""Prefix of the ids of imported matches, and of no others."""

BOT_NAMES = (
    *("Agata", "Calogero", "Carmelo", "Concetta", "Donata", "Gaspare", "Lucia", "Ninetta"),
    *("Nunzia", "Pippo", "Rosalia", "Salvo", "Santuzza", "Tano", "Turi", "Vito"),
)


def new_table_id() -> str:
    """Return a random id of 59 bits, short enough for a link."""
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LETTERS))


def new_account_id() -> str:
    """Return a random id of the same format."""
    return new_table_id()


def rematch_id(match: MatchRecord) -> str:
    """Return the id of the rematch. It cannot be computed without data from the store."""
    return _to_letters(f"rematch {match.id} {match.host} {match.seed}")


def import_id(text: str) -> str:
    """Return the id of an imported match; equal texts get equal ids."""
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
    """Return a random token of 192 bits for a seat or a host."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """Return a random seed of 256 bits, which decides the chance outcomes of a match."""
    return secrets.token_hex(32)


def fingerprint(secret: str) -> str:
    """Hash a token for storage. Tokens are long and random, so an unsalted hash is safe."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def seat_of_token(seats: Sequence[SeatRecord], secret: str) -> int | None:
    """Return the seat with this token, or None."""
    shown = fingerprint(secret)
    return next((seat.seat for seat in seats if seat.token == shown), None)


def bot_name(taken: Iterable[str]) -> str:
    """Choose a bot name that is not taken at the table, if one is left."""
    free = sorted(set(BOT_NAMES) - set(taken))
    return secrets.choice(free or BOT_NAMES)
