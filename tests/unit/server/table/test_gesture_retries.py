"""Failed gestures: the first of a turn may be repeated."""

from tavolino.core.game import NATURE
from tavolino.core.log import Entry
from tavolino.server.table import gesture_retries
from tavolino.server.table.gesture_retries import GestureRetries

MINE, YOURS, NATURES = (Entry(seat, "said") for seat in (0, 1, NATURE))


def test_the_second_failed_gesture_of_a_turn_is_a_repeat() -> None:
    known = GestureRetries()
    assert not known.is_repeat("table", [YOURS], 0)
    assert known.is_repeat("table", [YOURS, MINE, NATURES], 0)
    assert known.is_repeat("table", [YOURS, MINE, NATURES, MINE], 0)


def test_a_failed_gesture_of_another_turn_seat_or_table_is_no_repeat() -> None:
    known = GestureRetries()
    assert not known.is_repeat("table", [MINE], 0)
    assert not known.is_repeat("other", [MINE], 0)
    assert not known.is_repeat("table", [MINE], 1)
    assert not known.is_repeat("table", [MINE, YOURS, NATURES], 0)


def test_the_number_of_remembered_turns_is_limited() -> None:
    known = GestureRetries()
    for number in range(gesture_retries.MAX_REMEMBERED + 1):
        known.is_repeat(str(number), [], 0)
    assert known.is_repeat(str(gesture_retries.MAX_REMEMBERED), [], 0)
    assert not known.is_repeat("0", [], 0)
