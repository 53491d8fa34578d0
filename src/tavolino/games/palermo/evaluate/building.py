"""Phase 1: what the doors laid so far promise, in the city as it stands."""

from tavolino.games.palermo.evaluate.collecting import tour_of
from tavolino.games.palermo.evaluate.tour import worth
from tavolino.games.palermo.state import State


def estimate(state: State) -> tuple[float, ...]:
    if state.phase == "start":
        return (0.0,) * len(state.players)
    return tuple(
        float(worth(tour_of(state, seat).ahead(-1, player.entrances, 0, 0)))
        if player.entrances
        else 0.0
        for seat, player in enumerate(state.players)
    )
