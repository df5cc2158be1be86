"""One migration a module: what changes from the version before."""
