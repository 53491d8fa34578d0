"""Two worlds that differ only in what a seat cannot know look and sound the same to it."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.game import NATURE, SPECTATOR
from tavolino.core.log import checked_options
from tavolino.core.playthrough import play_random_match
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.previews import judged, preview
from tavolino.games.papa_paolo.state import State
from tests.games.papa_paolo.positions import begin, idle, opened, play


def sent(state: State, viewer: int) -> bytes:
    """All that reaches a viewer at one moment, as bytes."""
    game = PAPA_PAOLO
    view = game.view(state, viewer)
    legal = game.legal(state, viewer) if viewer in game.actors(state) else []
    options = [game.format(action) for action in legal]
    previews = [show(state, viewer, action) for show in (preview, judged) for action in legal]
    prompt, sheet = game.telling.prompt(state, viewer), game.telling.sheet(view)
    return msgspec.json.encode([view, sheet, prompt, options, previews, game.scores(state)])


def heard(state: State, seat: int, action: Any, viewer: int) -> bytes:
    return msgspec.json.encode(PAPA_PAOLO.telling.tell(state, seat, action, viewer))


def common_move(worlds: list[State], seat: int, random: Random) -> Any:
    """Something that the seat may do, or NATURE draw, in all of these worlds."""
    moves = [set(PAPA_PAOLO.moves(world, seat)) for world in worlds]
    both = [move for move in PAPA_PAOLO.moves(worlds[0], seat) if all(move in m for m in moves)]
    return random.choice(both)


def redealt_starts(state: State, viewer: int) -> State:
    """The other player has kept the other tile."""
    players = tuple(
        replace(player, start=sum(player.hand) - player.start)
        if player.start and seat != viewer
        else player
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


def redealt_money(state: State, viewer: int, random: Random) -> State:
    """The others have other amounts behind their hands, but no less than they have bid."""
    players = tuple(
        player
        if seat == viewer
        else replace(player, money=random.randrange(player.bid.amount if player.bid else 0, 60))
        for seat, player in enumerate(state.players)
    )
    return replace(state, players=players)


VIEWERS = [(seats, viewer) for seats in (2, 3, 4) for viewer in (*range(seats), SPECTATOR)]


@pytest.mark.parametrize(("seats", "viewer"), VIEWERS)
def test_hidden_money_reaches_no_other_seat_throughout_a_match(seats: int, viewer: int) -> None:
    random = Random(f"{seats} {viewer}")
    options = checked_options(PAPA_PAOLO, {"hidden_money": True, "money_points": True})
    first = PAPA_PAOLO.initial(options, seats)
    worlds, different = [first, first], 0
    while actors := PAPA_PAOLO.actors(worlds[0]):
        assert sent(worlds[0], viewer) == sent(worlds[1], viewer)
        seat = random.choice(actors)
        move = common_move(worlds, seat, random)
        assert heard(worlds[0], seat, move, viewer) == heard(worlds[1], seat, move, viewer)
        worlds = [PAPA_PAOLO.apply(world, seat, move) for world in worlds]
        if seat != NATURE and worlds[0].phase in ("place", "bid"):
            worlds[1] = redealt_money(worlds[1], viewer, random)
        different += worlds[0].players != worlds[1].players
    assert different > 50


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_start_tile_that_is_kept_reaches_nobody_else(viewer: int) -> None:
    dealt = play(begin(2), "start 1", "start 4", "start 2", "start 3")
    for keeps in (("keep 1", "keep 2"), ("keep 4", "keep 3"), ("keep 4", "keep 2")):
        state = dealt
        for seat, line in enumerate(keeps):
            action = PAPA_PAOLO.parse(line)
            other = PAPA_PAOLO.parse(f"keep {sum(state.players[seat].hand) - action.number}")  # type: ignore[union-attr]
            if viewer != seat:
                told = heard(state, seat, action, viewer)
                assert told == heard(state, seat, other, viewer)
                assert line.encode() not in told
            state = PAPA_PAOLO.play(state, seat, action)
            assert sent(state, viewer) == sent(redealt_starts(state, viewer), viewer)


def test_the_order_of_the_stack_is_nowhere() -> None:
    """The state knows how many tiles of each kind are left; the view only how many in all."""
    state = opened(4)
    other = replace(state, stack=tuple(reversed(state.stack)))
    for viewer in (0, SPECTATOR):
        assert sent(state, viewer) == sent(other, viewer)
    assert PAPA_PAOLO.view(state, 0).stack == 68


def test_removed_delivery_tiles_are_nowhere() -> None:
    state = play(begin(3), "start 1", "start 2", "start 3", "offer A134")
    assert state.offer == (1, 3, 4)
    assert b"A2" not in sent(state, 0)


def test_the_hidden_coin_is_not_even_in_the_state() -> None:
    state = play(begin(3, turn_order="hidden_coin"), "start 1", "start 2", "start 3", "offer A134")
    state = play(state, "facedown 2", *["coin 3"] * 2, *["coin 2"] * 3, "coin 1")
    assert sorted(state.grid.coins) == [-1, 0, 1, 2, 2, 2, 3, 3]
    dealt = PAPA_PAOLO.apply
    while PAPA_PAOLO.actors(state) == (NATURE,):
        state = dealt(state, NATURE, PAPA_PAOLO.odds(state)[0][0])
    line = PAPA_PAOLO.view(state, 0).lines["2"]
    assert (line.coin, line.hidden) == (0, True)
    assert PAPA_PAOLO.actors(idle(state)) == (NATURE,)


@pytest.mark.parametrize(("seats", "viewer"), VIEWERS)
def test_what_is_imagined_differs_from_the_truth_but_not_for_the_viewer(
    seats: int, viewer: int
) -> None:
    random = Random(f"{viewer} {seats}")
    state = PAPA_PAOLO.initial(checked_options(PAPA_PAOLO, {"hidden_money": True}), seats)
    differed = 0
    while actors := PAPA_PAOLO.actors(state):
        dream = PAPA_PAOLO.imagine(state, viewer, random)
        assert sent(dream, viewer) == sent(state, viewer)
        assert not PAPA_PAOLO.check(dream)
        differed += dream != state
        seat = random.choice(actors)
        state = PAPA_PAOLO.apply(state, seat, random.choice(PAPA_PAOLO.moves(state, seat)))
    assert differed > 50


def test_what_is_imagined_does_not_depend_on_the_truth() -> None:
    state = PAPA_PAOLO.initial(checked_options(PAPA_PAOLO, {"hidden_money": True}), 3)
    other = redealt_money(state, 0, Random(1))
    for seed in range(20):
        dreams = [PAPA_PAOLO.imagine(world, 0, Random(seed)) for world in (state, other)]
        assert dreams[0] == dreams[1]


def test_something_is_hidden_only_while_it_is() -> None:
    match = play_random_match(PAPA_PAOLO, 4, {}, "alike", 0.5)
    assert sum(PAPA_PAOLO.is_open(state) for _, state in match.walk(0)) > 0.9 * match.seq
