"""Time without tables: server uptime, player clocks and time limits for answers."""
