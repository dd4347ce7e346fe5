"""Finds code that writes to what a module keeps: threads that play would share it.

Lists and dictionaries of a module are welcome as tables of facts. They may be filled while modules
are imported, by functions that nothing but modules themselves calls.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

MUTATORS = {
    *("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"),
    *("add", "discard", "update", "setdefault", "popitem", "appendleft", "popleft"),
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def root(node: ast.expr) -> str:
    """The name that `name[…].field[…]` begins with, or nothing."""
    if isinstance(node, ast.Subscript | ast.Attribute | ast.Starred):
        return root(node.value)
    return node.id if isinstance(node, ast.Name) else ""


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    """What is assigned to what, tuple by tuple."""
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts):
            yield from _pairs(one, other)
    else:
        yield target, value


def _bindings(node: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    if isinstance(node, ast.Assign):
        for target in node.targets:
            yield from _pairs(target, node.value)
    elif isinstance(node, ast.AnnAssign) and node.value is not None:
        yield node.target, node.value
    elif isinstance(node, ast.For | ast.comprehension):
        yield node.target, node.iter
    elif isinstance(node, ast.NamedExpr):
        yield node.target, node.value


def module_names(tree: ast.Module) -> set[str]:
    """What the module keeps: its own values, and what it imports."""
    names: set[str] = set()
    for node in tree.body:
        names |= {root(target) for target, _ in _bindings(node)}
        if isinstance(node, ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
    return names - {""}


def _shared_in(function: Function, names: set[str]) -> set[str]:
    """The names that stand for something of the module within a function."""
    given = function.args
    arguments = {a.arg for a in [*given.posonlyargs, *given.args, *given.kwonlyargs]}
    pairs = [pair for node in ast.walk(function) for pair in _bindings(node)]
    named = [(target.id, root(value)) for target, value in pairs if isinstance(target, ast.Name)]
    shared = names - arguments - {name for name, _ in named}
    for _ in named:  # as many rounds as names can stand for each other
        shared |= {name for name, value in named if value in shared} - arguments
    return shared


def _written(node: ast.AST) -> Iterator[ast.expr]:
    """The places that this piece of code writes to."""
    if isinstance(node, ast.AugAssign):
        yield node.target
    elif isinstance(node, ast.Delete):
        yield from node.targets
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in MUTATORS:
            yield node.func
    else:
        for target, _ in _bindings(node):
            yield from target.elts if isinstance(target, ast.Tuple) else [target]


def writes(function: Function, names: set[str]) -> Iterator[str]:
    """The names of a module that a function writes to."""
    shared = _shared_in(function, names)
    for node in ast.walk(function):
        if isinstance(node, ast.Global):
            yield from node.names
        for target in _written(node):
            if isinstance(target, ast.Subscript | ast.Attribute) and root(target) in shared:
                yield root(target)


def _functions(tree: ast.AST) -> list[Function]:
    return [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]


def _called_in_functions(trees: Iterable[ast.Module]) -> set[str]:
    functions = [function for tree in trees for function in _functions(tree)]
    nodes = [node for function in functions for node in ast.walk(function)]
    loaded = [node for node in nodes if isinstance(node, ast.Name | ast.Attribute)]
    return {node.id if isinstance(node, ast.Name) else node.attr for node in loaded}


def _class_values(tree: ast.Module) -> Iterator[str]:
    """Lists and dictionaries that all objects of a class would share."""
    for node in (n for n in ast.walk(tree) if isinstance(n, ast.ClassDef)):
        for target, value in (pair for part in node.body for pair in _bindings(part)):
            if isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp):
                yield f"{node.name}.{root(target)}"


def _called_by_modules(trees: Iterable[ast.Module]) -> set[str]:
    """The functions that modules call while they are imported."""
    statements = [node for tree in trees for node in tree.body if isinstance(node, ast.Expr)]
    return {root(s.value.func) for s in statements if isinstance(s.value, ast.Call)}


def shared_state(sources: Mapping[str, str]) -> list[str]:
    """Where these modules write to what they keep, a line each."""
    trees = {name: ast.parse(text) for name, text in sources.items()}
    on_import = _called_by_modules(trees.values()) - _called_in_functions(trees.values())
    found = []
    for name, tree in trees.items():
        names = module_names(tree)
        found += [f"{name}: {value} is shared by all objects" for value in _class_values(tree)]
        for function in _functions(tree):
            if function.name not in on_import:
                found += [f"{name}: {function.name} writes {n}" for n in writes(function, names)]
    return found
