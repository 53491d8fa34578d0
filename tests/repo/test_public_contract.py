"""Names that clients, bots, operators and stored data rely on change only on purpose.

``public_contract.json`` lists them: the keys and tags of all messages, the flags of all commands,
the settings, and the migrations of both databases, which never change once they are released.
``make goldens`` writes the file. Read the difference.
"""

import json

import pytest

from tests.kit.public_contract import FILE, contract

LISTED: dict[str, object] = json.loads(FILE.read_text("utf-8"))


@pytest.mark.parametrize("part", sorted(contract()))
def test_a_public_name_changes_only_on_purpose(part: str) -> None:
    assert contract()[part] == LISTED[part]
