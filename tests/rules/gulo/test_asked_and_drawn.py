"""At every moment the table says what it waits for, and can be drawn, in every language."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tablee.core.notation import SEATS
from tablee.core.state import SPECTATOR
from tablee.core.text import languages
from tablee.pictures import drawing
from tests.rules.gulo.table import FULL, GAME, Table, line

MOVING = "physics 60"
STARTS = Path(__file__).parents[2] / "conformance" / "starts" / "gulo.txt"
NOTATION = Path(__file__).parents[3] / "docs" / "notation.md"

ASKED = {
    line("", "0 0", "start"): "Who is the hungriest?",
    line("", "0 0", "pour B"): "All the eggs are about to be poured into the nest.",
    line("r", "1 0", "tile A path"): "The next tile of the path is about to be turned over.",
    line(FULL, "19 0", "tile A deck"): "The top of the deck is about to be turned over.",
    line("rgb", "0 0", "choose A"): "Which colour do you steal? Choose an open tile in front of"
    " you, or turn over the next one.",
    line(FULL, "0 0", "choose A"): "Which colour do you steal? Every tile in front of you is open.",
    line("r", "0 0", "name A red path"): "Which red egg do you go for?",
    line(FULL, "19 0", "name A purple deck"): "You have found Gulo junior! Free him with a purple"
    " egg: which one?",
    line("r", "0 0", "steal A r3 path", head=MOVING): "A paw goes for the red egg r3.",
    line("r", "1 0", "rest A B", bag="r3", head=MOVING): "The nest comes to rest.",
    line(FULL, "19 0", "over A", bag="p1"): "The game is over.",
}


@pytest.mark.parametrize("position", ASKED)
def test_the_question_is_that_of_the_moment(position: str) -> None:
    view = GAME.view(Table.of(position).state, SPECTATOR)
    assert GAME.question(view, GAME.text("en")) == ASKED[position]


@pytest.mark.parametrize("language", languages())
def test_every_moment_has_a_question_of_its_own(language: str) -> None:
    views = [GAME.view(Table.of(position).state, SPECTATOR) for position in ASKED]
    assert len({GAME.question(view, GAME.text(language)) for view in views}) == len(ASKED)


@pytest.mark.parametrize(
    ("seat", "language", "question"),
    [
        ("A", "en", "Now steal the red egg r3."),
        ("B", "en", "A paw goes for the red egg r3."),
        ("A", "fr", "À toi de voler l’œuf rouge r3."),
        ("B", "fr", "Une patte vise l’œuf rouge r3."),
    ],
)
def test_whose_hand_it_is_gets_told_to_steal(seat: str, language: str, question: str) -> None:
    state = Table.of(line("r", "0 0", "steal A r3 path", head=MOVING)).state
    view = GAME.view(state, SEATS.index(seat))
    assert GAME.question(view, GAME.text(language)) == question


# --- the picture in a terminal


def written() -> list[str]:
    """The positions with which conformance starts, and the examples of the notation's page."""
    texts = [path.read_text(encoding="utf-8") for path in (STARTS, NOTATION)]
    lines = [line for text in texts for line in text.splitlines()]
    return [line for line in lines if line.startswith("gulo ")]


def drawn(position: str, language: str) -> str:
    view = Table.of(position).view
    people = ["Ana", "Bob", "Cleo", "Dan", "Eve", "Finn"][: len(view.at)]
    console = Console(file=StringIO(), width=120)
    console.print(drawing(GAME, view, people, GAME.text(language)))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_the_written_positions_have_nests_that_are_about_to_be_poured() -> None:
    assert len(written()) >= 15
    assert any(position.endswith("| - | start") for position in written())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("position", [*written(), *ASKED])
def test_every_position_can_be_drawn(position: str, language: str) -> None:
    picture = drawn(position, language)
    assert "Ana" in picture
    eggs = Table.of(position).view.eggs
    assert (GAME.text(language)("table-poured") in picture) == (not eggs)
