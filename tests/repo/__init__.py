"""Tests of the repository itself: docs, packaging, tools."""
