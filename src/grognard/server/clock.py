"""Clocks: pure arithmetic on what the database holds. Times are milliseconds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from grognard.server.refusals import Refused

SECOND = 1000
LONGEST = 60 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Clock:
    """How long players may think: not limited, so long per decision, or a bank with an increment."""

    kind: Literal["none", "decision", "bank"]
    seconds: int = 0
    increment: int = 0

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}

    def start(self) -> int:
        """What is in a seat's bank at the beginning."""
        return self.seconds * SECOND if self.kind == "bank" else 0

    def deadline(self, since: int | None, bank: int) -> int | None:
        """When the time of a seat is up whose clock has been running since then."""
        if since is None or self.kind == "none":
            return None
        return since + (self.seconds * SECOND if self.kind == "decision" else bank)

    def after(self, since: int | None, bank: int, at: int) -> int:
        """The bank after an answer."""
        if self.kind != "bank" or since is None:
            return bank
        return max(0, bank - max(0, at - since)) + self.increment * SECOND


def read_clock(data: dict[str, Any]) -> Clock:
    kind = data.get("kind", "none")
    seconds, increment = data.get("seconds", 0), data.get("increment", 0)
    numbers = all(isinstance(n, int) and not isinstance(n, bool) for n in (seconds, increment))
    if kind not in ("none", "decision", "bank") or not numbers:
        raise Refused(422, "bad-clock", "A clock is none, decision or bank, with whole seconds.")
    if (kind != "none" and not 10 <= seconds <= LONGEST) or not 0 <= increment <= LONGEST:
        raise Refused(422, "bad-clock", "A clock gives 10 seconds to 60 days.")
    return Clock(kind, seconds if kind != "none" else 0, increment if kind == "bank" else 0)
