"""Questions to worker processes and their answers, in JSON. Worker queues store the tags."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from tavolino.bots.review_entry import ReviewedEntry
from tavolino.core.game import Seat
from tavolino.core.match_file import MatchFile
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.play import Extra, LegalAction, Problem
from tavolino.server.views.details import SceneDetails
from tavolino.server.workers.process import GameRef


class ChooseAction(Struct, frozen=True, tag="Choose"):
    """What shall a bot do on this seat?"""

    game: GameRef
    state: msgspec.Raw
    seat: Seat
    bot: str
    seed: int


class DrawOutcome(Struct, frozen=True, tag="Draw"):
    """What does NATURE do, by the seed of a match that has `seq` entries?"""

    game: GameRef
    state: msgspec.Raw
    seed: str
    seq: int


class DescribeScene(Struct, frozen=True, tag="Describe"):
    """What does a viewer see of this state, in these parts?"""

    game: GameRef
    state: msgspec.Raw
    seat: Seat
    parts: tuple[Extra, ...]
    acts: bool


class DescribeAction(Struct, frozen=True, tag="Tell"):
    """How is this action told, and what would it bring?"""

    game: GameRef
    state: msgspec.Raw
    seat: Seat
    action: str
    parts: tuple[Extra, ...]


class ExplainAction(Struct, frozen=True, tag="Reason"):
    """What should a seat do, or why did it do this, by what a viewer may know?"""

    game: GameRef
    state: msgspec.Raw
    seq: int
    seat: Seat
    viewer: Seat
    action: str | None
    seed: int


class ReviewMatch(Struct, frozen=True, tag="Account"):
    """How did this match go, from one to another of the entries that stand?"""

    game: GameRef
    log: str
    first: int
    last: int


class CheckMatchFile(Struct, frozen=True, tag="Check"):
    """Is this match from a file what the rules allow?"""

    game: GameRef
    file: MatchFile


Question: TypeAlias = (
    ChooseAction
    | DrawOutcome
    | DescribeScene
    | DescribeAction
    | ExplainAction
    | ReviewMatch
    | CheckMatchFile
)


class Answer(Struct, frozen=True):
    """The action in notation, what was described or told, why it is good, how a match went, or a
    match from a file in the words of its rules and why it is none; or what went wrong."""

    action: str = ""
    described: SceneDetails | None = None
    told: LegalAction | None = None
    reasoned: Explanation | None = None
    entered: tuple[ReviewedEntry, ...] = ()
    file: MatchFile | None = None
    unfit: Problem | None = None
    error: str = ""
