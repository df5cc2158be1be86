"""A siege: hostile and honest clients, written from docs/protocol.md alone, against a real server that is also killed and stalled.

Nothing here imports the server's code. What anybody was told is compared with what others were told and with the record of the match.
"""
