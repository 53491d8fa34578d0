"""What every room promises, one module each: looked at by tests, `tavolino fuzz` and `check`.

They look at any `Game` that is handed to them and know no room by name.
"""

from tavolino.promises import (
    accounting,
    actors,
    anytime,
    catalogues,
    contract,
    effect_secrecy,
    effects,
    forms,
    gestures,
    imagination,
    invariants,
    log_secrecy,
    notation,
    odds,
    offers,
    openness,
    order,
    playing,
    previews,
    publicity,
    purity,
    replaying,
    revisions,
    rulebook,
    secrecy,
    sheets,
    standing,
    storage,
    texts,
    thinking,
    twin,
    undo,
    windows,
)
from tavolino.promises.promise import Broken, Promise

__all__ = ["PROMISES", "Broken", "Promise"]

PROMISES: tuple[Promise, ...] = tuple(
    module.PROMISE
    for module in (
        contract,
        *(playing, actors, offers, anytime, order, invariants, odds, standing),
        *(purity, windows),
        *(notation, storage, replaying, revisions),
        *(secrecy, openness, imagination, publicity, log_secrecy, effect_secrecy, undo),
        *(texts, forms, sheets, catalogues, rulebook),
        *(previews, effects, accounting, thinking, twin, gestures),
    )
)
"""What it is; how it goes; how it is kept; who knows what; how it is told; how it is thought of."""
