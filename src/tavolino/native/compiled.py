"""One game's twin as Python sees it. A state is a buffer of so many bytes, an action a number."""

from collections.abc import Callable, Sequence
from ctypes import CDLL, c_char_p, c_int, c_uint64, c_void_p
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.native.builtin import builtins_of

States: TypeAlias = NDArray[np.uint8]
"""One state a row."""

MAX_SEATS = 5
"""As many as sit at any of our games."""

SIGNATURES: dict[str, tuple[Any, ...]] = {
    "size": (c_int,),
    "actions": (c_int,),
    "switches": (c_int,),
    "initial": (c_int, c_void_p, c_char_p, c_int),
    "apply_many": (None, c_void_p, c_void_p, c_int),
    "options_many": (None, c_void_p, c_int, c_void_p),
    "chance_many": (None, c_void_p, c_void_p, c_int),
    "actors_many": (None, c_void_p, c_int, c_void_p),
    "scores_many": (None, c_void_p, c_int, c_void_p),
    "weights": (None, c_char_p, c_void_p),
    "perft": (c_uint64, c_char_p, c_int),
    "play_random": (c_uint64, c_void_p, c_void_p, c_int, c_uint64),
    "watch_many": (None, c_void_p, c_void_p, c_int, c_void_p),
    "ideas": (c_int, c_char_p, c_int, c_int, c_int, c_int, c_uint64, c_void_p),
}
"""What the library has for each game: what it returns, and what it takes."""


MAX_SEARCHED_ACTIONS = 64
ANY_ACTION = -1
NOBODY = -2
SEARCHED_ACTION = np.dtype(
    [("action", "u4"), ("visits", "u4"), ("value", "f4"), ("scores", "f4", (5,))]
)
COURSE = np.dtype(
    [
        *((name, "u4") for name in ("decisions", "draws", "options", "changes")),
        ("unled", "u4", (MAX_SEATS,)),
        ("tree", "f4"),
    ]
)
"""How a match went that was watched: `Course` in native/watching.h says what each means."""


class UnsupportedMatch(ValueError):
    """The twin does not know such a match."""


class SearchedAction(NamedTuple):
    """An action that was thought about."""

    action: int
    visits: int
    """How often it was tried."""
    value: float
    """From 0 to 1: how well the seat stands that thinks."""
    scores: tuple[float, ...]
    """How it is expected to end, by seat."""


class CompiledTwin:
    """Single calls change a bytearray, batches the rows of an array."""

    actor: Callable[[Any], int]
    """Who acts in this state: a seat, -1 NATURE, -2 nobody."""
    options: Callable[[Any], list[int]]
    """What may be done, in the order of the readable rules; for NATURE, what may happen."""
    apply: Callable[[Any, int], None]
    """Do this to the state, in place. Legality is the caller's business."""

    def __init__(self, library: CDLL, name: str) -> None:
        known = (what for what in SIGNATURES if hasattr(library, f"{name}_{what}"))
        self._c = {what: _declared(library, name, what) for what in known}
        self.size: int = self._c["size"]()
        self.actions: int = self._c["actions"]()
        self.switches: int = self._c["switches"]()
        made = builtins_of(getattr(library, f"{name}_methods"))
        self.actor, self.options, self.apply = made["actor"], made["options"], made["apply"]

    def initial(self, switches: bytes, seats: int) -> bytearray:
        """A match that begins; raises Refused. One byte a switch: which of its values."""
        state = np.zeros(self.size, np.uint8)
        if len(switches) != self.switches:
            raise UnsupportedMatch(f"{len(switches)} switches instead of {self.switches}")
        if not self._c["initial"](state.ctypes.data, switches, seats):
            raise UnsupportedMatch(f"{seats} seats, switches {switches.hex(' ')}")
        return bytearray(state)

    def weights(self, state: bytes | bytearray) -> list[int]:
        """How often each outcome is drawn, beside the others; in the order of `options`."""
        self._require_size(state)
        drawn = np.zeros(len(self.options(state)), np.uint32)
        self._c["weights"](bytes(state), drawn.ctypes.data)
        return [int(weight) for weight in drawn]

    def perft(self, state: bytes, depth: int) -> int:
        """The number of sequences of so many actions and outcomes, or fewer where a match ends."""
        self._require_size(state)
        count: int = self._c["perft"](bytes(state), depth)
        return count

    def search(
        self,
        worlds: Sequence[bytes],
        seat: int,
        iterations: int,
        seed: int,
        only: int = ANY_ACTION,
    ) -> list[SearchedAction]:
        """What the seat could do in a state that may be any of these worlds, the best first.

        With `only` one option is tried, as often as else all of them together.
        """
        for world in worlds:
            self._require_size(world)
        ideas = np.zeros(MAX_SEARCHED_ACTIONS, SEARCHED_ACTION)
        joined, into = b"".join(worlds), ideas.ctypes.data
        found = self._c["ideas"](joined, len(worlds), seat, only, iterations, seed, into)
        return [SearchedAction(a, n, v, tuple(s.tolist())) for a, n, v, s in ideas[:found].tolist()]

    @property
    def can_search(self) -> bool:
        """Has anybody taught it to search?"""
        return "ideas" in self._c

    @property
    def can_play_fast(self) -> bool:
        """Does it know players who do not think long?"""
        return "watch_many" in self._c

    def _require_size(self, state: bytes | bytearray) -> None:
        if len(state) != self.size:
            raise ValueError(f"a state has {self.size} bytes")

    # ------------------------------------------------------------ many at once
    def starts(self, switches: bytes, seats: int, count: int) -> States:
        """So many matches that begin."""
        return np.tile(np.frombuffer(self.initial(switches, seats), np.uint8), (count, 1))

    def apply_many(self, states: States, actions: NDArray[np.uint16]) -> None:
        """Do one action to each state."""
        self._require_rows(states)
        if actions.dtype != np.uint16 or actions.shape != (len(states),):
            raise ValueError("one action of 16 bits for each state")
        chosen = np.ascontiguousarray(actions)
        self._c["apply_many"](states.ctypes.data, chosen.ctypes.data, len(states))

    def options_many(self, states: States) -> NDArray[np.bool_]:
        """For each state and each action: is it an option?"""
        self._require_rows(states)
        masks = np.zeros((len(states), self.actions), np.bool_)
        self._c["options_many"](states.ctypes.data, len(states), masks.ctypes.data)
        return masks

    def chance_many(self, states: States, seeds: NDArray[np.uint64]) -> None:
        """Let chance bring what is due in each state, until a seat is asked or nobody is."""
        self._require_seeds(states, seeds)
        self._c["chance_many"](states.ctypes.data, seeds.ctypes.data, len(states))

    def actors_many(self, states: States) -> NDArray[np.int8]:
        """Who acts in each state."""
        self._require_rows(states)
        actors = np.zeros(len(states), np.int8)
        self._c["actors_many"](states.ctypes.data, len(states), actors.ctypes.data)
        return actors

    def scores_many(self, states: States) -> NDArray[np.int32]:
        """The points in each state, a column a seat; 0 where nobody sits."""
        self._require_rows(states)
        scores = np.zeros((len(states), MAX_SEATS), np.int32)
        self._c["scores_many"](states.ctypes.data, len(states), scores.ctypes.data)
        return scores

    def play_random(self, states: States, seeds: NDArray[np.uint64], moves: int) -> int:
        """Random actions in each state, at most so many; returns how many it were in all."""
        self._require_seeds(states, seeds)
        made: int = self._c["play_random"](
            states.ctypes.data, seeds.ctypes.data, len(states), moves
        )
        return made

    def play_fast_many(self, states: States, seeds: NDArray[np.uint64]) -> NDArray[np.void]:
        """Let players who do not think long play each match to its end; a `COURSE` each."""
        self._require_seeds(states, seeds)
        courses = np.zeros(len(states), COURSE)
        into = courses.ctypes.data
        self._c["watch_many"](states.ctypes.data, seeds.ctypes.data, len(states), into)
        return courses

    def _require_seeds(self, states: States, seeds: NDArray[np.uint64]) -> None:
        self._require_rows(states)
        if seeds.dtype != np.uint64 or seeds.shape != (len(states),):
            raise ValueError("one seed of 64 bits for each state")

    def _require_rows(self, states: States) -> None:
        if states.dtype != np.uint8 or states.ndim != 2 or states.shape[1] != self.size:
            raise ValueError(f"states are rows of {self.size} bytes")
        if not (states.flags.c_contiguous and states.flags.writeable):
            raise ValueError("states lie one behind the other and can be changed")


def _declared(library: CDLL, name: str, what: str) -> Any:
    function = getattr(library, f"{name}_{what}")
    function.restype, *function.argtypes = SIGNATURES[what]
    return function
