"""The way to push services, for servers that have a key: signed, sealed, and only to the outside.

It is loaded only by a server that sends notices: its libraries would slow the start of the others.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import socket
import ssl
from collections.abc import Iterable
from ipaddress import ip_address

import httpcore

from tablee.core.errors import OptionError
from tablee.server.config import Settings
from tablee.server.errors import BadRequest
from tablee.server.reach import PUBLIC, Endpoint, Reach, is_public
from tablee.server.webpush import Reader, Sender, in_base64

DAY = 86_400
PATIENCE = 20.0
"""Seconds for all of it; reaching one address has less."""
LIMITS = {"timeout": {"connect": 5.0}}

logging.getLogger("httpcore").setLevel(logging.WARNING)  # it would write the headers of answers


class NotPublic(Exception):
    """A name leads to an address that is not public."""


class Outside(httpcore.AsyncNetworkBackend):
    """Connects to what a name stands for: it is resolved once, and if all of that is seen to be
    public, exactly what was seen is connected to.
    """

    def __init__(self, reach: Reach = PUBLIC) -> None:
        self._reach = reach
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to the first address that answers."""
        addresses = await self._addresses(host, port)
        for address in addresses[:-1]:
            try:
                return await self._inner.connect_tcp(address, port, timeout)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):
                continue
        return await self._inner.connect_tcp(addresses[-1], port, timeout)

    async def _addresses(self, host: str, port: int) -> list[str]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
        if not self._reach.private and not all(is_public(ip_address(one)) for one in addresses):
            raise NotPublic
        return addresses


class Post:
    """Takes messages to push services."""

    def __init__(self, settings: Settings, reach: Reach, trust: ssl.SSLContext | None) -> None:
        self._sender = sender_of(settings)
        context = trust or httpcore.default_ssl_context()
        self._pool = httpcore.AsyncConnectionPool(context, network_backend=Outside(reach))

    @property
    def public_key(self) -> str:
        """What browsers need to subscribe."""
        return self._sender.public_key

    async def sent(self, endpoint: Endpoint, body: bytes, topic: str, now: float) -> int:
        """Send a sealed message; the status of the answer, which is all that is read of it.

        A newer message on a topic replaces an older one that was not delivered yet.
        """
        headers = {
            "Host": endpoint.origin.removeprefix("https://"),
            "Authorization": self._sender.authorization(endpoint.origin, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": in_base64(hashlib.sha256(topic.encode()).digest())[:32],  # it tells nothing
        }
        listed = list(headers.items())
        async with (
            asyncio.timeout(PATIENCE),
            self._pool.stream(
                "POST", _url(endpoint), headers=listed, content=body, extensions=LIMITS
            ) as answer,
        ):
            return answer.status

    async def close(self) -> None:
        """End all connections."""
        await self._pool.aclose()


def _url(endpoint: Endpoint) -> httpcore.URL:
    parts = {"host": endpoint.host.encode(), "target": endpoint.target.encode()}
    return httpcore.URL(scheme=b"https", port=endpoint.port, **parts)


def sender_of(settings: Settings) -> Sender:
    """Who we are towards push services; OptionError with a key or a contact that is wrong."""
    if not settings.vapid_contact.startswith(("mailto:", "https://")):
        raise OptionError("TABLEE_VAPID_CONTACT must be mailto:… or https://…: whom to write to")
    try:
        return Sender.read(settings.vapid_private_key, settings.vapid_contact)
    except ValueError:
        raise OptionError(
            "TABLEE_VAPID_PRIVATE_KEY is no key: `tablee push-key` makes one"
        ) from None


def reader(p256dh: str, auth: str) -> Reader:
    """The browser with these keys; BadRequest if they are none."""
    try:
        return Reader(p256dh, auth)
    except ValueError:
        raise BadRequest("the keys of this subscription are none") from None
