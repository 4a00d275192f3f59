"""How a server is set up; every value can come from the command line or the environment (GROGNARD_...)."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path

from grognard.kernel.errors import BadOption


@dataclass(slots=True)
class Settings:
    """What a host may decide."""

    database: str = "sqlite:///grognard.db"
    """SQLAlchemy address: a SQLite file or a PostgreSQL server."""
    base_url: str = "http://127.0.0.1:8000"
    """The address that people use; it stands in invitations and mails."""
    secure_cookies: bool = False
    """Send cookies over HTTPS only; set it when you serve through HTTPS."""
    admin: str = ""
    """The name of the account that may look after all tables."""
    smtp_host: str = ""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    mail_from: str = ""
    local_webhooks: bool = False
    """Let people have their notices sent to addresses inside your own network."""
    trust_proxy: bool = False
    """Believe X-Forwarded-For; set it only behind a reverse proxy of yours."""
    rate_factor: float = 1.0
    """Multiplies every rate limit; raise it for load tests."""
    max_tables_per_user: int = 50
    threads: int = 3
    """Requests that a process works on at the same time; more of them only wait for each other."""

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def settings_from_environment(environment: dict[str, str] | None = None) -> Settings:
    """Settings from variables such as GROGNARD_DATABASE; a value that does not fit is refused."""
    found = Settings()
    variables = dict(os.environ) if environment is None else environment
    for entry in fields(Settings):
        name = f"GROGNARD_{entry.name.upper()}"
        if name in variables:
            setattr(found, entry.name, _value(name, variables[name], type(getattr(found, entry.name))))
    found.database = database_url(found.database)
    return found


def _value(name: str, text: str, kind: type) -> object:
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no", ""):
            raise BadOption(f"{name} is yes or no, not {text!r}.")
        return text.lower() in ("1", "true", "yes")
    try:
        return kind(text)
    except ValueError:
        raise BadOption(f"{name} is a number, not {text!r}.") from None


def database_url(text: str) -> str:
    """The SQLAlchemy address for what a host wrote: a file name, `sqlite:///...` or `postgresql://...`."""
    if text.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + text.partition("://")[2]
    if "://" in text:
        if not text.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise BadOption(f"The database is a SQLite file or a postgresql:// address, not {text!r}.")
        return text
    return f"sqlite:///{Path(text).expanduser()}"
