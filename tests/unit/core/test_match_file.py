"""Match files are written, read back and validated."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tavolino.core.chance import commitment
from tavolino.core.files.match_file import (
    MAX_ENTRIES,
    MAX_LOG_LINES,
    FilePlayer,
    InvalidMatchFile,
    MatchFile,
    dump,
    find_rules,
    from_match,
    load,
    replay_file,
    to_log,
)
from tavolino.core.log import fingerprint_note
from tavolino.core.log import parse_log as read_log
from tavolino.core.match import finished_log
from tavolino.core.match import replay as replayed
from tavolino.games import GAMES
from tests.kit.server import ROOT

KEPT = sorted(ROOT.glob("tests/games/*/matches/*.log"))
PALERMO = ROOT / "tests/games/palermo/matches/random-3-0.log"


def file_of(path: Path = PALERMO) -> MatchFile:
    log = read_log(path.read_text("utf-8"))
    match = replayed(GAMES[log.header.game], log)
    return from_match(
        match, [FilePlayer("Ada"), *[FilePlayer("", "easy")] * (log.header.seats - 1)]
    )


def look_at(raw: bytes) -> None:
    file = load(raw)
    replay_file(file, find_rules(file, GAMES))


def unfit(raw: bytes) -> str:
    with pytest.raises(InvalidMatchFile) as refused:
        look_at(raw)
    return refused.value.text.key


def as_bytes(file: Any) -> bytes:
    return msgspec.json.encode(file)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_stored_match_survives_export_and_import_in_both_formats(path: Path) -> None:
    file = file_of(path)
    assert load(dump(file).encode()) == file
    match = replay_file(file, find_rules(file, GAMES))
    promised = fingerprint_note(commitment(file.seed))
    text = finished_log(match) + promised
    assert load(text.encode()) == replace(file, players=())
    assert to_log(text) == text
    assert read_log(to_log(dump(file))) == match.log
    assert from_match(match, file.players) == file


def test_an_invalid_file_is_refused_with_a_message() -> None:
    assert unfit(b"") == "import-empty"
    assert unfit(b" \n\n") == "import-empty"
    assert unfit(b"\xff\xfe\x00{") == "import-no-text"
    assert unfit(PALERMO.read_bytes() + b"\0") == "import-no-text"
    assert unfit(b"dear diary") == "import-no-match"
    assert unfit(b'{"kind":"tavolino-report"}') == "import-no-match"
    assert unfit(b'{"kind":"tavolino-match","form":2,"what":[]}') == "import-newer"
    assert unfit(b'{"kind":"tavolino-match","form":1}') == "import-no-match"
    assert unfit(b"[" * 100_000) == "import-no-match"
    deep = b'{"a":' * 100_000
    assert unfit(b'{"kind":"tavolino-match","game":"palermo","options":' + deep) == (
        "import-no-match"
    )
    nested = b'{"a":' * 2_000 + b"1" + b"}" * 2_000
    head = b'{"kind":"tavolino-match","game":"palermo","revision":1,"seats":3,"options":'
    assert unfit(head + nested + b"}") in ("import-no-match", "import-options")


@pytest.mark.parametrize("line", [b"\n", b"#\n", b" \r\n", b"0: undo\n"])
def test_the_lines_of_a_log_are_counted_before_they_are_read(line: bytes) -> None:
    assert unfit(PALERMO.read_bytes() + line * (MAX_LOG_LINES + 1)) == "import-too-long"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "import-game"),
        ({"game": "x" * 5_000}, "import-game"),
        ({"revision": 99}, "import-revision"),
        ({"revision": -1}, "import-revision"),
        ({"seats": 9}, "import-seats"),
        ({"seats": -1}, "import-seats"),
        ({"options": {"police": "everywhere"}}, "import-options"),
        ({"seed": "another"}, "import-fingerprint"),
        ({"fingerprint": "00"}, "import-fingerprint"),
        ({"seed": "s" * 300, "fingerprint": ""}, "import-too-long"),
        ({"seed": "a\x01b", "fingerprint": ""}, "import-no-match"),
        ({"scores": (1, 2, 3)}, "import-scores"),
        ({"entries": ("0: undo",) * (MAX_ENTRIES + 1)}, "import-too-long"),
        ({"entries": ("0: undo",)}, "import-illegal"),
        ({"entries": ("7: undo", "999999999999: x")}, "import-illegal"),
        ({"entries": ("no entry",)}, "import-no-match"),
    ],
)
def test_an_inconsistent_file_is_refused_with_the_reason(
    changes: dict[str, Any], said: str
) -> None:
    file = {**msgspec.to_builtins(file_of()), **changes}
    assert unfit(as_bytes(file)) == said


def test_an_illegal_entry_is_named() -> None:
    file = file_of()
    entries = [*file.entries]
    entries[7] = entries[8]
    with pytest.raises(InvalidMatchFile) as refused:
        replay_file(replace(file, entries=tuple(entries)), find_rules(file, GAMES))
    assert refused.value.text.key == "import-illegal"
    assert refused.value.text.args["entry"] in (8, 9)


def test_an_unfinished_match_is_imported() -> None:
    file = file_of()
    begun = replace(file, entries=file.entries[:9], scores=None)
    match = replay_file(begun, find_rules(begun, GAMES))
    assert not match.is_over
    assert from_match(match).scores is None
