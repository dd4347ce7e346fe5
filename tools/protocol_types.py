"""The types of the protocol with what their source says about them: what both generators read."""

from __future__ import annotations

import ast
import inspect
import itertools
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import inspect as mi

from tablee.core.events import Event, Undone
from tablee.core.registry import games_in
from tablee.server import protocol
from tablee.server.tables import happenings

Struct = type[msgspec.Struct]
CLOSING = range(1000, 5000)
"""The numbers that WebSocket has for the end of a connection."""


@dataclass(frozen=True)
class Field:
    """One field of a message."""

    name: str
    type: mi.Type
    required: bool
    default: object
    doc: str


@dataclass(frozen=True)
class CloseCode:
    """A number with which the server ends a connection."""

    name: str
    number: int
    doc: str


# --- what there is


def from_client() -> tuple[Struct, ...]:
    """Every message to the server."""
    return get_args(protocol.ClientMessage)


def from_server() -> tuple[Struct, ...]:
    """Every message from the server."""
    return get_args(protocol.ServerMessage)


def table_events() -> tuple[Struct, ...]:
    """What happens at a table besides the game; a kind that others refine is never sent."""
    own = [kind for kind in vars(happenings).values() if _is_sent(kind)]
    return (Undone, *own)


def _is_sent(kind: object) -> bool:
    return (
        isinstance(kind, type)
        and issubclass(kind, Event)
        and kind.__module__ == happenings.__name__
        and not kind.__subclasses__()
    )


def game_types() -> dict[str, tuple[Struct, tuple[Struct, ...]]]:
    """Every game's view and events, by the game's key."""
    return {
        key: (game.view_type, tuple(game.event_types))
        for key, game in games_in("tablee.games").items()
    }


def close_codes() -> list[CloseCode]:
    """Every code of protocol.py with which a connection is closed."""
    docs = _docs(protocol)
    found = {name: value for name, value in vars(protocol).items() if name.isupper()}
    return [
        CloseCode(name, value, docs.get(name, ""))
        for name, value in found.items()
        if isinstance(value, int) and value in CLOSING
    ]


def parts(kinds: Iterable[Struct]) -> list[Struct]:
    """The types that messages are made of, in the order in which a reader meets them."""
    found: dict[Struct, None] = {}
    for kind in kinds:
        for field in fields(kind):
            found |= dict.fromkeys(_structs(field.type))
    return list(found)


def _structs(kind: mi.Type) -> Iterator[Struct]:
    if isinstance(kind, mi.StructType):
        yield kind.cls
        yield from parts([kind.cls])
    for inner in inside(kind):
        yield from _structs(inner)


def inside(kind: mi.Type) -> tuple[mi.Type, ...]:
    """The types that a type of several values is made of."""
    if isinstance(kind, mi.VarTupleType | mi.ListType):
        return (kind.item_type,)
    if isinstance(kind, mi.TupleType):
        return kind.item_types
    if isinstance(kind, mi.DictType):
        return (kind.key_type, kind.value_type)
    return kind.types if isinstance(kind, mi.UnionType) else ()


# --- what a type says of itself


def tag_of(kind: Struct) -> tuple[str, str] | None:
    """The field that tells the kind, and what it says; None where there is only one kind."""
    info = _info(kind)
    return (str(info.tag_field), str(info.tag)) if info.tag_field else None


def fields(kind: Struct) -> list[Field]:
    """The fields of a type, those of its bases first."""
    return [
        Field(one.encode_name, one.type, one.required, _default(one), field_doc(kind, one.name))
        for one in _info(kind).fields
    ]


def may_be_absent(kind: Struct, field: Field) -> bool:
    """Clients may leave out what has a default; of what we send, some types always hold all."""
    ours = not kind.__struct_config__.forbid_unknown_fields
    return not field.required and (kind.__struct_config__.omit_defaults or not ours)


def doc_of(kind: Struct) -> str:
    """What a type is for."""
    return in_one_line(kind.__doc__ or "")


def in_one_line(text: str) -> str:
    """A docstring without its line breaks."""
    return " ".join(text.split())


def _info(kind: Struct) -> mi.StructType:
    info = mi.type_info(kind)
    if not isinstance(info, mi.StructType) or info.array_like:
        raise TypeError(f"{kind} is not sent as an object")
    return info


def _default(field: mi.Field) -> object:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return None if field.required else field.default


# --- docstrings of fields, which only the source has


def field_doc(kind: Struct, name: str) -> str:
    """The docstring under a field, or under the name of its type where the field has none."""
    for base in kind.__mro__:
        docs = _docs(sys.modules[base.__module__])
        found = docs.get(f"{base.__name__}.{name}") or docs.get(str(_annotation(base, name)))
        if found:
            return found
    return ""


def _annotation(kind: type, name: str) -> object:
    return vars(kind).get("__annotations__", {}).get(name)


@cache
def _docs(module: ModuleType) -> dict[str, str]:
    """The docstrings under names, and under `Class.name`, in the source of a module."""
    if not getattr(module, "__file__", "").endswith(".py"):
        return {}
    tree = ast.parse(inspect.getsource(module))
    found = dict(_under("", tree.body))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= dict(_under(f"{node.name}.", node.body))
    return found


def _under(prefix: str, body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for named, text in itertools.pairwise(body):
        target = _target(named)
        if target and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            yield prefix + target, in_one_line(str(text.value.value))


def _target(node: ast.stmt) -> str:
    targets = [node.target] if isinstance(node, ast.AnnAssign) else getattr(node, "targets", [])
    return targets[0].id if len(targets) == 1 and isinstance(targets[0], ast.Name) else ""
