"""Kuhn poker: a small game with chance and secrets. Its rules are in one file, `game`."""

from examples.kuhn.game import KUHN

__all__ = ["KUHN"]
