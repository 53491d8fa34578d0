"""Proxies in front of servers, for tests."""
