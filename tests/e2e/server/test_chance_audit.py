"""What chance decided in a finished match can be decided again by anybody."""

from fractions import Fraction

import pytest

from tavolino.core.chance import choose_outcome
from tavolino.core.game import NATURE
from tests.kit.server import House
from tests.kit.ws_client import Said, ask, lay, line, play_out, tokens

pytestmark = pytest.mark.process


def asked(house: House, made: Said) -> tuple[int, Said]:
    status, said, _ = ask(house, f"/api/tables/{made['table']['id']}/lots")
    return status, said


async def test_every_lot_follows_from_the_seed(house: House) -> None:
    made = lay(house, "papa_paolo", "easy", "easy", "me")
    await play_out(house, made)
    status, said = asked(house, made)
    assert status == 200
    seed = ask(house, f"/api/tables/{made['table']['id']}")[1]["seed"]
    assert len(said["lots"]) > 20
    for lot in said["lots"]:
        cases = sum(share for _, share in lot["outcomes"])
        odds = [(outcome, Fraction(share, cases)) for outcome, share in lot["outcomes"]]
        assert choose_outcome(odds, seed, lot["seq"], said["label"]) == lot["came"]


def test_while_the_match_goes_on_nobody_is_told_what_could_come(house: House) -> None:
    status, said = asked(house, lay(house, "papa_paolo", "me", "open"))
    assert (status, said["code"]) == (404, "not_found")


async def test_what_falls_has_no_lots(house: House) -> None:
    made = lay(house, "villa_paletti", "me", "open")
    async with line(house, made["table"]["id"], tokens(made, "mine", "open")) as everybody:
        update = await everybody.hear("update")
        while not update["places"]:
            if (seat := update["actors"][0]) != NATURE:
                first = update["options"][0]["action"]
                action = first if first.startswith("colour") else "resign"
                await everybody.say("act", seat=seat, seq=update["seq"], action=action)
            update = await everybody.until(update["seq"] + 1)
    status, said = asked(house, made)
    assert (status, said["code"]) == (404, "not_found")
