"""Renamed: see `tavolino.bots.bot`. This module goes with the next release."""

from tavolino.core.renamed import forward

__getattr__ = forward(
    __name__,
    "tavolino.bots.bot",
    {
        "Seen": "BotInput",
        "NoMind": "NoEvaluator",
        "Bot": "Bot",
        "see": "bot_input",
        "random_bot": "random_bot",
    },
)
