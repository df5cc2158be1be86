"""Migrations of a store to the newest version; `versions/` has one module for each, which builds on the one before."""
