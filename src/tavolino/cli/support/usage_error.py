"""How the command line says that it was misused."""

import sys
from typing import NoReturn

MISUSED = 2


def complain(text: str) -> NoReturn:
    """One line on stderr, and the exit code that argparse uses too."""
    print(f"tavolino: {text}", file=sys.stderr)
    raise SystemExit(MISUSED)
