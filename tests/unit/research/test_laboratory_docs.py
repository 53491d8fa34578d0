"""The examples in docs/laboratory.md work."""

import doctest

from tests.kit.server import ROOT


def test_every_example_on_the_page_works() -> None:
    page = ROOT / "docs" / "laboratory.md"
    result = doctest.testfile(
        str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert result.attempted > 15
    assert result.failed == 0
