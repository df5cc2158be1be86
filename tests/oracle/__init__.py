"""Slow, plain second readings of the rules, for comparison with the engine only."""
