"""With dice a theft is one open roll against odds that everybody sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.core.chance import Chance, RandomSource
from tests.rules.gulo.table import GAME, Table, on, physics

NAMED = ("r", "0 0", "steal A r3 path")


def risk(table: Table) -> int:
    """The risk of the named egg, in a thousand."""
    found: int = next(egg.risk for egg in table.view.eggs if egg.name == table.view.named)
    return found


def rolls(table: Table) -> dict[str, list[int]]:
    """Which rolls give which result; every roll gives one and no other."""
    found: dict[str, list[int]] = {"stolen": [], "pole": [], "egg": [], "time": []}
    for roll in range(1000):
        (result,) = [how for how in found if table.could(f"steal:{how}:{roll}")]
        found[result].append(roll)
    return found


def chance_of(table: Table) -> Chance:
    chance = table.state.chance()
    assert chance
    return chance


def told(table: Table, outcome: str) -> Any:  # noqa: ANN401 - tests must not know the game's modules
    """What is told first when the theft ends so."""
    notes = table.chance(f"steal:{outcome}").state.notes
    assert notes
    return GAME.event(notes[0])


# --- the roll


def test_one_roll_decides_everything() -> None:
    table = on(*NAMED)
    found, border = rolls(table), risk(table)
    pole = len(found["pole"])
    assert 0 < pole < border < 1000
    assert found["pole"] == list(range(pole))
    assert found["egg"] == list(range(pole, border))
    assert found["stolen"] == list(range(border, 1000))
    assert found["time"] == []


def test_the_odds_count_the_rolls() -> None:
    table = on(*NAMED)
    counted = {how: len(found) / 1000 for how, found in rolls(table).items() if found}
    assert table.odds == pytest.approx(counted)


def test_dice_always_tell_what_they_rolled() -> None:
    table, source = on(*NAMED), RandomSource(Random(3))
    for _ in range(200):
        text = GAME.outcome_text(table.state, chance_of(table).sample(source))
        assert ":" in text
        assert table.could(f"steal:{text}")


def test_hands_roll_nothing() -> None:
    table, source = physics(*NAMED), RandomSource(Random(3))
    drawn = {GAME.outcome_text(table.state, chance_of(table).sample(source)) for _ in range(200)}
    assert drawn == {"stolen", "pole", "egg"}
    assert not any(table.could(f"steal:{how}:{roll}") for how in drawn for roll in (0, 500, 999))


# --- what is told of it


@pytest.mark.parametrize("outcome", ["stolen:999", "pole:0"])
def test_what_was_rolled_is_told_with_the_risk(outcome: str) -> None:
    event = told(on(*NAMED), outcome)
    assert (event.risk, event.roll) == (risk(on(*NAMED)), int(outcome.partition(":")[2]))


@pytest.mark.parametrize("table", [on, physics])
@pytest.mark.parametrize("outcome", ["stolen", "pole"])
def test_where_nothing_was_rolled_no_roll_is_told(table: Any, outcome: str) -> None:  # noqa: ANN401
    event = told(table(*NAMED), outcome)
    assert (event.risk, event.roll) == (None, None)


SENTENCES = {
    ("en", "stolen"): "Ana steals the red egg r3: into the bag.",
    ("en", "stolen:999"): "Ana steals the red egg r3: into the bag."
    " Rolled 99.9; below {risk} would have been the alarm.",
    ("en", "pole"): "EGG ALARM! Ana wanted a red egg, and the pole touches the table.",
    ("en", "pole:0"): "Rolled 0.0, below {risk}:"
    " EGG ALARM! Ana wanted a red egg, and the pole touches the table.",
    ("fr", "stolen"): "Ana vole l’œuf rouge r3\u00a0: hop, dans le sachet.",
    ("fr", "stolen:999"): "Ana vole l’œuf rouge r3\u00a0: hop, dans le sachet."
    " Tirage de 99,9\u00a0: en dessous de {risk}, c’était l’alarme.",
    ("fr", "pole"): "ALARME\u00a0! Ana voulait un œuf rouge, et le bâtonnet touche la table.",
    ("fr", "pole:0"): "Tirage de 0,0, en dessous de {risk}\u00a0:"
    " ALARME\u00a0! Ana voulait un œuf rouge, et le bâtonnet touche la table.",
}


@pytest.mark.parametrize(("language", "outcome"), SENTENCES)
def test_a_roll_is_said_in_words(language: str, outcome: str) -> None:
    table = on(*NAMED)
    border = f"{risk(table) / 10:.1f}".replace(".", "," if language == "fr" else ".")
    said = GAME.tell([told(table, outcome)], ["Ana", "Bob"], GAME.text(language))
    assert said == [SENTENCES[language, outcome].format(risk=border)]
