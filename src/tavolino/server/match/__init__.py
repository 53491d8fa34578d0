"""A stored match without connections: ledger, export, import, analysis."""
