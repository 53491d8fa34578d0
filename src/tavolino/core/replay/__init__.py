"""Replays matches: to count, to compare, to check and to continue them."""
