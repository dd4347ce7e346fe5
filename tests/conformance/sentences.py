"""Everything that a game says while it is played at random, and what is wrong with a sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random

from tablee.core.events import Event
from tablee.core.state import SPECTATOR, State
from tablee.core.text import Text
from tests.conformance.tables import TableOf, settle_all, start

PEOPLE = ["Ana", "Émile", "Inès", "Oscar", "Ugo", "Yves", "Hélène", "Ève"]
"""Names that begin with vowels: French has to say d’Ana, so its sentences must do without “de”."""

MOST_DECISIONS = 600
MOST_CHOICES = 40

ANYWHERE = {
    "nothing is said": r"^\s*$",
    "something is missing": r"(?!«\s!\s)[,;:(«“]\s*[,;.!?)»”]|\(\s*\)|^\W*[,.;:]|\bNone\b|[{}⟦⟧]",
    "spaces": r"  |^\s|\s$| [.,)]|\( ",
    "doubled": r"[.,;:]{2,}(?<!\.\.\.)|\b(\w{2,}) \1\b",
    "a key, not words": r"\b(?:event|choice|ask|marker|square|effect|option)-[a-z]",
    "a hyphen for a minus": r"(?:^|[\s(])-\d",
}
IN_FRENCH = {
    "a space that can break": r"[^\u00a0\u202f\s][;:!?»](?=\s|$)| [;:!?»%]|«[^\u00a0\u202f]",
    "a straight apostrophe": r"'",
    "no elision": r"\b(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e) (?:[AEIOUYÀÉÈÊŒ][\wà-ÿ]|[éèêœ])",
    "no contraction": r"\b(?:de|à) les? (?!n)",
}
PRINTED = re.compile(r"\b[A-Z][A-Z',/0-9()-]+(?: [A-Z0-9][A-Z',/0-9()-]*)+")
"""Words that are printed on a square: English, and in capitals, in every language."""


def faults(sentence: str, language: str) -> list[str]:
    """What is wrong with a sentence, whatever it says."""
    rules = {**ANYWHERE, **(IN_FRENCH if language == "fr" else {})}
    words = PRINTED.sub("X", sentence)
    return [what for what, pattern in rules.items() if re.search(pattern, words)]


def begins_badly(sentence: str) -> bool:
    """A sentence of the log begins with a capital."""
    return sentence[:1].islower()


class Speaker:
    """Plays a game at random and listens to all that is said in some languages."""

    def __init__(self, table: TableOf, seed: int, texts: list[Text]) -> None:
        self.table, self.texts = table, texts
        self.people = PEOPLE[: table.seats]
        self.rng = Random(f"{table}-{seed}")
        self.state: State = start(table, seed).copy()
        self.state.notes = []

    def complaints(self) -> Iterator[str]:
        """What is wrong with anything that is said, each sentence with its fault."""
        settle_all(self.state, self.rng)
        for _ in range(MOST_DECISIONS):
            yield from self._log()
            if not self.state.pending():
                return
            yield from self._decision()

    def _log(self) -> Iterator[str]:
        events = [self.table.game.event(note) for note in self.state.notes or []]
        self.state.notes = []
        for seat in (SPECTATOR, 0):
            seen = [event for event in events if event.seen_by(seat)]
            for text in self.texts:
                yield from self._told(seen, text)

    def _told(self, events: list[Event], text: Text) -> Iterator[str]:
        for sentence in self.table.game.tell(events, self.people, text):
            yield from _complain(sentence, text.language)
            if begins_badly(sentence):
                yield f"no capital: {sentence!r}"

    def _decision(self) -> Iterator[str]:
        state, rng = self.state, self.rng
        seat = rng.choice(state.pending())
        legal = state.legal(seat)
        for text in self.texts:
            yield from self._asked(seat, legal, text)
        state.play(seat, rng.choice(legal))
        settle_all(state, rng)

    def _asked(self, seat: int, legal: list[int], text: Text) -> Iterator[str]:
        game, view = self.table.game, self.table.game.view(self.state, seat)
        yield from _complain(game.question(view, text), text.language)
        some = legal if len(legal) <= MOST_CHOICES else self.rng.sample(legal, MOST_CHOICES)
        labels = [game.label(view, action, self.people, text) for action in some]
        for label in labels:
            yield from _complain(label, text.language)
        yield from (f"two choices: {label!r}" for label, n in Counter(labels).items() if n > 1)


def _complain(sentence: str, language: str) -> Iterator[str]:
    yield from (f"{what}: {sentence!r}" for what in faults(sentence, language))
