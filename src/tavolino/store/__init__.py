"""Matches on disk: who sat where and every entry of the log. Knows no game and no people."""
