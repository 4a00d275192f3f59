"""The driver runs a procedure from question to question."""

from __future__ import annotations

from typing import Any

from grognard.kernel.choice import (
    CHECKPOINT,
    Choice,
    Player,
    Procedure,
    Step,
    Term,
    Together,
)


class Driver:
    """One running procedure: what it asks now, and what it returned in the end."""

    __slots__ = ("_procedure", "_subs", "_together", "over", "pending", "value")

    def __init__(self) -> None:
        self.pending: list[Choice] = []
        self.over = False
        self.value: Any = None
        self._together: Together | None = None
        self._subs: dict[Player, Procedure[Any]] = {}

    def start(self, procedure: Procedure[Any]) -> None:
        """Run the procedure to its first question."""
        self._procedure: Procedure[Any] = procedure
        self._run(None)

    @property
    def together(self) -> bool:
        """Whether several players act at the same time now, unseen by each other."""
        return self._together is not None

    def at_checkpoint(self) -> None:
        """The procedure has reached a checkpoint."""

    def at_together(self) -> None:
        """Several players are going to act together."""

    def answer(self, choice: Choice, term: Term) -> None:
        """Answer a pending choice with one of its options, and run on."""
        if self._together is None:
            self.pending = []
            self._run(term)
        else:
            self._run_together(choice, term)

    def _run(self, answer: int | None) -> None:
        """Go on until somebody must be asked, or the procedure ends."""
        procedure = self._procedure
        try:
            step: Step = next(procedure) if answer is None else procedure.send(answer)
            while True:
                if type(step) is Choice:
                    options = step.options
                    if len(options) != 1 or step.ask.always:
                        assert options, f"{step.ask.key} ({step.ask.rule}) offers nothing"
                        self.pending = [step]
                        return
                    step = procedure.send(options[0])
                elif step is CHECKPOINT:
                    self.at_checkpoint()
                    step = procedure.send(0)
                else:
                    assert type(step) is Together, f"a procedure yielded {step!r}"
                    self._start_together(step)
                    if self.pending:
                        return
                    step = procedure.send(0)
        except StopIteration as finished:
            self.pending = []
            self.over = True
            self.value = finished.value

    def _start_together(self, together: Together) -> None:
        self._together = together
        self._subs = together.procedures
        self.at_together()
        pending = []
        for player in together.procedures:
            choice = self._advance(together, player, None)
            if choice is not None:
                pending.append(choice)
        self.pending = pending
        if not pending:
            self._together = None

    def _run_together(self, answered: Choice, term: Term) -> None:
        together = self._together
        assert together is not None
        following = self._advance(together, answered.player, term)
        if following is not None:
            self.pending = [following if c is answered else c for c in self.pending]
            return
        self.pending = [c for c in self.pending if c is not answered]
        if not self.pending:
            self._together = None
            self._run(0)

    def _advance(self, together: Together, player: Player, answer: int | None) -> Choice | None:
        """One player's part, up to its next question; None when it is finished."""
        procedure = self._subs[player]
        try:
            step: Step = next(procedure) if answer is None else procedure.send(answer)
            while True:
                assert type(step) is Choice and step.player == player, (
                    f"in a Together, player {player} can only be asked: {step!r}"
                )
                if len(step.options) != 1 or step.ask.always:
                    assert step.options, f"{step.ask.key} ({step.ask.rule}) offers nothing"
                    return step
                step = procedure.send(step.options[0])
        except StopIteration as finished:
            together.results[player] = finished.value
            return None
