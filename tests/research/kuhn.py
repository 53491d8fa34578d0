"""Kuhn poker in numbers: small enough to be solved."""

from examples.kuhn import KUHN
from examples.kuhn.view import View
from tavolino.research.laboratory import Bench
from tavolino.research.layout import Bounds
from tavolino.research.numbering import Numbering
from tavolino.research.scheme import Scheme

SCHEME = Scheme(
    actions=Numbering(("check", "bet", "call", "fold")),
    outcomes=Numbering(("deal J", "deal Q", "deal K", "show")),
    view=View,
    bounds=Bounds(each_seat=frozenset({"cards", "stakes"}), lengths={"said": 3}),
    longest=10,
    points=(-2, 2),
)
BENCH = Bench(KUHN, SCHEME, 2, reward="scores")
