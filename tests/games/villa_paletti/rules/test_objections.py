"""Every illegal action has its objection, and legal actions have none."""

from functools import cache
from random import Random

import pytest

from tavolino.core.game import NATURE, NotYourTurn
from tavolino.games.villa_paletti import VILLA_PALETTI
from tavolino.games.villa_paletti.actions import (
    Action,
    Choose,
    Roll,
    Scatter,
    Stands,
    Take,
    Wood,
)
from tavolino.games.villa_paletti.components import COLOURS
from tavolino.games.villa_paletti.state import State
from tests.games.villa_paletti.positions import (
    abort,
    act,
    all_decline,
    new_match,
    objection,
    offered,
    pull_out,
    resolve,
    table,
    touch,
    villa,
)
from tests.kit.rulebook import Rulebook

BOOK = Rulebook("tavolino.games.villa_paletti")

SIX = "r1 y1 b1 g1 y2 b2"


def start() -> State:
    return table(villa(2, two="r5", out="r4"), locked="r3")


def three() -> State:
    return table(villa(2, one="g3", two="g4 g5"), seats=3)


def manual() -> State:
    return act(resolve(new_match(manual=True), Wood((0,) * 20, 0)), "stand r1 0 0")


def blue() -> State:
    state = resolve(new_match(manual=True), Wood((0,) * 20, 0))
    while state.phase == "setup":
        state = act(state, offered(state)[0])
    return state


def choosing() -> State:
    state = resolve(resolve(new_match(), Wood((0,) * 20, 0)), Scatter(villa(0)))
    return resolve(resolve(state, Stands(villa(1))), Roll("red"))


def asked() -> State:
    return act(table(villa(2, two=SIX)), "claim")


def penalty() -> State:
    state = act(table(villa(2, two=SIX, out="g5"), locked="g4"), "claim")
    return abort(act(state, "object", by="D"), "r2")


def named() -> State:
    return act(penalty(), "take g2")


def floor() -> State:
    return all_decline(asked())


def in_hand() -> State:
    return pull_out(table(villa(2, two="y1")), "r1")


@cache
def illegal_actions() -> dict[str, tuple[State, str, str]]:
    """For each message: a state, an illegal line, and the rule against it."""
    held = touch(start(), "r1")
    where = in_hand().seen.pillars[5]
    assert where is not None
    on_it = f"place {where.x / 1e6:.2f} {where.y / 1e6:.2f} 0"
    return {
        "natures-word": (start(), "held", "VP-P1"),
        "pillars-first": (manual(), "claim", "VP-S2"),
        "stands-already": (manual(), "stand r1 50 0", "VP-S2"),
        "in-the-way": (manual(), "stand r2 5 0", "VP-S2"),
        "rim": (manual(), "stand r2 115 0", "VP-S3"),
        "blue-first": (blue(), "claim", "VP-S4"),
        "beyond-the-base": (blue(), "lay 80 0 0", "VP-S4"),
        "colours-first": (choosing(), "claim", "VP-S5"),
        "colour-taken": (choosing(), "colour red", "VP-S5"),
        "begun-already": (start(), "colour red", "VP-S7"),
        "not-yours": (start(), "touch y1 fingers 40", "VP-B1"),
        "passing": (start(), "done", "VP-B1"),
        "pillar-gone": (start(), "touch r4 fingers 40", "VP-B2"),
        "pillar-on-top": (start(), "touch r5 fingers 40", "VP-B2"),
        "pillar-locked": (start(), "touch r3 fingers 40", "VP-B6"),
        "grip": (start(), "touch r1 fingers 80", "VP-B3"),
        "touch-first": (start(), "pull 0", "VP-B3"),
        "nothing-in-hand": (start(), "place 0 0 0", "VP-B3"),
        "nothing-touched": (start(), "back", "VP-B5"),
        "abort-now": (in_hand(), "back", "VP-B7"),
        "free-already": (in_hand(), "pull 0", "VP-B7"),
        "covered": (held, "up", "VP-B7"),
        "not-free-yet": (held, "place 0 0 0", "VP-B7"),
        "gesture": (held, "hands", "VP-P4"),
        "so-long": (held, "hands 99999a", "VP-P4"),
        "lift-so-high": (held, "pull 0 lift 3.5", "VP-G1"),
        "lift-unsteadied": (held, "hands 0l100", "VP-G1"),
        "such-floor": (held, "hands 0s4", "VP-G1"),
        "two-floors": (held, "hands 0s0 1s1", "VP-G1"),
        "steadying": (in_hand(), "hands 0s0", "VP-G2"),
        "over-the-edge": (in_hand(), "place 200 0 0", "VP-G3"),
        "stacking": (in_hand(), on_it, "VP-G8"),
        "second-pillar": (held, "touch r2 fingers 40", "VP-G6"),
        "touched-already": (held, "touch r1 hook 10", "VP-G6"),
        "claim-now": (held, "claim", "VP-F1"),
        "proposing-now": (held, "end?", "VP-E8"),
        "proposed-already": (act(act(start(), "end?"), "decline"), "end?", "VP-E8"),
        "proposal": (start(), "agree", "VP-E8"),
        "answer-first": (asked(), "touch y1 fingers 40", "VP-F2"),
        "claim-to-object": (start(), "object", "VP-F2"),
        "question": (start(), "decline", "VP-F2"),
        "not-claimants": (act(asked(), "object"), "touch g1 fingers 40", "VP-F3"),
        "name-first": (penalty(), "touch r1 fingers 40", "VP-F5"),
        "not-objectors": (penalty(), "take y1", "VP-F5"),
        "penalty-gone": (penalty(), "take g5", "VP-F5"),
        "penalty-locked": (penalty(), "take g4", "VP-F10"),
        "penalty-due": (start(), "take g1", "VP-F5"),
        "other-penalty": (named(), "touch g3 fingers 40", "VP-F10"),
        "floor-now": (start(), "lay 0 0 0", "VP-F7"),
        "floor-only": (floor(), "touch r2 fingers 40", "VP-F9"),
        "forgoing": (floor(), "forgo", "VP-F7"),
        "supports": (floor(), "lay 300 0 0", "VP-F8"),
        "neutral-first": (three(), "touch r1 fingers 40", "VP-32"),
        "neutral-done": (all_decline(abort(three(), "g1")), "touch g2 fingers 40", "VP-32"),
        "last-neutral": (three(), "touch g3 fingers 40", "VP-33"),
        "proof-asked": (three(), "prove", "VP-35"),
        "not-neutral": (
            act(abort(table(villa(2), seats=3), "g1"), "prove"),
            "touch b1 fingers 40",
            "VP-35",
        ),
    }


KEYS = sorted(
    key.removeprefix("villa_paletti-no-") for _, key in BOOK.objections if "outcome" not in key
)


@pytest.mark.parametrize("key", KEYS)
def test_every_illegal_action_has_its_own_objection(key: str) -> None:
    state, line, rule = illegal_actions()[key]
    refused = objection(state, line)
    assert refused is not None
    assert (refused.rule, refused.text.key) == (rule, f"villa_paletti-no-{key}")
    assert line not in offered(state)


def test_all_objections_are_covered() -> None:
    assert set(illegal_actions()) == set(KEYS)


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    with pytest.raises(NotYourTurn):
        act(start(), "claim", by="B")


# ---------------------------------------------------------------- legal and refuse check each other
def phase_states() -> list[State]:
    """A state of every phase in which a player decides."""
    return [
        *dict.fromkeys(state for state, _, _ in illegal_actions().values()),
        act(start(), "end?"),
        abort(table(villa(2), seats=3), "g1"),
    ]


def test_offered_actions_are_legal_in_every_phase() -> None:
    phases = set()
    for state in phase_states():
        phases.add(state.phase)
        for seat in VILLA_PALETTI.actors(state):
            assert VILLA_PALETTI.legal(state, seat), state.phase
            for action in VILLA_PALETTI.legal(state, seat):
                found = VILLA_PALETTI.refuse(state, seat, action)
                assert found is None, (state.phase, VILLA_PALETTI.format(action), found)
    assert phases == {
        "setup",
        "blue",
        "colours",
        "start",
        "own",
        "touch",
        "pull",
        "place",
        "objections",
        "proofs",
        "penalty",
        "floor",
        "ending",
    }


def test_other_decisions_are_refused() -> None:
    actions = {action for state in phase_states() for action in _offers(state)}
    actions |= {Take(pillar) for pillar in range(20)} | {Choose(colour) for colour in COLOURS}
    decisions = [action for action in actions if not VILLA_PALETTI.is_gesture(action)]
    assert len(decisions) > 30
    for state in phase_states():
        for seat in VILLA_PALETTI.actors(state):
            offers = VILLA_PALETTI.legal(state, seat)
            for action in decisions:
                allowed = VILLA_PALETTI.refuse(state, seat, action) is None
                assert allowed == (action in offers), (state.phase, VILLA_PALETTI.format(action))


def _offers(state: State) -> list[Action]:
    return [
        action
        for seat in VILLA_PALETTI.actors(state)
        if seat != NATURE
        for action in VILLA_PALETTI.legal(state, seat)
    ]


def test_other_gestures_are_legal_or_refused_by_a_rule() -> None:
    random = Random(1)
    state = in_hand()
    answers = set()
    for _ in range(200):
        x, y = random.uniform(-110, 110), random.uniform(-110, 110)
        found = objection(state, f"place {x:.2f} {y:.2f} {random.randrange(360)}")
        answers.add(found.rule if found else "")
    assert answers == {"", "VP-G3", "VP-G8"}
