"""Tests of the tables: hosting without sockets."""
