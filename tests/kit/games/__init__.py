"""Games made for tests."""
