"""Renamed to `tavolino.research.openspiel_game`. The next release removes this module."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.research.openspiel_game",
    {
        "PREFIX": "NAME_PREFIX",
        "kind_of": "game_type",
        "figures_of": "game_limits",
        "Game": "OpenSpielGame",
        "State": "OpenSpielState",
        "Observer": "OpenSpielObserver",
        "options_in": "parse_options",
        "load": "load_game",
    },
)
