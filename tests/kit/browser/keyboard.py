"""Keyboard-only control: Tab to an element, and check that the focus is visible at every stop."""

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.kit.browser.palermo import as_place

STOPS = 150
"""Maximum number of Tab presses; by then the focus has been everywhere."""

FOCUS_IS_SEEN = """() => {
  const at = document.activeElement;
  const outlined = (one) => {
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && opacity !== '0';
  };
  const { stroke, strokeWidth } = getComputedStyle(at);
  const drawn = at instanceof SVGElement && stroke !== 'none' && parseFloat(strokeWidth) >= 2;
  const label = at.closest('label');
  return at === document.body || drawn || outlined(at) || (label !== null && outlined(label));
}"""
"""Is a focus ring drawn?

The ring is on the element or, for a hidden radio button, on its label. Between the last stop and
the first stop the toolbar of the browser has the focus, and the page has none.
"""

IS_BEHIND = """(goal) => {
  const at = document.activeElement;
  const order = goal.compareDocumentPosition(at);
  return at !== document.body && (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
}"""

FOCUS_IS_KEPT = """() => {
  const at = document.activeElement;
  return at !== null && at !== document.body && at.checkVisibility() && !at.disabled;
}"""

WHERE = "document.activeElement.outerHTML.slice(0, 120)"


def assert_focus_is_seen(page: Page) -> None:
    """The ring may appear one frame later."""
    try:
        page.wait_for_function(FOCUS_IS_SEEN)
    except TimeoutError as error:
        raise AssertionError(f"nothing shows the focus on {page.evaluate(WHERE)}") from error


def assert_focus_is_kept(page: Page) -> None:
    """If the pressed element is gone, the focus is near its place or at the start of a new page."""
    page.wait_for_function(FOCUS_IS_KEPT)
    if page.evaluate("document.activeElement.tabIndex >= 0"):
        assert_focus_is_seen(page)


def is_focused(goal: Locator) -> bool:
    return bool(goal.evaluate("one => one === document.activeElement"))


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab, or Shift+Tab if the goal is behind, until the goal has the focus.

    Checks at every stop that the focus is visible.
    """
    tab_into(page, goal)
    expect(goal).to_be_focused()


def tab_into(page: Page, goal: Locator) -> None:
    """Press Tab until an element inside this container has the focus."""
    expect(goal).to_be_visible()
    key = "Shift+Tab" if goal.evaluate(IS_BEHIND) else "Tab"
    for _ in range(STOPS):
        page.keyboard.press(key)
        assert_focus_is_seen(page)
        if goal.evaluate("one => one.contains(document.activeElement)"):
            return
    raise AssertionError(f"the keyboard cannot reach {goal}")


def press_on(page: Page, goal: Locator, key: str = "Enter") -> None:
    """Focus an element and press a key there."""
    if not is_focused(goal):
        tab_to(page, goal)
    page.keyboard.press(key)


class Keys:
    """Plays Palermo's drawn table by keyboard: arrows move, Enter acts, letters turn the card."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def reach_board(self) -> str:
        """The focused place on the board."""
        cursor = self.page.locator("[data-place][tabindex='0']")
        if not is_focused(cursor):
            tab_to(self.page, cursor)
        assert_focus_is_seen(self.page)
        return cursor.get_attribute("data-place") or ""

    def choose(self, place: str) -> None:
        self._walk(self.reach_board(), place)
        expect(self.page.locator(f"[data-place='{place}']")).to_be_focused()
        assert_focus_is_seen(self.page)
        self.page.keyboard.press("Enter")

    def _walk(self, start: str, end: str) -> None:
        down, right = (there - here for here, there in zip(spot(start), spot(end), strict=True))
        self._press("ArrowDown" if down > 0 else "ArrowUp", abs(down))
        self._press("ArrowRight" if right > 0 else "ArrowLeft", abs(right))

    def _press(self, key: str, times: int) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def turn_card(self) -> None:
        self.reach_board()
        self.page.keyboard.press("r")

    def take_card(self, size: int) -> None:
        self.reach_board()
        self.page.keyboard.press(str(size))

    def rest(self) -> None:
        self.reach_board()
        self.page.keyboard.press("s")


def spot(place: str) -> tuple[int, int]:
    """The row and column of a cell or field."""
    return as_place(place) if "." in place else (int(place[1]), "ABCDEF".index(place[0]))
