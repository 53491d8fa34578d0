"""The games of a server that was started when revision 2 was the newest."""

from dataclasses import replace

from tavolino.core.game import AnyGame
from tests.kit.games import revised


def then(game: AnyGame) -> AnyGame:
    found = game.at_revision(2)
    assert found
    return replace(found, room=__name__)


QUESTIONS = then(revised.QUESTIONS)
PULLED = then(revised.PULLED)
