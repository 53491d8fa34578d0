"""Two games with two later revisions. `first` and `second` are their earlier revisions.

Questions: revision 1 has only the answer nay, revision 2 has yes and no, and the newest has a time
limit. The tower: the first revision allows a pull twice as hard.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from tavolino.core.game import AnyGame, Seat, no_hurry
from tavolino.core.text import Objection, Text
from tests.kit.games import faulty, questions
from tests.kit.games.questions import Round
from tests.kit.games.tower import Pull


# ---------------------------------------------------------------- questions
def only_nay(state: Round, seat: Seat) -> Sequence[str]:
    return ("nay",) if state.waiting else ("ask",)


def refuse_all_but_nay(state: Round, seat: Seat, action: str) -> Objection | None:
    return None if action in only_nay(state, seat) else Objection("ASK-1", Text("say-nay"))


def parse(text: str) -> str:
    return "nay" if text.strip() == "nay" else questions.parse(text)


def without_hurry(game: AnyGame) -> AnyGame:
    return replace(game, revision=2, window=no_hurry)


def with_nay(game: AnyGame) -> AnyGame:
    assert game.thinking
    mind = replace(game.thinking, candidates=only_nay)
    return replace(game, revision=1, legal=only_nay, refuse=refuse_all_but_nay, thinking=mind)


# ---------------------------------------------------------------- a tower
class Pushed(faulty.Pushing):
    """A gesture that may push twice as hard."""

    HARDEST = 2.0


def refuse_beyond_two(tower: Any, seat: Seat, action: Any) -> Objection | None:
    if seat == 0 and isinstance(action, Pull) and 0 < action.force <= Pushed.HARDEST:
        return None
    return faulty.PUSHED.refuse(tower, seat, action)


def harder(game: AnyGame) -> AnyGame:
    strong = replace(faulty.PUSHING, perform=lambda tower, seat: Pushed(tower))
    return replace(game, revision=1, refuse=refuse_beyond_two, hands=strong)


def unchanged(game: AnyGame) -> AnyGame:
    return replace(game, revision=2)


QUESTIONS: AnyGame = replace(
    cast(AnyGame, questions.SLOW),
    name="questions",
    room=__name__,
    revision=3,
    past=(without_hurry, with_nay),
    parse=parse,
)
PULLED: AnyGame = replace(
    faulty.PUSHED, name="pulled", room=__name__, revision=3, past=(unchanged, harder)
)
