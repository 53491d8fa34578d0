"""Accounts with passkeys, sessions and seats, for every SQL store."""

from tavolino.store.account_records import (
    AccountRecord,
    AccountSeatRecord,
    PasskeyRecord,
    SeatSummary,
    SessionRecord,
    StoredAccount,
    UsedToken,
)
from tavolino.store.records import ChannelRecord
from tavolino.store.sql.statements import FetchRows, RunWrite, Statement, row_of

MAX_SESSIONS = 50
"""Maximum number of sessions of one account; a new one ends the oldest."""


INSERT_ACCOUNT = "insert into people values (?, ?, ?, ?, ?, ?)"
INSERT_PASSKEY = "insert into passkeys values (?, ?, ?, ?, ?, ?, ?)"
INSERT_SESSION = "insert into sessions values (?, ?, ?, ?, ?, ?)"
DELETE_OLD_SESSIONS = (
    "delete from sessions where person = ? and token not in ("
    "select token from sessions where person = ? order by made desc, token limit ?)"
)
INSERT_ACCOUNT_SEAT = "insert into sittings values (?, ?, ?, ?, ?)"
INSERT_SPENT = "insert into spent values (?, ?)"
LOCK_ACCOUNT = "update people set name = name where id = ?"
"""Serializes changes to one account, also across servers."""
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
EXTEND_SESSION = "update sessions set until = ?, used = ? where token = ? and until < ?"
DELETE_SESSION = "delete from sessions where token = ?"
DELETE_SESSIONS = "delete from sessions where person = ?"
DELETE_OTHER_SESSIONS = "delete from sessions where person = ? and token <> ?"
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
    "update matches set creator = '' where creator = ?",
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
"""Both repeat the condition, because the account may have gained data meanwhile."""

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
SELECT_ACCOUNT_CHANNELS = (
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


class SqlAccounts:
    """The accounts in a store; raises the errors of `tavolino.store.interface.Store`."""

    def __init__(self, write: RunWrite, fetch: FetchRows) -> None:
        self._write = write
        self._fetch = fetch

    # ------------------------------------------------------------ reading

    async def load_account(self, person: str) -> StoredAccount | None:
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
        """Return the account of a session, unless the session has expired."""
        return await self._one(SELECT_BY_SESSION, token, at)

    async def account_of_link(self, link: str, at: str) -> str | None:
        """Return the account of a recovery link, unless the link has expired."""
        return await self._one(SELECT_BY_LINK, link, at)

    async def load_passkey(self, name: str) -> PasskeyRecord | None:
        found = await self._fetch(SELECT_PASSKEY, (name,))
        return PasskeyRecord(*found[0]) if found else None

    async def seat_owners(self, match: str) -> dict[int, str]:
        """Return the account of each seat: the first one that claimed it. Guests have none."""
        found = await self._fetch(SELECT_SEAT_OWNERS, (match,))
        return {int(seat): str(person) for seat, person in reversed(found)}

    async def seats_of(self, person: str, most: int) -> list[SeatSummary]:
        """Return the seats of an account, the newest first."""
        return [
            SeatSummary(*row) for row in await self._fetch(SELECT_SEAT_SUMMARIES, (person, most))
        ]

    async def channels_of(self, person: str) -> list[ChannelRecord]:
        """Return the notification channels at all seats of an account."""
        return [
            ChannelRecord(*row) for row in await self._fetch(SELECT_ACCOUNT_CHANNELS, (person,))
        ]

    async def active_channels_of(self, person: str) -> list[tuple[str, ChannelRecord]]:
        """Return the channels at unfinished matches, each with its match."""
        found = await self._fetch(SELECT_ACTIVE_CHANNELS, (person,))
        return [(str(match), ChannelRecord(*row)) for match, *row in found]

    async def count(self) -> int:
        [[count]] = await self._fetch(COUNT_ACCOUNTS, ())
        return int(count)

    async def empty_accounts(self, before: str, until: str) -> list[str]:
        """Return accounts created before a time, without passkey, seat or result, and without a
        session that lasts beyond `until`. A later visit would have extended the session."""
        return [str(name) for (name,) in await self._fetch(SELECT_EMPTY_ACCOUNTS, (before, until))]

    async def delete_if_empty(self, person: str, before: str, until: str) -> None:
        """Delete an empty account; raises SequenceConflict if it gets a seat meanwhile."""
        await self._write(*((sql, (person, before, until)) for sql in DELETE_EMPTY_ACCOUNT))

    async def ids(self) -> list[str]:
        """Return the ids of all accounts, the oldest first."""
        return [str(name) for (name,) in await self._fetch(SELECT_IDS, ())]

    async def _one(self, sql: str, *asked: str) -> str | None:
        found = await self._fetch(sql, asked)
        return str(found[0][0]) if found else None

    # ------------------------------------------------------------ sign-in and deletion

    async def create_account(
        self,
        person: AccountRecord,
        session: SessionRecord,
        passkey: PasskeyRecord | None = None,
        spent: UsedToken | None = None,
    ) -> None:
        """Create an account; raises SequenceConflict if the passkey exists or the token is used."""
        statements: list[Statement] = [(INSERT_ACCOUNT, row_of(person))]
        statements += [(INSERT_PASSKEY, row_of(passkey))] if passkey else []
        await self._write(*_use_token(spent, session.made), *statements, *_insert_session(session))

    async def sign_in(
        self, session: SessionRecord, passkey: PasskeyRecord, spent: UsedToken
    ) -> None:
        """Sign in by a passkey; raises SequenceConflict if the token was used before."""
        signed = (UPDATE_PASSKEY_USE, (passkey.count, passkey.used, passkey.id))
        await self._write(*_use_token(spent, session.made), signed, *_insert_session(session))

    async def recover(
        self, session: SessionRecord, used: UsedToken, link: UsedToken, *, ends_others: bool = False
    ) -> None:
        """Sign in by a recovery link and replace it; raises SequenceConflict if it was used.

        `ends_others` ends all other sessions of the account.
        """
        linked = (UPDATE_LINK, (link.token, link.until, session.person))
        ended = (DELETE_OTHER_SESSIONS, (session.person, session.token))
        await self._write(
            *_use_token(used, session.made),
            linked,
            *_insert_session(session),
            *([ended] if ends_others else []),
        )

    async def extend_session(self, session: str, at: str, until: str, at_least: str) -> None:
        """Extend a session used now to `until`, unless it already lasts to `at_least`."""
        await self._write((EXTEND_SESSION, (until, at, session, at_least)))

    async def end_session(self, session: str) -> None:
        await self._write((DELETE_SESSION, (session,)))

    async def end_all_sessions(self, person: str) -> None:
        await self._write((DELETE_SESSIONS, (person,)))

    async def delete_account(self, person: str) -> None:
        """Delete an account. Its seats stay and have no owner."""
        await self._write(
            (DELETE_CHANNELS, (person,)), *((sql, (person,)) for sql in DELETE_ACCOUNT)
        )

    async def copy_account(self, kept: StoredAccount) -> None:
        """Copy an account from another store.

        Raises SequenceConflict if it exists here already, or if one of its matches does not.
        """
        statements: list[Statement] = [(INSERT_ACCOUNT, row_of(kept.person))]
        statements += [(INSERT_PASSKEY, row_of(passkey)) for passkey in kept.passkeys]
        statements += [(INSERT_SESSION, row_of(session)) for session in kept.sessions]
        statements += [(INSERT_ACCOUNT_SEAT, row_of(sitting)) for sitting in kept.sittings]
        await self._write(*statements)

    # ------------------------------------------------------------ changes

    async def rename(self, person: str, name: str) -> None:
        await self._write((UPDATE_NAME, (name, person)))

    async def save_preferences(self, person: str, preferences: str) -> None:
        await self._write((UPDATE_PREFERENCES, (preferences, person)))

    async def save_link(self, person: str, link: UsedToken) -> None:
        """Save the hash of a new recovery link; it replaces the previous one."""
        await self._write((UPDATE_LINK, (link.token, link.until, person)))

    async def delete_link(self, person: str) -> None:
        """Delete the recovery link, unless the account has no passkey."""
        await self._write((LOCK_ACCOUNT, (person,)), (CLEAR_LINK, (person, person)))

    async def add_passkey(self, passkey: PasskeyRecord, spent: UsedToken) -> None:
        """Add a passkey; raises SequenceConflict if it exists or the token was used before."""
        await self._write(*_use_token(spent, passkey.made), (INSERT_PASSKEY, row_of(passkey)))

    async def rename_passkey(self, person: str, passkey: str, name: str) -> None:
        await self._write((UPDATE_PASSKEY_NAME, (name, passkey, person)))

    async def delete_passkey(self, person: str, passkey: str, at: str) -> None:
        """Delete a passkey, unless it is the last one and there is no valid recovery link."""
        asked = (passkey, person, person, person, at)
        await self._write((LOCK_ACCOUNT, (person,)), (DELETE_PASSKEY, asked))

    async def claim_seat(self, person: str, match: str, key: tuple[str, str], at: str) -> None:
        """Give a seat, or the host's rights, to an account if the token matches.

        `key` is the token and its hash. A token that does not match changes nothing, and an
        existing claim stays as it is.
        """
        token, hashed = key
        asked = (person, token, at, match, hashed)
        await self._write((CLAIM_SEAT, asked), (CLAIM_HOST, asked))

    async def assign_seat(
        self, person: str, match: str, seat: int, key: tuple[str, str], at: str
    ) -> None:
        """Give a seat with a new token to an account; claims with an old token are deleted."""
        token, hashed = key
        taken = (CLAIM_SEAT, (person, token, at, match, hashed))
        await self._write((DELETE_SEAT_OWNERS, (match, seat)), taken)

    async def release_seat(self, match: str, seat: int) -> None:
        """Delete every account's claim to a seat."""
        await self._write((DELETE_SEAT_OWNERS, (match, seat)))

    async def copy_seats(self, match: str, following: str, at: str) -> None:
        """Give the seats of the rematch to the accounts that own the seats of this match."""
        await self._write((COPY_SEATS, (following, at, match)))

    async def release_match(self, person: str, match: str) -> None:
        """Delete an account's claims to the seats of a match."""
        await self._write((DELETE_ACCOUNT_SEATS, (person, match)))


def _use_token(spent: UsedToken | None, at: str) -> list[Statement]:
    """Use up a token, and delete expired tokens and sessions."""
    tidying: list[Statement] = [(sql, (at,)) for sql in DELETE_EXPIRED]
    return [*tidying, (INSERT_SPENT, row_of(spent))] if spent else tidying


def _insert_session(session: SessionRecord) -> tuple[Statement, ...]:
    fewer = (DELETE_OLD_SESSIONS, (session.person, session.person, MAX_SESSIONS - 1))
    return fewer, (INSERT_SESSION, row_of(session))
