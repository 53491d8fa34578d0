"""Figures of Papà Paolo: the length of its lists of options, and the cost of its hot spots.

Random players reach the widest range of positions; a few matches of more purposeful players show
larger districts. Times are CPU time on one core.
"""

import argparse
import sys
import time
import tracemalloc
from collections import defaultdict
from collections.abc import Iterable, Iterator
from random import Random

import msgspec
import numpy as np

from tavolino.core.game import NATURE
from tavolino.core.replay.playthrough import pick_action
from tavolino.core.rule_options import pack_options
from tavolino.games.papa_paolo import PAPA_PAOLO
from tavolino.games.papa_paolo.geometry import tours
from tavolino.games.papa_paolo.state import EVERYWHERE, Plan, State


def matches(count: int, purpose: float) -> Iterator[list[State]]:
    """All states of this many matches, with each number of seats in turn."""
    for number in range(count):
        random = Random(f"{number} {purpose}")
        states = [PAPA_PAOLO.initial(PAPA_PAOLO.options(), PAPA_PAOLO.seats[number % 3])]
        while PAPA_PAOLO.actors(states[-1]):
            seat, move = pick_action(PAPA_PAOLO, states[-1], random, purpose)
            states.append(PAPA_PAOLO.apply(states[-1], seat, move))
        yield states


def quantiles(figures: Iterable[float]) -> tuple[float, float, float, float]:
    """Mean, 95 %, 99 % and maximum."""
    ordered = sorted(figures)
    at = [ordered[min(len(ordered) - 1, int(part * len(ordered)))] for part in (0.95, 0.99)]
    return sum(ordered) / len(ordered), at[0], at[1], ordered[-1]


def plans_in(states: Iterable[State]) -> Iterator[Plan]:
    """Every distinct district of these states."""
    seen: set[int] = set()
    for state in states:
        for player in state.players:
            plan = player.district.plan
            if plan.cities and id(plan) not in seen:
                seen.add(id(plan))
                yield plan


def route_times(states: Iterable[State]) -> Iterator[float]:
    """Microseconds to find all routes from each pizzeria, for near, far and express deliveries."""
    for plan in plans_in(states):
        for pizzeria in range(len(plan.pizzerias)):
            for distance in (2, 3, 4, EVERYWHERE):
                began = time.perf_counter()
                tours(plan.roads, plan.doors[pizzeria], distance)
                yield (time.perf_counter() - began) * 1e6


def imagine_time(states: list[State]) -> float:
    """Microseconds per imagined state."""
    random, began = Random(1), time.process_time()
    for state in states:
        PAPA_PAOLO.imagine(state, 0, random)
    return (time.process_time() - began) / len(states) * 1e6


def state_memory() -> float:
    """Bytes per state of a match, including cached data."""
    tracemalloc.start()
    (kept,) = matches(1, 0.0)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / len(kept)


def readable_speed(seats: int, count: int) -> float:
    """Random moves per second with the readable rules, NATURE's included."""
    made, began = 0, time.process_time()
    for number in range(count):
        random, state = Random(number), PAPA_PAOLO.initial(PAPA_PAOLO.options(), seats)
        while PAPA_PAOLO.actors(state):
            seat, move = pick_action(PAPA_PAOLO, state, random, 0.0)
            state, made = PAPA_PAOLO.apply(state, seat, move), made + 1
    return made / (time.process_time() - began)


def twin_speed(seats: int, count: int) -> float:
    """The same with the twin, with many matches in a batch."""
    twin = PAPA_PAOLO.twin and PAPA_PAOLO.twin.compiled
    assert twin, "make native"
    states = twin.starts(pack_options(PAPA_PAOLO.options()), seats, count)
    began = time.process_time()
    made = twin.play_random(states, np.arange(count, dtype=np.uint64), 10**6)
    return made / (time.process_time() - began)


def report_speeds(count: int) -> None:
    print(f"{'thousand moves a second':24}{'readable':>9}{'twin':>9}")
    for seats in PAPA_PAOLO.seats:
        figures = readable_speed(seats, count), twin_speed(seats, 100 * count)
        print(f"{f'{seats} seats, at random':24}" + "".join(f"{n / 1000:9,.0f}" for n in figures))
    print()


def report(what: str, lines: dict[str, list[float]]) -> None:
    print(f"{what:24}{'count':>9}{'mean':>8}{'95 %':>7}{'99 %':>7}{'max':>7}")
    for name, figures in lines.items():
        mean, high, higher, most = quantiles(figures)
        print(f"{name:24}{len(figures):9,}{mean:8.1f}{high:7.0f}{higher:7.0f}{most:7.0f}")
    print()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="matches to look at")
    parser.add_argument("--purpose", type=float, default=0.0, help="how often players think")
    chosen = parser.parse_args()
    sizes: dict[str, list[float]] = defaultdict(list)
    routes: list[float] = []
    imagined: list[float] = []
    written: list[float] = []
    for states in matches(chosen.matches, chosen.purpose):
        for state in states:
            for seat in set(PAPA_PAOLO.actors(state)) - {NATURE}:
                sizes[state.step].append(len(PAPA_PAOLO.legal(state, seat)))
        routes += route_times(states)
        imagined.append(imagine_time(states))
        written.append(len(msgspec.json.encode(states[len(states) // 2])))
    report_speeds(max(1, chosen.matches // 20))
    report("options", {"all lists": [n for some in sizes.values() for n in some], **sizes})
    report("microseconds", {"routes of a district": routes, "imagine": imagined})
    report("bytes", {"state as JSON": written, "state in memory": [state_memory()]})
    return 0


if __name__ == "__main__":
    sys.exit(main())
