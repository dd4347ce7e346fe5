"""Gulo junior and the end (GU-25, GU-26)."""

from __future__ import annotations

import pytest

from tests.rules.gulo.table import ALARMS, FULL, Table, bag_but, on


@pytest.mark.clause("GU-25")
def test_junior_asks_for_a_purple_egg() -> None:
    table = on(FULL, "19 0", "tile A deck").chance("tile:junior")
    assert table.what == "name A purple deck"
    assert table.deck == "????"
    assert table.legal == {"p1", "p2"}
    assert not table.over
    assert table.told("turned") == [{"seat": 0, "tile": "junior", "number": None}]


@pytest.mark.clause("GU-25")
@pytest.mark.parametrize("egg", ["r1", "g5"])
def test_no_other_egg_frees_junior(egg: str) -> None:
    assert on(FULL, "19 0", "name A purple deck").why_not("A", egg) == ("GU-10", "wrong-colour")


@pytest.mark.clause("GU-25")
@pytest.mark.parametrize("egg", ["p1", "p2"])
@pytest.mark.parametrize("seat", "ABC")
def test_a_purple_egg_wins_the_game(egg: str, seat: str) -> None:
    table = on(FULL, "19 19 19", f"name {seat} purple deck").steal(egg)
    assert table.over
    assert table.winners == seat
    assert table.what == f"over {seat}"
    assert (table.asked, table.open_chance) == ("", None)


@pytest.mark.clause("GU-25")
def test_the_end_is_told() -> None:
    table = on(FULL, "19 0", "tile A deck").chance("tile:junior").steal("p2")
    assert table.tags == ["turned", "named", "stolen", "finished"]
    assert table.told("finished") == [{"why": "junior-freed", "winners": [0]}]
    result = table.state.result()
    assert result
    assert result.why == "junior-freed"
    assert result.ranks == [1, 2]


@pytest.mark.clause("GU-25")
def test_all_others_have_lost_alike() -> None:
    result = on(FULL, "3 19 18 19", "steal B p1 deck").chance("steal:stolen").state.result()
    assert result
    assert result.ranks == [2, 1, 2, 2]
    assert len(result.scores) == 4


@pytest.mark.clause("GU-25")
def test_purple_eggs_are_never_offered_elsewhere() -> None:
    table = on("rgby", "0 0", "choose A")
    assert "purple" not in table.legal
    assert not table.legal & {"p1", "p2"}
    assert table.why_not("A", "p1") == ("GU-06", "choose-first")


@pytest.mark.clause("GU-26")
@pytest.mark.parametrize("why", ALARMS)
@pytest.mark.parametrize("more", ["", "r", "rb", "rby", "rbyg"])
def test_an_alarm_sends_the_gulo_back_by_one_and_junior_under_the_deck(more: str, why: str) -> None:
    last = 19 + len(more)
    table = on(FULL + more, f"0 {last} {last}", "name B purple deck").fail("p1", why)
    assert table.places == f"0 {last - 1} {last}"
    assert table.deck == "?" * (4 - len(more)) + "J"
    assert table.path == FULL + more
    assert table.what == "pour C"
    assert not table.over


@pytest.mark.clause("GU-26")
def test_the_alarm_is_told_and_the_nest_refilled() -> None:
    table = on(FULL, "19 0", "name A purple deck", bag="r1 b2").fail("p1", "egg").pour()
    assert table.tags[:2] == ["named", "alarm"]
    assert sorted(table.tags[2:4]) == ["moved", "under"]
    assert table.tags[4:] == ["poured"]
    assert table.told("moved") == [{"seat": 0, "start": 19, "end": 18}]
    assert table.told("under") == [{"seat": 0, "tile": "junior"}]
    assert table.bag == []


@pytest.mark.clause("GU-26")
def test_after_the_alarm_no_tile_above_junior_is_junior() -> None:
    table = on(FULL, "19 19", "name A purple deck").fail("p1").pour()
    assert table.what == "tile B deck"
    assert not table.could("tile:junior")
    assert table.odds == pytest.approx(dict.fromkeys(["green", "yellow", "red", "blue"], 1 / 4))


@pytest.mark.clause("GU-26", "GU-21")
def test_with_junior_alone_in_the_deck_it_comes_again() -> None:
    table = on(FULL + "rbyg", "23 23", "tile A deck")
    for seat, other in ("AB", "BA"):
        assert table.what == f"tile {seat} deck"
        assert table.odds == {"junior": 1.0}
        table.chance("tile:junior").fail("p2").pour()
        assert (table.at(seat), table.deck) == (22, "J")
        assert table.turn_of == other
    assert table.what == "name A green path"
    table.steal("g1").steal("g2")
    assert table.places == "23 23"
    table.chance("tile:junior").steal("p2")
    assert table.winners == "A"


@pytest.mark.clause("GU-26")
def test_whoever_comes_next_may_free_junior() -> None:
    table = on(FULL + "rbyg", "23 23", "name A purple deck").fail("p1").pour()
    table.chance("tile:junior").steal("p1")
    assert table.winners == "B"


@pytest.mark.clause("GU-25")
def test_a_finished_game_can_be_written_and_read() -> None:
    table = on(FULL, "19 0", "name A purple deck").steal("p1")
    again = Table.of(table.position)
    assert again.position == table.position
    assert again.winners == "A"
    assert again.seen() == table.seen()


@pytest.mark.clause("GU-25")
def test_a_last_egg_before_junior_does_not_change_what_wins() -> None:
    table = on(FULL, "19 0", "steal A g1 deck", bag=bag_but("g1"))
    table.go("*steal:stolen *pour *tile:junior A:p1 *steal:stolen")
    assert table.winners == "A"
