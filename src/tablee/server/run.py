"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import signal

import uvicorn

from tablee.server import logs
from tablee.server.app import Server
from tablee.server.config import Settings

GRACE = 10
"""Seconds that open requests have when the server is told to stop."""


def run(settings: Settings) -> None:
    """Serve until the process is told to stop; what is being written then is finished first."""
    logs.set_up(settings.log_level)
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops by itself and then passes the signal on: to us, who have nothing left to do.
        signal.signal(number, lambda *_: None)
    server = Server(settings)
    gc.collect()
    gc.freeze()  # what is loaded stays: to look through it again and again would hold up tables
    uvicorn.run(server.app, **options(settings))  # type: ignore[arg-type]


def options(settings: Settings) -> dict[str, object]:
    """How uvicorn serves us."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws_max_size": settings.message_bytes,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GRACE,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "h11_max_incomplete_event_size": 65_536,
    }
