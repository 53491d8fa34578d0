"""Renders the villa as painted wood on a table, without a window.

A second model, for rendering only. Its pillars are round and of equal height: a picture reveals no
more than a player may know.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from math import cos, pi, sin

import mujoco
import numpy as np
from shapely import Polygon, constrained_delaunay_triangles, get_parts
from shapely.geometry.polygon import orient

from tavolino.games.villa_paletti.components import (
    BASE_RADIUS,
    BASE_THICKNESS,
    FLOOR_THICKNESS,
    FLOORS,
    PILLAR_HEIGHT,
    PILLARS,
    SITE_RADIUS,
    Floor,
    Kind,
)
from tavolino.games.villa_paletti.geometry import shape
from tavolino.games.villa_paletti.physics import png
from tavolino.games.villa_paletti.physics.camera import FIELD_OF_VIEW, Camera, camera_for
from tavolino.games.villa_paletti.physics.model import FIRST_FLOOR, metres
from tavolino.games.villa_paletti.villa import UNIT, Pose

PAINT = {
    "red": ".78 .17 .13",
    "yellow": ".95 .74 .16",
    "blue": ".13 .33 .62",
    "green": ".22 .50 .24",
    "orange": ".93 .48 .12",
}
PLYWOOD, TABLE, BOARD, LAWN = ".90 .76 .55", ".66 .47 .31", ".78 .62 .43", ".47 .60 .31"
BEVEL = 0.7
"""mm: bevel of the edges, which catches the light."""
PAINT_THICKNESS = 0.35
"""mm: drawn thickness of the paint on a floor. The rim stays plywood."""
CIRCLE_CORNERS = 48
"""Corners of a circle."""


class NoCanvas(Exception):
    """This machine cannot render without a window."""


# ---------------------------------------------------------------- wood
@cache
def grain() -> bytes:
    """Wood grain as a greyscale texture that is multiplied with the paint."""
    chance = np.random.default_rng(7)
    along, across = np.meshgrid(np.linspace(0, 1, 512), np.linspace(0, 1, 512))
    bend = 0.04 * np.sin(2 * pi * (along + 0.3)) + 0.02 * np.sin(2 * pi * (3 * along + across))
    rings = 0.5 + 0.5 * np.sin(2 * pi * 11 * (across + bend + 0.08 * np.sin(5 * across)))
    fibres = np.repeat(chance.normal(0, 1, (512, 32)), 16, axis=1)
    light = 0.93 + 0.05 * rings**2 + 0.018 * fibres
    tone = np.clip(light * 255, 0, 255).astype(np.uint8)
    return png.still(np.stack([tone, tone, tone], axis=2))


def material(name: str, paint: str, *, shine: float = 0.25, grained: float = 12.0) -> str:
    texture = f'texture="grain" texrepeat="{grained} {grained}" texuniform="true"'
    return f'<material name="{name}" rgba="{paint} 1" {texture} specular="{shine}" shininess=".4"/>'


# ---------------------------------------------------------------- shapes
def bevelled(kind: Kind) -> str:
    """A pillar with bevelled edges. The mesh is the convex hull of these corners."""
    sides = kind.sides if kind.shape == "hexagonal" else CIRCLE_CORNERS
    top = PILLAR_HEIGHT / 2
    rings = ((kind.radius - BEVEL, top), (kind.radius, top - BEVEL))
    corners = [
        metres(radius * cos(2 * pi * n / sides), radius * sin(2 * pi * n / sides), sign * z)
        for radius, z in rings
        for sign in (-1, 1)
        for n in range(sides)
    ]
    return f'<mesh name="{kind.shape}" vertex="{" ".join(corners)}"/>'


def slab(name: str, outline: Polygon, low: float, high: float) -> str:
    """An upright prism over any outline, as triangles. For rendering it need not be convex."""
    ring = list(orient(outline).exterior.coords[:-1])
    number = {corner: n for n, corner in enumerate(ring)}
    count = len(ring)
    faces = []
    for triangle in get_parts(constrained_delaunay_triangles(outline)):
        a, b, c = (number[corner] for corner in orient(triangle).exterior.coords[:-1])
        faces += [(a + count, b + count, c + count), (a, c, b)]
    for n in range(count):
        m = (n + 1) % count
        faces += [(n, m, m + count), (n, m + count, n + count)]
    vertices = " ".join(metres(x, y, z) for z in (low, high) for x, y in ring)
    listed = " ".join(f"{a} {b} {c}" for a, b, c in faces)
    return f'<mesh name="{name}" vertex="{vertices}" face="{listed}" inertia="shell"/>'


def rounded(floor: Floor) -> Polygon:
    """The outline with rounded corners."""
    return shape(floor).buffer(3).buffer(-6).buffer(3).simplify(0.05)


def floor_meshes(floor: Floor) -> Iterator[str]:
    outline, half = rounded(floor), FLOOR_THICKNESS / 2
    coated = outline.buffer(-PAINT_THICKNESS)
    yield slab(f"{floor.colour} ply", outline, -half + PAINT_THICKNESS, half - PAINT_THICKNESS)
    yield slab(f"{floor.colour} top", coated, half - PAINT_THICKNESS, half)
    yield slab(f"{floor.colour} bottom", coated, -half, -half + PAINT_THICKNESS)


# ---------------------------------------------------------------- the scene
def _geom(mesh: str, material: str) -> str:
    return f'<geom type="mesh" mesh="{mesh}" material="{material}" contype="0" conaffinity="0"/>'


def _body(piece: int) -> str:
    if piece < FIRST_FLOOR:
        pillar = PILLARS[piece]
        geoms = _geom(pillar.kind.shape, pillar.colour)
    else:
        colour = FLOORS[piece - FIRST_FLOOR].colour
        painted = "".join(_geom(f"{colour} {side}", colour) for side in ("top", "bottom"))
        geoms = _geom(f"{colour} ply", "plywood") + painted
    return f'<body name="{piece}" mocap="true">{geoms}</body>'


def _disc(radius: float, top: float, height: float, material: str) -> str:
    size, at = metres(radius, height / 2), metres(0, 0, top - height / 2)
    return f'<geom type="cylinder" size="{size}" pos="{at}" material="{material}"/>'


def _ground() -> str:
    table = metres(0, 0, -BASE_THICKNESS)
    return (
        f'<geom type="plane" size="3 3 .1" pos="{table}" material="table"/>'
        + _disc(BASE_RADIUS, 0, BASE_THICKNESS, "lawn")
        + _disc(SITE_RADIUS, 0.15, 0.3, "board")
    )


LIGHT = f"""
<visual>
<global offwidth="1600" offheight="1600" fovy="{FIELD_OF_VIEW}"/>
<quality shadowsize="4096" offsamples="4" numslices="96"/>
<headlight ambient=".46 .45 .44" diffuse=".24 .24 .24" specular=".05 .05 .05"/>
<map znear=".01" zfar="20" shadowclip="1" shadowscale=".8"/>
</visual>
<statistic extent="1" center="0 0 .2"/>
"""
LAMP = """
<light pos=".5 -.7 1.4" dir="-.38 .5 -1" type="directional" diffuse=".50 .48 .44"/>
"""
WALL = """
<texture type="skybox" builtin="gradient" rgb1=".97 .94 .88" rgb2=".80 .71 .60"
 width="64" height="384"/>
"""


@cache
def _model() -> mujoco.MjModel:
    """All pieces of the game. Hidden ones lie far below the table."""
    kinds = {pillar.kind.shape: pillar.kind for pillar in PILLARS}.values()
    meshes = [*map(bevelled, kinds), *(mesh for floor in FLOORS for mesh in floor_meshes(floor))]
    paints = [material(colour, paint) for colour, paint in PAINT.items()]
    paints += [
        material("plywood", PLYWOOD, shine=0.1),
        material("table", TABLE, shine=0.15, grained=2),
    ]
    paints += [material("board", BOARD, shine=0.02), material("lawn", LAWN, shine=0.02)]
    bodies = [_body(piece) for piece in range(FIRST_FLOOR + len(FLOORS))]
    texture = '<texture name="grain" type="2d" file="grain.png"/>' + WALL
    return mujoco.MjModel.from_xml_string(
        f"<mujoco>{LIGHT}<asset>{texture}{''.join(paints + meshes)}</asset>"
        f"<worldbody>{LAMP}{_ground()}{''.join(bodies)}</worldbody></mujoco>",
        {"grain.png": grain()},
    )


HIDDEN = Pose(0, 0, -5 * UNIT)


def _context(width: int, height: int) -> "mujoco.GLContext":
    """An OpenGL context without a window: EGL on Linux, the system's own elsewhere."""
    if sys.platform == "linux":
        from mujoco.egl import GLContext  # exists on Linux only; Mesa renders without a GPU

        return GLContext(width, height)
    return mujoco.GLContext(width, height)


class Canvas:
    """Draws frames: pieces by number, as in `Simulation.frame`."""

    def __init__(self, width: int = 960, height: int = 1200, turn: float = 55.0) -> None:
        self._model = _model()
        self._state = mujoco.MjData(self._model)
        self._course = mujoco.MjvScene(self._model, maxgeom=1000)
        self._width, self._height, self._turn = width, height, turn
        try:
            self._context = _context(width, height)
            self._context.make_current()
            self._canvas = mujoco.MjrContext(self._model, mujoco.mjtFontScale.mjFONTSCALE_100)
        except Exception as error:  # every platform's library raises its own errors
            raise NoCanvas(str(error)) from error
        mujoco.mjr_setBuffer(mujoco.mjtFramebuffer.mjFB_OFFSCREEN, self._canvas)

    def camera(self, frames: Sequence[Mapping[int, Pose]]) -> Camera:
        """The camera that shows all frames."""
        return camera_for(frames, self._turn, self._height / self._width)

    def draw(self, poses: Mapping[int, Pose], camera: Camera | None = None) -> png.Pixels:
        """The picture of one moment, with this camera or the best one."""
        for piece in range(FIRST_FLOOR + len(FLOORS)):
            pose = poses.get(piece, HIDDEN)
            self._state.mocap_pos[piece] = [pose.x / UNIT, pose.y / UNIT, pose.z / UNIT]
            self._state.mocap_quat[piece] = [q / UNIT for q in (pose.w, pose.i, pose.j, pose.k)]
        mujoco.mj_forward(self._model, self._state)
        return self._pixels(self._mujoco_camera(camera or self.camera([poses])))

    def _pixels(self, camera: mujoco.MjvCamera) -> png.Pixels:
        everything = mujoco.mjtCatBit.mjCAT_ALL
        option, nothing = mujoco.MjvOption(), mujoco.MjvPerturb()
        mujoco.mjv_updateScene(
            self._model, self._state, option, nothing, camera, everything, self._course
        )
        place = mujoco.MjrRect(0, 0, self._width, self._height)
        pixels = np.empty((self._height, self._width, 3), np.uint8)
        mujoco.mjr_render(place, self._course, self._canvas)
        mujoco.mjr_readPixels(pixels, None, place, self._canvas)
        return pixels[::-1]

    def _mujoco_camera(self, view: Camera) -> mujoco.MjvCamera:
        camera = mujoco.MjvCamera()
        camera.lookat[:] = [0, 0, view.height]
        camera.distance, camera.azimuth, camera.elevation = (
            view.distance,
            self._turn,
            view.elevation,
        )
        return camera

    def close(self) -> None:
        self._canvas.free()
        self._context.free()


def picture(poses: Mapping[int, Pose], width: int = 960, height: int = 1200) -> bytes:
    """A villa as a PNG file; raises NoCanvas."""
    canvas = Canvas(width, height)
    try:
        return png.still(canvas.draw(poses))
    finally:
        canvas.close()


def film(
    frames: Iterable[Mapping[int, Pose]], per_second: int, width: int = 480, height: int = 600
) -> bytes:
    """An animated PNG file with one camera for all frames; raises NoCanvas."""
    canvas = Canvas(width, height)
    shown = list(frames)
    camera = canvas.camera(shown)
    try:
        return png.animated([canvas.draw(frame, camera) for frame in shown], per_second)
    finally:
        canvas.close()
