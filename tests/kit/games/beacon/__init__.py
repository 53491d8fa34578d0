"""Kuhn poker that signals when the first match has begun, and lets no process finish many."""

import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from examples.kuhn import KUHN

LIT = "BEACON_LIT"


def initial(options: Any, seats: int) -> Any:
    Path(os.environ[LIT]).touch()
    time.sleep(0.1)
    return KUHN.initial(options, seats)


BEACON = replace(KUHN, name="beacon", room=__name__, initial=initial)
