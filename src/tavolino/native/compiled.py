"""The Python interface of a game's twin. A state is a buffer of fixed size, an action a number."""

from collections.abc import Callable, Sequence
from ctypes import CDLL, c_char_p, c_int, c_uint64, c_void_p
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tavolino.native.builtin import builtins_of

States: TypeAlias = NDArray[np.uint8]
"""One state per row."""

MAX_SEATS = 5
"""Maximum number of seats of any game."""

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
"""The exported functions of each game: return type, then argument types."""


MAX_SEARCHED_ACTIONS = 64
ANY_ACTION = -1
NOBODY = -2
SEARCHED_ACTION = np.dtype(
    [("action", "u4"), ("visits", "u4"), ("value", "f4"), ("scores", "f4", (5,))]
)
MATCH_STATS = np.dtype(
    [
        *((name, "u4") for name in ("decisions", "draws", "options", "changes")),
        ("unled", "u4", (MAX_SEATS,)),
        ("tree", "f4"),
    ]
)
"""Statistics of one match; `MatchStats` in native/watching.h describes each field."""


class UnsupportedMatch(ValueError):
    """The twin does not support this number of seats or these rule options."""


class SearchedAction(NamedTuple):
    """The search result for one action."""

    action: int
    visits: int
    """How often the search tried it."""
    value: float
    """The win probability of the searching seat, from 0 to 1."""
    scores: tuple[float, ...]
    """The expected final scores, by seat."""


class CompiledTwin:
    """A compiled twin. Single calls modify a bytearray, batches modify the rows of an array."""

    actor: Callable[[Any], int]
    """The seat to act in a state; -1 is NATURE, -2 means that the match is over."""
    options: Callable[[Any], list[int]]
    """The legal actions in the order of the Python rules; for NATURE, the possible outcomes."""
    apply: Callable[[Any, int], None]
    """Apply an action to a state, in place. The caller must make sure that it is legal."""

    def __init__(self, library: CDLL, name: str) -> None:
        available = (what for what in SIGNATURES if hasattr(library, f"{name}_{what}"))
        self._c = {what: _declared(library, name, what) for what in available}
        self.size: int = self._c["size"]()
        self.actions: int = self._c["actions"]()
        self.switches: int = self._c["switches"]()
        calls = builtins_of(getattr(library, f"{name}_methods"))
        self.actor, self.options, self.apply = calls["actor"], calls["options"], calls["apply"]

    def initial(self, switches: bytes, seats: int) -> bytearray:
        """The initial state of a match; raises Refused.

        `switches` has one byte per rule option: the index of its value.
        """
        state = np.zeros(self.size, np.uint8)
        if len(switches) != self.switches:
            raise UnsupportedMatch(f"{len(switches)} switches instead of {self.switches}")
        if not self._c["initial"](state.ctypes.data, switches, seats):
            raise UnsupportedMatch(f"{seats} seats, switches {switches.hex(' ')}")
        return bytearray(state)

    def weights(self, state: bytes | bytearray) -> list[int]:
        """The relative weight of each outcome, in the order of `options`."""
        self._require_size(state)
        drawn = np.zeros(len(self.options(state)), np.uint32)
        self._c["weights"](bytes(state), drawn.ctypes.data)
        return [int(weight) for weight in drawn]

    def perft(self, state: bytes, depth: int) -> int:
        """Count the sequences of `depth` actions and outcomes; shorter ones if the match ends."""
        self._require_size(state)
        count: int = self._c["perft"](bytes(state), depth)
        return count

    def search(
        self,
        samples: Sequence[bytes],
        seat: int,
        iterations: int,
        seed: int,
        only: int = ANY_ACTION,
    ) -> list[SearchedAction]:
        """Search for a seat that cannot tell these sampled states apart. Best action first.

        With `only`, the search spends all iterations on this action.
        """
        for sample in samples:
            self._require_size(sample)
        ideas = np.zeros(MAX_SEARCHED_ACTIONS, SEARCHED_ACTION)
        joined, into = b"".join(samples), ideas.ctypes.data
        found = self._c["ideas"](joined, len(samples), seat, only, iterations, seed, into)
        return [SearchedAction(a, n, v, tuple(s.tolist())) for a, n, v, s in ideas[:found].tolist()]

    @property
    def can_search(self) -> bool:
        """Does this twin implement a search?"""
        return "ideas" in self._c

    @property
    def can_play_fast(self) -> bool:
        """Does this twin implement fast players?"""
        return "watch_many" in self._c

    def _require_size(self, state: bytes | bytearray) -> None:
        if len(state) != self.size:
            raise ValueError(f"a state has {self.size} bytes")

    # ------------------------------------------------------------ batches
    def starts(self, switches: bytes, seats: int, count: int) -> States:
        """The initial states of `count` matches."""
        return np.tile(np.frombuffer(self.initial(switches, seats), np.uint8), (count, 1))

    def apply_many(self, states: States, actions: NDArray[np.uint16]) -> None:
        """Apply one action to each state."""
        self._require_rows(states)
        if actions.dtype != np.uint16 or actions.shape != (len(states),):
            raise ValueError("expected one uint16 action per state")
        chosen = np.ascontiguousarray(actions)
        self._c["apply_many"](states.ctypes.data, chosen.ctypes.data, len(states))

    def options_many(self, states: States) -> NDArray[np.bool_]:
        """For each state and each action: is the action legal?"""
        self._require_rows(states)
        masks = np.zeros((len(states), self.actions), np.bool_)
        self._c["options_many"](states.ctypes.data, len(states), masks.ctypes.data)
        return masks

    def chance_many(self, states: States, seeds: NDArray[np.uint64]) -> None:
        """Draw random outcomes in each state until a player is to act or the match is over."""
        self._require_seeds(states, seeds)
        self._c["chance_many"](states.ctypes.data, seeds.ctypes.data, len(states))

    def actors_many(self, states: States) -> NDArray[np.int8]:
        """The seat to act in each state; see `actor`."""
        self._require_rows(states)
        actors = np.zeros(len(states), np.int8)
        self._c["actors_many"](states.ctypes.data, len(states), actors.ctypes.data)
        return actors

    def scores_many(self, states: States) -> NDArray[np.int32]:
        """The scores in each state, one column per seat; 0 for unused seats."""
        self._require_rows(states)
        scores = np.zeros((len(states), MAX_SEATS), np.int32)
        self._c["scores_many"](states.ctypes.data, len(states), scores.ctypes.data)
        return scores

    def play_random(self, states: States, seeds: NDArray[np.uint64], moves: int) -> int:
        """Play at most `moves` random actions in each state; returns the total number played."""
        self._require_seeds(states, seeds)
        calls: int = self._c["play_random"](
            states.ctypes.data, seeds.ctypes.data, len(states), moves
        )
        return calls

    def play_fast_many(self, states: States, seeds: NDArray[np.uint64]) -> NDArray[np.void]:
        """Let fast players play each match to its end; returns `MATCH_STATS` of each match."""
        self._require_seeds(states, seeds)
        stats = np.zeros(len(states), MATCH_STATS)
        into = stats.ctypes.data
        self._c["watch_many"](states.ctypes.data, seeds.ctypes.data, len(states), into)
        return stats

    def _require_seeds(self, states: States, seeds: NDArray[np.uint64]) -> None:
        self._require_rows(states)
        if seeds.dtype != np.uint64 or seeds.shape != (len(states),):
            raise ValueError("expected one uint64 seed per state")

    def _require_rows(self, states: States) -> None:
        if states.dtype != np.uint8 or states.ndim != 2 or states.shape[1] != self.size:
            raise ValueError(f"expected a uint8 array with rows of {self.size} bytes")
        if not (states.flags.c_contiguous and states.flags.writeable):
            raise ValueError("expected a contiguous and writable array of states")


def _declared(library: CDLL, name: str, what: str) -> Any:
    function = getattr(library, f"{name}_{what}")
    function.restype, *function.argtypes = SIGNATURES[what]
    return function
