"""A match in progress: the log, the current state and the states before it."""

from array import array
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeAlias

import msgspec
from msgspec import Struct

from tavolino.core import chance, undo
from tavolino.core.contract.simulation import Trace
from tavolino.core.effects import Effect
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
    checked_options,
    scores_note,
    trace_notes,
    undo_count,
)
from tavolino.core.text import LogText, Objection, Text

NO_UNDO = "HOUSE-2"
"""The server's rule that a seat may undo its last action until another seat acts.

It does not apply once the match is over, because the players may then see the seed and everything
that was hidden. It does not apply to an answer with a time limit, because a player could gain time
by undoing an expired answer. A player whose opponents are bots may also undo what the bots did
after the action, where nothing is hidden. An automatic answer is undone with the action that led to
it.
"""

RECENT_STATES = 4
"""Number of latest states that a match keeps after `drop_old_states`."""

ENTRIES_PER_STATE = 64
"""Interval, in entries, of the older states that it keeps as starting points for `state_at`."""

UNKNOWN = 2
"""Value of `Match._forced` for a state that was not looked at yet; otherwise True or False."""


@lru_cache(maxsize=1 << 14)
def _interned(entry: Entry) -> Entry:
    """Shares equal entries between matches, to save memory."""
    return entry


class Step(Struct, Generic[State, Action], frozen=True):
    """A possible next entry, with the state that it leads to."""

    entry: Entry
    action: Action | None
    """None for an undo."""
    after: State
    actors: tuple[Seat, ...]
    """The actors in the state `after`."""
    forced: tuple[Seat, Action] | None
    """The answer that the server plays by itself in the state `after`, if there is one."""


class Match(Generic[State, Action, View]):
    """The complete truth about a match. Viewers get it through the game's `view` and `tell`."""

    def __init__(
        self,
        game: Game[State, Action, View],
        seats: int,
        options: dict[str, Any] | None = None,
        seed: str = "",
    ) -> None:
        if seats not in game.seats:
            raise ValueError(f"{game.name} is for {game.seats} players, not {seats}")
        checked = checked_options(game, options or {})
        self.game = game
        self.header = Header(game.name, game.revision, seats, msgspec.to_builtins(checked), seed)
        self._entries: list[Entry] = []
        self.entries: Sequence[Entry] = self._entries
        self.seq = 0
        """The number of entries so far, which is also the position of the next entry."""
        self.standing = array("i")
        """The positions of the actions that have not been undone."""
        self.taken_back: dict[int, int] = {}
        """For the position of each undo, the position of the first entry that it takes back."""
        self.undone: set[int] = set()
        """The positions of all actions that have been undone."""
        self.state: State = game.initial(checked, seats)
        self._states: dict[int, State] = {0: self.state}
        """Cached states, by the number of entries before them."""
        self._actions: dict[int, Action | None] = {}
        self._forced = bytearray([UNKNOWN])
        """For each number of entries, whether the server plays the next one by itself."""
        self._is_light = False
        self.prepared = 0
        """Number of entries made before the players took their seats. They cannot be undone."""
        self.actors: tuple[Seat, ...] = game.actors(self.state)
        """The actors in the current state."""

    def resume_from(self, entries: Sequence[Entry], state: State) -> None:
        """Starts at a stored position. The caller guarantees that the entries lead to `state`."""
        for entry in entries:
            self._note(entry)
        self._states[self.seq] = self.state = state
        self.actors = self.game.actors(state)

    def drop_old_states(self) -> None:
        """Drops old states that can be recomputed, now and after every later step."""
        self._is_light = True
        recent = self.seq - RECENT_STATES
        self._states = {
            seq: state
            for seq, state in self._states.items()
            if seq > recent or seq % ENTRIES_PER_STATE == 0
        }
        self._actions = {seq: done for seq, done in self._actions.items() if seq >= recent}

    @property
    def log(self) -> Log:
        return Log(self.header, tuple(self._entries))

    @property
    def is_over(self) -> bool:
        return not self.actors

    def state_at(self, seq: int) -> State:
        """The state after the first `seq` entries."""
        path = []
        while seq not in self._states:
            seq -= 1
            if seq in self.taken_back:
                seq = self.taken_back[seq]
            else:
                path.append(seq)
        state = self._states[seq]
        for at in reversed(path):
            state = self._apply(state, at)
        return state

    def _apply(self, state: State, at: int) -> State:
        action = self.action(at)
        assert action is not None, "an undo is not applied"
        after = self.game.apply(state, self._entries[at].seat, action)
        if (at + 1) % ENTRIES_PER_STATE == 0:
            self._states[at + 1] = after
        return after

    def action(self, seq: int) -> Action | None:
        """The action of the entry at this position; None for an undo."""
        if seq in self.taken_back:
            return None
        known = self._actions.get(seq)
        return self.game.parse(self._entries[seq].text) if known is None else known

    def was_forced(self, seq: int) -> bool:
        """Whether the entry at this position was an automatic answer, the only possible one."""
        if not self.game.answers_itself or seq in self.taken_back:
            return False
        if self._forced[seq] == UNKNOWN:
            self._forced[seq] = self.game.forced(self.state_at(seq)) is not None
        return bool(self._forced[seq])

    def walk(self, start: int) -> Iterator[tuple[int, State]]:
        """Yields the position of every entry from `start` on, with the state before it."""
        state = self.state_at(start)
        for seq in range(start, self.seq):
            yield seq, state
            known = self._states.get(seq + 1)
            if known is None:
                known = (
                    self.state_at(seq + 1) if seq in self.taken_back else self._apply(state, seq)
                )
            state = known

    def log_text(self, seq: int, viewer: Seat) -> LogText:
        """The text of the entry at this position, as the viewer may read it."""
        return self.log_text_at(seq, self.state_at(seq), viewer)

    def log_text_at(self, seq: int, before: State, viewer: Seat) -> LogText:
        """Like `log_text`, for a caller that already has the state before the entry."""
        seat, action = self._entries[seq].seat, self.action(seq)
        if action is None:
            text = self._entries[seq].text
            key = "took-back" if text == UNDO else "took-back-further"
            return LogText(Text(key, {"seat": seat}), text)
        return self.game.telling.tell(before, seat, action, viewer)

    def effects(self, seq: int, viewer: Seat) -> tuple[Effect, ...]:
        """The effects of the entry at this position for the viewer; none for an undo."""
        return self.effects_at(seq, self.state_at(seq), viewer)

    def effects_at(self, seq: int, before: State, viewer: Seat) -> tuple[Effect, ...]:
        """Like `effects`, for a caller that already has the state before the entry."""
        action = self.action(seq)
        if action is None:
            return ()
        return self.game.telling.effects(before, self._entries[seq].seat, action, viewer)

    def may_undo(self, seat: Seat, with_bots: Collection[Seat] = ()) -> bool:
        """Whether the seat may undo: neither another seat nor NATURE has acted since.

        An undo by another seat counts as an action, because everyone saw it. The seats in
        `with_bots` do not count. In a game with physics NATURE acts as soon as it is due, in view
        of all players.
        """
        return self.undo_reach(seat) > 0 or (
            bool(with_bots) and self.undo_reach(seat, with_bots) > 0
        )

    def undo_reach(self, seat: Seat, with_bots: Collection[Seat] = ()) -> int:
        """The number of actions that the seat would undo: its last one and all that follow it."""
        return undo.undo_reach(self, seat, with_bots)

    def undo_text(self, seat: Seat, with_bots: Collection[Seat] = ()) -> str:
        """The text of the seat's undo, whether or not the seat may undo."""
        own = self.undo_reach(seat)
        far = own or self.undo_reach(seat, with_bots)
        return UNDO if own == 1 or not far else f"{UNDO} {far}"

    def may_undo_step(self, step: Step[State, Action]) -> bool:
        """Whether the seat could undo this step if all others waited. Simulations do not wait."""
        timed = self.game.window(self.state, step.entry.seat) is not None
        while step.forced:
            step = self._answer(step.after, *step.forced)
        waits = NATURE not in step.actors or self.game.is_listed(step.after)
        return bool(step.actors) and waits and not timed

    def accept(
        self, seat: Seat, text: str, offered: Collection[str] = (), with_bots: Collection[Seat] = ()
    ) -> Step[State, Action]:
        """Checks a text and returns its step, in canonical notation. Does not change the match.

        `offered` lists actions that are known to be legal for the seat now; they are not checked
        again. An undo may take back actions of the seats in `with_bots` if it states how many.
        Raises MalformedAction, NotYourTurn or IllegalAction.
        """
        if text in offered:
            return self._apply_step(Entry(seat, text), self.game.parse(text))
        if count := undo_count(text):
            said = text.strip()
            if self.undo_reach(seat, () if said == UNDO else with_bots) != count:
                raise IllegalAction(Objection(NO_UNDO, Text("no-undo")), seat, said)
            return self._undo_step(Entry(seat, said))
        action = self.game.parse(text)
        self.game.require_legal(self.state, seat, action)
        return self._apply_step(Entry(seat, self.game.format(action)), action)

    def accept_trusted(self, entry: Entry) -> Step[State, Action]:
        """The step of an entry that was already accepted or drawn. Does not check it again."""
        if undo_count(entry.text):
            return self._undo_step(entry)
        return self._apply_step(entry, self.game.parse(entry.text))

    def _apply_step(self, entry: Entry, action: Action) -> Step[State, Action]:
        return self._step(entry, action, self.game.apply(self.state, entry.seat, action))

    def _step(self, entry: Entry, action: Action | None, after: State) -> Step[State, Action]:
        return Step(entry, action, after, self.game.actors(after), self.game.forced(after))

    def _undo_step(self, entry: Entry) -> Step[State, Action]:
        return self._step(entry, None, self.state_at(self.standing[-undo_count(entry.text)]))

    def append(self, step: Step[State, Action]) -> None:
        """Performs a step that `accept`, `accept_trusted` or `draw` returned for this position."""
        seq = self.seq
        self._note(step.entry)
        self._actions[seq] = step.action
        self._states[seq + 1] = self.state = step.after
        self._forced[seq + 1] = step.forced is not None
        if self._is_light and (past := seq + 1 - RECENT_STATES) % ENTRIES_PER_STATE:
            self._states.pop(past, None)
            self._actions.pop(past, None)
        self.actors = step.actors

    def _note(self, entry: Entry) -> None:
        if count := undo_count(entry.text):
            self.taken_back[self.seq] = self.standing[-count]
            self.undone.update(self.standing[-count:])
            del self.standing[-count:]
        else:
            self.standing.append(self.seq)
        self._entries.append(_interned(entry))
        self._forced.append(UNKNOWN)
        self.seq += 1

    def play(self, seat: Seat, text: str, with_bots: Collection[Seat] = ()) -> Entry:
        """Checks and performs an action or an undo. An error leaves the match unchanged."""
        step = self.accept(seat, text, with_bots=with_bots)
        self.append(step)
        return step.entry

    def draw(self) -> Step[State, Action]:
        """The step with NATURE's next outcome, as the seed decides. Does not change the match."""
        return self._draw(self.state, self.seq)

    def _draw(self, state: State, seq: int) -> Step[State, Action]:
        outcome = chance.draw_outcome(self.game, state, self.header.seed, seq)
        entry = Entry(NATURE, self.game.format(outcome))
        return self._step(entry, outcome, self.game.apply(state, NATURE, outcome))

    def outcomes(self, step: Step[State, Action]) -> Iterator[Step[State, Action]]:
        """Yields the steps that follow a step at once. Does not change the match.

        These are NATURE's outcomes, as the seed decides them, and automatic answers.
        """
        seq = self.seq + 1
        while (after := self._next_forced(step, seq)) is not None:
            seq, step = seq + 1, after
            yield step

    def _next_forced(self, step: Step[State, Action], seq: int) -> Step[State, Action] | None:
        if NATURE in step.actors:
            return self._draw(step.after, seq) if self.game.is_listed(step.after) else None
        return self._answer(step.after, *step.forced) if step.forced else None

    def _answer(self, state: State, seat: Seat, action: Action) -> Step[State, Action]:
        entry = Entry(seat, self.game.format(action))
        return self._step(entry, action, self.game.apply(state, seat, action))

    @property
    def chance_draws(self) -> list[int]:
        """The positions of chance draws, without outcomes of simulations, which have traces."""
        return [
            position
            for position, entry in enumerate(self._entries)
            if entry.seat == NATURE and self.game.is_listed(self.state_at(position))
        ]

    def forged_draws(self) -> list[int]:
        """The positions of chance draws that differ from what the seed decides."""
        return [
            lot for lot in self.chance_draws if self._entries[lot].text != self._seed_outcome(lot)
        ]

    def _seed_outcome(self, seq: int) -> str:
        drawn = chance.draw_outcome(self.game, self.state_at(seq), self.header.seed, seq)
        return self.game.format(drawn)


AnyMatch: TypeAlias = Match[Any, Any, Any]
AnyStep: TypeAlias = Step[Any, Any]


def finished_log(match: AnyMatch, traces: Mapping[int, Trace] | None = None) -> str:
    """The log of a finished match, with notes of the scores and of the traces."""
    scores = scores_note(match.game.scores(match.state))
    return str(match.log) + trace_notes(traces or {}) + scores


class BrokenLog(ValueError):
    """A log does not replay: the rules do not allow the entry at this position."""

    def __init__(self, position: int, entry: Entry, reason: ValueError) -> None:
        self.position = position
        self.reason = reason
        super().__init__(f"entry {position} ({entry}): {reason}")


def replay(game: AnyGame, log: Log) -> AnyMatch:
    """Replays a log from the beginning and checks every entry. Raises BrokenLog.

    Uses the revision in the header. If that is no longer available, uses today's rules.
    """
    header = log.header
    if header.game != game.name:
        raise MalformedAction(f"this is a log of {header.game}, not of {game.name}")
    rules = game.at_revision(header.revision) or game
    match: AnyMatch = Match(rules, header.seats, header.options, header.seed)
    resume_log(match, log.entries)
    return match


def resume_log(match: AnyMatch, entries: Iterable[Entry]) -> None:
    """Plays these entries and checks each of them. Raises BrokenLog.

    A log does not record who consented to an undo, so undos may take back the actions of every
    seat. The check that no player learnt anything by the undo still applies.
    """
    everybody = range(match.header.seats)
    for entry in entries:
        try:
            match.play(entry.seat, entry.text, with_bots=everybody)
        except (MalformedAction, IllegalAction) as reason:
            raise BrokenLog(match.seq, entry, reason) from reason
