"""What a viewer sees: scenes, log lines, rulebooks and the catalog of games."""
