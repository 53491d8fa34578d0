"""Figures of Villa Paletti: stability, speed, determinism, statics, collapses, stream, bots.

Each figure has a bound; the exit status says whether all are met. CPU time on one core.
"""

import argparse
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from math import cos, dist, hypot, pi, sin
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
from msgspec import Struct
from villas import random_villa, settle_gently

from tavolino.bots import choose
from tavolino.core.game import NATURE
from tavolino.games.villa_paletti import VILLA_PALETTI, geometry, statics
from tavolino.games.villa_paletti.actions import Free
from tavolino.games.villa_paletti.components import PILLARS, STOREY
from tavolino.games.villa_paletti.geometry import Spot
from tavolino.games.villa_paletti.gesture import (
    TICKS_PER_SECOND,
    Abort,
    LiftOut,
    Lower,
    Move,
    Release,
    Remove,
    SetDown,
    Task,
    packet_units,
)
from tavolino.games.villa_paletti.nature import nature
from tavolino.games.villa_paletti.physics import Recording, Simulation, run_recorded
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR
from tavolino.games.villa_paletti.physics.monitors import guarded_step
from tavolino.games.villa_paletti.physics.stream import Stream
from tavolino.games.villa_paletti.physics.visible_hands import visible_state
from tavolino.games.villa_paletti.physics.world import World, poses_of
from tavolino.games.villa_paletti.state import VillaOptions
from tavolino.games.villa_paletti.villa import Villa, hover_spot, outline, spot

VILLAS = Path(__file__).parent.parent / "tests" / "games" / "villa_paletti" / "villas"
FRAMES = 30
"""Frames per second."""
ORANGE = 4
"""The number of the orange floor."""


class Stored(Struct, frozen=True):
    villa: Villa
    heights: tuple[int, ...]


class Turn(Struct, frozen=True):
    """A recorded task and the villa before it."""

    villa: Villa
    heights: tuple[int, ...]
    recording: Recording


class Figure(Struct, frozen=True):
    """A measurement, and whether it meets its bound."""

    what: str
    found: str
    bound: str
    kept: bool


def stored() -> dict[str, Stored]:
    return {
        path.stem: msgspec.json.decode(path.read_bytes(), type=Stored)
        for path in sorted(VILLAS.glob("*.json"))
    }


# ---------------------------------------------------------------- stability and speed
def measure_creep(seconds: int) -> Iterator[Figure]:
    """Maximum displacement at any tenth of a second, and the simulation speed."""
    for name, kept in stored().items():
        world = World(poses_of(kept.villa), kept.heights)
        before = {piece: world.motion(piece).place for piece in world.pieces}
        began, most, glitches = time.process_time(), 0.0, 0
        for tick in range(seconds * TICKS_PER_SECOND):
            glitches += guarded_step(world)
            if tick % (TICKS_PER_SECOND // 10) == 0:
                most = max(most, *(dist(at, world.motion(p).place) for p, at in before.items()))
        speed = seconds / (time.process_time() - began)
        still = f"{most * 1000:.4f} mm in {seconds} s, {glitches} glitches"
        yield Figure(f"still: {name}", still, "0.1 mm", most < 1e-4)
        floors = kept.villa.top
        fast = floors < 5 or speed >= 4
        yield Figure(f"speed: {name}", f"{speed:.1f} x real time", "4 x for five floors", fast)


# ---------------------------------------------------------------- turns
def where(villa: Villa, pillar: int) -> Spot:
    pose = villa.pillars[pillar]
    assert pose is not None
    return spot(pose)


def corridor(villa: Villa, pillar: int, angle: float) -> float:
    """Clearance in mm between a pillar pulled in this direction and others of its level."""
    foot, kind = where(villa, pillar), PILLARS[pillar].kind
    gaps = [60.0]
    for other in villa.standing_on(villa.levels[pillar]):
        x, y = where(villa, other).x - foot.x, where(villa, other).y - foot.y
        along = max(x * cos(angle) + y * sin(angle), 0.0)
        aside = hypot(x - along * cos(angle), y - along * sin(angle))
        if other != pillar:
            gaps.append(aside - kind.radius - PILLARS[other].kind.radius)
    return min(gaps)


def trembling_pull(kept: Stored, pillar: int, random: Random) -> Simulation:
    """A pull by a hand with about thirty packets per second and a tremor of 0.3 mm."""
    villa = kept.villa
    simulation = Simulation(villa, kept.heights, Remove(pillar, "fingers", 40))
    angle = max((2 * pi * n / 36 for n in range(36)), key=lambda a: corridor(villa, pillar, a))
    foot, height = where(villa, pillar), packet_units(villa.levels[pillar] * STOREY + 40)
    for n in range(240):
        way = 1.2 * n
        x, y = (c + random.gauss(0, 0.3) for c in (way * cos(angle), way * sin(angle)))
        simulation.packet(Move(packet_units(foot.x + x), packet_units(foot.y + y), height))
        if simulation.advance(random.randint(14, 20)) != "hand":
            break
    simulation.packet(Abort())
    return ended(simulation)


def trembling_place(
    villa: Villa, heights: tuple[int, ...], pillar: int, random: Random
) -> Simulation:
    """The same hand sets the pillar down somewhere on the top floor."""
    kind = PILLARS[pillar].kind
    standing = [(PILLARS[n].kind, where(villa, n)) for n in villa.standing_on(villa.top)]
    room = geometry.free_region(kind, outline(villa.top - 1, villa.floors[-1]), standing, 2.0)
    to = random.choice(geometry.grid_spots(room, 6.0) or [hover_spot(villa)])
    simulation = Simulation(villa, heights, SetDown(pillar))
    for n in range(60):
        x, y = (c + random.gauss(0, 0.3) for c in (to.x, to.y))
        simulation.packet(Move(packet_units(x), packet_units(y), 0))
        simulation.advance(random.randint(14, 20))
        if n == 30:
            simulation.packet(Lower())
    simulation.packet(Release())
    return ended(simulation)


def ended(simulation: Simulation) -> Simulation:
    while simulation.outcome is None:
        simulation.advance(TICKS_PER_SECOND)
    return simulation


def recorded_turns(count: int) -> list[Turn]:
    """This many turns on the stored villas in rotation: a pull, and a placement if it came free."""
    random, turns, villas = Random(20), list[Turn](), list(stored().values())
    for n in range(count):
        kept = villas[n % len(villas)]
        lower = [p for p in range(20) if kept.villa.levels[p] < kept.villa.top]
        pillar = random.choice(lower)
        pulled = trembling_pull(kept, pillar, random)
        turns.append(Turn(kept.villa, kept.heights, pulled.recording))
        if isinstance(pulled.outcome, Free):
            after = pulled.outcome.villa
            placed = trembling_place(after, kept.heights, pillar, random)
            turns.append(Turn(after, kept.heights, placed.recording))
    return turns


def replays(count: int) -> Iterator[Figure]:
    """Recorded turns, replayed by another process."""
    turns = recorded_turns(count)
    command = [sys.executable, __file__, "--replay"]
    given = msgspec.json.encode(turns)
    answer = subprocess.run(command, input=given, capture_output=True, check=True)
    hashes = msgspec.json.decode(answer.stdout, type=list[tuple[str, ...]])
    same = sum(h == turn.recording.hashes for h, turn in zip(hashes, turns, strict=True))
    points = sum(len(h) for h in hashes)
    size = sum(len(msgspec.json.encode(turn.recording.gesture)) for turn in turns) / count
    found = f"{same} of {len(turns)} tasks of {count} turns, {points} hashes; {size:.0f} B a turn"
    yield Figure("replays in another process", found, "all", same == len(turns))


def replay() -> None:
    turns = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Turn])
    found = [
        run_recorded(turn.villa, turn.heights, turn.recording.task, turn.recording.gesture)[
            1
        ].hashes
        for turn in turns
    ]
    sys.stdout.buffer.write(msgspec.json.encode(found))


def resumes() -> Iterator[Figure]:
    """Do pulls that are saved and resumed every hundred ticks give the same hashes?"""
    kept = stored()["five-a"]
    whole = trembling_pull(kept, 18, Random(3)).recording
    simulation = Simulation(kept.villa, kept.heights, whole.task)
    pending, saves = list(whole.gesture), 0
    while simulation.outcome is None:
        while pending and pending[0].tick == simulation.tick:
            simulation.packet(pending.pop(0).packet)
        simulation.advance(1)
        if simulation.outcome is None and simulation.tick % 100 == 37:
            simulation, saves = Simulation.load(simulation.save()), saves + 1
    same = simulation.recording == whole
    yield Figure("resumed in mid-pull", f"{saves} times, equal: {same}", "equal", same)


# ---------------------------------------------------------------- statics and collapses
EXTRA_TICKS = 2 * TICKS_PER_SECOND
"""Ticks for which an alarmed collapse continues, to check that it is real."""


def sinks(villa: Villa, world: World) -> bool:
    """Does a floor end two centimetres lower, whatever the monitor said?"""
    for _ in range(EXTRA_TICKS):
        world.step()
    lying = [world.motion(FIRST_FLOOR + n).place[2] * 1000 for n in range(villa.top)]
    return any(pose.z / 1e6 - z > 20 for pose, z in zip(villa.floors, lying, strict=True))


def removals(count: int, seed: str) -> Iterator[Figure]:
    """Remove pillars from random villas and compare statics with the simulation.

    The pillar disappears at once, and the floor above is lowered gently, as by a careful hand.
    """
    said = {(can, stood): 0 for can in (True, False) for stood in (True, False)}
    safe, wrong = {"margin": 0, "steadiness": 0}, {"margin": 0, "steadiness": 0}
    collapses = missed = standing = alarms = 0
    for kept, pillar in _random_removals(count, seed):
        villa = statics.without(kept.villa, pillar)
        margin = statics.margin(villa)
        world, fell = settle_gently(villa, kept.heights)
        said[margin >= 0, not fell] += 1
        for measure, left in (("margin", margin), ("steadiness", margin - statics.lean(villa))):
            safe[measure] += left > statics.SAFE_STEADINESS
            wrong[measure] += left > statics.SAFE_STEADINESS and fell
        sank = sinks(villa, world)
        collapses, missed = collapses + sank, missed + (sank and not fell)
        standing, alarms = standing + (not sank), alarms + (fell and not sank)
    right, total = said[True, True] + said[False, False], sum(said.values())
    found = f"{right} of {total} ({100 * right / total:.1f} %): {_table(said)}"
    yield Figure("oracle agrees", found, "98 %", right >= 0.98 * total)
    by_margin = f"by the bare margin {wrong['margin']} of {safe['margin']}"
    found = f"{wrong['steadiness']} of {safe['steadiness']} ({by_margin})"
    yield Figure("false safe", found, "0", wrong["steadiness"] == 0)
    caught = missed == 0 and (collapses >= 40 or count < 200)
    yield Figure("collapses missed", f"{missed} of {collapses}", "0 of 40", caught)
    quiet = alarms == 0 and (standing >= 100 or count < 200)
    yield Figure("false alarms", f"{alarms} of {standing}", "0 of 100", quiet)


def _table(tables: dict[tuple[bool, bool], int]) -> str:
    return (
        f"{tables[True, True]} stand/stand, {tables[False, False]} fall/fall, "
        f"{tables[True, False]} stand/fall, {tables[False, True]} fall/stand"
    )


def _random_removals(count: int, seed: str) -> Iterator[tuple[Stored, int]]:
    """Some pillars of each villa, of one to five floors in turn."""
    left, number = count, 0
    while left > 0:
        random = Random(f"{seed} {number}")
        floors = (5, 4, 3, 4, 5, 2, 5, 4, 1)[number % 9]
        made = random_villa(random, floors)
        number += 1
        if made is None or statics.margin(made[0]) < statics.MIN_STABLE_MARGIN:
            continue
        kept = Stored(*made)
        lower = [p for p in range(20) if kept.villa.levels[p] < kept.villa.top]
        for pillar in random.sample(lower, min(12, left, len(lower))):
            left -= 1
            yield kept, pillar


# ---------------------------------------------------------------- stream
def rate(kept: Stored, task: Task, seconds: float) -> tuple[float, str]:
    """Bytes per second of the stream, and the final leg."""
    simulation, stream, size = Simulation(kept.villa, kept.heights, task), Stream(), 0
    frames = round(seconds * FRAMES)
    for n in range(frames):
        simulation.advance((n + 1) * TICKS_PER_SECOND // FRAMES - simulation.tick)
        seen, silent = visible_state(simulation, 0, 0), simulation.silent
        size += len(stream.frame(simulation.tick, simulation.leg, seen, silent=silent, whole=False))
    return size / seconds, simulation.leg


def streams() -> Iterator[Figure]:
    kept = stored()["five-a"]
    needed = next(p for p in range(20) if statics.is_needed(kept.villa, p))
    still, _ = rate(kept, Remove(18, "fingers", 40), 5)
    yield Figure("stream of a still villa", f"{still:.0f} B/s", "500 B/s", still <= 500)
    falling, phase = rate(kept, LiftOut(needed), 3)
    yield Figure(
        "stream of a collapse", f"{falling:.0f} B/s ({phase})", "12 kB/s", falling <= 12_000
    )


# ---------------------------------------------------------------- bots
class Played(Struct, frozen=True):
    """A match of bots: its floors, and the cost of its turns."""

    floors: int
    thought: tuple[float, ...]
    """CPU seconds of all decisions, per turn."""
    done: tuple[float, ...]
    """CPU seconds of all simulations, per turn."""


def match_of_bots(seed: str) -> Played:
    """A match of four hard bots."""
    game, random = VILLA_PALETTI, Random(seed)
    state = game.initial(VillaOptions(), 4)
    thought, done = [0.0], [0.0]
    while actors := game.actors(state):
        if state.phase == "start":
            thought.append(0.0)
            done.append(0.0)
        began = time.process_time()
        if actors[0] == NATURE:
            action = nature(state, random)
            done[-1] += time.process_time() - began
        else:
            action = choose(game, state, actors[0], "hard", random)
            thought[-1] += time.process_time() - began
        state = game.apply(state, actors[0], action)
    return Played(state.villa.top, tuple(thought[1:]), tuple(done[1:]))


def bots(matches: int) -> Iterator[Figure]:
    """Four hard bots: the height they reach, and the cost of a turn."""
    run_recorded = [match_of_bots(f"bots {n}") for n in range(matches)]
    high = sum(one.floors >= ORANGE for one in run_recorded)
    floors = ", ".join(str(one.floors) for one in run_recorded)
    yield Figure(
        "bots: the orange floor", f"{high} of {matches} ({floors})", "1 in 4", 4 * high >= matches
    )
    thought = [seconds for one in run_recorded for seconds in one.thought]
    whole = [a + b for one in run_recorded for a, b in zip(one.thought, one.done, strict=True)]
    slowest = max(thought)
    found = f"mean {fmean(thought):.2f}, slowest {slowest:.2f} CPU s in {len(thought)} turns"
    yield Figure("bots: thinking", found, "3 CPU s a turn", slowest <= 3)
    found = f"mean {fmean(whole):.2f}, slowest {max(whole):.2f} CPU s"
    yield Figure("bots: and what hands do", found, "no bound", kept=True)


# ---------------------------------------------------------------- main
def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=60, help="how long villas stand still")
    parser.add_argument("--turns", type=int, default=20, help="recorded turns")
    parser.add_argument("--removals", type=int, default=240, help="pillars taken out")
    parser.add_argument("--matches", type=int, default=4, help="of four hard bots")
    parser.add_argument("--seed", default="removals", help="other villas to take them out of")
    parser.add_argument("--only", default="", help="a part of the name of one kind of figures")
    parser.add_argument("--replay", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.replay:
        replay()
        return 0
    kinds: dict[str, Callable[[], Iterator[Figure]]] = {
        "stillness": lambda: measure_creep(chosen.seconds),
        "resumes": resumes,
        "replays": lambda: replays(chosen.turns),
        "removals": lambda: removals(chosen.removals, chosen.seed),
        "streams": streams,
        "bots": lambda: bots(chosen.matches),
    }
    kept = True
    for name, figures in kinds.items():
        if chosen.only not in name:
            continue
        began = time.process_time()
        for figure in figures():
            sign = "ok" if figure.kept else "NO"
            print(f"{sign}  {figure.what:28} {figure.found}  [{figure.bound}]", flush=True)
            kept &= figure.kept
        print(f"    {name}: {time.process_time() - began:.0f} CPU s", flush=True)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
