"""The server: HTTP and sockets around the tables, one process, one loop."""
