"""Analyses of finished matches: computed on the first request and stored for later ones."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from heapq import nlargest

import msgspec

from tavolino import __version__
from tavolino.bots import levels_of
from tavolino.bots.review import REVIEW_VERSION
from tavolino.bots.review_entry import Leads, ReviewedEntry
from tavolino.core.game import NATURE, Seat
from tavolino.core.match import AnyMatch
from tavolino.server.match.ledger import Ledger
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.protocol.tables import Analysis
from tavolino.server.workers.pool import WorkerFailed, WorkerPool
from tavolino.store.interface import Store
from tavolino.store.records import AnalysisRecord, StoreError

VERSION = f"{__version__} {REVIEW_VERSION}"
"""Version of an analysis. One that other bots made is computed again."""

CANDIDATE_MISTAKES, MAX_MISTAKES = 5, 3
"""Number of decisions of a seat that are searched closely, and maximum number of its mistakes."""

MIN_MISTAKE_LEAD = 0.05
"""Smallest loss of lead that counts as a mistake."""

MIN_MISTAKE_CHANCE = 2.0
"""Smallest loss that counts, in percent, where the expert estimates the chance to finish ahead."""


class AnalysisService:
    """Computes analyses and stores them with the matches. Simultaneous requests share one run."""

    def __init__(self, bot_pool: WorkerPool, store: Store) -> None:
        self._bot_pool = bot_pool
        self._store = store
        self._working: dict[str, asyncio.Task[Analysis]] = {}

    async def is_ready(self, ledger: Ledger) -> bool:
        """Whether the analysis is stored or being computed."""
        return ledger.record.id in self._working or await self._stored(ledger) is not None

    async def _stored(self, ledger: Ledger) -> Analysis | None:
        found = await self._store.load_analysis(ledger.record.id)
        if found is None or found.version != VERSION:
            return None
        try:
            return msgspec.json.decode(found.found, type=Analysis)
        except msgspec.MsgspecError:
            return None

    async def get(self, ledger: Ledger, whose: str) -> Analysis:
        """The analysis of a match. Raises Refused while it runs, and for games without bots."""
        name, match = ledger.record.id, ledger.match
        if not ledger.is_playable or not match.is_over or not levels_of(match.game):
            raise Refused(problem("not_found"))
        if name not in self._working and (kept := await self._stored(ledger)):
            return kept
        if name not in self._working:
            self._working[name] = asyncio.create_task(self._work_out(ledger, whose))
        try:
            return await asyncio.shield(self._working[name])
        except WorkerFailed as error:
            raise Refused(problem("unavailable", "problem-no-reason")) from error

    async def _work_out(self, ledger: Ledger, whose: str) -> Analysis:
        """Runs to the end even if the client disconnects, because others will ask."""
        name, match = ledger.record.id, ledger.match
        people = sorted(ledger.human_seats) or range(match.header.seats)
        try:
            found = await _analyse(match, people, self._bot_pool, whose)
            kept = AnalysisRecord(VERSION, msgspec.json.encode(found).decode())
            with suppress(StoreError):  # then it is computed again next time
                await self._store.save_analysis(name, kept)
            return found
        finally:
            del self._working[name]


async def _analyse(
    match: AnyMatch, people: Sequence[Seat], bot_pool: WorkerPool, whose: str
) -> Analysis:
    entered = await bot_pool.review_match(match, whose)
    seats = range(match.header.seats)
    start, end = entered[0].before, entered[-1].after
    luck = [sum(each.luck[seat] for each in entered) for seat in seats]
    own = [sum(each.brought for each in entered if each.seat == seat) for seat in seats]
    mistakes = [await _mistakes(match, entered, seat, bot_pool, whose) for seat in people]
    moments = _lead_changes(entered)
    return Analysis(
        after=tuple(after for after, _ in moments),
        leads=tuple(leads for _, leads in moments),
        luck=_rounded(luck),
        own=_rounded(own),
        others=_rounded([end[s] - start[s] - luck[s] - own[s] for s in seats]),
        mistakes=tuple(one for found in mistakes for one in found),
    )


def _lead_changes(entered: Sequence[ReviewedEntry]) -> list[tuple[int, Leads]]:
    """The leads at the beginning and wherever they changed, by number of entries."""
    found = [(0, entered[0].before)]
    for each in entered:
        if each.after != found[-1][1]:
            found.append((each.seq + 1, each.after))
    return found


async def _mistakes(
    match: AnyMatch, entered: Sequence[ReviewedEntry], seat: Seat, bot_pool: WorkerPool, whose: str
) -> list[Explanation]:
    """The seat's worst decisions in the review that a closer search confirms."""
    own = [
        each for each in entered if each.seat == seat != NATURE and each.missed >= MIN_MISTAKE_LEAD
    ]
    found = []
    for each in nlargest(CANDIDATE_MISTAKES, own, key=lambda one: one.missed):
        text, state = match.entries[each.seq].text, match.state_at(each.seq)
        found.append(
            await bot_pool.explain_action(match.game, state, each.seq, seat, seat, text, whose)
        )
    return nlargest(MAX_MISTAKES, [one for one in found if _is_mistake(one)], key=_cost)


def _cost(reasoned: Explanation) -> float:
    """The loss in percent, where the expert estimates chances; else in points of the game."""
    best, chosen = reasoned.best, reasoned.chosen
    if best is None:
        return 0.0
    if best.chance is None or chosen.chance is None:
        return best.later - chosen.later
    return best.chance - chosen.chance


def _is_mistake(reasoned: Explanation) -> bool:
    return _cost(reasoned) >= (
        MIN_MISTAKE_LEAD if reasoned.chosen.chance is None else MIN_MISTAKE_CHANCE
    )


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 2) for value in values)
