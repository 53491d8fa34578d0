"""The pieces in motion: a MuJoCo model and its data, read and driven piece by piece.

Hands and monitors read positions and velocities only. All other MuJoCo data lags one step behind,
so a resumed run would differ from an uninterrupted one.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

import mujoco
import numpy as np
from numpy.typing import NDArray

from tavolino.games.villa_paletti.physics.model import CONTACT_DISTANCE, FIRST_FLOOR, GROUND, build
from tavolino.games.villa_paletti.villa import UNIT, Pose, Villa

Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]
Velocities: TypeAlias = NDArray[np.float64]

STATE_KIND = mujoco.mjtState.mjSTATE_INTEGRATION
"""Everything that a step depends on, including the solver's warm start."""


def _discard_warning(warning: str) -> None:
    """Discard engine warnings, which would go to a file. `is_finite` detects the problem."""


mujoco.set_mju_user_warning(_discard_warning)


class Motion(NamedTuple):
    """Position and velocity of a piece, in metres and seconds."""

    place: Vector
    attitude: Quaternion
    axes: tuple[Vector, Vector, Vector]
    """The rotation matrix by rows. A column is one of the body's own axes."""
    velocity: Vector
    spin: Vector
    """Angular velocity in world coordinates."""

    @property
    def up(self) -> Vector:
        """Unit vector from foot to head."""
        return self.axes[0][2], self.axes[1][2], self.axes[2][2]

    def at(self, height: float) -> Vector:
        """The point on the piece's axis at this height above its centre."""
        (x, y, z), (i, j, k) = self.place, self.up
        return x + height * i, y + height * j, z + height * k


class Contact(NamedTuple):
    """A contact: the two pieces, the penetration (negative for a gap), and the force."""

    one: int
    other: int
    depth: float
    vertical_force: float
    """Vertical component of the normal force, in newtons."""


def rotation(q: Quaternion) -> tuple[Vector, Vector, Vector]:
    w, x, y, z = q
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def poses_of(villa: Villa) -> dict[int, Pose]:
    """Every piece that stands, by number."""
    pillars = {n: pose for n, pose in enumerate(villa.pillars) if pose is not None}
    return pillars | {FIRST_FLOOR + n: pose for n, pose in enumerate(villa.floors)}


class World:
    """All pieces of a simulation. It is built anew for each task from the poses at rest."""

    def __init__(self, poses: Mapping[int, Pose], heights: Sequence[int]) -> None:
        self.pieces = tuple(sorted(poses))
        self.model = build(self.pieces, heights)
        self.state = mujoco.MjData(self.model)
        self._qpos, self._qvel = self.state.qpos, self.state.qvel
        self._forces = self.state.xfrc_applied
        bodies = {piece: self.model.body(str(piece)).id for piece in self.pieces}
        self._body = bodies
        self._place = {p: int(self.model.jnt_qposadr[b - 1]) for p, b in bodies.items()}
        self._speed = {p: int(self.model.jnt_dofadr[b - 1]) for p, b in bodies.items()}
        self._speeds = np.array([[self._speed[p] + n for n in range(3)] for p in self.pieces])
        piece_of_body = np.full(self.model.nbody, GROUND)
        for piece, body in bodies.items():
            piece_of_body[body] = piece
        self._piece_of_geom = piece_of_body[self.model.geom_bodyid]
        for piece, pose in poses.items():
            self.set_pose(piece, pose)

    # ------------------------------------------------------------ reading
    def mass(self, piece: int) -> float:
        return float(self.model.body_mass[self._body[piece]])

    def inertia(self, piece: int) -> list[float]:
        """The principal moments of inertia, smallest first."""
        return sorted(self.model.body_inertia[self._body[piece]].tolist())

    def motion(self, piece: int) -> Motion:
        a, v = self._place[piece], self._speed[piece]
        x, y, z, qw, qx, qy, qz = self._qpos[a : a + 7].tolist()
        vx, vy, vz, p, q, r = self._qvel[v : v + 6].tolist()
        axes = rotation((qw, qx, qy, qz))
        (a1, a2, a3), (b1, b2, b3), (c1, c2, c3) = axes
        spin = (a1 * p + a2 * q + a3 * r, b1 * p + b2 * q + b3 * r, c1 * p + c2 * q + c3 * r)
        return Motion((x, y, z), (qw, qx, qy, qz), axes, (vx, vy, vz), spin)

    def velocities(self) -> Velocities:
        """Linear velocities of all pieces, in order."""
        return np.array(self._qvel[self._speeds])

    def pose(self, piece: int) -> Pose:
        """The pose in whole nanometres, as it is stored when the villa is at rest."""
        a = self._place[piece]
        x, y, z, *q = self._qpos[a : a + 7].tolist()
        return Pose(*(round(c * UNIT) for c in (x, y, z, *q)))

    def contacts(self, piece: int | None = None) -> Iterator[Contact]:
        """Contacts that carried a force in the last step: all of them, or those of one piece."""
        contact, force = self.state.contact, np.zeros(6)
        if not len(contact.dist):
            return
        pairs, active = self._piece_of_geom[contact.geom], contact.efc_address >= 0
        if piece is not None:
            active &= (pairs == piece).any(axis=1)
        for n in np.flatnonzero(active):
            mujoco.mj_contactForce(self.model, self.state, int(n), force)
            depth = CONTACT_DISTANCE / 1000 - float(contact.dist[n])
            upward = float(force[0] * abs(contact.frame[n][2]))
            yield Contact(int(pairs[n][0]), int(pairs[n][1]), depth, upward)

    def max_penetration(self) -> float:
        """Deepest penetration of the last step, in metres."""
        distances = self.state.contact.dist
        return CONTACT_DISTANCE / 1000 - float(distances.min()) if len(distances) else 0.0

    def load(self, piece: int) -> float:
        """Support force on a piece from below minus the load on top of it, in newtons."""
        centre = self.motion(piece).place[2]
        return sum(
            contact.vertical_force
            if self._is_support(contact, piece, centre)
            else -contact.vertical_force
            for contact in self.contacts(piece)
        )

    def _is_support(self, contact: Contact, piece: int, centre: float) -> bool:
        other = contact.other if contact.one == piece else contact.one
        return other == GROUND or self.motion(other).place[2] < centre

    def contact_pairs(self) -> set[tuple[int, int]]:
        """Pairs of pieces with a contact force in the last step."""
        contact = self.state.contact
        if not len(contact.dist):
            return set()
        pairs = self._piece_of_geom[contact.geom][contact.efc_address >= 0]
        return {(int(one), int(other)) for one, other in pairs}

    def floors_in_contact(self) -> list[int]:
        """Floors in contact with another floor, the base or the table."""
        contact = self.state.contact
        if not len(contact.dist):
            return []
        pairs = self._piece_of_geom[contact.geom][contact.efc_address >= 0]
        flat = (pairs == GROUND) | (pairs >= FIRST_FLOOR)
        return sorted({int(p) for p in pairs[flat.all(axis=1)].ravel() if p >= FIRST_FLOOR})

    # ------------------------------------------------------------ changes
    def set_pose(self, piece: int, pose: Pose) -> None:
        """Place a piece, at rest."""
        a, v = self._place[piece], self._speed[piece]
        q = [part / UNIT for part in (pose.w, pose.i, pose.j, pose.k)]
        length = sqrt(sum(part * part for part in q))
        self._qpos[a : a + 3] = [pose.x / UNIT, pose.y / UNIT, pose.z / UNIT]
        self._qpos[a + 3 : a + 7] = [part / length for part in q]
        self._qvel[v : v + 6] = 0

    def nudge(self, piece: int, offset: Vector) -> None:
        a = self._place[piece]
        self._qpos[a : a + 3] += offset

    def apply_force(self, piece: int, force: Vector, torque: Vector) -> None:
        """Apply a force at the piece's centre and a torque, for the next step only."""
        self._forces[self._body[piece]] += (*force, *torque)

    def step(self) -> None:
        mujoco.mj_step(self.model, self.state)

    @property
    def is_finite(self) -> bool:
        """Are all velocities finite? The solver can diverge when many pieces are pressed."""
        return bool(np.isfinite(self._qvel).all())

    def clear_forces(self) -> None:
        self._forces[:] = 0

    def damp(self, factor: float) -> None:
        """Multiply all velocities by a factor. This damping acts like a careful hand."""
        self._qvel *= factor

    # ------------------------------------------------------------ saving
    def save(self) -> bytes:
        saved = np.empty(mujoco.mj_stateSize(self.model, STATE_KIND))
        mujoco.mj_getState(self.model, self.state, saved, STATE_KIND)
        return saved.tobytes()

    def restore(self, saved: bytes) -> None:
        mujoco.mj_setState(self.model, self.state, np.frombuffer(saved), STATE_KIND)

    def fingerprint(self) -> bytes:
        return bytes(self._qpos.tobytes() + self._qvel.tobytes())
