"""Telling people that it is their turn, by mail and webhook. A notice holds no secret of the game."""

from __future__ import annotations

import ipaddress
import json
import logging
import smtplib
import socket
import urllib.request
from email.message import EmailMessage
from urllib.parse import urlsplit

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from grognard.server.database import Database, now
from grognard.server.models import Notice, SeatRow, TableRow, User, sql_table
from grognard.server.refusals import Refused
from grognard.server.settings import Settings
from grognard.words import Words

log = logging.getLogger("grognard.notices")

PATIENCE = 60_000
"""Somebody who answers within this time gets no notice."""
TRIES = 3


_USER = sql_table(User).c
_WANTED = select(_USER.id).where(
    _USER.id.in_(bindparam("users", expanding=True)),
    _USER.notices,
    _USER.email.is_not(None) | _USER.webhook.is_not(None),
)


def remember(session: Session, users: list[int], table: str) -> None:
    """It is these users' turn; a notice is due in a while for those who want one."""
    wanted = session.connection().execute(_WANTED, {"users": users}).scalars().all()
    for user in wanted:
        old = session.scalar(select(Notice.id).where(Notice.user == user, Notice.table == table))
        if old is None:
            session.add(Notice(user=user, table=table, due=now() + PATIENCE, tries=0))


def send_due(settings: Settings, database: Database) -> int:
    """Send what is due, and forget what is no longer true; how many were sent."""
    with database.read() as session:
        due = session.scalars(select(Notice).where(Notice.due <= now()).limit(50)).all()
    sent = 0
    for notice in due:
        with database.read() as session:
            user, table = session.get(User, notice.user), session.get(TableRow, notice.table)
            waits = user is not None and table is not None and _waits(session, table, user)
        done = not waits or user is None or table is None or _send(settings, user, table)
        sent += bool(done and waits)
        with database.write() as session:
            if done or notice.tries + 1 >= TRIES:
                session.execute(delete(Notice).where(Notice.id == notice.id))
            else:
                again = session.get(Notice, notice.id)
                if again is not None:
                    again.tries, again.due = notice.tries + 1, now() + PATIENCE * 5
    return sent


def _waits(session: Session, table: TableRow, user: User) -> bool:
    seats = session.scalars(select(SeatRow).where(SeatRow.table == table.id, SeatRow.user == user.id))
    return table.status == "running" and any(s.seat in table.waiting and not s.bot for s in seats)


def _send(settings: Settings, user: User, table: TableRow) -> bool:
    link = f"{settings.base_url}/table/{table.id}"
    words = Words(None, user.language)
    title = table.title or table.game
    text = words.text("notice-your-turn", title=title, link=link)
    try:
        if user.email and settings.smtp_host:
            send_mail(settings, user.email, words.text("notice-subject", title=title), text)
        if user.webhook:
            send_webhook(settings, user.webhook, {"table": table.id, "text": text, "link": link})
    except (OSError, smtplib.SMTPException, Refused) as error:
        log.warning("a notice to user %s could not be sent: %s", user.id, error)
        return False
    return True


def send_mail(settings: Settings, to: str, subject: str, text: str) -> None:
    mail = EmailMessage()
    mail["From"] = settings.mail_from or f"grognard@{settings.smtp_host}"
    mail["To"] = to
    mail["Subject"] = subject
    mail.set_content(text)
    with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as server:
        if settings.smtp_user:
            server.starttls()
            server.login(settings.smtp_user, settings.smtp_password)
        server.send_message(mail)


def check_webhook(settings: Settings, address: str) -> None:
    """A webhook is an http(s) address, and not one inside the host's own network."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Refused(422, "bad-webhook", "A webhook is an http or https address.")
    if settings.local_webhooks:
        return
    try:
        found = socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
    except OSError:
        raise Refused(422, "bad-webhook", "The host of this webhook is not known.") from None
    if any(not ipaddress.ip_address(entry[4][0]).is_global for entry in found):
        raise Refused(422, "bad-webhook", "A webhook may not point into the host's own network.")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def send_webhook(settings: Settings, address: str, data: dict[str, str]) -> None:
    check_webhook(settings, address)
    request = urllib.request.Request(
        address, json.dumps(data).encode(), {"Content-Type": "application/json"}, method="POST"
    )
    with urllib.request.build_opener(_NoRedirect).open(request, timeout=10) as answer:
        answer.read(1000)
