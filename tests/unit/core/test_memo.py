"""memoize_last returns the cached result only for identical arguments."""

from tavolino.core.memo import memoize_last


def test_identical_arguments_return_the_cached_result() -> None:
    asked: list[object] = []

    @memoize_last
    def both(one: list[int], other: int) -> list[int]:
        asked.append(other)
        return [*one, other]

    thing = [1]
    first = both(thing, 2)
    assert both(thing, 2) is first
    assert asked == [2]


def test_equal_arguments_are_not_identical() -> None:
    asked: list[object] = []

    @memoize_last
    def length(things: list[int]) -> int:
        asked.append(things)
        return len(things)

    assert [length([1]), length([1]), length([1, 2])] == [1, 1, 2]
    assert len(asked) == 3


def test_only_the_last_result_is_cached() -> None:
    one, other = [1], [2]
    asked: list[object] = []

    @memoize_last
    def seen(thing: list[int]) -> list[int]:
        asked.append(thing)
        return thing

    assert [seen(one), seen(other), seen(one)] == [one, other, one]
    assert asked == [one, other, one]
