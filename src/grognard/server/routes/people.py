"""Accounts over HTTP: who am I, guest, register, log in and out, lost password, bot accounts."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field
from sqlalchemy import select

from grognard.kernel.game import LANGUAGES
from grognard.server import accounts, notices
from grognard.server.access import COOKIE, Here, Visitor, Who
from grognard.server.context import Context
from grognard.server.models import Login, User
from grognard.server.refusals import Refused
from grognard.words import Words

router = APIRouter(prefix="/api", tags=["people"])
log = logging.getLogger("grognard.accounts")


class GuestWish(BaseModel):
    name: str = Field("", max_length=40)
    language: str = Field("en", max_length=5)


class Credentials(BaseModel):
    name: str = Field(max_length=40)
    password: str = Field(max_length=200)


class Registration(Credentials):
    email: str = Field("", max_length=200)


class Profile(BaseModel):
    name: str | None = Field(None, max_length=40)
    language: str | None = Field(None, max_length=5)
    email: str | None = Field(None, max_length=200)
    webhook: str | None = Field(None, max_length=500)
    notices: bool | None = None


class Lost(BaseModel):
    name: str = Field(max_length=40)


class NewPassword(BaseModel):
    link: str = Field(max_length=100)
    password: str = Field(max_length=200)


class BotName(BaseModel):
    name: str = Field(max_length=40)


def profile(user: User | None, login: Login | None, admin: str) -> dict[str, Any]:
    """What somebody may know of the own account."""
    if user is None:
        return {"user": None, "csrf": None}
    return {
        "user": {
            "id": user.id,
            "name": user.name,
            "kind": user.kind,
            "language": user.language,
            "email": user.email or "",
            "webhook": user.webhook or "",
            "notices": user.notices,
            "admin": bool(admin) and user.login == admin.casefold(),
        },
        "csrf": login.csrf if login is not None else None,
    }


def _enter(here: Context, response: Response, user: User) -> dict[str, Any]:
    """Give the browser a cookie for a new login."""
    with here.database.write() as session:
        secret, login = accounts.open_login(session, user)
    response.set_cookie(
        COOKIE,
        secret,
        max_age=accounts.LOGIN_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=here.settings.secure_cookies,
    )
    return profile(user, login, here.settings.admin)


@router.get("/me")
def me(here: Here, who: Who) -> dict[str, Any]:
    """Who I am, and the token that changing requests must carry."""
    return profile(who.user, who.login, here.settings.admin)


@router.post("/guest")
def guest(here: Here, who: Who, wish: GuestWish, response: Response) -> dict[str, Any]:
    """Take a name and play; the seat is kept by a cookie and can be claimed later by registering."""
    here.limiter.check("account", who.address)
    language = wish.language if wish.language in LANGUAGES else "en"
    with here.database.write() as session:
        user = accounts.new_guest(session, wish.name, language)
    return _enter(here, response, user)


@router.post("/register")
def register(here: Here, who: Who, wish: Registration, response: Response) -> dict[str, Any]:
    """An account with a password; a guest who registers keeps all seats."""
    here.limiter.check("account", who.address)
    with here.database.write() as session:
        old = session.get(User, who.user.id) if who.user is not None else None
        user = accounts.register(session, old, wish.name, wish.password, wish.email)
    return _enter(here, response, user)


@router.post("/login")
def log_in(here: Here, who: Who, wish: Credentials, response: Response) -> dict[str, Any]:
    here.limiter.check("login", who.address)
    with here.database.read() as session:
        user = accounts.log_in(session, wish.name, wish.password)
    return _enter(here, response, user)


@router.post("/logout")
def log_out(here: Here, who: Who, response: Response) -> dict[str, Any]:
    if who.login is not None:
        with here.database.write() as session:
            accounts.close_login(session, who.login)
    response.delete_cookie(COOKIE)
    return profile(None, None, "")


@router.patch("/me")
def change_me(here: Here, who: Who, wish: Profile) -> dict[str, Any]:
    """Change name, language, mail address, webhook or whether notices are wanted."""
    here.limiter.check("account", who.name)
    with here.database.write() as session:
        user = session.get(User, who.known().id)
        assert user is not None
        if wish.name is not None:
            if user.kind != "guest":
                raise Refused(409, "name-fixed", "The name of an account stays as it is.")
            user.name = accounts.clean_name(wish.name)
        if wish.language is not None:
            if wish.language not in LANGUAGES:
                raise Refused(422, "bad-language", f"Languages are {', '.join(LANGUAGES)}.")
            user.language = wish.language
        if wish.email is not None:
            user.email = wish.email or None
        if wish.webhook is not None:
            if wish.webhook:
                notices.check_webhook(here.settings, wish.webhook)
            user.webhook = wish.webhook or None
        if wish.notices is not None:
            user.notices = wish.notices
    return profile(user, who.login, here.settings.admin)


@router.post("/reset")
def lost_password(here: Here, who: Who, wish: Lost) -> dict[str, str]:
    """Ask for a link to a new password. The answer does not tell whether the account exists."""
    here.limiter.check("login", who.address)
    with here.database.write() as session:
        found = accounts.new_reset(session, wish.name)
    if found is not None:
        _deliver(here, *found)
    return {"text": "If the account exists, a link is on its way."}


def _deliver(here: Context, user: User, secret: str) -> None:
    link = f"{here.settings.base_url}/reset#{secret}"
    if user.email and here.settings.smtp_host:
        words = Words(None, user.language)
        notices.send_mail(
            here.settings, user.email, words.text("reset-subject"), words.text("reset-text", link=link)
        )
    else:
        log.warning("password link for %s, to be passed on by the host: %s", user.name, link)


@router.post("/reset/use")
def new_password(here: Here, who: Who, wish: NewPassword, response: Response) -> dict[str, Any]:
    here.limiter.check("login", who.address)
    with here.database.write() as session:
        user = accounts.use_reset(session, wish.link, wish.password)
    return _enter(here, response, user)


@router.get("/bots")
def my_bots(here: Here, who: Who) -> list[dict[str, Any]]:
    """My bot accounts, without their tokens."""
    with here.database.read() as session:
        rows = session.scalars(select(User).where(User.owner == person(who).id)).all()
    return [{"id": row.id, "name": row.name} for row in rows]


@router.post("/bots", status_code=201)
def new_bot(here: Here, who: Who, wish: BotName) -> dict[str, Any]:
    """A bot account; its token is shown this once."""
    here.limiter.check("account", who.name)
    with here.database.write() as session:
        bot, token = accounts.new_bot_account(session, person(who), wish.name)
    return {"id": bot.id, "name": bot.name, "token": token}


def person(who: Visitor) -> User:
    user = who.known()
    if user.kind != "person":
        raise Refused(403, "person-only", "Please register first.")
    return user
