"""Matches prepared at a certain position. Created once, for read-only tests."""

import asyncio
from functools import cache

from tavolino.core.log import Log
from tests.e2e.server.people.test_rated import (
    create_rated_table,
    signed_in_browser,
    wait_for_rating,
)
from tests.kit.browser import server_probe
from tests.kit.browser.villa_setup import set_up
from tests.kit.passkey_browser import Browser
from tests.kit.prepared_positions import last_scene, open_table, reach, rewind
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, play_to_end


@cache
def palermo_in(phase: str) -> Log:
    return reach(
        "palermo", 3, lambda scene: is_in_phase(phase, scene), server_probe.sensible_action
    )


@cache
def palermo_ending() -> Log:
    """A match of three players that the first seat ends with its next decisions."""
    over = palermo_in("over")
    return rewind(over, lambda scene: bool(scene["seat"] == 0 and scene["actions"]), 3)


@cache
def match_in(server: RunningServer, phase: str) -> Json:
    """A match of three players in this phase. Tests only view it."""
    return open_table(server, palermo_in(phase), "me", "me", "me")


@cache
def district_in(server: RunningServer, step: str, fewest: int = 1, seats: int = 4) -> Json:
    """A long match of Papà Paolo in which the first seat must decide this, or that is over.

    It offers at least `fewest` actions. Tests only view it.
    """

    def is_asked(scene: Json) -> bool:
        mine = scene["seat"] == 0 and scene["seq"] > 150 and scene["view"]["step"] == step
        return mine and len(scene["actions"]) >= fewest

    for seed in range(20):  # in some matches no player has enough actions
        log = reach("papa_paolo", seats, is_asked, seed=seed)
        if step == "over" or is_asked(last_scene(log)):
            return open_table(server, log, "me", *["open"] * (seats - 1))
    raise AssertionError(f"nobody was asked for {step}")


@cache
def match_to_review(server: RunningServer) -> Json:
    """A finished match of a human and a bot: the analysis judges only decisions of the human."""
    return open_table(server, reach("papa_paolo", 2, lambda scene: False), "me", "easy")


def is_in_phase(phase: str, update: Json) -> bool:
    """Late enough in the phase, and the gangster is not enclosed by houses."""
    enough = {"house": 12, "gangster": 50}.get(phase, 0)
    stuck = phase == "gangster" and not any(one.startswith("go ") for one in update["actions"])
    return bool(update["view"]["phase"] == phase and update["seq"] >= enough and not stuck)


@cache
def villa_in(server: RunningServer, phase: str) -> Json:
    """A villa of two players on its pillars, in this phase. Tests only view it."""
    return set_up(server, phase)[0]


@cache
def rated_by(server: RunningServer) -> tuple[Browser, str]:
    """An account that played a rated match, and the id of its table."""
    ada = signed_in_browser(server)
    made = create_rated_table(ada, "me", "easy")
    asyncio.run(play_to_end(server, made, ada.cookie))
    asyncio.run(wait_for_rating(server, made["table"]["id"]))
    return ada, made["table"]["id"]
