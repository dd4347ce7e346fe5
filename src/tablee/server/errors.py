"""What the server refuses, as types: each has a code for programs and its status in HTTP."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.errors import TableeError


class ServerError(TableeError):
    """The root of the server's own errors."""

    code: ClassVar[str] = "server-error"
    status: ClassVar[int] = 500


class Conflict(ServerError):
    """The log went on in another way: somebody else was faster. Load the table and look again."""

    code = "conflict"
    status = 409


class NoTable(ServerError):
    """There is no such table, or it has been deleted."""

    code = "no-table"
    status = 404


class NoFilm(ServerError):
    """The table keeps no film of this number."""

    code = "no-film"
    status = 404


class NoGame(ServerError):
    """There is no such game."""

    code = "no-game"
    status = 404


class StoreFailed(ServerError):
    """The database did not do its part. The sentence names it: for the log, not for guests.

    If the connection broke during a commit, nobody knows whether it went through: load the table.
    """

    code = "store-failed"
    status = 503


class NotAllowed(ServerError):
    """Whoever asks does not hold what this needs."""

    code = "not-allowed"
    status = 403


class SeatTaken(ServerError):
    """Somebody sits there already."""

    code = "seat-taken"
    status = 409


class NoHand(ServerError):
    """People cannot play with these options here: their clients have no hand for it."""

    code = "no-hand"
    status = 400


class RulesAhead(ServerError):
    """The table is played under newer rules than this server has: another server of the same store
    has been updated, and this one has not.
    """

    code = "rules-ahead"
    status = 503


class NotNow(ServerError):
    """It makes sense, but not as the table stands."""

    code = "not-now"
    status = 409


class StaleDecision(ServerError):
    """The decision that was on offer has been made or has gone."""

    code = "stale-decision"
    status = 409


class TooFast(ServerError):
    """More than the table takes in this time."""

    code = "too-fast"
    status = 429


class BadRequest(ServerError):
    """The request makes no sense; the sentence says why."""

    code = "bad-request"
    status = 400
