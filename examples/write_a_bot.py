"""Plays a custom bot against the random bot in a hundred matches.

A bot is a function: it gets what its seat may know and returns one of its legal actions. Run it
with ``python -m examples.write_a_bot``.
"""

from random import Random
from typing import Any

from examples.kuhn import KUHN
from examples.kuhn.actions import Action, Bet, Call, Check, Fold
from examples.kuhn.state import State
from examples.kuhn.view import View
from tavolino.bots import BOTS
from tavolino.bots.bot import Bot, BotInput, bot_input
from tavolino.core.game import NATURE
from tavolino.core.match import Match


def cautious(seen: BotInput[State, Action, View], random: Random) -> Action:
    """Bets and calls with the king, never with the jack, and half of the time with the queen."""
    card = seen.view.cards[seen.seat]
    bold = card == "K" or (card == "Q" and random.random() < 0.5)
    wished = (Bet(), Call()) if bold else (Check(), Fold())
    return next(option for option in seen.options if option in wished)


def play(bots: tuple[Bot, Bot], seed: str) -> tuple[int, ...]:
    """Plays one match between two bots. Returns the scores."""
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
