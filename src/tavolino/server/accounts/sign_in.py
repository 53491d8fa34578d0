"""Sign-in: with a new account, a passkey or a recovery link."""

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import HTTPConnection

from tavolino.server.accounts.challenges import Challenges
from tavolino.server.accounts.sessions import Lifetimes, new_link, new_session
from tavolino.server.display_names import clean_name
from tavolino.server.protocol import account
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint, new_account_id
from tavolino.store.account_interface import AccountStore
from tavolino.store.account_records import AccountRecord, SessionRecord

if TYPE_CHECKING:
    from tavolino.server.accounts.passkey_flow import VerifiedPasskey

MAX_PASSKEYS = 20


class SignedIn(Struct, frozen=True):
    """The account that has signed in."""

    person: str
    secret: str = ""
    """The new session secret of this device; empty if the device keeps its session."""
    link: str | None = None
    """The secret of a recovery link that was just created."""


class SignInService:
    """Signs players in. Raises Refused, or SequenceConflict if something is used a second time."""

    def __init__(self, people: AccountStore, challenges: Challenges, lifetimes: Lifetimes) -> None:
        self._people = people
        self._challenges = challenges
        self._lifetimes = lifetimes

    async def sign_in(
        self, connection: HTTPConnection, before: str | None, asked: account.SignInRequest
    ) -> SignedIn:
        match asked:
            case account.CreateAccount():
                return await self._create_account(asked)
            case account.RecoverByLink():
                return await self._recover(asked)
            case account.AddPasskey() | account.SignIn():
                return await self._by_passkey(connection, before, asked)

    def _new_session(self, person: str, asked: account.SignInRequest) -> tuple[str, SessionRecord]:
        return new_session(person, self._lifetimes.session_days, clean_name(asked.device))

    async def _create_account(self, asked: account.CreateAccount) -> SignedIn:
        person = _new_account(new_account_id(), asked)
        secret, session = self._new_session(person.id, asked)
        link, kept = new_link(self._lifetimes.link_days)
        await self._people.create_account(
            replace(person, link=kept.token, until=kept.until), session
        )
        return SignedIn(person.id, secret, link)

    async def _recover(self, asked: account.RecoverByLink) -> SignedIn:
        shown = fingerprint(asked.link)
        person = await self._people.account_of_link(shown, now())
        if person is None:
            raise Refused(problem("not_found", "problem-no-such-link"))
        secret, session = self._new_session(person, asked)
        link, kept = new_link(self._lifetimes.link_days)
        used = replace(kept, token=shown)  # stored for longer than the old link was valid
        await self._people.recover(session, used, kept, ends_others=asked.end_others)
        return SignedIn(person, secret, link)

    async def _by_passkey(
        self,
        connection: HTTPConnection,
        before: str | None,
        asked: account.AddPasskey | account.SignIn,
    ) -> SignedIn:
        from tavolino.server.accounts import passkey_flow  # slow to import, seldom needed

        believed = await passkey_flow.verify_passkey(
            connection, self._people, self._challenges, asked
        )
        person = believed.passkey.person
        secret, session = self._new_session(person, asked)
        if isinstance(asked, account.SignIn):
            await self._people.sign_in(session, believed.passkey, believed.used_token)
        elif before is None:
            known = _new_account(person, asked)
            await self._people.create_account(known, session, believed.passkey, believed.used_token)
        else:
            await self._add_passkey(before, believed)
            return SignedIn(person)
        return SignedIn(person, secret)

    async def _add_passkey(self, person: str, believed: "VerifiedPasskey") -> None:
        if believed.passkey.person != person:
            raise Refused(problem("malformed", "problem-passkey"))
        kept = await self._people.load_account(person)
        if kept and len(kept.passkeys) >= MAX_PASSKEYS:
            raise Refused(problem("illegal", "problem-many-passkeys", {"count": MAX_PASSKEYS}))
        await self._people.add_passkey(believed.passkey, believed.used_token)


def _new_account(name: str, asked: account.CreateAccount | account.AddPasskey) -> AccountRecord:
    preferences = msgspec.json.encode(asked.preferences).decode()
    return AccountRecord(name, clean_name(asked.name), preferences, None, None, now())
