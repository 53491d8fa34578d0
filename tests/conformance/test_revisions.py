"""Earlier revisions of games still work, and a golden match shows what each changed."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE, SPECTATOR, AnyGame
from tavolino.core.log import Log, parse_log, read_scores
from tavolino.core.match import AnyMatch, BrokenLog, replay
from tavolino.i18n import LANGUAGES
from tests.conformance.all_games import EVERY_GAME, every_game, shelf
from tests.kit.games.revised import QUESTIONS

pytestmark = pytest.mark.slow

CARRIED = 2
"""Minimum number of earlier revisions that a game contains, if it has had as many."""


def past(game: AnyGame) -> Iterator[AnyGame]:
    return (then for then in game.revisions() if then is not game)


def kept(then: AnyGame) -> Path:
    return shelf(then) / "matches" / f"revision-{then.revision}.log"


PAST = [(game, then) for game in EVERY_GAME for then in past(game)]
every_past = pytest.mark.parametrize(
    ("game", "then"), PAST, ids=[f"{then.name}-{then.revision}" for _, then in PAST]
)


@pytest.mark.parametrize("game", [*EVERY_GAME, QUESTIONS], ids=lambda game: game.name)
def test_a_game_contains_its_last_revisions(game: AnyGame) -> None:
    carried = [then.revision for then in game.revisions()]
    assert carried == list(range(game.revision, game.revision - len(carried), -1))
    assert len(carried) > min(CARRIED, game.revision - 1)
    for then in past(game):
        assert (then.name, then.room, then.state) == (game.name, game.room, game.state)
        assert not then.past


@every_game
def test_golden_matches_have_the_revision_of_their_file_name(game: AnyGame) -> None:
    for file in shelf(game).glob("matches/*.log"):
        own = int(file.stem.removeprefix("revision-")) if "revision-" in file.stem else None
        header = parse_log(file.read_text(encoding="utf-8")).header
        assert header.revision == (own or game.revision), file.name


@every_past
def test_a_golden_match_shows_what_a_revision_changed(game: AnyGame, then: AnyGame) -> None:
    text = kept(then).read_text(encoding="utf-8")
    log = parse_log(text)
    match = replay(game, log)
    assert match.is_over
    assert read_scores(text) == tuple(match.game.scores(match.state))
    assert (match.log, match.game.revision) == (log, then.revision)
    with pytest.raises((BrokenLog, msgspec.ValidationError)):
        replay(game, Log(replace(log.header, revision=then.revision + 1), log.entries))


@pytest.mark.parametrize("lang", LANGUAGES)
@every_past
def test_the_rulebook_ends_with_the_changes_of_each_revision(
    game: AnyGame, then: AnyGame, lang: str
) -> None:
    room = files(game.room)
    own = room / f"RULES.{lang}.md"
    book = (own if own.is_file() else room / "RULES.md").read_text(encoding="utf-8")
    before = book.split("\n## ")[-1]
    assert re.search(rf"(?m)^- \S+ {then.revision}\b", before)


@every_past
def test_legal_and_refuse_agree_in_earlier_revisions(game: AnyGame, then: AnyGame) -> None:
    match = replay(game, parse_log(kept(then).read_text(encoding="utf-8")))
    said = {match.game.format(match.action(n)): match.action(n) for n in match.standing}
    for seq in range(match.seq):
        state = match.state_at(seq)
        for seat in set(then.actors(state)) - {NATURE}:
            legal = then.legal(state, seat)
            assert [then.objection(state, seat, action) for action in legal] == [None] * len(legal)
            for action in said.values():
                free = then.is_gesture(action) or action in legal
                assert free or then.objection(state, seat, action) is not None


@every_past
def test_current_texts_and_bots_work_with_earlier_revisions(game: AnyGame, then: AnyGame) -> None:
    match = replay(game, parse_log(kept(then).read_text(encoding="utf-8")))
    for seq in range(0, match.seq, 7):
        look(then, match, seq)
        think(then, match, seq)


def look(then: AnyGame, match: AnyMatch, seq: int) -> None:
    state, telling = match.state_at(seq), then.telling
    for viewer in (*range(match.header.seats), SPECTATOR):
        view = then.view(state, viewer)
        assert telling.prompt(state, viewer).key
        msgspec.json.encode((view, telling.sheet(view), match.effects(seq, viewer)))
        assert match.log_text(seq, viewer).text.key
    for seat in set(then.actors(state)) - {NATURE}:
        for action in then.legal(state, seat):
            assert telling.tell(state, seat, action, seat).text.key
            msgspec.json.encode(telling.preview(state, seat, action))


def think(then: AnyGame, match: AnyMatch, seq: int) -> None:
    state = match.state_at(seq)
    for seat in set(then.actors(state)) - {NATURE}:
        if then.thinking:
            thought_of = then.thinking.candidates(state, seat)
            assert thought_of
            assert all(action in then.legal(state, seat) for action in thought_of)
