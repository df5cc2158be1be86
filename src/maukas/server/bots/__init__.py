"""Bots at tables: whose turn it is to think, and the threads they think in."""
