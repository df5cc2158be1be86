"""How values are learned: rounds of self-play on the compiled rules, and the network that is fitted to how they ended."""
