"""Games and their rules, in words for people, as pages ask for them."""

from __future__ import annotations

import asyncio

import pytest

from tablee.bots.any_game import bot_names
from tablee.core.registry import games_in
from tablee.server.catalogue import GameInfo, all_games
from tests.server.running import Json, running

OURS = games_in("tablee.games")


def asked(url: str, *paths: str) -> list[Json]:
    """What the server answers, each with its status."""

    async def scene() -> list[Json]:
        async with running(url) as server:
            answers = [await server.http.get(path) for path in paths]
            return [{"status": one.status_code, "told": one.json()} for one in answers]

    return asyncio.run(scene())


def test_every_game_says_what_a_page_needs(url: str) -> None:
    (answer,) = asked(url, "/api/games?language=fr")
    assert {game["key"] for game in answer["told"]} >= set(OURS)
    by_key = {game["key"]: game for game in answer["told"]}
    oeufs = by_key["oeufs"]
    assert oeufs["tagline"].startswith("Traverse le plateau")
    assert (oeufs["seats"], oeufs["minutes"][0]) == ([2, 4], 20)
    assert oeufs["bots"] == [
        {"level": "random", "label": "Hasard"},
        {"level": "racer", "label": "Coureur"},
    ]


def test_every_kind_of_option_is_told_in_words(url: str) -> None:
    (answer,) = asked(url, "/api/games?language=fr")
    options = {
        (game["key"], one["name"]): one for game in answer["told"] for one in game["options"]
    }
    variant = options["gruell", "variant"]
    assert (variant["kind"], variant["label"], variant["default"]) == ("choice", "Règles", "base")
    words = dict(zip(variant["values"], variant["labels"], strict=True))
    assert words["1+3"] == "Variantes 1 et 3"
    limit = options["oeufs", "turn_limit"]
    assert (limit["kind"], limit["values"]) == ("number", [0, 10_000])
    assert "labels" not in limit
    fast = options["gulo", "fast"]
    assert (fast["kind"], fast["values"]) == ("switch", [False, True])
    tiles = options["gootmu", "tiles"]
    assert (tiles["kind"], tiles["label"]) == ("name", "Tuiles")
    assert "values" not in tiles


def ours(language: str) -> list[GameInfo]:
    """Without the games that only tests have."""
    return [game for game in all_games(language) if game.key in OURS]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_left_without_words(language: str) -> None:
    for game in ours(language):
        assert 0 < game.minutes[0] <= game.minutes[1] <= 120
        assert [bot.level for bot in game.bots] == bot_names(OURS[game.key])
        assert all(bot.label for bot in game.bots)
        assert all(option.label for option in game.options)
        assert game.introduction == OURS[game.key].introduction(language)
        assert len(" ".join(game.introduction)) > 200
        for option in game.options:
            assert len(option.labels) == (len(option.values) if option.kind == "choice" else 0)


def test_the_weakest_bot_stands_first() -> None:
    assert {game.bots[0].level for game in ours("en")} == {"random"}


def test_a_language_that_we_do_not_speak_is_answered_in_english(url: str) -> None:
    paths = ("/api/games", "/api/games?language=en", "/api/games?language=de")
    none, english, german = asked(url, *paths)
    assert none == english == german
    french, canadian = asked(url, "/api/games?language=fr", "/api/games?language=fr-CA")
    assert french == canadian != english


BAD = ["x", "FR", "fr-ca", "french", "fr%0A", "", "..%2Fen", "%00", "fr&language=en"]


@pytest.mark.parametrize("language", BAD)
def test_what_is_no_language_is_refused_in_one_sentence(language: str, url: str) -> None:
    paths = (f"/api/games?language={language}", f"/api/games/gruell/rules?language={language}")
    for answer in asked(url, *paths):
        assert answer["status"] == 400
        assert answer["told"]["code"] == "bad-request"
        assert answer["told"]["problem"].startswith(("a language is", "language can be given"))


@pytest.mark.parametrize("game", list(OURS))
def test_rules_come_in_the_order_of_the_file(game: str, url: str) -> None:
    english, french = asked(url, f"/api/games/{game}/rules", f"/api/games/{game}/rules?language=fr")
    clauses = OURS[game].rules("fr").values()
    told = [{"id": one.id, "heading": one.heading, "text": one.text} for one in clauses]
    assert french["told"] == told
    assert [one["id"] for one in english["told"]] == [one["id"] for one in told]
    assert english["told"][0]["text"] != told[0]["text"]


@pytest.mark.parametrize("game", ["chess", "GRUELL", "%2e%2e", "gruell%00", "x" * 300])
def test_there_are_no_rules_of_other_games(game: str, url: str) -> None:
    (answer,) = asked(url, f"/api/games/{game}/rules")
    assert (answer["status"], answer["told"]["code"]) == (404, "no-game")
