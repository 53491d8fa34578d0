"""memoize_recent returns the cached result only for identical arguments."""

from tavolino.core.memo import RECENT_RESULTS, memoize_recent


def test_identical_arguments_return_the_cached_result() -> None:
    asked: list[object] = []

    @memoize_recent
    def both(one: list[int], other: int) -> list[int]:
        asked.append(other)
        return [*one, other]

    thing = [1]
    first = both(thing, 2)
    assert both(thing, 2) is first
    assert asked == [2]


def test_equal_arguments_are_not_identical() -> None:
    asked: list[object] = []

    @memoize_recent
    def length(things: list[int]) -> int:
        asked.append(things)
        return len(things)

    assert [length([1]), length([1]), length([1, 2])] == [1, 1, 2]
    assert len(asked) == 3


def test_only_recent_results_are_cached() -> None:
    asked: list[object] = []

    @memoize_recent
    def seen(thing: list[int]) -> list[int]:
        asked.append(thing)
        return thing

    first, *others = ([n] for n in range(RECENT_RESULTS + 1))
    assert seen(first) is seen(first)
    assert asked == [first]
    for other in others:
        seen(other)
    assert seen(first) is first
    assert asked == [first, *others, first]
