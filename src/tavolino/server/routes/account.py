"""Routes for accounts, `/api/you`: sign-in, passkeys, preferences, seats and export."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.accounts.challenges import Challenges
from tavolino.server.accounts.changes import apply_change
from tavolino.server.accounts.export import export_account
from tavolino.server.accounts.sessions import (
    Lifetimes,
    account_id,
    clear_cookie,
    days_from_now,
    require_account,
    session_id,
    session_token_hash,
    set_cookie,
)
from tavolino.server.accounts.sign_in import SignInService
from tavolino.server.net.http import json_response
from tavolino.server.net.rate_limits import client_address
from tavolino.server.net.static_files import base_url
from tavolino.server.protocol import account
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.routes.endpoint import get, json_body, post
from tavolino.server.routes.limits import RequestLimits
from tavolino.server.routes.notifications import channel_info
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint
from tavolino.store.interface import Store
from tavolino.store.records import ChannelRecord, SequenceConflict

MAX_TABLES = 200
"""Maximum number of seats in a reply. The export has all of them."""

DropNotifications: TypeAlias = Callable[[str, int], Awaitable[None]]
"""Deletes the notification channels of a seat at a table."""

_decoder: msgspec.json.Decoder[account.AccountRequest] = msgspec.json.Decoder(
    account.AccountRequest
)
_preferences_decoder = msgspec.json.Decoder(account.Preferences)


def _channels(found: Sequence[tuple[str, ChannelRecord]]) -> tuple[account.AccountChannel, ...]:
    """List each channel once, with the tables that use it."""
    tables: dict[str, dict[str, None]] = {}
    for match, call in found:
        tables.setdefault(call.id, {})[match] = None
    calls = {call.id: channel_info(call) for _, call in found}
    return tuple(
        account.AccountChannel(one.id, one.way, one.host, one.trouble, tuple(tables[one.id]))
        for one in calls.values()
    )


class AccountRoutes:
    """Routes to create, use and delete an account, also for guests."""

    def __init__(
        self,
        store: Store,
        limits: RequestLimits,
        lifetimes: Lifetimes,
        drop_notifications: DropNotifications,
        on_sign_out: Callable[[str], None],
    ) -> None:
        self._store = store
        self._people = store.accounts
        self._limiter = limits.accounts
        self._new_accounts = limits.new_accounts
        self._lifetimes = lifetimes
        self._drop_notifications = drop_notifications
        self._on_sign_out = on_sign_out
        self._challenges = Challenges(store)
        self._sign_in = SignInService(store.accounts, self._challenges, lifetimes)

    def routes(self) -> list[Route]:
        return [
            get("/you", self.show, self._limiter),
            post("/you", self.change, self._limiter, json_body(_decoder)),
            get("/you/export", self.export, self._limiter),
        ]

    # ------------------------------------------------------------ endpoints

    async def show(self, request: Request) -> Response:
        """Return the account and extend the session."""
        person = await account_id(request, self._store)
        answer = await self._reply(request, person)
        if person and (token := session_token_hash(request)):
            days = self._lifetimes.session_days
            await self._people.extend_session(
                token, now(), days_from_now(days), days_from_now(days - 1)
            )
            set_cookie(answer, request, None, self._lifetimes.session_days)
        return answer

    async def export(self, request: Request) -> Response:
        """Return all data of the account as a file."""
        person = await require_account(request, self._store)
        given = await export_account(self._people, self._store.ratings, person, base_url(request))
        headers = {
            "content-disposition": 'attachment; filename="tavolino-you.json"',
            "cache-control": "no-store",
        }
        return Response(given, 200, headers, "application/json")

    async def change(self, request: Request, asked: account.AccountRequest) -> Response:
        match asked:
            case account.GetRegistrationOptions() | account.GetSignInOptions():
                return json_response(await self._passkey_options(request, asked))
            case (
                account.CreateAccount()
                | account.AddPasskey()
                | account.SignIn()
                | account.RecoverByLink()
            ):
                return await self._sign_in_response(request, asked)
            case account.SignOut() | account.DeleteAccount():
                return await self._sign_out(request, asked)
        person = await require_account(request, self._store)
        link = await apply_change(self._people, person, asked, self._lifetimes)
        if isinstance(asked, account.EndSession):
            self._on_sign_out(person)
        return await self._reply(request, person, link)

    # ------------------------------------------------------------ changes

    async def _passkey_options(
        self, request: Request, asked: account.PasskeyOptionsRequest
    ) -> account.PasskeyOptions:
        from tavolino.server.accounts import passkey_flow  # slow to import, seldom needed

        person = await account_id(request, self._store)
        return await passkey_flow.passkey_options(
            request, self._people, self._challenges, person, asked
        )

    async def _sign_in_response(self, request: Request, asked: account.SignInRequest) -> Response:
        """Sign in, and end the session of another account on this device."""
        before = await account_id(request, self._store)
        creates = isinstance(asked, account.CreateAccount) or (
            before is None and isinstance(asked, account.AddPasskey)
        )
        if creates and not self._new_accounts.take(client_address(request.client)):
            raise Refused(problem("too_fast", "problem-many-accounts"))
        try:
            come = await self._sign_in.sign_in(request, before, asked)
        except SequenceConflict:
            raise Refused(problem("illegal", "problem-used-up")) from None
        if isinstance(asked, account.RecoverByLink) and asked.end_others:
            self._on_sign_out(come.person)
        answer = await self._reply(request, come.person, come.link, come.secret)
        if come.secret:
            if before and (token := session_token_hash(request)):
                await self._people.end_session(token)
            set_cookie(answer, request, come.secret, self._lifetimes.session_days)
        return answer

    async def _sign_out(self, request: Request, asked: account.SignOutRequest) -> Response:
        person, token = await account_id(request, self._store), session_token_hash(request)
        if isinstance(asked, account.DeleteAccount) and person:
            await self._delete(person)
        elif person and isinstance(asked, account.SignOut) and asked.everywhere:
            await self._people.end_all_sessions(person)
        elif token:
            await self._people.end_session(token)
        if person:
            self._on_sign_out(person)
        answer = await self._reply(request, None)
        clear_cookie(answer, request)
        return answer

    async def _delete(self, person: str) -> None:
        """Delete an account, after its notification channels."""
        kept = await self._people.load_account(person)
        for sitting in kept.sittings if kept else ():
            await self._drop_notifications(sitting.match, sitting.seat)
        await self._people.delete_account(person)

    # ------------------------------------------------------------ replies

    async def _reply(
        self, request: Request, person: str | None, link: str | None = None, secret: str = ""
    ) -> Response:
        """The account; `secret` is the new session secret of this device, if it gets one."""
        session = fingerprint(secret) if secret else session_token_hash(request)
        you = await self._account(person, session) if person else None
        return json_response(account.AccountReply(you, link))

    async def _account(self, person: str, session: str | None) -> account.Account | None:
        kept = await self._people.load_account(person)
        if kept is None:
            return None
        at, until = now(), kept.person.until
        keys = (account.Passkey(one.id, one.name, one.made, one.used) for one in kept.passkeys)
        seats = await self._people.seats_of(person, MAX_TABLES)
        return account.Account(
            id=person,
            name=kept.person.name,
            created=kept.person.created,
            preferences=_preferences_decoder.decode(kept.person.preferences),
            passkeys=tuple(keys),
            link_until=until if until and until > at else None,
            sessions=tuple(
                account.Session(
                    session_id(one), one.device, one.made, one.used, current=one.token == session
                )
                for one in sorted(kept.sessions, key=lambda one: one.used or one.made, reverse=True)
                if one.until > at
            ),
            sittings=tuple(
                account.AccountSeat(
                    one.match, one.game, one.seat, one.token, one.since, one.finished
                )
                for one in seats
            ),
            notices=_channels(await self._people.active_channels_of(person)),
        )
