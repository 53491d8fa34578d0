"""Files that hold matches: match files, bug reports and lessons."""
