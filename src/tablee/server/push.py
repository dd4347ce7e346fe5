"""Notices by Web Push: "it is your turn", to the browsers that a seat's player asked us to tell.

What is sent names the table and the seat and nothing of the game. A push service that fails costs
a line in the log and never a game.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import ssl
import time
from collections.abc import Callable
from typing import Annotated

import httpcore
import msgspec
from msgspec import Meta

from tablee.core.errors import OptionError
from tablee.server.config import Settings
from tablee.server.errors import BadRequest, NotNow, ServerError
from tablee.server.reach import MOST_LETTERS, PUBLIC, Endpoint, Outside, Reach, checked
from tablee.server.store.rows import Subscription
from tablee.server.store.store import Store
from tablee.server.webpush import Reader, Sender, in_base64

DAY = 86_400
MOST_BROWSERS = 5
"""That a seat may have told."""
PATIENCE = 20.0
"""Seconds for all of it; reaching one address has less."""
LIMITS = {"timeout": {"connect": 5.0}}
GONE = (404, 410)
"""How a push service says that a browser wants to hear no more."""

logger = logging.getLogger("tablee.push")
logging.getLogger("httpcore").setLevel(logging.WARNING)  # it would write the headers of answers

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


class Post:
    """The way to push services."""

    def __init__(self, sender: Sender, reach: Reach, trust: ssl.SSLContext | None) -> None:
        self.sender = sender
        context = trust or httpcore.default_ssl_context()
        self._pool = httpcore.AsyncConnectionPool(context, network_backend=Outside(reach))

    async def sent(self, endpoint: Endpoint, body: bytes, topic: str, now: float) -> int:
        """Send a message; the status of the answer, which is all that is read of it."""
        headers = {
            "Host": endpoint.origin.removeprefix("https://"),
            "Authorization": self.sender.authorization(endpoint.origin, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": topic,
        }
        listed = list(headers.items())
        async with (
            asyncio.timeout(PATIENCE),
            self._pool.stream(
                "POST", endpoint.url, headers=listed, content=body, extensions=LIMITS
            ) as answer,
        ):
            return answer.status

    async def close(self) -> None:
        """End all connections."""
        await self._pool.aclose()


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
        sender = sender_of(settings)
        self._post = Post(sender, reach, trust) if sender else None
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
        return self._post.sender.public_key if self._post else ""

    # --- whom to tell

    async def subscribe(self, table: str, seat: int, wish: PushWish) -> None:
        """Tell this browser from now on when it is the seat's turn."""
        if not self.enabled:
            raise NotNow("this server sends no notices")
        checked(wish.endpoint, self._reach)
        _reader(wish.keys)
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
            status = await post.sent(endpoint, _sealed(notice, one), _topic(notice), self._now())
            if status in GONE:
                await self._store.unsubscribe(notice.table, notice.seat, one.endpoint)
            elif not 200 <= status < 300:
                logger.warning("the push service at %s answered %d", host, status)
        except Exception as error:  # noqa: BLE001 - a notice that fails never costs a game
            logger.warning("the push service at %s failed: %s", host, type(error).__name__)


def sender_of(settings: Settings) -> Sender | None:
    """Who we are towards push services; None without a key, OptionError with one that is wrong."""
    if not settings.vapid_private_key:
        return None
    if not settings.vapid_contact.startswith(("mailto:", "https://")):
        raise OptionError("TABLEE_VAPID_CONTACT must be mailto:… or https://…: whom to write to")
    try:
        return Sender.read(settings.vapid_private_key, settings.vapid_contact)
    except ValueError:
        raise OptionError(
            "TABLEE_VAPID_PRIVATE_KEY is no key: `tablee push-key` makes one"
        ) from None


def _reader(keys: PushKeys) -> Reader:
    try:
        return Reader(keys.p256dh, keys.auth)
    except ValueError:
        raise BadRequest("the keys of this subscription are none") from None


def _sealed(notice: Notice, one: Subscription) -> bytes:
    keys = msgspec.json.decode(one.body, type=PushKeys)
    return _reader(keys).sealed(msgspec.json.encode(notice))


def _topic(notice: Notice) -> str:
    """A newer notice replaces an older one that was not delivered yet; the name tells nothing."""
    name = f"{notice.table}:{notice.seat}".encode()
    return in_base64(hashlib.sha256(name).digest())[:32]
