"""The log of a match as each viewer may read it. Only the newest lines are cached."""

import asyncio
from collections.abc import Container, Iterator
from itertools import islice

from msgspec.structs import replace

from tavolino.core.game import SPECTATOR, Seat
from tavolino.core.match import AnyMatch
from tavolino.server.protocol.play import LogLine
from tavolino.server.timestamps import EntryTimes

RECENT_LINES = 4
"""Number of newest lines that are cached for each viewer."""

LINES_PER_SLICE = 64
"""Number of lines that are built before other tasks get a turn."""


class LogLines:
    """Builds personal lines for each viewer and all other lines once."""

    def __init__(self, match: AnyMatch, times: EntryTimes, reels: Container[int] = ()) -> None:
        self.match = match
        self._times = times
        self._recordings = reels
        self._recent: dict[tuple[int, Seat], LogLine] = {}
        self._new = self._end = match.seq
        """Lines between these numbers are new to most viewers and are built once for all."""
        self._personal: list[int] = []
        self._looked = 0
        """Number of entries that were checked for being personal."""

    def lines(self, viewer: Seat, since: int) -> list[LogLine]:
        """The lines from entry `since` on, as the viewer may read them now."""
        is_new = since >= min(self._new, self.match.seq - RECENT_LINES)
        told = self._new_lines(viewer, since) if is_new else [*self._build(viewer, since)]
        return self.mark_undone(told)

    async def all_lines(self, viewer: Seat, since: int) -> list[LogLine]:
        """The same for a new connection. Other tasks get a turn between slices."""
        told: list[LogLine] = []
        while (
            len(fresh := [*islice(self._build(viewer, since), LINES_PER_SLICE)]) == LINES_PER_SLICE
        ):
            told += fresh
            since += LINES_PER_SLICE
            await asyncio.sleep(0)
        return [*told, *fresh]

    def mark_undone(self, lines: list[LogLine]) -> list[LogLine]:
        """The same lines, with undone ones marked."""
        undone = self.match.undone
        if not undone:
            return lines
        return [replace(line, undone=True) if line.seq in undone else line for line in lines]

    def _build(self, viewer: Seat, since: int) -> Iterator[LogLine]:
        for seq, before in self.match.walk(since):
            yield self._line(seq, before, viewer)

    def _new_lines(self, viewer: Seat, since: int) -> list[LogLine]:
        recent = self._recent
        keys = [self._key(seq, viewer) for seq in range(since, self.match.seq)]
        if not all(key in recent for key in keys):
            for key, (seq, before) in zip(keys, self.match.walk(since), strict=True):
                if key not in recent:
                    recent[key] = self._line(seq, before, viewer)
        return [recent[key] for key in keys]

    def _key(self, seq: int, viewer: Seat) -> tuple[int, Seat]:
        return seq, viewer if self._is_personal(seq) else SPECTATOR

    def _is_personal(self, seq: int) -> bool:
        game = self.match.game
        if not game.secrets:
            return False
        action = self.match.action(seq)
        return action is not None and game.telling.personal(action)

    def _line(self, seq: int, before: object, viewer: Seat) -> LogLine:
        match = self.match
        message = match.log_text_at(seq, before, viewer)
        effects = match.effects_at(seq, before, viewer)
        at = self._times[seq]
        recording = seq in self._recordings
        return LogLine(
            seq, match.entries[seq].seat, message, at, effects=effects, recording=recording
        )

    def invalidate(self) -> None:
        """Drops old lines from the cache after the match went on."""
        self._new, self._end = self._end, self.match.seq
        oldest = min(self._new, self._end - RECENT_LINES)
        if len(self._recent) > 2 * RECENT_LINES:
            self._recent = {key: line for key, line in self._recent.items() if key[0] >= oldest}

    # ------------------------------------------------------------ lines that need not be sent again
    def common_count(self, heard: int, heard_as: Seat, viewer: Seat) -> int:
        """Number of lines at the beginning that a viewer already has and that are still right.

        Lines that were undone since then must be sent again. So must lines that the viewer read
        as another seat, if this seat reads them differently.
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
        """Number of lines at the beginning that both viewers read alike, at most `heard`."""
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
