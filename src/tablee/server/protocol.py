"""The live protocol: every message that goes over a table's socket, in both directions.

Text frames are JSON with a tag `type`. Binary frames belong to the nest: pointer samples from the
player whose hand it is, poses for everybody who looks. docs/protocol.md and the TypeScript types
are made from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

VERSION = 1

ActionId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""Made by the client, new for every action; a repeated send with the same id is applied once."""
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=4, max_length=24, pattern="^[a-z0-9]+$")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatCounts = Annotated[dict[Annotated[str, Meta(max_length=2)], Count], Meta(max_length=9)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
LANGUAGE = "^[a-z]{2}(-[A-Z]{2})?$"
Language = Annotated[str, Meta(min_length=2, max_length=5, pattern=LANGUAGE)]


class Message(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Anything that is sent."""


class FromClient(Message, frozen=True, forbid_unknown_fields=True):
    """A message to the server."""


class FromServer(Message, frozen=True, omit_defaults=True):
    """A message from the server."""


# --- from the client


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, and the secret that holds it."""

    seat: Seat
    token: Token


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message of a connection: which table, as whom, and what is known already."""

    version: int
    table: TableId
    keys: Annotated[tuple[Key, ...], Meta(max_length=8)] = ()
    """None for a spectator; several where people share a screen."""
    known: SeatCounts = {}
    """How many numbered items each seat has already ("-" for a spectator); left out: the view
    alone is sent, with everything that may still be read.
    """
    language: Language = "en"


class Act(FromClient, frozen=True, tag="act"):
    """A decision, in notation."""

    id: ActionId
    seat: Seat
    decision: Count
    """The number of the decision that was on offer, so that a late click decides nothing else."""
    action: ActionText
    then: Annotated[tuple[ActionText, ...], Meta(max_length=40)] = ()
    """Further actions of the same seat, carried out one after the other: committed together, told
    in one update, taken back by one undo. They stop before the first that is not possible.
    """


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back the seat's last decision."""

    id: ActionId
    seat: Seat


class Say(FromClient, frozen=True, tag="say"):
    """A line of chat."""

    id: ActionId
    seat: Seat
    text: ChatText


class Mute(FromClient, frozen=True, tag="mute"):
    """Hear another seat's chat no more, or again."""

    id: ActionId
    seat: Seat
    other: Seat
    muted: bool


class TakeOver(FromClient, frozen=True, tag="take-over"):
    """Play again where a bot has played in the meantime."""

    id: ActionId
    seat: Seat


class GoOn(FromClient, frozen=True, tag="go-on"):
    """End a moment in which all may speak: for tables whose people all sit at one screen, which
    has asked them. No sooner than a second after it has begun.
    """

    id: ActionId
    seat: Seat


class LetBot(FromClient, frozen=True, tag="let-bot"):
    """Let a bot play for somebody who has been away for a while, or for oneself."""

    id: ActionId
    seat: Seat
    other: Seat


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there, and what time is it there?"""

    sent: float


Request = Act | Undo | GoOn | Say | Mute | TakeOver | LetBot
"""What a seat asks for; it is answered with Ack or Refusal."""

ClientMessage = Hello | Act | Undo | GoOn | Say | Mute | TakeOver | LetBot | Ping

# --- from the server


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to Hello."""

    version: int
    table: str
    seats: tuple[int, ...]
    """The seats that this connection holds; none for a spectator."""
    time: float
    """The server's clock, in seconds since 1970."""


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat, as everybody sees it."""

    kind: Literal["open", "person", "bot", "away"]
    """away: a bot plays for its person."""
    name: str = ""
    level: str = ""
    """Of the bot that plays here."""
    present: bool = False
    """Is anybody connected for this seat?"""
    away_since: float | None = None
    clock: float | None = None
    """Seconds left on a clock that stands still."""
    clock_ends: float | None = None
    """When a running clock runs out: that of somebody whom the table waits for."""


class TableState(FromServer, frozen=True, tag="table"):
    """The table apart from the game: who sits where, and what was agreed."""

    table: str
    game: str
    options: dict[str, str | int | bool]
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatState, ...]
    public: bool
    clock: Literal["none", "move", "game"]
    seconds: int
    commitment: str
    """The promise of the seed that all chance follows from."""
    time: float = 0.0
    rematch: str = ""
    from_position: bool = False
    """Did the game begin from a position that its maker knows, hidden things included?"""
    waiting: tuple[int, ...] = ()
    """Whom everybody sees the table waiting for."""
    rules_gone: bool = False
    """Is it over because this server no longer has the rules that it began with?"""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a seat may do now: in notation, in words, and for programs that draw it."""

    action: str
    label: str
    kind: str = ""
    """What sort of choice it is, in the game's own word."""
    target: dict[str, str | int] = {}
    """What it is about: names of things in the view, by what they are. No other choice of the
    question has the same kind and target.
    """


class Route(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way to finish a move that goes step by step. Ways with the same end differ in what happens
    on them; the plainest, on which nothing is risked or spent, comes first.
    """

    end: str
    """The square where the move itself ends."""
    path: tuple[str, ...]
    """The squares that are stepped on, in order; the last is the end."""
    actions: tuple[str, ...]
    """The decisions, in notation: the first is the Act's `action`, the others are its `then`."""
    told: tuple[str, ...] = ()
    """What happens on the way and at its end, in sentences of the reader's language, until chance
    falls or a hidden face shows.
    """


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one seat was told it."""

    number: int
    at: float
    event: Any
    """An event of the game or of the table, with a tag `event`."""
    said: tuple[str, ...] = ()
    """The same in sentences of the reader's language. A sentence that tells of several events at
    once stands with the last of them.
    """


class Update(FromServer, frozen=True, tag="update"):
    """What is new for one seat: items in order, and the whole view as it is now."""

    seat: int | None
    """None for a spectator."""
    count: int
    """How many items this seat has been told in all, these included."""
    items: tuple[Item, ...]
    view: Any
    """The game's own view; None before the game has begun."""
    question: str = ""
    decision: int = 0
    choices: tuple[Choice, ...] = ()
    routes: tuple[Route, ...] = ()
    """The ways to finish the move, where one is asked for step by step: of very long moves some,
    of all others all that differ.
    """
    may_undo: bool = False
    clauses: tuple[str, ...] = ()
    """The rules that matter now."""
    moment_ends: float | None = None
    """Where all are asked at once and silence is an answer: when the moment is over."""
    attempt: int | None = None
    """Where hands decide: the number of the attempt that a hand is awaited for or makes now."""
    readable: tuple[int, ...] | None = None
    """The items that may still be read, by number; None: all of them. Where remembering is the
    players' part, whatever else a client has kept must be forgotten.
    """


class Stopped(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why not all actions of a request were carried out."""

    at: int
    """The action that was not carried out, counted from 0."""
    reason: str
    """A key that does not change with the language."""
    sentence: str
    clause: str = ""


class Ack(FromServer, frozen=True, tag="ack"):
    """An action with this id is committed."""

    id: str
    done: int = 1
    """How many of the actions were carried out."""
    stopped: Stopped | None = None
    """Why it stopped before the last of them."""


class Refusal(FromServer, frozen=True, tag="refusal"):
    """An action or message was refused and changed nothing."""

    id: str
    reason: str
    """A key that does not change with the language."""
    sentence: str
    clause: str = ""


class Pong(FromServer, frozen=True, tag="pong"):
    """The answer to Ping."""

    sent: float
    time: float


ServerMessage = Welcome | TableState | Update | Ack | Refusal | Pong

# --- codes with which the server closes a connection

GOING_AWAY = 1001
"""The table has to be read from its log again: connect again."""
RESTARTING = 1012
"""The server stops, perhaps to start anew: connect again."""
TOO_BIG = 1009
"""A frame was longer than the server takes."""
BAD_MESSAGE = 4400
"""Not JSON, not a known message, or a field out of bounds."""
NOT_ALLOWED = 4403
"""A key does not hold its seat."""
NO_TABLE = 4404
"""There is no such table, or no longer."""
TOO_SLOW = 4408
"""The client did not read what was sent: connect again and resume."""
TOO_MANY = 4429
"""Too many messages: wait a little, then connect again."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder(order="deterministic")


class BadMessage(Exception):
    """A frame that is no message of this protocol."""


def decoded(frame: str | bytes) -> ClientMessage:
    """The message in a frame."""
    try:
        return _decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from None


def encoded(message: ServerMessage) -> str:
    """A message as it is sent; the same message is always the same bytes."""
    return _encoder.encode(message).decode()
