"""Observations: tensors contain exactly the information of the views."""

from random import Random

import numpy as np
import pytest
from msgspec import Struct

from tavolino.research.environment import make_environment
from tavolino.research.observation import UnboundedView, ViewBounds, observation_layout
from tests.kit.kuhn_spec import KUHN_ENVIRONMENT
from tests.kit.random_walks import LISTED, walk


@pytest.mark.parametrize(("name", "seats"), LISTED)
def test_different_views_have_different_tensors(name: str, seats: int) -> None:
    table = make_environment(name, seats)
    seen: dict[bytes, str] = {}
    for moment in walk(table, "views"):
        for viewer in range(seats):
            numbers = moment.tensor(viewer)
            assert np.isfinite(numbers).all()
            text = f"{viewer} {moment.seen(viewer)}"
            assert seen.setdefault(numbers.tobytes(), text) == text


@pytest.mark.parametrize("options", [{}, {"hidden_money": True}])
def test_indistinguishable_states_have_equal_tensors(options: dict[str, bool]) -> None:
    table, random = make_environment("papa_paolo", 2, options), Random(1)
    for moment in walk(table, "secrets"):
        for viewer in range(2):
            imagined = table.game.imagine(moment.state, viewer, random)
            other = table.layout.tensor(table.game.view(imagined, viewer), viewer)
            assert (other == moment.tensor(viewer)).all()


@pytest.mark.parametrize("name", ["palermo", "papa_paolo", "villa_paletti"])
def test_spans_cover_the_tensor_without_overlap(name: str) -> None:
    layout = make_environment(name).layout
    names = [name for name, _, _ in layout.spans()]
    assert len(set(names)) == len(names)
    assert [at for _, at, _ in layout.spans()] == [
        sum(size for _, _, size in layout.spans()[:n]) for n in range(len(names))
    ]
    assert sum(size for _, _, size in layout.spans()) == layout.size


def test_villa_paletti_has_a_layout() -> None:
    moment = make_environment("villa_paletti", 3).begin("villa")
    for _ in range(3):
        assert np.isfinite(moment.tensor(1)).all()
        moment = moment.after(moment.drawn)


def test_seats_are_relative_to_the_viewer() -> None:
    moment = KUHN_ENVIRONMENT.begin("seats")
    for card in ("deal J", "deal K"):
        moment = moment.after(KUHN_ENVIRONMENT.game.parse(card))
    first, second = (dict(spelt(moment.tensor(seat))) for seat in (0, 1))
    assert first["seat"] == [1, 0]
    assert second["seat"] == [0, 1]
    assert (first["cards[0]"], second["cards[0]"]) == ([1, 0, 0], [0, 0, 1])
    assert first["cards[1]?"] == second["cards[1]?"] == [0]


def spelt(numbers: "np.ndarray[tuple[int], np.dtype[np.float32]]") -> list[tuple[str, list[float]]]:
    return [
        (name, [*numbers[at : at + size]]) for name, at, size in KUHN_ENVIRONMENT.layout.spans()
    ]


class Boundless(Struct):
    words: tuple[str, ...]


class Endless(Struct):
    inner: tuple[int, ...]


@pytest.mark.parametrize(("kind", "field"), [(Boundless, "words"), (Endless, "inner")])
def test_an_unbounded_field_is_named(kind: type[Struct], field: str) -> None:
    with pytest.raises(UnboundedView, match=field):
        observation_layout(kind, ViewBounds(), 2)
