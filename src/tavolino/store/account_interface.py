"""What a store offers for accounts and for ratings, independent of the database."""

from collections.abc import Sequence
from typing import Protocol

from tavolino.store.account_records import (
    AccountRecord,
    PasskeyRecord,
    SeatSummary,
    SessionRecord,
    StoredAccount,
    UsedToken,
)
from tavolino.store.rating_records import (
    RatingRecord,
    ResultClaimRecord,
    ResultRecord,
    StoredRatings,
)
from tavolino.store.records import ChannelRecord


class AccountStore(Protocol):
    """The accounts in a store; raises the errors of `tavolino.store.interface.Store`."""

    async def load_account(self, person: str) -> StoredAccount | None: ...

    async def account_of_session(self, token: str, at: str) -> str | None:
        """Return the account of a session, unless the session has expired."""

    async def account_of_link(self, link: str, at: str) -> str | None:
        """Return the account of a recovery link, unless the link has expired."""

    async def load_passkey(self, name: str) -> PasskeyRecord | None: ...

    async def seat_owners(self, match: str) -> dict[int, str]:
        """Return the account of each seat: the first one that claimed it. Guests have none."""

    async def seats_of(self, person: str, most: int) -> list[SeatSummary]:
        """Return the seats of an account, the newest first."""

    async def channels_of(self, person: str) -> list[ChannelRecord]:
        """Return the notification channels at all seats of an account."""

    async def active_channels_of(self, person: str) -> list[tuple[str, ChannelRecord]]:
        """Return the channels at unfinished matches, each with its match."""

    async def count(self) -> int: ...

    async def empty_accounts(self, before: str, until: str) -> list[str]:
        """Return accounts created before a time, without passkey, seat or result, and without a
        session that lasts beyond `until`. A later visit would have extended the session."""

    async def delete_if_empty(self, person: str, before: str, until: str) -> None:
        """Delete an empty account; raises SequenceConflict if it gets a seat meanwhile."""

    async def ids(self) -> list[str]:
        """Return the ids of all accounts, the oldest first."""

    async def create_account(
        self,
        person: AccountRecord,
        session: SessionRecord,
        passkey: PasskeyRecord | None = None,
        spent: UsedToken | None = None,
    ) -> None:
        """Create an account; raises SequenceConflict if the passkey exists or the token is used."""

    async def sign_in(
        self, session: SessionRecord, passkey: PasskeyRecord, spent: UsedToken
    ) -> None:
        """Sign in by a passkey; raises SequenceConflict if the token was used before."""

    async def recover(
        self, session: SessionRecord, used: UsedToken, link: UsedToken, *, ends_others: bool = False
    ) -> None:
        """Sign in by a recovery link and replace it; raises SequenceConflict if it was used.

        `ends_others` ends all other sessions of the account.
        """

    async def extend_session(self, session: str, at: str, until: str, at_least: str) -> None:
        """Extend a session used now to `until`, unless it already lasts to `at_least`."""

    async def end_session(self, session: str) -> None: ...

    async def end_all_sessions(self, person: str) -> None: ...

    async def delete_account(self, person: str) -> None:
        """Delete an account. Its seats stay and have no owner."""

    async def copy_account(self, kept: StoredAccount) -> None:
        """Copy an account from another store.

        Raises SequenceConflict if it exists here already, or if one of its matches does not.
        """

    async def rename(self, person: str, name: str) -> None: ...

    async def save_preferences(self, person: str, preferences: str) -> None: ...

    async def save_link(self, person: str, link: UsedToken) -> None:
        """Save the hash of a new recovery link; it replaces the previous one."""

    async def delete_link(self, person: str) -> None:
        """Delete the recovery link, unless the account has no passkey."""

    async def add_passkey(self, passkey: PasskeyRecord, spent: UsedToken) -> None:
        """Add a passkey; raises SequenceConflict if it exists or the token was used before."""

    async def rename_passkey(self, person: str, passkey: str, name: str) -> None: ...

    async def delete_passkey(self, person: str, passkey: str, at: str) -> None:
        """Delete a passkey, unless it is the last one and there is no valid recovery link."""

    async def claim_seat(self, person: str, match: str, key: tuple[str, str], at: str) -> None:
        """Give a seat, or the host's rights, to an account if the token matches.

        `key` is the token and its hash. A token that does not match changes nothing, and an
        existing claim stays as it is.
        """

    async def assign_seat(
        self, person: str, match: str, seat: int, key: tuple[str, str], at: str
    ) -> None:
        """Give a seat with a new token to an account; claims with an old token are deleted."""

    async def release_seat(self, match: str, seat: int) -> None:
        """Delete every account's claim to a seat."""

    async def copy_seats(self, match: str, following: str, at: str) -> None:
        """Give the seats of the rematch to the accounts that own the seats of this match."""

    async def release_match(self, person: str, match: str) -> None:
        """Delete an account's claims to the seats of a match."""


class RatingStore(Protocol):
    """The results and ratings in a store; raises the errors of `tavolino.store.interface.Store`."""

    async def save_rated_match(
        self,
        match: str,
        at: str,
        results: Sequence[ResultRecord],
        ratings: Sequence[RatingRecord],
    ) -> None:
        """Save the results and new ratings of a match once.

        Raises SequenceConflict if the match is rated already, or if one of the accounts got
        another rating meanwhile.
        """

    async def claim_result(self, stake: ResultClaimRecord) -> None:
        """Give a seat's result to an account. An existing claim stays, and an account can claim
        only one result of a match."""

    async def release_result(self, match: str, seat: int) -> None:
        """Delete the claim to a seat's result."""

    async def result_owners(self, match: str) -> dict[int, str | None]:
        """Return the account that gets each claimed seat's result; None if it was deleted."""

    async def claims_of_match(self, match: str) -> list[ResultClaimRecord]:
        """Return the claims to the results of a match."""

    async def claims_of(self, person: str) -> list[ResultClaimRecord]:
        """Return all result claims of an account."""

    async def is_rated(self, match: str) -> bool: ...

    async def result_state(self, match: str) -> int | None:
        """Return whether the results of a match count for ratings; None if there are none."""

    async def last_rating(self, person: str, game: str, players: int) -> RatingRecord | None:
        """Return an account's latest rating at a game with this number of players."""

    async def count_meetings(
        self, one: str, other: str, game: str, players: int, since: str
    ) -> int:
        """Count the rated matches of two accounts at a game that ended at or after `since`."""

    async def ratings_of(self, person: str) -> list[RatingRecord]:
        """Return all ratings of an account, by game and in order of time."""

    async def match_ratings(self, match: str) -> list[RatingRecord]:
        """Return the ratings that result from a match."""

    async def unrated_matches(self) -> list[str]:
        """Return finished rated matches whose ratings are not computed yet, the oldest first."""

    async def rated_results(self) -> list[ResultRecord]:
        """Return every result that counts for ratings, in the order in which matches ended."""

    async def results_of_rated_tables(self) -> list[ResultRecord]:
        """Return every result of a rated table, also those that do not count for ratings."""

    async def replace_ratings(self, ratings: Sequence[RatingRecord]) -> None:
        """Delete all ratings and save these instead."""

    async def save_results(self, results: Sequence[ResultRecord]) -> None:
        """Save results; those that exist already stay."""

    async def unrecorded_matches(self, person: str, most: int) -> list[str]:
        """Return finished matches of an account that have no stored result, oldest first."""

    async def results_of(self, person: str) -> list[ResultRecord]: ...

    async def copy_ratings(self, reached: StoredRatings) -> None:
        """Copy the results and ratings of another store; existing records stay."""

    async def rating_counts(self) -> list[tuple[str, int, int, int]]:
        """Return rows of game, number of players, rated accounts and ratings."""
