"""Reports incorrect use of the command line."""

import sys
from typing import NoReturn

USAGE_ERROR_CODE = 2


def exit_with_usage_error(text: str) -> NoReturn:
    """Prints one line to stderr and exits with the same code as argparse."""
    print(f"tavolino: {text}", file=sys.stderr)
    raise SystemExit(USAGE_ERROR_CODE)
