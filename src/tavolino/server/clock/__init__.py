"""Arithmetic of player time and server uptime, without tables."""
