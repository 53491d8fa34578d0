"""How often a gesture may come to no end."""

from tavolino.core.game import NATURE
from tavolino.core.log import Entry
from tavolino.server.table import gesture_retries
from tavolino.server.table.gesture_retries import GestureRetries

MINE, YOURS, NATURES = (Entry(seat, "said") for seat in (0, 1, NATURE))


def test_the_second_mishap_of_a_turn_is_known_for_what_it_is() -> None:
    known = GestureRetries()
    assert not known.is_repeat("table", [YOURS], 0)
    assert known.is_repeat("table", [YOURS, MINE, NATURES], 0)
    assert known.is_repeat("table", [YOURS, MINE, NATURES, MINE], 0)


def test_another_turn_seat_or_table_is_another_matter() -> None:
    known = GestureRetries()
    assert not known.is_repeat("table", [MINE], 0)
    assert not known.is_repeat("other", [MINE], 0)
    assert not known.is_repeat("table", [MINE], 1)
    assert not known.is_repeat("table", [MINE, YOURS, NATURES], 0)


def test_not_everything_is_remembered() -> None:
    known = GestureRetries()
    for number in range(gesture_retries.MAX_REMEMBERED + 1):
        known.is_repeat(str(number), [], 0)
    assert known.is_repeat(str(gesture_retries.MAX_REMEMBERED), [], 0)
    assert not known.is_repeat("0", [], 0)
