"""Numbers in the notation: millimetres with two decimals, degrees, whole numbers."""

from re import fullmatch

from tavolino.core.game import MalformedAction
from tavolino.core.parsing import quoted


def decimal(number: int, places: int) -> str:
    """Format a count of small units as a decimal without trailing zeros: 1250 with two is 12.5."""
    sign, digits = "-" if number < 0 else "", str(abs(number)).zfill(places + 1)
    fraction = digits[-places:].rstrip("0")
    return f"{sign}{digits[:-places]}{'.' if fraction else ''}{fraction}"


def mm(hundredths: int) -> str:
    """Format hundredths of a millimetre as millimetres."""
    return decimal(hundredths, 2)


def whole(text: str) -> int:
    if not fullmatch(r"-?[0-9]{1,12}", text):
        raise MalformedAction(f"{quoted(text)} is not a whole number")
    return int(text)


def degrees(text: str) -> int:
    """Parse an angle, modulo 360."""
    return whole(text) % 360


def small(text: str, places: int) -> int:
    """Parse a decimal number to a count of its smallest unit."""
    found = fullmatch(rf"(-?)([0-9]{{1,7}})(?:[.,]([0-9]{{1,{places}}}))?", text)
    if not found:
        raise MalformedAction(f"{quoted(text)} is not a number with up to {places} decimals")
    sign, units, fraction = found.groups()
    value = int(units + (fraction or "").ljust(places, "0"))
    return -value if sign else value


def hundredths(text: str) -> int:
    return small(text, 2)
