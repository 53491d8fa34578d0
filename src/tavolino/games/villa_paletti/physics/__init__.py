"""What falls and what stands: the villa as rigid bodies, moved by hands of limited strength."""

from tavolino.games.villa_paletti.physics.ready_made import gesture_of
from tavolino.games.villa_paletti.physics.simulation import Recording, Simulation, played, run
from tavolino.games.villa_paletti.physics.start import draw_heights, lay_blue, set_up

__all__ = [
    "Recording",
    "Simulation",
    "draw_heights",
    "gesture_of",
    "lay_blue",
    "played",
    "run",
    "set_up",
]
