"""Tavolino: a digital table for three Italian-themed board games."""

__version__ = "0.1.0"
