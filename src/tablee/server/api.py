"""The HTTP API: make, list and join tables, fetch records and pictures. One list of endpoints makes
the routes and the OpenAPI document alike.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
import segno
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from tablee.bots.any_game import bot_names
from tablee.core.game import AnyGame
from tablee.core.options import Choice, Number, Option, Switch, Value
from tablee.core.record import record_text
from tablee.core.registry import games
from tablee.core.state import SPECTATOR
from tablee.server import protocol
from tablee.server.errors import BadRequest, NoTable, NotAllowed, NotNow
from tablee.server.push import Push, PushEnd, PushKey, PushWish
from tablee.server.service import Service, hold
from tablee.server.tables.plan import Name, Plan
from tablee.server.tables.sight import table_state
from tablee.server.tables.table import Table

LOBBY = 50
MOST_BODY = 65_536


# --- what goes in and out


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a table can agree on."""

    name: str
    default: Value
    expected: str
    values: tuple[Value, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    key: str
    name: str
    seats: tuple[int, int]
    """The fewest and the most."""
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]


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
    needs_key: bool = False
    refusals: tuple[int, ...] = ()


class Api:
    """Answers requests with the help of the service."""

    def __init__(self, service: Service, base: str, push: Push) -> None:
        self.service = service
        self.base = base
        self.push = push

    async def games(self, request: Request) -> list[GameInfo]:
        """Every game."""
        return [_game_info(game) for game in games().values()]

    async def lobby(self, request: Request) -> list[LobbyTable]:
        """Public tables that wait for players, the newest first."""
        rows = await self.service.house.store.lobby(LOBBY)
        return [
            _lobby_table(row.id, row.created, msgspec.json.decode(row.head, type=Plan))
            for row in rows
        ]

    async def make(self, request: Request) -> TableMade:
        """Make a table."""
        made = await self.service.make(await _body(request, Plan))
        name = made.live.table.id
        keys = tuple(KeyMade(seat, token) for seat, token in made.keys.items())
        return TableMade(name, f"{self.base}/t/{name}", keys)

    async def table(self, request: Request) -> protocol.TableState:
        """Who sits where, and what was agreed."""
        live = await self.service.house.table(_table_name(request))
        async with live.lock:
            return table_state(live.table, live.away(), live.now())

    async def sit(self, request: Request) -> KeyMade:
        """Take an open seat."""
        person = (await _body(request, Joining)).name
        seat = _seat(request)
        return KeyMade(seat, await self.service.sit(_table_name(request), seat, person))

    async def stand_up(self, request: Request) -> None:
        """Give a seat up."""
        await self.service.stand_up(_table_name(request), _seat(request), _token(request))
        await self.push.forget(_table_name(request), _seat(request))

    async def rematch(self, request: Request) -> RematchMade:
        """A new table for the same people."""
        table = _table_name(request)
        return RematchMade(await self.service.rematch(table, _seat(request), _token(request)))

    async def push_key(self, request: Request) -> PushKey:
        """What a browser needs to ask for notices."""
        return PushKey(self.push.public_key or None)

    async def push_on(self, request: Request) -> None:
        """Tell a browser from now on when it is the seat's turn."""
        where = await self._held(request)
        await self.push.subscribe(*where, await _body(request, PushWish))

    async def push_off(self, request: Request) -> None:
        """Tell it no more."""
        where = await self._held(request)
        await self.push.unsubscribe(*where, await _body(request, PushEnd))

    async def _held(self, request: Request) -> tuple[str, int]:
        """The table and the seat of a request, if its key holds that seat."""
        live = await self.service.house.table(_table_name(request))
        hold(live.table, _seat(request), _token(request))
        return live.table.id, _seat(request)

    async def record(self, request: Request) -> Response:
        """A finished game's record, as JSON or as text."""
        table = await self._settled(request)
        if table.match is None or table.status != "over":
            raise NotNow("the record is there when the game is over")
        record = table.match.record()
        if request.url.path.endswith(".txt"):
            return Response(record_text(record), media_type="text/plain; charset=utf-8")
        return Response(msgspec.json.encode(record), media_type="application/json")

    async def picture(self, request: Request) -> Response:
        """The position as any stranger at the table sees it."""
        from tablee.pictures import svg

        table = await self._settled(request)
        if table.match is None:
            raise NotNow("the game has not begun")
        picture = svg(table.game, table.match.view(SPECTATOR), table.names, table.game.text("en"))
        return Response(picture, media_type="image/svg+xml")

    async def invitation(self, request: Request) -> Response:
        """The link to the table as a QR code."""
        table = await self._settled(request)
        link = f"{request.url.scheme}://{request.url.netloc}{self.base}/t/{table.id}"
        code = segno.make(link, error="m")
        picture = code.svg_inline(scale=8, border=3, dark="#1d1a16", light="#ffffff")
        return Response(picture, media_type="image/svg+xml")

    async def _settled(self, request: Request) -> Table:
        """The table, once what is being committed is committed."""
        live = await self.service.house.table(_table_name(request))
        async with live.lock:
            return live.table


ENDPOINTS = (
    Endpoint("GET", "/api/games", Api.games, "Every game.", list[GameInfo]),
    Endpoint("GET", "/api/tables", Api.lobby, "The lobby.", list[LobbyTable]),
    Endpoint(
        "POST", "/api/tables", Api.make, "Make a table.", TableMade, Plan, 201, refusals=(400,)
    ),
    Endpoint(
        "GET", "/api/tables/{table}", Api.table, "A table.", protocol.TableState, refusals=(404,)
    ),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}", Api.sit, "Take an open seat.", KeyMade,
        Joining, 201, refusals=(400, 404, 409),
    ),
    Endpoint(
        "DELETE", "/api/tables/{table}/seats/{seat}", Api.stand_up, "Give a seat up.", None,
        status=204, needs_key=True, refusals=(400, 401, 403, 404, 409),
    ),
    Endpoint(
        "POST", "/api/tables/{table}/seats/{seat}/rematch", Api.rematch,
        "A new table for the same people.", RematchMade, status=201, needs_key=True,
        refusals=(400, 401, 403, 404, 409),
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
        "GET", "/api/tables/{table}/position.svg", Api.picture,
        "The position as a stranger sees it.", "image/svg+xml", refusals=(404, 409),
    ),
    Endpoint(
        "GET", "/api/tables/{table}/invitation.svg", Api.invitation,
        "The table's link as a QR code.", "image/svg+xml", refusals=(404,),
    ),
)  # fmt: skip


# --- reading requests

TABLE_NAME = "^[a-z0-9]{4,24}$"
TableName = Annotated[str, Meta(pattern=TABLE_NAME)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


async def _body(request: Request, kind: type[Any]) -> Any:  # noqa: ANN401 - of the kind asked for
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise BadRequest("the body must be application/json")
    try:
        return msgspec.json.decode(await _content(request), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"the body makes no sense: {error}") from None


async def _content(request: Request) -> bytes:
    """The body, as far as it is not too long; nobody has to announce its length."""
    content = b""
    async for piece in request.stream():
        content += piece
        if len(content) > MOST_BODY:
            raise BadRequest("the body is too long")
    return content


def _table_name(request: Request) -> str:
    """What cannot be a table's name is not even looked for: no database likes all letters."""
    name = str(request.path_params["table"])
    if not re.fullmatch(TABLE_NAME, name):
        raise NoTable("there is no such table")
    return name


def _seat(request: Request) -> int:
    word = str(request.path_params["seat"])
    if not (word.isascii() and word.isdigit() and len(word) == 1):
        raise BadRequest("a seat is a number from 0 on")
    return int(word)


def _token(request: Request) -> str:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise NotAllowed("a seat's key is needed: Authorization: Bearer …")
    return token.strip()


# --- games in words for programs


def _game_info(game: AnyGame) -> GameInfo:
    defaults = {option.name: option.default for option in game.options}
    counts = game.seat_counts(defaults)
    options = tuple(_option_info(option) for option in game.options)
    return GameInfo(game.key, game.name, (counts[0], counts[-1]), options, tuple(bot_names(game)))


def _option_info(option: Option) -> OptionInfo:
    values: tuple[Value, ...] = ()
    if isinstance(option, Choice):
        values = option.values
    elif isinstance(option, Switch):
        values = (False, True)
    elif isinstance(option, Number):
        values = (option.low, option.high)
    return OptionInfo(option.name, option.default, option.expected, values)


def _lobby_table(name: str, created: float, plan: Plan) -> LobbyTable:
    bots = sum(seat.kind == "bot" for seat in plan.seats)
    return LobbyTable(name, plan.game, dict(plan.options), created, len(plan.seats), bots)
