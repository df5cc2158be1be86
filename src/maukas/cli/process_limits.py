"""What a process of ours may have of the system at most."""

import resource


def limit(kind: int, most: int) -> None:
    """Let this process have no more of something; a lower limit stays."""
    _, hard = resource.getrlimit(kind)
    most = most if hard == resource.RLIM_INFINITY else min(most, hard)
    resource.setrlimit(kind, (most, most))
