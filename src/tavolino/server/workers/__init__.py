"""Processes that compute: bots, analyses and simulations, here or on other machines."""
