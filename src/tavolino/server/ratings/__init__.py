"""Ratings and results: which matches count, how ratings change, and when matches are rated."""
