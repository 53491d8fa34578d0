"""Tests of the commands for operators, and of those that read or write a store."""
