"""Names that look alike are refused at one table, in any script."""

import pytest

from tavolino.server.confusable_names import require_distinct_name, require_distinct_names
from tavolino.server.protocol.problems import Refused


@pytest.mark.parametrize(
    "other",
    [
        "Rosalia",
        "Ｒosalia",
        "Rоsalia",  # Cyrillic о
        "Rosaliа",  # Cyrillic а
        "Rοsalia",  # Greek omicron
        "rosalia",
        "ROSALIA",
        "RosaIia",  # capital I
        "Rosa1ia",
        "𝓡𝓸𝓼𝓪𝓵𝓲𝓪",
        "Rosalia ",
        "Ro salia",
    ],
)
def test_a_name_that_looks_like_anothers_is_refused(other: str) -> None:
    with pytest.raises(Refused) as refused:
        require_distinct_name(other, ["Bruno", "Rosalia"])
    assert refused.value.problem.text.key == "problem-name-taken"


def test_two_letters_that_look_like_one_are_refused() -> None:
    with pytest.raises(Refused):
        require_distinct_names(["Emma", "Ernrna"])


def test_different_names_and_missing_names_are_allowed() -> None:
    require_distinct_names(["Rosalia", "Rosália", "Rosa", "Rosalie", "", "", "Роза", "🎲", "🃏"])
    require_distinct_names(["张伟", "张玮", "محمد", "محمود", "राम", "रीमा"])
