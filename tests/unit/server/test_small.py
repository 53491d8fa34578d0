"""Small parts of the server: rate limits, tokens, bot names and speeding up a simulation."""

from typing import Any, cast

import msgspec
import pytest

from tavolino.core.game import NATURE
from tavolino.server.net.rate_limits import (
    MAX_BUCKETS,
    MAX_STRIKES,
    MessageRate,
    RateLimiter,
    TokenBucket,
)
from tavolino.server.tokens import BOT_NAMES, bot_name, fingerprint, new_table_id
from tavolino.server.workers.process import GameRef
from tavolino.server.workers.simulation_pool import BeginSimulation, SimulationBooking
from tests.kit.fake_clock import Clock


def test_a_bucket_gives_its_tokens_and_refills_slowly() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2, size=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.4
    assert not bucket.take()
    clock.now = 0.5
    assert bucket.take()
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket_and_full_ones_are_dropped() -> None:
    clock = Clock()
    buckets = RateLimiter(rate=1, size=1, clock=clock)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for n in range(MAX_BUCKETS):
        buckets.take(f"address {n}")
    assert not buckets.take("a")
    clock.now = 10
    assert buckets.take("c")
    assert len(buckets._buckets) == 1


def test_one_message_in_time_does_not_reset_the_strikes() -> None:
    """Otherwise one message in time would allow a hundred more, again and again."""
    clock = Clock()
    pace = MessageRate(per_second=10, clock=clock)
    assert [pace.allows() for _ in range(31)] == [True] * 30 + [False]
    for _ in range(MAX_STRIKES):
        assert pace.tolerates()
    clock.now += 0.1
    assert pace.allows()
    assert not pace.allows()
    assert not pace.tolerates()


def test_one_strike_is_regained_each_second() -> None:
    clock = Clock()
    pace = MessageRate(per_second=10, clock=clock)
    for _ in range(MAX_STRIKES):
        assert pace.tolerates()
    clock.now += 1.0
    assert pace.tolerates()
    assert not pace.tolerates()


def test_a_table_id_is_short_and_hard_to_guess() -> None:
    ids = {new_table_id() for _ in range(500)}
    assert len(ids) == 500
    assert {len(name) for name in ids} == {12}
    assert not set("".join(ids)) & set("0o1il")


def test_a_fingerprint_does_not_show_the_secret() -> None:
    assert "secret" not in fingerprint("secret")
    assert fingerprint("secret") == fingerprint("secret") != fingerprint("Secret")


def test_bots_have_different_names_until_the_list_is_used_up() -> None:
    taken: list[str] = []
    for _ in BOT_NAMES:
        taken.append(bot_name(taken))
    assert sorted(taken) == sorted(BOT_NAMES)
    assert bot_name(taken) in BOT_NAMES


NAMED = GameRef("tests.kit.games.questions", "questions", 1)


class Ear:
    """A worker process that records its orders."""

    unsent = 0

    def __init__(self) -> None:
        self.heard: list[str] = []

    def send(self, order: bytes) -> None:
        self.heard.append(msgspec.msgpack.decode(order)["type"])


@pytest.mark.parametrize(("seat", "told"), [(NATURE, ["Begin", "Hurry"]), (0, ["Begin"])])
def test_a_simulation_of_nature_can_be_sped_up_but_a_gesture_cannot(
    seat: int, told: list[str]
) -> None:
    ear, booking = Ear(), SimulationBooking(BeginSimulation(NAMED, b"", seat, hurry=False), "")
    booking.speed_up()
    booking.start(cast(Any, ear))
    booking.speed_up()
    assert ear.heard == told
