"""Everything that answers a client, one module per subject."""
