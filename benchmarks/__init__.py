"""Figures, each beside its peer in one run."""
