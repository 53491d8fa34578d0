"""The analysis of a finished match, requested from a real server."""

import pytest

from tests.kit.server import RunningServer
from tests.kit.ws_client import MATCH_TIMEOUT_SECONDS, create_table, http, play_to_end

pytestmark = pytest.mark.process


async def test_a_finished_match_is_analysed_and_a_running_match_is_not(
    server: RunningServer,
) -> None:
    made = create_table(server, "papa_paolo", "me", "easy")
    address = f"/api/tables/{made['table']['id']}/analysis"
    status, said, _ = http(server, address)
    assert (status, said["code"]) == (404, "not_found")
    await play_to_end(server, made)
    status, found, _ = http(server, address, patience=MATCH_TIMEOUT_SECONDS)
    assert status == 200
    assert len(found["after"]) == len(found["leads"])
    seat = made["mine"][0]["seat"]
    total = found["luck"][seat] + found["own"][seat] + found["others"][seat]
    assert abs(total - (found["leads"][-1][seat] - found["leads"][0][seat])) < 0.1
    assert found["mistakes"], "who always takes the first option does better nowhere?"
    assert {mistake["seat"] for mistake in found["mistakes"]} == {seat}
    assert len(found["mistakes"]) <= 3
    assert http(server, address)[1] == found
