"""Builds the browser client into the wheel, so that `pip install .` gives the whole application."""

from __future__ import annotations

import sys
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
