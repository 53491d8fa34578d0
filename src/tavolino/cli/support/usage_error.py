"""Reports misuse of the command line."""

import sys
from typing import NoReturn

USAGE_ERROR_CODE = 2


def exit_with_usage_error(text: str) -> NoReturn:
    """Print one line to stderr and exit with code 2, as argparse does."""
    print(f"tavolino: {text}", file=sys.stderr)
    raise SystemExit(USAGE_ERROR_CODE)
