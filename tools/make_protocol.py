"""Write docs/protocol.md and web/src/generated/protocol.ts from the protocol's own source.

    python -m tools.make_protocol [--check]

With --check nothing is written: exit code 1 and a line for each file that is not up to date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import get_args

from tablee.games.gulo import live
from tablee.games.gulo.nest import hand, poses, sight, simulator
from tablee.games.gulo.nest.hand import Sample
from tablee.server import errors, live_table, protocol, session
from tablee.server.config import Settings
from tablee.server.run import options
from tools.protocol_talk import Talk, conversation
from tools.protocol_types import (
    CloseCode,
    Struct,
    close_codes,
    from_client,
    from_server,
    in_one_line,
    parts,
    table_events,
    tag_of,
)
from tools.protocol_typescript import source
from tools.protocol_words import laid_out, section

ROOT = Path(__file__).parent.parent
TEMPLATE = ROOT / "tools" / "protocol.md.in"
EXAMPLES = {"update": 2, "refusal": 3, "table": 2}
"""How many examples a message has, where one does not tell all."""

AGAIN = "Connect again and resume."
LATER = "Connect again and resume, later and later."
ADVICE = {
    "GOING_AWAY": AGAIN,
    "RESTARTING": AGAIN,
    "TOO_BIG": "Do not send it again.",
    "BAD_MESSAGE": "A mistake in the client, or a client that is too old: load the page anew.",
    "NOT_ALLOWED": "Connect without that key, or take a seat anew.",
    "NO_TABLE": "Do not try again.",
    "TOO_SLOW": AGAIN,
    "TOO_MANY": "Wait a minute, then connect again.",
}
"""What a client does when a connection ends with a code: every code must be here."""
MEANINGS = {
    "TOO_BIG": "A message was longer than the server takes.",
    "NOT_ALLOWED": "A key does not hold its seat, or does no longer.",
    "NO_TABLE": "The table was never there, or has been deleted.",
    "TOO_MANY": "More messages than people make.",
}
"""For codes that say nothing themselves."""
OTHER_CODES = (
    CloseCode("", 1006, "The network broke, or the server did not let us in."),
    CloseCode("", 1011, "Something went wrong in the server; it has written it down."),
)


def page() -> str:
    """docs/protocol.md."""
    values = _texts(conversation()) | _limits() | _nest()
    values |= {code.name: f"{code.number}" for code in close_codes()}
    return re.sub(r"@(\w+)@", lambda found: values[found[1]], TEMPLATE.read_text(encoding="utf-8"))


def _texts(talk: Talk) -> dict[str, str]:
    messages = [*from_client(), *from_server()]
    return {
        "version": str(protocol.VERSION),
        "conversation": talk.summary(),
        "requests": _links(get_args(protocol.Request)),
        "reasons": _reasons(),
        "resume": laid_out(talk.of("hello")[-1]),
        "resumed": laid_out(talk.of("update")[-1]),
        "close_codes": _codes(),
        "client": _sections(from_client(), talk),
        "server": _sections(from_server(), talk),
        "parts": _sections(parts(messages), talk),
        "events": _sections(table_events(), talk),
    }


def _sections(kinds: Iterable[Struct], talk: Talk) -> str:
    return "\n\n".join(section(kind, _examples(kind, talk)) for kind in kinds)


def _examples(kind: Struct, talk: Talk) -> list[str]:
    """Different frames of this kind, those that came first."""
    tag = tag_of(kind)
    if tag is None or tag[0] != "type":
        return []
    return list(dict.fromkeys(talk.of(tag[1])))[: EXAMPLES.get(tag[1], 1)]


def _links(kinds: Iterable[Struct]) -> str:
    words = [f"[{kind.__name__}](#{kind.__name__.lower()})" for kind in kinds]
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _reasons() -> str:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    ours = [kind for kind in kinds if issubclass(kind, errors.ServerError) and "code" in vars(kind)]
    rows = [(kind.code, in_one_line(kind.__doc__ or "").split(". ")[0]) for kind in ours[1:]]
    rows.append(("bad-notation", "The action is not notation of this game"))
    return "\n".join(f"- `{code}`: {doc.rstrip('.')}." for code, doc in rows)


def _codes() -> str:
    rows = [_code(code, ADVICE[code.name]) for code in close_codes()]
    return "\n".join([*rows, *(_code(code, LATER) for code in OTHER_CODES)])


def _code(code: CloseCode, advice: str) -> str:
    name = f"`{code.name}`" if code.name else ""
    meaning = code.doc or MEANINGS[code.name]
    return f"| {code.number} | {name} | {meaning} | {advice} |"


# --- numbers out of the source


def _limits() -> dict[str, str]:
    settings = Settings()
    served = options(settings)
    return {
        "hello_seconds": f"{session.HELLO_SECONDS:g}",
        "waiting_frames": str(session.WAITING_FRAMES),
        "at_once": str(session.AT_ONCE),
        "hands_per_second": str(session.HANDS_PER_SECOND),
        "chat_seconds": f"{1 / live_table.CHAT_PER_SECOND:g}",
        "chat_at_once": str(live_table.CHAT_AT_ONCE),
        "ping_interval": f"{served['ws_ping_interval']:g}",
        "ping_timeout": f"{served['ws_ping_timeout']:g}",
        "message_bytes": str(settings.message_bytes),
        "messages_per_second": f"{settings.messages_per_second:g}",
        "connections_per_address": str(settings.connections_per_address),
    }


def _nest() -> dict[str, str]:
    samples = [Sample(16.0, 0.01, -0.02, 0.12, False), Sample(24.0, 0.01, -0.02, 0.11, True)]
    message = live.message_of(samples)
    return {
        "frame_kind": str(sight.FRAME_KIND),
        "rest_kind": str(sight.REST_KIND),
        "frame_bytes": str(sight.FRAME_BYTES),
        "rest_bytes": str(sight.REST_BYTES),
        "pose_bytes": str(poses.POSE_BYTES),
        "bodies": str(simulator.BODIES),
        "pole": str(simulator.BODIES - 1),
        "whole_every": str(sight.WHOLE_EVERY),
        "refreshed": str(sight.REFRESHED),
        "span": f"{simulator.SPAN:g}",
        "samples_kind": str(live.SAMPLES_KIND),
        "sample_bytes": str((len(message) - 2) // 2),
        "most_samples": str(live.MOST_SAMPLES),
        "latest_start": f"{live.LATEST_START:g}",
        "side_reach": f"{hand.SIDE_REACH:g}",
        "high_reach": f"{hand.HIGH_REACH:g}",
        "grace": f"{hand.GRACE_MS:g}",
        "samples": message.hex(" "),
    }


# --- writing


def files() -> dict[Path, str]:
    """Every file that is made, with what it must hold."""
    return {
        ROOT / "docs" / "protocol.md": page(),
        ROOT / "web" / "src" / "generated" / "protocol.ts": source(),
    }


def stale(made: dict[Path, str]) -> list[Path]:
    """The files that differ from what they must hold."""
    return [
        path
        for path, text in made.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def main(words: list[str]) -> int:
    """Write what has changed, or only look; the exit code."""
    checking = words == ["--check"]
    if words and not checking:
        print(in_one_line(__doc__ or ""), file=sys.stderr)
        return 2
    made = files()
    for path in (old := stale(made)):
        if not checking:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], encoding="utf-8")
        print(f"{path.relative_to(ROOT)} is {'not up to date' if checking else 'written'}")
    return 1 if checking and old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
