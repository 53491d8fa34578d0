"""``python -m tavolino`` is the command ``tavolino``."""

import sys

from tavolino.cli import main

if __name__ == "__main__":
    sys.exit(main())
