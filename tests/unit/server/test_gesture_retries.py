"""How often a gesture may come to no end."""

from tavolino.core.game import NATURE
from tavolino.core.log import Entry
from tavolino.server.table import gesture_retries
from tavolino.server.table.gesture_retries import Mishaps

MINE, YOURS, NATURES = (Entry(seat, "said") for seat in (0, 1, NATURE))


def test_the_second_mishap_of_a_turn_is_known_for_what_it_is() -> None:
    known = Mishaps()
    assert not known.again("table", [YOURS], 0)
    assert known.again("table", [YOURS, MINE, NATURES], 0)
    assert known.again("table", [YOURS, MINE, NATURES, MINE], 0)


def test_another_turn_seat_or_table_is_another_matter() -> None:
    known = Mishaps()
    assert not known.again("table", [MINE], 0)
    assert not known.again("other", [MINE], 0)
    assert not known.again("table", [MINE], 1)
    assert not known.again("table", [MINE, YOURS, NATURES], 0)


def test_not_everything_is_remembered() -> None:
    known = Mishaps()
    for number in range(gesture_retries.KEPT + 1):
        known.again(str(number), [], 0)
    assert known.again(str(gesture_retries.KEPT), [], 0)
    assert not known.again("0", [], 0)
