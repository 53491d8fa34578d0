"""A custom bot against the random bot, in 100 matches.

A bot is a function. It gets what its seat may know and returns one of the legal actions.
Run it with ``python -m examples.write_a_bot``.
"""

from random import Random
from typing import Any

from examples.kuhn import KUHN
from examples.kuhn.game import BET, CALL, CHECK, FOLD, Action, State, View
from tavolino.bots import BOTS
from tavolino.bots.bot import Bot, BotInput, bot_input
from tavolino.core.game import NATURE
from tavolino.core.match import Match


def cautious(seen: BotInput[State, Action, View], random: Random) -> Action:
    """Bet and call with the king, never with the jack, and half of the time with the queen."""
    card = seen.view.cards[seen.seat]
    bold = card == "K" or (card == "Q" and random.random() < 0.5)
    preferred = (BET, CALL) if bold else (CHECK, FOLD)
    return next(action for action in seen.options if action in preferred)


def play(bots: tuple[Bot, Bot], seed: str) -> tuple[int, ...]:
    """Play one match between two bots; returns the scores."""
    match: Match[Any, Any, Any] = Match(KUHN, seats=2, seed=seed)
    random = Random(seed)
    while actors := match.actors:
        seat = actors[0]
        if seat == NATURE:
            match.append(match.draw())
        else:
            action = bots[seat](bot_input(KUHN, match.state, seat), random)
            match.play(seat, KUHN.format(action))
    return KUHN.scores(match.state)


def main() -> None:
    first = sum(play((cautious, BOTS["random"]), f"first {n}")[0] for n in range(50))
    second = sum(play((BOTS["random"], cautious), f"second {n}")[1] for n in range(50))
    print(f"cautious wins {first + second:+d} chips in 100 matches against random")


if __name__ == "__main__":
    main()
