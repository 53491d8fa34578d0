"""A WebKit window for tests."""
