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
from tavolino.server.table.clock import Timing
from tavolino.server.table.connection import Guest, one_address
from tavolino.server.table.undo import Pause, may_undo
from tavolino.server.views import scene
from tavolino.server.views.details import Described
from tavolino.server.views.log_lines import Chronicle
from tavolino.server.views.scene import EVERYTHING, IN_WORDS, Foreseen, Moment, Scene
from tavolino.server.workers.pool import NoAnswer, Thinkers

Drawn: TypeAlias = tuple[Seat, bool, frozenset[Extra]]
"""From where somebody looks, whether they may act there, and which parts they draw."""

_log = logging.getLogger(__name__)


class Showing:
    """The present moment of a match, as everybody around it may see it."""

    def __init__(
        self,
        ledger: Ledger,
        timing: Timing,
        pause: Pause,
        world: Thinkers,
        guests: Callable[[], Iterable[Guest]],
    ) -> None:
        self._ledger = ledger
        self._timing = timing
        self._pause = pause
        self._world = world
        self._guests = guests
        self._chronicle = Chronicle(ledger.match, ledger.times, ledger.reels)
        self._at_work: set[asyncio.Task[None]] = set()
        self.look_again()

    def look_again(self) -> None:
        """Something changed: what was made for the last moment is of no use any more."""
        ledger = self._ledger
        if self._chronicle.match is ledger.match:
            self._chronicle.forget()
        else:
            self._chronicle = Chronicle(ledger.match, ledger.times, ledger.reels)
        self._moment = Moment(ledger.match, whole=ledger.whole)
        self._scenes: dict[tuple[Seat, bool], Scene] = {}
        self._written: dict[tuple[Any, ...], bytes] = {}
        self._asked: set[Drawn] = set()

    def viewpoint(self, guest: Guest) -> Seat:
        """The seat from which the guest looks."""
        if guest.eyes is not None and self._ledger.match.is_over:
            return guest.eyes
        if guest.looks_over is not None:
            return guest.looks_over
        ledger = self._ledger
        return scene.viewpoint(ledger.match, guest.held, ledger.plays)

    def past(self, guest: Guest, seq: int) -> PositionAt:
        return scene.past(self._ledger.match, self.viewpoint(guest), seq)

    async def prepare(self, guest: Guest, since: int) -> None:
        """Somebody who has so many lines of the log has just come: tell the others.

        Who holds several seats of a game with secrets may have heard them for another seat.
        """
        unsure = self._ledger.match.game.secrets and len(guest.held) > 1
        viewer = self.viewpoint(guest)
        guest.heard = self._chronicle.in_common(0 if unsure else since, viewer, viewer)
        guest.heard_as = viewer
        guest.ready = await self._chronicle.all_lines(viewer, guest.heard)

    def offered(self, seat: Seat) -> tuple[str, ...]:
        """What the seat may do now, if it was shown that."""
        return self._scenes[seat, True].options if (seat, True) in self._scenes else ()

    # ------------------------------------------------------------ what is new
    def update(self, guest: Guest) -> bytes:
        """The present, as far as the guest does not have it.

        What all hear who were here before is written once, and kept until the match goes on.
        """
        seen = self._scene(guest)
        base = guest.seen if guest.patches and guest.seen is not None else None
        since, lines = self._news_of_the_log(guest, seen.seat)
        undo = self._undo(guest)
        key = (seen.seat, seen.acts, id(base), since, undo, self._pause.seat)
        counts = self._timing.is_running or self._pause.seat is not None
        guest.seen = seen.view if guest.patches else None
        if lines is None and not counts and key in self._written:
            return self._written[key]
        told = self._chronicle.lines(seen.seat, since) if lines is None else lines
        written = encode(self._message(seen, base, undo, since, told))
        if lines is None:
            self._written[key] = written
        return written

    def _message(
        self,
        seen: Scene,
        base: Any,
        undo: Seat | None,
        since: int,
        lines: list[LogLine],
    ) -> Update:
        time = self._timing.told()
        return Update(
            seq=self._ledger.match.seq,
            seat=seen.seat,
            view=seen.view if base is None else UNSET,
            patch=UNSET if base is None else seen.since(base),
            prompt=seen.prompt,
            actors=self._moment.actors,
            options=seen.options,
            anytime=seen.anytime,
            undo=undo,
            scores=self._moment.scores,
            places=self._moment.places,
            lines=tuple(lines),
            since=since,
            clocks=self._timing.asked(),
            time=UNSET if time is None else time,
            pause=UNSET if (left := self._pause.left()) is None else left,
        )

    def _scene(self, guest: Guest) -> Scene:
        """Whoever looks over a shoulder sees the same, and is offered nothing to do."""
        seat, plays = self.viewpoint(guest), guest.looks_over is None
        if (seat, plays) not in self._scenes:
            acts = plays and self._ledger.plays(seat)
            self._scenes[seat, plays] = Scene(self._moment, seat, plays=acts)
        return self._scenes[seat, plays]

    def _news_of_the_log(self, guest: Guest, viewer: Seat) -> tuple[int, list[LogLine] | None]:
        """From which line on the guest is told the log; and the lines, if it has just come."""
        chronicle, seq = self._chronicle, self._ledger.match.seq
        since = chronicle.in_common(guest.heard, guest.heard_as, viewer)
        ready, guest.ready = guest.ready, []
        fits = bool(ready) and ready[0].seq == since and guest.heard_as == viewer
        guest.heard, guest.heard_as = seq, viewer
        if not fits:
            return since, None
        more = chronicle.lines(viewer, since + len(ready))
        return since, [*chronicle.marked(ready), *more]

    def _undo(self, guest: Guest) -> Seat | None:
        return next((held for held in guest.held if may_undo(self._ledger, held)), None)

    # ------------------------------------------------------------ what not every client draws
    def details(self, guest: Guest) -> bytes | None:
        """The parts that the guest draws; None if there are none, or if they follow later."""
        if not guest.parts:
            return None
        seen, parts = self._scene(guest), guest.parts
        if self._ledger.match.game.telling.advise is not None:
            self._work_out(seen, parts)
            return None
        key = (seen.seat, seen.acts, parts)
        if key not in self._written:
            self._written[key] = self._details(seen.seat, seen.described(parts))
        return self._written[key]

    def _details(self, seat: Seat, found: Described) -> bytes:
        return encode(
            Details(
                seq=self._ledger.match.seq,
                seat=seat,
                patch=found.patch,
                sheet=found.sheet,
                options=found.options,
            )
        )

    def _work_out(self, seen: Scene, parts: frozenset[Extra]) -> None:
        """Once for all who look from there, in another process."""
        key = (seen.seat, seen.acts, parts)
        if key in self._written:
            self._hand_out(key)
        elif key not in self._asked:
            self._asked.add(key)
            self._work(self._follow(seen, parts))

    async def _follow(self, seen: Scene, parts: frozenset[Extra]) -> None:
        now, key = seen.moment, (seen.seat, seen.acts, parts)
        try:
            found = await self._world.describe(
                now.game,
                now.state,
                seen.seat,
                sorted(parts),
                one_address(self._guests()),
                acts=seen.acts,
            )
        except NoAnswer as error:
            _log.error("%s cannot be described: %s", now.game.name, error)
            return
        if self._moment is now:  # else the match went on meanwhile
            self._written[key] = self._details(seen.seat, found)
            self._hand_out(key)

    def _hand_out(self, key: Drawn) -> None:
        for guest in self._guests():
            if guest.greeted and self._drawn(guest) == key:
                guest.hand(self._written[key])

    def _drawn(self, guest: Guest) -> Drawn:
        seen = self._scene(guest)
        return seen.seat, seen.acts, guest.parts

    # ------------------------------------------------------------ what would be
    def foretell(self, guest: Guest, told: ActionCheck, one: Foreseen | None) -> list[ActionCheck]:
        """What an action would be, now or, where that is dear, as soon as it is worked out."""
        game = self._ledger.match.game
        if one is None:
            return [told]
        told = replace(told, final=told.final or one.final)
        if game.telling.advise is None:
            return [replace(told, option=one.told(game))]
        self._work(self._tell(guest, told, one))
        return []

    async def _tell(self, guest: Guest, told: ActionCheck, one: Foreseen) -> None:
        game, whose = self._ledger.match.game, one_address(self._guests())
        try:
            found = await self._world.tell(game, one.state, one.seat, one.action, EVERYTHING, whose)
        except NoAnswer as error:
            _log.error("%s cannot be foretold: %s", game.name, error)
            found = one.told(game, IN_WORDS)
        guest.hand(encode(replace(told, option=found)))

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def close(self) -> None:
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
