"""Formats file sizes."""


def format_size(size: float) -> str:
    """A size with its unit, e.g. ``4.2 MB``."""
    if size < 1000:
        return f"{size:.0f} bytes"
    size /= 1000
    for unit in ("kB", "MB", "GB"):
        if size < 1000:
            return f"{size:.1f} {unit}"
        size /= 1000
    return f"{size:.1f} TB"
