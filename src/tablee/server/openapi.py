"""The OpenAPI document, made from the same list as the routes."""

from __future__ import annotations

import re
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec

from tablee.server.api import ENDPOINTS, Endpoint, Problem
from tablee.server.protocol import Language
from tablee.server.reading import Count, FilmNumber, First, GameKey, SeatNumber, TableName

Json = dict[str, Any]
_REFERENCE = "#/components/schemas/{name}"
_PARAMETERS = {
    "table": TableName,
    "game": GameKey,
    "seat": SeatNumber,
    "language": Language,
    "first": First,
    "step": First,
    "count": Count,
    "number": FilmNumber,
}


def document(base: str) -> Json:
    """Everything that can be asked of the server by HTTP."""
    kinds = _kinds()
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REFERENCE)
    known = dict(zip(map(str, kinds), schemas, strict=True))
    paths: Json = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": version("tablee")},
        "servers": [{"url": base or "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _kinds() -> list[Any]:
    found = [Problem, *_PARAMETERS.values()]
    for endpoint in ENDPOINTS:
        found += [kind for kind in (endpoint.answer, endpoint.body) if _is_type(kind)]
    return list({str(kind): kind for kind in found}.values())


def _is_type(kind: Any) -> bool:  # noqa: ANN401 - any type or media type
    return kind is not None and not isinstance(kind, str)


def _operation(endpoint: Endpoint, known: Json) -> Json:
    inside = re.findall(r"{(\w+)}", endpoint.path)
    operation: Json = {
        "operationId": f"{endpoint.method.lower()} {endpoint.path}",
        "summary": endpoint.summary,
        "parameters": [
            *(_parameter(name, "path", known) for name in inside),
            *(_parameter(name, "query", known) for name in endpoint.query),
        ],
        "responses": {str(endpoint.status): _answer(endpoint, known), **_refusals(endpoint, known)},
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": known[str(endpoint.body)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.needs_key:
        operation["security"] = [{"key": []}]
    return operation


def _parameter(name: str, place: str, known: Json) -> Json:
    schema = known[str(_PARAMETERS[name])]
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


def _answer(endpoint: Endpoint, known: Json) -> Json:
    if endpoint.answer is None:
        return {"description": "Done."}
    if isinstance(endpoint.answer, str):
        return {"description": endpoint.summary, "content": {endpoint.answer: {}}}
    content = {"application/json": {"schema": known[str(endpoint.answer)]}}
    return {"description": endpoint.summary, "content": content}


def _refusals(endpoint: Endpoint, known: Json) -> Json:
    content = {"application/json": {"schema": known[str(Problem)]}}
    return {
        str(code): {"description": HTTPStatus(code).phrase, "content": content}
        for code in (*endpoint.refusals, 429, 503)
    }
