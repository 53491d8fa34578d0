"""Main-thread cost of hovering over Papà Paolo's table.

Four players, fifth round: the pointer moves from tile to tile of the city while a pawn is to be
placed. Measures the main thread's CPU time as the browser counts it, minus that with a resting
pointer.
"""

import argparse
import json
import sys
import urllib.request
from itertools import cycle, islice
from random import Random
from typing import Any

from pages import FIGURES, Meter, format_figures, has_playwright, open_page, running_server
from websockets.sync.client import ClientConnection, connect

from tavolino.server.protocol.play import PROTOCOL

PLACES = ".part.city [data-place][data-offered=true]"
TWO_FRAMES = """() => new Promise((seen) =>
  requestAnimationFrame(() => requestAnimationFrame(seen)))"""


# ---------------------------------------------------------------- a table in its fifth round
def create_table(url: str) -> Any:
    request = {"game": "papa_paolo", "seats": [{"kind": "me"}] * 4, "shuffle": False}
    body = json.dumps(request).encode()
    with urllib.request.urlopen(f"{url}/api/tables", body, timeout=30) as answer:  # noqa: S310
        return json.loads(answer.read())


def play_to_fifth_round(url: str, made: Any) -> None:
    """Play until the first of four seats places a pawn in the fifth round. Take every tile."""
    random = Random(7)
    where = f"{url.replace('http', 'ws')}/api/tables/{made['table']['id']}/live"
    with connect(where, max_size=None) as socket:
        tokens = [key["token"] for key in made["mine"]]
        socket.send(json.dumps({"t": "hello", "protocol": PROTOCOL, "tokens": tokens}))
        update = _receive_update(socket)
        while not _is_pawn_turn(update):
            if actions := update.get("actions"):
                action = "take" if "take" in actions else random.choice(actions)
                answer = {"seat": update["seat"], "seq": update["seq"], "action": action}
                socket.send(json.dumps({"t": "act", **answer}))
            update = _receive_update(socket)


def _is_pawn_turn(update: Any) -> bool:
    view = update["view"]
    return bool(update["seat"] == 0 and view["round"] == 5 and view["step"] == "pawn")


def _receive_update(socket: ClientConnection) -> Any:
    while True:
        message = json.loads(socket.recv(timeout=60))
        if message["t"] == "update":
            return message


# ---------------------------------------------------------------- the pointer
def measure_hovers(address: str, rounds: int) -> dict[str, float]:
    """Milliseconds of main-thread time per hover."""
    with open_page(1280, 720) as page:
        page.goto(address)
        page.locator(PLACES).first.wait_for()
        boxes = [one.bounding_box() for one in page.locator(PLACES).all()]
        spots = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes if b]
        meter = Meter(page)

        def move_pointer(points: list[tuple[float, float]], steps: int) -> None:
            for x, y in islice(cycle(points), steps):
                page.mouse.move(x, y)
                page.evaluate(TWO_FRAMES)

        def spent(points: list[tuple[float, float]]) -> dict[str, float]:
            move_pointer(points, len(spots))
            before = meter.read()
            move_pointer(points, rounds)
            after = meter.read()
            return {name: (after[name] - before[name]) / rounds for name in FIGURES}

        moving, resting = spent(spots), spent(spots[:1])
    return {name: moving[name] - resting[name] for name in FIGURES}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hovers", type=int, default=100)
    chosen = parser.parse_args()
    if not has_playwright():
        print("hover: no Playwright here, not measured")
        return 0
    with running_server("--messages-per-second", "1000") as url:
        made = create_table(url)
        play_to_fifth_round(url, made)
        held = "&".join(f"seat={key['token']}" for key in made["mine"][:1])
        found = measure_hovers(f"{url}/table/{made['table']['id']}#{held}", chosen.hovers)
    parts = format_figures(found)
    print(f"a hover over Papà Paolo's city, 4 players, round 5: {parts} ms of the main thread")
    return 0


if __name__ == "__main__":
    sys.exit(main())
