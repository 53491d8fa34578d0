"""The prompt: what the viewer is expected to do, who is to act, or who won."""

from tavolino.core.game import NATURE, Seat
from tavolino.core.text import Text
from tavolino.games.villa_paletti.components import FLOORS, PILLARS
from tavolino.games.villa_paletti.rules import actors
from tavolino.games.villa_paletti.rules.building import purpose_now
from tavolino.games.villa_paletti.rules.claims import supports_needed
from tavolino.games.villa_paletti.rules.eligible import movable
from tavolino.games.villa_paletti.rules.ending import winner
from tavolino.games.villa_paletti.state import NOBODY, State


def prompt(state: State, viewer: Seat) -> Text:
    if state.phase == "over":
        return _result(state)
    acting = actors(state)
    if acting == (NATURE,):
        return _nature(state)
    return _todo(state) if viewer in acting else _wait(state)


def pillar_in_hand(state: State) -> str:
    """The name of the pillar of the current project."""
    assert state.attempt is not None
    return PILLARS[state.attempt.pillar].name


def _nature(state: State) -> Text:
    """What a hand or the setup is doing, while the outcome is still open."""
    match state.phase:
        case "touched" | "pull" | "place" | "lift":
            name = pillar_in_hand(state)
            key = f"villa_paletti-nature-{state.phase}"
            return Text(key, {"seat": state.mover, "pillar": name})
        case "floor":
            floor = FLOORS[state.villa.top].colour
            return Text("villa_paletti-nature-floor", {"seat": state.turn, "floor": floor})
        case "colours":
            return Text("villa_paletti-nature-colours", {"seat": state.turn})
        case _:
            return Text("villa_paletti-nature-setup")


def _todo(state: State) -> Text:
    match state.phase:
        case "setup":
            return Text("villa_paletti-do-setup", {"left": state.villa.pillars.count(None)})
        case "start":
            return Text(f"villa_paletti-do-start-{_opening(state)}")
        case "touch":
            return _touch(state)
        case "pull":
            return Text("villa_paletti-do-pull", {"pillar": pillar_in_hand(state)})
        case "place":
            floor = FLOORS[state.villa.top - 1].colour
            args = {"pillar": pillar_in_hand(state), "floor": floor}
            return Text("villa_paletti-do-place", {**args})
        case "penalty":
            assert state.attempt is not None
            return Text("villa_paletti-do-penalty", {"seat": state.attempt.mover})
        case "floor":
            args = {"floor": FLOORS[state.villa.top].colour}
            return Text("villa_paletti-do-floor", {**args, "needed": supports_needed(state)})
        case "objections" | "proofs" | "ending":
            return Text(f"villa_paletti-do-{state.phase}", {"seat": state.turn})
        case phase:
            return Text(f"villa_paletti-do-{phase}")


def _opening(state: State) -> str:
    """VP-B1, VP-32: how the turn can begin."""
    if not movable(state, purpose_now(state)):
        return "stuck"
    return purpose_now(state)


def _touch(state: State) -> Text:
    assert state.attempt is not None
    purpose = state.attempt.purpose
    if purpose == "penalty":
        return Text("villa_paletti-do-touch-penalty", {"pillar": pillar_in_hand(state)})
    return Text(f"villa_paletti-do-touch-{purpose}", {"seat": state.turn})


def _wait(state: State) -> Text:
    match state.phase:
        case "pull" | "place":
            name = pillar_in_hand(state)
            return Text(f"villa_paletti-wait-{state.phase}", {"seat": state.mover, "pillar": name})
        case "own" | "touch":
            return Text("villa_paletti-wait-start", {"seat": state.mover})
        case "floor" | "blue":
            floor = FLOORS[state.villa.top].colour
            return Text("villa_paletti-wait-floor", {"seat": state.turn, "floor": floor})
        case phase:
            return Text(f"villa_paletti-wait-{phase}", {"seat": state.turn})


def _result(state: State) -> Text:
    """VP-E3, VP-E4, VP-E6: how the match ended, and the winner, if any."""
    won = winner(state)
    args = {"seat": state.culprit} if state.ended == "collapse" else {}
    if won == NOBODY:
        return Text(f"villa_paletti-nobody-{state.ended}", {**args})
    return Text(f"villa_paletti-won-{state.ended}", {**args, "seat1": won})
