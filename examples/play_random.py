"""Plays one match between random players and prints its log and result.

Run it with ``python -m examples.play_random``.
"""

from random import Random

from examples.kuhn import KUHN
from tavolino.core.game import NATURE
from tavolino.core.match import AnyMatch, Match


def play_random(match: AnyMatch, random: Random) -> AnyMatch:
    """Plays random legal actions until the match is over. NATURE's outcomes follow the seed."""
    game = match.game
    while actors := match.actors:
        seat = actors[0]
        if seat == NATURE:
            match.append(match.draw())
        else:
            match.play(seat, game.format(random.choice(game.legal(match.state, seat))))
    return match


def main() -> None:
    match = play_random(Match(KUHN, seats=2, seed="a first try"), Random(1))
    print(match.log)
    print("scores", *KUHN.scores(match.state))
    print("places", *KUHN.places(match.state))


if __name__ == "__main__":
    main()
