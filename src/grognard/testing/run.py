"""Run one procedure of the rules with answers in words."""

from __future__ import annotations

from typing import Any

from grognard.kernel.choice import Choice, Player, Procedure
from grognard.kernel.driver import Driver
from grognard.kernel.terms import Vocabulary


class Run:
    """A procedure that is being run: what it asks, and a way to answer."""

    def __init__(self, terms: Vocabulary, procedure: Procedure[Any]) -> None:
        self.terms = terms
        self.driver = Driver()
        self.driver.start(procedure)

    def pick(self, *words: str, player: Player | None = None) -> Run:
        """Answer the pending question, and those that follow, with these words.

        Where several players are asked at once, `player` says who answers; without it the first who is asked.
        """
        for word in words:
            choice = self.question(player)
            term = self.terms.number_of(word)
            offered = self.offered(choice.player)
            assert word in offered, f"{choice.ask.key} offers {offered}, not {word!r}"
            assert term is not None
            self.driver.answer(choice, term)
        return self

    def question(self, player: Player | None = None) -> Choice:
        """The pending question (of this player)."""
        assert self.driver.pending, "nobody is asked anything"
        for choice in self.driver.pending:
            if player is None or choice.player == player:
                return choice
        raise AssertionError(f"player {player} is not asked; pending: {self.driver.pending}")

    def offered(self, player: Player | None = None) -> list[str]:
        """The words of what is offered (to this player)."""
        return [self.terms.word(term) for term in self.question(player).options]

    def asks(self, player: Player, key: str, options: list[str] | None = None) -> bool:
        """Whether this player is asked this question, with exactly these options in any order."""
        for choice in self.driver.pending:
            if choice.player == player and choice.ask.key == key:
                return options is None or sorted(self.offered(player)) == sorted(options)
        return False

    @property
    def over(self) -> bool:
        return self.driver.over

    @property
    def value(self) -> Any:
        """What the procedure returned."""
        assert self.driver.over, f"the procedure still asks {self.driver.pending}"
        return self.driver.value


def run(terms: Vocabulary, procedure: Procedure[Any], *words: str) -> Run:
    """Run the procedure and answer its first questions with these words."""
    return Run(terms, procedure).pick(*words)
