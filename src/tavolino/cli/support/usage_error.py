"""How the command line says that it was misused."""

import sys
from typing import NoReturn

USAGE_ERROR_CODE = 2


def exit_with_usage_error(text: str) -> NoReturn:
    """One line on stderr, and the exit code that argparse uses too."""
    print(f"tavolino: {text}", file=sys.stderr)
    raise SystemExit(USAGE_ERROR_CODE)
