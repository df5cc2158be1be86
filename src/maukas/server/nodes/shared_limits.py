"""Limits for a guest or an address that count on all nodes together: each tells the others with its heartbeat what it has granted.

No request waits for that. Whoever asks several nodes at the same moment gets from each what one would grant at once, and pays for it
afterwards on all of them: over a longer time there is no more to be had from many nodes than from one.
"""

import time
from collections import Counter, deque
from collections.abc import Callable, Mapping, Sequence

from maukas.server.nodes.node_status import Spent
from maukas.server.transport.rate_limits import TokenBuckets

BEAT = 0.5  # seconds for which what was granted is told together
BEATS = 8  # of them that are told again, for a node that looks late
MOST_TOLD = 100  # keys of one limit in a beat, those that have taken most
FEW = 0.01  # of what may be taken at once; less is not worth telling


class SharedLimits:
    """The limits that a node shares with others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.by_name: dict[str, TokenBuckets] = {}
        self.beat = 0
        self.began = float("-inf")
        self.told: deque[Spent] = deque(maxlen=BEATS)
        self.heard: dict[str, int] = {}  # by node: the last beat that was counted

    def add(self, limits: Mapping[str, TokenBuckets]) -> None:
        """Tell others of these from now on."""
        for name, buckets in limits.items():
            buckets.granted = Counter()
            self.by_name[name] = buckets

    def tell(self) -> tuple[Spent, ...]:
        """What others must know: what was granted in the last seconds, in beats that have numbers."""
        now = self.clock()
        if now < self.began + BEAT:
            return tuple(self.told)
        self.beat, self.began = self.beat + 1, now
        spent = {name: taken for name, buckets in self.by_name.items() if (taken := taken_from(buckets))}
        if spent:
            self.told.append(Spent(self.beat, spent))
        while self.told and self.told[0].beat <= self.beat - BEATS:
            self.told.popleft()
        return tuple(self.told)

    def hear(self, spent: Mapping[str, Sequence[Spent]]) -> None:
        """Charge what other nodes have granted, each beat once."""
        now = self.clock()
        self.heard = {node: beat for node, beat in self.heard.items() if node in spent}
        for node, beats in spent.items():
            for each in beats:
                if each.beat > self.heard.get(node, 0):
                    self.heard[node] = each.beat
                    self.charge(each, now)

    def charge(self, spent: Spent, now: float) -> None:
        """Charge one beat; limits that this version does not know are another version's."""
        for name, taken in spent.by_limit.items():
            if name in self.by_name:
                for key, count in taken.items():
                    self.by_name[name].charge(key, count, now)


def taken_from(buckets: TokenBuckets) -> dict[str, int]:
    """What was granted since the last time, by key."""
    if not buckets.granted:
        return {}
    found = {key: count for key, count in buckets.granted.most_common(MOST_TOLD) if count > FEW * buckets.burst}
    buckets.granted = Counter()
    return found
