"""The HTTP API: make, list and join tables, fetch records and pictures. One list of endpoints makes
the routes and the OpenAPI document alike.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tablee.core.options import Value
from tablee.core.record import Record, record_text
from tablee.core.state import SPECTATOR
from tablee.server import protocol, reading
from tablee.server.catalogue import ClauseInfo, GameInfo, all_games, rules_of
from tablee.server.errors import BadRequest, NoFilm, NotNow
from tablee.server.hints import Hint, hint
from tablee.server.live_table import LiveTable
from tablee.server.push import Push, PushEnd, PushKey, PushWish
from tablee.server.security import DRAWING
from tablee.server.service import Service, hold
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.plan import Agreed, Name, Plan
from tablee.server.tables.retelling import Replay, retold, seen_at
from tablee.server.tables.sight import table_state
from tablee.server.tables.table import Kept, Table
from tablee.server.words import words_for

LOBBY = 50


# --- what goes in and out


class KeyMade(msgspec.Struct, frozen=True):
    """A seat, and the secret that holds it from now on; it is shown only this once."""

    seat: int
    token: str


class TableMade(msgspec.Struct, frozen=True):
    """A new table."""

    table: str
    path: str
    """Where others join it."""
    keys: tuple[KeyMade, ...]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits down."""

    name: Name


class LobbyTable(msgspec.Struct, frozen=True):
    """An open table that anybody may join."""

    table: str
    game: str
    options: dict[str, Value]
    created: float
    seats: int
    bots: int


class RematchMade(msgspec.Struct, frozen=True):
    """The new table, whose seats are held by the same secrets."""

    table: str


class Theft(msgspec.Struct, frozen=True):
    """A film of what hands did, in the order in which they did it."""

    number: int
    seat: int | None
    egg: str
    """To what it was done, in notation; nothing for a pour."""
    outcome: str
    """How it went, in one word."""
    frames: int


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused."""

    code: str
    problem: str


# --- the endpoints

Answer = Any
Handler = Callable[["Api", Request], Awaitable[Answer]]


@dataclass(frozen=True)
class Endpoint:
    """One thing that can be asked."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: Any
    """A type that is sent as JSON, or a media type."""
    body: Any = None
    status: int = 200
    query: tuple[str, ...] = ()
    """What may be asked for behind the path; nothing of it is needed."""
    needs_key: bool = False
    refusals: tuple[int, ...] = ()


class Api:
    """Answers requests with the help of the service."""

    def __init__(self, service: Service, base: str, push: Push) -> None:
        self.service = service
        self.base = base
        self.push = push
        self._one_replay = asyncio.Lock()
        """Many threads at work would hold up the tables, which share the interpreter with them."""

    async def games(self, request: Request) -> tuple[GameInfo, ...]:
        """Every game."""
        return await asyncio.to_thread(
            all_games, reading.language(request), self.service.house.settings.hand_clients
        )

    async def rules(self, request: Request) -> tuple[ClauseInfo, ...]:
        """A game's rules."""
        game, language = reading.game_key(request), reading.language(request)
        return await asyncio.to_thread(rules_of, game, language)

    async def lobby(self, request: Request) -> list[LobbyTable]:
        """Public tables that wait for players, the newest first."""
        rows = await self.service.house.store.lobby(LOBBY)
        return [
            _lobby_table(row.id, row.created, msgspec.json.decode(row.head, type=Agreed))
            for row in rows
        ]

    async def make(self, request: Request) -> TableMade:
        """Make a table."""
        made = await self.service.make(await reading.body(request, Plan))
        name = made.live.table.id
        keys = tuple(KeyMade(seat, token) for seat, token in made.keys.items())
        return TableMade(name, f"{self.base}/t/{name}", keys)

    async def table(self, request: Request) -> protocol.TableState:
        """Who sits where, and what was agreed."""
        live = await self.service.house.table(reading.table_name(request))
        async with live.settled() as table:
            return table_state(table, live.away(), live.now())

    async def sit(self, request: Request) -> KeyMade:
        """Take an open seat."""
        person = (await reading.body(request, Joining)).name
        seat = reading.seat(request)
        return KeyMade(seat, await self.service.sit(reading.table_name(request), seat, person))

    async def stand_up(self, request: Request) -> None:
        """Give a seat up."""
        table, seat = reading.table_name(request), reading.seat(request)
        await self.service.stand_up(table, seat, reading.token(request))
        await self.push.forget(table, seat)

    async def rematch(self, request: Request) -> RematchMade:
        """A new table for the same people."""
        table, seat = reading.table_name(request), reading.seat(request)
        return RematchMade(await self.service.rematch(table, seat, reading.token(request)))

    async def hint(self, request: Request) -> Hint:
        """What the best bot would do."""
        language, seat = reading.language(request), reading.seat(request)
        live = await self.service.house.table(reading.table_name(request))
        text = await words_for(live.table.game, language)
        return await hint(self.service.house, live, seat, reading.token(request), text)

    async def push_key(self, request: Request) -> PushKey:
        """What a browser needs to ask for notices."""
        return PushKey(self.push.public_key or None)

    async def push_on(self, request: Request) -> None:
        """Tell a browser from now on when it is the seat's turn."""
        live, seat = await self._held(request)
        await self.push.subscribe(live.table.id, seat, await reading.body(request, PushWish))

    async def push_off(self, request: Request) -> None:
        """Tell it no more."""
        live, seat = await self._held(request)
        await self.push.unsubscribe(live.table.id, seat, await reading.body(request, PushEnd))

    async def _held(self, request: Request) -> tuple[LiveTable, int]:
        """The table and the seat of a request, if its key holds that seat."""
        live = await self.service.house.table(reading.table_name(request))
        seat = reading.seat(request)
        async with live.settled() as table:
            hold(table, seat, reading.token(request))
        return live, seat

    async def record(self, request: Request) -> Response:
        """A finished game's record, as JSON or as text."""
        record = _finished(await self._settled(request))
        if request.url.path.endswith(".txt"):
            return Response(record_text(record), media_type="text/plain; charset=utf-8")
        return Response(msgspec.json.encode(record), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step."""
        (first, count), seat = reading.page(request), reading.seat_or_stranger(request)
        language, table = reading.language(request), await self._settled(request)
        record = _finished(table)
        if seat >= record.seats:
            raise BadRequest("there is no such seat at this table")
        text = await words_for(table.game, language)
        async with self._one_replay:
            content = await asyncio.to_thread(
                lambda: msgspec.json.encode(retold(record, first, count, seat, text))
            )
        return Response(content, media_type="application/json")

    async def picture(self, request: Request) -> Response:
        """The position as any stranger at the table sees it, now or at a step of a replay."""
        from tablee.pictures import svg

        step, language = reading.step(request), reading.language(request)
        table = await self._settled(request)
        if table.match is None:
            raise NotNow("the game has not begun")
        if step is None:
            view = table.match.view(SPECTATOR)
        else:
            record = _finished(table)  # now: while it waits, more may happen that is not committed
            async with self._one_replay:
                view = await asyncio.to_thread(seen_at, record, step)
        text = await words_for(table.game, language)
        picture = await asyncio.to_thread(svg, table.game, view, table.names, text)
        return Response(picture, headers=DRAWING, media_type="image/svg+xml")

    async def thefts(self, request: Request) -> list[Theft]:
        """What hands have done at a table, as everybody saw it."""
        table = await self._settled(request)
        return [_theft(kept) for kept in table.films]

    async def theft(self, request: Request) -> Response:
        """One film of it: the messages that were sent, compressed with zlib."""
        number = reading.film(request)
        table = await self._settled(request)
        if number not in [kept.number for kept in table.films]:
            raise NoFilm("there is no such film")
        film = await film_of(self.service.house.store, table.id, number)
        return Response(film, media_type="application/octet-stream")

    async def invitation(self, request: Request) -> Response:
        """The link to the table as a QR code."""
        table = await self._settled(request)
        link = f"{request.url.scheme}://{request.url.netloc}{self.base}/t/{table.id}"
        return Response(await asyncio.to_thread(_qr_code, link), media_type="image/svg+xml")

    async def _settled(self, request: Request) -> Table:
        """The table, once what is being committed is committed."""
        live = await self.service.house.table(reading.table_name(request))
        async with live.settled() as table:
            return table


ENDPOINTS = (
    Endpoint(
        "GET", "/api/games", Api.games, "Every game.", tuple[GameInfo, ...],
        query=("language",), refusals=(400,),
    ),
    Endpoint(
        "GET", "/api/games/{game}/rules", Api.rules, "A game's rules, in their order.",
        tuple[ClauseInfo, ...], query=("language",), refusals=(400, 404),
    ),
    Endpoint("GET", "/api/tables", Api.lobby, "The lobby.", list[LobbyTable]),
    Endpoint(
        "POST", "/api/tables", Api.make, "Make a table.", TableMade, Plan, 201, refusals=(400,)
    ),
    Endpoint(
        "GET", "/api/tables/{table}", Api.table, "A table.", protocol.TableState,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}", Api.sit, "Take an open seat.", KeyMade,
        Joining, 201, refusals=(400, 404, 409),
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}/seats/{seat}", Api.stand_up, "Give a seat up.", None,
        status=204, needs_key=True, refusals=(400, 403, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}/rematch", Api.rematch,
        "A new table for the same people.", RematchMade, status=201, needs_key=True,
        refusals=(400, 403, 404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/seats/{seat}/hint", Api.hint,
        "What the best bot would do in this seat; nobody else learns that it was asked.", Hint,
        query=("language",), needs_key=True, refusals=(400, 403, 404, 409),
    ),
    Endpoint("GET", "/api/push-key", Api.push_key, "The key for notices.", PushKey),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}/push", Api.push_on,
        "Tell a browser when it is the seat's turn.", None, PushWish, 204, needs_key=True,
        refusals=(400, 403, 404, 409),
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}/seats/{seat}/push", Api.push_off,
        "Tell it no more.", None, PushEnd, 204, needs_key=True, refusals=(400, 403, 404),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record", Api.record, "A finished game's record.",
        "application/json", refusals=(404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/record.txt", Api.record, "The same as text.",
        "text/plain", refusals=(404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/replay", Api.replay,
        "A finished game, step by step, as a seat or a stranger saw it.", Replay,
        query=("seat", "language", "first", "count"), refusals=(400, 404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/position.svg", Api.picture,
        "The position as a stranger sees it, now or at a step of a finished game.", "image/svg+xml",
        query=("step", "language"), refusals=(400, 404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/thefts", Api.thefts,
        "What hands have done at a table, the newest last: thefts, and pours.", list[Theft],
        refusals=(404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/thefts/{number}", Api.theft,
        "A film of it, as everybody saw it: the binary messages, compressed with zlib.",
        "application/octet-stream", refusals=(404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/invitation.svg", Api.invitation,
        "The table's link as a QR code.", "image/svg+xml", refusals=(404, 409),
    ),
)  # fmt: skip


def _theft(kept: Kept) -> Theft:
    seat = None if kept.seat == log.NOBODY else kept.seat
    return Theft(kept.number, seat, kept.film.of, kept.film.outcome, kept.film.frames)


async def film_of(store: Store, table: str, number: int) -> bytes:
    """The body of a film that a table keeps in its log."""
    entry = await store.entry(table, number)
    body = log.read(entry) if entry is not None and entry.seq == number else None
    if not isinstance(body, log.HandsTold) or body.film is None:
        raise NoFilm("there is no such film")
    return body.film.body


def _finished(table: Table) -> Record:
    if table.status != "over":
        raise NotNow("the game is not over yet")
    return table.record()


def _qr_code(link: str) -> bytes:
    import segno

    picture = BytesIO()
    code = segno.make(link, error="m")
    code.save(picture, "svg", scale=8, border=3, dark="#1d1a16", light="#ffffff", xmldecl=False)
    return picture.getvalue()


def _lobby_table(name: str, created: float, plan: Plan) -> LobbyTable:
    bots = sum(seat.kind == "bot" for seat in plan.seats)
    return LobbyTable(name, plan.game, dict(plan.options), created, len(plan.seats), bots)
