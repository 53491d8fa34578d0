"""Reports misuse of the command line."""

import sys
from typing import NoReturn

MISUSED = 2


def complain(text: str) -> NoReturn:
    """Print one line to stderr and exit with code 2, as argparse does."""
    print(f"tavolino: {text}", file=sys.stderr)
    raise SystemExit(MISUSED)
