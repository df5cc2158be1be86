"""Rules of thumb: what a move is worth to somebody who knows the game; for casual players, and for playouts inside a search."""
