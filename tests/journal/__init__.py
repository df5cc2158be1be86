"""Tests of the durable store, on SQLite and on PostgreSQL."""
