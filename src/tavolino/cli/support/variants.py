"""The values of a rule option, or of a figure of a component file, to compare."""

import json
from copy import deepcopy
from typing import Any

import msgspec

from tavolino.cli.support.usage_error import complain
from tavolino.core.game import AnyGame
from tavolino.core.log import options_of
from tavolino.core.rule_options import switches
from tavolino.games.papa_paolo.boxes import BadComponents, parse_box
from tavolino.games.papa_paolo.components import BOXES, newest_box, register_boxes
from tavolino.research.balance import Variant

COMPONENTS = "components"
"""The rule option of a game that names its component set."""


def variants_of(game: AnyGame, options: dict[str, Any], wish: str) -> list[Variant]:
    """Every requested value, checked; without a request the rules as they are."""
    if not wish:
        return [Variant("as it is", options)]
    name, _, values = wish.partition("=")
    if "." in name and COMPONENTS in options:
        return [_with_figure(options, name, text) for text in _split(values)]
    known = switches(game.options)
    if name not in known:
        complain(f"--vary: {game.name} has no rule option {name!r}; it has: {', '.join(known)}")
    wanted = _split(values) or [_text(value) for value in known[name]]
    return [_with_switch(game, options, name, text) for text in wanted]


def _split(values: str) -> list[str]:
    """Split at commas, except inside brackets."""
    parts, depth = [""], 0
    for letter in values:
        depth += (letter in "[{") - (letter in "]}")
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _value(text: str) -> Any:
    """The text as JSON if it is JSON, else as it is."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _with_switch(game: AnyGame, options: dict[str, Any], name: str, text: str) -> Variant:
    try:
        checked = options_of(game, {**options, name: _value(text)})
    except msgspec.ValidationError as error:
        complain(f"--vary: {error}")
    return Variant(text, msgspec.to_builtins(checked))


# ---------------------------------------------------------------- figures
def _with_figure(options: dict[str, Any], name: str, text: str) -> Variant:
    """The newest component set with another figure at this path."""
    figures = msgspec.to_builtins(BOXES[newest_box()])
    *way, last = name.split(".")
    inside = figures = deepcopy(figures)
    for part in way:
        inside = inside.get(part) if isinstance(inside, dict) else None
    if not isinstance(inside, dict) or last not in inside:
        complain(f"--vary: a component file has nothing at {name}")
    inside[last] = _value(text)
    try:
        parse_box(deepcopy(figures))
    except BadComponents as error:
        complain(f"--vary: {error}")
    return Variant(text, options, figures)


def played_with(variant: Variant) -> dict[str, Any]:
    """The options of a match of this variant. Registers its component set in this process."""
    if variant.figures is None:
        return variant.options
    box = parse_box(deepcopy(variant.figures))
    register_boxes(box)
    return {**variant.options, COMPONENTS: box.fingerprint}
