"""The types of the protocol in words and tables, for docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec
from msgspec import inspect as mi

from tools.protocol_types import Field, Struct, doc_of, fields, inside, tag_of

_WORDS: dict[type[mi.Type], str] = {
    mi.StrType: "string",
    mi.IntType: "integer",
    mi.FloatType: "number",
    mi.BoolType: "true or false",
    mi.NoneType: "null",
    mi.AnyType: "object of the game, or null",
}


def word(kind: mi.Type) -> str:
    """A type in words."""
    if isinstance(kind, mi.StructType):
        return f"[{kind.cls.__name__}](#{kind.cls.__name__.lower()})"
    if isinstance(kind, mi.LiteralType):
        return " or ".join(f"`{json.dumps(value)}`" for value in kind.values)
    if type(kind) in _WORDS:
        return _WORDS[type(kind)]
    return _several(kind, [word(inner) for inner in inside(kind)])


def _several(kind: mi.Type, inner: list[str]) -> str:
    match kind:
        case mi.VarTupleType() | mi.ListType():
            return f"list of {inner[0]}"
        case mi.TupleType():
            return f"list: {', '.join(inner)}"
        case mi.DictType():
            return f"object, {inner[0]} → {inner[1]}"
    return " or ".join(inner)


def bounds(kind: mi.Type) -> str:
    """What a value must keep to, its parts included; nothing where there are no bounds."""
    own = _own_bounds(kind)
    inner = [bounds(part) for part in inside(kind) if not isinstance(part, mi.StructType)]
    return "; ".join([*own, *(f"each {limit}" for limit in inner if limit)])


def _own_bounds(kind: mi.Type) -> list[str]:
    if isinstance(kind, mi.StrType):
        pattern = [f"`{kind.pattern}`"] if kind.pattern else []
        return [*_range(kind.min_length, kind.max_length, "characters"), *pattern]
    if isinstance(kind, mi.VarTupleType | mi.DictType):
        return _range(kind.min_length, kind.max_length, "entries")
    if isinstance(kind, mi.IntType | mi.FloatType):
        return _range(kind.ge, kind.le, "")
    return []


def _range(low: float | None, high: float | None, what: str) -> list[str]:
    if low is None and high is None:
        return []
    ends = [f"at least {low}"] if high is None else [f"{low or 0} to {high}"]
    return [" ".join([*ends, what]).strip()]


# --- tables


def section(kind: Struct, examples: Iterable[str] = ()) -> str:
    """A heading, what the type is for, its fields, and examples."""
    tag = tag_of(kind)
    lines = [f"### {kind.__name__}", "", doc_of(kind)]
    lines += ["", f'`"{tag[0]}": "{tag[1]}"`'] if tag else []
    lines += ["", *_table(fields(kind))] if fields(kind) else []
    for example in examples:
        lines += ["", "```json", laid_out(example), "```"]
    return "\n".join(lines)


def _table(rows: list[Field]) -> list[str]:
    return [
        "| field | type | bounds | if left out | meaning |",
        "|---|---|---|---|---|",
        *(_row(field) for field in rows),
    ]


def _row(field: Field) -> str:
    default = "" if field.required else f"`{msgspec.json.encode(field.default).decode()}`"
    cells = [f"`{field.name}`", word(field.type), bounds(field.type), default, field.doc]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


# --- JSON that people can read

WIDTH = 100


def laid_out(text: str) -> str:
    """The same JSON in lines that fit a page: what is short stays on one line."""
    return _laid_out("", json.loads(text), "")


def _laid_out(name: str, value: object, indent: str) -> str:
    line = f"{indent}{name}{json.dumps(value, ensure_ascii=False)}"
    if len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    named = list(value.items()) if isinstance(value, dict) else [("", one) for one in value]
    names = [f"{json.dumps(key, ensure_ascii=False)}: " if key else "" for key, _ in named]
    rows = [_laid_out(key, one, indent + "  ") for key, (_, one) in zip(names, named)]
    first, last = ("{", "}") if isinstance(value, dict) else ("[", "]")
    return f"{indent}{name}{first}\n" + ",\n".join(rows) + f"\n{indent}{last}"
