"""Tests of `tavolino engine`."""
