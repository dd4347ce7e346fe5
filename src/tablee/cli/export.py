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


def export(table: str, /, *, store: StoreAddress = DEFAULT) -> None:
    """Print a table and its log as JSON, without the tokens of its players.

    The seed is shown once the game is over. What is hidden in the game is not hidden here.

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
    shown = {"table": table_shown(row), "log": [entry_shown(entry) for entry in log]}
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
    """A table's row; the seed only when nothing follows from it any more."""
    shown = msgspec.structs.asdict(row) | {"head": content(row.head), "seed": row.seed.hex()}
    if row.status != "over":
        del shown["seed"]
    return shown


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
