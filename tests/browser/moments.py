"""Matches that have come to a moment worth looking at; made once, for whoever only looks."""

import asyncio
from functools import cache

from tests.browser import witness
from tests.browser.villa import set_up
from tests.conftest import House
from tests.server.client import Said, lay, play_out
from tests.server.people import Browser
from tests.server.test_rated import judged, laid, member


@cache
def match_in(house: House, phase: str) -> Said:
    """A match of three people that has come to this phase. Whoever opens it only looks."""
    made = lay(house, "palermo", "me", "me", "me")
    witness.play_on(house, made, lambda update: is_in(phase, update))
    return made


@cache
def district_in(house: House, step: str, fewest: int = 1, seats: int = 4, word: str = "") -> Said:
    """A match of Papà Paolo in which the first is asked for this, or that is over.

    So many options there are at least, one of which begins with this word.
    """

    def is_asked(update: Said) -> bool:
        mine = update["seat"] == 0 and update["seq"] > 150 and update["view"]["step"] == step
        said = update["options"] if mine else []
        return len(said) >= fewest and any(one.startswith(word) for one in said)

    for seed in range(20):  # it may go so that nobody has so much to choose from
        made = lay(house, "papa_paolo", "me", *["open"] * (seats - 1))
        last = witness.play_on(house, made, is_asked, seed)
        if step == "over" or is_asked(last):
            return made
    raise AssertionError(f"nobody was asked for {step}")


def is_in(phase: str, update: Said) -> bool:
    """In the midst of it; and a gangster can go somewhere, for houses may be all round him."""
    enough = {"house": 12, "gangster": 50}.get(phase, 0)
    stuck = phase == "gangster" and not any(one.startswith("go ") for one in update["options"])
    return bool(update["view"]["phase"] == phase and update["seq"] >= enough and not stuck)


@cache
def villa_in(house: House, phase: str) -> Said:
    """A villa of two on its pillars, in this phase. Whoever opens it only looks."""
    return set_up(house, phase)[0]


@cache
def rated_by(house: House) -> tuple[Browser, str]:
    """Somebody who played a table that counts, and its id."""
    ada = member(house)
    made = laid(ada, "me", "easy")
    asyncio.run(play_out(house, made, ada.cookie))
    asyncio.run(judged(house, made["table"]["id"]))
    return ada, made["table"]["id"]
