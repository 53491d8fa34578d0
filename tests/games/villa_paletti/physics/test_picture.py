"""Pictures: a villa rendered without a window, as files that every browser shows."""

import struct
import zlib
from collections.abc import Iterator

import numpy as np
import pytest

from tavolino.games.villa_paletti.physics import png
from tavolino.games.villa_paletti.physics.camera import camera_for, storeys_shown
from tavolino.games.villa_paletti.physics.picture import Canvas, NoCanvas, film, picture
from tavolino.games.villa_paletti.physics.world import poses_of
from tavolino.games.villa_paletti.sight import as_seen
from tavolino.games.villa_paletti.villa import Pose
from tests.games.villa_paletti.stored_villas import stored

pytestmark = pytest.mark.physics

WIDTH, HEIGHT = 160, 200


def decoded(content: bytes, width: int, height: int) -> png.Pixels:
    """Decode the pixels as the PNG format specifies."""
    rows = np.frombuffer(zlib.decompress(content), np.uint8).reshape(height, 1 + 3 * width)
    assert set(rows[:, 0]) == {1}, "each row after its left neighbour"
    return np.cumsum(rows[:, 1:].reshape(height, width, 3), axis=1, dtype=np.uint8)


def test_a_still_image_round_trips() -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (7, 5, 3), np.uint8)
    chunks = dict(png.read(png.still(pixels)))
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    assert struct.unpack(">II", chunks[b"IHDR"][:8]) == (5, 7)
    assert (decoded(chunks[b"IDAT"], 5, 7) == pixels).all()


def test_the_camera_shows_pieces_above_the_floors() -> None:
    poses = poses_of(stored("five-a").villa)
    assert storeys_shown(poses) == pytest.approx(5, abs=0.01)
    assert storeys_shown({**poses, 0: Pose(0, 0, 550 * 10**6)}) > 5.5


def test_an_animation_has_its_frames_in_order() -> None:
    pictures = [np.full((4, 4, 3), 40 * n + 4, np.uint8) for n in range(3)]
    chunks = list(png.read(png.animated(pictures, 12)))
    names = [name for name, _ in chunks]
    assert names == [
        b"IHDR",
        b"acTL",
        b"PLTE",
        b"tRNS",
        b"fcTL",
        b"IDAT",
        b"fcTL",
        b"fdAT",
        b"fcTL",
        b"fdAT",
        b"IEND",
    ]
    orders = [struct.unpack_from(">I", c)[0] for name, c in chunks if name in (b"fcTL", b"fdAT")]
    assert orders == [0, 1, 2, 3, 4]
    assert [one.tolist() for one in decoded_frames(chunks)] == [one.tolist() for one in pictures]


def decoded_frames(chunks: list[tuple[bytes, bytes]]) -> Iterator[png.Pixels]:
    """The frames of an animation, each painted over the previous one."""
    held = dict(chunks)
    width, height = struct.unpack(">II", held[b"IHDR"][:8])
    colours = np.frombuffer(held[b"PLTE"], np.uint8).reshape(-1, 3)
    visible_poses = np.zeros((height, width), np.uint8)
    for name, content in chunks:
        if name in (b"IDAT", b"fdAT"):
            packed = content if name == b"IDAT" else content[4:]
            rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + width)
            visible_poses = np.where(rows[:, 1:] == png.UNCHANGED, visible_poses, rows[:, 1:])
            yield colours[visible_poses]


def test_an_animation_quantises_colours_and_stores_only_changes() -> None:
    painted = np.random.default_rng(1).integers(0, 256, (20, 30, 3), np.uint8)
    moved = painted.copy()
    moved[3, 4] = 255 - moved[3, 4]
    chunks = list(png.read(png.animated([painted, moved], 15)))
    first, second = decoded_frames(chunks)
    assert np.abs(first.astype(int) - painted).mean() < 12
    assert (first != second).any(axis=2).sum() <= 1
    assert len(chunks[-2][1]) < 60


def test_the_camera_shows_all_of_a_collapse() -> None:
    standing = visible_poses("five-a")
    lies = {n: Pose(-300 * 10**6, 300 * 10**6, 40 * 10**6, 0, 10**9) for n in standing}
    near, far = (camera_for(frames, 55.0, 1.25) for frames in ([standing], [standing, lies]))
    assert far.distance > 1.3 * near.distance
    assert far[::2] == near[::2]


def visible_poses(name: str) -> dict[int, Pose]:
    fixture = stored(name)
    return poses_of(as_seen(fixture.villa, fixture.heights, 0, fixture.villa))


@pytest.fixture(scope="module")
def canvas() -> Canvas:
    try:
        return Canvas(WIDTH, HEIGHT)
    except NoCanvas as error:
        pytest.skip(f"this machine cannot draw without a window: {error}")


def is_mostly(pixels: png.Pixels, strongest: int, others: float = 0.72) -> int:
    """The number of pixels in which one colour channel dominates."""
    rest = np.delete(pixels.astype(float), strongest, axis=2).max(axis=2)
    return int((rest < others * pixels[:, :, strongest]).sum())


def test_painted_wood_is_rendered(canvas: Canvas) -> None:
    start = canvas.draw(visible_poses("start"))
    assert start.shape == (HEIGHT, WIDTH, 3)
    assert is_mostly(start, 2) > 1500, "the blue floor"
    assert is_mostly(canvas.draw({}), 2) == 0


def test_missing_pillars_are_not_rendered(canvas: Canvas) -> None:
    poses = visible_poses("five-a")
    whole = canvas.draw(poses)
    less = canvas.draw({n: pose for n, pose in poses.items() if n >= 20})
    changed = (whole != less).any(axis=2).sum()
    assert 500 < changed < WIDTH * HEIGHT / 2


def test_a_moved_pillar_changes_the_picture(canvas: Canvas) -> None:
    poses = visible_poses("start")
    before = canvas.draw(poses)
    assert (canvas.draw(poses) == before).all()
    moved = {n: Pose(p.x, p.y, p.z + 60_000_000, p.w, p.i, p.j, p.k) for n, p in poses.items()}
    assert (canvas.draw(moved) != before).any()


def test_pictures_and_animations_are_png_files(canvas: Canvas) -> None:
    poses = visible_poses("two")
    chunks = dict(png.read(picture(poses, 80, 100)))
    assert struct.unpack(">II", chunks[b"IHDR"][:8]) == (80, 100)
    moving = list(png.read(film([poses, {}], 10, 80, 100)))
    assert sum(name == b"fcTL" for name, _ in moving) == 2
