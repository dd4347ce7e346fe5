"""The promise of fair chance: the page judges by the first one that this device has seen."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.core.stream import commitment
from tests.browser.conftest import Door
from tests.browser.house import House, served
from tests.browser.player import Player, play_gruell
from tests.browser.tables import against_a_bot, enter, laid, last_trick, made
from tests.browser.visitor import Visitor

SWAPPED = bytes(range(32))
"""The seed that a dishonest house chooses once it knows who plays."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def false_house(folder: Path) -> Iterator[House]:
    with served(folder) as found:
        yield found


def swap_the_seed(house: House, folder: Path, table: str) -> None:
    """Behind the back of everybody: in the database, while the server is down."""
    house.stop()
    with closing(sqlite3.connect(folder / "tables.db")) as store, store:
        changed = store.execute("UPDATE tables SET seed = ? WHERE id = ?", (SWAPPED, table))
        assert changed.rowcount == 1
    house.start()


def prove(visitor: Visitor) -> None:
    visitor.find("fairness").locator("summary").click()


def take(visitor: Visitor, table: str, seat: int) -> dict[str, object]:
    answer = visitor.page.request.post(f"api/tables/{table}/seats/{seat}", data={"name": "Bob"})
    assert answer.status == 201, answer.text()
    key: dict[str, object] = answer.json()
    return key


def finish(*visitors: Visitor) -> None:
    players = [Player(visitor, play_gruell) for visitor in visitors]
    for player in players:
        assert player.step()
    for player in players:
        player.to_the_end()


WORDS = {
    "en-GB": ("The promise was not kept.", "The server changed its promise"),
    "fr-FR": ("Promesse non tenue.", "Le serveur a changé de promesse"),
}


@pytest.mark.parametrize("language", WORDS)
def test_a_seed_that_is_swapped_before_the_last_seat_is_taken(
    language: str, false_house: House, folder: Path, door: Door
) -> None:
    """Ana has seen the first promise; Bob comes later and saw only the second one."""
    ana = door.visitor(language=language, house=false_house)
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "open"}]
    table = laid(ana, game="gruell", seats=seats, start=last_trick())
    first = ana.page.request.get(f"api/tables/{table['table']}").json()["commitment"]
    (key,) = table["keys"]
    ana.page.goto(f"t/{table['table']}#seat={key['seat']}&key={key['token']}")
    ana.page.wait_for_function("() => localStorage.getItem('tablee.promises')")
    ana.server_may_be_away = True
    swap_the_seed(false_house, folder, table["table"])
    bob = door.visitor(language=language, house=false_house)
    bob.go("/")
    enter(bob, table["table"], take(bob, table["table"], 1))
    finish(ana, bob)
    broken, changed = WORDS[language]
    prove(ana)
    expect(ana.find("verdict")).to_contain_text(broken)
    expect(ana.find("swapped")).to_contain_text(changed)
    expect(ana.find("promised")).to_have_text(first)
    expect(ana.find("then")).to_have_text(commitment(SWAPPED))
    expect(ana.find("found")).to_have_text(commitment(SWAPPED))
    ana.screen(f"promise-broken-{language}")
    prove(bob)
    expect(bob.find("verdict")).to_contain_text(re.compile("The promise was kept|Promesse tenue"))
    expect(bob.find("swapped")).to_have_count(0)


def test_a_promise_that_was_kept_and_one_that_came_too_late(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell", start=last_trick()))
    finish(ana)
    prove(ana)
    expect(ana.find("verdict")).to_contain_text("The promise was kept.")
    expect(ana.find("verdict")).to_contain_text("before you decided anything")
    ana.screen("promise-kept")
    ana.page.reload()
    prove(ana)
    expect(ana.find("verdict")).to_contain_text("before you decided anything")
    late = door.visitor(language="fr-FR")
    late.page.goto(ana.page.url)
    prove(late)
    expect(late.find("verdict")).to_contain_text(
        "Cet appareil n’a vu aucune promesse avant la fin de la partie"
    )
    late.screen("promise-late")


NO_STORAGE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("denied", "SecurityError"); },
})"""


def test_a_seed_that_is_swapped_where_a_browser_keeps_nothing(
    false_house: House, folder: Path, door: Door
) -> None:
    """The page that stays open has seen the first promise."""
    ana = door.visitor(house=false_house)
    ana.context.add_init_script(NO_STORAGE)
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "open"}]
    table = laid(ana, game="gruell", seats=seats, start=last_trick())
    (key,) = table["keys"]
    ana.page.goto(f"t/{table['table']}#seat={key['seat']}&key={key['token']}")
    ana.page.wait_for_function("() => !location.hash")
    ana.find("seat-1").first.wait_for(state="attached")
    ana.server_may_be_away = True
    swap_the_seed(false_house, folder, table["table"])
    ana.page.bring_to_front()
    bob = door.visitor(house=false_house)
    bob.go("/")
    enter(bob, table["table"], take(bob, table["table"], 1))
    finish(ana, bob)
    prove(ana)
    expect(ana.find("verdict")).to_contain_text("The promise was not kept.")
    expect(ana.find("swapped")).to_contain_text("The server changed its promise")


def test_a_rematch_has_a_promise_of_its_own(door: Door) -> None:
    ana = door.visitor()
    made(ana, **against_a_bot("gruell", start=last_trick()))
    finish(ana)
    first = ana.page.url
    prove(ana)
    expect(ana.find("verdict")).to_contain_text("The promise was kept.")
    promised = ana.find("promised").inner_text()
    ana.find("rematch").first.click()
    ana.page.wait_for_url(lambda url: url != first)
    finish(ana)
    prove(ana)
    expect(ana.find("verdict")).to_contain_text("before you decided anything")
    expect(ana.find("promised")).not_to_have_text(promised)
    expect(ana.find("swapped")).to_have_count(0)
