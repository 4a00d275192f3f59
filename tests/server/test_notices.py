"""Notices: whose turn it is, by mail and webhook, without secrets; links to new passwords by mail."""

from __future__ import annotations

import http.server
import json
import socketserver
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import update

from grognard.server import notices
from grognard.server.database import now
from grognard.server.models import Notice
from tests.server.kit import house

pytestmark = pytest.mark.usefixtures("no_chores")


class Mailbox(socketserver.StreamRequestHandler):
    """Just enough of a mail server to take a message."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        text: list[str] = []
        for raw in self.rfile:
            line = raw.decode().strip()
            if line.upper().startswith("DATA"):
                self.wfile.write(b"354 go on\r\n")
                for part in self.rfile:
                    if part.strip() == b".":
                        break
                    text.append(part.decode())
                self.server.mails.append("".join(text))  # type: ignore[attr-defined]
            elif line.upper().startswith("QUIT"):
                self.wfile.write(b"221 bye\r\n")
                return
            self.wfile.write(b"250 fine\r\n")


class Hook(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append(json.loads(body))  # type: ignore[attr-defined]
        self.send_response(200)
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def post() -> Iterator[Any]:
    """A mail server and a webhook on this machine."""
    mail = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mailbox)
    hook = http.server.HTTPServer(("127.0.0.1", 0), Hook)
    mail.mails, hook.heard = [], []  # type: ignore[attr-defined]
    for each in (mail, hook):
        threading.Thread(target=each.serve_forever, daemon=True).start()
    yield mail, hook
    for each in (mail, hook):
        each.shutdown()
        each.server_close()


def test_whoever_must_wait_for_somebody_long_is_helped_by_a_notice(tmp_path, post):
    mail, hook = post
    settings = {"smtp_host": "127.0.0.1", "smtp_port": mail.server_address[1], "local_webhooks": True}
    with house(f"sqlite:///{tmp_path}/t.db", **settings) as visit:
        ann = visit().guest("Ann")
        webhook = f"http://127.0.0.1:{hook.server_address[1]}/hook"
        ann.send("PATCH", "/me", {"email": "ann@example.org", "webhook": webhook, "notices": True})
        table = ann.table(title="The long war")
        context = ann.client.app.state.context

        assert notices.send_due(context.settings, context.database) == 0, "not at once"
        with context.database.write() as session:
            session.execute(update(Notice).values(due=now() - 1))
        assert notices.send_due(context.settings, context.database) == 1
        assert notices.send_due(context.settings, context.database) == 0, "not twice"

    said = mail.mails[0]
    assert "ann@example.org" in said and "The long war" in said and f"/table/{table}" in said
    assert "card-" not in said and "invitation" not in said
    assert hook.heard[0]["table"] == table and "card-" not in json.dumps(hook.heard)


def test_no_notice_to_somebody_who_has_already_answered(tmp_path, post):
    _, hook = post
    with house(f"sqlite:///{tmp_path}/t.db", local_webhooks=True) as visit:
        ann = visit().guest("Ann")
        ann.send("PATCH", "/me", {"webhook": f"http://127.0.0.1:{hook.server_address[1]}/", "notices": True})
        table = ann.table()
        ann.play_out(table)
        context = ann.client.app.state.context
        with context.database.write() as session:
            session.execute(update(Notice).values(due=now() - 1))
        assert notices.send_due(context.settings, context.database) == 0
    assert hook.heard == []


def test_a_link_to_a_new_password_comes_by_mail(tmp_path, post):
    mail, _ = post
    settings = {"smtp_host": "127.0.0.1", "smtp_port": mail.server_address[1]}
    with house(f"sqlite:///{tmp_path}/t.db", **settings) as visit:
        visit().post("/register", {"name": "Anna", "password": "long enough", "email": "anna@example.org"})
        visit().post("/reset", {"name": "Anna"})
    assert "/reset#" in mail.mails[0].replace("=\r\n", "") and "anna@example.org" in mail.mails[0]


def test_a_notice_that_cannot_be_sent_is_tried_again_and_then_given_up(tmp_path):
    with house(f"sqlite:///{tmp_path}/t.db", local_webhooks=True) as visit:
        ann = visit().guest("Ann")
        ann.send("PATCH", "/me", {"webhook": "http://127.0.0.1:9/", "notices": True})
        ann.table()
        context = ann.client.app.state.context
        for _ in range(notices.TRIES):
            with context.database.write() as session:
                session.execute(update(Notice).values(due=now() - 1))
            notices.send_due(context.settings, context.database)
        with context.database.read() as session:
            assert session.query(Notice).count() == 0
