"""A match is exported from one table as a file and viewed again from that file."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tavolino.core.log import parse_log
from tests.e2e.browser.conftest import Arrive
from tests.kit.browser import palermo
from tests.kit.browser.palermo import Mouse
from tests.kit.browser.prepared_matches import district_in
from tests.kit.browser.table import open_menu, sit_down_against_bots, sit_down_by_link
from tests.kit.server import ROOT, RunningServer
from tests.kit.store.stored_matches import KUHN

pytestmark = pytest.mark.browser


def save_file(page: Page, button: str, to: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_test_id(button).click()
    file = to / download.value.suggested_filename
    download.value.save_as(file)
    return file


def test_a_saved_match_is_imported_and_viewed_step_by_step(
    page: Page, server: RunningServer, tmp_path: Path
) -> None:
    made = district_in(server, "over")
    sit_down_by_link(page, server.url, made)
    page.get_by_test_id("result").click()
    file = save_file(page, "download-json", tmp_path)
    page.goto(f"{server.url}/import")
    page.get_by_test_id("choose-file").set_input_files(file)
    back = page.get_by_test_id("looking-back")
    expect(back).to_have_attribute("data-at", "0")
    assert "/table/file-" in page.url
    page.get_by_test_id("return-to-now").click()
    page.get_by_test_id("result").click()
    expect(page.get_by_test_id("imported")).to_be_visible()
    expect(page.get_by_test_id("play-again")).to_have_count(0)
    page.get_by_test_id("seal").locator("summary").click()
    page.get_by_test_id("check-lots").click()
    expect(page.get_by_test_id("seal")).to_contain_text("follow from the seed")


def test_a_log_dropped_on_the_page_is_viewed_as_each_player(
    page: Page, server: RunningServer
) -> None:
    page.goto(f"{server.url}/import")
    log = (ROOT / KUHN).read_text("utf-8")
    script = """text => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'match.log', { type: 'text/plain' }));
      return files;
    }"""
    dropped = page.evaluate_handle(script, log)
    page.get_by_test_id("drop").dispatch_event("drop", {"dataTransfer": dropped})
    eyes = page.get_by_test_id("eyes")
    eyes.select_option("0")
    expect(eyes).to_have_value("0")
    eyes.select_option("-2")
    expect(eyes).to_have_value("-2")


def test_a_broken_file_is_explained_in_a_sentence(
    arrive: Arrive, server: RunningServer, tmp_path: Path
) -> None:
    page = arrive(tolerate=re.compile("status of 400"))
    page.goto(f"{server.url}/import")
    choose = page.get_by_test_id("choose-file")
    failure = page.get_by_test_id("import-failure")
    broken = tmp_path / "diary.txt"
    broken.write_text("dear diary", "utf-8")
    choose.set_input_files(broken)
    expect(failure).to_have_text("This is not a match as Tavolino saves it.")
    huge = tmp_path / "huge.log"
    huge.write_bytes(b"#" * (3 << 20))
    choose.set_input_files(huge)
    expect(failure).to_have_text("This file is too large to be a match.")


def test_a_running_match_is_saved_without_secrets(
    page: Page, server: RunningServer, tmp_path: Path
) -> None:
    sit_down_against_bots(page, server.url)
    palermo.take_step(Mouse(page))
    open_menu(page)
    log = parse_log(save_file(page, "download-so-far", tmp_path).read_text("utf-8"))
    assert (log.header.game, log.header.seed) == ("palermo", "")
    assert log.entries
