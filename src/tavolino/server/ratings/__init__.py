"""Ratings and results of people: who is how strong, by which matches, and how sure that is."""
