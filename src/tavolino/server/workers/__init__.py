"""Worker processes for bots, expensive views and physical simulations."""
