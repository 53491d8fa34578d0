"""The games of a server that was started when revision 2 was the newest."""

from dataclasses import replace

from tavolino.core.game import AnyGame
from tests.kit.games import revised


def revision_2(game: AnyGame) -> AnyGame:
    found = game.at_revision(2)
    assert found
    return replace(found, room=__name__)


QUESTIONS = revision_2(revised.QUESTIONS)
PULLED = revision_2(revised.PULLED)
