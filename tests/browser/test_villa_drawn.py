"""Villa Paletti by hand: a pillar is pulled, carried and set down by mouse, finger and keys."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.plain import plain_table
from tests.browser.table import log, prompt, wait_until_asked
from tests.browser.villa import set_up
from tests.browser.villa_drawn import (
    SMALL,
    look_from_the_west,
    own_free_pillar,
    pillar,
    place_on_screen,
    set_down,
    sit_down,
    spot,
    spots,
    villa,
    wait_for_task,
)
from tests.conftest import House

NO_WEBGL = """const given = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith('webgl') ? null : given.call(this, kind, ...more);
};"""
THIRTY_FRAMES = """async () => {
  for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame);
}"""
STEPS = 40
"""Of a pull: so many times the hand goes on a little."""


def has_raised(page: Page) -> None:
    expect(log(page).filter(has_text="to the blue floor")).to_have_count(1)


def test_a_pillar_is_pulled_and_placed_by_mouse_and_others_see_the_same(
    arrive: Arrive, house: House
) -> None:
    made, first = set_up(house)
    builder, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(builder, house, made, first)
    sit_down(other, house, made, 1 - first)
    name = own_free_pillar(builder)
    x, y = look_from_the_west(builder, name)
    stood = spot(builder, name)

    builder.mouse.click(x, y)
    expect(prompt(builder)).to_contain_text("Then it is this one or none.")
    expect(builder.get_by_test_id("card")).to_contain_text("Press it once more")
    builder.mouse.down()
    wait_for_task(builder, "pull")
    for step in range(1, STEPS):
        builder.mouse.move(x, y + 2 * step)
        if villa(builder).get_attribute("data-task") != "pull":
            break
    wait_for_task(builder, "place")
    builder.mouse.up()
    expect(other.get_by_test_id("card")).to_have_attribute("data-pillar", name)

    inset = builder.get_by_test_id("inset").bounding_box()
    assert inset
    builder.mouse.click(inset["x"] + inset["width"] / 2, inset["y"] + inset["height"] / 3)
    expect(builder.get_by_test_id("inset")).to_have_attribute("data-fits", "true")
    set_down(builder)
    has_raised(builder)
    has_raised(other)
    wait_until_asked(other)
    assert spot(builder, name).z > stood.z + 80
    assert spots(builder) == spots(other)


def test_a_pillar_is_pulled_and_placed_by_keys_alone(arrive: Arrive, house: House) -> None:
    made, first = set_up(house)
    page = arrive(viewport=SMALL)
    sit_down(page, house, made, first)
    name = own_free_pillar(page)
    pillar(page, name).focus()
    expect(page.get_by_test_id("card")).to_have_attribute("data-pillar", name)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_task(page, "pull")
    for _ in range(STEPS):
        page.keyboard.press("Shift+ArrowLeft")
        if villa(page).get_attribute("data-task") != "pull":
            break
    wait_for_task(page, "place")
    for _ in range(4):
        page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_test_id("inset")).to_have_attribute("data-fits", "true")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("lower")).to_have_text("Let go")
    page.keyboard.press("Enter")
    has_raised(page)


def test_a_pillar_is_pulled_by_a_finger_that_is_never_over_it(arrive: Arrive, house: House) -> None:
    made, first = set_up(house)
    page = arrive(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, house, made, first)
    page.get_by_test_id("ask-name").get_by_role("button", name="Close").tap()
    name = own_free_pillar(page)
    page.get_by_test_id("views").locator("[data-sight=above]").tap()
    at = pillar(page, name).get_attribute("data-at") or ""
    page.get_by_test_id("glass").tap()
    x, y = place_on_screen(page, name)
    assert at
    page.touchscreen.tap(x, y)
    expect(page.get_by_test_id("card")).to_have_attribute("data-pillar", name)
    page.touchscreen.tap(x, y)
    wait_for_task(page, "pull")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": px, "y": py} for px, py in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    far = (300.0, 480.0)
    touch("touchStart", far)
    for step in range(1, STEPS):
        touch("touchMove", (far[0] - 3 * step, far[1]))
        if villa(page).get_attribute("data-task") != "pull":
            break
    wait_for_task(page, "place")
    touch("touchEnd")
    page.get_by_test_id("inset").tap(position={"x": 80, "y": 40})
    expect(page.get_by_test_id("inset")).to_have_attribute("data-fits", "true")
    set_down(page)
    page.get_by_test_id("tab-log").tap()
    has_raised(page)


def test_a_pillar_is_put_back_by_hand(arrive: Arrive, house: House) -> None:
    made, first = set_up(house)
    page = arrive(viewport=SMALL)
    sit_down(page, house, made, first)
    name = own_free_pillar(page)
    pillar(page, name).focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("confirm").click()
    wait_for_task(page, "pull")
    page.keyboard.press("ArrowLeft")
    page.get_by_test_id("back").click()
    expect(log(page).last).to_contain_text("locked for the rest of the game")


def test_where_nothing_can_be_drawn_the_table_says_so_and_is_played_in_words(
    arrive: Arrive, house: House
) -> None:
    made, first = set_up(house)
    page = arrive()
    page.add_init_script(NO_WEBGL)
    keys = [*made["mine"], *made["open"]]
    token = next(key["token"] for key in keys if key["seat"] == first)
    page.goto(f"{house.url}/table/{made['table']['id']}#seat={token}")
    expect(page.get_by_test_id("unable")).to_contain_text("cannot draw the table")
    expect(plain_table(page)).to_be_visible()
    expect(page.get_by_test_id("style")).to_have_count(0)
    wait_until_asked(page)


def test_nothing_is_drawn_while_nothing_moves(arrive: Arrive, house: House) -> None:
    made, first = set_up(house)
    page = arrive(viewport=SMALL)
    sit_down(page, house, made, first)
    name = own_free_pillar(page)
    at = pillar(page, name).get_attribute("data-at") or ""
    stage = villa(page).locator(".stage")
    drawn = stage.get_attribute("data-pictures")
    page.evaluate(THIRTY_FRAMES)
    assert stage.get_attribute("data-pictures") == drawn
    page.keyboard.press("q")
    expect(pillar(page, name)).not_to_have_attribute("data-at", at)
    assert stage.get_attribute("data-pictures") != drawn


def test_the_blue_floor_is_laid_by_hand_and_colours_are_chosen(
    arrive: Arrive, house: House
) -> None:
    made, first = set_up(house, "blue")
    page = arrive(viewport=SMALL)
    sit_down(page, house, made, first)
    wait_for_task(page, "lay")
    inset = page.get_by_test_id("inset")
    page.keyboard.press("[")
    page.keyboard.press("]")
    expect(inset).to_have_attribute("data-fits", "true")
    set_down(page)
    expect(villa(page)).to_have_attribute("data-phase", "colours")


def test_a_claim_is_objected_to_at_the_villa(arrive: Arrive, house: House) -> None:
    made, first = set_up(house, time_to_answer=0)
    claimant, other = arrive(viewport=SMALL), arrive(viewport=SMALL)
    sit_down(claimant, house, made, first)
    sit_down(other, house, made, 1 - first)
    name = own_free_pillar(claimant)
    claimant.locator("[data-say=claim]").click()
    claimant.get_by_test_id("confirm").click()
    other.locator("[data-say=object]").click()
    other.get_by_test_id("confirm").click()
    expect(villa(other)).to_have_attribute("data-phase", "touch")
    expect(pillar(other, name)).to_have_attribute("data-offered", "true")
    expect(pillar(claimant, name)).to_have_attribute("data-offered", "false")
