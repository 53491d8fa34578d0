"""Research tools: the games as arrays, environments and statistics for machine learning.

Uses views, legal actions and chance, as bots do, and does not depend on the server. See
docs/laboratory.md.
"""
