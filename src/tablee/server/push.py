"""Notices by Web Push: "it is your turn", to the browsers that a seat's player asked us to tell.

What is sent names the table and the seat and nothing of the game. A push service that fails costs
a line in the log and never a game.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from tablee.server.config import Settings
from tablee.server.errors import NotNow, ServerError
from tablee.server.reach import MOST_LETTERS, PUBLIC, Reach, checked
from tablee.server.store.rows import Subscription
from tablee.server.store.store import Store

if TYPE_CHECKING:
    import ssl

    from tablee.server.post import Post
    from tablee.server.webpush import Reader

MOST_BROWSERS = 5
"""That a seat may have told."""
GONE = (404, 410)
"""How a push service says that a browser wants to hear no more."""

logger = logging.getLogger("tablee.push")

EndpointText = Annotated[str, Meta(max_length=MOST_LETTERS, pattern="^https://")]


# --- what browsers tell us


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys with which a message is sealed for one browser."""

    p256dh: Annotated[str, Meta(min_length=87, max_length=88, pattern="^[A-Za-z0-9_-]+=?$")]
    auth: Annotated[str, Meta(min_length=22, max_length=24, pattern="^[A-Za-z0-9_-]+={0,2}$")]


class PushWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A browser's subscription, exactly as `PushSubscription.toJSON()` gives it."""

    endpoint: EndpointText
    keys: PushKeys
    expiration_time: float | None = None


class PushEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The subscription that ends."""

    endpoint: EndpointText


class PushKey(msgspec.Struct, frozen=True):
    """The key that a browser needs to subscribe; null where this server sends no notices."""

    key: str | None


class Notice(msgspec.Struct, frozen=True):
    """All that is sent."""

    table: str
    seat: int


# --- sending


class Push:
    """Keeps subscriptions, and tells them."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        reach: Reach = PUBLIC,
        trust: ssl.SSLContext | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`reach` and `trust` are for tests, whose push service is on their own machine."""
        self._post = _post(settings, reach, trust)
        self._store = store
        self._reach = reach
        self._now = now
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def enabled(self) -> bool:
        """Does this server send notices?"""
        return self._post is not None

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe; empty where there are no notices."""
        return self._post.public_key if self._post else ""

    # --- whom to tell

    async def subscribe(self, table: str, seat: int, wish: PushWish) -> None:
        """Tell this browser from now on when it is the seat's turn."""
        if not self.enabled:
            raise NotNow("this server sends no notices")
        checked(wish.endpoint, self._reach)
        _reader(wish.keys)  # refused now, not when it is their turn
        known = {one.endpoint for one in await self._store.subscriptions(table, seat)}
        if len(known - {wish.endpoint}) >= MOST_BROWSERS:
            raise NotNow(f"a seat has at most {MOST_BROWSERS} browsers told")
        await self._store.subscribe(table, seat, wish.endpoint, msgspec.json.encode(wish.keys))

    async def unsubscribe(self, table: str, seat: int, end: PushEnd) -> None:
        """Tell this browser no more."""
        await self._store.unsubscribe(table, seat, end.endpoint)

    async def forget(self, table: str, seat: int) -> None:
        """Tell nobody for this seat any more: its player has given it up."""
        for one in await self._store.subscriptions(table, seat):
            await self._store.unsubscribe(table, seat, one.endpoint)

    # --- telling

    def soon(self, table: str, seat: int) -> None:
        """Send a notice in the background: no table waits for a push service."""
        task = asyncio.ensure_future(self.notify(table, seat))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def notify(self, table: str, seat: int) -> None:
        """Tell every browser of a seat that it is its turn. Never raises."""
        if self._post is None:
            return
        try:
            found = await self._store.subscriptions(table, seat)
        except ServerError:
            logger.warning("a notice could not be sent: the store does not answer")
            return
        notice = Notice(table, seat)
        await asyncio.gather(
            *(self._tell(self._post, notice, one) for one in found[:MOST_BROWSERS])
        )

    async def close(self) -> None:
        """Leave off what is not sent yet."""
        for task in tuple(self._sending):
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        if self._post is not None:
            await self._post.close()

    async def _tell(self, post: Post, notice: Notice, one: Subscription) -> None:
        """Tell one browser; the log names the push service and never the address, a secret."""
        host = "an unknown host"
        try:
            endpoint = checked(one.endpoint, self._reach)
            host = endpoint.host
            keys = msgspec.json.decode(one.body, type=PushKeys)
            body = _reader(keys).sealed(msgspec.json.encode(notice))
            topic = f"{notice.table}:{notice.seat}"
            status = await post.sent(endpoint, body, topic, self._now())
            if status in GONE:
                await self._store.unsubscribe(notice.table, notice.seat, one.endpoint)
            elif not 200 <= status < 300:
                logger.warning("the push service at %s answered %d", host, status)
        except Exception as error:  # noqa: BLE001 - a notice that fails never costs a game
            logger.warning("the push service at %s failed: %s", host, type(error).__name__)


def _post(settings: Settings, reach: Reach, trust: ssl.SSLContext | None) -> Post | None:
    if not settings.vapid_private_key:
        return None
    from tablee.server.post import Post

    return Post(settings, reach, trust)


def _reader(keys: PushKeys) -> Reader:
    from tablee.server.post import reader

    return reader(keys.p256dh, keys.auth)
