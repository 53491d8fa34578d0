"""Conditions of a rated table: signed-in players, default rules, a time limit and no help."""

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
"""Level of the bot that stands in. It is weak, so that staying away gains nothing."""


def rated_table_request(wish: CreateTable, person: str | None) -> CreateTable:
    """The request for a rated table with its fixed settings. Raises Refused.

    A time limit is required, so that a losing player cannot keep the match from its end.
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
    """Raises Refused for other rules: ratings compare all players of a game."""
    if not has_default_rules(match):
        raise Refused(problem("malformed", "problem-rated-rules"))


def has_default_rules(match: AnyMatch) -> bool:
    """Whether every rule option has its default value."""
    chosen, known = match.header.options, rule_options(match.game.options)
    return all(chosen[name] == values[0] for name, values in known.items())


def require_opponent(person: str | None, sitting: Iterable[str | None]) -> str:
    """The account, if it may join a rated table. Raises Refused."""
    if person is None:
        raise Refused(problem("not_your_seat", "problem-rated-stranger"))
    if person in sitting:
        raise Refused(problem("illegal", "problem-rated-shared"))
    return person


def require_own_seat(person: str, seat: int, stakes: Mapping[int, str | None]) -> None:
    """Raises Refused unless the seat's result belongs to this account."""
    if stakes.get(seat) != person:
        key = "problem-rated-shared" if person in stakes.values() else "problem-rated-seat"
        raise Refused(problem("not_your_seat", key))


def require_own_play(terms: TableTerms, seat: SeatRecord, level: Level | None) -> None:
    """Raises Refused if a bot would take over a seat at a rated table, or a person a bot's seat.

    A player may take their seat back from a bot that stood in.
    """
    if terms.rated and (level is not None or not seat.token):
        raise Refused(problem("illegal", "problem-rated-seat"))
