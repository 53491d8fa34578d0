"""The numeric specification of Villa Paletti. Gestures other than pulls use ready-made numbers."""

from tavolino.games.villa_paletti.components import COLOURS, FLOORS, PILLARS
from tavolino.games.villa_paletti.notation import WORDS
from tavolino.games.villa_paletti.rules import DIRECTIONS
from tavolino.games.villa_paletti.view import View
from tavolino.research.action_space import ActionSpace, sentences
from tavolino.research.game_spec import GameSpec
from tavolino.research.observation import ViewBounds

_PILLARS = [pillar.name for pillar in PILLARS]
_PIECES = [*_PILLARS, *(floor.colour for floor in FLOORS)]
_PULLS = [f"{towards}{held}" for towards in DIRECTIONS for held in ("", " steady")]
_READY_MADE = 128
"""Maximum number of placements of a pillar or a floor that are offered at once."""
_CENTIMETRE = 1000.0
"""One centimetre, in hundredths of a millimetre."""

VILLA_PALETTI = GameSpec(
    actions=ActionSpace(
        (
            *sentences("colour", COLOURS),
            *(f"touch {pillar} fingers 40" for pillar in _PILLARS),
            *(f"touch {pillar} hook 10" for pillar in _PILLARS),
            *(word for word in WORDS if word != "held"),
            *sentences("take", _PILLARS),
            *sentences("pull", _PULLS),
        ),
        _READY_MADE,
    ),
    outcomes=ActionSpace(()),
    view=View,
    bounds=ViewBounds(
        seats=frozenset(
            {
                *("turn", "youngest", "culprit", "waiting"),
                *("pillars.owner", "project.mover", "seal.holder", "seal.previous"),
            }
        ),
        each_seat=frozenset({"players"}),
        lengths={"floors": len(FLOORS)},
        words={
            "pillars": _PILLARS,
            "project.pillar": ["", *_PILLARS],
            "carried.piece": _PIECES,
            "collapse.piece": _PIECES,
        },
        units={
            **{f"pillars.{axis}": 10 * _CENTIMETRE for axis in "xyz"},
            **dict.fromkeys(("floors.pose", "pillars.pose", "carried.pose"), 1e9),
            "project.grip": 100.0,
            "carried.seconds": 100.0,
        },
        left_out=frozenset({"area", "pillars.neighbours", "pillars.advice"}),
    ),
    longest=2000,
    points=(-1, 1),
)
