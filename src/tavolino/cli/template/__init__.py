"""Tris, also known as tic-tac-toe. Its rules are in one file, `game`."""

from tavolino.cli.template.game import TRIS

__all__ = ["TRIS"]
