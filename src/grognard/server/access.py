"""Who asks: from the cookie of a browser or the token of a bot; and where requests may come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import Depends, Request, WebSocket
from starlette.requests import HTTPConnection

from grognard.server import accounts
from grognard.server.context import Context
from grognard.server.models import Login, User
from grognard.server.refusals import Refused

COOKIE = "grognard_login"


@dataclass(slots=True)
class Visitor:
    """Somebody who sends a request, known or not."""

    user: User | None
    login: Login | None
    address: str

    @property
    def name(self) -> str:
        """For rate limits."""
        return f"user {self.user.id}" if self.user is not None else f"address {self.address}"

    def known(self) -> User:
        if self.user is None:
            raise Refused(401, "who", "Please take a name or log in first.")
        return self.user


async def context_of(request: Request) -> Context:
    context = request.app.state.context
    assert isinstance(context, Context)
    return context


def visitor_of(request: Request) -> Visitor:
    """The visitor; a browser that changes something must show its CSRF token."""
    context: Context = request.app.state.context
    visitor = identify(
        context,
        request.cookies.get(COOKIE),
        request.headers.get("authorization"),
        address_of(context, request),
    )
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request.headers.get("origin"), request.headers.get("host"))
        if visitor.login is not None and request.headers.get("x-csrf-token") != visitor.login.csrf:
            raise Refused(403, "csrf", "This request does not come from our page; please reload it.")
    return visitor


def identify(context: Context, cookie: str | None, authorization: str | None, address: str) -> Visitor:
    with context.database.read() as session:
        if authorization and authorization.startswith("Bearer "):
            user = accounts.find_by_token(session, authorization.removeprefix("Bearer "))
            if user is None:
                raise Refused(401, "bad-token", "This token is not known.")
            return Visitor(user, None, address)
        found = accounts.find_login(session, cookie) if cookie else None
    return Visitor(None, None, address) if found is None else Visitor(found[0], found[1], address)


def socket_visitor(socket: WebSocket) -> Visitor:
    context = socket.app.state.context
    check_origin(socket.headers.get("origin"), socket.headers.get("host"))
    return identify(
        context,
        socket.cookies.get(COOKIE),
        socket.headers.get("authorization"),
        address_of(context, socket),
    )


def check_origin(origin: str | None, host: str | None) -> None:
    """A page of somebody else may not send requests in our visitors' names."""
    if origin is not None and urlsplit(origin).netloc != host:
        raise Refused(403, "origin", "Requests from other sites are not taken.")


def address_of(context: Context, request: HTTPConnection) -> str:
    if context.settings.trust_proxy and (forwarded := request.headers.get("x-forwarded-for")):
        return forwarded.split(",")[-1].strip()
    return request.client.host if request.client else ""


def language_for(who: Visitor, language: str) -> str:
    """The language that was asked for, or the visitor's own."""
    if language in ("en", "de"):
        return language
    return who.user.language if who.user is not None else "en"


def is_admin(here: Context, user: User | None) -> bool:
    return bool(here.settings.admin) and user is not None and user.login == here.settings.admin.casefold()


Here = Annotated[Context, Depends(context_of)]
Who = Annotated[Visitor, Depends(visitor_of)]
