"""A seat's key cannot be guessed; a connection that says nothing is cut off."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64decode
from functools import reduce
from operator import and_, or_

import pytest

from tablee.server import protocol, session
from tablee.server.limits import Bucket
from tests.server.running import HUMAN, OPEN, Running, running
from tests.server.two_worlds import Time

TABLES = 20
BITS = 128


def bits_of(token: str) -> int:
    return int.from_bytes(urlsafe_b64decode(token + "=" * (-len(token) % 4)))


async def tokens_of_a_table(server: Running) -> list[str]:
    """Of those who share the maker's screen, and of who sits down later."""
    made = await server.make("gruell", HUMAN, HUMAN, OPEN, OPEN)
    later = [await server.sit(made["table"], seat) for seat in (2, 3)]
    return [key["token"] for key in (*made["keys"], *later)]


def test_a_seat_is_held_by_bits_that_nobody_can_guess(url: str) -> None:
    """All are different, and so many of their bits are sometimes 0 and sometimes 1."""

    async def scene() -> None:
        async with running(url) as server:
            tokens = [one for _ in range(TABLES) for one in await tokens_of_a_table(server)]
        bits = [bits_of(token) for token in tokens]
        assert len(set(bits)) == len(tokens) == 4 * TABLES
        assert (reduce(or_, bits) & ~reduce(and_, bits)).bit_count() >= BITS

    asyncio.run(scene())


def test_a_clock_that_is_set_back_takes_nothing_from_anybody() -> None:
    time = Time()
    bucket = Bucket(1.0, 2, time)
    assert bucket.use()
    time.now -= 3600
    assert bucket.use()
    assert not bucket.use()
    time.now += 1
    assert bucket.use()


def test_who_does_not_say_hello_is_sent_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert session.HELLO_SECONDS == 10
    monkeypatch.setattr(session, "HELLO_SECONDS", 0.001)

    async def scene() -> None:
        async with running(url) as server, server.socket() as nobody:
            assert await nobody.closed() == protocol.BAD_MESSAGE == 4400
            assert nobody.socket.close_reason == "nobody said hello"

    asyncio.run(scene())
