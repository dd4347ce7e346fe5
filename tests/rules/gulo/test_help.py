"""Which rules the help shows, and what it shows of a nest without dice."""

from __future__ import annotations

import re

import pytest

from tablee.pictures import svg
from tests.rules.gulo.table import FULL, GAME, PHYSICS, Table, fast, on, physics

NAMES = ["Ana", "Bob"]


def relevant(table: Table) -> list[str]:
    found = list(GAME.relevant(table.view))
    assert len(set(found)) == len(found)
    assert set(found) <= set(GAME.clauses)
    return found


@pytest.mark.clause("GU-29")
@pytest.mark.parametrize(
    ("path", "at", "what"),
    [
        (FULL, "19 0", "tile A deck"),
        (FULL, "19 0", "name A red deck"),
        (FULL, "19 0", "steal A r1 deck"),
        ("rgb", "0 3", "tile B path"),
        ("rgb", "0 3", "pour A"),
    ],
)
def test_help_says_how_each_variation_is_won(path: str, at: str, what: str) -> None:
    quick, usual = relevant(fast(path, at, what)), relevant(on(path, at, what))
    assert "GU-29" in quick
    assert not {"GU-22", "GU-23", "GU-25", "GU-26"} & set(quick)
    assert "GU-25" in usual
    assert not {"GU-28", "GU-29", "GU-30", "GU-31"} & set(usual)


def test_help_at_every_question() -> None:
    shown = {
        "choose": relevant(on("rgb", "1 0", "choose A")),
        "choose, all open": relevant(on(FULL, "1 0", "choose A")),
        "choose fast": relevant(fast("rgb", "1 0", "choose A")),
        "name": relevant(on("rgb", "1 0", "name A green path")),
        "name junior's egg": relevant(on(FULL, "19 0", "name A purple deck")),
        "steal by hand": relevant(physics("rgb", "1 0", "steal A g1 path")),
    }
    assert shown == {
        "choose": ["GU-06", "GU-07", "GU-16", "GU-18"],
        "choose, all open": ["GU-06", "GU-09", "GU-16", "GU-18"],
        "choose fast": ["GU-06", "GU-07", "GU-16", "GU-18", "GU-28"],
        "name": ["GU-10", "GU-12", "GU-16", "GU-18", "GU-20"],
        "name junior's egg": ["GU-10", "GU-12", "GU-25", "GU-26"],
        "steal by hand": ["GU-10", "GU-11", "GU-12", "GU-14", "GU-16", "GU-18", "GU-20"],
    }


@pytest.mark.clause("GU-16", "GU-20", "GU-22", "GU-28", "GU-30")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rule_of_moving_names_all_its_exceptions(language: str) -> None:
    text = GAME.rules(language)["GU-16"].text
    assert set(re.findall(r"GU-\d\d", text)) == {"GU-20", "GU-22", "GU-28", "GU-30"}


@pytest.mark.clause("GU-11", "GU-12", "GU-14")
@pytest.mark.parametrize(("language", "mark"), [("en", "*Ruling:*"), ("fr", "*Décision\u00a0:*")])
def test_the_rules_say_what_a_physical_nest_judges(language: str, mark: str) -> None:
    rules = GAME.rules(language)
    for clause in ("GU-11", "GU-12", "GU-14"):
        assert mark in rules[clause].text


# --- a physical nest has no odds


def everything_shown(table: Table, language: str) -> str:
    """The table as terminals and browsers draw it, and every choice in words."""
    text, view = GAME.text(language), table.view
    labels = [GAME.label(view, code, NAMES, text) for code in table.state.legal(0)]
    picture = re.sub("<[^>]*>", "", svg(GAME, view, NAMES, text))
    return "\n".join([picture, *labels, GAME.question(view, text)])


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("what", ["choose A", "name A red path", "steal A r3 path"])
def test_only_dice_have_odds(what: str, language: str) -> None:
    by_hand, by_dice = (
        everything_shown(make("rgb", "0 0", what, bag="r1"), language) for make in (physics, on)
    )
    assert "%" in by_dice
    assert "%" not in by_hand
    assert "█" not in by_hand


def test_no_message_of_a_physical_nest_has_odds() -> None:
    table = Table.begun(2, "A", PHYSICS).chance("tile:red").steal("r1").rest()
    assert all(egg["risk"] is None for egg in table.seen()["eggs"])
    told = [GAME.event(note) for note in table.state.notes or []]
    assert {getattr(event, "risk", None) for event in told} == {None}
