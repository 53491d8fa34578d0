"""Prints a complete match line by line, so that changes of rules, views or texts show as a diff."""

import hashlib
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from tavolino.core import chance, log
from tavolino.core.game import NATURE, SPECTATOR, Action, AnyGame, Game, Seat, State, View
from tavolino.core.log import Log
from tavolino.core.match import AnyMatch, Match

SHOWN_ACTIONS = 4
"""Number of actions that are printed before and after the ellipsis."""

MAX_WIDTH = 96
"""Maximum width of a value in characters. Longer values are cut and followed by their hash."""

HEADER, ENTRY = "# ", "> "


def pick_action(
    game: Game[State, Action, View], state: State, random: Random, purpose: float
) -> tuple[Seat, Action]:
    """A random action of a random actor; with probability `purpose`, the bots' best candidate.

    Purely random players seldom finish what they begin and rarely reach the end of a game. NATURE's
    outcome comes from the same generator, so use this for tests and fuzzing, not for real matches.
    """
    seat = random.choice(game.actors(state))
    if seat == NATURE:
        return seat, chance.draw_outcome(game, state, str(random.random()), 0)
    purposeful = random.random() < purpose
    liked = game.thinking.candidates(state, seat)[:1] if purposeful and game.thinking else ()
    return seat, random.choice(liked or game.legal(state, seat))


def play_random_match(
    game: AnyGame, seats: int, options: dict[str, Any], seed: str, purpose: float
) -> AnyMatch:
    """Plays a complete match with `pick_action`. The match's seed decides NATURE's outcomes."""
    match: AnyMatch = Match(game, seats, options, seed)
    random = Random(seed)
    while not match.is_over:
        if match.actors == (NATURE,):
            match.append(match.draw())
        else:
            seat, action = pick_action(game, match.state, random, purpose)
            match.play(seat, game.format(action))
    return match


# ---------------------------------------------------------------- printing
def playthrough(match: AnyMatch) -> str:
    """Prints a match from the first to the last entry. `read_log` extracts the log again."""
    lines = [HEADER + _json(match.header), *_changes({}, msgspec.to_builtins(match.state_at(0)))]
    lines += _scene(match, 0)
    for seq, entry in enumerate(match.entries):
        lines += ["", f"{seq}{ENTRY}{entry}", *_step(match, seq), *_scene(match, seq + 1)]
    places = " ".join(map(str, match.game.places(match.state)))
    return "\n".join([*lines, f"  places {places}"]) + "\n"


def read_log(text: str) -> Log:
    """The log of a printed match."""
    head, *rest = text.splitlines()
    entries = (line.partition(ENTRY)[2] for line in rest if not line.startswith(" ") and line)
    return log.parse_log("\n".join([head.removeprefix(HEADER), *entries]))


def _step(match: AnyMatch, seq: int) -> Iterator[str]:
    """The spectators' text and effects of an entry, and the fields of the state that it changed."""
    entry, before = match.entries[seq], match.state_at(seq)
    if not log.undo_count(entry.text):
        told = match.log_text(seq, SPECTATOR)
        yield f"  told {told.text.key} {_json(told.text.args)}"
    for effect in match.effects(seq, SPECTATOR):
        yield f"  effect {_short(_json(effect))}"
    yield from _changes(msgspec.to_builtins(before), msgspec.to_builtins(match.state_at(seq + 1)))


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    """The fields of the state that changed."""
    for name, value in after.items():
        if name not in before or before[name] != value:
            yield f"  {name} = {_short(_json(value))}"


def _scene(match: AnyMatch, seq: int) -> Iterator[str]:
    """The actors with their actions, the hash of each viewer's view, and the scores."""
    game, state = match.game, match.state_at(seq)
    yield f"  actors {' '.join(map(str, game.actors(state))) or 'nobody'}"
    for seat in game.actors(state):
        moves = [game.format(move) for move in game.moves(state, seat)]
        prompt = game.telling.prompt(state, seat)
        yield f"  prompt {seat} {prompt.key} {_json(prompt.args)}"
        yield f"  options {seat} {len(moves)}: {_few(moves)}"
    seen: dict[str, list[Seat]] = {}
    for viewer in (*range(match.header.seats), SPECTATOR):
        seen.setdefault(_hash(_json(game.view(state, viewer))), []).append(viewer)
    for digest, viewers in seen.items():
        yield f"  view {digest} of {' '.join(map(str, viewers))}"
    yield f"  scores {' '.join(map(str, game.scores(state)))}"


def _few(moves: Sequence[str]) -> str:
    if len(moves) <= 2 * SHOWN_ACTIONS:
        return ", ".join(moves)
    some = [*moves[:SHOWN_ACTIONS], "…", *moves[-SHOWN_ACTIONS:]]
    return f"{', '.join(some)} ({_hash(chr(10).join(moves))})"


def _short(text: str) -> str:
    return text if len(text) <= MAX_WIDTH else f"{text[:MAX_WIDTH]}… ({_hash(text)})"


def _json(thing: object) -> str:
    return msgspec.json.encode(thing, order="deterministic").decode()


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]
