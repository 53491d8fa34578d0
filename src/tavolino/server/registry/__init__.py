"""All tables of a server: finds, loads, creates and unloads them."""
