"""The only source of chance: a keyed BLAKE2b stream in counter mode.

A game is a function of its seed and its choices. Past rolls do not reveal future ones, and the published
commitment to the seed lets everybody verify every roll when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import Final, TypeVar

T = TypeVar("T")

BLOCK: Final = 64


class Dice:
    """A stream of random bytes, known by its key and by how many bytes of it are used up.

    `roll` is for dice that everybody sees; everything else (`below`, `shuffle`, `draw`) may stay hidden.
    The difference matters when a player imagines other worlds: rolls since the last checkpoint are
    repeated there, hidden draws are not.
    """

    __slots__ = ("_block", "_number", "key", "rolled", "script", "used")

    def __init__(self, key: bytes, used: int = 0, script: list[int] | None = None) -> None:
        self.key = key
        self.used = used
        self.script = script
        self.rolled: list[int] | None = None
        self._number = -1
        self._block = b""

    @staticmethod
    def scripted(results: list[int]) -> Dice:
        """Dice that show the given results, for tests; running out of them is an error.

        A result of `roll` is a face (1 to 6), a result of `below(n)` a number from 0 to n - 1.
        """
        return Dice(b"", 0, list(results))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dice) and self.key == other.key and self.used == other.used

    __hash__ = None  # type: ignore[assignment]

    def clone(self) -> Dice:
        script = self.script
        twin = Dice(self.key, self.used, None if script is None else script.copy())
        twin._number = self._number
        twin._block = self._block
        return twin

    def renew(self, key: bytes) -> None:
        """From here on these dice are a stream of another key; what was rolled stays rolled."""
        self.key = key
        self.used = 0
        self._number = -1

    def _byte(self) -> int:
        number = self.used >> 6
        if number != self._number:
            self._block = blake2b(number.to_bytes(8, "big"), key=self.key).digest()
            self._number = number
        byte = self._block[self.used & 63]
        self.used += 1
        return byte

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        assert n > 0, f"nothing to choose from: below({n})"
        if self.script is not None and not self.key:
            return self._scripted(0, n - 1)
        return self._fresh(n)

    def _fresh(self, n: int) -> int:
        if n == 1:
            return 0
        if n <= 256:
            limit = 256 - 256 % n
            while True:
                byte = self._byte()
                if byte < limit:
                    return byte % n
        wide = 1 << 32
        limit = wide - wide % n
        while True:
            number = self._byte() << 24 | self._byte() << 16 | self._byte() << 8 | self._byte()
            if number < limit:
                return number % n

    def _scripted(self, low: int, high: int) -> int:
        assert self.script, "the scripted dice have run out"
        result = self.script.pop(0)
        assert low <= result <= high, f"scripted result {result} is not within {low} to {high}"
        self.used += 1
        return result

    def roll(self, sides: int = 6) -> int:
        """One die that everybody sees."""
        if self.script or (self.script is not None and not self.key):
            result = self._scripted(1, sides)
        else:
            result = self._fresh(sides) + 1
        if self.rolled is not None:
            self.rolled.append(result)
        return result

    def rolls(self, count: int, sides: int = 6) -> list[int]:
        """Several dice that everybody sees, in the order of rolling."""
        return [self.roll(sides) for _ in range(count)]

    def shuffle(self, cards: list[T]) -> None:
        """Put the list into random order, in place. Scripted dice leave it as it is."""
        if self.script is not None and not self.key:
            return
        for last in range(len(cards) - 1, 0, -1):
            other = self._fresh(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def draw(self, cards: list[T]) -> T:
        """Take one of the list at random; it is gone from the list."""
        return cards.pop(self.below(len(cards)))


def key_of(seed: bytes) -> bytes:
    """The key of a game's dice, from its seed."""
    return blake2b(seed, digest_size=32, person=b"grognard dice").digest()


def commitment(seed: bytes) -> str:
    """What is published before the first roll: it fixes the seed without telling it."""
    return sha256(b"grognard seed:" + seed).hexdigest()


def mixed(seed: bytes, contributions: Sequence[str]) -> bytes:
    """The seed of a game's dice: the one that was committed to, and what the players added in seat order.

    SHA-256 of `grognard dice:`, the seed, and the SHA-256 of each text; the seed alone if nobody added any.
    """
    if not any(contributions):
        return seed
    added = b"".join(sha256(text.encode()).digest() for text in contributions)
    return sha256(b"grognard dice:" + seed + added).digest()


HIDDEN: Final = Dice(bytes(32))
"""The dice in what a player is shown: no key, nothing used. Never roll them."""
