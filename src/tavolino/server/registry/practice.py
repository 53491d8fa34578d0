"""Solo practice: one player has every seat and can rewind the match to an earlier position.

A rewind does not undo entries. It creates another match, whose log begins with the same entries and
which has the same seats, tokens and seed. Only a practice table can be rewound, so that no player
can try moves while others wait.
"""

from msgspec.structs import replace

from tavolino.core.game import NATURE, AnyGame
from tavolino.core.match import AnyMatch, Match
from tavolino.core.rule_options import rule_options
from tavolino.server.protocol.play import CreateTable, SeatSetup, TableCreated
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import CreatePractice, Rewind
from tavolino.server.registry.registry import TableRegistry
from tavolino.server.table.table import Table
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint, new_table_id
from tavolino.server.views.catalog import can_practice

ANSWER_TIME_OPTION = "time_to_answer"
"""The rule option for the time to answer. 0 turns the limit off."""


async def create_practice(
    registry: TableRegistry, game: AnyGame | None, wish: CreatePractice
) -> TableCreated:
    """Create a table where one player has every seat; raises Refused or StoreError."""
    if game is None or not can_practice(game):
        raise Refused(problem("not_found"))
    calm = {ANSWER_TIME_OPTION: 0} if ANSWER_TIME_OPTION in rule_options(game.options) else {}
    seats = (SeatSetup("me", name=wish.name),) * min(game.seats)
    return await registry.create_table(
        CreateTable(game.name, seats, {**calm, **wish.options}), practice=True
    )


async def rewind(registry: TableRegistry, table: Table, asked: Rewind) -> Table:
    """Create the table that continues from there; raises Refused or StoreError."""
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
    """Did a player have to choose at this earlier position?"""
    if seq >= match.seq:
        return False
    return NATURE not in match.game.actors(match.state_at(seq))
