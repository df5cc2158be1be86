"""The command line: one module a command, all texts from the message files."""

from maukas.cli.app import main

__all__ = ["main"]
