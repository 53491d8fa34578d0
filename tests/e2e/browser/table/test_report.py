"""Bug reports: from the menu of a table to a failing test."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tavolino.cli import main
from tavolino.core.files.bug_report import parse_report
from tests.kit.browser.prepared_matches import district_in
from tests.kit.browser.table import open_menu, seq, sit_down_by_link
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

WORDS = 'The pizza "is" cold.\nIt should be hot.'


def test_a_players_bug_report_becomes_a_failing_test(
    page: Page, server: RunningServer, tmp_path: Path
) -> None:
    made = {**district_in(server, "pawn"), "open": []}
    sit_down_by_link(page, server.url, made)
    reporting = open_menu(page).get_by_test_id("reporting")
    reporting.locator("summary").click()
    expect(reporting).to_contain_text("not to your opponents")
    reporting.get_by_role("textbox").fill(WORDS)
    with page.expect_download() as saved:
        reporting.get_by_role("button", name="Save the report").click()
    expect(reporting.get_by_role("status")).to_have_text("The report lies among your downloads.")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    report = parse_report(file.read_bytes())
    assert (report.words, report.seq, report.log) == (WORDS, seq(page), "")
    assert len(report.heard) == report.seq
    assert report.device.language == "en"
    assert report.device.width == page.evaluate("innerWidth")
    out = ["--out", str(tmp_path), "--database", str(server.database)]
    assert main(["repro", str(file), *out]) == 0
    [test] = tmp_path.glob("test_*.py")
    assert 'GAMES["papa_paolo"]' in test.read_text("utf-8")
