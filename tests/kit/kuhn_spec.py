"""The specification of Kuhn poker, small enough to be solved."""

from examples.kuhn import KUHN
from examples.kuhn.game import View
from tavolino.research.action_space import ActionSpace
from tavolino.research.environment import Environment
from tavolino.research.game_spec import GameSpec
from tavolino.research.observation import ViewBounds

KUHN_SPEC = GameSpec(
    actions=ActionSpace(("check", "bet", "call", "fold")),
    outcomes=ActionSpace(("deal J", "deal Q", "deal K", "show")),
    view=View,
    bounds=ViewBounds(each_seat=frozenset({"cards", "stakes"}), lengths={"said": 3}),
    longest=10,
    points=(-2, 2),
)
KUHN_ENVIRONMENT = Environment(KUHN, KUHN_SPEC, 2, reward="scores")
