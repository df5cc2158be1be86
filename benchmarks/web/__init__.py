"""The page, measured in a browser."""
