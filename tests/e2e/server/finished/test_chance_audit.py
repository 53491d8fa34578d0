"""The chance audit: anybody can repeat every draw of a finished match."""

from fractions import Fraction

import pytest

from tavolino.core.chance import choose_outcome
from tavolino.core.game import NATURE
from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, create_table, http, open_connection, play_to_end, tokens

pytestmark = pytest.mark.process


def request_chance_audit(server: RunningServer, made: Json) -> tuple[int, Json]:
    status, said, _ = http(server, f"/api/tables/{made['table']['id']}/lots")
    return status, said


async def test_every_chance_draw_follows_from_the_seed(server: RunningServer) -> None:
    made = create_table(server, "papa_paolo", "easy", "easy", "me")
    await play_to_end(server, made)
    status, said = request_chance_audit(server, made)
    assert status == 200
    seed = http(server, f"/api/tables/{made['table']['id']}")[1]["seed"]
    assert len(said["lots"]) > 20
    for lot in said["lots"]:
        cases = sum(share for _, share in lot["outcomes"])
        odds = [(outcome, Fraction(share, cases)) for outcome, share in lot["outcomes"]]
        assert choose_outcome(odds, seed, lot["seq"], said["label"]) == lot["came"]


def test_a_running_match_reveals_no_possible_draws(server: RunningServer) -> None:
    status, said = request_chance_audit(server, create_table(server, "papa_paolo", "me", "open"))
    assert (status, said["code"]) == (404, "not_found")


async def test_simulated_outcomes_have_no_chance_draws(server: RunningServer) -> None:
    made = create_table(server, "villa_paletti", "me", "open")
    async with open_connection(
        server, made["table"]["id"], tokens(made, "mine", "open")
    ) as everybody:
        update = await everybody.receive("update")
        while not update["places"]:
            if (seat := update["actors"][0]) != NATURE:
                first = update["actions"][0]["action"]
                action = first if first.startswith("colour") else "resign"
                await everybody.send("act", seat=seat, seq=update["seq"], action=action)
            update = await everybody.until_seq(update["seq"] + 1)
    status, said = request_chance_audit(server, made)
    assert (status, said["code"]) == (404, "not_found")
