"""A table in the terminal: who is asked, what they see, what they may type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text as Line

from tablee.cli.files import write_text
from tablee.cli.rules import show_clauses, show_rules
from tablee.core.bot import Bot
from tablee.core.errors import BadInput, Refused
from tablee.core.events import Event, Undone
from tablee.core.hands import Hands
from tablee.core.match import Match
from tablee.core.notation import SEATS, Word
from tablee.core.phrases import say
from tablee.core.record import record_text
from tablee.core.route import named_routes
from tablee.core.state import SPECTATOR
from tablee.core.text import Text
from tablee.core.view import View
from tablee.pictures import drawing

MOST_LISTED = 48
MOST_DIGITS = 9  # of the number of a choice; Python refuses to convert thousands of them


@dataclass(frozen=True)
class Player:
    """Who sits at a seat; without a bot it is a person at this screen."""

    name: str
    bot: Bot | None
    level: str = ""
    """The bot's."""


class Left(Exception):
    """A person has left the table."""


class Table:
    """One match between the people at this screen and some bots."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        text: Text,
        console: Console,
        rng: Random,
        path: Path,
        hands: Hands | None = None,
    ) -> None:
        self.match = match
        self.hands = hands
        self.players = players
        self.text = text
        self.console = console
        self.rng = rng
        self.path = path
        self.names = [player.name for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.bot is None]
        self.told = dict.fromkeys([SPECTATOR, *self.people], 0)  # how many events each has read
        self.at_screen = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.last_refusal: Refused | None = None

    def run(self) -> None:
        """Play to the end, or until somebody leaves; the record is saved either way."""
        self._let_bots_hear(self.match.all_events())
        try:
            self.play_to_the_end()
            self._finish()
        except Left:
            self._leave()

    def play_to_the_end(self) -> None:
        """Ask whoever must decide, bots first; somebody may leave."""
        while not self.match.view().ending:
            if self._use_hands():
                continue
            pending = self.match.pending()
            bots = [seat for seat in pending if seat not in self.people]
            if bots:
                self._turn(bots[0])
            elif len(self.people) > 1 and self._silence() is not None:
                self._ask_everybody()
            else:
                self._turn(pending[0])

    def _use_hands(self) -> bool:
        """Let hands do what the match waits for, if it does; everybody sees how they fare."""
        if self.hands is None or not self.match.awaited():
            return False
        self._let_bots_hear(self.match.settle_text(self.hands.settle(self.match.state)))
        self._tell(SPECTATOR)
        return True

    # --- several people at one screen are asked together where nobody may show who could speak

    def _silence(self) -> int | None:
        return self.match.game.silence(self.match.view())

    def _ask_everybody(self) -> None:
        """One open question after which everybody who said nothing has said nothing."""
        self._tell(SPECTATOR)
        answer = self._input(f"[bold]{self.text('open-call')}[/] > ").strip().upper()
        speaker = SEATS.find(answer) if len(answer) == 1 else -1
        if speaker in self.match.pending():
            self._ask(speaker)
        elif answer:
            self._refuse(self.match.state.refusal(speaker))
        else:
            self._stay_silent()

    def _stay_silent(self) -> None:
        silence = self._silence()
        for seat in self.match.pending():
            if silence is not None:
                self._act(seat, silence)
        self._let_bots_hear(self.match.end_pause())

    # --- whose turn

    def _turn(self, seat: int) -> None:
        bot = self.players[seat].bot
        if bot is None:
            self._ask(seat)
            return
        view = self.match.view(seat)
        self._act(seat, bot.choose(view, self.match.legal(seat), 0, self.rng))

    def _act(self, seat: int, action: int) -> None:
        self._let_bots_hear(self.match.act(seat, action))

    def _let_bots_hear(self, events: list[Event]) -> None:
        for seat, player in enumerate(self.players):
            if player.bot is not None:
                player.bot.told(seat, [event for event in events if event.seen_by(seat)])

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        if self.match.game.must_remember:
            self.console.clear()  # what scrolled by would remember for the players
        self._tell(seat)
        self._show(seat)
        while True:
            answer = self._input(f"[bold]{self.text('pick')}[/] > ")
            try:
                if self._answered(seat, answer):
                    return
            except Refused as refusal:
                self._refuse(refusal)
            except BadInput as error:
                self.console.print(escape(say(error.phrase, self.text.language)))

    def _hand_over(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is cleared before it changes hands."""
        if seat == self.at_screen:
            return
        self.console.clear()
        self._input(self.text("pass-device", who=escape(self.names[seat])))
        self.at_screen = seat

    # --- what a person can type

    def _answered(self, seat: int, answer: str) -> bool:
        """Carry an answer out; True when it was this seat's decision, or took one back."""
        word, _, detail = answer.strip().partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": lambda: None,
            "?": lambda: self._help(seat),
            "why": self._why,
            "rules": lambda: self._rules(detail),
            "record": self._show_record,
        }
        if word in commands:
            commands[word]()
            return False
        if word == "quit":
            raise Left
        if word == "undo":
            self._let_bots_hear(self.match.undo(seat))
        else:
            self._decide(seat, answer.strip())
        return True

    def _decide(self, seat: int, answer: str) -> None:
        """A choice by its number, by its notation, or several at once: `n n e`, a shortcut."""
        legal = self.match.legal(seat)
        if not answer.isdecimal():
            self._decide_in_words(seat, answer)
        elif len(answer) <= MOST_DIGITS and 1 <= int(answer) <= len(legal):
            self._act(seat, legal[int(answer) - 1])
        else:
            raise BadInput("not-a-choice", number=answer, most=str(len(legal)))

    def _decide_in_words(self, seat: int, answer: str) -> None:
        game = self.match.game
        shortcuts = named_routes(game.routes(self.match.view(seat)))
        words = shortcuts[answer].actions if answer in shortcuts else answer.split()
        for word in words:
            self._act(seat, game.parse_action(self.match.state, Word(word)))

    def _help(self, seat: int) -> None:
        self.console.print(self.text("help-commands"), highlight=False)
        game = self.match.game
        rules = game.rules(self.text.language)
        relevant = game.relevant(self.match.view(seat))
        show_clauses(self.console, [rules[clause] for clause in relevant])

    def _show_record(self) -> None:
        if self.match.game.must_remember:
            self.console.print(self.text("must-remember"))
        else:
            record = record_text(self.match.record(self._reader()))
            self.console.print(record, markup=False, highlight=False, soft_wrap=True)

    def _reader(self) -> int:
        """Who reads what is printed or saved: the one person here, or everybody at the screen."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def _why(self) -> None:
        if self.last_refusal is None or not self.last_refusal.clause:
            self.console.print(self.text("no-refusal"))
        else:
            self._rules(self.last_refusal.clause)

    def _rules(self, clause: str) -> None:
        show_rules(self.console, self.match.game, clause, self.text.language)

    def _refuse(self, refusal: Refused) -> None:
        self.last_refusal = refusal
        sentence = self.text(refusal.reason)
        if refusal.clause:
            sentence = self.text("refused-by", reason=sentence, clause=refusal.clause)
        self.console.print(f"[yellow]{escape(sentence)}[/]", highlight=False)

    # --- what a person sees

    def _tell(self, seat: int) -> None:
        """What happened since this seat last looked; whoever else is here reads it too."""
        self._print_events(self.match.events(seat, self.told[seat]))
        for reader in (seat, SPECTATOR):
            self.told[reader] = self.match.event_count(reader)

    def _print_events(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, Undone):
                self.console.print(self.text("event-undone", who=escape(self.names[event.seat])))
        for sentence in self.match.game.tell(events, self.names, self.text):
            self.console.print(f"  {escape(sentence)}", highlight=False)

    def _show(self, seat: int) -> None:
        view = self.match.view(seat)
        game = self.match.game
        self.console.print()
        self.console.print(drawing(game, view, self.names, self.text))
        self.console.print(
            f"[bold red]{escape(self.text('your-turn', who=self.names[seat]))}[/] "
            f"{escape(game.question(view, self.text))}"
        )
        self._show_choices(seat, view)

    def _show_choices(self, seat: int, view: View) -> None:
        """All choices, or how to write one where a list would bury the table."""
        legal = self.match.legal(seat)
        if len(legal) > MOST_LISTED:
            examples = [self.match.game.action_text(self.match.state, a) for a in legal[:3]]
            many = self.text("many-choices", number=len(legal), examples=", ".join(examples))
            self.console.print(f" {many}", highlight=False)
            return
        self.console.print(Columns(self._choices(seat, view), padding=(0, 3, 0, 1)))
        self._show_routes(view)

    def _show_routes(self, view: View) -> None:
        """Where one word ends the move, and what happens on the way where that is not plain."""
        game = self.match.game
        routes = named_routes(game.routes(view))
        if routes:
            ends = self.text("shortcuts", words=" ".join(routes))
            self.console.print(f" {ends}", highlight=False)
        ways = Counter(route.end for route in routes.values())
        for name, route in routes.items():
            if ways[route.end] > 1:
                told = game.tell(route.events, self.names, self.text) if route.events else ()
                way = " ".join([self.text("route-by", squares=" ".join(route.path)), *told])
                self.console.print(f" [bold]{name}[/] {escape(way)}", highlight=False)

    def _choices(self, seat: int, view: View) -> list[Line]:
        """What this seat may do, numbered, with the notation where it says more."""
        game = self.match.game
        choices = []
        for number, action in enumerate(self.match.legal(seat), 1):
            label = game.label(view, action, self.names, self.text)
            written = game.action_text(self.match.state, action)
            choice = Line.assemble((f"{number:>2} ", "bold"), label)
            if label.replace("−", "-") != written:
                choice.append(f" {written}", style="dim")
            choices.append(choice)
        return choices

    # --- the end

    def _finish(self) -> None:
        seat = self._reader()
        self._tell(seat)
        view = self.match.view(seat)
        self.console.print(drawing(self.match.game, view, self.names, self.text))
        self.console.print(f"[bold]{escape(self._verdict())}[/]", highlight=False)
        self._save()
        self._print_path("saved-record")

    def _verdict(self) -> str:
        result = self.match.state.result()
        if result is None:
            return ""
        winners = result.winners()
        names = self.text.list([self.names[seat] for seat in winners])
        key = "won" if len(winners) == 1 else "shared-win"
        if not self.match.game.counts_points:
            return self.text(f"{key}-plain", who=names)
        return self.text(key, who=names, score=result.scores[winners[0]])

    def _leave(self) -> None:
        self.console.print()
        if self.match.record(self._reader()).moments:
            self._save()
            self._print_path("left-table")
        elif self.match.game.must_remember and self.match.all_moments():
            self.console.print(self.text("left-unsaved"))
        else:
            self.console.print(self.text("nothing-to-save"))

    def _save(self) -> None:
        date = datetime.now(UTC).isoformat(timespec="seconds")
        write_text(self.path, record_text(self.match.record(self._reader(), date=date)))

    def _print_path(self, key: str) -> None:
        sentence = self.text(key, path=str(self.path))
        self.console.print(escape(sentence), soft_wrap=True)

    def _input(self, prompt: str) -> str:
        try:
            return self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Left from None
