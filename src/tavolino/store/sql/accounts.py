"""People who keep who they are: their passkeys, sessions and seats, in any store that knows SQL."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from tavolino.store.records import CallRecord
from tavolino.store.sql.statements import Row, Statement, values

HOST = -1
"""In place of a seat: whoever laid the table."""

MOST_SESSIONS = 50
"""On so many devices one person is signed in at most; then the oldest is signed out."""


class PersonRecord(Struct, frozen=True):
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


class SittingRecord(Struct, frozen=True):
    """A seat whose key they have, and with it the key, so that they have it on every device."""

    person: str
    match: str
    seat: int
    token: str
    since: str


class SeatedRecord(Struct, frozen=True):
    """One of somebody's seats, and what there is to say of it."""

    match: str
    game: str
    seat: int
    token: str
    since: str
    finished: str | None
    name: str | None
    """How whoever sits there is called; nothing for the host."""


class Kept(Struct, frozen=True):
    """All that is kept of somebody."""

    person: PersonRecord
    passkeys: tuple[PasskeyRecord, ...]
    sessions: tuple[SessionRecord, ...]
    sittings: tuple[SittingRecord, ...]


class Spent(Struct, frozen=True):
    """Something that counts once; nobody needs to remember it after this time."""

    token: str
    until: str


NEW_PERSON = "insert into people values (?, ?, ?, ?, ?, ?)"
NEW_PASSKEY = "insert into passkeys values (?, ?, ?, ?, ?, ?, ?)"
NEW_SESSION = "insert into sessions values (?, ?, ?, ?)"
FEWER_SESSIONS = (
    "delete from sessions where person = ? and token not in ("
    "select token from sessions where person = ? order by made desc, token limit ?)"
)
NEW_SITTING = "insert into sittings values (?, ?, ?, ?, ?)"
SPEND = "insert into spent values (?, ?)"
LOCK = "update people set name = name where id = ?"
"""Whoever changes what must fit together comes one after the other, also on several servers."""
USED = "update passkeys set count = ?, used = ? where id = ?"
NAMED_KEY = "update passkeys set name = ? where id = ? and person = ?"
RENAMED = "update people set name = ? where id = ?"
PREFERRED = "update people set preferences = ? where id = ?"
LINKED = "update people set link = ?, until = ? where id = ?"
UNLINKED = (
    "update people set link = null, until = null where id = ? "
    "and exists (select 1 from passkeys where person = ?)"
)
NO_PASSKEY = (
    "delete from passkeys where id = ? and person = ? and ("
    "(select count(*) from passkeys where person = ?) > 1 "
    "or exists (select 1 from people where id = ? and until > ?))"
)
LONGER = "update sessions set until = ? where token = ? and until < ?"
NO_SESSION = "delete from sessions where token = ?"
NO_SESSIONS = "delete from sessions where person = ?"
NO_SITTERS = "delete from sittings where match = ? and seat = ?"
NO_SITTING = "delete from sittings where person = ? and match = ?"
CLAIM_SEAT = (
    "insert into sittings select ?, match, seat, ?, ? from seats where match = ? and token = ? "
    "on conflict do nothing"
)
CLAIM_HOST = (
    "insert into sittings select ?, id, -1, ?, ? from matches where id = ? and host = ? "
    "on conflict do nothing"
)
FOLLOW = (
    "insert into sittings select person, ?, seat, token, ? from sittings where match = ? "
    "on conflict do nothing"
)
NO_CALLS = (
    "delete from calls where exists (select 1 from sittings where person = ? "
    "and sittings.match = calls.match and sittings.seat = calls.seat)"
)
LEAVE = (
    "update stakes set person = null where person = ?",
    "delete from ratings where person = ?",
    "delete from results where person = ?",
    "delete from sittings where person = ?",
    "delete from passkeys where person = ?",
    NO_SESSIONS,
    "delete from people where id = ?",
)
TIDY = ("delete from spent where until < ?", "delete from sessions where until < ?")

EMPTY = (
    "select id from people where created < ? "
    "and not exists (select 1 from passkeys where person = people.id) "
    "and not exists (select 1 from sittings where person = people.id) "
    "and not exists (select 1 from stakes where person = people.id) "
    "and not exists (select 1 from results where person = people.id) "
    "and not exists (select 1 from sessions where person = people.id and until > ?)"
)
NO_EMPTY = (
    f"delete from sessions where person = ? and person in ({EMPTY})",  # noqa: S608
    f"delete from people where id = ? and id in ({EMPTY})",  # noqa: S608
)
"""Whoever has something by now stays, wholly: without sessions the second finds them as well."""

IDS = "select id from people order by created, id"
PERSON = "select * from people where id = ?"
PASSKEYS = "select * from passkeys where person = ? order by made, id"
SESSIONS = "select * from sessions where person = ? order by made, token"
SITTINGS = (
    "select person, match, seat, token, since from sittings where person = ? "
    "order by since, match, seat"
)
PASSKEY = "select * from passkeys where id = ?"
SIGNED_IN = "select person from sessions where token = ? and until > ?"
LINK = "select id from people where link = ? and until > ?"
SEATED = (
    "select sittings.match, game, sittings.seat, sittings.token, since, finished, seats.name "
    "from sittings join matches on matches.id = sittings.match "
    "left join seats on seats.match = sittings.match and seats.seat = sittings.seat "
    "where person = ? order by since desc, sittings.match, sittings.seat limit ?"
)
CALLED = (
    "select calls.seat, calls.id, way, target, page, lang, trouble from calls join sittings "
    "on sittings.match = calls.match and sittings.seat = calls.seat where person = ?"
)
NOTICES = (
    "select distinct calls.match, calls.seat, calls.id, way, target, page, lang, trouble "
    "from calls join sittings on sittings.match = calls.match and sittings.seat = calls.seat "
    "join matches on matches.id = calls.match where person = ? and finished is null "
    "order by calls.id, calls.match, calls.seat"
)
SITTERS = "select seat, person from sittings where match = ? and seat >= 0 order by since, person"
COUNT = "select count(*) from people"

Write: TypeAlias = Callable[..., Awaitable[None]]
Fetch: TypeAlias = Callable[[str, Row], Awaitable[Sequence[Any]]]


class People:
    """What a store keeps of people; raises as `tavolino.store.interface.Store` does."""

    def __init__(self, write: Write, fetch: Fetch) -> None:
        self._write = write
        self._fetch = fetch

    # ------------------------------------------------------------ who is it?

    async def load(self, person: str) -> Kept | None:
        """All that is kept of somebody."""
        found = await self._fetch(PERSON, (person,))
        if not found:
            return None
        return Kept(
            PersonRecord(*found[0]),
            tuple(PasskeyRecord(*row) for row in await self._fetch(PASSKEYS, (person,))),
            tuple(SessionRecord(*row) for row in await self._fetch(SESSIONS, (person,))),
            tuple(SittingRecord(*row) for row in await self._fetch(SITTINGS, (person,))),
        )

    async def signed_in(self, token: str, at: str) -> str | None:
        """Whose session is it, if it still lasts?"""
        return await self._one(SIGNED_IN, token, at)

    async def linked(self, link: str, at: str) -> str | None:
        """Whom does this link bring back, if it is still good?"""
        return await self._one(LINK, link, at)

    async def passkey(self, name: str) -> PasskeyRecord | None:
        found = await self._fetch(PASSKEY, (name,))
        return PasskeyRecord(*found[0]) if found else None

    async def sitters(self, match: str) -> dict[int, str]:
        """Whose seats are they? That of whoever had its key first; a guest's seat is nobody's."""
        found = await self._fetch(SITTERS, (match,))
        return {int(seat): str(person) for seat, person in reversed(found)}

    async def seated(self, person: str, most: int) -> list[SeatedRecord]:
        """Somebody's seats, the newest first."""
        return [SeatedRecord(*row) for row in await self._fetch(SEATED, (person, most))]

    async def called(self, person: str) -> list[CallRecord]:
        """How it is told at their seats that it is somebody's turn."""
        return [CallRecord(*row) for row in await self._fetch(CALLED, (person,))]

    async def notices(self, person: str) -> list[tuple[str, CallRecord]]:
        """The same at matches that go on, each with its match."""
        found = await self._fetch(NOTICES, (person,))
        return [(str(match), CallRecord(*row)) for match, *row in found]

    async def count(self) -> int:
        [[count]] = await self._fetch(COUNT, ())
        return int(count)

    async def empty(self, before: str, until: str) -> list[str]:
        """Who came before this time, has neither passkey nor seat nor result, and has no session
        that lasts so long, which it would if they had come again since?"""
        return [str(name) for (name,) in await self._fetch(EMPTY, (before, until))]

    async def drop_empty(self, person: str, before: str, until: str) -> None:
        """Keep nothing of somebody who has nothing; OutOfStep if they get something meanwhile."""
        await self._write(*((sql, (person, before, until)) for sql in NO_EMPTY))

    async def ids(self) -> list[str]:
        """Everybody, in the order in which they came."""
        return [str(name) for (name,) in await self._fetch(IDS, ())]

    async def _one(self, sql: str, *asked: str) -> str | None:
        found = await self._fetch(sql, asked)
        return str(found[0][0]) if found else None

    # ------------------------------------------------------------ coming and going

    async def begin(
        self,
        person: PersonRecord,
        session: SessionRecord,
        passkey: PasskeyRecord | None = None,
        spent: Spent | None = None,
    ) -> None:
        """Somebody new; OutOfStep if the passkey is known, or what is spent was before."""
        statements: list[Statement] = [(NEW_PERSON, values(person))]
        statements += [(NEW_PASSKEY, values(passkey))] if passkey else []
        await self._write(*_spend(spent, session.made), *statements, *_signed_in(session))

    async def enter(self, session: SessionRecord, passkey: PasskeyRecord, spent: Spent) -> None:
        """Sign in by a passkey that has signed; OutOfStep if what is spent was before."""
        signed = (USED, (passkey.count, passkey.used, passkey.id))
        await self._write(*_spend(spent, session.made), signed, *_signed_in(session))

    async def come_back(self, session: SessionRecord, used: Spent, link: Spent) -> None:
        """Sign in by the link, and keep the next one; OutOfStep if it was used before."""
        linked = (LINKED, (link.token, link.until, session.person))
        await self._write(*_spend(used, session.made), linked, *_signed_in(session))

    async def stay(self, session: str, until: str, at_least: str) -> None:
        """Stay signed in for longer, if it is not for so long anyway."""
        await self._write((LONGER, (until, session, at_least)))

    async def leave(self, session: str) -> None:
        """Sign out on one device."""
        await self._write((NO_SESSION, (session,)))

    async def leave_everywhere(self, person: str) -> None:
        await self._write((NO_SESSIONS, (person,)))

    async def forget(self, person: str) -> None:
        """Keep nothing of them. Their seats are those of guests again."""
        await self._write((NO_CALLS, (person,)), *((sql, (person,)) for sql in LEAVE))

    async def carry(self, kept: Kept) -> None:
        """Keep somebody as another store did; OutOfStep if they are here, or a match is not."""
        statements: list[Statement] = [(NEW_PERSON, values(kept.person))]
        statements += [(NEW_PASSKEY, values(passkey)) for passkey in kept.passkeys]
        statements += [(NEW_SESSION, values(session)) for session in kept.sessions]
        statements += [(NEW_SITTING, values(sitting)) for sitting in kept.sittings]
        await self._write(*statements)

    # ------------------------------------------------------------ what is theirs

    async def rename(self, person: str, name: str) -> None:
        await self._write((RENAMED, (name, person)))

    async def prefer(self, person: str, preferences: str) -> None:
        await self._write((PREFERRED, (preferences, person)))

    async def link(self, person: str, link: Spent) -> None:
        """Keep the hash of a link that brings them back, in place of the one before."""
        await self._write((LINKED, (link.token, link.until, person)))

    async def unlink(self, person: str) -> None:
        """No link brings them back; it stays if nothing else would."""
        await self._write((LOCK, (person,)), (UNLINKED, (person, person)))

    async def add_passkey(self, passkey: PasskeyRecord, spent: Spent) -> None:
        """OutOfStep if it is known, or what is spent was before."""
        await self._write(*_spend(spent, passkey.made), (NEW_PASSKEY, values(passkey)))

    async def name_passkey(self, person: str, passkey: str, name: str) -> None:
        await self._write((NAMED_KEY, (name, passkey, person)))

    async def drop_passkey(self, person: str, passkey: str, at: str) -> None:
        """It stays if nothing else would bring them back."""
        asked = (passkey, person, person, person, at)
        await self._write((LOCK, (person,)), (NO_PASSKEY, asked))

    async def claim(self, person: str, match: str, key: tuple[str, str], at: str) -> None:
        """Keep a seat, or the right of whoever laid the table, if this key with its hash opens it.

        What it does not open is not kept, and what is kept already stays so.
        """
        token, hashed = key
        asked = (person, token, at, match, hashed)
        await self._write((CLAIM_SEAT, asked), (CLAIM_HOST, asked))

    async def sit(self, person: str, match: str, seat: int, key: tuple[str, str], at: str) -> None:
        """A seat has a new key, which is somebody's: whoever had an old one has nothing there."""
        token, hashed = key
        taken = (CLAIM_SEAT, (person, token, at, match, hashed))
        await self._write((NO_SITTERS, (match, seat)), taken)

    async def vacate(self, match: str, seat: int) -> None:
        """Nobody has this seat any more."""
        await self._write((NO_SITTERS, (match, seat)))

    async def follow(self, match: str, following: str, at: str) -> None:
        """Whoever had a seat in one match has it in the one that follows."""
        await self._write((FOLLOW, (following, at, match)))

    async def release(self, person: str, match: str) -> None:
        """Keep nothing of a match."""
        await self._write((NO_SITTING, (person, match)))


def _spend(spent: Spent | None, at: str) -> list[Statement]:
    """Each time somebody comes, what nobody needs to remember any more goes."""
    tidying: list[Statement] = [(sql, (at,)) for sql in TIDY]
    return [*tidying, (SPEND, values(spent))] if spent else tidying


def _signed_in(session: SessionRecord) -> tuple[Statement, ...]:
    fewer = (FEWER_SESSIONS, (session.person, session.person, MOST_SESSIONS - 1))
    return fewer, (NEW_SESSION, values(session))
