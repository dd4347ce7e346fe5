"""The rules once more, written straight from the rulebook on strings and lists, to compare with."""

from __future__ import annotations

from collections import Counter

from tests.rules.gulo.table import COLOURS, EGGS, LETTERS, TILES


class Brute:
    """A game that follows written steps; everything is as positions have it."""

    def __init__(self, seats: int, fast: bool, moving: bool) -> None:
        self.seats, self.fast, self.moving = "ABCDEF"[:seats], fast, moving
        self.path, self.deck = ["?"] * 19, ["?"] * 5
        self.at = dict.fromkeys(self.seats, 0)
        self.nest: list[str] = []
        self.what = "start"

    # --- what can be compared

    def shown(self) -> list[str]:
        """Path, deck, places, eggs in the nest, and what comes next."""
        places = " ".join(str(self.at[seat]) for seat in self.seats)
        eggs = " ".join(egg for egg in EGGS if egg in self.nest)
        return ["".join(self.path), "".join(self.deck), places, eggs, self.what]

    def legal(self) -> set[str]:
        """What may be done now."""
        kind, *words = self.what.split()
        if kind == "choose":
            front = self.path[self.at[words[0]] :]
            return {"turn" if tile == "?" else COLOURS[tile] for tile in front}
        if kind == "name":
            return {egg for egg in self.nest if egg[0] == LETTERS[words[1]]}
        return set()

    def odds(self) -> dict[str, float]:
        """How likely each face is."""
        unseen = self._unseen()
        total = sum(unseen.values())
        if self.what.endswith("path"):
            return {colour: count / total for colour, count in unseen.items()}
        if self.deck[0] != "?":
            names = {letter: name for name, letter in LETTERS.items()}
            return {names[self.deck[0]]: 1.0}
        junior = 0.0 if "J" in self.deck else 1 / self.deck.count("?")
        odds = {colour: (1 - junior) * count / total for colour, count in unseen.items()}
        return {face: chance for face, chance in (odds | {"junior": junior}).items() if chance}

    def _unseen(self) -> dict[str, int]:
        seen = Counter(self.path + self.deck)
        left = {colour: count - seen[LETTERS[colour]] for colour, count in TILES.items()}
        return {colour: count for colour, count in left.items() if count}

    # --- steps

    def step(self, text: str) -> None:
        """A decision such as `red`, or an outcome such as `*tile:red`."""
        seat = [*self.what.split(), ""][1]
        if text.startswith("*"):
            kind, _, outcome = text[1:].partition(":")
            {"start": self._start, "pour": self._pour, "rest": self._rest}.get(
                kind, self._tile if kind == "tile" else self._steal
            )(seat, outcome)
        elif text == "turn":
            self.what = f"tile {seat} path"
        elif text in TILES:
            self._name(seat, text, "path")
        else:
            self.what = f"steal {seat} {text} {self.what.split()[-1]}"

    def _start(self, _seat: str, outcome: str) -> None:
        self.what = f"pour {outcome}"

    def _pour(self, seat: str, _outcome: str) -> None:
        self.nest = list(EGGS)
        self._turn(seat)

    def _rest(self, _seat: str, _outcome: str) -> None:
        self._turn(self.what.split()[2])

    def _turn(self, seat: str) -> None:
        front = self.path[self.at[seat] :]
        if not front:
            self.what = f"tile {seat} deck"
        elif front[0] == "?":
            self.what = f"tile {seat} path"
        elif len(set(front)) == 1:
            self._name(seat, COLOURS[front[0]], "path")
        else:
            self.what = f"choose {seat}"

    def _name(self, seat: str, colour: str, where: str) -> None:
        eggs = [egg for egg in self.nest if egg[0] == LETTERS[colour]]
        one = len(eggs) == 1
        self.what = f"steal {seat} {eggs[0]} {where}" if one else f"name {seat} {colour} {where}"

    def _tile(self, seat: str, face: str) -> None:
        where = self.what.split()[2]
        if where == "path":
            self.path[self.path.index("?")] = LETTERS[face]
        else:
            self.deck.pop(0)
        if face == "junior" and self.fast:
            self.what = f"over {seat}"
        else:
            self._name(seat, "purple" if face == "junior" else face, where)

    def _steal(self, seat: str, outcome: str) -> None:
        _, _, egg, where = self.what.split()
        if outcome != "stolen":
            self._alarm(seat, egg[0], where)
        elif egg[0] == "p":
            self.what = f"over {seat}"
            self.nest.remove(egg)
        else:
            self._stolen(seat, egg, where)

    def _alarm(self, seat: str, letter: str, where: str) -> None:
        here = self.at[seat]
        behind = [number for number in range(1, here) if self.path[number - 1] == letter]
        self.at[seat] = here - 1 if letter == "p" else max(behind, default=0)
        if where == "deck":
            self.deck.append("J" if letter == "p" else letter)
        self._refill(self._left_of(seat))

    def _stolen(self, seat: str, egg: str, where: str) -> None:
        self.nest.remove(egg)
        self._move(seat, egg[0], where)
        arrived = self.fast and self.at[seat] == len(self.path)
        last = not any(other[0] == egg[0] for other in self.nest)
        again = last or where == "deck" or arrived
        following = seat if again else self._left_of(seat)
        if last:
            self._refill(following)
        elif self.moving:
            self.what = f"rest {seat} {following}"
        else:
            self._turn(following)

    def _move(self, seat: str, letter: str, where: str) -> None:
        if where == "deck" and self.fast:
            self.deck.append(letter)
            return
        if where == "deck":
            self.path.append(letter)
        self.at[seat] = self.path.index(letter, self.at[seat]) + 1

    def _refill(self, seat: str) -> None:
        self.nest = []
        self.what = f"pour {seat}"

    def _left_of(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]
