"""The parts of the contract of a game, which `tavolino.core.game` puts together."""
