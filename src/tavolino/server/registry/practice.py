"""Practice alone: one person on every seat, and the match goes on from any earlier moment.

Nothing is taken back. A match from an earlier moment is another match, whose log begins with the
same entries; its seats, keys and seed are those of the first. Only a table that was laid for
practice can be wound back, so that nobody tries a pull that others wait for.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from tavolino.core.game import NATURE, AnyGame
from tavolino.core.match import AnyMatch, Match
from tavolino.core.rule_options import rule_options
from tavolino.server.protocol.play import CreateTable, SeatSetup, TableCreated
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.table import Table
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint, new_table_id
from tavolino.server.views.catalog import can_practice

ANSWER_TIME_OPTION = "time_to_answer"
"""A switch by which nobody answers against a clock: 0."""


class CreatePractice(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/games/{game}/practice: lay a table for one person alone."""

    name: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, Any] = {}


class Rewind(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rewind: practise on from the moment after so many entries."""

    tokens: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=16)]
    seq: Annotated[int, Meta(ge=0)]


async def create_practice(
    registry: TableRegistry, game: AnyGame | None, wish: CreatePractice
) -> TableCreated:
    """Lay a table with one person on every seat; raises Refused or StoreError."""
    if game is None or not can_practice(game):
        raise Refused(problem("not_found"))
    calm = {ANSWER_TIME_OPTION: 0} if ANSWER_TIME_OPTION in rule_options(game.options) else {}
    seats = (SeatSetup("me", name=wish.name),) * min(game.seats)
    return await registry.create_table(
        CreateTable(game.name, seats, {**calm, **wish.options}), practice=True
    )


async def rewind(registry: TableRegistry, table: Table, asked: Rewind) -> Table:
    """The table of the match that goes on from there; raises Refused or StoreError."""
    shown = {fingerprint(token) for token in asked.tokens}
    if not shown & {seat.token for seat in table.seats}:
        raise Refused(problem("not_your_seat"))
    if table.record.help != "practice" or not table.is_playable:
        raise Refused(problem("illegal", "problem-no-practice", seq=table.match.seq))
    if not _is_choice(table.match, asked.seq):
        raise Refused(problem("illegal", "problem-no-choice", seq=table.match.seq))
    before = table.match
    match: AnyMatch = Match(
        before.game, before.header.seats, before.header.options, before.header.seed
    )
    record = replace(table.record, id=new_table_id(), created=now(), finished=None)
    return await registry.start_match(record, table.seats, match, before.entries[: asked.seq])


def _is_choice(match: AnyMatch, seq: int) -> bool:
    """Had somebody to choose something at this earlier moment?"""
    if seq >= match.seq:
        return False
    return NATURE not in match.game.actors(match.state_at(seq))
