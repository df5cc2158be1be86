"""The steps: what a store of each version has that the one before it had not."""
