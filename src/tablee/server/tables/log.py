"""What can happen at a table, as it is written to its log. A table is what follows from its log."""

from __future__ import annotations

import msgspec

from tablee.core.hands import Film
from tablee.server.store.rows import Entry

NOBODY = -1


class Written(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """The body of an entry."""


class Sat(Written, frozen=True, tag="sit"):
    """A person took a seat; whoever knows the secret behind the hash holds it."""

    name: str
    token: str
    """SHA-256 of the secret, in hexadecimal."""


class Left(Written, frozen=True, tag="leave"):
    """A person gave up a seat: before the game it is open again, later a bot plays on."""

    level: str = ""
    """Of the bot, if it is needed: only when this is written is it known whether."""


class Filled(Written, frozen=True, tag="fill"):
    """A bot plays this seat until its person is back."""

    level: str
    why: str
    """away, clock or left."""


class BotFor(Written, frozen=True, tag="bot-for"):
    """A seat lets a bot play for another, who has been away, or for itself."""

    other: int
    level: str
    id: str = ""


class Back(Written, frozen=True, tag="back"):
    """The person plays again."""

    id: str = ""


class Moved(Written, frozen=True, tag="move"):
    """A decision, in notation."""

    action: str
    id: str = ""
    then: tuple[str, ...] = ()
    """The decisions of the same seat that were made together with it."""
    left: str = ""
    """The next one that was asked for, and refused."""

    def first(self, done: int) -> Moved:
        """The same with the decisions that were carried out, and the one that was not."""
        left = self.then[done - 1] if done <= len(self.then) else ""
        return msgspec.structs.replace(self, then=self.then[: done - 1], left=left)


class Undid(Written, frozen=True, tag="undo"):
    """A seat took back its last decision."""

    id: str = ""


class MomentOver(Written, frozen=True, tag="moment"):
    """A pause ended; those who said nothing have said nothing."""

    id: str = ""
    """Of the request that ended it; none where its time was over."""


class HandsTold(Written, frozen=True, tag="hands"):
    """What hands decided, in notation, with what is needed to go on and to show it again."""

    outcome: str
    nest: bytes = b""
    """The nest afterwards."""
    recording: bytes = b""
    film: Film | None = None


class Again(Written, frozen=True, tag="again"):
    """What a hand had begun has to begin again: its process has died."""


class Said(Written, frozen=True, tag="say"):
    """A line of chat."""

    text: str
    id: str = ""


class Muted(Written, frozen=True, tag="mute"):
    """A seat does not want to hear another any more, or does again."""

    other: int
    muted: bool
    id: str = ""


class Followed(Written, frozen=True, tag="rematch"):
    """A new table for the same people."""

    table: str


class Ended(Written, frozen=True, tag="ended"):
    """The rules that the game began with were gone, so it has ended. It stays ended if they come
    back: its seed may be known since.
    """


Body = (
    Sat | Left | Filled | BotFor | Back
    | Moved | Undid | MomentOver | HandsTold | Again
    | Said | Muted | Followed | Ended
)  # fmt: skip

_decoder: msgspec.json.Decoder[Body] = msgspec.json.Decoder(Body)


def written(seq: int, seat: int, body: Body, at: float) -> Entry:
    """An entry for the log."""
    kind = str(type(body).__struct_config__.tag)
    return Entry(seq, kind, seat, msgspec.json.encode(body), at)


def read(entry: Entry) -> Body:
    """What an entry of the log says."""
    return _decoder.decode(entry.body)
