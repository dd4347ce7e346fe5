"""`tablee export`: one table and its log as JSON, for somebody who looks after a server."""

from __future__ import annotations

import asyncio
import base64
import sys
from typing import TYPE_CHECKING

import msgspec

from tablee.cli.migrate import DEFAULT, StoreAddress, need_store
from tablee.server.errors import NoTable
from tablee.server.store.rows import Entry, TableRow

if TYPE_CHECKING:
    from tablee.server.store.store import Store

SECRET = "token"  # noqa: S105 - the name of the key
"""A person who sits down is known by this from then on; it is kept in the entry `sit`."""

RUNNING = "playing"
ABOUT_PEOPLE = ("sit", "leave", "fill", "bot-for", "back", "say", "mute", "rematch")
"""Entries that everybody at the table sees; of the others some are sealed choices."""


def export(table: str, /, *, store: StoreAddress = DEFAULT) -> None:
    """Print a table and its log as JSON, without the tokens of its players.

    While the game runs, its decisions and its seed are not shown: whoever looks after a server
    may also play there. Once the game is over everything is shown.

    Example: tablee export 7kq2m9 --store sqlite:///tablee.db

    Parameters
    ----------
    table
        The id of the table.
    store
        The address of the store's database.
    """
    need_store()
    from tablee.server.store.store import Store

    row, log = asyncio.run(_loaded(Store.open(store, migrate=False), table))
    shown = {"table": table_shown(row), "log": log_shown(row, log)}
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode() + "\n")


async def _loaded(store: Store, table: str) -> tuple[TableRow, list[Entry]]:
    try:
        found = await store.load(table)
    finally:
        await store.close()
    if found is None:
        raise NoTable(f"there is no table {table}")
    return found


def table_shown(row: TableRow) -> dict[str, object]:
    """Return a table's row; what tells of hidden things only when nothing is hidden any more."""
    head = content(row.head)
    shown = msgspec.structs.asdict(row) | {"head": head, "seed": row.seed.hex()}
    if row.status != "over":
        del shown["seed"]
        if isinstance(head, dict):
            head.pop("start", None)  # a position shows everything, hands and all
    if row.status == RUNNING:
        del shown["touched"], shown["due"]  # both tell when somebody last decided
    return shown


def log_shown(row: TableRow, log: list[Entry]) -> list[dict[str, object]]:
    """The log; of a running game no decisions, nor the numbers that would count them."""
    if row.status != RUNNING:
        return [entry_shown(entry) for entry in log]
    return [
        {key: value for key, value in entry_shown(entry).items() if key != "seq"}
        for entry in log
        if entry.kind in ABOUT_PEOPLE
    ]


def entry_shown(entry: Entry) -> dict[str, object]:
    """An entry; of one where somebody sits down, everything but the token."""
    body = without_secret(entry.body) if entry.kind == "sit" else content(entry.body)
    return msgspec.structs.asdict(entry) | {"body": body}


def without_secret(body: bytes) -> object:
    """What can be shown of a body with a token; nothing, where we cannot tell what is in it."""
    try:
        found = msgspec.json.decode(body, type=dict[str, object])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return {key: value for key, value in found.items() if key != SECRET}


def content(body: bytes) -> object:
    """JSON as it is; anything else in base64."""
    try:
        found: object = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {"base64": base64.b64encode(body).decode()}
    return found
