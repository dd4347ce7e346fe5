"""The headers of every answer, and where a page may connect from."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tablee.server.config import Settings

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
        " font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self';"
        " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}


_POLICY = "Content-Security-Policy"
DRAWING = {_POLICY: HEADERS[_POLICY].replace("style-src 'self'", "style-src 'unsafe-inline'")}
"""A drawing that we have made brings its own style."""


class SafeHeaders:
    """Puts the usual headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as the inner app does, with our headers."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if "/api/" in scope.get("path", ""):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers)


def welcome_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """May a page from there talk to us? Programs send no origin; browsers always do."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    place = _place(origin)
    return place != "" and place == connection.headers.get("host")


def _place(origin: str) -> str:
    """The host and port of an origin; nothing if it makes no sense."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
