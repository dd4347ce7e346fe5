"""What G.O.O.T.M.U. says, where a sentence is made of parts: articles, capitals, signs, names."""

from __future__ import annotations

import pytest

from tablee.core.events import Event
from tablee.core.text import languages
from tablee.games.gootmu.effects import EFFECTS
from tablee.games.gootmu.events import Gone, Got, Moved, Rolled, Shifted, Took, Waited
from tablee.games.gootmu.game import GAME
from tablee.games.gootmu.words import effect_words

PEOPLE = ["Ana", "Émile"]
EN, FR = GAME.text("en"), GAME.text("fr")


def told(event: Event) -> tuple[str, str]:
    (english,), (french,) = (GAME.tell([event], PEOPLE, text) for text in (EN, FR))
    return english, french


def test_a_marker_has_its_article() -> None:
    assert told(Took("A", "m3", "oil", "c4")) == ("Ana takes some oil.", "Ana prend de l’huile.")
    assert told(Took("B", "m3", "key", "c4")) == ("Émile takes a key.", "Émile prend une clé.")


def test_a_marker_that_nobody_saw_leaves_as_such() -> None:
    assert told(Gone("m3", "?", "c4")) == (
        "A face-down marker leaves the game.",
        "Un marqueur face cachée quitte la partie.",
    )


def test_names_that_begin_with_a_vowel_need_no_elision() -> None:
    assert told(Got("A", "B+", "B2", "?", "c4")) == (
        "Ana gets piece 2 of Émile from Émile’s second pawn.",
        "La pièce 2 (Émile) change de mains\u00a0: Émile (second pion) → Ana.",
    )


def test_a_sentence_begins_with_a_capital_but_a_name_stays_as_it_is() -> None:
    assert told(Moved("M", ("a1", "a2")))[0] == "The monster goes from a1 to a2."
    assert told(Shifted("A1", "b3"))[0] == "Piece 1 of Ana comes to lie on b3."
    (said,) = GAME.tell([Waited("A", 1)], ["ana", "Bo"], EN)
    assert said == "ana waits to cross a wall: one turn so far."


def test_a_roll_that_moves_nobody_is_told_with_a_real_minus() -> None:
    assert told(Rolled("A", 2, -1)) == (
        "Ana rolls 2, which comes to −1 in all.",
        "Ana fait 2, ce qui donne −1 en tout.",
    )
    assert told(Rolled("A", 1, 1))[1] == "Ana fait 1 et peut avancer d’une case."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", EFFECTS)
def test_what_acts_on_a_pawn_is_said_without_notation(name: str, language: str) -> None:
    values = {"way": ("n", "w"), "panel": ("e", "x", "open-e")}.get(name, (1, 2))
    text = GAME.text(language)
    said = [effect_words(name, value, text) for value in values]
    assert not any(sentence.endswith((": n", ": w", ": e", ": open")) for sentence in said)
    assert effect_words("add", -2, text).startswith("−2 ")
    assert effect_words("way", "e", text).endswith(text("direction-e"))
