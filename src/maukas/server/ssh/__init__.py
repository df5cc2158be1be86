"""Guests over SSH: a gate in a process of its own, and a process for each guest; nothing of it runs in the server's event loop."""
