"""Real games for the gallery, where boards are looked at while they are drawn:

python -m tools.gallery          writes web/gallery/updates/<game>.json
cd web && npm run dev            then open /gallery/?game=gruell&step=12&theme=dark&language=fr
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import msgspec

from tablee.bots.any_game import bot_names, make_bot
from tablee.core.registry import games
from tablee.server.protocol import encoded
from tablee.server.tables import log
from tablee.server.tables.plan import Plan, SeatPlan, checked
from tablee.server.tables.sight import table_state, update
from tablee.server.tables.table import Table

FOLDER = Path(__file__).parent.parent / "web" / "gallery" / "updates"
NAMES = ("Camille", "Noé", "Inès", "Tom", "Zoé", "Paul")
SEATS = {"gruell": 4, "gologolo": 3, "oeufs": 2, "gootmu": 2, "gulo": 3}
MOST = 400


def played(game: str, language: str) -> dict[str, object]:
    """What seat 0 is sent over a whole game between bots, update by update."""
    rng = Random(7)
    plan = checked(Plan(game, (SeatPlan("open"),) * SEATS[game]))
    table = Table("gallery", plan, bytes(32), 0.0)
    for seat in range(SEATS[game]):
        _happen(table, seat, log.Sat(name=NAMES[seat], token="x" * 64))
    bot, text = make_bot(table.game, bot_names(table.game)[-1]), table.game.text(language)
    updates: list[msgspec.Raw] = []
    known = 0
    while len(updates) < MOST:
        news = update(table, 0, known, text)
        updates.append(msgspec.Raw(encoded(news).encode()))
        known = news.count
        if table.status == "over":
            break
        _step(table, bot, rng)
    return {"table": table_state(table, {}), "updates": updates}


def _step(table: Table, bot: object, rng: Random) -> None:
    assert table.match is not None
    if table.moment_ends is not None or not table.pending():
        _happen(table, log.NOBODY, log.MomentOver())
        return
    seat = table.pending()[0]
    view, legal = table.match.view(seat), table.match.legal(seat)
    action = bot.choose(view, legal, 0, rng)  # type: ignore[attr-defined]
    _happen(table, seat, log.Moved(action=table.game.action_text(table.match.state, action)))


def _happen(table: Table, seat: int, body: log.Body) -> None:
    table.apply(log.written(table.next_seq, seat, body, float(table.next_seq)))


def main() -> None:
    """Write a file for each game, or for those named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in sys.argv[1:] or games():
        for language in ("en", "fr"):
            path = FOLDER / f"{game}.{language}.json"
            path.write_bytes(msgspec.json.encode(played(game, language)))
            print(path.name, flush=True)


if __name__ == "__main__":
    main()
