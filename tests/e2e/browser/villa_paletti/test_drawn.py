"""Villa Paletti by gesture: a pillar is pulled, carried and placed by mouse, touch and keyboard."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser.conftest import Arrive
from tests.kit.browser.plain_table import plain_table
from tests.kit.browser.table import log, prompt, wait_until_asked
from tests.kit.browser.villa_paletti import (
    MAX_STEPS,
    SMALL,
    lead_until_it_fits,
    look_from_the_west,
    own_covered_pillar,
    own_free_pillar,
    pillar,
    place_on_screen,
    pull_by_keys,
    put_fingers,
    set_down,
    sit_down,
    spot,
    spots,
    touch_by_keys,
    villa,
    wait_for_task,
)
from tests.kit.browser.villa_setup import set_up
from tests.kit.server import RunningServer

pytestmark = pytest.mark.browser

LOSES = """() => new Promise((lost) => {
  const canvas = document.querySelector('.stage canvas');
  window.power = canvas.getContext('webgl2').getExtension('WEBGL_lose_context');
  canvas.addEventListener('webglcontextlost', () => setTimeout(lost, 100));
  window.power.loseContext();
})"""
"""Simulates a lost WebGL context, as after a phone has slept or a driver has crashed."""
NO_WEBGL = """const given = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : given.call(this, kind, ...more);
};"""
STILL = """async (stage) => {
  let [drawn, still] = ['', 0];
  for (let n = 0; n < 600 && still < 30; n += 1) {
    await new Promise(requestAnimationFrame);
    still = stage.dataset.pictures === drawn ? still + 1 : 0;
    drawn = stage.dataset.pictures;
  }
  return still;
}"""
"""Lets pending drawing finish; then counts the frames, up to thirty, in which nothing is drawn."""


def has_raised(page: Page) -> None:
    expect(log(page).filter(has_text="to the blue floor")).to_have_count(1)


def test_a_pillar_is_pulled_and_placed_by_mouse_and_others_see_the_same(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    builder, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(builder, server, made, first)
    sit_down(other, server, made, 1 - first)
    name = own_free_pillar(builder)
    x, y = look_from_the_west(builder, name)
    stood = spot(builder, name)

    builder.mouse.click(x, y)
    expect(prompt(builder)).to_contain_text("Then it is this one or none.")
    expect(builder.get_by_test_id("card")).to_contain_text("Press it once more")
    builder.mouse.down()
    wait_for_task(builder, "pull")
    for step in range(1, MAX_STEPS):
        builder.mouse.move(x, y + 2 * step)
        if villa(builder).get_attribute("data-task") != "pull":
            break
    wait_for_task(builder, "place")
    builder.mouse.up()
    expect(other.get_by_test_id("card")).to_have_attribute("data-pillar", name)

    inset = builder.get_by_test_id("inset").bounding_box()
    assert inset
    right, down = inset["x"] + inset["width"] / 2, inset["y"] + inset["height"] / 3
    lead_until_it_fits(builder, lambda: builder.mouse.click(right, down))
    set_down(builder)
    has_raised(builder)
    has_raised(other)
    wait_until_asked(other)
    assert spot(builder, name).z > stood.z + 80
    assert spots(builder) == spots(other)


def test_a_pillar_is_pulled_and_placed_by_keyboard_alone(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name = own_free_pillar(page)
    pillar(page, name).focus()
    expect(page.get_by_test_id("card")).to_have_attribute("data-pillar", name)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_task(page, "pull")
    pull_by_keys(page)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("lower")).to_have_text("Let go")
    page.keyboard.press("Enter")
    has_raised(page)


def test_a_pillar_is_pulled_by_a_finger_that_never_covers_it(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, server, made, first)
    page.get_by_test_id("ask-name").get_by_role("button", name="Close").tap()
    name = own_free_pillar(page)
    above, glass = page.locator("[data-sight=above]"), page.get_by_test_id("glass")
    for button in (above, glass):
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
    x, y = place_on_screen(page, name)
    page.touchscreen.tap(x, y)
    expect(page.get_by_test_id("card")).to_have_attribute("data-pillar", name)
    page.touchscreen.tap(x, y)
    wait_for_task(page, "pull")
    touch = put_fingers(page)
    far = (300.0, 480.0)
    touch("touchStart", far)
    expect(page.get_by_test_id("lens")).to_be_visible()
    for step in range(1, MAX_STEPS):
        touch("touchMove", (far[0] - 3 * step, far[1]))
        if villa(page).get_attribute("data-task") != "pull":
            break
    wait_for_task(page, "place")
    touch("touchEnd")
    inset = page.get_by_test_id("inset")
    lead_until_it_fits(page, lambda: inset.tap(position={"x": 80, "y": 40}))
    set_down(page)
    page.get_by_test_id("tab-log").tap()
    has_raised(page)


def test_a_second_finger_steadies_the_floor_above_and_lifts_it(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, server, made, first)
    page.get_by_test_id("ask-name").get_by_role("button", name="Close").tap()
    touch_by_keys(page, own_covered_pillar(page))
    steady = page.get_by_test_id("steady")
    expect(steady).to_have_attribute("aria-pressed", "false")
    touch, pulls, holds = put_fingers(page), (300.0, 480.0), (120.0, 420.0)
    touch("touchStart", pulls)
    touch("touchStart", pulls, holds)
    expect(steady).to_have_attribute("aria-pressed", "true")
    for step in range(1, 12):
        touch("touchMove", pulls, (holds[0], holds[1] - 4 * step))
    expect(villa(page).get_by_test_id("gauge")).to_contain_text("mm")
    touch("touchEnd")
    expect(steady).to_have_attribute("aria-pressed", "false")
    page.get_by_test_id("back").tap()
    page.get_by_test_id("tab-log").tap()
    expect(log(page).last).to_contain_text("locked for the rest of the game")


def test_a_pillar_is_put_back_by_gesture(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name = own_free_pillar(page)
    touch_by_keys(page, name)
    page.keyboard.press("ArrowLeft")
    page.get_by_test_id("back").click()
    expect(log(page).last).to_contain_text("locked for the rest of the game")


def test_without_webgl_the_table_says_so_and_is_played_as_text(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server)
    page = arrive()
    page.add_init_script(NO_WEBGL)
    keys = [*made["mine"], *made["open"]]
    token = next(key["token"] for key in keys if key["seat"] == first)
    page.goto(f"{server.url}/table/{made['table']['id']}#seat={token}")
    expect(page.get_by_test_id("unable")).to_contain_text("cannot draw the table")
    expect(plain_table(page)).to_be_visible()
    expect(page.get_by_test_id("style")).to_have_count(0)
    wait_until_asked(page)


def test_a_lost_drawing_context_is_restored(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name = own_free_pillar(page)
    stage = villa(page).locator(".stage")
    drawn = stage.get_attribute("data-pictures") or ""
    page.evaluate(LOSES)
    page.evaluate("window.power.restoreContext()")
    expect(stage).not_to_have_attribute("data-pictures", drawn)
    touch_by_keys(page, name)
    page.evaluate("window.power.loseContext()")
    expect(page.get_by_test_id("unable")).to_contain_text("cannot draw the table")


def test_nothing_is_drawn_while_nothing_moves(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server)
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    name = own_free_pillar(page)
    stage = villa(page).locator(".stage")
    assert stage.evaluate(STILL) == 30
    drawn = stage.get_attribute("data-pictures")
    at = pillar(page, name).get_attribute("data-at") or ""
    page.keyboard.press("q")
    expect(pillar(page, name)).not_to_have_attribute("data-at", at)
    assert stage.get_attribute("data-pictures") != drawn


def test_the_blue_floor_is_placed_by_gesture_and_colours_are_chosen(
    arrive: Arrive, server: RunningServer
) -> None:
    made, first = set_up(server, "blue")
    page = arrive(viewport=SMALL)
    sit_down(page, server, made, first)
    wait_for_task(page, "lay")
    inset = page.get_by_test_id("inset")
    page.keyboard.press("[")
    page.keyboard.press("]")
    expect(inset).to_have_attribute("data-fits", "true")
    set_down(page)
    expect(villa(page)).to_have_attribute("data-phase", "colours")


def test_a_player_objects_to_a_claim_at_the_villa(arrive: Arrive, server: RunningServer) -> None:
    made, first = set_up(server, time_to_answer=0)
    claimant, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(claimant, server, made, first)
    sit_down(other, server, made, 1 - first)
    name = own_free_pillar(claimant)
    claimant.locator("[data-say=claim]").click()
    claimant.get_by_test_id("confirm").click()
    expect(other.locator("[data-say=resign]")).to_be_visible()
    other.locator("[data-say=object]").click()
    other.get_by_test_id("confirm").click()
    expect(villa(other)).to_have_attribute("data-phase", "touch")
    expect(pillar(other, name)).to_have_attribute("data-offered", "true")
    expect(pillar(claimant, name)).to_have_attribute("data-offered", "false")
