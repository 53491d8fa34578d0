"""What an operator watches of the database."""

from tavolino.store.postgres.connection import ConnectionPool
from tavolino.store.postgres.match_owners import MatchOwners
from tavolino.store.postgres.process_lock import ProcessLock
from tavolino.store.postgres.writer import Writer


class PostgresStatus:
    """Implements `tavolino.store.interface.DatabaseStatus`."""

    def __init__(
        self, pool: ConnectionPool, writer: Writer, lock: ProcessLock, owners: MatchOwners
    ) -> None:
        self._pool, self._writer, self._lock, self._owners = pool, writer, lock, owners

    @property
    def busy_connections(self) -> int:
        return self._pool.busy

    @property
    def idle_connections(self) -> int:
        return self._pool.idle

    @property
    def waiting(self) -> int:
        return self._pool.waiting

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def commit_seconds(self) -> float:
        return self._writer.commit_seconds

    @property
    def lease_seconds(self) -> float:
        return self._lock.remaining_seconds

    @property
    def lost_matches(self) -> int:
        return self._owners.lost_count
