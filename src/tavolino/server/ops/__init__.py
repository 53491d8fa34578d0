"""Logging, metrics and readiness checks for the operator."""
