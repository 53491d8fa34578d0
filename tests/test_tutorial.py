"""The tutorial shows the room as it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
ROOM = ROOT / "examples" / "kuhn"
CODE = "\n".join(file.read_text("utf-8") for file in sorted(ROOM.glob("*.py")))
TEXTS = (ROOM / "texts" / "en.ftl").read_text("utf-8")


@pytest.mark.parametrize("excerpt", re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
def test_every_excerpt_stands_in_the_room(excerpt: str) -> None:
    assert excerpt in CODE


@pytest.mark.parametrize("excerpt", re.findall(r"```ftl\n(.*?)```", PAGE, re.DOTALL))
def test_every_sentence_stands_in_its_texts(excerpt: str) -> None:
    assert excerpt in TEXTS


@pytest.mark.parametrize(
    "file", sorted(file.name for file in ROOM.iterdir() if "__pyc" not in file.name)
)
def test_every_file_of_the_room_is_explained(file: str) -> None:
    heading = file.replace("_", r"\_") if file.startswith("__") else file
    assert re.search(rf"^## .*{re.escape(heading)}", PAGE, re.MULTILINE)
