"""Looking about at Papà Paolo's table: what a hover costs the page's main thread.

Four players, fifth round: the pointer goes from tile to tile of the city while a pawn is to be
placed. CPU time of the main thread as the browser counts it, less what is spent if the pointer
rests. Needs Playwright and a built client.
"""

import argparse
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from itertools import cycle, islice
from pathlib import Path
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parent.parent
OPEN = "Tavolino is open: "
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = ".part.city [data-place][data-offered=true]"
TWO_FRAMES = """() => new Promise((seen) =>
  requestAnimationFrame(() => requestAnimationFrame(seen)))"""
FIGURES = {
    "all": "TaskDuration",
    "script": "ScriptDuration",
    "style": "RecalcStyleDuration",
    "layout": "LayoutDuration",
}


# ---------------------------------------------------------------- a table in its fifth round
def laid(url: str) -> Any:
    wish = {"game": "papa_paolo", "seats": [{"kind": "me"}] * 4, "shuffle": False}
    body = json.dumps(wish).encode()
    with urllib.request.urlopen(f"{url}/api/tables", body, timeout=30) as answer:  # noqa: S310
        return json.loads(answer.read())


def play_on(url: str, made: Any) -> None:
    """Until the first of four places a pawn in the fifth round; tiles are taken where they fit."""
    dice = Random(7)
    where = f"{url.replace('http', 'ws')}/api/tables/{made['table']['id']}/live"
    with connect(where, max_size=None) as socket:
        tokens = [key["token"] for key in made["mine"]]
        socket.send(json.dumps({"t": "hello", "protocol": 2, "tokens": tokens}))
        update = _hear(socket)
        while not _is_asked(update):
            if options := update.get("options"):
                action = "take" if "take" in options else dice.choice(options)
                told = {"seat": update["seat"], "seq": update["seq"], "action": action}
                socket.send(json.dumps({"t": "act", **told}))
            update = _hear(socket)


def _is_asked(update: Any) -> bool:
    view = update["view"]
    return bool(update["seat"] == 0 and view["round"] == 5 and view["step"] == "pawn")


def _hear(socket: ClientConnection) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["t"] == "update":
            return message


# ---------------------------------------------------------------- the pointer
def hovers(address: str, rounds: int) -> dict[str, float]:
    """Milliseconds of the main thread for each hover."""
    from playwright.sync_api import sync_playwright

    named = os.environ.get("TAVOLINO_CHROMIUM") or next(
        filter(None, map(shutil.which, BROWSERS)), None
    )
    safe = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=named, args=safe)
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        page.goto(address)
        page.locator(PLACES).first.wait_for()
        boxes = [one.bounding_box() for one in page.locator(PLACES).all()]
        spots = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
        line = page.context.new_cdp_session(page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})

        def spent(ways: list[tuple[float, float]]) -> dict[str, float]:
            for x, y in islice(cycle(ways), len(spots)):
                page.mouse.move(x, y)
                page.evaluate(TWO_FRAMES)
            before = _measured(line)
            for x, y in islice(cycle(ways), rounds):
                page.mouse.move(x, y)
                page.evaluate(TWO_FRAMES)
            after = _measured(line)
            return {
                name: (after[key] - before[key]) / rounds * 1000 for name, key in FIGURES.items()
            }

        moving, resting = spent(spots), spent(spots[:1])
        browser.close()
    return {name: moving[name] - resting[name] for name in FIGURES}


def _measured(line: Any) -> dict[str, float]:
    told = line.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in told}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hovers", type=int, default=100)
    chosen = parser.parse_args()
    if not importlib.util.find_spec("playwright"):
        print("hover: no Playwright here, not measured")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tavolino", "serve", "--port", "0"]
        command += ["--database", f"{folder}/hover.db", "--messages-per-second", "1000"]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout
                url = server.stdout.readline().strip().removeprefix(OPEN)
                made = laid(url)
                play_on(url, made)
                held = "&".join(f"seat={key['token']}" for key in made["mine"][:1])
                found = hovers(f"{url}/table/{made['table']['id']}#{held}", chosen.hovers)
            finally:
                os.kill(server.pid, signal.SIGTERM)
    parts = ", ".join(f"{name} {value:.1f}" for name, value in found.items())
    print(f"a hover over Papà Paolo's city, 4 players, round 5: {parts} ms of the main thread")
    return 0


if __name__ == "__main__":
    sys.exit(main())
