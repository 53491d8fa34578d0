"""Matches and the store: ledger, restoring, import, export and evaluation."""
