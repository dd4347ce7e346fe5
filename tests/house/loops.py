"""Finds loops that a misbehaving game or server could keep from ending."""

from __future__ import annotations

import ast
from collections.abc import Iterator

ENDLESS = {"count", "cycle", "repeat"}
"""Of itertools: what a `for` may not go through as it is."""


def endless_loops(source: str) -> list[int]:
    """The lines of the loops without a bound of their own."""
    return sorted(_endless(ast.parse(source), timed=False))


def _endless(node: ast.AST, *, timed: bool) -> Iterator[int]:
    for child in ast.iter_child_nodes(node):
        inside = timed or _has_deadline(child)
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inside = False  # which may be called anywhere
        if isinstance(child, ast.While) and not (inside and _awaits(child)):
            yield child.lineno
        if isinstance(child, ast.For) and _is_endless(child.iter):
            yield child.lineno
        yield from _endless(child, timed=inside)


def _has_deadline(node: ast.AST) -> bool:
    """Is this `async with asyncio.timeout(…)`, which ends whatever waits inside?"""
    if not isinstance(node, ast.AsyncWith):
        return False
    calls = [item.context_expr for item in node.items]
    return any(isinstance(x, ast.Call) and ast.unparse(x.func) == "asyncio.timeout" for x in calls)


def _awaits(loop: ast.While) -> bool:
    """A loop that never waits cannot be ended by a time limit of the event loop."""
    return any(isinstance(node, ast.Await) for node in ast.walk(loop))


def _is_endless(iterated: ast.expr) -> bool:
    """`count()`, `cycle(…)`, `repeat(x)`, or `iter(call, last)`."""
    if not isinstance(iterated, ast.Call):
        return False
    name = ast.unparse(iterated.func).rpartition(".")[2]
    if name == "iter":
        return len(iterated.args) == 2
    return name in ENDLESS and not (name == "repeat" and len(iterated.args) == 2)
