"""Tavolino: a digital table for three Italian-themed board games."""

__version__ = "0.2.0.dev0"
