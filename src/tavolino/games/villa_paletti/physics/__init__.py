"""Rigid-body physics of the villa, driven by hands of limited strength."""

from tavolino.games.villa_paletti.physics.simulation import Recording, Simulation, run, run_recorded

__all__ = ["Recording", "Simulation", "run", "run_recorded"]
