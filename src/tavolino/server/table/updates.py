"""Builds the updates of a table: for each connection the changes of its view and new log lines.

Connections with the same viewpoint share a scene. Slow descriptions are computed in other processes
and follow later.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.background_tasks import BackgroundTasks
from tavolino.server.protocol.history import PositionAt
from tavolino.server.protocol.play import ActionCheck, Details, Extra, LogLine, Update, encode
from tavolino.server.table.clock import TableClock
from tavolino.server.table.connection import Connection
from tavolino.server.table.context import TableContext
from tavolino.server.table.undo import UndoDelay, may_undo
from tavolino.server.views import scene
from tavolino.server.views.details import SceneDetails
from tavolino.server.views.log_lines import LogLines
from tavolino.server.views.scene import (
    SCENE_EXTRAS,
    TEXT_EXTRAS,
    ActionPreview,
    Scene,
    SharedPosition,
)
from tavolino.server.workers.pool import WorkerFailed

DetailsKey: TypeAlias = tuple[Seat, bool, frozenset[Extra]]
"""The viewpoint, whether the viewer may act, and the requested extras."""

DESCRIBE_WAITS_SECONDS = (0.0, 1.0, 5.0, 30.0)
"""Waits before each attempt to compute extras. After the last one they stay short."""
QUICK_EXTRAS: frozenset[Extra] = frozenset({"sentences"})
"""Extras that need no worker. With them a player can act."""

_log = logging.getLogger(__name__)


class UpdateBuilder:
    """Builds what each connection may see of the current position."""

    def __init__(self, context: TableContext, clock: TableClock, undo_delay: UndoDelay) -> None:
        ledger = context.ledger
        self._context = context
        self._ledger = ledger
        self._clock = clock
        self._undo_delay = undo_delay
        self._simulation_workers = context.services.simulation_workers
        self._log_lines = LogLines(ledger.match, ledger.times, ledger.recordings)
        self._tasks = BackgroundTasks()
        self.invalidate()

    def on_change(self, _seats: Sequence[Seat]) -> None:
        """Drop what was built for the last position."""
        self.invalidate()

    def invalidate(self) -> None:
        """Drop what was built for the last position, and read the current one."""
        ledger = self._ledger
        if self._log_lines.match is ledger.match:
            self._log_lines.invalidate()
        else:
            self._log_lines = LogLines(ledger.match, ledger.times, ledger.recordings)
        self._position = SharedPosition(ledger.match, whole=ledger.is_playable)
        self._scenes: dict[tuple[Seat, bool], Scene] = {}
        self._undo_seats: dict[tuple[Seat, ...], Seat | None] = {}
        """For the seats of a connection, the one that may undo."""
        self._encoded: dict[tuple[Any, ...], bytes] = {}
        self._requested: set[DetailsKey] = set()

    def viewpoint(self, connection: Connection) -> Seat:
        """The seat whose view the connection gets."""
        if connection.view_as is not None and self._ledger.match.is_over:
            return connection.view_as
        if connection.observed_seat is not None:
            return connection.observed_seat
        ledger = self._ledger
        return scene.viewpoint(ledger.match, connection.seats, ledger.is_human)

    def position_at(self, connection: Connection, seq: int) -> PositionAt:
        return scene.position_at(self._ledger.match, self.viewpoint(connection), seq)

    async def prepare(self, connection: Connection, since: int) -> None:
        """Build the log lines for a new connection whose client has `since` lines already.

        A client with several seats of a game with secrets may have read its lines as another seat.
        It gets all lines again.
        """
        is_unsure = self._ledger.match.game.secrets and len(connection.seats) > 1
        viewer = self.viewpoint(connection)
        connection.lines_sent = self._log_lines.common_count(
            0 if is_unsure else since, viewer, viewer
        )
        connection.lines_sent_as = viewer
        connection.prepared_lines = await self._log_lines.all_lines(viewer, connection.lines_sent)

    def actions_shown_to(self, seat: Seat) -> tuple[str, ...]:
        """The legal actions of the seat, if they were shown to it; else empty."""
        return self._scenes[seat, True].actions if (seat, True) in self._scenes else ()

    # ------------------------------------------------------------ updates
    def update(self, connection: Connection) -> bytes:
        """The encoded update for this connection.

        An update that several connections need is encoded once, and cached until the match goes on.
        """
        seen = self._scene(connection)
        base = connection.last_view
        since, lines = self._new_log_lines(connection, seen.seat)
        undo = self._undo_seat(connection)
        key = (seen.seat, seen.acts, id(base), since, undo, self._undo_delay.seat)
        is_timed = self._is_timed
        connection.last_view = seen.view if connection.patches else None
        if lines is None and not is_timed and key in self._encoded:
            return self._encoded[key]
        new_lines = self._log_lines.lines(seen.seat, since) if lines is None else lines
        encoded = encode(self._message(seen, base, undo, since, new_lines))
        if lines is None:
            self._encoded[key] = encoded
        return encoded

    def _message(
        self,
        seen: Scene,
        base: Any,
        undo: Seat | None,
        since: int,
        lines: list[LogLine],
    ) -> Update:
        message = Update(
            seq=self._ledger.match.seq,
            seat=seen.seat,
            view=seen.view if base is None else UNSET,
            patch=UNSET if base is None else seen.patch_since(base),
            prompt=seen.prompt,
            actors=self._position.actors,
            actions=seen.actions,
            out_of_turn=seen.out_of_turn,
            undo=undo,
            scores=self._position.scores,
            places=self._position.places,
            lines=tuple(lines),
            since=since,
        )
        return self._with_times(message) if self._is_timed else message

    @property
    def _is_timed(self) -> bool:
        """Whether an update shows a time, so that it differs from one moment to the next."""
        return self._clock.is_running or self._undo_delay.seat is not None

    def _with_times(self, message: Update) -> Update:
        reading, left = self._clock.reading(), self._undo_delay.seconds_left()
        return replace(
            message,
            answer_clocks=self._clock.answer_clocks(),
            table_clock=UNSET if reading is None else reading,
            undo_wait=UNSET if left is None else left,
        )

    def _scene(self, connection: Connection) -> Scene:
        """The scene of the connection. An observer sees what the player sees, without actions."""
        seat, plays = self.viewpoint(connection), connection.observed_seat is None
        if (seat, plays) not in self._scenes:
            acts = plays and self._ledger.is_human(seat)
            self._scenes[seat, plays] = Scene(self._position, seat, plays=acts)
        return self._scenes[seat, plays]

    def _new_log_lines(
        self, connection: Connection, viewer: Seat
    ) -> tuple[int, list[LogLine] | None]:
        """The first line that the client needs, and the lines themselves if they were prepared."""
        log_lines, seq = self._log_lines, self._ledger.match.seq
        since = log_lines.common_count(connection.lines_sent, connection.lines_sent_as, viewer)
        ready, connection.prepared_lines = connection.prepared_lines, []
        fits = bool(ready) and ready[0].seq == since and connection.lines_sent_as == viewer
        connection.lines_sent, connection.lines_sent_as = seq, viewer
        if not fits:
            return since, None
        more = log_lines.lines(viewer, since + len(ready))
        return since, log_lines.mark_undone(ready) + more

    def _undo_seat(self, connection: Connection) -> Seat | None:
        seats, known = connection.seats, self._undo_seats
        if seats not in known:
            known[seats] = next((seat for seat in seats if may_undo(self._ledger, seat)), None)
        return known[seats]

    # ------------------------------------------------------------ extras
    def details(self, connection: Connection) -> bytes | None:
        """The encoded extras for this connection. None if there are none or they follow later."""
        if not connection.extras:
            return None
        seen, extras = self._scene(connection), connection.extras
        if self._ledger.match.game.telling.advise is not None:
            self._request_details(seen, extras)
            return None
        key = (seen.seat, seen.acts, extras)
        if key not in self._encoded:
            self._encoded[key] = self._encode_details(seen.seat, seen.details(extras))
        return self._encoded[key]

    def _encode_details(self, seat: Seat, found: SceneDetails) -> bytes:
        return encode(
            Details(
                seq=self._ledger.match.seq,
                seat=seat,
                patch=found.patch,
                sheet=found.sheet,
                actions=found.actions,
            )
        )

    def _request_details(self, seen: Scene, extras: frozenset[Extra]) -> None:
        """Compute the extras in another process, once for all connections that need them."""
        key = (seen.seat, seen.acts, extras)
        if key in self._encoded:
            self._send_details(key)
        elif key not in self._requested:
            self._requested.add(key)
            self._tasks.start(self._compute_details(seen, extras))

    async def _compute_details(self, seen: Scene, extras: frozenset[Extra]) -> None:
        """Send the extras once a worker has computed them. Until then send what is quick."""
        for wait in DESCRIBE_WAITS_SECONDS:
            await asyncio.sleep(wait)
            found = await self._describe(seen, extras)
            if self._position is not seen.position:  # the match went on meanwhile
                return
            self._share_details(seen, extras, found or seen.details(extras & QUICK_EXTRAS))
            if found is not None:
                return

    async def _describe(self, seen: Scene, extras: frozenset[Extra]) -> SceneDetails | None:
        """The extras as a worker computes them, or None if it fails."""
        now, client = seen.position, self._context.client
        try:
            return await self._simulation_workers.describe_scene(
                now.game, now.state, seen.seat, sorted(extras), client, acts=seen.acts
            )
        except WorkerFailed as error:
            _log.error("%s cannot be described: %s", now.game.name, error)
            return None

    def _share_details(self, seen: Scene, extras: frozenset[Extra], found: SceneDetails) -> None:
        key = (seen.seat, seen.acts, extras)
        self._encoded[key] = self._encode_details(seen.seat, found)
        self._send_details(key)

    def _send_details(self, key: DetailsKey) -> None:
        for connection in self._context.connections:
            if connection.greeted and self._details_key(connection) == key:
                connection.send_encoded(self._encoded[key])

    def _details_key(self, connection: Connection) -> DetailsKey:
        seen = self._scene(connection)
        return seen.seat, seen.acts, connection.extras

    # ------------------------------------------------------------ previews
    def preview(
        self, connection: Connection, check: ActionCheck, preview: ActionPreview | None
    ) -> list[ActionCheck]:
        """Add the preview of an action to its check. A slow one is sent when it is computed."""
        game = self._ledger.match.game
        if preview is None:
            return [check]
        check = replace(check, final=check.final or preview.final)
        if game.telling.advise is None:
            return [replace(check, legal_action=preview.legal_action(game))]
        self._tasks.start(self._send_preview(connection, check, preview))
        return []

    async def _send_preview(
        self, connection: Connection, check: ActionCheck, preview: ActionPreview
    ) -> None:
        game, client = self._ledger.match.game, self._context.client
        try:
            found = await self._simulation_workers.describe_action(
                game, preview.state, preview.seat, preview.action, SCENE_EXTRAS, client
            )
        except WorkerFailed as error:
            _log.error("%s cannot be foretold: %s", game.name, error)
            found = preview.legal_action(game, TEXT_EXTRAS)
        connection.send_encoded(encode(replace(check, legal_action=found)))

    async def close(self) -> None:
        await self._tasks.cancel()
