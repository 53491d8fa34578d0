"""Villa Paletti: pull pillars from under the floors, set them on top, and let nothing fall."""
