"""The promises that every game package must keep, one module each.

The tests, `tavolino fuzz` and `tavolino check` check them. They accept any `Game` and depend on no
particular one.
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
    translations,
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
        *(texts, forms, sheets, catalogues, translations, rulebook),
        *(previews, effects, accounting, thinking, twin, gestures),
    )
)
"""In order: contract, play, state, storage, secrets, texts, display and bots."""
