"""Everything the nest refuses, as types; each says in one sentence what was wrong."""

from __future__ import annotations

from tablee.core.errors import TableeError


class NestError(TableeError):
    """The root of what goes wrong in a nest; nothing is changed by it."""


class BadSnapshot(NestError):
    """The bytes are no nest, or one that this build cannot continue bit for bit."""


class NotInNest(NestError):
    """The named egg does not lie in this nest."""


class Broken(NestError):
    """The physics met numbers that are none; the attempt cannot go on."""


class BadSample(NestError):
    """A pointer sample was refused; the hand stays as it was."""


class NotANumber(BadSample):
    """A sample holds something that is not a finite number."""


class OutOfOrder(BadSample):
    """A sample is older than the one before it."""


class TooLate(BadSample):
    """A sample is older than what has been simulated, or the attempt has ended."""


class TooMany(BadSample):
    """More samples came than a hand can make."""
