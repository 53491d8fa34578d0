"""What is kept of a gesture: what was seen of it, and how it went."""

import zlib
from collections.abc import Mapping, Sequence

import msgspec

from tavolino.core.simulation import Trace
from tavolino.store.records import RecordingRecord


def pack_recording(frames: Sequence[bytes], trace: Trace | None) -> RecordingRecord:
    """All frames in few bytes, one after the other, each after its length; and the trace."""
    film = b"".join(len(frame).to_bytes(2, "little") + frame for frame in frames if frame)
    went = msgspec.json.encode(trace).decode() if trace else ""
    return RecordingRecord(zlib.compress(film) if film else b"", went)


def unpack_frames(frames: bytes) -> bytes:
    """The frames, each after two bytes that say how long it is."""
    return zlib.decompress(frames)


def read_traces(kept: Mapping[int, str]) -> dict[int, Trace]:
    """How things went, by the numbers of their entries. Nobody is told before the match is over."""
    return {seq: msgspec.json.decode(trace, type=Trace) for seq, trace in kept.items()}
