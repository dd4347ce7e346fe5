"""Where the server may send something that a stranger named: public addresses and nothing else.

Somebody who subscribes names an address to which we will send requests. It must not lead to the
machines beside ours. So the address must look public when it is named, and again when we connect
(post.py).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network

from tablee.server.errors import BadRequest

MOST_LETTERS = 1024
HTTPS = 443
IP = IPv4Address | IPv6Address
_ENDPOINT = re.compile(
    r"https://(?P<host>[a-z0-9.-]{1,253})(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<target>/[A-Za-z0-9._~!$&'()*+,;=:@/?%-]*)",
)
_PUBLIC_NAME = re.compile(r"(?:[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")
_NEVER_PUBLIC = ("localhost", "local", "internal", "test", "invalid", "onion", "arpa")
_GIVEN_OUT = IPv6Network("2000::/3")
"""All of IPv6 that is in public use."""
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 as an IPv6-only network sees it."""


@dataclass(frozen=True)
class Reach:
    """How far we reach. Only tests go elsewhere than to public addresses."""

    port: int = HTTPS
    private: bool = False


PUBLIC = Reach()


@dataclass(frozen=True)
class Endpoint:
    """An address that was read letter by letter, so that nobody else can read it differently."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        """The address without its path, which is a secret."""
        return f"https://{self.host}" + ("" if self.port == HTTPS else f":{self.port}")


def checked(address: str, reach: Reach = PUBLIC) -> Endpoint:
    """An address somebody has named; BadRequest if it is not https at a public name."""
    found = _ENDPOINT.fullmatch(address) if len(address) <= MOST_LETTERS else None
    if found is None:
        raise BadRequest("an endpoint is an address with https")
    endpoint = Endpoint(found["host"], int(found["port"] or HTTPS), found["target"])
    if endpoint.port != reach.port:
        raise BadRequest(f"an endpoint is at port {reach.port}")
    if not reach.private and not is_public_name(endpoint.host):
        raise BadRequest("an endpoint is at a public name")
    return endpoint


def is_public_name(host: str) -> bool:
    """Could this name be in the public DNS? Numbers are no names."""
    return _PUBLIC_NAME.fullmatch(host) is not None and host.split(".")[-1] not in _NEVER_PUBLIC


def is_public(address: IP) -> bool:
    """Is this address on the open internet, whatever it is wrapped in?"""
    inner = _inside(address)
    given_out = isinstance(inner, IPv4Address) or inner in _GIVEN_OUT
    return given_out and inner.is_global and not inner.is_multicast and not inner.is_reserved


def _inside(address: IP) -> IP:
    """The IPv4 address at which packets to an IPv6 address end up, if there is one."""
    if isinstance(address, IPv4Address):
        return address
    if address in _TRANSLATED:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    teredo = address.teredo[1] if address.teredo else None
    return address.ipv4_mapped or address.sixtofour or teredo or address
