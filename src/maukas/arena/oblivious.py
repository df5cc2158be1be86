"""A search that draws no conclusions: the same one over any hands, to measure what is gained by reading the history."""

from maukas.bots.searcher import Searcher


class Oblivious(Searcher):
    """Knows which cards it has seen, but not what the others' moves tell of their hands."""

    infers = False
