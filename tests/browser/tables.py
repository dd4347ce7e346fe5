"""Tables as programs make them, so that a test begins where it wants to."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tablee.core.match import Match
from tests.browser.visitor import Visitor


def made(visitor: Visitor, **plan: Any) -> None:  # noqa: ANN401 - any plan
    """A table as programs make it, entered by its private link."""
    visitor.go("/")
    answer = visitor.page.request.post("api/tables", data=plan)
    assert answer.status == 201, answer.text()
    table = answer.json()
    key = table["keys"][0]
    visitor.page.goto(f"t/{table['table']}#seat={key['seat']}&key={key['token']}")
    visitor.find("stage").wait_for()


def against_a_bot(game: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any plan
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    return {"game": game, "seats": seats, **more}


@cache
def last_trick() -> str:
    """A game of Grüll for two in which one decision is left to each."""
    match, rng = Match("gruell", 2, seed=bytes(32)), Random(1)
    position = ""
    while match.pending():
        if len(match.pending()) == 2:
            position = match.game.position_text(match.state)
        seat = match.pending()[0]
        match.act(seat, rng.choice(match.legal(seat)))
    return position
