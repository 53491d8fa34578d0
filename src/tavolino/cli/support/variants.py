"""Parses ``--vary``: the values of a rule option or component figure to compare."""

import json
from copy import deepcopy
from typing import Any

import msgspec

from tavolino.cli.support.usage_error import exit_with_usage_error
from tavolino.core.game import AnyGame
from tavolino.core.log import checked_options
from tavolino.core.rule_options import rule_options
from tavolino.games.papa_paolo.boxes import BadComponents, made
from tavolino.games.papa_paolo.components import BOXES, newest_box, shelve
from tavolino.research.balance import Variant

COMPONENTS_OPTION = "components"
"""The rule option that names the component set of a match."""


def variants_of(game: AnyGame, options: dict[str, Any], wish: str) -> list[Variant]:
    """All requested values, validated. Without a request, only the unchanged rules."""
    if not wish:
        return [Variant("as it is", options)]
    name, _, values = wish.partition("=")
    if "." in name and COMPONENTS_OPTION in options:
        return [_with_figure(options, name, text) for text in _split(values)]
    known = rule_options(game.options)
    if name not in known:
        exit_with_usage_error(
            f"--vary: {game.name} has no rule option {name!r}; it has: {', '.join(known)}"
        )
    wanted = _split(values) or [_text(value) for value in known[name]]
    return [_with_rule_option(game, options, name, text) for text in wanted]


def _split(values: str) -> list[str]:
    """Splits at commas that are not inside brackets."""
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
    """The text as JSON; as a plain string if it is not JSON."""
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def _with_rule_option(game: AnyGame, options: dict[str, Any], name: str, text: str) -> Variant:
    try:
        checked = checked_options(game, {**options, name: _value(text)})
    except msgspec.ValidationError as error:
        exit_with_usage_error(f"--vary: {error}")
    return Variant(text, msgspec.to_builtins(checked))


# ---------------------------------------------------------------- figures
def _with_figure(options: dict[str, Any], name: str, text: str) -> Variant:
    """The newest component set with one changed figure, as a component file could define it."""
    figures = msgspec.to_builtins(BOXES[newest_box()])
    *way, last = name.split(".")
    inside = figures = deepcopy(figures)
    for part in way:
        inside = inside.get(part) if isinstance(inside, dict) else None
    if not isinstance(inside, dict) or last not in inside:
        exit_with_usage_error(f"--vary: a component file has nothing at {name}")
    inside[last] = _value(text)
    try:
        made(deepcopy(figures))
    except BadComponents as error:
        exit_with_usage_error(f"--vary: {error}")
    return Variant(text, options, figures)


def options_of_variant(variant: Variant) -> dict[str, Any]:
    """The options of a match of this variant. Registers its component set in this process."""
    if variant.figures is None:
        return variant.options
    box = made(deepcopy(variant.figures))
    shelve(box)
    return {**variant.options, COMPONENTS_OPTION: box.mark}
