"""Stores with matches, for tests."""
