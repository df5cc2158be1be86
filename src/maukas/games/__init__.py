"""The rules of the games: no clock, no files, no network, and nothing but the standard library."""
