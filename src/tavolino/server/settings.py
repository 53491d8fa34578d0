"""What whoever runs a server may set, each also by an environment variable TAVOLINO_…"""

import os
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from tavolino.core.errors import SettingError

ENV_PREFIX = "TAVOLINO_"
NONE = "none"

LogFormat: TypeAlias = Literal["text", "json"]


class Settings(Struct, frozen=True, kw_only=True):
    """The environment variable of a setting is its name in capitals after ``TAVOLINO_``."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 lets other devices in."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """The port to listen on; 0 takes any free one."""

    database: str = "tavolino.db"
    """The SQLite file that keeps all matches, or the address of a PostgreSQL database."""

    reached_at: Annotated[str, Meta(pattern=r"^(none|https?://[^/]+)$")] = NONE
    """Where the other servers that share a PostgreSQL database reach this one."""

    bot_pace: Annotated[float, Meta(ge=0)] = 0.6
    """So many seconds a bot takes for a move at least, so that people can follow."""

    undo_seconds: Annotated[float, Meta(ge=0, le=60)] = 3.0
    """So many seconds bots wait after a person's move that was not confirmed: time to undo it."""

    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """So many bots think at the same time, each in a process of its own."""

    bot_patience: Annotated[float, Meta(gt=0)] = 30.0
    """A bot that thinks longer than so many seconds is stopped, and a simple move made for it."""

    worker_wait: Annotated[float, Meta(ge=0, le=60)] = 1.0
    """What no worker elsewhere has begun to think after so many seconds is thought here; 0: all."""

    world_workers: Annotated[int, Meta(ge=1, le=64)] = 4
    """In so many matches things fall at the same time, each in a process of its own."""

    idle_seconds: Annotated[float, Meta(ge=0)] = 300.0
    """A table that nobody has been at for so long leaves memory; it stays on disk."""

    tables_per_minute: Annotated[int, Meta(ge=1)] = 60
    """So many tables one address may lay."""

    visits_per_minute: Annotated[int, Meta(ge=1)] = 600
    """So often one address may come to a table."""

    downloads_per_minute: Annotated[int, Meta(ge=1)] = 600
    """So many logs and films one address may fetch."""

    messages_per_second: Annotated[int, Meta(ge=1)] = 45
    """So many messages one connection may send; three times as many at once."""

    looks_per_second: Annotated[int, Meta(ge=1)] = 60
    """So often one address is shown a table anew or as it was; who asks more often waits."""

    hints_per_minute: Annotated[int, Meta(ge=1)] = 60
    """So many hints and reasons one address may have worked out; asking again costs nothing."""

    analyses: Literal["on", "off"] = "on"
    """May whoever played a match have it worked out what decided it?"""

    imports_per_minute: Annotated[int, Meta(ge=1)] = 10
    """So many matches from files one address may bring to be looked at."""

    imports_kept: Annotated[int, Meta(ge=0)] = 1000
    """Of all matches from files so many are kept, those brought last; 0: nobody may bring any."""

    calls_per_minute: Annotated[int, Meta(ge=1)] = 60
    """So often one address may say how to be told of its turn, or try it."""

    private_calls: Literal["no", "yes"] = "no"
    """May notices go to addresses in the server's own network, as in a household?"""

    links_per_minute: Annotated[int, Meta(ge=1)] = 60
    """So often one address may make, list or take back links for onlookers."""

    people_per_minute: Annotated[int, Meta(ge=1)] = 240
    """So often one address may say who it is, or change what is kept of it."""

    session_days: Annotated[int, Meta(ge=1, le=3650)] = 180
    """For so many days after the last visit somebody stays signed in on a device."""

    recovery_days: Annotated[int, Meta(ge=1, le=3650)] = 365
    """For so many days the link is good that lets somebody in on a new device."""

    listed_minutes: Annotated[int, Meta(ge=1)] = 15
    """A public table that is played all at once is listed so long after the last of its players
    has left."""

    listed_days: Annotated[int, Meta(ge=1)] = 14
    """The same of one that is played over days."""

    unplayed_minutes: Annotated[int, Meta(ge=0)] = 10
    """A seat of a public table that somebody took and left is free again after so long, if the
    match has not begun."""

    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    """So many connections one address may have at the same time: a school is one address."""

    max_connections: Annotated[int, Meta(ge=1)] = 2000
    """So many connections are served at the same time."""

    trusted_proxies: str = NONE
    """Proxies, separated by commas, that say truly in X-Forwarded-For from where somebody comes."""

    allowed_hosts: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:\[\]*, -]*$")] = NONE
    """More names, separated by commas, that this server answers to; * for every name."""

    log_format: LogFormat = "text"
    """How the server writes down what happens: for people, or as JSON, one object a line."""

    metrics: Annotated[str, Meta(pattern=r"^(none|.+:[0-9]{1,5})$")] = NONE
    """The address and port where metrics are told, and nothing else."""

    @property
    def is_shared(self) -> bool:
        """May several servers use the database?"""
        return is_shared(self.database)

    @property
    def is_behind_proxy(self) -> bool:
        return self.trusted_proxies != NONE

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """The address and the port where metrics are told, if they are."""
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]"), int(port)) if host else None


def is_shared(database: str) -> bool:
    """Is it the address of a PostgreSQL database, and no file?"""
    return database.startswith(("postgresql://", "postgres://"))


def read_settings(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings: what was given, else what the environment says, else the defaults."""
    found = dict(given)
    for field in msgspec.structs.fields(Settings):
        if field.name not in found and (said := environ.get(ENV_PREFIX + field.name.upper())):
            found[field.name] = said
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        reason, _, name = str(error).partition(" - at `$.")
        raise SettingError(f"{name.rstrip('`')}: {reason}") from None
