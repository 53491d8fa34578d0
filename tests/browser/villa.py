"""A villa of Villa Paletti set up by hand, so that some pillars surely stand free of the floor."""

from collections.abc import Iterator

from tavolino.core.switches import Value
from tavolino.games.villa_paletti.components import PILLARS
from tests.browser import witness
from tests.conftest import House
from tests.server.client import Said, lay, tokens

BAY = {"r1": (-100, 36), "y1": (-104, 12), "b1": (-104, -12), "g1": (-100, -36)}
"""One pillar of each colour where the blue floor has its bay: nothing lies over these."""

UNDER = (
    *((-48, -83), (0, -96), (48, -83), (83, -48), (96, 0), (83, 48), (48, 83), (0, 96)),
    *((-48, 83), (-35, -26), (1, -51), (43, -40), (62, 0), (43, 40), (1, 51), (-35, 26)),
)
"""Under the blue floor, all round."""


def building_plan() -> Iterator[str]:
    covered = (pillar.name for pillar in PILLARS if pillar.name not in BAY)
    for name, (x, y) in [*BAY.items(), *zip(covered, UNDER, strict=True)]:
        yield f"stand {name} {x} {y}"
    yield "lay 0 0 0"


def set_up(house: House, phase: str = "start", **options: Value) -> tuple[Said, int]:
    """A table of two whose villa has its blue floor, in this phase; and who is asked."""
    made = lay(house, "villa_paletti", "me", "open", options={"manual": True, **options})
    plan = building_plan()
    with witness.line(house, made["table"]["id"], tokens(made, "mine", "open")) as socket:
        told = witness.moments(socket)
        while (update := next(told))["view"]["phase"] != phase:
            if update["options"]:
                first = update["options"][0]
                building = update["view"]["phase"] in ("setup", "blue")
                witness.act(socket, update, next(plan) if building else first)
    return made, update["actors"][0]
