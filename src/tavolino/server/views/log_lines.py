"""The log of a match, told to each viewer. Only the newest lines are kept; others are told anew."""

import asyncio
from collections.abc import Container, Iterable, Iterator
from itertools import islice

from msgspec.structs import replace

from tavolino.core.game import SPECTATOR, Seat
from tavolino.core.match import AnyMatch
from tavolino.server.protocol.play import LogLine
from tavolino.server.timestamps import EntryTimes

RECENT_LINES = 4
"""So many lines before the last one are kept for each viewer."""

LINES_PER_SLICE = 64
"""So many lines are told at a time; between two slices others have their turn."""


class LogLines:
    """What is personal is told to each viewer by itself; everything else all hear alike."""

    def __init__(self, match: AnyMatch, times: EntryTimes, reels: Container[int] = ()) -> None:
        self.match = match
        self._times = times
        self._recordings = reels
        self._recent: dict[tuple[int, Seat], LogLine] = {}
        self._new = self._end = match.seq
        """The lines between these are new to most: they are told once for all."""
        self._personal: list[int] = []
        self._looked = 0
        """So many entries were looked at for whether they are personal."""

    def lines(self, viewer: Seat, since: int) -> list[LogLine]:
        """The lines from there on, as the viewer may hear them now."""
        is_new = since >= min(self._new, self.match.seq - RECENT_LINES)
        told = self._new_lines(viewer, since) if is_new else self._build(viewer, since)
        return [*self.mark_undone(told)]

    async def all_lines(self, viewer: Seat, since: int) -> list[LogLine]:
        """The same, for somebody who has just come: others have their turn meanwhile."""
        told: list[LogLine] = []
        while (
            len(fresh := [*islice(self._build(viewer, since), LINES_PER_SLICE)]) == LINES_PER_SLICE
        ):
            told += fresh
            since += LINES_PER_SLICE
            await asyncio.sleep(0)
        return [*told, *fresh]

    def mark_undone(self, lines: Iterable[LogLine]) -> Iterator[LogLine]:
        """The same lines, those that were taken back by now marked so."""
        undone = self.match.undone
        if not undone:
            return iter(lines)
        return (replace(line, undone=True) if line.seq in undone else line for line in lines)

    def _build(self, viewer: Seat, since: int) -> Iterator[LogLine]:
        for seq, before in self.match.walk(since):
            yield self._line(seq, before, viewer)

    def _new_lines(self, viewer: Seat, since: int) -> Iterable[LogLine]:
        keys = [self._key(seq, viewer) for seq in range(since, self.match.seq)]
        missing = next((key for key in keys if key not in self._recent), None)
        if missing is not None:
            for seq, before in self.match.walk(missing[0]):
                self._recent[self._key(seq, viewer)] = self._line(seq, before, viewer)
        return [self._recent[key] for key in keys]

    def _key(self, seq: int, viewer: Seat) -> tuple[int, Seat]:
        return seq, viewer if self._is_personal(seq) else SPECTATOR

    def _is_personal(self, seq: int) -> bool:
        game, action = self.match.game, self.match.action(seq)
        return game.secrets and action is not None and game.telling.personal(action)

    def _line(self, seq: int, before: object, viewer: Seat) -> LogLine:
        match = self.match
        told, effects = (
            match.log_text_at(seq, before, viewer),
            match.effects_at(seq, before, viewer),
        )
        at = self._times[seq]
        reel = seq in self._recordings
        return LogLine(seq, match.entries[seq].seat, told, at, effects=effects, reel=reel)

    def invalidate(self) -> None:
        """The match went on: what is no longer new can be told anew."""
        self._new, self._end = self._end, self.match.seq
        oldest = min(self._new, self._end - RECENT_LINES)
        if len(self._recent) > 2 * RECENT_LINES:
            self._recent = {key: line for key, line in self._recent.items() if key[0] >= oldest}

    # ------------------------------------------------------------ what need not be told again
    def common_count(self, heard: int, heard_as: Seat, viewer: Seat) -> int:
        """How many of the lines that somebody heard are still so, for this viewer.

        What was taken back since then has to be told again. So has what another seat may hear,
        and this one may not.
        """
        if heard > self.match.seq:
            return 0
        since = heard if heard_as == viewer else self._alike_count(heard, heard_as, viewer)
        for undo, taken in reversed(self.match.taken_back.items()):
            if undo < heard:
                break
            since = min(since, taken)
        return since

    def _alike_count(self, heard: int, one: Seat, other: Seat) -> int:
        """How many of so many lines both viewers hear alike, from the first on."""
        if not self.match.game.secrets:
            return heard
        for seq in range(self._looked, self.match.seq):
            if self._is_personal(seq):
                self._personal.append(seq)
        self._looked = self.match.seq
        private = (seq for seq in self._personal if seq < heard)
        return next((seq for seq in private if self._differs(seq, one, other)), heard)

    def _differs(self, seq: int, one: Seat, other: Seat) -> bool:
        before = self.match.state_at(seq)
        return self._line(seq, before, one) != self._line(seq, before, other)
