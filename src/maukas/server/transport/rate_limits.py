"""How often something may be done: a token bucket, and many of them by key."""

from collections import Counter, OrderedDict

REFILL_TIME = 10.0  # seconds until an address may try to open as many connections as it may have
MOST_KEYS = 50_000
MOST_CHARGED = 10  # times the burst that others may have granted


class TokenBucket:
    """Lets through `rate` a second, and `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, now

    def take(self, now: float) -> bool:
        """Take a token and return whether there was one; a debt is counted, so that going on in spite of it does not pay."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left = max(self.left - 1, -self.burst)
        return self.left >= 0

    def charge(self, count: int, now: float) -> None:
        """Take tokens that were granted already."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left = max(self.left - count, -MOST_CHARGED * self.burst)

    @property
    def is_flooded(self) -> bool:
        """Whether far too many were taken."""
        return self.left <= -self.burst


class TokenBuckets:
    """A bucket for each key; those not used for longest are forgotten."""

    granted: Counter[str] | None = None  # tokens that were taken since other nodes were told of it; None where nobody is told

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.by_key: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take a token of this key's bucket and return whether there was one."""
        bucket = self.by_key.pop(key, None) or TokenBucket(self.rate, self.burst, now)
        self.take_in(key, bucket)
        is_granted = bucket.take(now)
        if is_granted and self.granted is not None:
            self.granted[key] += 1
        return is_granted

    def charge(self, key: str, count: int, now: float) -> None:
        """Take tokens that were granted elsewhere, below zero if need be: what several nodes grant at the same moment is paid for later."""
        bucket = self.by_key.get(key)
        if bucket is None:
            self.take_in(key, bucket := TokenBucket(self.rate, self.burst, now))
        bucket.charge(count, now)

    def take_in(self, key: str, bucket: TokenBucket) -> None:
        """Keep a bucket; if there are too many, the one not used for longest goes."""
        self.by_key[key] = bucket
        if len(self.by_key) > MOST_KEYS:
            self.by_key.popitem(last=False)

    def is_flooded(self, key: str) -> bool:
        """Whether far too many were taken of this key's bucket."""
        return key in self.by_key and self.by_key[key].is_flooded
