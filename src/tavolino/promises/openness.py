"""Checks that views, texts and effects declared public are the same for all viewers."""

from collections.abc import Iterator

from tavolino.core.game import SPECTATOR
from tavolino.promises.promise import Promise
from tavolino.promises.walk import WalkMoment


def check(moment: WalkMoment) -> Iterator[str]:
    game, state = moment.game, moment.state
    if not game.is_open(state):
        return
    said = "`hides` says that nothing is hidden" if game.secrets else "the Game has no `secrets`"
    for viewer in moment.sample(moment.viewers):
        if game.view(state, viewer) != game.view(state, SPECTATOR):
            yield f"viewer {viewer} and a spectator do not see the same, but {said}"


def check_step(moment: WalkMoment) -> Iterator[str]:
    """Compare the texts and effects of an entry that is not personal, which the server shares."""
    yield from check(moment)
    game, telling, seat, action = moment.game, moment.game.telling, moment.seat, moment.action
    if seat is None or (game.secrets and telling.personal(action)):
        return
    said = "`personal` says that all may" if game.secrets else "the Game has no `secrets`"
    for name, function in (("hear", telling.tell), ("see", telling.effects)):
        for viewer in moment.sample(moment.viewers):
            alike = [function(moment.state, seat, action, who) for who in (viewer, SPECTATOR)]
            if alike[0] != alike[1]:
                both = f"viewer {viewer} and a spectator"
                yield f"{both} do not {name} the same of {moment.as_text(seat, action)}, but {said}"


PROMISE = Promise(
    name="openness",
    statement="What a game declares to be the same for all viewers is the same.",
    cost="steady",
    moment=check_step,
)
