"""Tests of single modules, in one process."""
