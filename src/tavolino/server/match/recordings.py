"""Recordings of gestures: their frames, compressed, and the trace of the simulation."""

import zlib
from collections.abc import Mapping, Sequence

import msgspec

from tavolino.core.contract.simulation import Trace
from tavolino.store.records import RecordingRecord


def pack_recording(frames: Sequence[bytes], trace: Trace | None) -> RecordingRecord:
    """Packs the frames, each preceded by its length and all compressed, and the trace."""
    film = b"".join(len(frame).to_bytes(2, "little") + frame for frame in frames if frame)
    went = msgspec.json.encode(trace).decode() if trace else ""
    return RecordingRecord(zlib.compress(film) if film else b"", went)


def unpack_frames(frames: bytes) -> bytes:
    """The frames, each preceded by its length in two bytes."""
    return zlib.decompress(frames)


def decode_traces(kept: Mapping[int, str]) -> dict[int, Trace]:
    """Traces by entry number. They stay secret until the match is over."""
    return {seq: msgspec.json.decode(trace, type=Trace) for seq, trace in kept.items()}
