"""The server as one application: routes, limits, errors, start and end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablee.core.errors import BadInput
from tablee.server import openapi, protocol
from tablee.server.api import ENDPOINTS, Api, Endpoint, Problem
from tablee.server.client_files import ClientFiles
from tablee.server.clock import DAY, Clock
from tablee.server.config import Settings
from tablee.server.connection import gone
from tablee.server.errors import BadRequest, ServerError, StoreFailed, TooFast
from tablee.server.house import House
from tablee.server.limits import Doors, Visitors
from tablee.server.metrics import Metrics
from tablee.server.notices import keep_telling
from tablee.server.push import Push
from tablee.server.reading import MOST_BODY
from tablee.server.security import HEADERS, SafeHeaders, welcome_origin
from tablee.server.service import Service
from tablee.server.session import Session
from tablee.server.store.rows import Seen
from tablee.server.store.store import Store
from tablee.server.watch import LoopWatch

HANDS_AFTER = 1.0
"""Seconds from the start until hands get ready, unless a table needs them: pages come first."""

logger = logging.getLogger("tablee.app")


class Server:
    """Everything that a running server has."""

    housekeeping_seconds = 60.0

    def __init__(
        self, settings: Settings, store: Store | None = None, push: Push | None = None
    ) -> None:
        self.settings = settings
        self.store = store or Store.open(settings.store)
        self.clock = Clock()
        self.house = House(self.store, settings, now=self.clock)
        self.service = Service(self.house)
        self.push = push or Push(settings, self.store)
        self.doors = Doors(settings.connections_per_address)
        self.writers = Visitors(settings.writes_per_minute, lambda: self.house.now())
        self.watch = LoopWatch()
        self.metrics = Metrics(self.house, self.doors, self.watch, settings.metrics_key)
        self.sessions: set[Session] = set()
        self.app = self._app()

    def _app(self) -> Starlette:
        api = Api(self.service, self.settings.base_path, self.push)
        inner: list[BaseRoute] = _routes(api, self.writers)
        inner += [
            Route("/openapi.json", self._openapi),
            Route("/healthz", self._healthy),
            Route("/readyz", self._ready),
            Route("/metrics", self.metrics.answer),
            WebSocketRoute("/live", self._live),
        ]
        base = self.settings.base_path
        inner += ClientFiles(base).routes()
        return Starlette(
            routes=[Mount(base, routes=inner)] if base else inner,
            middleware=[Middleware(SafeHeaders)],
            exception_handlers={
                ServerError: _refused,
                BadInput: _refused,
                HTTPException: _no_such_page,
                Exception: _failed,
            },
            lifespan=self._lifespan,
        )

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.resume_clock()
        tasks = [
            asyncio.create_task(work())
            for work in (self._keep_house, self.watch.run, self._tell_turns, self._start_hands)
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.close()

    async def close(self) -> None:
        """Say goodbye, finish what is being written, and end."""
        for session in tuple(self.sessions):
            session.end(protocol.RESTARTING, "the server shuts down")
        await self.push.close()
        await self.house.close()
        await self.store.close()

    async def _keep_house(self) -> None:
        """At the start and now and then: tables nobody uses leave memory, those where something is
        due come back, very old ones leave the store.
        """
        while True:
            try:
                await self.keep_house_once()
            except Exception:  # whatever it was: without housekeeping, memory would fill up
                logger.exception("housekeeping failed; it is tried again")
            await asyncio.sleep(self.housekeeping_seconds)

    async def keep_house_once(self) -> None:
        """One round of housekeeping."""
        self.house.put_away_idle()
        await self.house.wake()
        await self.store.note_seen(Seen(self.clock(), self.clock.doubted, self.clock.jumped))
        if self.clock.settled:
            await self.expire()

    async def resume_clock(self) -> None:
        """Compare the system's clock with the time that the store has seen."""
        if seen := await self.store.seen():
            self.clock.resume(seen.seen, seen.doubted, seen.jumped)

    async def _tell_turns(self) -> None:
        await keep_telling(self.house, self.push)

    async def _start_hands(self) -> None:
        try:
            await asyncio.sleep(HANDS_AFTER)
            await self.house.start_hands()
        except Exception:  # whatever it was: the first table that needs hands tries again
            logger.exception("what hands need could not be started")

    async def expire(self) -> int:
        """Delete some tables that are older than the policy keeps them, as far as the clock can
        know that; return how many.
        """
        now, keep = self.house.now(), self.settings
        days = {
            "open": keep.keep_open_days,
            "playing": keep.keep_playing_days,
            "over": keep.keep_over_days,
        }
        sure = {kind: DAY * n for kind, n in days.items() if self.clock.is_sure_of(DAY * n)}
        if not sure:
            return 0
        deleted = await self.store.expire({kind: now - age for kind, age in sure.items()})
        if deleted:
            logger.info("deleted %d tables unused for long: %s", len(deleted), " ".join(deleted))
        return len(deleted)

    # --- plain answers

    async def _openapi(self, request: Request) -> Response:
        return _json(openapi.document(self.settings.base_path))

    async def _healthy(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def _ready(self, request: Request) -> Response:
        await self.store.ping()
        return Response("ready\n", media_type="text/plain")

    async def _live(self, socket: WebSocket) -> None:
        if not welcome_origin(socket, self.settings):
            await socket.close(protocol.NOT_ALLOWED)
            return
        try:
            with self.doors.through(_address(socket)):
                await self._serve(Session(socket, self.service))
                await gone(socket)
        except TooFast:
            await socket.close(protocol.TOO_MANY)

    async def _serve(self, session: Session) -> None:
        self.sessions.add(session)
        try:
            await session.run()
        finally:
            self.sessions.discard(session)


# --- from endpoints to routes


def _routes(api: Api, writers: Visitors) -> list[BaseRoute]:
    """One route a path, so that a wrong method is told which ones there are."""
    paths = dict.fromkeys(endpoint.path for endpoint in ENDPOINTS)
    return [_route(api, writers, [e for e in ENDPOINTS if e.path == path]) for path in paths]


def _route(api: Api, writers: Visitors, endpoints: list[Endpoint]) -> Route:
    by_method = {endpoint.method: endpoint for endpoint in endpoints}

    async def answer(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method != "GET":
            writers.let_in(_address(request))
        return await _answer(api, by_method[method], request)

    return Route(endpoints[0].path, answer, methods=list(by_method))


async def _answer(api: Api, endpoint: Endpoint, request: Request) -> Response:
    length = request.headers.get("content-length") or "0"
    if not length.isdecimal() or int(length[:12]) > MOST_BODY:
        raise BadRequest("the body is too long")
    found = await endpoint.handler(api, request)
    if isinstance(found, Response):
        return found
    if endpoint.answer is None:
        return Response(status_code=endpoint.status)
    return _json(found, endpoint.status)


def _address(connection: HTTPConnection) -> str:
    """Where a visitor comes from, as far as the proxies that we trust tell."""
    return connection.client.host if connection.client else ""


def _json(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def _refused(request: Request, error: Exception) -> Response:
    if isinstance(error, StoreFailed):
        logger.error("the store failed: %s", error)
        return _json(Problem(error.code, "the database does not answer"), error.status)
    if isinstance(error, ServerError):
        return _json(Problem(error.code, str(error)), error.status)
    return _json(Problem("bad-request", str(error)), 400)


async def _no_such_page(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    problem = Problem("no-such-page" if status == 404 else "bad-request", "nothing is here")
    answer = _json(problem, status)
    answer.headers.update(headers)
    return answer


async def _failed(request: Request, error: Exception) -> Response:
    logger.error("a request failed", exc_info=error)
    answer = _json(Problem("server-error", "something went wrong here"), 500)
    answer.headers.update({**HEADERS, "Cache-Control": "no-store"})  # no middleware sees it
    return answer
