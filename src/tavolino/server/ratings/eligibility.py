"""What makes a table fair enough to count: people who are known, and nobody is helped."""

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from tavolino.core.match import AnyMatch
from tavolino.core.rule_options import rule_options
from tavolino.server.protocol.base import Level
from tavolino.server.protocol.play import CreateTable
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.table_terms import TableTerms, with_rated_defaults
from tavolino.store.records import SeatRecord

STAND_IN_LEVEL: Level = "beginner"
"""Whoever stays away wins nothing by the bot that stands in."""


def rated_table_request(wish: CreateTable, person: str | None) -> CreateTable:
    """A rated table, as this person may lay it; raises Refused.

    A clock is demanded: whoever is about to lose must not be able to keep the match from its end.
    """
    if person is None:
        raise Refused(problem("not_your_seat", "problem-rated-stranger"))
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("me") > 1:
        raise Refused(problem("malformed", "problem-rated-shared"))
    if set(kinds) == {"bot"}:
        raise Refused(problem("malformed", "problem-rated-bots"))
    if wish.tempo.limit is None:
        raise Refused(problem("malformed", "problem-rated-clock"))
    if wish.help:
        raise Refused(problem("malformed", "problem-rated-help"))
    tempo = replace(wish.tempo, level=STAND_IN_LEVEL)
    return replace(wish, help=False, tempo=tempo, terms=with_rated_defaults(wish.terms))


def require_default_rules(match: AnyMatch) -> None:
    """Who is rated is compared with all others at this game; raises Refused."""
    if not has_default_rules(match):
        raise Refused(problem("malformed", "problem-rated-rules"))


def has_default_rules(match: AnyMatch) -> bool:
    """Does every rule switch stand as the rulebook has it?"""
    chosen, known = match.header.options, rule_options(match.game.options)
    return all(chosen[name] == values[0] for name, values in known.items())


def require_opponent(person: str | None, sitting: Iterable[str | None]) -> str:
    """Who may sit down at a rated table; raises Refused."""
    if person is None:
        raise Refused(problem("not_your_seat", "problem-rated-stranger"))
    if person in sitting:
        raise Refused(problem("illegal", "problem-rated-shared"))
    return person


def require_own_seat(person: str, seat: int, stakes: Mapping[int, str | None]) -> None:
    """Does somebody play for themselves, and only once? Raises Refused."""
    if stakes.get(seat) != person:
        key = "problem-rated-shared" if person in stakes.values() else "problem-rated-seat"
        raise Refused(problem("not_your_seat", key))


def require_own_play(terms: TableTerms, seat: SeatRecord, level: Level | None) -> None:
    """At a rated table a seat is played by whom it was laid for; raises Refused.

    Somebody for whom a bot stood in may take the seat back.
    """
    if terms.rated and (level is not None or not seat.token):
        raise Refused(problem("illegal", "problem-rated-seat"))
