"""The MuJoCo model of a villa. Only here millimetres and grams become metres and kilograms.

The contact parameters were found by measurement (docs/decisions/008-physics.md): with this
stiffness five storeys stay at rest. Softer contacts let them sway and collapse, stiffer ones make
them explode.
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
from tavolino.games.villa_paletti.gesture import TICKS_PER_SECOND
from tavolino.games.villa_paletti.physics.shapes import Corner, convex_parts
from tavolino.games.villa_paletti.villa import NM

CONTACT_DISTANCE = 0.5
"""mm: contact distance. Faces are inset by half of it. This way the solver cannot mistake a seam
between two parts of a floor for a deep lateral penetration."""

FIRST_FLOOR = len(PILLARS)
"""Pieces are numbered: the pillars, then the floors."""
GROUND = -1
"""The piece number of the base and the table in contacts."""

TIME_STEP, MARGIN = 1 / TICKS_PER_SECOND, CONTACT_DISTANCE / 2000
"""Seconds per tick, and metres of contact margin per geom."""

OPTIONS = f"""
<compiler autolimits="true" inertiafromgeom="true"/>
<option timestep="{TIME_STEP}" gravity="0 0 {-GRAVITY}" integrator="implicitfast" cone="elliptic"
 impratio="10" solver="Newton" iterations="100" tolerance="1e-10" noslip_iterations="0">
<flag island="enable" sleep="disable" multiccd="enable" speculative="disable" autoreset="disable"/>
</option>
<size memory="4M"/>
<default><default class="wood"><geom friction="{FRICTION} 0.005 0.0001" solref="0.004 1"
 solimp="0.99 0.999 0.0005 0.5 2" condim="3" margin="{MARGIN:.6f}"/></default></default>
"""

PHYSICS_MODULES = (
    *("components", "geometry", "gesture", "rules/packets", "villa"),
    *(f"physics/{name}" for name in ("course", "hand", "legs", "model", "monitors")),
    *(f"physics/{name}" for name in ("packets", "shapes", "simulation", "trembling", "world")),
)
"""The modules that determine the physics. Their sources are part of the fingerprint."""


def _settings() -> str:
    """Fingerprint of the engine version, its options, and all code that affects the physics."""
    package = files("tavolino.games.villa_paletti")
    code = "".join(
        (package / f"{module}.py").read_text(encoding="utf-8") for module in PHYSICS_MODULES
    )
    return hashlib.sha256(f"{mujoco.__version__}{OPTIONS}{code}".encode()).hexdigest()[:16]


def _cpu() -> str:
    """The type of processor. Another type may round differently."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return f"{platform.machine()} {next(names, platform.processor())}".strip()


SETTINGS, CPU = _settings(), _cpu()
"""Recordings replay to equal hashes only where both are equal."""


def metres(*lengths: float) -> str:
    return " ".join(f"{length / 1000:.9f}" for length in lengths)


def prism(name: str, corners: Iterable[Corner], height: float) -> str:
    """An upright prism around the origin, with both faces inset by half the contact distance."""
    face = height / 2 - CONTACT_DISTANCE / 2
    points = list(corners)
    vertices = (metres(x, y, z) for z in (-face, face) for x, y in points)
    return f'<mesh name="{name}" vertex="{" ".join(vertices)}"/>'


def pillar_mesh(number: int, height: int) -> str:
    """The mesh of a pillar with its hidden height deviation in nanometres."""
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
    """A floor of convex parts. Its mass is divided among them by area."""
    areas = [Polygon(part).area for part in convex_parts(floor)]
    gram = floor_mass(floor) / sum(areas) / 1000
    geoms = (
        f'<geom type="mesh" mesh="floor{floor.number}.{n}" mass="{area * gram:.9f}" class="wood"/>'
        for n, area in enumerate(areas)
    )
    return f'<body name="{FIRST_FLOOR + floor.number}"><freejoint/>{"".join(geoms)}</body>'


def ground() -> str:
    """The base on the table, with inset upper faces like all others."""
    table = metres(0, 0, -BASE_THICKNESS - CONTACT_DISTANCE / 2)
    base = metres(0, 0, -BASE_THICKNESS / 2 - CONTACT_DISTANCE / 2)
    size = metres(BASE_RADIUS, BASE_THICKNESS / 2)
    return (
        f'<geom name="table" type="plane" size="1 1 .1" pos="{table}" class="wood"/>'
        f'<geom name="base" type="cylinder" size="{size}" pos="{base}" class="wood"/>'
    )


def build(pieces: Sequence[int], heights: Sequence[int]) -> mujoco.MjModel:
    """The model of these pieces. Their poses are set later."""
    pillars = [piece for piece in pieces if piece < FIRST_FLOOR]
    floors = [FLOORS[piece - FIRST_FLOOR] for piece in pieces if piece >= FIRST_FLOOR]
    meshes = [pillar_mesh(number, heights[number]) for number in pillars]
    meshes += [mesh for floor in floors for mesh in floor_meshes(floor)]
    bodies = [*map(floor_body, floors), *map(pillar_body, pillars)]
    return mujoco.MjModel.from_xml_string(
        f'<mujoco model="villa">{OPTIONS}<asset>{"".join(meshes)}</asset>'
        f"<worldbody>{ground()}{''.join(bodies)}</worldbody></mujoco>"
    )
