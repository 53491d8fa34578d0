"""Builds the browser client into the wheel, so that `pip install .` gives the whole application.

Where `dev.py wheels` says for which platform and with which library, the twins go in as well.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg,misc,unused-ignore]  # untyped base
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.dev.client import build_client  # of this checkout, wherever it is built

        build_client()
        if platform := os.environ.get("TWINS_PLATFORM"):
            library = Path(os.environ["TWINS_LIBRARY"])
            build_data["tag"] = f"py3-none-{platform}"
            build_data["pure_python"] = False
            build_data["force_include"][str(library)] = f"tavolino/native/{library.name}"
