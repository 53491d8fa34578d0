"""Who asks? A cookie that no script can read says it; of its secret only the hash is kept.

No path is named in the cookie: browsers then send it to whatever lies beside `/api/you`, in
whichever folder of a site a proxy has put the house, and to nothing else.
"""

import time

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tavolino.server.timestamps import iso_timestamp, now
from tavolino.server.tokens import fingerprint, new_token
from tavolino.store.interface import Store
from tavolino.store.sql.accounts import SessionRecord, UsedToken

COOKIE = "tavolino_session"
DAY_SECONDS = 86_400


class Lifetimes(Struct, frozen=True):
    """For so many days somebody stays signed in, and a link is good."""

    session_days: int
    link_days: int


def days_from_now(days: int) -> str:
    """The time so many days from now, as it is written."""
    return iso_timestamp((time.time_ns() // 1_000_000) + 1000 * DAY_SECONDS * days)


async def account_id(connection: HTTPConnection, store: Store) -> str | None:
    """The id of whoever asks, or None for a guest; raises StoreError."""
    token = session_token_hash(connection)
    return await store.accounts.account_of_session(token, now()) if token else None


def session_token_hash(connection: HTTPConnection) -> str | None:
    """What is kept of the secret that a connection shows, if it shows one."""
    secret = connection.cookies.get(COOKIE)
    return fingerprint(secret) if secret else None


def new_session(person: str, days: int) -> tuple[str, SessionRecord]:
    """A secret for a device, and what is kept of it."""
    secret = new_token()
    return secret, SessionRecord(fingerprint(secret), person, now(), days_from_now(days))


def new_link(days: int) -> tuple[str, UsedToken]:
    """The secret of a link that brings somebody back, and what is kept of it."""
    secret = new_token()
    return secret, UsedToken(fingerprint(secret), days_from_now(days))


def set_cookie(answer: Response, connection: HTTPConnection, secret: str | None, days: int) -> None:
    """Give a browser its secret, or the one that it has for longer."""
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
    """A proxy may not say so, but a browser does, and it was looked at before."""
    origin = connection.headers.get("origin", "")
    return connection.url.scheme == "https" or origin.startswith("https:")
