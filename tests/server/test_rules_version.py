"""A table goes on under the rules it began with, or is ended openly with its record kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.core.game import AnyGame
from tablee.core.options import Options
from tablee.core.record import parse_record, record_text
from tests.conformance.checks import random_match
from tests.conformance.tables import GAMES, TableOf
from tests.server.running import HUMAN, OPEN, Client, Json, running
from tests.toys.lots.game import Lots
from tests.toys.lots.state import ABOVE, LotsState

LOTS = next(game for game in GAMES if game.key == "lots")


class NewState(LotsState):
    """From version 2 on everybody must say above."""

    def legal(self, seat: int) -> list[int]:
        return [ABOVE] if seat in self.pending() else []


class NewLots(Lots):
    rules_version = 2

    def start(self, seats: int, options: Options) -> LotsState:
        return NewState(seats, int(options["rounds"]), bool(options["open"]))


def change_rules(patch: pytest.MonkeyPatch, earlier: Mapping[int, AnyGame]) -> None:
    """What a new version of the program does: other rules under the same key."""
    old = Lots()
    patch.setattr(LOTS, "rules_version", 2)
    patch.setattr(LOTS, "start", NewLots().start)
    patch.setattr(LOTS, "earlier_rules", {1: old} if earlier else {})


async def begun(url: str) -> Json:
    async with running(url) as server:
        made = await server.make("lots", HUMAN, HUMAN)
        async with server.at(made["table"], *made["keys"]) as client:
            assert (await client.act(0, "below"))["type"] == "ack"
        return made


def first_update(client: Client, seat: int) -> Json:
    return next(m for m in client.received if m["type"] == "update" and m["seat"] == seat)


def choices_of(client_update: Json) -> list[str]:
    return [choice["action"] for choice in client_update["choices"]]


def test_a_running_table_goes_on_under_the_rules_it_began_with(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        made = await begun(url)
        change_rules(monkeypatch, {1: LOTS})
        async with running(url) as server:
            async with server.at(made["table"], *made["keys"]) as client:
                update = first_update(client, 1)
                assert choices_of(update) == ["above", "below"]
                assert client.table["status"] == "playing"
                assert not client.table.get("rules_gone")
            new = await server.make("lots", HUMAN, HUMAN)
            async with server.at(new["table"], *new["keys"]) as client:
                update = first_update(client, 1)
                assert choices_of(update) == ["above"]

    asyncio.run(scene())


def test_a_table_whose_rules_are_gone_is_ended_openly_and_its_record_kept(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        made = await begun(url)
        name = made["table"]
        change_rules(monkeypatch, {})
        async with running(url) as server:
            async with server.at(name, *made["keys"]) as client:
                update = first_update(client, 1)
                assert client.table["status"] == "over"
                assert client.table.get("rules_gone")
                said = [line for item in update["items"] for line in item.get("said", ())]
                assert any("rules that this server no longer has" in line for line in said)
                assert (await client.act(1, "above"))["type"] == "refusal"
            text = (await server.http.get(f"/api/tables/{name}/record.txt")).text
            assert "rules: 1\n" in text
            assert "\n1. A:below\n" in text
            assert "seed: " in text
        assert [line for line in caplog.messages if f"table {name} has ended" in line]

    asyncio.run(scene())


def test_a_table_that_has_ended_stays_ended_when_its_rules_come_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its seed, and all that was sealed, may be known since."""

    async def scene() -> None:
        made = await begun(url)
        name = made["table"]
        change_rules(monkeypatch, {})
        async with running(url) as server:
            assert (await server.http.get(f"/api/tables/{name}")).json()["status"] == "over"
        monkeypatch.undo()
        async with running(url) as server:
            async with server.at(name, *made["keys"]) as client:
                assert (client.table["status"], client.table["rules_gone"]) == ("over", True)
                assert "choices" not in first_update(client, 1)
                assert (await client.act(1, "above"))["type"] == "refusal"
            text = (await server.http.get(f"/api/tables/{name}/record.txt")).text
            assert "\n1. *deal:" in text, "what the rules can tell is in the record"
            assert "A:below" in text

    asyncio.run(scene())


def test_a_server_that_still_has_the_rules_ends_the_table_too(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While servers of one store are updated one by one, no seed is told to people who play on."""

    async def scene() -> None:
        async with running(url) as old:
            made = await old.make("lots", HUMAN, HUMAN)
            page = f"/api/tables/{made['table']}"
            async with old.at(made["table"], *made["keys"]) as client:
                change_rules(monkeypatch, {})
                async with running(url) as new:
                    assert (await new.http.get(page)).json()["status"] == "over"
                monkeypatch.undo()
                with suppress(ConnectionClosed):  # unless it has heard of it before
                    assert (await client.act(0, "below"))["type"] == "refusal"
            assert (await old.http.get(page)).json()["status"] == "over"
            assert "below" not in (await old.http.get(f"{page}/record.txt")).text

    asyncio.run(scene())


def test_an_open_table_whose_rules_are_gone_is_offered_to_nobody(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(url) as server:
            name = (await server.make("lots", HUMAN, OPEN, public=True))["table"]
        change_rules(monkeypatch, {})
        async with running(url) as server:
            page = f"/api/tables/{name}"
            assert (await server.http.get(page)).json()["rules_gone"]
            assert (await server.http.get("/api/tables")).json() == []
            answer = await server.http.post(f"{page}/seats/1", json={"name": "Bob"})
            assert (answer.status_code, answer.json()["code"]) == (409, "not-now")
            assert "version 1 of its rules" in answer.json()["problem"]

    asyncio.run(scene())


def test_a_table_of_newer_rules_is_left_alone(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was not updated yet neither ends it nor tells its seed."""

    async def scene() -> None:
        change_rules(monkeypatch, {})
        async with running(url) as server:
            made = await server.make("lots", HUMAN, HUMAN)
        monkeypatch.undo()
        async with running(url) as server:
            for page in ("", "/record.txt"):
                answer = await server.http.get(f"/api/tables/{made['table']}{page}")
                assert (answer.status_code, answer.json()["code"]) == (503, "rules-ahead")
                assert "this server has version 1: update it" in answer.json()["problem"]
        change_rules(monkeypatch, {})
        async with running(url) as server, server.at(made["table"], *made["keys"]) as client:
            assert client.table["status"] == "playing"
            assert choices_of(first_update(client, 1)) == ["above"]

    asyncio.run(scene())


def test_a_game_that_was_over_before_is_not_ended_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with running(url) as server:
            made = await server.make("lots", HUMAN, HUMAN, options={"rounds": 1})
            async with server.at(made["table"], *made["keys"]) as client:
                for seat in (0, 1):
                    assert (await client.act(seat, "below"))["type"] == "ack"
            page = f"/api/tables/{made['table']}"
            assert (await server.http.get(page)).json()["status"] == "over"
            text = (await server.http.get(f"{page}/record.txt")).text
        change_rules(monkeypatch, {})
        async with running(url) as server:
            assert (await server.http.get(page)).json()["rules_gone"]
        monkeypatch.undo()
        async with running(url) as server:
            assert (await server.http.get(f"{page}/record.txt")).text == text

    asyncio.run(scene())


def test_a_record_of_other_rules_is_read_by_those_or_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = record_text(random_match(TableOf(LOTS, 2, {"rounds": 2, "open": False}), 1).record())
    change_rules(monkeypatch, {1: LOTS})
    assert parse_record(text).record.rules == 1
    monkeypatch.undo()
    change_rules(monkeypatch, {})
    # Without the head it is version 1, and the line of the game is named.
    for written, line in ((text, 3), (text.replace("rules: 1\n", ""), 2)):
        with pytest.raises(
            Exception, match="version 1 of its rules; this program has version 2"
        ) as bad:
            parse_record(written, "evening.txt")
        assert str(bad.value).startswith(f"evening.txt:{line}:")
