"""What each guest is shown: one scene for all who look from the same place, and what is new in it.

A guest is told what it does not have yet: the changes of its view, the newest lines of the log.
What takes long to work out is worked out elsewhere and follows.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import UNSET

from tavolino.core.game import Seat
from tavolino.server import scene
from tavolino.server.chronicle import Chronicle
from tavolino.server.clock import Clocks
from tavolino.server.details import Described
from tavolino.server.guest import Guest, one_address
from tavolino.server.ledger import Ledger
from tavolino.server.looking import Past
from tavolino.server.protocol import Clock, Details, LogLine, Part, Update, encode
from tavolino.server.regret import Pause, may_undo
from tavolino.server.scene import Moment, Scene
from tavolino.server.think import NoAnswer, Thinkers

_log = logging.getLogger(__name__)


class Showing:
    """The present moment of a match, as everybody around it may see it."""

    def __init__(
        self,
        ledger: Ledger,
        clocks: Clocks,
        pause: Pause,
        world: Thinkers,
        guests: Callable[[], Iterable[Guest]],
    ) -> None:
        self._ledger = ledger
        self._clocks = clocks
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
        self._scenes: dict[Seat, Scene] = {}
        self._written: dict[tuple[Any, ...], bytes] = {}
        self._asked: set[tuple[Seat, frozenset[Part]]] = set()

    def viewpoint(self, guest: Guest) -> Seat:
        """The seat from which the guest looks."""
        ledger = self._ledger
        return scene.viewpoint(ledger.match, guest.held, ledger.plays)

    def past(self, guest: Guest, seq: int) -> Past:
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
        return self._scenes[seat].options if seat in self._scenes else ()

    # ------------------------------------------------------------ what is new
    def update(self, guest: Guest) -> bytes:
        """The present, as far as the guest does not have it.

        What all hear who were here before is written once, and kept until the match goes on.
        """
        seen = self._scene(self.viewpoint(guest))
        base = guest.seen if guest.patches and guest.seen is not None else None
        since, lines = self._news_of_the_log(guest, seen.seat)
        undo = self._undo(guest)
        key = (seen.seat, id(base), since, undo, self._pause.seat)
        clocks = self._running()
        counts = clocks or self._pause.seat is not None
        guest.seen = seen.view if guest.patches else None
        if lines is None and not counts and key in self._written:
            return self._written[key]
        told = self._chronicle.lines(seen.seat, since) if lines is None else lines
        written = encode(self._message(seen, base, undo, since, told, clocks))
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
        clocks: tuple[Clock, ...],
    ) -> Update:
        return Update(
            seq=self._ledger.match.seq,
            seat=seen.seat,
            view=seen.view if base is None else UNSET,
            patch=UNSET if base is None else seen.since(base),
            prompt=seen.prompt,
            actors=self._moment.actors,
            options=seen.options,
            undo=undo,
            scores=self._moment.scores,
            places=self._moment.places,
            lines=tuple(lines),
            since=since,
            clocks=clocks,
            pause=UNSET if (left := self._pause.left()) is None else left,
        )

    def _scene(self, seat: Seat) -> Scene:
        if seat not in self._scenes:
            self._scenes[seat] = Scene(self._moment, seat, plays=self._ledger.plays(seat))
        return self._scenes[seat]

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

    def _running(self) -> tuple[Clock, ...]:
        clocks = self._clocks
        return tuple(
            Clock(asked, left, clocks.may_extend(asked)) for asked, left in clocks.left().items()
        )

    # ------------------------------------------------------------ what not every client draws
    def details(self, guest: Guest) -> bytes | None:
        """The parts that the guest draws; None if there are none, or if they follow later."""
        if not guest.parts:
            return None
        seen, parts = self._scene(self.viewpoint(guest)), guest.parts
        if self._ledger.match.game.telling.advise is not None:
            self._work_out(seen, parts)
            return None
        key = (seen.seat, parts)
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

    def _work_out(self, seen: Scene, parts: frozenset[Part]) -> None:
        """Once for all who look from there, in another process."""
        key = (seen.seat, parts)
        if key in self._written:
            self._hand_out(key)
        elif key not in self._asked:
            self._asked.add(key)
            task = asyncio.create_task(self._follow(seen, parts))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    async def _follow(self, seen: Scene, parts: frozenset[Part]) -> None:
        now, key = seen.moment, (seen.seat, parts)
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

    def _hand_out(self, key: tuple[Seat, frozenset[Part]]) -> None:
        for guest in self._guests():
            if guest.greeted and (self.viewpoint(guest), guest.parts) == key:
                guest.hand(self._written[key])

    async def close(self) -> None:
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
