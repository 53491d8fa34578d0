"""The laboratory: the games as others' programs want them, in numbers and arrays.

It knows views, options and chance, as every bot does, and no server. docs/laboratory.md shows it.
"""
