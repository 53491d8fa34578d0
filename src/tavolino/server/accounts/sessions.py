"""Sign-in sessions: a cookie that scripts cannot read, of which the server stores only a hash.

The cookie names no path. Browsers then send it only to addresses beside `/api/you`, in whichever
folder of a site a proxy has put the server.
"""

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.time_control import DAY_SECONDS
from tavolino.server.timestamps import iso_timestamp, now, now_ms
from tavolino.server.tokens import fingerprint, new_token
from tavolino.store.account_records import SessionRecord, UsedToken
from tavolino.store.interface import Store

COOKIE = "tavolino_session"
SESSION_ID_CHARACTERS = 24


class Lifetimes(Struct, frozen=True):
    """Days until a session and a recovery link expire."""

    session_days: int
    link_days: int


def days_from_now(days: int) -> str:
    """The time this many days from now, as ISO 8601 text."""
    return iso_timestamp(now_ms() + 1000 * DAY_SECONDS * days)


async def account_id(connection: HTTPConnection, store: Store) -> str | None:
    """The id of the signed-in account, or None for a guest. Raises StoreError."""
    token = session_token_hash(connection)
    return await store.accounts.account_of_session(token, now()) if token else None


async def require_account(connection: HTTPConnection, store: Store) -> str:
    """The id of the signed-in account; raises Refused for a guest, and StoreError."""
    account = await account_id(connection, store)
    if account is None:
        raise Refused(problem("not_found", "problem-not-signed-in"))
    return account


def session_token_hash(connection: HTTPConnection) -> str | None:
    """The stored hash of the session secret that a connection shows, if it shows one."""
    secret = connection.cookies.get(COOKIE)
    return fingerprint(secret) if secret else None


def new_session(person: str, days: int, device: str = "") -> tuple[str, SessionRecord]:
    """A session secret for a device, and its record."""
    secret, at = new_token(), now()
    return secret, SessionRecord(fingerprint(secret), person, at, days_from_now(days), device, at)


def session_id(session: SessionRecord) -> str:
    """The public id of a session, from which nobody learns its token."""
    return fingerprint(session.token)[:SESSION_ID_CHARACTERS]


def new_link(days: int) -> tuple[str, UsedToken]:
    """The secret of a recovery link, and its record."""
    secret = new_token()
    return secret, UsedToken(fingerprint(secret), days_from_now(days))


def set_cookie(answer: Response, connection: HTTPConnection, secret: str | None, days: int) -> None:
    """Sets a new session secret, or extends the one that the browser has."""
    answer.set_cookie(
        COOKIE,
        secret or connection.cookies[COOKIE],
        max_age=days * DAY_SECONDS,
        path=None,
        secure=_is_encrypted(connection),
        httponly=True,
        samesite="strict",
    )


def clear_cookie(answer: Response, connection: HTTPConnection) -> None:
    answer.set_cookie(
        COOKIE,
        "",
        max_age=0,
        path=None,
        secure=_is_encrypted(connection),
        httponly=True,
        samesite="strict",
    )


def _is_encrypted(connection: HTTPConnection) -> bool:
    """Whether the page uses HTTPS. If a proxy does not say so, the checked Origin header does."""
    origin = connection.headers.get("origin", "")
    return connection.url.scheme == "https" or origin.startswith("https:")
