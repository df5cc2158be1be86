"""How a store of an older version becomes one of the newest; `versions/` has one module a step, each built on the one before."""
