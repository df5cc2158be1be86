"""What clients and server say to each other: one frozen struct a message, in JSON; docs/protocol.md and the TypeScript types follow it."""

VERSION = 1  # of the protocol; a page of another version reloads itself
COOKIE = "maukas"  # the name of the cookie with a guest's secret
HOST_COOKIE = f"__Host-{COOKIE}"  # over TLS at the root: browsers let only this very host set it
