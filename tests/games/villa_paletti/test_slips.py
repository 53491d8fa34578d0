"""Plain mistakes are named afterwards: words that could be disproved, and rash hands."""

from pathlib import Path

from tavolino.bots.review import review_match
from tavolino.core.log import parse_log
from tavolino.core.match import AnyMatch, replay
from tavolino.games import GAMES
from tavolino.games.villa_paletti.actions import Claim, Decline, Object, Touch
from tavolino.games.villa_paletti.evaluate.risk import NERVE, risk_without
from tavolino.games.villa_paletti.evaluate.slips import RASH, instead

MATCHES = Path(__file__).with_name("matches")


def match_in(name: str) -> AnyMatch:
    return replay(GAMES["villa_paletti"], parse_log((MATCHES / f"{name}.log").read_text("utf-8")))


def missed_in(match: AnyMatch) -> dict[int, str]:
    return {
        each.seq: match.entries[each.seq].text for each in review_match(match) if each.missed > 0
    }


def test_a_wrong_claim_and_a_missed_objection_are_named_and_nothing_else() -> None:
    """Nor are placements by hand, a proposal to end or giving up."""
    assert missed_in(match_in("by-hand-2")) == {6: "claim", 7: "decline", 24: "claim"}


def test_a_claim_is_wrong_where_a_pillar_could_be_moved_and_objecting_is_right() -> None:
    match = match_in("by-hand-2")
    assert any(isinstance(one, Touch) for one in instead(match.state_at(6), 1, Claim()))
    assert instead(match.state_at(7), 0, Decline()) == [Object()]
    assert instead(match.state_at(7), 0, Object()) == ()


def test_a_rash_touch_is_named_where_a_safe_pillar_stood() -> None:
    match = match_in("random-3-1")
    assert missed_in(match) == {121: "touch r4 fingers 40"}
    before, touch = match.state_at(121), match.action(121)
    assert isinstance(touch, Touch)
    assert risk_without(before.seen, touch.pillar) >= RASH
    safe = [one for one in instead(before, 1, touch) if isinstance(one, Touch)]
    assert safe
    for other in safe:
        assert risk_without(before.seen, other.pillar) <= NERVE
        assert instead(before, 1, other) == ()
