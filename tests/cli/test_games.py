"""Every game can be played in the terminal, in both languages, with its own screen."""

from __future__ import annotations

import pytest
from rich.console import Console

import grognard
from grognard.bots import answer, make_bot, seat_of
from grognard.games import OWN, find, names
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.game import Game
from grognard.terminal.console import Teletype
from grognard.terminal.play import Wishes, new_session
from grognard.terminal.screens import empires
from grognard.terminal.sentences import words_of
from grognard.terminal.session import Session

GAMES = [name for name in OWN if name in names()]
QUESTIONS = 80
ASIDES = ("undo", "log 3", "table", "help", "?", "xyz", "a")


class Typist(Teletype):
    """Somebody who answers as a bot would, and types other things now and then."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self.session: Session | None = None
        self.bot = make_bot("random", seed)
        self.dice = Dice(key_of(seed))
        self.typed = 0

    def ask(self, prompt: str) -> str | None:
        assert self.session is not None
        self.typed += 1
        if self.typed > QUESTIONS:
            return None
        if self.dice.below(25) == 0:
            return ASIDES[self.dice.below(len(ASIDES))]
        table = self.session.table
        asked = [choice.player for choice in table.pending if choice.player in self.session.read]
        return table.game.terms.word(self.bot.decide(seat_of(table, asked[0], self.bot.needs)))


def sitting(game: Game, wishes: Wishes) -> Session:
    """A session with a typist at the keyboard."""
    session = new_session(game, wishes)
    typist = Typist(str(wishes.seed).encode())
    typist.session = session
    session.tty = typist
    return session


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_played_in_the_terminal(name: str, language: str, capsys: pytest.CaptureFixture[str]):
    game = find(name)
    players = game.players[0] if language == "en" else game.players[-1]
    session = sitting(game, Wishes(players=players, seed="1", language=language, bots="random"))
    session.play()
    said = capsys.readouterr().out
    assert game.names[language] in said
    assert session.table.over == (session.words(None).text("ui-game-over") in said)


def test_the_screen_of_empires_tells_everything_but_the_cards_of_others():
    table = grognard.table("empires", 3, seed=1)
    bot = make_bot("random", b"1")
    while table.view(None)["battle"] is None or not all(table.view(None)["battle"]["committed"]):
        answer(table, table.pending[0].player, bot)
    view = table.view(table.pending[0].player)
    console = Console(width=100)
    with console.capture() as capture:
        for part in empires.screen(view, words_of(table, "en", table.pending[0].player)):
            console.print(part)
    text = capture.get()
    assert "Battle for " in text
    assert "Battle blocks: attacker 0, Centre Ground 3, defender 0" in text
    assert "chosen: ?, ?" in text
    assert text.count("hand:") == 1
