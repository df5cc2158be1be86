"""`python -m maukas` is the command `maukas`."""

from maukas.cli import main

main()
