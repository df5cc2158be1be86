"""The durable store of a server: what happened at its tables, finished matches, guests; in a SQLite file or in PostgreSQL."""
