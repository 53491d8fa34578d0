"""Phase 2: what each seat can still expect, with policemen and gangsters where they stand now."""

from functools import lru_cache

from tavolino.core.game import Seat
from tavolino.games.palermo.evaluate.tour import Promise, Tour, tour, turns, worth
from tavolino.games.palermo.geometry import Fields, fields
from tavolino.games.palermo.rules.ending import bonus
from tavolino.games.palermo.rules.moving import gangsters, tolls
from tavolino.games.palermo.state import City, State, entrance_of


@lru_cache(maxsize=1 << 8)
def doors(city: City, seat: Seat) -> tuple[int, ...]:
    """The doors of all discs that the seat laid, collected or not."""
    return tuple(entrance_of(cell, card) for cell, card in city.with_discs() if card.owner == seat)


def tour_of(state: State, seat: Seat) -> Tour:
    city = state.city
    links, price = state.options.ring_links, bonus(state)
    return tour(doors(city, seat), city.start_fields, city.streets, links, price)


def ahead(state: State, seat: Seat) -> Promise:
    """The best that the seat can do from here if nobody gets in its way any more."""
    player = state.players[seat]
    if player.is_home:
        return 0
    standing = gangsters(state)
    taken = standing & fields(*player.entrances)
    toll = tolls(state, seat, standing)
    return _ahead(tour_of(state, seat), player.gangster, player.entrances, toll, taken)


@lru_cache(maxsize=1 << 16)
def _ahead(
    tour: Tour, gangster: int, entrances: tuple[int, ...], toll: Fields, taken: Fields
) -> Promise:
    return tour.ahead(gangster, entrances, toll, taken)


def estimate(state: State) -> tuple[float, ...]:
    """Money so far, the worth of the way ahead, and the bonus until the last one is home."""
    price = bonus(state)
    seats = range(len(state.players))
    ways = [ahead(state, seat) for seat in seats]
    last_turns = [state.round - 1 + (seat < state.turn) for seat in seats]
    home = [last + turns(way) for last, way in zip(last_turns, ways, strict=True)]
    end = max(home)
    return tuple(
        float(player.money + worth(way) + price * (end - last))
        for player, way, last in zip(state.players, ways, last_turns, strict=True)
    )
