"""The durable journal of a server: events of its tables, finished matches, guests; in a SQLite file or in PostgreSQL."""
