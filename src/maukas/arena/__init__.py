"""Bots against bots: the same deals from every seat, and what that says about their strength."""
