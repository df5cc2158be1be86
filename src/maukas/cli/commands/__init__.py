"""One module a command of `maukas`."""
