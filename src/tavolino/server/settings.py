"""Server settings, which flags or environment variables `TAVOLINO_…` can set."""

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
    """All settings. The environment variable is the name in capitals after ``TAVOLINO_``."""

    host: str = "127.0.0.1"
    """Address to listen on. 0.0.0.0 accepts connections from other devices."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """Port to listen on. 0 takes any free port."""

    database: str = "tavolino.db"
    """SQLite file that stores all matches, or address of a PostgreSQL database."""

    reached_at: Annotated[str, Meta(pattern=r"^(none|https?://[^/]+)\Z")] = NONE
    """URL at which other servers with the same PostgreSQL database reach this one."""

    bot_pace: Annotated[float, Meta(ge=0)] = 0.6
    """Minimum number of seconds a bot takes for a move, so that players can follow."""

    undo_seconds: Annotated[float, Meta(ge=0, le=60)] = 3.0
    """Seconds that chance and bots wait after an unconfirmed move, so that it can be undone."""

    bot_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Maximum number of bots that compute at the same time, each in its own process."""

    bot_patience: Annotated[float, Meta(gt=0)] = 30.0
    """Seconds until a bot that computes a move is stopped and the server makes a simple move."""

    review_workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Maximum number of reviews of finished matches at the same time, with low priority."""

    worker_wait: Annotated[float, Meta(ge=0, le=60)] = 1.0
    """Seconds until the server computes what no remote worker has started. 0 uses none."""

    world_workers: Annotated[int, Meta(ge=1, le=64)] = 4
    """Maximum number of simulations at the same time, each in its own process."""

    idle_seconds: Annotated[float, Meta(ge=0)] = 300.0
    """Seconds until a table without connections is unloaded from memory. It stays on disk."""

    tables_per_minute: Annotated[int, Meta(ge=1)] = 60
    """Maximum number of tables one address may create or join per minute."""

    visits_per_minute: Annotated[int, Meta(ge=1)] = 600
    """Maximum number of visits to tables and lobby pages per address and minute."""

    downloads_per_minute: Annotated[int, Meta(ge=1)] = 600
    """Maximum number of logs and recordings one address may download per minute."""

    pages_per_minute: Annotated[int, Meta(ge=1)] = 6000
    """Maximum number of files, texts and rulebook pages per address and minute."""

    messages_per_second: Annotated[int, Meta(ge=1)] = 45
    """Maximum number of messages per connection and second. Bursts may be three times as large."""

    looks_per_second: Annotated[int, Meta(ge=1)] = 60
    """Maximum number of full or past positions per address and second. Further requests wait."""

    hints_per_minute: Annotated[int, Meta(ge=1)] = 60
    """Maximum number of hints and explanations computed per address and minute."""

    analyses: Literal["on", "off"] = "on"
    """Whether players may have finished matches analyzed."""

    imports_per_minute: Annotated[int, Meta(ge=1)] = 10
    """Maximum number of matches one address may import per minute."""

    imports_kept: Annotated[int, Meta(ge=0)] = 1000
    """Maximum number of imported matches to keep, the latest ones. 0 turns imports off."""

    calls_per_minute: Annotated[int, Meta(ge=1)] = 60
    """Maximum number of requests about notification channels per address and minute."""

    private_calls: Literal["no", "yes"] = "no"
    """Whether notifications may go to addresses in the server's own network."""

    links_per_minute: Annotated[int, Meta(ge=1)] = 60
    """Maximum number of requests about observer links per address and minute."""

    people_per_minute: Annotated[int, Meta(ge=1)] = 240
    """Maximum number of account requests per address and minute."""

    accounts_per_hour: Annotated[int, Meta(ge=1)] = 20
    """Maximum number of accounts one address may create per hour."""

    rated_households: Literal["no", "yes"] = "no"
    """Whether matches between players at the same address count for ratings."""

    session_days: Annotated[int, Meta(ge=1, le=3650)] = 180
    """Days after the last visit until a sign-in session expires."""

    recovery_days: Annotated[int, Meta(ge=1, le=3650)] = 365
    """Days until a recovery link expires."""

    public_tables: Annotated[int, Meta(ge=1)] = 3
    """Maximum number of open public tables of one person, and of one address."""

    listed_minutes: Annotated[int, Meta(ge=0)] = 0
    """Minutes that the lobby lists a live table after its players left."""

    listed_days: Annotated[int, Meta(ge=1)] = 7
    """Days that the lobby lists a table played over days after its host's last visit."""

    unplayed_minutes: Annotated[int, Meta(ge=0)] = 10
    """Minutes until a taken seat of a public live table is free again after its player left, if no
    player has moved yet."""

    connections_per_address: Annotated[int, Meta(ge=1)] = 200
    """Maximum number of connections per address. A whole school may share one address."""

    max_connections: Annotated[int, Meta(ge=1)] = 2000
    """Maximum number of connections in total."""

    trusted_proxies: str = NONE
    """Proxies, separated by commas, whose X-Forwarded-For the server trusts."""

    allowed_hosts: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:\[\]*, -]*\Z")] = NONE
    """Further host names, separated by commas, that the server answers to. * allows every name."""

    log_format: LogFormat = "text"
    """Format of the server log: text, or JSON with one object per line."""

    access_log: Literal["off", "on"] = "off"
    """Whether the server log has a line for every request."""

    metrics: Annotated[str, Meta(pattern=r"^(none|.+:[0-9]{1,5})\Z")] = NONE
    """Address and port that serve only metrics."""

    @property
    def is_shared(self) -> bool:
        """Can several servers share the database?"""
        return is_shared(self.database)

    @property
    def is_behind_proxy(self) -> bool:
        return self.trusted_proxies != NONE

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        """Address and port of the metrics, or None."""
        host, _, port = self.metrics.rpartition(":")
        return (host.strip("[]"), int(port)) if host else None


def is_shared(database: str) -> bool:
    """Is it the address of a PostgreSQL database?"""
    return database.startswith(("postgresql://", "postgres://"))


def read_settings(environ: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Read the settings: given values first, then the environment, then the defaults.

    Raises BadSetting for a value that a setting does not accept.
    """
    found = dict(given)
    for field in msgspec.structs.fields(Settings):
        if field.name not in found and (said := environ.get(ENV_PREFIX + field.name.upper())):
            found[field.name] = said
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        reason, _, name = str(error).partition(" - at `$.")
        raise SettingError(f"{name.rstrip('`')}: {reason}") from None
