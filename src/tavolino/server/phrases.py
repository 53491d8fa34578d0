"""What people say to each other: ready-made phrases that everybody reads in their own language."""

from collections.abc import Iterable

from tavolino.core.game import Seat
from tavolino.server.guest import Guest
from tavolino.server.limits import Bucket
from tavolino.server.speech import Phrase, Spoken

AT_ONCE = 4
"""So many phrases a seat may say one after the other,"""

PER_SECOND = 0.5
"""and then so many a second."""


class Voices:
    """How often each seat spoke; whoever connects twice has one voice."""

    def __init__(self) -> None:
        self._of: dict[Seat, Bucket] = {}

    def speak(self, seat: Seat, phrase: Phrase, guests: Iterable[Guest]) -> bool:
        """Let everybody hear it, unless the seat said too much; did they?"""
        bucket = self._of.setdefault(seat, Bucket(PER_SECOND, AT_ONCE))
        if not bucket.take():
            return False
        spoken = Spoken(seat=seat, phrase=phrase)
        for guest in guests:
            if guest.greeted:
                guest.mention(spoken)
        return True
