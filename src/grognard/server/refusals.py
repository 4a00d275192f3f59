"""How the server says no: a status, a word for programs, a sentence for people."""

from __future__ import annotations


class Refused(Exception):
    """A request that cannot be granted. `key` names the message `refused-<key>` where there is one."""

    def __init__(self, status: int, key: str, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.key = key
        self.text = text
