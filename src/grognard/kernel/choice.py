"""What a rules procedure can ask: a choice, several choices at once, or nothing at a checkpoint.

A procedure is a generator. It yields a step and is sent one integer back: the term that was chosen,
or 0 after a `Together` and a `CHECKPOINT`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

Player: TypeAlias = int
"""A seat, counted from 0."""

Term: TypeAlias = int
"""A number in the game's vocabulary; see `terms.py`."""


class Ask:
    """A kind of question: its name, the rule that grants it and the kind of term that answers it.

    A `secret` answer is known to the one who gave it alone. An ask that is `always` put to the player,
    even with a single option, hides that there was nothing to decide.
    """

    __slots__ = ("always", "key", "kind", "rule", "secret")

    def __init__(self, key: str, rule: str, kind: str, secret: bool = False, always: bool = False) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.kind: Final = kind
        self.secret: Final = secret
        self.always: Final = always

    def __repr__(self) -> str:
        return f"Ask({self.key!r}, {self.rule!r})"


class Step:
    """What a procedure may yield."""

    __slots__ = ()


class Choice(Step):
    """One player picks one of the options. `about` holds terms that the prompt speaks of."""

    __slots__ = ("about", "ask", "options", "player")

    def __init__(self, player: Player, ask: Ask, options: list[Term], about: tuple[Term, ...] = ()) -> None:
        self.player = player
        self.ask = ask
        self.options = options
        self.about = about

    def __repr__(self) -> str:
        return f"Choice(player={self.player}, ask={self.ask.key!r}, options={self.options})"


class Checkpoint(Step):
    """The state alone says where the game stands: `play(state)` could start afresh here."""

    __slots__ = ()


CHECKPOINT: Final = Checkpoint()

Procedure: TypeAlias = Generator[Step, int, T]
"""A rule that asks. Its return value is its result; `Procedure[None]` has none."""


class Together(Step):
    """Several players act at the same time, in any order, without seeing each other's picks.

    Each player's procedure asks that player alone, rolls no dice, writes no journal and touches nothing
    that another one reads. The asking procedure goes on when all have finished; what each of them returned
    then stands in `results`. Yield a `CHECKPOINT` before anybody is asked again.
    """

    __slots__ = ("procedures", "results")

    def __init__(self, procedures: dict[Player, Procedure[Any]]) -> None:
        self.procedures = procedures
        self.results: dict[Player, Any] = {}
