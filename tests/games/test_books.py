"""The page to begin with: enough to begin, its pictures real positions, in every language."""

import re

import pytest

from tavolino.core.game import AnyGame
from tavolino.games import GAMES
from tavolino.games.palermo.view import WalkPreview
from tavolino.games.papa_paolo.previews.parts import BidPreview, DropPreview, PawnPreview
from tavolino.games.villa_paletti.view.previews import FloorPreview, TouchPreview
from tavolino.i18n import LANGUAGES
from tavolino.server.views.rulebook import figure_names, rulebook, rulebook_figure
from tests.kit.rulebook import Rulebook
from tests.kit.server import RunningServer
from tests.kit.ws_client import http

PICTURE = re.compile(r"!\[([^\]]+)\]\(picture:([a-z0-9_]+)\)")
DRAWINGS: dict[str, set[str]] = {"palermo": {"cards"}, "papa_paolo": set(), "villa_paletti": set()}
"""What no position can show; the client draws it by itself."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
ILLUSTRATED = [game for game in GAMES.values() if figure_names(game.room)]


def test_every_game_has_pictures() -> None:
    assert list(GAMES.values()) == ILLUSTRATED


@every_game
@every_language
def test_no_picture_is_made_of_letters(game: AnyGame, lang: str) -> None:
    book = rulebook(game.room, lang)
    assert book is not None
    assert "```" not in book


@pytest.mark.parametrize("game", ILLUSTRATED, ids=lambda game: game.name)
@every_language
def test_the_page_opens_the_book_and_names_rules_that_exist(game: AnyGame, lang: str) -> None:
    book = rulebook(game.room, lang)
    assert book is not None
    rules = Rulebook(game.room)
    opening = book[: book.index(f"**{rules.rules[0]}**")]
    assert len(PICTURE.findall(opening)) >= 4
    assert opening.index("\n## ") < opening.index("(picture:")
    named = set(re.findall(rf"\(({rules.number})\)", opening))
    assert len(named) >= 5
    assert named <= set(rules.rules)


@pytest.mark.parametrize("game", ILLUSTRATED, ids=lambda game: game.name)
@every_language
def test_every_picture_that_is_named_can_be_drawn(game: AnyGame, lang: str) -> None:
    book = rulebook(game.room, lang)
    assert book is not None
    named = {name for _, name in PICTURE.findall(book)}
    assert named == {*figure_names(game.room), *DRAWINGS[game.name]}
    for name in named - DRAWINGS[game.name]:
        drawn = rulebook_figure(game, name)
        assert drawn is not None
        assert drawn.shown is not None


def preview(name: str) -> WalkPreview:
    """The way that a picture shows."""
    found = rulebook_figure(GAMES["palermo"], name)
    assert found is not None
    assert found.shown is not None
    assert isinstance(found.shown.preview, WalkPreview)
    return found.shown.preview


def test_palermos_pictures_show_what_their_captions_say() -> None:
    walk, police, home = map(preview, ("walk", "police", "home"))
    assert (len(walk.path), walk.gain, walk.collects) == (2, 3, True)
    assert police.cost == len(police.path) + 1
    assert home.home
    assert home.gain > 0


def test_papa_paolos_pictures_show_what_their_captions_say() -> None:
    game = GAMES["papa_paolo"]
    drawn = {name: rulebook_figure(game, name) for name in figure_names(game.room)}
    shown = {name: one.shown.preview for name, one in drawn.items() if one and one.shown}
    assert isinstance(shown["coins"], PawnPreview)
    assert shown["coins"].leaders["a"] == 0
    assert isinstance(shown["bid"], BidPreview)
    assert shown["bid"].outbids == 1
    assert isinstance(shown["deliver"], DropPreview)
    assert (len(shown["deliver"].path), shown["deliver"].completes) == (2, True)


def test_villa_palettis_pictures_show_what_their_captions_say() -> None:
    game = GAMES["villa_paletti"]
    drawn = {name: rulebook_figure(game, name) for name in figure_names(game.room)}
    touch, place, floor, seal = (drawn[name] for name in ("touch", "place", "floor", "seal"))
    assert touch
    assert touch.shown
    assert isinstance(touch.shown.preview, TouchPreview)
    assert min(way for way, _ in touch.shown.preview.ways) < 10
    assert place
    assert place.view.carried
    assert place.view.area
    assert floor
    assert floor.shown
    assert isinstance(floor.shown.preview, FloorPreview)
    assert len(floor.shown.preview.carried) >= 3
    assert seal
    assert seal.view.pillars["r5"].level == 2
    assert seal.view.seal.holder == 1


@pytest.mark.process
def test_the_server_tells_pictures_and_nothing_else(server: RunningServer) -> None:
    status, told, _ = http(server, "/api/games/palermo/pictures/walk")
    assert status == 200
    assert told["view"]["phase"] == "gangster"
    for path in ("nothing", "..%2fRULES", "Walk", "walk.log"):
        assert http(server, f"/api/games/palermo/pictures/{path}")[0] == 404
    assert http(server, "/api/games/nim/pictures/walk")[0] == 404
