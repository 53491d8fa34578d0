"""Main-thread cost of a frame of Villa Paletti's 3D table.

A spectator watches in a small window, with simple drawing and without a GPU, while a hand works at
a villa of five floors. Rendering itself runs on the GPU or in the process that emulates it.
"""

import argparse
import asyncio
import sys
import time
from threading import Thread

from pages import FIGURES, Meter, format_figures, has_playwright, open_page, running_server
from villa_live import Hand

INIT_SCRIPT = """
  try { localStorage.setItem('tavolino-drawing', 'low') } catch {}
  window.pictures = 0;
  const clear = WebGL2RenderingContext.prototype.clear;
  let drawn = false;
  WebGL2RenderingContext.prototype.clear = function (...parts) {
    if (!drawn) { drawn = true; window.pictures += 1; queueMicrotask(() => { drawn = false }) }
    return clear.apply(this, parts);
  };
"""
"""A frame may be cleared more than once. It counts once per run of the page's script."""
BOARD = "[data-testid=villa_paletti]"
DRAWN, MOVING = f"{BOARD}[data-drawn=true]", f"{BOARD}[data-moving=true]"
MARGIN_SECONDS = 6.0
"""Seconds that the hand moves before and after the measurement."""


def measure_frames(url: str, seconds: float) -> tuple[int, dict[str, float]]:
    """The number of frames in this time, and the cost of each in milliseconds."""
    hand = Hand(url, "villa_paletti")
    made = hand.create_table()
    with open_page(800, 560) as page:
        page.add_init_script(INIT_SCRIPT)
        page.goto(f"{url}/table/{made['table']['id']}")
        page.locator(DRAWN).wait_for()
        meter = Meter(page)
        at_work = Thread(target=lambda: asyncio.run(hand.move(made, seconds + MARGIN_SECONDS)))
        at_work.start()
        page.locator(MOVING).wait_for()
        begun, before = page.evaluate("window.pictures"), meter.read()
        time.sleep(seconds)
        pictures, after = page.evaluate("window.pictures") - begun, meter.read()
        at_work.join()
    each = max(1, pictures)
    return pictures, {name: (after[name] - before[name]) / each for name in FIGURES}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    chosen = parser.parse_args()
    if not has_playwright():
        print("villa_frame: no Playwright here, not measured")
        return 0
    with running_server("--game", "benchmarks.tall_villa.drawn") as url:
        pictures, each = measure_frames(url, chosen.seconds)
    print(
        f"a picture of Villa Paletti's table, 800 × 560, low, no GPU: {format_figures(each)} ms "
        f"of the main thread; {pictures / chosen.seconds:.0f} pictures a second"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
