"""DOS, first edition, with 108 cards (DOS is a trademark of Mattel, with whom this project has no connection)."""
