"""Draws measures as an SVG chart: one row per measure, with a dot and an interval per variant."""

from collections.abc import Iterator, Sequence
from html import escape

from tavolino.research.balance import Column, differing_measures
from tavolino.research.confidence import Estimate

WIDTH_PX, ROW_PX, HEAD_PX = 720, 16, 34
SCALE_LEFT_PX, SCALE_RIGHT_PX = 210, 570
"""The ends of each measure's scale."""
VARIANT_COLOURS = ("#1f3a5f", "#b5462f", "#3f7d4e", "#8a6d1d", "#6b4a86", "#4a4a4a")
DIGITS_BY_WIDTH = ((20, 0), (2, 1), (0.02, 2))
"""Decimal digits of a figure, by the minimum width of its interval."""
PAPER_COLOUR, LINE_COLOUR, INK_COLOUR = "#fbf7ee", "#d9d0bd", "#2b2620"


def chart_svg(title: str, columns: Sequence[Column]) -> str:
    """The chart as SVG. Dots that differ significantly from the first variant are filled."""
    names = [*columns[0].measures]
    height = HEAD_PX + sum(_height(columns) for _ in names) + 8
    drawn = [*_head(title, columns), *_rows(names, columns)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH_PX} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK_COLOUR}" role="img">'
        f"<title>{escape(title)}</title>"
        f'<rect width="{WIDTH_PX}" height="{height}" fill="{PAPER_COLOUR}"/>'
        + "".join(drawn)
        + "</svg>\n"
    )


def _height(columns: Sequence[Column]) -> int:
    return ROW_PX * len(columns) + 6


def _head(title: str, columns: Sequence[Column]) -> Iterator[str]:
    yield f'<text x="10" y="20" font-weight="bold">{escape(title)}</text>'
    x = WIDTH_PX - 10
    for number in reversed(range(len(columns))):
        name, ink = escape(columns[number].variant), VARIANT_COLOURS[number % len(VARIANT_COLOURS)]
        yield f'<text x="{x}" y="20" text-anchor="end" fill="{ink}">● {name}</text>'
        x -= 24 + 7 * len(columns[number].variant)


def _rows(names: Sequence[str], columns: Sequence[Column]) -> Iterator[str]:
    different = differing_measures(columns)
    for row, name in enumerate(names):
        top = HEAD_PX + row * _height(columns)
        yield f'<line x1="10" x2="{WIDTH_PX - 10}" y1="{top}" y2="{top}" stroke="{LINE_COLOUR}"/>'
        yield f'<text x="10" y="{top + 17}">{escape(name)}</text>'
        found = [column.measures[name] for column in columns]
        low, high = min(one.low for one in found), max(one.high for one in found)
        for number, one in enumerate(found):
            y = top + 12 + ROW_PX * number
            yield from _dot(one, low, high - low or 1, y, number, different[name][number])


def _dot(
    one: Estimate, low: float, width: float, y: int, number: int, filled: bool
) -> Iterator[str]:
    ink = VARIANT_COLOURS[number % len(VARIANT_COLOURS)]
    left, middle, right = (
        SCALE_LEFT_PX + (SCALE_RIGHT_PX - SCALE_LEFT_PX) * (figure - low) / width
        for figure in (one.low, one.value, one.high)
    )
    yield f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y}" y2="{y}" stroke="{ink}"/>'
    yield (
        f'<circle cx="{middle:.1f}" cy="{y}" r="4" stroke="{ink}" '
        f'fill="{ink if filled else PAPER_COLOUR}"/>'
    )
    place = f'x="{WIDTH_PX - 10}" y="{y + 4}" text-anchor="end" fill="{ink}"'
    yield f"<text {place}>{format_estimate(one)}</text>"


def format_estimate(one: Estimate) -> str:
    """``12.3 (11.9–12.7)``, with as many digits as the interval justifies."""
    width = one.high - one.low
    if not width:
        return f"{one.value:g}"
    digits = next((digits for least, digits in DIGITS_BY_WIDTH if width >= least), 3)
    return f"{one.value:.{digits}f} ({one.low:.{digits}f}–{one.high:.{digits}f})"
