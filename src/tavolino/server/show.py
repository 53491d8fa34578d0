"""What a connection is shown of a match: views, options, and the log as its viewer may hear it."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import replace

from tavolino.core.game import SPECTATOR, Seat
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.words import Section, Text
from tavolino.server.protocol import LogLine, Option, Past


class Scene(Struct, frozen=True):
    """A match as one viewer may see it now; the same for all connections that look from there."""

    seat: Seat
    view: Raw
    sheet: tuple[Section, ...]
    prompt: Text
    actors: tuple[Seat, ...]
    options: tuple[Option, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...] | None


def scene(match: AnyMatch, seat: Seat, *, acts: bool) -> Scene:
    """What the viewer sees, and, if it may act, its options."""
    game, state = match.game, match.state
    view = game.view(state, seat)
    return Scene(
        seat,
        Raw(msgspec.json.encode(view)),
        game.telling.sheet(view),
        game.telling.prompt(state, seat),
        match.actors,
        options(match, seat) if acts and seat in match.actors else (),
        game.scores(state),
        game.places(state) if match.is_over else None,
    )


def closed(seen: Scene) -> Scene:
    """The same, for a match that can only be looked at."""
    return replace(seen, prompt=Text("table-closed"), actors=(), options=(), places=None)


def options(match: AnyMatch, seat: Seat) -> tuple[Option, ...]:
    """All that the seat may do now, told and previewed."""
    return tuple(option(match, seat, action) for action in match.game.legal(match.state, seat))


def option(match: AnyMatch, seat: Seat, action: Any) -> Option:
    """Something that the seat may do now, told and previewed."""
    game, state = match.game, match.state
    text = game.telling.tell(state, seat, action, seat).text
    return Option(game.format(action), text, game.telling.preview(state, seat, action))


def foretold(match: AnyMatch, step: AnyStep) -> tuple[Option | None, bool]:
    """What a step would be, and is it a gesture that could not be taken back?"""
    if step.action is None:
        return None, False
    final = match.game.is_gesture(step.action) and not match.may_regret(step)
    return option(match, step.entry.seat, step.action), final


def past(match: AnyMatch, seat: Seat, seq: int) -> Past:
    """What the viewer saw after so many entries."""
    view = match.game.view(match.past(seq), seat)
    effects = match.effects(seq - 1, seat) if seq else ()
    return Past(seq=seq, view=view, sheet=match.game.telling.sheet(view), effects=effects)


def viewpoint(match: AnyMatch, held: Sequence[Seat], playing: Collection[Seat]) -> Seat:
    """From which of its seats a connection looks: the one to act, else the one that acted last.

    `playing` are the seats that people play now: what a bot does needs nobody's eyes.
    """
    if not held:
        return SPECTATOR
    acting = [seat for seat in match.actors if seat in held and seat in playing]
    if acting:
        return min(acting)
    last = (entry.seat for entry in reversed(match.entries) if entry.seat in held)
    return next(last, min(held))


class Chronicle:
    """The log of a match, told to each viewer, every line once."""

    def __init__(self, match: AnyMatch, times: Sequence[str]) -> None:
        self._match = match
        self._times = list(times)
        self._lines: dict[Seat, list[LogLine]] = {}
        self._undone: frozenset[int] = undone(match, match.seq)

    def add(self, at: str) -> None:
        """An entry was added to the match at this time."""
        self._times.append(at)
        self._undone = undone(self._match, self._match.seq)

    def lines(self, viewer: Seat) -> tuple[LogLine, ...]:
        """All lines as the viewer may hear them now."""
        known = self._lines.setdefault(viewer, [])
        for seq in range(len(known), self._match.seq):
            known.append(self._line(seq, viewer))
        known[:] = marked(known, self._undone)
        return tuple(known)

    def lines_then(self, viewer: Seat, seq: int) -> tuple[LogLine, ...]:
        """The lines that the viewer heard when there were so many; none if there never were."""
        if seq > self._match.seq:
            return ()
        return tuple(marked(self.lines(viewer)[:seq], undone(self._match, seq)))

    def _line(self, seq: int, viewer: Seat) -> LogLine:
        match = self._match
        return LogLine(
            seq,
            match.entries[seq].seat,
            match.told(seq, viewer),
            False,
            self._times[seq],
            match.effects(seq, viewer),
        )


def undone(match: AnyMatch, seq: int) -> frozenset[int]:
    """The positions of the actions that were taken back before there were so many entries."""
    return frozenset(taken for at, taken in match.taken_back.items() if at < seq)


def marked(lines: Iterable[LogLine], undone: frozenset[int]) -> list[LogLine]:
    """The same lines, those that were taken back marked so."""
    return [
        line if line.undone == (line.seq in undone) else replace(line, undone=line.seq in undone)
        for line in lines
    ]


def in_common(heard: Sequence[LogLine], now: Sequence[LogLine]) -> int:
    """How many lines a client need not be told again."""
    pairs = enumerate(zip(heard, now, strict=False))
    return next((n for n, (old, new) in pairs if old != new), min(len(heard), len(now)))
