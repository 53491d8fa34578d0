"""People who keep who they are: their passkeys, sessions and seats, in any store that knows SQL."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.store.records import ChannelRecord
from tavolino.store.sql.statements import Row, Statement, row_of

HOST_SEAT = -1
"""In place of a seat: whoever laid the table."""

MAX_SESSIONS = 50
"""On so many devices one person is signed in at most; then the oldest is signed out."""


class AccountRecord(Struct, frozen=True):
    """Somebody. Of the link that brings them back only the hash is kept."""

    id: str
    name: str
    preferences: str
    """As JSON."""
    link: str | None
    until: str | None
    """So long the link is good."""
    created: str


class PasskeyRecord(Struct, frozen=True):
    """What a device of theirs signs with: the half that everybody may know."""

    id: str
    person: str
    key: str
    count: int
    """How often it has signed, as far as it tells."""
    name: str
    made: str
    used: str


class SessionRecord(Struct, frozen=True):
    """A device on which they are signed in. Of its secret only the hash is kept."""

    token: str
    person: str
    made: str
    until: str


class AccountSeatRecord(Struct, frozen=True):
    """A seat whose key they have, and with it the key, so that they have it on every device."""

    person: str
    match: str
    seat: int
    token: str
    since: str


class SeatSummary(Struct, frozen=True):
    """One of somebody's seats, and what there is to say of it."""

    match: str
    game: str
    seat: int
    token: str
    since: str
    finished: str | None
    name: str | None
    """How whoever sits there is called; nothing for the host."""


class StoredAccount(Struct, frozen=True):
    """All that is kept of somebody."""

    person: AccountRecord
    passkeys: tuple[PasskeyRecord, ...]
    sessions: tuple[SessionRecord, ...]
    sittings: tuple[AccountSeatRecord, ...]


class UsedToken(Struct, frozen=True):
    """Something that counts once; nobody needs to remember it after this time."""

    token: str
    until: str


INSERT_ACCOUNT = "insert into people values (?, ?, ?, ?, ?, ?)"
INSERT_PASSKEY = "insert into passkeys values (?, ?, ?, ?, ?, ?, ?)"
INSERT_SESSION = "insert into sessions values (?, ?, ?, ?)"
DELETE_OLD_SESSIONS = (
    "delete from sessions where person = ? and token not in ("
    "select token from sessions where person = ? order by made desc, token limit ?)"
)
INSERT_ACCOUNT_SEAT = "insert into sittings values (?, ?, ?, ?, ?)"
INSERT_SPENT = "insert into spent values (?, ?)"
LOCK_ACCOUNT = "update people set name = name where id = ?"
"""Whoever changes what must fit together comes one after the other, also on several servers."""
UPDATE_PASSKEY_USE = "update passkeys set count = ?, used = ? where id = ?"
UPDATE_PASSKEY_NAME = "update passkeys set name = ? where id = ? and person = ?"
UPDATE_NAME = "update people set name = ? where id = ?"
UPDATE_PREFERENCES = "update people set preferences = ? where id = ?"
UPDATE_LINK = "update people set link = ?, until = ? where id = ?"
CLEAR_LINK = (
    "update people set link = null, until = null where id = ? "
    "and exists (select 1 from passkeys where person = ?)"
)
DELETE_PASSKEY = (
    "delete from passkeys where id = ? and person = ? and ("
    "(select count(*) from passkeys where person = ?) > 1 "
    "or exists (select 1 from people where id = ? and until > ?))"
)
EXTEND_SESSION = "update sessions set until = ? where token = ? and until < ?"
DELETE_SESSION = "delete from sessions where token = ?"
DELETE_SESSIONS = "delete from sessions where person = ?"
DELETE_SEAT_OWNERS = "delete from sittings where match = ? and seat = ?"
DELETE_ACCOUNT_SEATS = "delete from sittings where person = ? and match = ?"
CLAIM_SEAT = (
    "insert into sittings select ?, match, seat, ?, ? from seats where match = ? and token = ? "
    "on conflict do nothing"
)
CLAIM_HOST = (
    "insert into sittings select ?, id, -1, ?, ? from matches where id = ? and host = ? "
    "on conflict do nothing"
)
COPY_SEATS = (
    "insert into sittings select person, ?, seat, token, ? from sittings where match = ? "
    "on conflict do nothing"
)
DELETE_CHANNELS = (
    "delete from calls where exists (select 1 from sittings where person = ? "
    "and sittings.match = calls.match and sittings.seat = calls.seat)"
)
DELETE_ACCOUNT = (
    "update stakes set person = null where person = ?",
    "delete from ratings where person = ?",
    "delete from results where person = ?",
    "delete from sittings where person = ?",
    "delete from passkeys where person = ?",
    DELETE_SESSIONS,
    "delete from people where id = ?",
)
DELETE_EXPIRED = ("delete from spent where until < ?", "delete from sessions where until < ?")

SELECT_EMPTY_ACCOUNTS = (
    "select id from people where created < ? "
    "and not exists (select 1 from passkeys where person = people.id) "
    "and not exists (select 1 from sittings where person = people.id) "
    "and not exists (select 1 from stakes where person = people.id) "
    "and not exists (select 1 from results where person = people.id) "
    "and not exists (select 1 from sessions where person = people.id and until > ?)"
)
DELETE_EMPTY_ACCOUNT = (
    f"delete from sessions where person = ? and person in ({SELECT_EMPTY_ACCOUNTS})",  # noqa: S608
    f"delete from people where id = ? and id in ({SELECT_EMPTY_ACCOUNTS})",  # noqa: S608
)
"""Whoever has something by now stays, wholly: without sessions the second finds them as well."""

SELECT_IDS = "select id from people order by created, id"
SELECT_ACCOUNT = "select * from people where id = ?"
SELECT_PASSKEYS = "select * from passkeys where person = ? order by made, id"
SELECT_SESSIONS = "select * from sessions where person = ? order by made, token"
SELECT_ACCOUNT_SEATS = (
    "select person, match, seat, token, since from sittings where person = ? "
    "order by since, match, seat"
)
SELECT_PASSKEY = "select * from passkeys where id = ?"
SELECT_BY_SESSION = "select person from sessions where token = ? and until > ?"
SELECT_BY_LINK = "select id from people where link = ? and until > ?"
SELECT_SEAT_SUMMARIES = (
    "select sittings.match, game, sittings.seat, sittings.token, since, finished, seats.name "
    "from sittings join matches on matches.id = sittings.match "
    "left join seats on seats.match = sittings.match and seats.seat = sittings.seat "
    "where person = ? order by since desc, sittings.match, sittings.seat limit ?"
)
SELECT_CHANNELS = (
    "select calls.seat, calls.id, way, target, page, lang, trouble from calls join sittings "
    "on sittings.match = calls.match and sittings.seat = calls.seat where person = ?"
)
SELECT_ACTIVE_CHANNELS = (
    "select distinct calls.match, calls.seat, calls.id, way, target, page, lang, trouble "
    "from calls join sittings on sittings.match = calls.match and sittings.seat = calls.seat "
    "join matches on matches.id = calls.match where person = ? and finished is null "
    "order by calls.id, calls.match, calls.seat"
)
SELECT_SEAT_OWNERS = (
    "select seat, person from sittings where match = ? and seat >= 0 order by since, person"
)
COUNT_ACCOUNTS = "select count(*) from people"

Write: TypeAlias = Callable[..., Awaitable[None]]
Fetch: TypeAlias = Callable[[str, Row], Awaitable[Sequence[Any]]]


class SqlAccounts:
    """What a store keeps of people; raises as `tavolino.store.interface.Store` does."""

    def __init__(self, write: Write, fetch: Fetch) -> None:
        self._write = write
        self._fetch = fetch

    # ------------------------------------------------------------ who is it?

    async def load_account(self, person: str) -> StoredAccount | None:
        """All that is kept of somebody."""
        found = await self._fetch(SELECT_ACCOUNT, (person,))
        if not found:
            return None
        return StoredAccount(
            AccountRecord(*found[0]),
            tuple(PasskeyRecord(*row) for row in await self._fetch(SELECT_PASSKEYS, (person,))),
            tuple(SessionRecord(*row) for row in await self._fetch(SELECT_SESSIONS, (person,))),
            tuple(
                AccountSeatRecord(*row)
                for row in await self._fetch(SELECT_ACCOUNT_SEATS, (person,))
            ),
        )

    async def account_of_session(self, token: str, at: str) -> str | None:
        """Whose session is it, if it still lasts?"""
        return await self._one(SELECT_BY_SESSION, token, at)

    async def account_of_link(self, link: str, at: str) -> str | None:
        """Whom does this link bring back, if it is still good?"""
        return await self._one(SELECT_BY_LINK, link, at)

    async def load_passkey(self, name: str) -> PasskeyRecord | None:
        found = await self._fetch(SELECT_PASSKEY, (name,))
        return PasskeyRecord(*found[0]) if found else None

    async def seat_owners(self, match: str) -> dict[int, str]:
        """Whose seats are they? That of whoever had its key first; a guest's seat is nobody's."""
        found = await self._fetch(SELECT_SEAT_OWNERS, (match,))
        return {int(seat): str(person) for seat, person in reversed(found)}

    async def seats_of(self, person: str, most: int) -> list[SeatSummary]:
        """Somebody's seats, the newest first."""
        return [
            SeatSummary(*row) for row in await self._fetch(SELECT_SEAT_SUMMARIES, (person, most))
        ]

    async def channels_of(self, person: str) -> list[ChannelRecord]:
        """How it is told at their seats that it is somebody's turn."""
        return [ChannelRecord(*row) for row in await self._fetch(SELECT_CHANNELS, (person,))]

    async def active_channels_of(self, person: str) -> list[tuple[str, ChannelRecord]]:
        """The same at matches that go on, each with its match."""
        found = await self._fetch(SELECT_ACTIVE_CHANNELS, (person,))
        return [(str(match), ChannelRecord(*row)) for match, *row in found]

    async def count(self) -> int:
        [[count]] = await self._fetch(COUNT_ACCOUNTS, ())
        return int(count)

    async def empty_accounts(self, before: str, until: str) -> list[str]:
        """Who came before this time, has neither passkey nor seat nor result, and has no session
        that lasts so long, which it would if they had come again since?"""
        return [str(name) for (name,) in await self._fetch(SELECT_EMPTY_ACCOUNTS, (before, until))]

    async def delete_if_empty(self, person: str, before: str, until: str) -> None:
        """Delete an account that has nothing; SequenceConflict if it gets something meanwhile."""
        await self._write(*((sql, (person, before, until)) for sql in DELETE_EMPTY_ACCOUNT))

    async def ids(self) -> list[str]:
        """Everybody, in the order in which they came."""
        return [str(name) for (name,) in await self._fetch(SELECT_IDS, ())]

    async def _one(self, sql: str, *asked: str) -> str | None:
        found = await self._fetch(sql, asked)
        return str(found[0][0]) if found else None

    # ------------------------------------------------------------ coming and going

    async def create_account(
        self,
        person: AccountRecord,
        session: SessionRecord,
        passkey: PasskeyRecord | None = None,
        spent: UsedToken | None = None,
    ) -> None:
        """Somebody new; SequenceConflict if the passkey is known, or what is spent was before."""
        statements: list[Statement] = [(INSERT_ACCOUNT, row_of(person))]
        statements += [(INSERT_PASSKEY, row_of(passkey))] if passkey else []
        await self._write(*_use_token(spent, session.made), *statements, *_insert_session(session))

    async def sign_in(
        self, session: SessionRecord, passkey: PasskeyRecord, spent: UsedToken
    ) -> None:
        """Sign in by a passkey that has signed; SequenceConflict if what is spent was before."""
        signed = (UPDATE_PASSKEY_USE, (passkey.count, passkey.used, passkey.id))
        await self._write(*_use_token(spent, session.made), signed, *_insert_session(session))

    async def recover(self, session: SessionRecord, used: UsedToken, link: UsedToken) -> None:
        """Sign in by the link, and keep the next one; SequenceConflict if it was used before."""
        linked = (UPDATE_LINK, (link.token, link.until, session.person))
        await self._write(*_use_token(used, session.made), linked, *_insert_session(session))

    async def extend_session(self, session: str, until: str, at_least: str) -> None:
        """Stay signed in for longer, if it is not for so long anyway."""
        await self._write((EXTEND_SESSION, (until, session, at_least)))

    async def end_session(self, session: str) -> None:
        """Sign out on one device."""
        await self._write((DELETE_SESSION, (session,)))

    async def end_all_sessions(self, person: str) -> None:
        await self._write((DELETE_SESSIONS, (person,)))

    async def delete_account(self, person: str) -> None:
        """Keep nothing of them. Their seats are those of guests again."""
        await self._write(
            (DELETE_CHANNELS, (person,)), *((sql, (person,)) for sql in DELETE_ACCOUNT)
        )

    async def copy_account(self, kept: StoredAccount) -> None:
        """Copy an account from another store; SequenceConflict if it is here, or a match is not."""
        statements: list[Statement] = [(INSERT_ACCOUNT, row_of(kept.person))]
        statements += [(INSERT_PASSKEY, row_of(passkey)) for passkey in kept.passkeys]
        statements += [(INSERT_SESSION, row_of(session)) for session in kept.sessions]
        statements += [(INSERT_ACCOUNT_SEAT, row_of(sitting)) for sitting in kept.sittings]
        await self._write(*statements)

    # ------------------------------------------------------------ what is theirs

    async def rename(self, person: str, name: str) -> None:
        await self._write((UPDATE_NAME, (name, person)))

    async def save_preferences(self, person: str, preferences: str) -> None:
        await self._write((UPDATE_PREFERENCES, (preferences, person)))

    async def save_link(self, person: str, link: UsedToken) -> None:
        """Keep the hash of a link that brings them back, in place of the one before."""
        await self._write((UPDATE_LINK, (link.token, link.until, person)))

    async def delete_link(self, person: str) -> None:
        """No link brings them back; it stays if nothing else would."""
        await self._write((LOCK_ACCOUNT, (person,)), (CLEAR_LINK, (person, person)))

    async def add_passkey(self, passkey: PasskeyRecord, spent: UsedToken) -> None:
        """SequenceConflict if it is known, or what is spent was before."""
        await self._write(*_use_token(spent, passkey.made), (INSERT_PASSKEY, row_of(passkey)))

    async def rename_passkey(self, person: str, passkey: str, name: str) -> None:
        await self._write((UPDATE_PASSKEY_NAME, (name, passkey, person)))

    async def delete_passkey(self, person: str, passkey: str, at: str) -> None:
        """It stays if nothing else would bring them back."""
        asked = (passkey, person, person, person, at)
        await self._write((LOCK_ACCOUNT, (person,)), (DELETE_PASSKEY, asked))

    async def claim_seat(self, person: str, match: str, key: tuple[str, str], at: str) -> None:
        """Keep a seat, or the right of whoever laid the table, if this key with its hash opens it.

        What it does not open is not kept, and what is kept already stays so.
        """
        token, hashed = key
        asked = (person, token, at, match, hashed)
        await self._write((CLAIM_SEAT, asked), (CLAIM_HOST, asked))

    async def assign_seat(
        self, person: str, match: str, seat: int, key: tuple[str, str], at: str
    ) -> None:
        """A seat has a new key, which is somebody's: whoever had an old one has nothing there."""
        token, hashed = key
        taken = (CLAIM_SEAT, (person, token, at, match, hashed))
        await self._write((DELETE_SEAT_OWNERS, (match, seat)), taken)

    async def release_seat(self, match: str, seat: int) -> None:
        """Nobody has this seat any more."""
        await self._write((DELETE_SEAT_OWNERS, (match, seat)))

    async def copy_seats(self, match: str, following: str, at: str) -> None:
        """Whoever had a seat in one match has it in the one that follows."""
        await self._write((COPY_SEATS, (following, at, match)))

    async def release_match(self, person: str, match: str) -> None:
        """Keep nothing of a match."""
        await self._write((DELETE_ACCOUNT_SEATS, (person, match)))


def _use_token(spent: UsedToken | None, at: str) -> list[Statement]:
    """Each time somebody comes, what nobody needs to remember any more goes."""
    tidying: list[Statement] = [(sql, (at,)) for sql in DELETE_EXPIRED]
    return [*tidying, (INSERT_SPENT, row_of(spent))] if spent else tidying


def _insert_session(session: SessionRecord) -> tuple[Statement, ...]:
    fewer = (DELETE_OLD_SESSIONS, (session.person, session.person, MAX_SESSIONS - 1))
    return fewer, (INSERT_SESSION, row_of(session))
