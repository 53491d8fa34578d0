"""Every illegal action has an objection, and no legal action has one."""

from random import Random

import pytest

from tavolino.core.game import NotYourTurn
from tavolino.core.rule_options import Value, each_alone, random_options
from tavolino.games.palermo import PALERMO
from tavolino.games.palermo.components import PalermoOptions
from tavolino.games.palermo.state import State
from tests.games.palermo.positions import (
    FIXTURES,
    Setup,
    all_lines,
    apply_unchecked,
    begin,
    finished,
    legal,
    objection,
    pass_turns,
    play,
    random_match,
    situation,
)
from tests.kit.rulebook import Rulebook


def small_houses_sold_out() -> State:
    rows = [f"house {column}{row} 1 r0" for row in (2, 3) for column in "ABCDEF"]
    return apply_unchecked(play(begin(5), "start A1"), *rows)


def loitering() -> State:
    return situation("A", "B", options={"no_loitering": True}, B=Setup(gangster="5.9"))


def coming_home() -> State:
    return situation("A", "A", A=Setup(gangster="5.9", left=()))


ILLEGAL = {
    "start-card-first": (begin(3), "house A1 1 r0", "PAL-1.1"),
    "start-card-lies": (play(begin(3), "start A1"), "start B1", "PAL-1.1"),
    "still-building": (play(begin(3), "start A1"), "stay", "PAL-1.3"),
    "flipping": (play(begin(3), "start A1"), "house B2 1 r0 m", "PAL-G6"),
    "mirror-image": (play(begin(3, handedness="free"), "start A1"), "house B2 3 r0 m", "PAL-G5"),
    "such-house-left": (small_houses_sold_out(), "house F6 1 r0", "PAL-S3"),
    "cell-taken": (play(begin(3), "start A1"), "house A1 1 r0", "PAL-1.3"),
    "first-house-apart": (
        play(begin(3, first_house_touches_start=True), "start A1"),
        "house C3 1 r0",
        "PAL-1.2",
    ),
    "roof-contact": (play(begin(3), "start F6", "house C3 2 r0"), "house D2 1 r2", "PAL-1.5"),
    "courtyard": (
        play(begin(3), "start F6", "house C3 3 r0", "house D3 2 r3"),
        "house C4 2 r0",
        "PAL-1.7",
    ),
    "plaza-yet": (play(begin(3), "start A1"), "plaza B1 NW", "PAL-1.10"),
    "city-finished": (finished("A"), "house A1 1 r0", "PAL-1.8"),
    "police-first": (finished("A"), "go 5.9", "PAL-2.2"),
    "police-too-late": (situation("A", "A"), "police -", "PAL-P.2"),
    "police": (situation("A", "A", options={"police": "off"}), "police 5.9", "PAL-V1"),
    "gangster-home": (situation("A", "A", "police", A=Setup(home=1)), "stay", "PAL-E.2"),
    "roof": (situation("A", "A"), "go 5.10", "PAL-2.4"),
    "already-there": (situation("A", "A", A=Setup(gangster="5.6")), "go 5.6", "PAL-2.6"),
    "gangster-there": (situation("A", "A", B=Setup(gangster="5.6")), "go 5.6", "PAL-2.7"),
    "too-far": (situation("A", "A"), "go 5.4", "PAL-2.3"),
    "way-but-home": (coming_home(), "go 6.8", "PAL-E.1"),
    "loitering": (loitering(), "stay", "PAL-V3"),
    "policeman-already-there": (
        situation("A", "A", "police", A=Setup(policeman="5.6")),
        "police 5.6",
        "PAL-P.2",
    ),
    "policeman-on-gangster": (
        situation("A", "A", "police", B=Setup(gangster="5.6")),
        "police 5.6",
        "PAL-P.8",
    ),
    "policemen-side-by-side": (
        situation("A", "A", "police", B=Setup(policeman="5.6")),
        "police 4.6",
        "PAL-P.7",
    ),
    "too-far-for-police": (finished("A"), "police 5.4", "PAL-P.3"),
    "match-over": (pass_turns(finished("A"), 8 * 4), "stay", "PAL-E.5"),
}


@pytest.mark.parametrize("key", ILLEGAL)
def test_every_kind_of_illegal_action_has_its_own_objection(key: str) -> None:
    state, line, rule = ILLEGAL[key]
    refused = objection(state, line)
    assert refused is not None
    assert (refused.rule, refused.text.key) == (rule, f"palermo-no-{key}")
    assert line not in legal(state)


def test_all_objections_are_tested() -> None:
    written = Rulebook("tavolino.games.palermo").objections
    assert {(rule, f"palermo-no-{key}") for key, (_, _, rule) in ILLEGAL.items()} == written


def test_a_player_cannot_act_out_of_turn() -> None:
    with pytest.raises(NotYourTurn):
        PALERMO.play(finished("A"), 1, PALERMO.parse("police -"))


# ---------------------------------------------------------------- legal and refuse agree
ALL_ACTIONS = [PALERMO.parse(line) for line in all_lines()]


def check_agreement(state: State) -> None:
    """Every action is either legal or has an objection."""
    legal_actions = PALERMO.legal(state, state.turn)
    assert legal_actions
    assert len(set(legal_actions)) == len(legal_actions)
    allowed = {a for a in ALL_ACTIONS if PALERMO.refuse(state, state.turn, a) is None}
    assert allowed == set(legal_actions)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", list(each_alone(PalermoOptions)), ids=str)
def test_legal_and_refuse_agree(seats: int, options: dict[str, Value]) -> None:
    states = list(random_match(seats, seats, **options))[:-1]
    for state in states[seats :: len(states) // 9]:
        check_agreement(state)


@pytest.mark.parametrize("seed", range(8))
def test_legal_and_refuse_agree_with_any_options(seed: int) -> None:
    random = Random(seed)
    seats = random.choice(PALERMO.seats)
    states = list(random_match(seed, seats, **random_options(PalermoOptions, random)))[:-1]
    for state in random.sample(states, 9):
        check_agreement(state)


@pytest.mark.parametrize("name", FIXTURES)
def test_legal_and_refuse_agree_before_the_last_placements(name: str) -> None:
    lines = FIXTURES[name].lines
    state = play(begin(FIXTURES[name].players), *lines[:-4])
    for line in lines[-4:]:
        check_agreement(state)
        state = play(state, line)


@pytest.mark.parametrize("key", ["loitering", "way-but-home", "gangster-home", "mirror-image"])
def test_legal_and_refuse_agree_where_a_rare_rule_applies(key: str) -> None:
    check_agreement(ILLEGAL[key][0])
