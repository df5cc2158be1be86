"""The tables in memory: a request becomes events, the events are stored, and then everybody is told."""
