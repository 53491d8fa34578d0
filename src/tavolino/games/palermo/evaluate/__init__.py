"""The evaluation for bots: estimates of the final scores, and candidate actions."""

from collections.abc import Mapping, Sequence

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action
from tavolino.games.palermo.evaluate import building, collecting
from tavolino.games.palermo.evaluate.collecting import give_way as give_way
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.state import State


def estimate(state: State) -> tuple[float, ...]:
    """An estimate of the final scores."""
    match state.phase:
        case "over":
            return tuple(float(player.money) for player in state.players)
        case "start" | "house":
            return building.estimate(state)
        case "police" | "gangster":
            return collecting.estimate(state)


def parts(state: State, seat: Seat) -> Mapping[str, float]:
    """The components of a seat's estimate."""
    match state.phase:
        case "over":
            return {"money": float(state.players[seat].money)}
        case "start" | "house":
            return building.parts(state, seat)
        case "police" | "gangster":
            return collecting.parts(state, seat)


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """A few actions with the highest expected value."""
    match state.phase:
        case "house":
            return building.card_candidates(state, seat)
        case "police":
            return collecting.police_candidates(state, seat)
        case "gangster":
            return collecting.gangster_candidates(state, seat)
        case "start" | "over":
            return legal(state, seat)
