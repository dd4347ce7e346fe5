"""The protocol as TypeScript: a type for every message, and for every game's view and events."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from textwrap import wrap

from msgspec import inspect as mi

from tablee.server import protocol
from tools.protocol_types import (
    Field,
    Struct,
    close_codes,
    doc_of,
    fields,
    from_client,
    from_server,
    game_types,
    inside,
    may_be_absent,
    parts,
    table_events,
    tag_of,
)
from tools.protocol_words import bounds

HEAD = """\
// Made by `python -m tools.make_protocol` from src/tablee/server/protocol.py and the games. Do not
// edit: what is changed here is lost. docs/protocol.md tells how the messages are used.
"""
OF_GAME: dict[tuple[Struct, str], str] = {
    (protocol.Item, "event"): "EventOf<G> | TableEvent",
    (protocol.Update, "view"): "ViewOf<G> | null",
}
"""The fields that hold something of the game at the table, which Python leaves open."""
WIDTH = 92
GENERIC = "<G extends GameKey = GameKey>"
_WORDS: dict[type[mi.Type], str] = {
    mi.StrType: "string",
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
}


def source() -> str:
    """The whole file."""
    messages = [*from_client(), *from_server()]
    told = table_events()
    blocks = [HEAD, _constants(), *_interfaces([*parts(messages), *messages])]
    blocks += [_union("ClientMessage", "Any message to the server.", from_client())]
    blocks += [_union("ServerMessage", "Any message from the server.", from_server(), GENERIC)]
    blocks += [*_interfaces(told), _union("TableEvent", "What is told besides the game.", told)]
    blocks += _games()
    _refuse_doubles(blocks)
    return "\n".join(blocks)


def _constants() -> str:
    codes = [f"{_comment(code.doc, '  ')}  {code.name}: {code.number},\n" for code in close_codes()]
    return (
        f"export const PROTOCOL_VERSION = {protocol.VERSION};\n\n"
        "/** The codes with which the server closes a connection. */\n"
        f"export const CLOSE = {{\n{''.join(codes)}}} as const;\n\n"
        "export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];\n"
    )


# --- types


def name_of(kind: Struct) -> str:
    """What a type is called; those of a game are called after it, as several have the same name."""
    found = re.match(r"tablee\.games\.(\w+)\.", kind.__module__)
    prefix = found[1].capitalize() if found else ""
    return kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__


def _interfaces(kinds: Iterable[Struct]) -> list[str]:
    return [_interface(kind) for kind in kinds]


def _interface(kind: Struct) -> str:
    tag = tag_of(kind)
    lines = [f"  readonly {tag[0]}: {json.dumps(tag[1])};\n"] if tag else []
    lines += [_line(kind, field) for field in fields(kind)]
    generic = GENERIC if _is_generic(kind) else ""
    comment = _comment(doc_of(kind))
    return f"{comment}export interface {name_of(kind)}{generic} {{\n{''.join(lines)}}}\n"


def _line(kind: Struct, field: Field) -> str:
    word = OF_GAME.get((kind, field.name)) or _type(field.type)
    mark = "?" if may_be_absent(kind, field) else ""
    limits = bounds(field.type)
    said = " ".join([field.doc, f"({limits})" if limits else ""]).strip()
    return f"{_comment(said, '  ')}  readonly {field.name}{mark}: {word};\n"


def _type(kind: mi.Type) -> str:
    if isinstance(kind, mi.StructType):
        return name_of(kind.cls) + ("<G>" if _is_generic(kind.cls) else "")
    if isinstance(kind, mi.LiteralType):
        return " | ".join(json.dumps(value) for value in kind.values)
    if type(kind) in _WORDS:
        return _WORDS[type(kind)]
    return _several(kind, [_type(inner) for inner in inside(kind)])


def _several(kind: mi.Type, inner: list[str]) -> str:
    match kind:
        case mi.VarTupleType() | mi.ListType():
            return f"readonly {_grouped(inner[0])}[]"
        case mi.TupleType():
            return f"readonly [{', '.join(inner)}]"
        case mi.DictType():
            return f"Readonly<Record<string, {inner[1]}>>"
        case mi.UnionType():
            return " | ".join(dict.fromkeys(inner))
    raise TypeError(f"there is no TypeScript for {kind}")


def _grouped(word: str) -> str:
    return f"({word})" if " " in word and not word.startswith("Readonly<") else word


def _is_generic(kind: Struct) -> bool:
    return any(kind in (owner, *_makers(owner)) for owner, _ in OF_GAME)


def _makers(part: Struct) -> list[Struct]:
    """The messages that hold a part."""
    return [kind for kind in from_server() if part in parts([kind])]


def _union(name: str, doc: str, kinds: Iterable[Struct], generic: str = "") -> str:
    words = [name_of(kind) + ("<G>" if generic and _is_generic(kind) else "") for kind in kinds]
    return f"{_comment(doc)}export type {name}{generic} =\n  | " + "\n  | ".join(words) + ";\n"


# --- games


def _games() -> list[str]:
    seen: dict[Struct, None] = {}
    blocks, rows = [], []
    for key, (view, events) in game_types().items():
        word = key.capitalize()
        new = [kind for kind in [*parts([view, *events]), view, *events] if kind not in seen]
        seen |= dict.fromkeys(new)
        blocks += _interfaces(new)
        blocks.append(_union(f"{word}Event", f"What happens in {key}.", events))
        both = f"readonly view: {name_of(view)}; readonly event: {word}Event"
        rows.append(f"  readonly {key}: {{ {both} }};\n")
    return [*blocks, _BY_KEY.format(rows="".join(rows))]


_BY_KEY = """\
/** Views and events by the key of their game: `Update<"gruell">` is an update at such a table. */
export interface Games {{
{rows}}}

export type GameKey = keyof Games;
export type ViewOf<G extends GameKey> = Games[G]["view"];
export type EventOf<G extends GameKey> = Games[G]["event"];
export type GameView = ViewOf<GameKey>;
export type GameEvent = EventOf<GameKey>;
"""


# --- words


def _comment(text: str, indent: str = "") -> str:
    """A doc comment; nothing for no words."""
    if not text:
        return ""
    lines = wrap(text.replace("*/", "*\\/"), WIDTH - len(indent), break_long_words=False)
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"]
    )


def _refuse_doubles(blocks: list[str]) -> None:
    names = re.findall(r"^export (?:interface|type|const) (\w+)", "\n".join(blocks), re.MULTILINE)
    doubles = {name for name in names if names.count(name) > 1}
    if doubles:
        raise ValueError(f"two types would have the same name: {', '.join(sorted(doubles))}")
