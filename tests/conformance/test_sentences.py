"""Whatever happens in a game, what is said about it is a whole sentence, in every language."""

from __future__ import annotations

import pytest

from tablee.core.game import AnyGame
from tablee.core.text import HOUSE, keys_in, languages
from tests.conformance.sentences import Speaker, begins_badly, faults
from tests.conformance.tables import GAMES, TRIED, TableOf


@pytest.mark.parametrize("table", TRIED, ids=str)
def test_everything_said_is_a_whole_sentence(table: TableOf) -> None:
    texts = [table.game.text(language) for language in languages()]
    found = {complaint for seed in (0, 1) for complaint in Speaker(table, seed, texts).complaints()}
    assert found == set()


NO_SENTENCES = ("help-commands", "pick", "arrow")
"""They quote commands, or are a mere sign."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_is_always_said_alike_is_whole(game: AnyGame, language: str) -> None:
    """Refusals, reasons, captions: what is given no details, whether play meets it or not."""
    text = game.text(language)
    files = [folder / f"{language}.ftl" for folder in (HOUSE, *game.text_folders())]
    fixed = [key for file in files for key, details in keys_in(file).items() if not details]
    found = {key: faults(text(key), language) for key in fixed if key not in NO_SENTENCES}
    assert len(found) > 20
    assert {key: wrong for key, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "On the table: , and the pair of Sg2."),
        ("en", " leaves the game."),
        ("en", "Ana rolls 2 and may move -1."),
        ("en", "Ana takes  a key."),
        ("en", "Ana takes a key ."),
        ("en", "Ana sees None on a1."),
        ("en", "Ana captures +4 () and +2."),
        ("en", "⟦event-took⟧"),
        ("en", "event-took"),
        ("fr", "GO ANYWHERE: Où vas-tu\u00a0?"),
        ("fr", "Ana pose : une clé."),
        ("fr", "Ana reçoit le morceau 1 de Émile."),
        ("fr", "Ana annule le tour de le monstre."),
        ("fr", "Ana attend qu'on joue."),
        ("fr", "Ana dit «\u00a0\u00a0!\u00a0»."),
        ("fr", "Ana dit «les œufs sont faits\u00a0»."),
    ],
)
def test_a_broken_sentence_is_noticed(language: str, sentence: str) -> None:
    assert faults(sentence, language)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "EGG ALARM! Ana wanted a red egg, and the time is up."),
        ("en", "Saved: −4 (Ana) and +4 (Émile)."),
        ("fr", "«\u00a0Les œufs sont faits\u00a0!\u00a0» Ana a raison."),
        ("fr", "Ana annule MOVE TO NEXT TILE, ANYWHERE IN IT."),
        ("fr", "il faut une seule carte après «\u00a0!\u00a0»"),
        ("fr", "Ana va de a1 à l’est\u00a0; le risque est de 1\u00a0%."),
    ],
)
def test_a_whole_sentence_is_left_alone(language: str, sentence: str) -> None:
    assert faults(sentence, language) == []


def test_a_sentence_of_the_log_begins_with_a_capital() -> None:
    assert begins_badly("the monster stays.")
    assert not begins_badly("Émile stays.")
