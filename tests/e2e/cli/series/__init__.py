"""Tests of the commands that play series of matches."""
