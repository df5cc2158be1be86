"""The server beside its peers."""
