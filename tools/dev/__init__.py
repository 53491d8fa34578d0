"""The implementation of dev.py's commands. Uses only the standard library."""
