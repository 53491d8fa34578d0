"""What each guest is shown: one scene for all who look from the same place, and what is new in it.

A guest is told what it does not have yet: the changes of its view, the newest lines of the log.
What takes long to work out is worked out elsewhere and follows.
"""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, TypeAlias

from msgspec import UNSET
from msgspec.structs import replace

from tavolino.core.game import Seat
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
"""From where somebody looks, whether they may act there, and which parts they draw."""

_log = logging.getLogger(__name__)


class UpdateBuilder:
    """The present moment of a match, as everybody around it may see it."""

    def __init__(self, context: TableContext, clock: TableClock, undo_delay: UndoDelay) -> None:
        ledger = context.ledger
        self._context = context
        self._ledger = ledger
        self._clock = clock
        self._undo_delay = undo_delay
        self._simulation_workers = context.services.simulation_workers
        self._log_lines = LogLines(ledger.match, ledger.times, ledger.recordings)
        self._tasks: set[asyncio.Task[None]] = set()
        self.invalidate()

    def on_change(self, _seats: Sequence[Seat]) -> None:
        """Drop what was built for the last position."""
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

    def viewpoint(self, guest: Connection) -> Seat:
        """The seat from which the guest looks."""
        if guest.view_as is not None and self._ledger.match.is_over:
            return guest.view_as
        if guest.observed_seat is not None:
            return guest.observed_seat
        ledger = self._ledger
        return scene.viewpoint(ledger.match, guest.seats, ledger.is_human)

    def position_at(self, guest: Connection, seq: int) -> PositionAt:
        return scene.position_at(self._ledger.match, self.viewpoint(guest), seq)

    async def prepare(self, guest: Connection, since: int) -> None:
        """Somebody who has so many lines of the log has just come: tell the others.

        Who holds several seats of a game with secrets may have heard them for another seat.
        """
        unsure = self._ledger.match.game.secrets and len(guest.seats) > 1
        viewer = self.viewpoint(guest)
        guest.lines_sent = self._log_lines.common_count(0 if unsure else since, viewer, viewer)
        guest.lines_sent_as = viewer
        guest.prepared_lines = await self._log_lines.all_lines(viewer, guest.lines_sent)

    def actions_shown_to(self, seat: Seat) -> tuple[str, ...]:
        """What the seat may do now, if it was shown that."""
        return self._scenes[seat, True].options if (seat, True) in self._scenes else ()

    # ------------------------------------------------------------ what is new
    def update(self, guest: Connection) -> bytes:
        """The present, as far as the guest does not have it.

        What all hear who were here before is written once, and kept until the match goes on.
        """
        seen = self._scene(guest)
        base = guest.last_view if guest.patches and guest.last_view is not None else None
        since, lines = self._new_log_lines(guest, seen.seat)
        undo = self._undo_seat(guest)
        key = (seen.seat, seen.acts, id(base), since, undo, self._undo_delay.seat)
        counts = self._clock.is_running or self._undo_delay.seat is not None
        guest.last_view = seen.view if guest.patches else None
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

    def _scene(self, guest: Connection) -> Scene:
        """Whoever looks over a shoulder sees the same, and is offered nothing to do."""
        seat, plays = self.viewpoint(guest), guest.observed_seat is None
        if (seat, plays) not in self._scenes:
            acts = plays and self._ledger.is_human(seat)
            self._scenes[seat, plays] = Scene(self._position, seat, plays=acts)
        return self._scenes[seat, plays]

    def _new_log_lines(self, guest: Connection, viewer: Seat) -> tuple[int, list[LogLine] | None]:
        """From which line on the guest is told the log; and the lines, if it has just come."""
        chronicle, seq = self._log_lines, self._ledger.match.seq
        since = chronicle.common_count(guest.lines_sent, guest.lines_sent_as, viewer)
        ready, guest.prepared_lines = guest.prepared_lines, []
        fits = bool(ready) and ready[0].seq == since and guest.lines_sent_as == viewer
        guest.lines_sent, guest.lines_sent_as = seq, viewer
        if not fits:
            return since, None
        more = chronicle.lines(viewer, since + len(ready))
        return since, [*chronicle.mark_undone(ready), *more]

    def _undo_seat(self, guest: Connection) -> Seat | None:
        return next((held for held in guest.seats if may_undo(self._ledger, held)), None)

    # ------------------------------------------------------------ what not every client draws
    def details(self, guest: Connection) -> bytes | None:
        """The parts that the guest draws; None if there are none, or if they follow later."""
        if not guest.extras:
            return None
        seen, parts = self._scene(guest), guest.extras
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
                self._context.client,
                acts=seen.acts,
            )
        except WorkerFailed as error:
            _log.error("%s cannot be described: %s", now.game.name, error)
            if self._position is now:  # the next connection that asks tries again
                self._requested.discard(key)
            return
        if self._position is now:  # else the match went on meanwhile
            self._encoded[key] = self._encode_details(seen.seat, found)
            self._send_details(key)

    def _send_details(self, key: DetailsKey) -> None:
        for guest in self._context.connections:
            if guest.greeted and self._details_key(guest) == key:
                guest.send_encoded(self._encoded[key])

    def _details_key(self, guest: Connection) -> DetailsKey:
        seen = self._scene(guest)
        return seen.seat, seen.acts, guest.extras

    # ------------------------------------------------------------ what would be
    def preview(
        self, guest: Connection, told: ActionCheck, one: ActionPreview | None
    ) -> list[ActionCheck]:
        """What an action would be, now or, where that is dear, as soon as it is worked out."""
        game = self._ledger.match.game
        if one is None:
            return [told]
        told = replace(told, final=told.final or one.final)
        if game.telling.advise is None:
            return [replace(told, option=one.legal_action(game))]
        self._start_task(self._send_preview(guest, told, one))
        return []

    async def _send_preview(self, guest: Connection, told: ActionCheck, one: ActionPreview) -> None:
        game, whose = self._ledger.match.game, self._context.client
        try:
            found = await self._simulation_workers.describe_action(
                game, one.state, one.seat, one.action, SCENE_EXTRAS, whose
            )
        except WorkerFailed as error:
            _log.error("%s cannot be foretold: %s", game.name, error)
            found = one.legal_action(game, TEXT_EXTRAS)
        guest.send_encoded(encode(replace(told, option=found)))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
