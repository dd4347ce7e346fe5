"""What is printed on squares, a small piece of code for each instruction."""

from __future__ import annotations

QUESTIONS = frozenset(
    [
        "instruct",
        "cancelwalk",
        "wallwalk",
        "escape",
        "direction",
        "anywhere",
        "label",
        "intile",
        "join",
        "swap",
        "enemypiece",
        "anypiece",
        "item",
        "other",
        "over",
        "get",
        "takefrom",
        "givewhat",
        "givewhom",
        "discard",
        "dropwhat",
        "dropwhere",
        "droppiece",
        "turnover",
        "bring",
        "movewhich",
        "movewhere",
        "swapfirst",
        "swapsecond",
        "givepiece",
        "placer",
        "rotate",
        "remove",
        "second",
    ]
)
"""The tasks by which an instruction asks somebody to choose."""
