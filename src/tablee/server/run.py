"""Running the server until it is told to stop."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable

import uvicorn

from tablee.core.errors import OptionError
from tablee.core.phrases import Phrase
from tablee.server import client_files, http_limits, logs
from tablee.server.app import Server
from tablee.server.config import Settings
from tablee.server.connection import Connection

GRACE = 10
"""Seconds that open requests have when the server is told to stop."""
SELF = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - where somebody on this machine connects

logger = logging.getLogger("tablee.run")


class Announcing(uvicorn.Server):
    """Tells somebody as soon as pages can be asked for."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell where."""
        await super().startup(sockets)
        if self.started:
            host, port = self.config.host, self.servers[0].sockets[0].getsockname()[1]
            logger.info("running on %s", _address(host, port))
            if not client_files.is_built():
                logger.warning(client_files.HOW_TO_BUILD)
            self._ready(_address(SELF.get(host, host), port))


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listening(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of a host; OptionError where we cannot be."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = dict.fromkeys((family, place) for family, _, _, _, place in found)
        return [socket.create_server(place, family=family) for family, place in places]
    except (OSError, UnicodeError) as error:
        why = str(error.strerror) if isinstance(error, OSError) else Phrase("not-a-host")
        raise OptionError("cannot-listen", host=host, port=str(port), why=why) from None


def run(settings: Settings, ready: Callable[[str], None] = lambda address: None) -> None:
    """Serve until the process is told to stop; what is being written then is finished first."""
    logs.set_up(settings.log_level)
    for number in (signal.SIGINT, signal.SIGTERM):
        # uvicorn stops by itself and then passes the signal on: to us, who have nothing left to do.
        signal.signal(number, lambda *_: None)
    sockets = listening(settings.host, settings.port)  # else no store is touched
    server = Server(settings)
    gc.freeze()  # what is loaded stays: to look through it again and again would hold up tables
    config = uvicorn.Config(server.app, **options(settings))  # type: ignore[arg-type]
    Announcing(config, lambda place: ready(place + settings.base_path + "/")).run(sockets)


def options(settings: Settings) -> dict[str, object]:
    """How uvicorn serves us."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": Connection,
        "ws_max_size": settings.message_bytes,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "ws_per_message_deflate": True,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": GRACE,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "http": http_limits.chosen(),
        "h11_max_incomplete_event_size": http_limits.MOST_HEAD,
    }
