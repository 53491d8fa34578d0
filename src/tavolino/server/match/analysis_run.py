"""The computation of one analysis: entry by entry, then the mistakes of each human player."""

from collections.abc import Sequence
from heapq import nlargest

from tavolino.bots.review_entry import Leads, ReviewedEntry
from tavolino.core.game import NATURE, Seat
from tavolino.core.match import AnyMatch
from tavolino.server.protocol.hints import Explanation
from tavolino.server.protocol.tables import Analysis
from tavolino.server.workers.background_pool import BackgroundPool

CANDIDATE_MISTAKES, MAX_MISTAKES = 5, 3
"""Number of decisions of a seat that are searched closely, and maximum number of its mistakes."""

MIN_MISTAKE_LEAD = 0.05
"""Smallest loss of lead that counts as a mistake."""

MIN_MISTAKE_CHANCE = 2.0
"""Smallest loss that counts, in percent, where the expert estimates the chance to finish ahead."""

REVIEW_SHARE = 0.9
"""The part of the work that reviews entries. The rest searches for mistakes."""


class AnalysisRun:
    """Computes an analysis, and shows what is known so far."""

    def __init__(
        self, match: AnyMatch, people: Sequence[Seat], pool: BackgroundPool, whose: str
    ) -> None:
        self._match, self._people, self._pool, self._whose = match, people, pool, whose
        self._entered: list[ReviewedEntry] = []
        self._mistakes: list[Explanation] = []
        self._finished_seats = 0

    @property
    def part(self) -> float:
        """How much is done, from 0 to 1."""
        reviewed = len(self._entered) / len(self._match.standing)
        return REVIEW_SHARE * reviewed + (1 - REVIEW_SHARE) * (
            self._finished_seats / len(self._people)
        )

    def known(self) -> Analysis | None:
        """The analysis of the entries so far, with the mistakes found so far."""
        if not self._entered:
            return None
        entered, seats = self._entered, range(self._match.header.seats)
        start, end = entered[0].before, entered[-1].after
        luck = [sum(each.luck[seat] for each in entered) for seat in seats]
        own = [sum(each.brought for each in entered if each.seat == seat) for seat in seats]
        moments = _lead_changes(entered)
        return Analysis(
            after=tuple(after for after, _ in moments),
            leads=tuple(leads for _, leads in moments),
            luck=_rounded(luck),
            own=_rounded(own),
            others=_rounded([end[s] - start[s] - luck[s] - own[s] for s in seats]),
            mistakes=tuple(self._mistakes),
        )

    async def compute(self) -> Analysis:
        """The complete analysis. Raises WorkerFailed."""
        game, log = self._match.game, str(self._match.log)
        while len(self._entered) < len(self._match.standing):
            first = len(self._entered)
            self._entered += await self._pool.review_entries(game, log, first, self._whose)
        for seat in self._people:
            self._mistakes += await self._mistakes_of(seat)
            self._finished_seats += 1
        found = self.known()
        assert found, "a finished match has entries"
        return found

    async def _mistakes_of(self, seat: Seat) -> list[Explanation]:
        """The seat's worst decisions in the review that a closer search confirms."""
        match = self._match
        own = [
            each
            for each in self._entered
            if each.seat == seat != NATURE and each.missed >= MIN_MISTAKE_LEAD
        ]
        found = []
        for each in nlargest(CANDIDATE_MISTAKES, own, key=lambda one: one.missed):
            text, state = match.entries[each.seq].text, match.state_at(each.seq)
            found.append(
                await self._pool.explain_action(
                    match.game, state, each.seq, seat, seat, text, self._whose
                )
            )
        return nlargest(MAX_MISTAKES, [one for one in found if _is_mistake(one)], key=_cost)


def _lead_changes(entered: Sequence[ReviewedEntry]) -> list[tuple[int, Leads]]:
    """The leads at the beginning and wherever they changed, by number of entries."""
    found = [(0, entered[0].before)]
    for each in entered:
        if each.after != found[-1][1]:
            found.append((each.seq + 1, each.after))
    return found


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
