"""Records for a store."""

from tavolino.store.records import EntryRecord, MatchRecord, SeatRecord

MATCH = MatchRecord("m1", "nim", 3, '{"heap":7}', 2, "seed", "hosthash", "2026-01-01T00:00:00Z")
SEATS = (
    SeatRecord(0, "person", None, "Ada", "hash0"),
    SeatRecord(1, "bot", "easy", "Bruno", None),
)


def entry(seq: int, text: str = "take 1") -> EntryRecord:
    return EntryRecord(seq, seq % 2, text, f"2026-01-01T00:00:{seq % 60:02}Z")
