"""The command line: `commands` has one module a command, beside what they share; all texts come from the message files."""

from maukas.cli.app import main

__all__ = ["main"]
