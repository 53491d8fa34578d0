"""Clear mistakes are reported after the match: false claims, missed objections, rash touches."""

from pathlib import Path

from tavolino.bots.review import review_match
from tavolino.core.log import parse_log
from tavolino.core.match import AnyMatch, replay
from tavolino.games import GAMES
from tavolino.games.villa_paletti.actions import Claim, Decline, Object, Touch
from tavolino.games.villa_paletti.evaluate.risk import MAX_RISK, risk_without
from tavolino.games.villa_paletti.evaluate.slips import RASH_RISK, alternatives

MATCHES = Path(__file__).parents[1] / "matches"


def match_in(name: str) -> AnyMatch:
    return replay(GAMES["villa_paletti"], parse_log((MATCHES / f"{name}.log").read_text("utf-8")))


def missed_in(match: AnyMatch) -> dict[int, str]:
    return {
        each.seq: match.entries[each.seq].text for each in review_match(match) if each.missed > 0
    }


def test_only_a_false_claim_and_a_missed_objection_are_reported() -> None:
    """Placements by hand, a proposal to end and a resignation are no mistakes."""
    assert missed_in(match_in("by-hand-2")) == {6: "claim", 7: "decline", 24: "claim"}


def test_a_claim_with_a_movable_pillar_is_false_and_objecting_is_right() -> None:
    match = match_in("by-hand-2")
    assert any(isinstance(one, Touch) for one in alternatives(match.state_at(6), 1, Claim()))
    assert alternatives(match.state_at(7), 0, Decline()) == [Object()]
    assert alternatives(match.state_at(7), 0, Object()) == ()


def test_a_rash_touch_is_reported_if_there_was_a_safe_pillar() -> None:
    match = match_in("random-3-1")
    assert missed_in(match) == {121: "touch r4 fingers 40"}
    before, touch = match.state_at(121), match.action(121)
    assert isinstance(touch, Touch)
    assert risk_without(before.seen, touch.pillar) >= RASH_RISK
    safe = [one for one in alternatives(before, 1, touch) if isinstance(one, Touch)]
    assert safe
    for other in safe:
        assert risk_without(before.seen, other.pillar) <= MAX_RISK
        assert alternatives(before, 1, other) == ()
