"""A push service on this machine, and a browser that subscribed there: both as real as it goes."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import http_ece  # type: ignore[import-untyped]
import trustme
import uvicorn
from cryptography.hazmat.primitives.asymmetric import ec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tablee.server.push import PushKeys, PushWish
from tablee.server.reach import Reach
from tablee.server.webpush import CURVE, in_base64, raw
from tests.ends import wait_until

SECRET_PATH = "/wpush/v2/gAAAAABsecretsecret"  # noqa: S105 - that it is one is what we test
MESSAGE_PATH = "/m/gAAAAABsecretmessage"
"""Where the service says that a message can be found, as they do."""


class Browser:
    """Subscribes, and can read what is sealed for it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen bytes ok"

    def wish(self, endpoint: str) -> PushWish:
        keys = PushKeys(in_base64(raw(self._key.public_key())), in_base64(self._auth))
        return PushWish(endpoint, keys)

    def opened(self, body: bytes) -> bytes:
        """Read with another implementation than the one that wrote."""
        text: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        return text


@dataclass(frozen=True)
class Post:
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.posts: list[Post] = []
        self.status = 201
        self.port = 0
        self.trust = ssl.create_default_context()
        self.app = Starlette(routes=[Route("/{path:path}", self._take, methods=["POST"])])

    async def _take(self, request: Request) -> Response:
        body = await request.body()
        self.posts.append(Post(request.url.path, dict(request.headers), body))
        headers = {"Location": self.endpoint(MESSAGE_PATH)}
        return Response(b"words that nobody reads", self.status, headers=headers)

    def endpoint(self, path: str = SECRET_PATH) -> str:
        return f"https://localhost:{self.port}{path}"

    @property
    def reach(self) -> Reach:
        return Reach(port=self.port, private=True)


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """A push service with a certificate that its own `trust` believes, and nobody else."""
    service, authority = PushService(), trustme.CA()
    authority.configure_trust(service.trust)
    file = folder / "push-service.pem"
    authority.issue_cert("localhost").private_key_and_cert_chain_pem.write_to_path(str(file))
    config = uvicorn.Config(
        service.app, port=0, ssl_certfile=file, log_config=None, access_log=False
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    await wait_until(lambda: server.started, lambda: asyncio.sleep(0.001))
    service.port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        server.should_exit = True
        await task
