"""Questions to worker processes and their answers, in JSON. Worker queues store the tags."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from tavolino.bots.review_entry import ReviewedEntry
from tavolino.core.files.match_file import MatchFile
from tavolino.core.game import Seat
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.play import Extra, LegalAction, Problem
from tavolino.server.views.details import SceneDetails
from tavolino.server.workers.process import GameRef


class ChooseAction(Struct, frozen=True, tag="Choose"):
    """Asks for the action of a bot on this seat."""

    game: GameRef
    state: msgspec.Raw
    seat: Seat
    bot: str
    seed: int


class DrawOutcome(Struct, frozen=True, tag="Draw"):
    """Asks for NATURE's action, by the seed of a match that has `seq` entries."""

    game: GameRef
    state: msgspec.Raw
    seed: str
    seq: int


class DescribeScene(Struct, frozen=True, tag="Describe"):
    """Asks for these extras of what a viewer sees of this state."""

    game: GameRef
    state: msgspec.Raw
    seat: Seat
    extras: tuple[Extra, ...]
    acts: bool


class DescribeAction(Struct, frozen=True, tag="Tell"):
    """Asks for the description and preview of an action."""

    game: GameRef
    state: msgspec.Raw
    seat: Seat
    action: str
    extras: tuple[Extra, ...]


class ExplainAction(Struct, frozen=True, tag="Reason"):
    """Asks what a seat should do, or why it did this, by what a viewer may know."""

    game: GameRef
    state: msgspec.Raw
    seq: int
    seat: Seat
    viewer: Seat
    action: str | None
    seed: int


class ReviewMatch(Struct, frozen=True, tag="Account"):
    """Asks for a review of entries that were not undone, from the one at place `first` on.

    The answer has as many entries as one piece of work allows, possibly none.
    """

    game: GameRef
    log: str
    first: int


class CheckMatchFile(Struct, frozen=True, tag="Check"):
    """Asks to read a file, and whether the rules of one of these games allow its match."""

    games: tuple[GameRef, ...]
    raw: bytes


GameQuestion: TypeAlias = (
    ChooseAction | DrawOutcome | DescribeScene | DescribeAction | ExplainAction
)
"""What live tables ask."""

Question: TypeAlias = GameQuestion | ReviewMatch | CheckMatchFile


class Answer(Struct, frozen=True):
    """The answer to a question, in the field that belongs to its kind; or an error."""

    action: str = ""
    described: SceneDetails | None = None
    legal_action: LegalAction | None = None
    reasoned: Explanation | None = None
    entered: tuple[ReviewedEntry, ...] = ()
    file: MatchFile | None = None
    unfit: Problem | None = None
    is_unfinished: bool = False
    """Whether the piece of work is over before the answer is known, so that it is asked again."""
    error: str = ""
