"""What is asked again at once is not worked out again; whatever is different, is."""

from tavolino.core.memo import memoize_last


def test_the_same_things_are_answered_without_asking() -> None:
    asked: list[object] = []

    @memoize_last
    def both(one: list[int], other: int) -> list[int]:
        asked.append(other)
        return [*one, other]

    thing = [1]
    first = both(thing, 2)
    assert both(thing, 2) is first
    assert asked == [2]


def test_equal_is_not_the_same() -> None:
    asked: list[object] = []

    @memoize_last
    def length(things: list[int]) -> int:
        asked.append(things)
        return len(things)

    assert [length([1]), length([1]), length([1, 2])] == [1, 1, 2]
    assert len(asked) == 3


def test_only_the_last_answer_is_known() -> None:
    one, other = [1], [2]
    asked: list[object] = []

    @memoize_last
    def seen(thing: list[int]) -> list[int]:
        asked.append(thing)
        return thing

    assert [seen(one), seen(other), seen(one)] == [one, other, one]
    assert asked == [one, other, one]
