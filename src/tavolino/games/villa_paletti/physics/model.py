"""A frozen villa as a MuJoCo model. Here alone millimetres and grams become metres and kilograms.

The settings were found by measuring (docs/decisions/008-physics.md): contacts this hard keep five
storeys still; softer ones let them sway and collapse, harder ones make them explode.
"""

import hashlib
import platform
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path

import mujoco
from shapely import Polygon

from tavolino.games.villa_paletti.components import (
    BASE_RADIUS,
    BASE_THICKNESS,
    FLOOR_THICKNESS,
    FLOORS,
    FRICTION,
    GRAVITY,
    PILLAR_HEIGHT,
    PILLARS,
    Floor,
)
from tavolino.games.villa_paletti.geometry import Spot, floor_mass, foot_corners
from tavolino.games.villa_paletti.gesture import TICKS
from tavolino.games.villa_paletti.physics.shapes import Corner, convex_parts
from tavolino.games.villa_paletti.villa import NM

SKIN = 0.5
"""Faces are drawn in by half of it and touch at this distance: then no seam between the parts of a
floor can be mistaken for a deep sideways penetration."""

FIRST_FLOOR = len(PILLARS)
"""Pieces are numbered: the pillars, then the floors."""
GROUND = -1
"""The base and the table, among the pieces of a contact."""

OPTIONS = f"""
<compiler autolimits="true" inertiafromgeom="true"/>
<option timestep="{1 / TICKS}" gravity="0 0 {-GRAVITY}" integrator="implicitfast" cone="elliptic"
 impratio="10" solver="Newton" iterations="100" tolerance="1e-10" noslip_iterations="0">
<flag island="enable" sleep="disable" multiccd="enable" speculative="disable" autoreset="disable"/>
</option>
<size memory="4M"/>
<default><default class="wood"><geom friction="{FRICTION} 0.005 0.0001" solref="0.004 1"
 solimp="0.99 0.999 0.0005 0.5 2" condim="3" margin="{SKIN / 2000:.6f}"/></default></default>
"""

MOVERS = (
    *("components", "geometry", "gesture", "rules/packets", "villa"),
    *(f"physics/{name}" for name in ("course", "hand", "legs", "model", "monitors")),
    *(f"physics/{name}" for name in ("packets", "shapes", "simulation", "trembling", "world")),
)
"""The modules that decide how things move."""


def _settings() -> str:
    """A hash of the engine's version and options, and of all code that moves things."""
    room = files("tavolino.games.villa_paletti")
    code = "".join((room / f"{module}.py").read_text(encoding="utf-8") for module in MOVERS)
    return hashlib.sha256(f"{mujoco.__version__}{OPTIONS}{code}".encode()).hexdigest()[:16]


def _cpu() -> str:
    """The kind of processor: another one may round differently."""
    try:
        known = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        known = []
    names = (line.partition(":")[2].strip() for line in known if line.startswith("model name"))
    return f"{platform.machine()} {next(names, platform.processor())}".strip()


SETTINGS, CPU = _settings(), _cpu()
"""Recorded turns replay to equal hashes only where these are equal."""


def metres(*lengths: float) -> str:
    return " ".join(f"{length / 1000:.9f}" for length in lengths)


def prism(name: str, corners: Iterable[Corner], height: float) -> str:
    """An upright prism round the origin, its two faces drawn in by half a skin."""
    face = height / 2 - SKIN / 2
    points = list(corners)
    vertices = (metres(x, y, z) for z in (-face, face) for x, y in points)
    return f'<mesh name="{name}" vertex="{" ".join(vertices)}"/>'


def pillar_mesh(number: int, height: int) -> str:
    """A pillar with its own, hidden height: so many nanometres more or less than nominal."""
    corners = foot_corners(PILLARS[number].kind, Spot(0, 0))
    return prism(f"pillar{number}", corners, PILLAR_HEIGHT + height / NM)


def floor_meshes(floor: Floor) -> Iterator[str]:
    for n, part in enumerate(convex_parts(floor)):
        yield prism(f"floor{floor.number}.{n}", part, FLOOR_THICKNESS)


def pillar_body(number: int) -> str:
    mass = PILLARS[number].kind.mass / 1000
    geom = f'<geom type="mesh" mesh="pillar{number}" mass="{mass:.9f}" class="wood"/>'
    return f'<body name="{number}"><freejoint/>{geom}</body>'


def floor_body(floor: Floor) -> str:
    """The parts of a floor weigh what their areas say."""
    areas = [Polygon(part).area for part in convex_parts(floor)]
    gram = floor_mass(floor) / sum(areas) / 1000
    geoms = (
        f'<geom type="mesh" mesh="floor{floor.number}.{n}" mass="{area * gram:.9f}" class="wood"/>'
        for n, area in enumerate(areas)
    )
    return f'<body name="{FIRST_FLOOR + floor.number}"><freejoint/>{"".join(geoms)}</body>'


def ground() -> str:
    """The base on the table: their upper faces are drawn in like all others."""
    table = metres(0, 0, -BASE_THICKNESS - SKIN / 2)
    base = metres(0, 0, -BASE_THICKNESS / 2 - SKIN / 2)
    size = metres(BASE_RADIUS, BASE_THICKNESS / 2)
    return (
        f'<geom name="table" type="plane" size="1 1 .1" pos="{table}" class="wood"/>'
        f'<geom name="base" type="cylinder" size="{size}" pos="{base}" class="wood"/>'
    )


def build(pieces: Sequence[int], heights: Sequence[int]) -> mujoco.MjModel:
    """The model of these pieces; where they are is set afterwards."""
    pillars = [piece for piece in pieces if piece < FIRST_FLOOR]
    floors = [FLOORS[piece - FIRST_FLOOR] for piece in pieces if piece >= FIRST_FLOOR]
    meshes = [pillar_mesh(number, heights[number]) for number in pillars]
    meshes += [mesh for floor in floors for mesh in floor_meshes(floor)]
    bodies = [*map(floor_body, floors), *map(pillar_body, pillars)]
    return mujoco.MjModel.from_xml_string(
        f'<mujoco model="villa">{OPTIONS}<asset>{"".join(meshes)}</asset>'
        f"<worldbody>{ground()}{''.join(bodies)}</worldbody></mujoco>"
    )
