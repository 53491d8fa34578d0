"""Where people say who they are, and what is kept of it: `/api/you`."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tavolino.server.accounts.challenges import Challenges
from tavolino.server.accounts.changes import change
from tavolino.server.accounts.export import exported
from tavolino.server.accounts.sessions import (
    Lasting,
    hand_over,
    in_days,
    person_of,
    take_back,
    token_of,
)
from tavolino.server.accounts.sign_in import Coming
from tavolino.server.match.ledger import now
from tavolino.server.net.http import as_json, is_same_origin, understood
from tavolino.server.net.rate_limits import Buckets, address_of
from tavolino.server.net.static_files import house_of
from tavolino.server.protocol import account
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.routes.notifications import known
from tavolino.store.interface import Store
from tavolino.store.records import CallRecord, OutOfStep

MOST_TABLES = 200
"""So many seats are told at once; what is taken along has all of them."""

Hush: TypeAlias = Callable[[str, int], Awaitable[None]]
"""No longer tell anybody of this seat at this table."""

_about: msgspec.json.Decoder[account.AccountRequest] = msgspec.json.Decoder(account.AccountRequest)
_preferences = msgspec.json.Decoder(account.Preferences)


def _notices(found: Sequence[tuple[str, CallRecord]]) -> tuple[account.AccountChannel, ...]:
    """One for each way, however many tables have it."""
    tables: dict[str, dict[str, None]] = {}
    for match, call in found:
        tables.setdefault(call.id, {})[match] = None
    calls = {call.id: known(call) for _, call in found}
    return tuple(
        account.AccountChannel(one.id, one.way, one.host, one.trouble, tuple(tables[one.id]))
        for one in calls.values()
    )


class YouDesk:
    """For anybody: a guest becomes somebody here, and somebody a guest."""

    def __init__(self, store: Store, asked: Buckets, lasting: Lasting, hush: Hush) -> None:
        self._store = store
        self._people = store.people
        self._asked = asked
        self._lasting = lasting
        self._hush = hush
        self._challenges = Challenges(store)
        self._coming = Coming(store.people, self._challenges, lasting)

    def routes(self) -> list[Route]:
        return [
            Route("/you", self.who),
            Route("/you", self.hear, methods=["POST"]),
            Route("/you/export", self.export),
        ]

    # ------------------------------------------------------------ what is asked

    async def who(self, request: Request) -> Response:
        """Who comes back stays signed in for longer."""
        self._demand_pace(request)
        person = await person_of(request, self._store)
        answer = await self._told(person)
        if person and (token := token_of(request)):
            days = self._lasting.session
            await self._people.stay(token, in_days(days), in_days(days - 1))
            hand_over(answer, request, None, self._lasting.session)
        return answer

    async def export(self, request: Request) -> Response:
        """All that is kept of somebody, as a file."""
        self._demand_pace(request)
        person = await self._demand_somebody(request)
        given = await exported(self._people, self._store.results, person, house_of(request))
        headers = {
            "content-disposition": 'attachment; filename="tavolino-you.json"',
            "cache-control": "no-store",
        }
        return Response(given, 200, headers, "application/json")

    async def hear(self, request: Request) -> Response:
        if not is_same_origin(request):
            return as_json(problem("malformed"), 403)
        self._demand_pace(request)
        asked = await understood(request, _about)
        match asked:
            case account.GetRegistrationOptions() | account.GetSignInOptions():
                return as_json(await self._to_sign(request, asked))
            case (
                account.CreateAccount()
                | account.AddPasskey()
                | account.SignIn()
                | account.RecoverByLink()
            ):
                return await self._come(request, asked)
            case account.SignOut() | account.DeleteAccount():
                return await self._go(request, asked)
        person = await self._demand_somebody(request)
        return await self._told(person, await change(self._people, person, asked, self._lasting))

    # ------------------------------------------------------------ what is done

    async def _to_sign(
        self, request: Request, asked: account.PasskeyOptionsRequest
    ) -> account.PasskeyOptions:
        from tavolino.server.accounts import passkey_flow  # slow to import, seldom needed

        person = await person_of(request, self._store)
        return await passkey_flow.to_sign(request, self._people, self._challenges, person, asked)

    async def _come(self, request: Request, asked: account.SignInRequest) -> Response:
        """Who was somebody else before is signed out as that one."""
        before = await person_of(request, self._store)
        try:
            come = await self._coming.come(request, before, asked)
        except OutOfStep:
            raise Refused(problem("illegal", "problem-used-up")) from None
        answer = await self._told(come.person, come.link)
        if come.secret:
            if before and (token := token_of(request)):
                await self._people.leave(token)
            hand_over(answer, request, come.secret, self._lasting.session)
        return answer

    async def _go(self, request: Request, asked: account.SignOutRequest) -> Response:
        person, token = await person_of(request, self._store), token_of(request)
        if isinstance(asked, account.DeleteAccount) and person:
            await self._forget(person)
        elif person and isinstance(asked, account.SignOut) and asked.everywhere:
            await self._people.leave_everywhere(person)
        elif token:
            await self._people.leave(token)
        answer = await self._told(None)
        take_back(answer, request)
        return answer

    async def _forget(self, person: str) -> None:
        """First nobody is told any more that it is their turn."""
        kept = await self._people.load(person)
        for sitting in kept.sittings if kept else ():
            await self._hush(sitting.match, sitting.seat)
        await self._people.forget(person)

    # ------------------------------------------------------------ what is told

    async def _told(self, person: str | None, link: str | None = None) -> Response:
        return as_json(account.AccountReply(await self._you(person) if person else None, link))

    async def _you(self, person: str) -> account.Account | None:
        kept = await self._people.load(person)
        if kept is None:
            return None
        at, until = now(), kept.person.until
        keys = (account.Passkey(one.id, one.name, one.made, one.used) for one in kept.passkeys)
        seats = await self._people.seated(person, MOST_TABLES)
        return account.Account(
            id=person,
            name=kept.person.name,
            created=kept.person.created,
            preferences=_preferences.decode(kept.person.preferences),
            passkeys=tuple(keys),
            link_until=until if until and until > at else None,
            devices=sum(one.until > at for one in kept.sessions),
            sittings=tuple(
                account.AccountSeat(
                    one.match, one.game, one.seat, one.token, one.since, one.finished
                )
                for one in seats
            ),
            notices=_notices(await self._people.notices(person)),
        )

    async def _demand_somebody(self, request: Request) -> str:
        person = await person_of(request, self._store)
        if person is None:
            raise Refused(problem("not_found", "problem-not-signed-in"))
        return person

    def _demand_pace(self, request: Request) -> None:
        if not self._asked.take(address_of(request.client)):
            raise Refused(problem("too_fast"))
