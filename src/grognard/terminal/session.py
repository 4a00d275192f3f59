"""A game in the terminal: people at one keyboard, bots at the other seats."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from rich.columns import Columns
from rich.markdown import Markdown
from rich.text import Text

from grognard.bots import answer, make_bot
from grognard.kernel.choice import Choice, Player
from grognard.kernel.errors import CannotUndo, GrognardError
from grognard.kernel.journal import Event
from grognard.kernel.recap import Standing, recap
from grognard.kernel.table import Table
from grognard.terminal import commands
from grognard.terminal.console import Teletype
from grognard.terminal.course import course
from grognard.terminal.menu import Item, Menu, term_named
from grognard.terminal.saves import Seating, write_save
from grognard.terminal.screens import screen_of
from grognard.terminal.sentences import events_before, final_score, told, words_of
from grognard.words import Words
from grognard.words.recap import recap_lines
from grognard.words.rulebook import Rulebook

LOG_LINES = 30
MUCH = 15
"""More news than this is summed up."""
MANY = 8
"""From so many options on they are printed in columns."""


class Leave(Exception):
    """The player leaves the table."""


@contextlib.contextmanager
def ended_by_signals() -> Iterator[None]:
    """Whoever closes the terminal leaves the table as well."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Leave

    numbers = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [(number, signal.signal(number, leave)) for number in numbers]
    try:
        yield
    finally:
        for number, handler in before:
            signal.signal(number, handler)


class Session:
    """One sitting: from the first or the loaded position to the end of the game, or until somebody leaves."""

    def __init__(
        self,
        table: Table,
        seating: Seating,
        language: str,
        teletype: Teletype,
        save: Path | None = None,
        bot_seed: str = "",
    ) -> None:
        self.table = table
        self.seating = seating
        self.language = language
        self.tty = teletype
        self.save = save
        self.screen = screen_of(table.game)
        seed = f"{bot_seed}/{table.number}"
        self.bots = {
            seat: make_bot(text, f"{seed}/bot {seat}".encode()) for seat, text in seating.bots.items()
        }
        self.reader: Player | None = None  # whose screen it is; None: nobody's yet
        self.read = {seat: events_before(table, seat) for seat in seating.humans}  # events each has seen
        self.stood: dict[Player, Standing] = {}  # how things stood when each last read the news
        self.saved_at = table.number
        self.left_at = -1  # how many choices were made when the reader last answered

    def words(self, reader: Player | None) -> Words:
        return words_of(self.table, self.language, reader)

    # -- the course of the game ----------

    def play(self) -> None:
        """Ask and answer until the game is over or somebody leaves."""
        try:
            with ended_by_signals():
                self._greet()
                self._run_game()
                self._finish()
        except (Leave, KeyboardInterrupt):
            self._take_leave()

    def _run_game(self) -> None:
        self._let_bots_answer()
        while not self.table.over:
            choice = next(c for c in self.table.pending if c.player in self.read)
            self._hand_over(choice.player)
            self._decide(choice)
            self._let_bots_answer()

    def _greet(self) -> None:
        words = self.words(None)
        self.tty.say(self.table.game.names[self.language], "bold")
        for seat in range(self.table.header.players):
            bot = self.seating.bots.get(seat)
            person = "ui-a-person" if len(self.read) > 1 else "ui-you"
            who = words.text("ui-a-bot", bot=bot) if bot else words.text(person)
            self.tty.say(f"  {words.seat(seat)}: {who}")
        self.tty.say(words.text("ui-how-to-get-help", help=words.text("ui-command-help")), "dim")

    def _let_bots_answer(self) -> None:
        """Bots never wait for people who are asked at the same time."""
        while True:
            asked = [choice.player for choice in self.table.pending if choice.player in self.bots]
            if not asked:
                return
            player = asked[0]
            answer(self.table, player, self.bots[player])

    def _hand_over(self, player: Player) -> None:
        """Between two people the screen is wiped, so that nobody sees what another one holds."""
        if len(self.read) > 1 and player != self.reader:
            words = self.words(None)
            self.tty.wipe()
            self.tty.say(words.text("ui-hand-over", who=words.seat(player)), "bold")
            self._ask(words.text("ui-press-enter") + " ")
            self.tty.wipe()

    def _finish(self) -> None:
        """The last news, the table as everybody sees it now, and the score."""
        reader = self.seating.humans[0] if len(self.read) == 1 else None
        words = self.words(reader)
        self._show_news(words, reader)
        self._show_table(words, reader)
        self.tty.show("", *final_score(words, self.table.result))
        if len(self.table.choices) == self.table.number:
            self.tty.show(*course(words, self.table))
        if self.save is not None:
            self._save(words, self.save)

    def _take_leave(self) -> None:
        words = Words(self.table.game, self.language)
        with contextlib.suppress(OSError):  # the terminal may be gone already
            if self.save is not None:
                self._save(words, self.save)
            elif self.saved_at != self.table.number:
                self.tty.say(words.text("ui-not-saved"))
            self.tty.say(words.text("ui-farewell"))

    # -- one decision ----------

    def _decide(self, choice: Choice) -> None:
        """Show the player what is new and what is asked, until an answer or an undo changes the table."""
        player = choice.player
        words = self.words(player)
        known = self.table.game.hide(self.table.state, player)
        menu = Menu(choice, words, self.table.game.hints(known, choice))
        self._show_news(words, player)
        if player != self.reader or self.left_at != self.table.number:
            self._show_table(words, player)
        self.reader = player
        self._show_question(words, choice, menu)
        number = self.table.number
        while self.table.number == number:
            self._obey(words, choice, menu, self._ask("> "))
        self.left_at = self.table.number

    def _ask(self, prompt: str) -> str:
        line = self.tty.ask(prompt)
        if line is None:
            raise Leave
        return line

    def _obey(self, words: Words, choice: Choice, menu: Menu, line: str) -> None:
        """Do what the line says: an answer, a command, or a complaint about it."""
        if not line:
            if len(menu.items) == 1:
                self.table.act(choice.player, menu.items[0].term)
            return
        found = [] if line.startswith("/") else menu.exact(line)
        command = None if found else commands.read_command(line, words)
        if command is not None:
            self._run(words, choice, menu, *command)
            return
        found = found or menu.beginning(line)
        if len(found) == 1:
            self.table.act(choice.player, found[0].term)
        elif found:
            self.tty.say(words.text("ui-several", typed=line))
            self._show_items(found)
        else:
            self.tty.say(self._refusal(words, choice, menu, line))

    def _refusal(self, words: Words, choice: Choice, menu: Menu, line: str) -> str:
        """Why the line is no answer: the game's own reason, where it has one, or what could be typed."""
        term = term_named(words, line)
        if term is not None:
            known = self.table.game.hide(self.table.state, choice.player)
            reason = self.table.game.why_not(known, choice, term, self.language)
            if reason:
                return reason
        return words.text(
            "ui-no-answer", typed=line, first=menu.items[0].label, help=words.text("ui-command-help")
        )

    # -- commands ----------

    def _run(self, words: Words, choice: Choice, menu: Menu, command: str, rest: str) -> None:
        if command == commands.HELP:
            self.tty.show(*commands.help_screen(words))
        elif command == commands.RULE:
            self._show_rule(words, rest or choice.ask.rule)
        elif command == commands.TABLE:
            self._show_table(words, choice.player)
            self._show_question(words, choice, menu)
        elif command == commands.LOG:
            self._show_log(words, choice.player, rest)
        elif command == commands.UNDO:
            self._undo(words, choice.player)
        elif command == commands.SAVE:
            self._save_as(words, rest)
        elif command == commands.QUIT:
            self._quit(words)

    def _show_rule(self, words: Words, rule: str) -> None:
        try:
            self.tty.show(Markdown(Rulebook(self.table.game, words.language).find(rule)))
        except GrognardError as error:
            self.tty.say(str(error))

    def _show_log(self, words: Words, player: Player, rest: str) -> None:
        events = self.table.seen(player)
        count = int(rest) if rest.isdecimal() and len(rest) < 10 else LOG_LINES
        self.tty.show(*told(words, events[-count:] if count else []))

    def _undo(self, words: Words, player: Player) -> None:
        try:
            self.table.undo(player)
        except CannotUndo as error:
            self.tty.say(words.text("ui-cannot-undo", why=words.text(f"undo-{error.reason}")))
            return
        for seat in self.read:
            self.read[seat] = min(self.read[seat], len(self.table.journal.events))
        self.tty.say(words.text("ui-undone"))

    def _save_as(self, words: Words, rest: str) -> None:
        file = Path(rest) if rest else self.save
        if file is None:
            self.tty.say(words.text("ui-save-where", save=words.text("ui-command-save")))
        else:
            self._save(words, file)

    def _save(self, words: Words, file: Path) -> None:
        try:
            write_save(file, self.table, self.seating)
        except GrognardError as error:
            self.tty.say(str(error))
            return
        self.saved_at = self.table.number
        self.tty.say(words.text("ui-saved", file=str(file)))

    def _quit(self, words: Words) -> None:
        """Leave; a game that would be lost is left only when it is said twice."""
        if self.save is None and self.saved_at != self.table.number:
            quit_word = words.text("ui-command-quit")
            self.tty.say(words.text("ui-really-quit", quit=quit_word, save=words.text("ui-command-save")))
            command = commands.read_command(self._ask("> "), words)
            if command is None or command[0] not in (commands.SAVE, commands.QUIT):
                return
            if command[0] == commands.SAVE:
                self._save_as(words, command[1])
                if self.saved_at != self.table.number:
                    return
        raise Leave

    # -- showing ----------

    def _show_news(self, words: Words, reader: Player | None) -> None:
        """What has happened since this player's (None: since anybody's) last decision."""
        events = self.table.journal.events
        seen = min(self.read.values()) if reader is None else self.read[reader]
        news = [event for event in events[seen:] if event.is_seen_by(reader)]
        if reader is not None:
            self.read[reader] = len(events)
        if news:
            self.tty.say("\n" + words.text("ui-news"), "bold")
            self.tty.show(*told(words, news))
        if reader is not None:
            self._sum_up(words, reader, news)

    def _sum_up(self, words: Words, reader: Player, news: list[Event]) -> None:
        """Much news is told in short, too: who did what, and how the figures have changed."""
        game = self.table.game
        known = game.hide(self.table.state, reader)
        now = Standing(game, known, self.table.header.players)
        then = self.stood.get(reader, now)
        self.stood[reader] = now
        if len(news) > MUCH:
            self.tty.say("\n" + words.text("ui-in-short"), "bold")
            for _, line in recap_lines(words, recap(game, known, then, now, news)):
                self.tty.say("  " + line)

    def _show_table(self, words: Words, reader: Player | None) -> None:
        self.tty.show("", *self.screen(self.table.view(reader), words))

    def _show_question(self, words: Words, choice: Choice, menu: Menu) -> None:
        question = Text(f"\n{words.seat(choice.player)}: ")
        question.append(words.ask(choice), style="bold")
        question.append(f"  {choice.ask.rule}", style="dim")
        self.tty.show(question)
        self._show_items(menu.items)

    def _show_items(self, items: list[Item]) -> None:
        width = max(len(item.label) for item in items)
        lines = [Text(f"{item.label:>{width}}  {item.name}") for item in items]
        for line, item in zip(lines, items, strict=True):
            if item.hint:
                line.append(f"  {item.hint}", style="dim")
        if len(lines) < MANY:
            self.tty.show(*(Text("  ").append(line) for line in lines))
        else:
            self.tty.show(Columns(lines, padding=(0, 3), column_first=True))
