"""Two states that differ only in secrets give the same data to a seat that cannot know them."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE, SPECTATOR
from tavolino.core.log import checked_options
from tavolino.core.replay.playthrough import play_random_match
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.previews import judged, preview
from tavolino.games.papa_paolo.state import State
from tests.games.papa_paolo.positions import begin, finish_placing, play, started


def sent(state: State, viewer: int) -> bytes:
    """All data that a viewer gets in a state, as bytes."""
    game = PAPA_PAOLO
    view = game.view(state, viewer)
    legal = game.legal(state, viewer) if viewer in game.actors(state) else []
    options = [game.format(action) for action in legal]
    previews = [show(state, viewer, action) for show in (preview, judged) for action in legal]
    prompt, sheet = game.telling.prompt(state, viewer), game.telling.sheet(view)
    return msgspec.json.encode([view, sheet, prompt, options, previews, game.scores(state)])


def log_text(state: State, seat: int, action: Any, viewer: int) -> bytes:
    return msgspec.json.encode(PAPA_PAOLO.telling.tell(state, seat, action, viewer))


def common_action(sampled_states: list[State], seat: int, random: Random) -> Any:
    """A random action or outcome that is possible in all of these states."""
    moves = [set(PAPA_PAOLO.moves(sampled, seat)) for sampled in sampled_states]
    both = [
        move for move in PAPA_PAOLO.moves(sampled_states[0], seat) if all(move in m for m in moves)
    ]
    return random.choice(both)


def with_other_start(state: State, viewer: int) -> State:
    """A state in which the other player chose the other start tile."""
    players = tuple(
        replace(player, start=sum(player.hand) - player.start)
        if player.start and seat != viewer
        else player
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


def with_other_money(state: State, viewer: int, random: Random) -> State:
    """A state in which the others have other amounts of money, at least their bids."""
    players = tuple(
        player
        if seat == viewer
        else replace(player, money=random.randrange(player.bid.amount if player.bid else 0, 60))
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


VIEWERS = [(seats, viewer) for seats in (2, 3, 4) for viewer in (*range(seats), SPECTATOR)]


@pytest.mark.parametrize(("seats", "viewer"), VIEWERS)
def test_hidden_money_is_never_sent_to_other_seats(seats: int, viewer: int) -> None:
    random = Random(f"{seats} {viewer}")
    options = checked_options(PAPA_PAOLO, {"hidden_money": True, "money_points": True})
    first = PAPA_PAOLO.initial(options, seats)
    sampled_states, differences = [first, first], 0
    while actors := PAPA_PAOLO.actors(sampled_states[0]):
        assert sent(sampled_states[0], viewer) == sent(sampled_states[1], viewer)
        seat = random.choice(actors)
        move = common_action(sampled_states, seat, random)
        assert log_text(sampled_states[0], seat, move, viewer) == log_text(
            sampled_states[1], seat, move, viewer
        )
        sampled_states = [PAPA_PAOLO.apply(sampled, seat, move) for sampled in sampled_states]
        if seat != NATURE and sampled_states[0].phase in ("place", "bid"):
            sampled_states[1] = with_other_money(sampled_states[1], viewer, random)
        differences += sampled_states[0].players != sampled_states[1].players
    assert differences > 50


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_chosen_start_tile_is_sent_only_to_its_player(viewer: int) -> None:
    dealt = play(begin(2), "start 1", "start 4", "start 2", "start 3")
    for keeps in (("keep 1", "keep 2"), ("keep 4", "keep 3"), ("keep 4", "keep 2")):
        state = dealt
        for seat, line in enumerate(keeps):
            action = PAPA_PAOLO.parse(line)
            other = PAPA_PAOLO.parse(f"keep {sum(state.players[seat].hand) - action.number}")  # type: ignore[union-attr]
            if viewer != seat:
                text = log_text(state, seat, action, viewer)
                assert text == log_text(state, seat, other, viewer)
                assert line.encode() not in text
            state = PAPA_PAOLO.play(state, seat, action)
            assert sent(state, viewer) == sent(with_other_start(state, viewer), viewer)


def test_the_stack_by_kind_is_not_sent() -> None:
    """The state has the number of tiles of each kind; the view has only the total."""
    state = started(4)
    other = replace(state, stack=tuple(reversed(state.stack)))
    for viewer in (0, SPECTATOR):
        assert sent(state, viewer) == sent(other, viewer)
    assert PAPA_PAOLO.view(state, 0).stack == 68


def test_removed_delivery_tiles_are_not_sent() -> None:
    state = play(begin(3), "start 1", "start 2", "start 3", "offer A134")
    assert state.offer == (1, 3, 4)
    assert b"A2" not in sent(state, 0)


def test_the_value_of_the_hidden_coin_is_not_in_the_state() -> None:
    state = play(begin(3, turn_order="hidden_coin"), "start 1", "start 2", "start 3", "offer A134")
    state = play(state, "facedown 2", *["coin 3"] * 2, *["coin 2"] * 3, "coin 1")
    assert sorted(state.grid.coins) == [-1, 0, 1, 2, 2, 2, 3, 3]
    dealt = PAPA_PAOLO.apply
    while PAPA_PAOLO.actors(state) == (NATURE,):
        state = dealt(state, NATURE, PAPA_PAOLO.odds(state)[0][0])
    line = PAPA_PAOLO.view(state, 0).lines["2"]
    assert (line.coin, line.hidden) == (0, True)
    assert PAPA_PAOLO.actors(finish_placing(state)) == (NATURE,)


@pytest.mark.parametrize(("seats", "viewer"), VIEWERS)
def test_imagined_states_differ_only_in_secrets(seats: int, viewer: int) -> None:
    random = Random(f"{viewer} {seats}")
    state = PAPA_PAOLO.initial(checked_options(PAPA_PAOLO, {"hidden_money": True}), seats)
    differences = 0
    while actors := PAPA_PAOLO.actors(state):
        imagined = PAPA_PAOLO.imagine(state, viewer, random)
        assert sent(imagined, viewer) == sent(state, viewer)
        assert not PAPA_PAOLO.check(imagined)
        differences += imagined != state
        seat = random.choice(actors)
        state = PAPA_PAOLO.apply(state, seat, random.choice(PAPA_PAOLO.moves(state, seat)))
    assert differences > 50


def test_imagined_states_do_not_depend_on_secrets() -> None:
    state = PAPA_PAOLO.initial(checked_options(PAPA_PAOLO, {"hidden_money": True}), 3)
    other = with_other_money(state, 0, Random(1))
    for seed in range(20):
        imagined_states = [
            PAPA_PAOLO.imagine(sampled, 0, Random(seed)) for sampled in (state, other)
        ]
        assert imagined_states[0] == imagined_states[1]


def test_most_states_without_hidden_money_are_open() -> None:
    match = play_random_match(PAPA_PAOLO, 4, {}, "alike", 0.5)
    assert sum(PAPA_PAOLO.is_open(state) for _, state in match.walk(0)) > 0.9 * match.seq
