"""Reviews are stored once, and made by one at a time: whoever has claimed one keeps it as long as the claim is renewed."""

import asyncio

import pytest

from maukas.journal.errors import Conflict
from maukas.journal.journal import Journal
from maukas.journal.review_store import ReviewKey
from maukas.journal.rows import Batch, MatchRow

KEY = ReviewKey("one", 320, "1-abc")
LONG, OVER = 60.0, -1.0  # seconds


def test_a_review_is_claimed_renewed_taken_over_and_kept(address: str) -> None:
    asyncio.run(claimed_and_kept(address))


async def claimed_and_kept(address: str) -> None:
    journal = await Journal.open(address)
    reviews = journal.reviews
    try:
        with pytest.raises(Conflict):  # there is no such match, or it is still on
            await reviews.claim(KEY, "here", LONG)
        await journal.append(Batch(matches=[MatchRow("one", "baba", "maumau", 1, 2, 5.0, b"{}")]))
        assert await reviews.find(KEY) is None
        assert await reviews.claim(KEY, "here", LONG)
        assert not await reviews.claim(KEY, "there", LONG)
        assert await reviews.renew(KEY, "there", LONG, 1, 2) is None
        renewed = await reviews.renew(KEY, "here", OVER, 3, 9)
        assert renewed is not None
        assert (renewed.owner, renewed.is_held, renewed.is_done, renewed.done, renewed.total) == ("here", False, False, 3, 9)
        assert 0 <= renewed.unasked < LONG
        assert await reviews.claim(KEY, "there", LONG)  # the first one did not renew it in time
        await reviews.finish(KEY, "here", b"late", 9)
        assert await reviews.content(KEY) is None
        await reviews.release(KEY, "here")
        await reviews.ask(KEY)
        await reviews.finish(KEY, "there", b"found", 9)
        assert await reviews.content(KEY) == b"found"
        assert not await reviews.claim(KEY, "here", LONG)
        await reviews.release(KEY, "there")
        done = await reviews.find(KEY)
        assert done is not None
        assert (done.is_held, done.is_done, done.done, done.total) == (False, True, 9, 9)
        assert await reviews.find(ReviewKey("one", 320, "1-def")) is None  # other values, another review
        await journal.expire(tables_before=0, matches_before=9.0, guests_before=0)
        assert await reviews.find(KEY) is None
    finally:
        await journal.close()
