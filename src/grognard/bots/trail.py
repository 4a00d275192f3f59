"""What each player has seen happen since a search began, as one number for each player.

Two positions with the same number are the same to that player: it is the name of an information set.
"""

from __future__ import annotations

from typing import Final

from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.table import Table

UNSEEN: Final = -7
"""Stands for a pick that others do not see."""


class Trail:
    """The choices of one playout, as each player has seen them.

    Everybody sees own choices at once, and those of others too, unless players act together: then only when
    all have picked. Of a secret choice the others never see more than that it was made.
    """

    __slots__ = ("_kept_back", "_seen")

    def __init__(self, players: int) -> None:
        self._seen = list(range(players))
        self._kept_back: list[tuple[Player, Term, bool]] = []

    def set_of(self, choice: Choice) -> int:
        """The name of the information set in which this choice is made."""
        return hash((self._seen[choice.player], choice.player, choice.ask.key, *choice.about))

    def act(self, table: Table, choice: Choice, term: Term) -> None:
        """The player chooses, and all others see of it what they may."""
        together = table._together
        table.act(choice.player, term)
        self._see(choice.player, choice.player, term)
        self._kept_back.append((choice.player, term, choice.ask.secret))
        if together is None or table._together is not together:
            # Nobody acts at the same time, or all who did have finished.
            self._show()

    def _show(self) -> None:
        """In the order of seats, so that it does not tell who was first."""
        for player, term, secret in sorted(self._kept_back, key=lambda pick: pick[0]):
            for other in range(len(self._seen)):
                if other != player:
                    self._see(other, player, UNSEEN if secret else term)
        self._kept_back.clear()

    def _see(self, viewer: Player, player: Player, term: Term) -> None:
        self._seen[viewer] = hash((self._seen[viewer], player, term))


def is_together(table: Table) -> bool:
    """Whether players act together now; perhaps only one of them is still asked."""
    return table._together is not None
