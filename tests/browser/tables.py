"""Tables as programs make them, so that a test begins where it wants to."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from tablee.core.match import Match
from tests.browser.visitor import Visitor
from tests.ends import as_long_as

LAST_EGG = "oeufs 6 300 | BBBBBB/6/6/6/5a/aaaaa1 | turn A 20"
"""A takes the last egg home, and may then say so."""
FALSE_EGG = "oeufs 6 300 | BBBBB1/5a/6/6/5a/aaaab1 | turn A 20"
"""The same to look at, but one of the eggs in A's camp is B's."""
FIRST_DISCARD = (
    "gologolo closed | round 1 first A | turn A opening 0"
    " | A Cb2Cy0Cg2Cg2Sb0Sg0Sg2Tb1Tg0Tg2Tr0Hb2Hy1Hy2 / - / -"
    " | B Cb0Cb1Cb1Cr1Cr1Cg1Cr0Sy0Sy0Sy1Sr0Tb0Tb2 / - / -"
)
"""A discards first; B has not one card of the same kind."""
GOLOGOLO = (
    "gologolo closed | round 1 first A | turn A opening 0"
    " | A Cb0Cb1Cb2Sy0Sy1Sy2Tg0Tg1Tg2Hr0Hr1Hr2Sb0Sb0 / - / -"
    " | B Cb0Cb1Cb1Cr1Cr1Cg1Cr0Sy0Sy0Sy1Sr0Tb0Tb2 / - / -"
)
"""A holds a Gologolo: whoever discards instead is asked twice."""


def laid(visitor: Visitor, **plan: Any) -> dict[str, Any]:  # noqa: ANN401 - any plan
    """A table as programs make it, with the keys of its seats."""
    if visitor.page.url == "about:blank":
        visitor.go("/")
    answer = visitor.page.request.post("api/tables", data=plan)
    assert answer.status == 201, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def enter(visitor: Visitor, table: str, *keys: dict[str, Any]) -> None:
    """By private links, one for each seat that is held here; then nobody has the screen yet."""
    for key in keys:
        visitor.page.goto(f"t/{table}#seat={key['seat']}&key={key['token']}")
        visitor.page.wait_for_function("() => !location.hash")  # read, and out of sight
    if len(keys) > 1:
        visitor.page.reload()
    visitor.find("stage").wait_for()


def made(visitor: Visitor, **plan: Any) -> None:  # noqa: ANN401 - any plan
    """A table for whoever sits at this screen."""
    table = laid(visitor, **plan)
    enter(visitor, table["table"], *table["keys"])


def against_a_bot(game: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any plan
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    return {"game": game, "seats": seats, **more}


def at_one_screen(game: str, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any plan
    seats = [{"kind": "screen", "name": name} for name in ("Ana", "Bob")]
    return {"game": game, "seats": seats, **more}


def with_somebody(visitor: Visitor, game: str, others: int = 1) -> list[dict[str, Any]]:
    """Sit down with people who are elsewhere and think; their keys."""
    seats = [{"kind": "screen", "name": "Ana"}] + [{"kind": "open"}] * others
    table = laid(visitor, game=game, seats=seats)
    keys = [
        visitor.page.request.post(
            f"api/tables/{table['table']}/seats/{seat}", data={"name": f"Bob {seat}"}
        ).json()
        for seat in range(1, others + 1)
    ]
    enter(visitor, table["table"], *table["keys"])
    return keys


@cache
def course_of(game: str) -> tuple[tuple[tuple[int, ...], str], ...]:
    """A game for two played at random: who was asked, and where."""
    match, rng = Match(game, 2, seed=bytes(32)), Random(1)
    course = []
    for _ in as_long_as(match.pending):
        asked = tuple(match.pending())
        course.append((asked, match.game.position_text(match.state)))
        match.act(asked[0], rng.choice(match.legal(asked[0])))
    return tuple(course)


def last_trick() -> str:
    """A game of Grüll for two in which one decision is left to each."""
    return [position for asked, position in course_of("gruell") if len(asked) == 2][-1]


def last_cards(turns: int = 3) -> str:
    """A game of Gologolo for two in which A has few turns left."""
    return [text for asked, text in course_of("gologolo") if asked == (0,) and " turn 3 " in text][
        -turns
    ]


def end_of_a_round() -> str:
    """A game of Gologolo for two: A makes the last discard of the first round."""
    return [text for asked, text in course_of("gologolo") if asked == (0,) and "round 1 " in text][
        -1
    ]
