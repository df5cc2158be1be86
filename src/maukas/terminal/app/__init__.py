"""The table in the terminal, full screen."""
