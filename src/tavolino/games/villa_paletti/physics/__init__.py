"""Rigid-body physics of the villa, driven by hands of limited strength."""

from tavolino.games.villa_paletti.physics.simulation import Recording, Simulation, played, run

__all__ = ["Recording", "Simulation", "played", "run"]
