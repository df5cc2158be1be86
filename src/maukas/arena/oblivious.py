"""A master that draws no conclusions: the same search over any hands, to measure what is gained by reading the history."""

from maukas.bots.searcher import Master


class Oblivious(Master):
    """Knows which cards it has seen, but not what the others' moves tell of their hands."""

    infers = False
