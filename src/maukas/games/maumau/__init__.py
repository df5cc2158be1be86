"""Mau Mau with the 110-card pack of the Nordic sheets."""
