"""The compiled twins: a compiler from PyPI, and the library for this machine or for another one."""

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
"""Sets of fields are four words: put into vectors they only become slower."""

PLATFORMS = {
    "manylinux_2_17_x86_64": ("x86_64-linux-gnu.2.17", "x86_64_v2", ".so"),
    "manylinux_2_17_aarch64": ("aarch64-linux-gnu.2.17", "baseline", ".so"),
    "macosx_11_0_x86_64": ("x86_64-macos.11.0", "x86_64_v2", ".dylib"),
    "macosx_11_0_arm64": ("aarch64-macos.11.0", "baseline", ".dylib"),
    "win_amd64": ("x86_64-windows-gnu", "x86_64_v2", ".dll"),
}
"""For which platforms wheels are made: the compiler's name for each, the processor, the suffix."""


def ensure_native(*, needed: bool = False) -> None:
    """Build the library for this machine, once per content of its sources and processor.

    Where that cannot be done the application does without: nobody is offered an expert.
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
    """What this machine's processor can do: the library uses all of it."""
    listed = Path("/proc/cpuinfo")
    known = listed.read_text().splitlines() if listed.exists() else []
    can = (line for line in known if line.lower().startswith(("flags", "features")))
    return next(can, f"{platform.machine()} {platform.processor()}")


def build_library(to: Path, *target: str) -> None:
    """Compile all twins; without a target for this machine's own processor."""
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
    to.with_suffix(".new").replace(to)  # whoever has the old one open keeps it


def build_portable(platform: str, to: Path) -> None:
    """Compile all twins for any machine of this platform."""
    target, chip, _ = PLATFORMS[platform]
    build_library(to, "-target", target, f"-mcpu={chip}")


def build_wheels() -> int:
    """Into dist/: one wheel without the library for everybody, and one for each usual platform."""
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
