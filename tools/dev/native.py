"""Builds the compiled twins for this machine or another platform, with a compiler from PyPI."""

from __future__ import annotations

import platform
import sys
import tempfile
from pathlib import Path

from tools.dev.client import build_client
from tools.dev.machine import ROOT, WINDOWS, digest, output, say, sh
from tools.dev.python import PYTHON, REQUIREMENTS, VENV, ensure_python

NATIVE = ROOT / "native"
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")
LIBRARY = ROOT / "src" / "tavolino" / "native" / f"tavolino_native{SUFFIX}"

FLAGS = (
    *("-x", "c++", "-std=c++17", "-O3", "-Wall", "-Wextra", "-shared", "-s", "-fvisibility=hidden"),
    *("-fno-exceptions", "-fno-rtti", "-fno-vectorize", "-fno-slp-vectorize"),
)
"""Vectorisation is off because it slows down the sets of fields, which are four words long."""

PLATFORMS = {
    "manylinux_2_17_x86_64": ("x86_64-linux-gnu.2.17", "x86_64_v2", ".so"),
    "manylinux_2_17_aarch64": ("aarch64-linux-gnu.2.17", "baseline", ".so"),
    "macosx_11_0_x86_64": ("x86_64-macos.11.0", "x86_64_v2", ".dylib"),
    "macosx_11_0_arm64": ("aarch64-macos.11.0", "baseline", ".dylib"),
    "win_amd64": ("x86_64-windows-gnu", "x86_64_v2", ".dll"),
}
"""The platforms of the wheels: the compiler's target, the processor and the file suffix."""


def ensure_native(*, needed: bool = False) -> None:
    """Builds the library for this machine, once for each version of its sources and processor.

    If the build fails, the application runs without it and offers no expert bot.
    """
    key = f"{digest(NATIVE, REQUIREMENTS / 'native.lock', Path(__file__))} {processor()}"
    mark = VENV / ".stamp-native-library"
    if LIBRARY.exists() and mark.exists() and mark.read_text() == key:
        return
    try:
        say("building the twins")
        build_library(LIBRARY)
        mark.write_text(key)
    except SystemExit as failure:
        if needed:
            raise
        say(f"{failure}: no expert level on this machine")


def processor() -> str:
    """The features of this machine's processor. The library uses all of them."""
    listed = Path("/proc/cpuinfo")
    known = listed.read_text().splitlines() if listed.exists() else []
    can = (line for line in known if line.lower().startswith(("flags", "features")))
    return next(can, f"{platform.machine()} {platform.processor()}")


def build_library(to: Path, *target: str) -> None:
    """Compiles all twins; without a target, for this machine's processor."""
    ensure_python("native")
    zig = Path(output(PYTHON, "-c", "import ziglang; print(ziglang.__file__)")).parent
    position = () if WINDOWS or any("windows" in word for word in target) else ("-fPIC",)
    cache = {name: str(VENV / "zig") for name in ("ZIG_GLOBAL_CACHE_DIR", "ZIG_LOCAL_CACHE_DIR")}
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / to.name
        compiler = zig / ("zig.exe" if WINDOWS else "zig")
        sh(
            compiler,
            "cc",
            *FLAGS,
            *position,
            *target,
            "-o",
            made,
            NATIVE / "library.cpp",
            env=cache,
        )
        to.with_suffix(".new").write_bytes(made.read_bytes())
    to.with_suffix(".new").replace(to)  # running processes keep the old file


def build_portable(platform: str, to: Path) -> None:
    """Compiles all twins for any machine of this platform."""
    target, chip, _ = PLATFORMS[platform]
    build_library(to, "-target", target, f"-mcpu={chip}")


def build_wheels() -> int:
    """Builds wheels into dist/: one without the library, and one for each platform with it."""
    ensure_python("dev")
    build_client()
    wheel = (PYTHON, "-m", "hatchling", "build", "-t", "wheel")
    sh(*wheel)
    for name, (_, _, suffix) in PLATFORMS.items():
        with tempfile.TemporaryDirectory() as folder:
            library = Path(folder) / f"tavolino_native{suffix}"
            say(f"twins for {name}")
            build_portable(name, library)
            chosen = {"TWINS_PLATFORM": name, "TWINS_LIBRARY": str(library)}
            sh(*wheel, env=chosen)
    return 0
