"""Scenes: what one viewer sees of a match at one moment, built once and only as far as needed."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, NamedTuple

from tavolino.core.game import NATURE, SPECTATOR, AnyGame, Seat
from tavolino.core.match import AnyMatch, AnyStep
from tavolino.core.patch import Change, diff
from tavolino.core.text import Text
from tavolino.server.protocol.history import PositionAt
from tavolino.server.protocol.play import Extra, LegalAction
from tavolino.server.views.details import SceneDetails, legal_action, scene_details

SCENE_EXTRAS: tuple[Extra, ...] = ("sheet", "sentences", "previews", "advice")
"""All extras except `help`, which depends on the table."""
TEXT_EXTRAS: tuple[Extra, ...] = ("sentences",)


class SharedPosition:
    """The current position of a match: everything that several viewers share."""

    def __init__(self, match: AnyMatch, *, whole: bool) -> None:
        self.game = match.game
        self.state = match.state
        self.is_playable = whole
        """False if the match can only be viewed."""
        self.actors = match.actors if whole else ()
        self.scores = match.game.scores(match.state)
        self.places = match.game.places(match.state) if whole and not self.actors else None
        self._is_open = match.game.is_open(match.state)
        self._views: dict[Seat, Any] = {}
        self._patches: dict[tuple[int, Seat], tuple[Any, tuple[Change, ...]]] = {}

    def view(self, seat: Seat) -> Any:
        viewer = SPECTATOR if self._is_open else seat
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.state, viewer)
        return self._views[viewer]

    def patch_since(self, seen: Any, seat: Seat) -> tuple[Change, ...]:
        """Changes of the view since the viewer saw this one."""
        key = (id(seen), SPECTATOR if self._is_open else seat)
        if key not in self._patches:  # the value keeps `seen` alive, so that its id stays unique
            self._patches[key] = (seen, tuple(diff(seen, self.view(seat))))
        return self._patches[key][1]


class Scene:
    """The match as one viewer may see it now, shared by all connections with this viewpoint."""

    def __init__(self, moment: SharedPosition, seat: Seat, *, plays: bool) -> None:
        self.position = moment
        self.seat = seat
        self.acts = plays and seat in moment.actors
        """Whether the viewer may act."""
        self.actions = self._actions() if self.acts else ()
        self.out_of_turn = self._out_of_turn() if plays and moment.actors else ()
        """Actions that are also legal out of turn."""
        self.prompt = self._prompt()

    @property
    def view(self) -> Any:
        return self.position.view(self.seat)

    def patch_since(self, seen: Any) -> tuple[Change, ...]:
        return self.position.patch_since(seen, self.seat)

    def _prompt(self) -> Text:
        now = self.position
        if not now.is_playable:
            return Text("table-closed")
        return now.game.telling.prompt(now.state, self.seat)

    def _actions(self) -> tuple[str, ...]:
        game = self.position.game
        return tuple(map(game.format, game.legal(self.position.state, self.seat)))

    def _out_of_turn(self) -> tuple[LegalAction, ...]:
        game, state, seat = self.position.game, self.position.state, self.seat
        said = game.anytime(state, seat)
        return tuple(legal_action(game, state, seat, action, TEXT_EXTRAS) for action in said)

    def details(self, extras: Collection[Extra]) -> SceneDetails:
        now = self.position
        return scene_details(now.game, now.state, self.seat, extras, acts=self.acts)


class ActionPreview(NamedTuple):
    """An action, and the state in which it would be played."""

    state: Any
    seat: Seat
    action: Any
    final: bool = False
    """Whether it is a gesture that NATURE follows or that could not be undone."""

    def legal_action(self, game: AnyGame, extras: Collection[Extra] = SCENE_EXTRAS) -> LegalAction:
        return legal_action(game, self.state, self.seat, self.action, extras)


def preview_action(match: AnyMatch, step: AnyStep) -> ActionPreview | None:
    """The preview of a step. None for an undo, which has no description."""
    if step.action is None:
        return None
    stays = NATURE in step.actors or not match.may_undo_step(step)
    final = match.game.is_gesture(step.action) and stays
    return ActionPreview(match.state, step.entry.seat, step.action, final)


def preview_plan(match: AnyMatch, seat: Seat, texts: Sequence[str]) -> ActionPreview:
    """The preview of the last of several actions, after the seat has played the others.

    It reveals no more than playing and undoing them, because the turn must stay with the seat.
    Raises what Match.accept raises.
    """
    game, state = match.game, match.state
    *before, last = map(game.parse, texts)
    for action in before:
        state = game.play(state, seat, action)
    game.require_legal(state, seat, last)
    return ActionPreview(state, seat, last)


def position_at(match: AnyMatch, seat: Seat, seq: int) -> PositionAt:
    """What the viewer saw after this number of entries."""
    game, state = match.game, match.state_at(seq)
    view = game.view(state, seat)
    return PositionAt(
        seq=seq,
        seat=seat,
        view=view,
        sheet=game.telling.sheet(view),
        scores=game.scores(state),
        places=None if game.actors(state) else game.places(state),
        effects=match.effects(seq - 1, seat) if seq else (),
    )


def viewpoint(match: AnyMatch, held: Sequence[Seat], plays: Callable[[Seat], bool]) -> Seat:
    """The held seat whose view a connection gets: one that is to act, else the last that acted.

    `plays` says whether a person plays a seat. A bot's turn does not change the viewpoint.
    """
    if not held:
        return SPECTATOR
    acting = [seat for seat in match.actors if seat in held and plays(seat)]
    if acting:
        return min(acting)
    last = (entry.seat for entry in reversed(match.entries) if entry.seat in held)
    return next(last, min(held))
