"""The scenarios by name."""

from tests.soak.cuts import cuts
from tests.soak.hostile import hostile
from tests.soak.kills import kills
from tests.soak.memory import memory
from tests.soak.outages import outages
from tests.soak.palermo import palermo
from tests.soak.papa_paolo import papa_paolo
from tests.soak.rules import rules
from tests.soak.run import Scenario
from tests.soak.villa_paletti import villa_paletti

LONG = ("memory",)
"""Scenarios whose single run takes all the time, beside the others."""

SCENARIOS: dict[str, Scenario] = {
    "palermo": palermo,
    "papa_paolo": papa_paolo,
    "villa_paletti": villa_paletti,
    "hostile": hostile,
    "rules": rules,
    "kills": kills,
    "outages": outages,
    "cuts": cuts,
    "memory": memory,
}
