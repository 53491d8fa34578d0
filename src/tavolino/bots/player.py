"""Renamed to `tavolino.bots.bot`. The next release removes this module."""

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
