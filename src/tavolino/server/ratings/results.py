"""Results of finished matches for accounts, and the rating changes that follow from them."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

import msgspec

from tavolino.bots.level_ratings import SkillRating, bot_rating
from tavolino.core.game import AnyGame
from tavolino.server.match.restore import restore_match
from tavolino.server.protocol.ratings import Rival
from tavolino.server.ratings.eligibility import has_default_rules
from tavolino.server.ratings.openskill import INITIAL_RATING, rate_match
from tavolino.store.rating_records import RatingRecord, ResultRecord
from tavolino.store.records import SeatRecord, StoredMatch

FindRating = Callable[[str], RatingRecord | None]
"""Finds the last rating of an account at one game and number of players."""


def match_results(
    games: Mapping[str, AnyGame], stored: StoredMatch, whose: Mapping[int, str | None]
) -> list[ResultRecord]:
    """Results of the accounts in a match; empty if it is not over. Raises UnknownRules."""
    match, record = restore_match(games, stored).match, stored.match
    if not match.is_over or record.finished is None:
        return []
    places, scores = match.game.places(match.state), match.game.scores(match.state)
    held = {one.seat for one in stored.seats if one.token}
    people = {seat: person for seat, person in whose.items() if person and seat in held}
    rivals = [Rival(one.seat, _level(one), places[one.seat]) for one in stored.seats]
    fair = has_default_rules(match) and held <= whose.keys()
    rated = int(fair and _is_rateable(stored, people))
    return [
        ResultRecord(
            match=record.id,
            seat=seat,
            person=person,
            game=record.game,
            players=record.seats,
            place=places[seat],
            score=scores[seat],
            rivals=_encode_rivals(one for one in rivals if one.seat != seat),
            at=record.finished,
            rated=rated,
        )
        for seat, person in sorted(people.items())
    ]


def _level(seat: SeatRecord) -> str | None:
    """The bot level of a seat. A seat with a token is a person's, even if a bot stood in."""
    return None if seat.token else seat.level


def _is_rateable(stored: StoredMatch, people: Mapping[int, str]) -> bool:
    """Whether the table is rated and without help, and no account has two seats."""
    alone = len(set(people.values())) == len(people)
    return bool(stored.match.rated) and stored.match.help == "none" and alone


def _encode_rivals(rivals: Iterable[Rival]) -> str:
    return msgspec.json.encode(list(rivals)).decode()


def decode_rivals(result: ResultRecord) -> list[Rival]:
    return msgspec.json.decode(result.rivals, type=list[Rival])


def rating_changes(results: Sequence[ResultRecord], known: FindRating) -> list[RatingRecord]:
    """The ratings of all accounts after one match.

    Bots keep their published rating. A player without stored data counts as a newcomer.
    """
    first = results[0]
    before = {one.seat: known(one.person) for one in results}
    others = {one.seat: one for one in decode_rivals(first)}
    places = {first.seat: first.place, **{seat: one.place for seat, one in others.items()}}
    strengths = [
        _rating_before(first, before.get(seat), others[seat].level if seat in others else None)
        for seat in sorted(places)
    ]
    changed = rate_match(strengths, [places[seat] for seat in sorted(places)])
    found = dict(zip(sorted(places), changed, strict=True))
    return [_rating_record(one, before[one.seat], found[one.seat]) for one in results]


def _rating_before(
    match: ResultRecord, last: RatingRecord | None, level: str | None
) -> SkillRating:
    if last:
        return SkillRating(last.mean, last.deviation)
    return bot_rating(match.game, match.players, level) if level else INITIAL_RATING


def _rating_record(
    result: ResultRecord, last: RatingRecord | None, now: SkillRating
) -> RatingRecord:
    return RatingRecord(
        person=result.person,
        game=result.game,
        players=result.players,
        number=last.number + 1 if last else 0,
        match=result.match,
        seat=result.seat,
        mean=now.mean,
        deviation=now.deviation,
        at=result.at,
    )


def recompute_all(results: Iterable[ResultRecord]) -> list[RatingRecord]:
    """All ratings from the beginning, with matches in the order in which they ended."""
    last: dict[tuple[str, str, int], RatingRecord] = {}
    found: list[RatingRecord] = []
    ordered = sorted(results, key=lambda one: (one.at, one.match, one.seat))
    for _, group in groupby(ordered, key=lambda one: one.match):
        match = list(group)
        game, players = match[0].game, match[0].players
        ratings = rating_changes(match, lambda who, g=game, n=players: last.get((who, g, n)))  # type: ignore[misc]
        last.update({(one.person, one.game, one.players): one for one in ratings})
        found += ratings
    return found
