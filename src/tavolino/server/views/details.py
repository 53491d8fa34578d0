"""Optional extras of a scene: sheet, advice, and legal actions with descriptions and previews."""

from collections.abc import Collection
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from tavolino.core.game import AnyGame, Seat
from tavolino.core.patch import Change, diff
from tavolino.core.text import Section
from tavolino.server.protocol.play import Extra, LegalAction


class SceneDetails(Struct, frozen=True):
    """The requested extras of a scene. Others are unset."""

    patch: tuple[Change, ...] = ()
    sheet: tuple[Section, ...] | UnsetType = UNSET
    actions: tuple[LegalAction, ...] | UnsetType = UNSET


def scene_details(
    game: AnyGame, state: Any, seat: Seat, extras: Collection[Extra], *, acts: bool
) -> SceneDetails:
    """These extras, for a viewer who may act or only watch."""
    telling, seen = game.telling, game.view(state, seat)
    advised = telling.advise(state, seen) if telling.advise and "advice" in extras else seen
    told = bool({"sentences", "previews"} & set(extras))
    return SceneDetails(
        tuple(diff(seen, advised)),
        telling.sheet(advised) if "sheet" in extras else UNSET,
        legal_actions(game, state, seat, extras) if told and acts else UNSET,
    )


def legal_actions(
    game: AnyGame, state: Any, seat: Seat, extras: Collection[Extra]
) -> tuple[LegalAction, ...]:
    """All legal actions of the seat."""
    return tuple(legal_action(game, state, seat, one, extras) for one in game.legal(state, seat))


def legal_action(
    game: AnyGame, state: Any, seat: Seat, action: Any, extras: Collection[Extra]
) -> LegalAction:
    """A legal action, with the description and preview that the client draws."""
    telling = game.telling
    return LegalAction(
        game.format(action),
        telling.offered(state, seat, action) if "sentences" in extras else UNSET,
        _preview(game, state, seat, action, extras) if "previews" in extras else UNSET,
    )


def _preview(
    game: AnyGame, state: Any, seat: Seat, action: Any, extras: Collection[Extra]
) -> Struct | None:
    telling = game.telling
    show = telling.judged if telling.judged and "help" in extras else telling.preview
    return show(state, seat, action)
