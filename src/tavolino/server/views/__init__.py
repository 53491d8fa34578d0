"""What one viewer sees of a match. Pure functions and caches."""
