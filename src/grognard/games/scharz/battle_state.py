"""SCH-8 to 11 The combat phase: what is remembered while it lasts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Combat:
    step: int

    def clone(self) -> Combat:
        return Combat(self.step)
