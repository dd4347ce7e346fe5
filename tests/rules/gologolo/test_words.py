"""What Gologolo says when somebody lays everything."""

from __future__ import annotations

from tablee.games.gologolo.events import WentOut
from tablee.games.gologolo.game import GAME

MELDS = ("Cb0Cb1Cb2", "Sy0Ty0Hy0")


def test_what_is_laid_to_finish_is_named() -> None:
    event = WentOut(0, "out", MELDS, "Hr1")
    assert GAME.tell([event], ["Ana", "Bo"], GAME.text("en")) == [
        "Ana has laid every card.",
        "To finish: Cb0 Cb1 Cb2, Sy0 Ty0 Hy0, and the pair of Hr1.",
    ]


def test_where_all_melds_lay_there_already_only_the_pair_is_named() -> None:
    event = WentOut(0, "out", (), "Hr1")
    said = [GAME.tell([event], ["Ana", "Bo"], GAME.text(language))[-1] for language in ("en", "fr")]
    assert said == ["To finish: the pair of Hr1.", "Pour finir\u00a0: le doublon de Hr1."]
