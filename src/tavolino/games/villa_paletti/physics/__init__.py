"""What falls and what stands: the villa as rigid bodies, moved by hands of limited strength."""

from tavolino.games.villa_paletti.physics.simulation import Recording, Simulation, played, run

__all__ = ["Recording", "Simulation", "played", "run"]
