"""Reading a request: what is asked for, by whom. What makes no sense is one clear refusal."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request

from tablee.core.state import SPECTATOR
from tablee.server.catalogue import known_game
from tablee.server.errors import BadRequest, NoFilm, NoTable, NotAllowed
from tablee.server.protocol import LANGUAGE
from tablee.server.words import ENGLISH, language_of

MOST_BODY = 65_536
MOST_STEPS = 200
"""So many steps of a game are told at once."""
LAST_STEP = 999_999

TABLE_NAME = "^[a-z0-9]{4,24}$"
TableName = Annotated[str, Meta(pattern=TABLE_NAME)]
GameKey = Annotated[str, Meta(pattern="^[a-z0-9]{1,20}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
First = Annotated[int, Meta(ge=0, le=LAST_STEP)]
FilmNumber = First
Count = Annotated[int, Meta(ge=1, le=MOST_STEPS)]


# --- the body


async def body(request: Request, kind: type[Any]) -> Any:  # noqa: ANN401 - of the kind asked for
    """What was sent, as a value of this kind."""
    if not request.headers.get("content-type", "").startswith("application/json"):
        raise BadRequest("the body must be application/json")
    try:
        return msgspec.json.decode(await _content(request), type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"the body makes no sense: {error}") from None


async def _content(request: Request) -> bytes:
    """The body, as far as it is not too long; nobody has to announce its length."""
    content = b""
    try:
        async for piece in request.stream():
            content += piece
            if len(content) > MOST_BODY:
                raise BadRequest("the body is too long")
    except ClientDisconnect:  # nobody reads this, but it is no failure of ours
        raise BadRequest("the body did not arrive whole") from None
    return content


# --- the path


def table_name(request: Request) -> str:
    """What cannot be a table's name is not even looked for: no database likes all letters."""
    name = str(request.path_params["table"])
    if not re.fullmatch(TABLE_NAME, name):
        raise NoTable("there is no such table")
    return name


def game_key(request: Request) -> str:
    """A game that there is."""
    return known_game(str(request.path_params["game"])).key


def seat(request: Request) -> int:
    """The seat in the path."""
    word = str(request.path_params["seat"])
    if not (word.isascii() and word.isdigit() and len(word) == 1):
        raise BadRequest("a seat is a number from 0 on")
    return int(word)


def token(request: Request) -> str:
    """The secret of a seat."""
    if not (found := bearer(request)):
        raise NotAllowed("a seat's key is needed: Authorization: Bearer …")
    return found


def bearer(request: Request) -> str:
    """The secret that a request brings; empty if it brings none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


def film(request: Request) -> int:
    """The number of a film; what cannot be one is not even looked for."""
    word = str(request.path_params["number"])
    if not re.fullmatch("[0-9]{1,6}", word):
        raise NoFilm("there is no such film")
    return int(word)


# --- the query


def language(request: Request) -> str:
    """The language that is asked for; English where none is, or one that we do not speak."""
    wish = _one(request, "language")
    if wish is None:
        return ENGLISH
    if not re.fullmatch(LANGUAGE, wish):
        raise BadRequest("a language is written as fr or fr-CA")
    return language_of(wish)


def seat_or_stranger(request: Request) -> int:
    """The seat in the query, or a stranger's."""
    return _number(request, "seat", 0, 7, SPECTATOR)


def step(request: Request) -> int | None:
    """A step of a replay; None for the table as it is now."""
    number = _number(request, "step", 0, LAST_STEP, -1)
    return None if number < 0 else number


def page(request: Request) -> tuple[int, int]:
    """From where on, and how many."""
    first = _number(request, "first", 0, LAST_STEP, 0)
    return first, _number(request, "count", 1, MOST_STEPS, MOST_STEPS)


def _number(request: Request, name: str, least: int, most: int, default: int) -> int:
    word = _one(request, name)
    if word is None:
        return default
    if not (re.fullmatch("[0-9]{1,6}", word) and least <= int(word) <= most):
        raise BadRequest(f"{name} is a whole number from {least} to {most}")
    return int(word)


def _one(request: Request, name: str) -> str | None:
    words = request.query_params.getlist(name)
    if len(words) > 1:
        raise BadRequest(f"{name} can be given only once")
    return words[0] if words else None
