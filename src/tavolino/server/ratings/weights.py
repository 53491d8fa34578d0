"""How much each opponent of a rated match counts, so that nobody gains by arranged matches.

A weight belongs to one player's view of an opponent: how much that opponent changes the player's
own rating. It is decided when the match is rated and is stored with the result.
"""

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from tavolino.server.protocol.ratings import Rival
from tavolino.store.rating_records import ResultRecord

EXPERIENCED_MATCHES = 10
"""An opponent counts fully from this number of rated matches on, and in proportion before."""

FULL_MEETINGS = 5
"""Two players' first meetings, within `MEETING_DAYS`, count fully. Later ones count less each."""

MEETING_DAYS = 30

CountMatches = Callable[[str], int]
"""The number of rated matches of an account, at this game and number of players, before a match."""

CountMeetings = Callable[[str, str], int]
"""The number of rated matches in which two accounts met during the days before a match."""


def experience_weight(matches: int) -> float:
    """The weight of an opponent with this number of rated matches: none if it was their first."""
    return min(1.0, matches / EXPERIENCED_MATCHES)


def meeting_weight(meetings: int) -> float:
    """The weight of a match after this number of meetings."""
    return min(1.0, FULL_MEETINGS / (meetings + 1))


def weigh_rivals(
    results: Sequence[ResultRecord], matches: CountMatches, meetings: CountMeetings
) -> list[ResultRecord]:
    """Adds to each result of a match how much each rival counts. Stored weights stay."""
    people = {one.seat: one.person for one in results}

    def weight(person: str, rival: Rival) -> float:
        if rival.level is not None:
            return 1.0
        other = people.get(rival.seat)
        if rival.same_address or other is None:
            return 0.0
        found = experience_weight(matches(other)) * meeting_weight(meetings(person, other))
        return round(found, 3)

    def weighed(result: ResultRecord) -> ResultRecord:
        rivals = [
            rival
            if rival.weight is not None
            else replace(rival, weight=weight(result.person, rival))
            for rival in decode_rivals(result)
        ]
        return replace(result, rivals=encode_rivals(rivals))

    return [weighed(result) for result in results]


def encode_rivals(rivals: Sequence[Rival]) -> str:
    return msgspec.json.encode(rivals).decode()


def decode_rivals(result: ResultRecord) -> list[Rival]:
    return msgspec.json.decode(result.rivals, type=list[Rival])
