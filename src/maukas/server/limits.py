"""How often somebody may do something: a bucket that fills again, and many of them by key."""

from collections import OrderedDict

MOST_KEYS = 50_000


class Bucket:
    """Lets through `rate` a second, and `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, now

    def takes(self, now: float) -> bool:
        """Whether one more is allowed now; counted in any case, so that going on in spite of it does not pay."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        self.left = max(self.left - 1, -self.burst)
        return self.left >= 0

    @property
    def is_flooded(self) -> bool:
        """Whether far too many came."""
        return self.left <= -self.burst


class Buckets:
    """A bucket for each key; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def takes(self, key: str, now: float) -> bool:
        """Whether the one behind this key may do it once more."""
        bucket = self.by_key.pop(key, None) or Bucket(self.rate, self.burst, now)
        self.by_key[key] = bucket
        if len(self.by_key) > MOST_KEYS:
            self.by_key.popitem(last=False)
        return bucket.takes(now)
