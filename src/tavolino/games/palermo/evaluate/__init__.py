"""Whether it is good: what a position promises each seat, and which moves deserve a thought."""

from collections.abc import Mapping, Sequence

from tavolino.core.game import Seat
from tavolino.games.palermo.actions import Action
from tavolino.games.palermo.evaluate import building, collecting
from tavolino.games.palermo.evaluate.collecting import give_way as give_way
from tavolino.games.palermo.rules import legal
from tavolino.games.palermo.state import State


def estimate(state: State) -> tuple[float, ...]:
    """A guess of the final scores."""
    match state.phase:
        case "over":
            return tuple(float(player.money) for player in state.players)
        case "start" | "house":
            return building.estimate(state)
        case "police" | "gangster":
            return collecting.estimate(state)


def parts(state: State, seat: Seat) -> Mapping[str, float]:
    """What a seat's estimate is made of."""
    match state.phase:
        case "over":
            return {"money": float(state.players[seat].money)}
        case "start" | "house":
            return building.parts(state, seat)
        case "police" | "gangster":
            return collecting.parts(state, seat)


def candidates(state: State, seat: Seat) -> Sequence[Action]:
    """The few actions that promise most."""
    match state.phase:
        case "house":
            return building.cards(state, seat)
        case "police":
            return collecting.beats(state, seat)
        case "gangster":
            return collecting.moves(state, seat)
        case "start" | "over":
            return legal(state, seat)
