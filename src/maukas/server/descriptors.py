"""How many files and connections this process may have open: the system sets a soft limit, which it lets us raise up to a hard one."""

try:
    import resource
except ImportError:  # not on Windows, which has no such limit
    resource = None  # type: ignore[assignment]


def raise_limit(needed: int) -> int:
    """Raise the soft limit to what is needed, or as far as allowed; return how many there may be."""
    if resource is None:
        return needed
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY in (soft, hard):
        wanted = needed
    else:
        wanted = min(needed, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return needed if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # a system with limits of its own
        return soft
    return wanted
