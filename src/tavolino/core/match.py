"""A match being played: the log, and the states it passed through."""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import Any, Generic, TypeAlias

import msgspec

from tavolino.core import chance
from tavolino.core.game import (
    NATURE,
    Action,
    AnyGame,
    Game,
    IllegalAction,
    MalformedAction,
    Seat,
    State,
    View,
)
from tavolino.core.log import (
    UNDO,
    Entry,
    Header,
    Log,
    note_records,
    note_scores,
    options_of,
    standing,
)
from tavolino.core.performance import Record
from tavolino.core.words import Objection, Text

NO_UNDO = "HOUSE-2"
"""The house's own rule: one's own last action can be taken back, until somebody else acts.

Not once the match is over: then its seed may be seen, and with it what was hidden. Nor where the
seat was asked and the time ran: silence could be taken back as well, and time be won by it.
"""

REGRETS = 100
"""So often a seat may take something back before somebody else acts: a log must end some day."""


class Match(Generic[State, Action, View]):
    """Holds the whole truth. What a seat may see of it comes from the game's `view` and `tell`."""

    def __init__(
        self,
        game: Game[State, Action, View],
        seats: int,
        options: dict[str, Any] | None = None,
        seed: str = "",
    ) -> None:
        if seats not in game.seats:
            raise ValueError(f"{game.name} is for {game.seats} players, not {seats}")
        checked = options_of(game, options or {})
        self.game = game
        self.header = Header(game.name, game.revision, seats, msgspec.to_builtins(checked), seed)
        self._entries: list[Entry] = []
        self._history: list[State] = [game.initial(checked, seats)]
        self._unknown = 0
        """So many states before the first of `_history` are not worked out yet."""

    def skip(self, entries: Sequence[Entry], state: State) -> None:
        """Begin in the middle: these entries led to this state, as its keeper promises."""
        self._entries = list(entries)
        self._history = [state]
        self._unknown = len(entries)

    @property
    def seq(self) -> int:
        """The number of entries so far, and so the number that the next one gets."""
        return len(self._entries)

    @property
    def entries(self) -> Sequence[Entry]:
        return self._entries

    @property
    def log(self) -> Log:
        return Log(self.header, tuple(self._entries))

    @property
    def state(self) -> State:
        return self._history[-1]

    @property
    def actors(self) -> tuple[Seat, ...]:
        return self.game.actors(self.state)

    @property
    def is_over(self) -> bool:
        return not self.actors

    def past(self, seq: int) -> State:
        """The state after so many entries."""
        if seq < self._unknown:
            self._work_out()
        return self._history[seq - self._unknown]

    def _work_out(self) -> None:
        """The states that were skipped, by doing their entries after all."""
        header = self.header
        earlier = Match(self.game, header.seats, header.options, header.seed)
        for entry in self._entries[: self._unknown]:
            earlier.append(entry)
        self._history = [*earlier._history[:-1], *self._history]
        self._unknown = 0

    def may_undo(self, seat: Seat) -> bool:
        """Only while nobody else acted or NATURE is about to: what is revealed cannot be unseen.

        What another seat did and took back was seen as well.
        """
        kept = standing(self._entries)
        if seat == NATURE or not kept or self.is_over or NATURE in self.actors:
            return False
        if any(entry.seat != seat for entry in self._entries[kept[-1] :]):
            return False
        if self.game.window(self.past(kept[-1]), seat):
            return False
        own = takewhile(lambda entry: entry.seat == seat, reversed(self._entries))
        return sum(entry.text == UNDO for entry in own) < REGRETS

    def may_regret(self, entry: Entry) -> bool:
        """Could the seat take this entry back, if nobody else acted before?"""
        after = self.game.actors(self._after(entry))
        timed = self.game.window(self.state, entry.seat) is not None
        return bool(after) and NATURE not in after and not timed

    def accept(self, seat: Seat, text: str) -> Entry:
        """The entry that this text would become, in canonical notation; changes nothing.

        Raises MalformedAction, NotYourTurn or IllegalAction.
        """
        if text.strip() == UNDO:
            if not self.may_undo(seat):
                raise IllegalAction(Objection(NO_UNDO, Text("no-undo")), seat, UNDO)
            return Entry(seat, UNDO)
        action = self.game.parse(text)
        self.game.demand(self.state, seat, action)
        return Entry(seat, self.game.format(action))

    def ends_with(self, entry: Entry) -> bool:
        """Would the match be over after this entry?"""
        return self.game.is_over(self._after(entry))

    def append(self, entry: Entry) -> None:
        """Add an entry that `accept` or `draw` gave."""
        after = self._after(entry)
        self._entries.append(entry)
        self._history.append(after)

    def _after(self, entry: Entry) -> State:
        if entry.text == UNDO:
            return self.past(standing(self._entries)[-1])
        return self.game.apply(self.state, entry.seat, self.game.parse(entry.text))

    def play(self, seat: Seat, text: str) -> Entry:
        """Let a seat act or undo; an error leaves the match as it was."""
        entry = self.accept(seat, text)
        self.append(entry)
        return entry

    def draw(self) -> Entry:
        """NATURE's next outcome, as the seed decides it; changes nothing."""
        return Entry(NATURE, self._drawn(self.seq))

    def stacked(self, recorded: Container[int] = ()) -> list[int]:
        """The positions of NATURE's entries that are not what the seed decides.

        Those that were recorded are left out: they are to be repeated and not drawn again.
        """
        return [
            position
            for position, entry in enumerate(self._entries)
            if entry.seat == NATURE
            and position not in recorded
            and entry.text != self._drawn(position)
        ]

    def _drawn(self, seq: int) -> str:
        drawn = chance.draw(self.game, self.past(seq), self.header.seed, seq)
        return self.game.format(drawn)


AnyMatch: TypeAlias = Match[Any, Any, Any]


def finished(match: AnyMatch, records: Mapping[int, Record] | None = None) -> str:
    """The log of a match that is over, with notes of how it ended and how things went."""
    scores = note_scores(match.game.scores(match.state))
    return str(match.log) + note_records(records or {}) + scores


class BrokenLog(ValueError):
    """A log does not replay: the entry at this position is not what the rules allow there."""

    def __init__(self, position: int, entry: Entry, reason: ValueError) -> None:
        self.position = position
        self.reason = reason
        super().__init__(f"entry {position} ({entry}): {reason}")


def replay(game: AnyGame, log: Log) -> AnyMatch:
    """Play a log again from the beginning, every entry checked; raises BrokenLog."""
    header = log.header
    if header.game != game.name:
        raise MalformedAction(f"this is a log of {header.game}, not of {game.name}")
    match: AnyMatch = Match(game, header.seats, header.options, header.seed)
    go_on(match, log.entries)
    return match


def go_on(match: AnyMatch, entries: Iterable[Entry]) -> None:
    """Play these entries next, every one checked; raises BrokenLog."""
    for entry in entries:
        try:
            match.play(entry.seat, entry.text)
        except (MalformedAction, IllegalAction) as reason:
            raise BrokenLog(match.seq, entry, reason) from reason
