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
    options: tuple[LegalAction, ...] | UnsetType = UNSET


def scene_details(
    game: AnyGame, state: Any, seat: Seat, parts: Collection[Extra], *, acts: bool
) -> SceneDetails:
    """These extras, for a viewer who may act or only watch."""
    telling, seen = game.telling, game.view(state, seat)
    advised = telling.advise(state, seen) if telling.advise and "advice" in parts else seen
    told = bool({"sentences", "previews"} & set(parts))
    return SceneDetails(
        tuple(diff(seen, advised)),
        telling.sheet(advised) if "sheet" in parts else UNSET,
        legal_actions(game, state, seat, parts) if told and acts else UNSET,
    )


def legal_actions(
    game: AnyGame, state: Any, seat: Seat, parts: Collection[Extra]
) -> tuple[LegalAction, ...]:
    """All legal actions of the seat."""
    return tuple(legal_action(game, state, seat, one, parts) for one in game.legal(state, seat))


def legal_action(
    game: AnyGame, state: Any, seat: Seat, action: Any, parts: Collection[Extra]
) -> LegalAction:
    """A legal action, with the description and preview that the client draws."""
    telling = game.telling
    return LegalAction(
        game.format(action),
        telling.offered(state, seat, action) if "sentences" in parts else UNSET,
        _preview(game, state, seat, action, parts) if "previews" in parts else UNSET,
    )


def _preview(
    game: AnyGame, state: Any, seat: Seat, action: Any, parts: Collection[Extra]
) -> Struct | None:
    telling = game.telling
    show = telling.judged if telling.judged and "help" in parts else telling.preview
    return show(state, seat, action)
