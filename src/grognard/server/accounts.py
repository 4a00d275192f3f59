"""Who somebody is: guests first, registration when they like, logins, bots' tokens, lost passwords."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import bindparam, delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from grognard.server.database import now
from grognard.server.models import Login, Reset, User
from grognard.server.refusals import Refused
from grognard.words import Words

DAY = 24 * 3600 * 1000
LOGIN_DAYS = 90
RESET_MINUTES = 30
NAME = re.compile(r"[\w][\w .'-]{0,28}[\w.]", re.UNICODE)

_hasher = PasswordHasher()
_NOBODY = _hasher.hash(secrets.token_hex(16))


def hashed(secret: str) -> str:
    """What is stored of a cookie, token or link."""
    return sha256(secret.encode()).hexdigest()


def new_guest(session: Session, name: str, language: str) -> User:
    called = Words(None, language).text("guest-name", number=str(secrets.randbelow(9000) + 1000))
    user = User(kind="guest", name=clean_name(name or called))
    user.language = language
    user.created = now()
    session.add(user)
    session.flush()
    return user


def clean_name(name: str) -> str:
    name = " ".join(name.split())
    if not NAME.fullmatch(name):
        raise Refused(422, "bad-name", "A name has 2 to 30 letters, digits, spaces, dots or hyphens.")
    return name


def register(session: Session, user: User | None, name: str, password: str, email: str) -> User:
    """A new account; a guest who registers keeps all seats."""
    name = clean_name(name)
    check_password(password)
    if email and not re.fullmatch(r"[^@\s]{1,64}@[^@\s]{1,130}", email):
        raise Refused(422, "bad-email", "That is no e-mail address.")
    if user is None or user.kind != "guest":
        user = User(created=now(), language="en")
        session.add(user)
    user.kind = "person"
    user.name = name
    user.login = name.casefold()
    user.password = _hasher.hash(password)
    user.email = email or None
    try:
        session.flush()
    except IntegrityError:
        raise Refused(409, "name-taken", f"The name {name} is taken.") from None
    return user


def check_password(password: str) -> None:
    if not 8 <= len(password) <= 200:
        raise Refused(422, "bad-password", "A password has 8 to 200 characters.")


def log_in(session: Session, name: str, password: str) -> User:
    """The account with this name and password. It takes as long for a name that does not exist."""
    user = session.scalar(select(User).where(User.login == " ".join(name.split()).casefold()))
    stored = user.password if user is not None and user.password else _NOBODY
    try:
        _hasher.verify(stored, password)
    except Argon2Error:
        user = None
    if user is None:
        raise Refused(403, "wrong-password", "Name or password is wrong.")
    return user


def open_login(session: Session, user: User) -> tuple[str, Login]:
    """A new login and the secret for its cookie."""
    secret = secrets.token_hex(32)
    login = Login(key=hashed(secret), user=user.id, csrf=secrets.token_hex(16), created=now())
    login.expires = now() + LOGIN_DAYS * DAY
    session.add(login)
    session.flush()
    return secret, login


_LOGIN = (
    select(User, Login)
    .join(Login, Login.user == User.id)
    .where(Login.key == bindparam("key"), Login.expires >= bindparam("now"))
)


def find_login(session: Session, cookie: str) -> tuple[User, Login] | None:
    found = session.execute(_LOGIN, {"key": hashed(cookie), "now": now()}).one_or_none()
    return None if found is None else (found[0], found[1])


def close_login(session: Session, login: Login) -> None:
    session.execute(delete(Login).where(Login.key == login.key))


def find_by_token(session: Session, token: str) -> User | None:
    return session.scalar(select(User).where(User.token == hashed(token)))


def new_bot_account(session: Session, owner: User | None, name: str, kind: str = "bot") -> tuple[User, str]:
    """An account for a program, and its token, which is shown once."""
    if owner is not None:
        mine = session.scalars(select(User).where(User.owner == owner.id)).all()
        if len(mine) >= 10:
            raise Refused(409, "too-many-bots", "You already have ten bot accounts.")
    token = secrets.token_hex(24)
    user = User(kind=kind, name=clean_name(name), token=hashed(token), created=now(), language="en")
    user.owner = owner.id if owner is not None else None
    session.add(user)
    session.flush()
    return user, token


def new_reset(session: Session, name: str) -> tuple[User, str] | None:
    """The secret of a reset link; None when there is no such account."""
    user = session.scalar(select(User).where(User.login == " ".join(name.split()).casefold()))
    if user is None:
        return None
    session.execute(delete(Reset).where((Reset.user == user.id) | (Reset.expires < now())))
    secret = secrets.token_hex(24)
    session.add(Reset(key=hashed(secret), user=user.id, expires=now() + RESET_MINUTES * 60_000))
    return user, secret


def use_reset(session: Session, secret: str, password: str) -> User:
    """Set a new password by a link, once; all other logins of the account end."""
    check_password(password)
    reset = session.get(Reset, hashed(secret))
    user = session.get(User, reset.user) if reset is not None and reset.expires >= now() else None
    if reset is None or user is None:
        raise Refused(403, "bad-link", "This link is no longer valid.")
    user.password = _hasher.hash(password)
    session.delete(reset)
    session.execute(delete(Login).where(Login.user == user.id))
    return user


def tidy(session: Session) -> None:
    """Logins and links that have run out are forgotten."""
    session.execute(delete(Login).where(Login.expires < now()))
    session.execute(delete(Reset).where(Reset.expires < now()))
