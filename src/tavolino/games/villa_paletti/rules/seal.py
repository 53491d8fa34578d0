"""Points on the top floor, and the seal that follows them (VP-M)."""

from msgspec.structs import replace

from tavolino.games.villa_paletti.components import PILLARS
from tavolino.games.villa_paletti.state import NOBODY, Seal, State

GREEN_LEVEL = 2
"""The level of the green floor, from which on the seal can be won (VP-M1)."""


def points(state: State, seat: int) -> int:
    """VP-M2, VP-21: points of the seat's pillars on the top floor, stacked ones included.

    VP-37: a neutral pillar belongs to nobody.
    """
    up = state.villa.standing_on(state.villa.top) if state.villa.top else ()
    return sum(PILLARS[pillar].kind.points for pillar in up if state.owner(pillar) == seat)


def give_seal(state: State) -> State:
    """VP-M6: update the holder of the seal once the villa has settled."""
    if state.villa.top < GREEN_LEVEL:
        return state
    scored = {seat: points(state, seat) for seat in state.playing}
    if not any(scored.values()):
        return state  # VP-M5: the old holder keeps it until a player builds there
    ahead = _new_holder(state, scored)
    return replace(state, fresh=False, seal=_with_holder(state.seal, ahead))


def _new_holder(state: State, scored: dict[int, int]) -> int:
    """The new holder: the first builder on a fresh floor, else the player with more points."""
    holder = state.seal.holder if state.seal else NOBODY
    if state.fresh or holder == NOBODY:
        return max(_clockwise_after(state, holder), key=lambda seat: scored[seat])
    most = max(scored.values())
    if scored[holder] == most:
        return holder  # VP-M3: on a tie the holder keeps it
    return next(seat for seat in _clockwise_after(state, holder) if scored[seat] == most)


def _clockwise_after(state: State, holder: int) -> list[int]:
    return sorted(state.playing, key=lambda seat: (seat - holder - 1) % state.seats)


def _with_holder(seal: Seal | None, seat: int) -> Seal:
    """VP-M4: the new holder turns the previous holder's colour up."""
    if seal is None:
        return Seal(seat)
    return seal if seal.holder == seat else Seal(seat, previous=seal.holder)


def give_up_seal(state: State, seat: int) -> State:
    """VP-E7: a player who resigns leaves the seal to the owner of the colour that is up, if any."""
    seal = state.seal
    if seal is None:
        return state
    if seal.holder == seat:
        return replace(state, seal=None if seal.previous == NOBODY else Seal(seal.previous))
    return replace(state, seal=replace(seal, previous=NOBODY)) if seal.previous == seat else state
