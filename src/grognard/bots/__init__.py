"""Players made of code. Each one sees a `Seat` and nothing else."""

from grognard.bots.registry import make_bot
from grognard.bots.seat import Bot, Seat, answer, seat_of

__all__ = ["Bot", "Seat", "answer", "make_bot", "seat_of"]
