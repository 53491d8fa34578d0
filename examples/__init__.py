"""Programs and a room to learn from; the tests run them all."""
