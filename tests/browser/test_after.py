"""After the game: the slips add up, the replay, its chart, the record, the proof, another game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tablee.core.record import MAGIC
from tests.browser.conftest import Door
from tests.browser.player import Move, Player, play_gologolo, play_gruell, play_oeufs
from tests.browser.tables import against_a_bot, last_cards, last_trick, made
from tests.browser.visitor import Visitor
from tests.cli.test_commands import tablee

ENDINGS: dict[str, tuple[Move, dict[str, object]]] = {
    "gruell": (play_gruell, {"start": last_trick()}),
    "gologolo": (play_gologolo, {"start": last_cards()}),
    "oeufs": (play_oeufs, {"options": {"size": "6", "turn_limit": 4}}),
}
"""Games that are nearly over."""


def finish(visitor: Visitor, game: str = "gruell") -> None:
    """Play the little that is left, up to the result."""
    move, plan = ENDINGS[game]
    made(visitor, **against_a_bot(game, **plan))
    Player(visitor, move).to_the_end()
    visitor.find("result").wait_for()


def figures(visitor: Visitor, seat: int) -> list[int]:
    """The points on somebody's slip, the total last."""
    shown = visitor.find(f"receipt-{seat}").locator("dd").all_inner_texts()
    return [int(text.replace("−", "-").replace("+", "").replace("\u202f", "")) for text in shown]


@pytest.mark.parametrize("game", ["gruell", "gologolo"])
def test_the_slips_add_up(game: str, door: Door) -> None:
    """Line by line to the total, at the end of a game that the server counts as over."""
    ana = door.visitor("phone")
    finish(ana, game)
    ana.screen(f"slips-{game}")
    counted = ana.page.request.get(f"api/tables/{table_of(ana)}").json()
    for seat in (0, 1):
        *lines, total = figures(ana, seat)
        assert lines
        assert sum(lines) == total
    assert counted["status"] == "over"


def table_of(visitor: Visitor) -> str:
    found = re.search(r"/t/([a-z0-9]+)", visitor.page.url)
    assert found is not None
    return found[1]


def test_the_replay(door: Door) -> None:
    """By buttons and keys, at a link to a position, and by itself; then another game."""
    ana = door.visitor()
    made(ana, **against_a_bot("gruell"))
    table = ana.page.url
    Player(ana, play_gruell).to_the_end()
    ana.find("fairness").locator("summary").click()
    expect(ana.find("found")).to_have_text(ana.find("promised").inner_text())
    ana.screen("fairness")
    ana.page.get_by_role("link", name="See the game again").click()
    replay = ana.find("replay")
    expect(replay).to_have_attribute("data-step", "0")
    forward = ana.page.get_by_role("button", name="One step on")
    last = ana.page.get_by_role("button", name="To the end")
    forward.click()
    ana.page.keyboard.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "2")
    ana.page.wait_for_url(re.compile("step=2"))
    ana.page.reload()
    expect(replay).to_have_attribute("data-step", "2")
    last.click()
    expect(last).to_be_disabled()
    ana.screen("replay-end")
    ana.page.keyboard.press("Home")
    expect(replay).to_have_attribute("data-step", "0")
    ana.find("play").click()
    expect(replay).not_to_have_attribute("data-step", "0")  # by itself
    ana.page.goto(table)
    ana.find("rematch").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and url != table)
    Player(ana, play_gruell).step()


def test_the_chart_leads_through_the_game(door: Door) -> None:
    """Below the result it leads into the replay; there it goes along."""
    ana = door.visitor("phone")
    made(ana, **against_a_bot("gruell"))
    Player(ana, play_gruell).to_the_end()
    ana.find("fairness").scroll_into_view_if_needed()
    course = ana.find("course")
    slider = course.get_by_test_id("chart-slider")
    slider.fill("3")
    link = course.get_by_role("link", name="Look at step 3")
    ana.screen("chart")
    ana.press(link)
    replay, slider = ana.find("replay"), ana.find("chart-slider")
    expect(replay).to_have_attribute("data-step", "3")
    slider.press("ArrowRight")
    expect(replay).to_have_attribute("data-step", "4")
    ana.page.wait_for_url(re.compile("step=4"))
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^4 of .*Ana"))


def test_the_record_is_saved_and_proves_itself(door: Door, tmp_path: Path) -> None:
    ana = door.visitor()
    finish(ana)
    with ana.page.expect_download() as saving:
        ana.page.get_by_role("link", name="Save the record").click()
    saved = saving.value
    assert saved.suggested_filename == f"gruell-{table_of(ana)}.tablee"
    saved.save_as(tmp_path / saved.suggested_filename)
    first = (tmp_path / saved.suggested_filename).read_text(encoding="utf-8").splitlines()[0]
    assert first == MAGIC
    assert tablee("verify", str(tmp_path / saved.suggested_filename)).returncode == 0
