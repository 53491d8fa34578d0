"""Kuhn poker in numbers: small enough to be solved."""

from examples.kuhn import KUHN
from examples.kuhn.view import View
from tavolino.research.action_space import Numbering
from tavolino.research.environment import Bench
from tavolino.research.game_spec import Scheme
from tavolino.research.observation import Bounds

SCHEME = Scheme(
    actions=Numbering(("check", "bet", "call", "fold")),
    outcomes=Numbering(("deal J", "deal Q", "deal K", "show")),
    view=View,
    bounds=Bounds(each_seat=frozenset({"cards", "stakes"}), lengths={"said": 3}),
    longest=10,
    points=(-2, 2),
)
BENCH = Bench(KUHN, SCHEME, 2, reward="scores")
