"""Records of accounts: passkeys, sessions and seats."""

from msgspec import Struct

HOST_SEAT = -1
"""Stands for the host in place of a seat number."""


class AccountRecord(Struct, frozen=True):
    """An account. Only the hash of its recovery link is stored."""

    id: str
    name: str
    preferences: str
    """As JSON."""
    link: str | None
    until: str | None
    """The time at which the link expires."""
    created: str


class PasskeyRecord(Struct, frozen=True):
    """A passkey of an account, with its public key."""

    id: str
    person: str
    key: str
    count: int
    """The signature counter that the passkey reports."""
    name: str
    made: str
    used: str


class SessionRecord(Struct, frozen=True):
    """A sign-in session on one device. Only the hash of its token is stored."""

    token: str
    person: str
    made: str
    until: str
    device: str = ""
    """The device as its browser described it."""
    used: str = ""
    """The time of its last use, to within a day; empty for sessions of older versions."""


class AccountSeatRecord(Struct, frozen=True):
    """A seat that belongs to an account, with its token, so that every device can use it."""

    person: str
    match: str
    seat: int
    token: str
    since: str


class SeatSummary(Struct, frozen=True):
    """A seat of an account, with details of its match."""

    match: str
    game: str
    seat: int
    token: str
    since: str
    finished: str | None
    name: str | None
    """The name shown at the seat; None for the host."""


class StoredAccount(Struct, frozen=True):
    """An account with its passkeys, sessions and seats."""

    person: AccountRecord
    passkeys: tuple[PasskeyRecord, ...]
    sessions: tuple[SessionRecord, ...]
    sittings: tuple[AccountSeatRecord, ...]


class UsedToken(Struct, frozen=True):
    """A single-use token. After `until` the store may forget it."""

    token: str
    until: str
