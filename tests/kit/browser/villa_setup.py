"""A villa set up by a fixed plan, so that some pillars are certainly free of the floor."""

from collections.abc import Iterator
from typing import TypeAlias

from tavolino.core.game import NATURE
from tavolino.core.rule_options import Value
from tavolino.games.villa_paletti.components import PILLARS
from tests.kit.browser import server_probe
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table, tokens

Spots: TypeAlias = tuple[tuple[int, int], ...]

BAY = {"r1": (-100, 36), "y1": (-104, 12), "b1": (-104, -12), "g1": (-100, -36)}
"""One pillar of each colour in the bay of the blue floor, not covered by it."""

UNDER = (
    *((-48, -83), (0, -96), (48, -83), (83, -48), (96, 0), (83, 48), (48, 83), (0, 96)),
    *((-48, 83), (-35, -26), (1, -51), (43, -40), (62, 0), (43, 40), (1, 51), (-35, 26)),
)
"""Spots all round under the blue floor."""


PROP = "r2"
"""With `LEANING`: the pillar without which the blue floor tips over."""

LEANING = (
    (-30, 0),
    *((24, y) for y in range(-96, 97, 32)),
    *((56, y) for y in range(-80, 81, 32)),
    *((84, y) for y in (-48, 48)),
)
"""Spots under the blue floor in the east, except one."""

EAST = {"r1": (107, 13), "y1": (84, 18), "b1": (84, -18), "g1": (107, -13)}
"""With `LEANING`: no pillar in the west could catch the floor, and two are free."""


def building_plan(under: Spots) -> Iterator[str]:
    covered = (pillar.name for pillar in PILLARS if pillar.name not in BAY)
    beside = EAST if under is LEANING else BAY
    for name, (x, y) in [*beside.items(), *zip(covered, under, strict=True)]:
        yield f"stand {name} {x} {y}"
    yield "lay 0 0 0"


def set_up(
    server: RunningServer,
    phase: str = "start",
    *,
    seats: int = 2,
    under: Spots = UNDER,
    **options: Value,
) -> tuple[Json, int]:
    """A table of humans whose villa has its blue floor, in this phase; and the seat to act."""
    chairs = ("me", *["open"] * (seats - 1))
    made = create_table(server, "villa_paletti", *chairs, options={"manual": True, **options})
    plan = building_plan(under)
    with server_probe.open_connection(
        server, made["table"]["id"], tokens(made, "mine", "open")
    ) as socket:
        told = server_probe.positions(socket)
        while (update := next(told))["view"]["phase"] != phase or update["actors"] == [NATURE]:
            if update["actions"]:
                first = update["actions"][0]
                building = update["view"]["phase"] in ("setup", "blue")
                server_probe.act(socket, update, next(plan) if building else first)
    return made, update["actors"][0]


def hand_to_bots(server: RunningServer, made: Json, *seats: int) -> None:
    with server_probe.open_connection(
        server, made["table"]["id"], tokens(made, "mine", "open")
    ) as socket:
        for seat in seats:
            server_probe.send(socket, "delegate", seat=seat, level="easy")
            while (
                server_probe.receive(socket, "table_changed")["table"]["seats"][seat]["kind"]
                != "bot"
            ):
                pass
