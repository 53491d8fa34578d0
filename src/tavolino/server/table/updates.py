"""What each guest is shown: one scene for all who look from the same place, and what is new in it.

A guest is told what it does not have yet: the changes of its view, the newest lines of the log.
What takes long to work out is worked out elsewhere and follows.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from tavolino.core.game import Seat
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.history import PositionAt
from tavolino.server.protocol.play import ActionCheck, Details, Extra, LogLine, Update, encode
from tavolino.server.table.clock import TableClock
from tavolino.server.table.connection import Connection, client_of
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
from tavolino.server.workers.pool import WorkerFailed, WorkerPool

DetailsKey: TypeAlias = tuple[Seat, bool, frozenset[Extra]]
"""From where somebody looks, whether they may act there, and which parts they draw."""

_log = logging.getLogger(__name__)


class UpdateBuilder:
    """The present moment of a match, as everybody around it may see it."""

    def __init__(
        self,
        ledger: Ledger,
        clock: TableClock,
        pause: UndoDelay,
        world: WorkerPool,
        connections: Callable[[], Iterable[Connection]],
    ) -> None:
        self._ledger = ledger
        self._clock = clock
        self._undo_delay = pause
        self._simulation_workers = world
        self._connections = connections
        self._log_lines = LogLines(ledger.match, ledger.times, ledger.recordings)
        self._tasks: set[asyncio.Task[None]] = set()
        self.invalidate()

    def invalidate(self) -> None:
        """Something changed: what was made for the last moment is of no use any more."""
        ledger = self._ledger
        if self._log_lines.match is ledger.match:
            self._log_lines.invalidate()
        else:
            self._log_lines = LogLines(ledger.match, ledger.times, ledger.recordings)
        self._position = SharedPosition(ledger.match, whole=ledger.is_playable)
        self._scenes: dict[tuple[Seat, bool], Scene] = {}
        self._encoded: dict[tuple[Any, ...], bytes] = {}
        self._requested: set[DetailsKey] = set()

    def viewpoint(self, connection: Connection) -> Seat:
        """The seat from which the guest looks."""
        if connection.view_as is not None and self._ledger.match.is_over:
            return connection.view_as
        if connection.observed_seat is not None:
            return connection.observed_seat
        ledger = self._ledger
        return scene.viewpoint(ledger.match, connection.seats, ledger.is_human)

    def position_at(self, connection: Connection, seq: int) -> PositionAt:
        return scene.position_at(self._ledger.match, self.viewpoint(connection), seq)

    async def prepare(self, connection: Connection, since: int) -> None:
        """Somebody who has so many lines of the log has just come: tell the others.

        Who holds several seats of a game with secrets may have heard them for another seat.
        """
        unsure = self._ledger.match.game.secrets and len(connection.seats) > 1
        viewer = self.viewpoint(connection)
        connection.lines_sent = self._log_lines.common_count(0 if unsure else since, viewer, viewer)
        connection.lines_sent_as = viewer
        connection.prepared_lines = await self._log_lines.all_lines(viewer, connection.lines_sent)

    def actions_shown_to(self, seat: Seat) -> tuple[str, ...]:
        """What the seat may do now, if it was shown that."""
        return self._scenes[seat, True].options if (seat, True) in self._scenes else ()

    # ------------------------------------------------------------ what is new
    def update(self, connection: Connection) -> bytes:
        """The present, as far as the guest does not have it.

        What all hear who were here before is written once, and kept until the match goes on.
        """
        seen = self._scene(connection)
        base = (
            connection.last_view
            if connection.patches and connection.last_view is not None
            else None
        )
        since, lines = self._new_log_lines(connection, seen.seat)
        undo = self._undo_seat(connection)
        key = (seen.seat, seen.acts, id(base), since, undo, self._undo_delay.seat)
        counts = self._clock.is_running or self._undo_delay.seat is not None
        connection.last_view = seen.view if connection.patches else None
        if lines is None and not counts and key in self._encoded:
            return self._encoded[key]
        told = self._log_lines.lines(seen.seat, since) if lines is None else lines
        written = encode(self._message(seen, base, undo, since, told))
        if lines is None:
            self._encoded[key] = written
        return written

    def _message(
        self,
        seen: Scene,
        base: Any,
        undo: Seat | None,
        since: int,
        lines: list[LogLine],
    ) -> Update:
        time = self._clock.reading()
        return Update(
            seq=self._ledger.match.seq,
            seat=seen.seat,
            view=seen.view if base is None else UNSET,
            patch=UNSET if base is None else seen.patch_since(base),
            prompt=seen.prompt,
            actors=self._position.actors,
            options=seen.options,
            anytime=seen.anytime,
            undo=undo,
            scores=self._position.scores,
            places=self._position.places,
            lines=tuple(lines),
            since=since,
            clocks=self._clock.answer_clocks(),
            time=UNSET if time is None else time,
            pause=UNSET if (left := self._undo_delay.seconds_left()) is None else left,
        )

    def _scene(self, connection: Connection) -> Scene:
        """Whoever looks over a shoulder sees the same, and is offered nothing to do."""
        seat, plays = self.viewpoint(connection), connection.observed_seat is None
        if (seat, plays) not in self._scenes:
            acts = plays and self._ledger.is_human(seat)
            self._scenes[seat, plays] = Scene(self._position, seat, plays=acts)
        return self._scenes[seat, plays]

    def _new_log_lines(
        self, connection: Connection, viewer: Seat
    ) -> tuple[int, list[LogLine] | None]:
        """From which line on the guest is told the log; and the lines, if it has just come."""
        log_lines, seq = self._log_lines, self._ledger.match.seq
        since = log_lines.common_count(connection.lines_sent, connection.lines_sent_as, viewer)
        ready, connection.prepared_lines = connection.prepared_lines, []
        fits = bool(ready) and ready[0].seq == since and connection.lines_sent_as == viewer
        connection.lines_sent, connection.lines_sent_as = seq, viewer
        if not fits:
            return since, None
        more = log_lines.lines(viewer, since + len(ready))
        return since, [*log_lines.mark_undone(ready), *more]

    def _undo_seat(self, connection: Connection) -> Seat | None:
        return next((held for held in connection.seats if may_undo(self._ledger, held)), None)

    # ------------------------------------------------------------ what not every client draws
    def details(self, connection: Connection) -> bytes | None:
        """The parts that the guest draws; None if there are none, or if they follow later."""
        if not connection.extras:
            return None
        seen, parts = self._scene(connection), connection.extras
        if self._ledger.match.game.telling.advise is not None:
            self._request_details(seen, parts)
            return None
        key = (seen.seat, seen.acts, parts)
        if key not in self._encoded:
            self._encoded[key] = self._encode_details(seen.seat, seen.details(parts))
        return self._encoded[key]

    def _encode_details(self, seat: Seat, found: SceneDetails) -> bytes:
        return encode(
            Details(
                seq=self._ledger.match.seq,
                seat=seat,
                patch=found.patch,
                sheet=found.sheet,
                options=found.options,
            )
        )

    def _request_details(self, seen: Scene, parts: frozenset[Extra]) -> None:
        """Once for all who look from there, in another process."""
        key = (seen.seat, seen.acts, parts)
        if key in self._encoded:
            self._send_details(key)
        elif key not in self._requested:
            self._requested.add(key)
            self._start_task(self._compute_details(seen, parts))

    async def _compute_details(self, seen: Scene, parts: frozenset[Extra]) -> None:
        now, key = seen.position, (seen.seat, seen.acts, parts)
        try:
            found = await self._simulation_workers.describe_scene(
                now.game,
                now.state,
                seen.seat,
                sorted(parts),
                client_of(self._connections()),
                acts=seen.acts,
            )
        except WorkerFailed as error:
            _log.error("%s cannot be described: %s", now.game.name, error)
            return
        if self._position is now:  # else the match went on meanwhile
            self._encoded[key] = self._encode_details(seen.seat, found)
            self._send_details(key)

    def _send_details(self, key: DetailsKey) -> None:
        for connection in self._connections():
            if connection.greeted and self._details_key(connection) == key:
                connection.send_encoded(self._encoded[key])

    def _details_key(self, connection: Connection) -> DetailsKey:
        seen = self._scene(connection)
        return seen.seat, seen.acts, connection.extras

    # ------------------------------------------------------------ what would be
    def preview(
        self, connection: Connection, told: ActionCheck, one: ActionPreview | None
    ) -> list[ActionCheck]:
        """What an action would be, now or, where that is dear, as soon as it is worked out."""
        game = self._ledger.match.game
        if one is None:
            return [told]
        told = replace(told, final=told.final or one.final)
        if game.telling.advise is None:
            return [replace(told, option=one.legal_action(game))]
        self._start_task(self._send_preview(connection, told, one))
        return []

    async def _send_preview(
        self, connection: Connection, told: ActionCheck, one: ActionPreview
    ) -> None:
        game, whose = self._ledger.match.game, client_of(self._connections())
        try:
            found = await self._simulation_workers.describe_action(
                game, one.state, one.seat, one.action, SCENE_EXTRAS, whose
            )
        except WorkerFailed as error:
            _log.error("%s cannot be foretold: %s", game.name, error)
            found = one.legal_action(game, TEXT_EXTRAS)
        connection.send_encoded(encode(replace(told, option=found)))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
