"""All that a state holds, field by field, whether its rules are compiled or not."""

from __future__ import annotations

from collections.abc import Iterator

SCALARS = (int, float, str, bytes, type(None))
UNHEARD = {"notes": "a copy is a state to which nobody listens"}
SCRATCH = {
    "Maze.is_shared": "says who else has the same lists, which is another thing for a copy",
    "OeufsState.sure": "an action that was found to be legal just now, or none is known",
    "GootmuState.cuts": "counts searches, for measuring",
    "GootmuState.marks": "belongs to a search, which leaves it as it was",
    "GootmuState.path_slots": "what the last search found, for whoever asked for it",
    "GootmuState.path_spends": "what the last search found, for whoever asked for it",
}
"""Fields that a copy need not share with its original, and why."""
INTERNED = {"Hand": "the same cards in hand are the same object, with a list of what may be played"}
"""Classes whose objects are equal if they are the same one, and why."""


def field_names(thing: object) -> list[str]:
    """The fields of an object: compiled classes list them, others have a dictionary."""
    listed = [name for kind in type(thing).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    return [name for name in dict.fromkeys([*listed, *vars_of(thing)]) if name not in UNHEARD]


def vars_of(thing: object) -> dict[str, object]:
    return getattr(thing, "__dict__", {})


def unlike_fields(one: object, other: object, name: str = "") -> Iterator[tuple[str, str]]:
    """Yield the class and name of each field in which two objects differ, and how."""
    if one is other or name in SCRATCH:
        return
    if type(one) is not type(other) or is_value(one):
        if one != other:
            yield name, f"{one!r} {other!r}"
    elif is_listing(one):
        yield from _unlike_lists(list(one), list(other), name)  # type: ignore[call-overload]
    else:
        for field in field_names(one):
            pair = (getattr(one, field, None), getattr(other, field, None))
            yield from unlike_fields(*pair, f"{type(one).__name__}.{field}")


def is_value(thing: object) -> bool:
    """Is it compared as a whole?"""
    return isinstance(thing, (*SCALARS, dict, set, frozenset)) or type(thing).__name__ in INTERNED


def is_listing(thing: object) -> bool:
    """Is it a list or one of mypyc's vectors?"""
    return isinstance(thing, (list, tuple)) or type(thing).__name__.startswith("vec")


def _unlike_lists(one: list[object], other: list[object], name: str) -> Iterator[tuple[str, str]]:
    if len(one) != len(other):
        yield name, f"{one!r} {other!r}"
        return
    for here, there in zip(one, other, strict=True):
        yield from unlike_fields(here, there, name)


def copied_fields(one: object, twin: object, name: str = "") -> Iterator[str]:
    """Yield the class and name of each field that a copy must set: objects that both share have
    been handed on as they are."""
    if is_listing(one):
        for here, there in zip(one, twin):  # type: ignore[call-overload]
            yield from copied_fields(here, there, name)
    elif one is not twin and not is_value(one):
        for field in field_names(one):
            yield f"{type(one).__name__}.{field}"
            yield from copied_fields(getattr(one, field, None), getattr(twin, field, None))
