"""Accounts: guests, registration, logins, tokens, lost passwords; and who may ask what."""

from __future__ import annotations

import logging
import re

import pytest
from sqlalchemy import event, select, update

from grognard.server import accounts
from grognard.server.app import POLICY, tidy
from grognard.server.limits import LIMITS, Limiter
from grognard.server.models import Login, User
from tests.server.kit import good, house


def test_a_guest_who_registers_keeps_the_seats_and_can_log_in_elsewhere(visit):
    ann = visit().guest("Ann")
    table = ann.table()
    ann.post("/register", {"name": "Anna", "password": "long enough", "email": ""})
    assert ann.me["kind"] == "person" and ann.look(table)["mine"] == [0, 1]

    phone = visit()
    assert phone.send("POST", "/login", {"name": "anna", "password": "wrong one"}).status_code == 403
    phone.post("/login", {"name": "anna", "password": "long enough"})
    assert phone.look(table)["mine"] == [0, 1]
    phone.post("/logout")
    assert phone.get("/me")["user"] is None


@pytest.mark.parametrize(
    ("language", "name"), [("en", r"Guest \d{4}"), ("de", r"Gast \d{4}"), ("fr", r"Guest \d{4}")]
)
def test_a_guest_without_a_name_gets_one_in_his_language(visit, language, name):
    user = visit().send("POST", "/guest", {"language": language}).json()["user"]
    assert re.fullmatch(name, user["name"])


@pytest.mark.parametrize(
    ("name", "password", "email", "key"),
    [
        ("A", "long enough", "", "bad-name"),
        ("<script>", "long enough", "", "bad-name"),
        ("Anna", "short", "", "bad-password"),
        ("Anna", "long enough", "nonsense", "bad-email"),
    ],
)
def test_a_registration_that_cannot_be_is_refused(visit, name, password, email, key):
    wish = {"name": name, "password": password, "email": email}
    assert visit().send("POST", "/register", wish).json()["refused"] == key


def test_a_name_is_taken_once(visit):
    visit().post("/register", {"name": "Anna", "password": "long enough"})
    again = visit().send("POST", "/register", {"name": "ANNA", "password": "long enough"})
    assert again.status_code == 409


def test_passwords_cookies_and_tokens_are_stored_as_hashes_only(database):
    with house(database) as visit:
        ann = visit()
        ann.post("/register", {"name": "Anna", "password": "long enough"})
        token = ann.post("/bots", {"name": "Robot"})["token"]
        cookie = ann.client.cookies["grognard_login"]
        context = ann.client.app.state.context
        with context.database.read() as session:
            stored = " ".join(
                str(value)
                for row in [*session.scalars(select(User)), *session.scalars(select(Login))]
                for value in vars(row).values()
            )
        assert "$argon2id$" in stored
        for secret in ("long enough", token, cookie):
            assert secret not in stored


def test_a_change_needs_the_csrf_token_and_our_own_page(visit):
    ann = visit().guest("Ann")
    token, ann.csrf = ann.csrf, None
    assert ann.send("POST", "/tables", {"game": "toy", "players": 2}).json()["refused"] == "csrf"
    ann.csrf = token
    foreign = ann.send(
        "POST", "/tables", {"game": "toy", "players": 2}, headers={"Origin": "http://evil.example"}
    )
    assert foreign.json()["refused"] == "origin"
    assert ann.send("POST", "/tables", {"game": "toy", "players": 2}).status_code == 201


def test_a_lost_password_is_replaced_by_a_link_that_works_once(visit, caplog):
    ann = visit()
    ann.post("/register", {"name": "Anna", "password": "long enough"})
    with caplog.at_level(logging.WARNING, "grognard.accounts"):
        said = visit().post("/reset", {"name": "Anna"})
    assert said == visit().post("/reset", {"name": "Nobody"}), "the answer tells nothing"
    link = re.search(r"/reset#(\w+)", caplog.text)
    assert link

    other = visit()
    other.post("/reset/use", {"link": link[1], "password": "even longer"})
    assert other.get("/me")["user"]["name"] == "Anna"
    assert visit().send("POST", "/reset/use", {"link": link[1], "password": "even longer"}).status_code == 403
    assert ann.get("/me")["user"] is None, "all other logins have ended"
    visit().post("/login", {"name": "Anna", "password": "even longer"})


def test_a_bot_account_plays_with_its_token(visit):
    ann = visit()
    ann.post("/register", {"name": "Anna", "password": "long enough"})
    token = ann.post("/bots", {"name": "Robot"})["token"]
    table = ann.table(seats=[{"kind": "me"}, {"kind": "open"}])
    robot = visit()
    robot.client.headers["Authorization"] = f"Bearer {token}"

    robot.post(f"/tables/{table}/join", {})
    ann.post(f"/tables/{table}/start")
    turns = robot.get("/turns?stream=false")
    assert [(turn["table"], turn["seat"], turn["number"]) for turn in turns] == [(table, 1, 0)]
    options = robot.look(table)["choice"]["options"]
    good(robot.choose(table, 1, options[0]["word"], number=0))
    assert robot.get("/turns?stream=false") == []
    robot.client.headers["Authorization"] = "Bearer wrong"
    assert robot.send("GET", "/turns?stream=false").status_code == 401
    assert visit().guest("Eve").send("POST", "/bots", {"name": "Robot"}).status_code == 403


def test_every_page_says_what_it_may_do(visit):
    answer = visit().client.get("/")
    assert answer.headers["content-security-policy"] == POLICY and "unsafe" not in POLICY
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert visit().client.get("/table/whatever").text == answer.text
    assert visit().client.get("/api/nothing").status_code == 404


def test_too_much_and_too_often_is_refused(tmp_path):
    with house(f"sqlite:///{tmp_path}/t.db") as visit:
        visitor = visit().guest("Ann")
        big = visitor.send("POST", "/tables/import", {"x": "y" * 3_000_000})
        assert big.status_code == 413
        visitor.client.app.state.context.limiter = Limiter(1, clock=lambda: 0.0)
        codes = [
            visitor.send("POST", "/login", {"name": "x", "password": "y"}).status_code for _ in range(12)
        ]
        assert 429 in codes


def test_profile_and_notices(visit):
    ann = visit().guest("Ann")
    ann.send("PATCH", "/me", {"language": "de", "notices": True, "email": "ann@example.org"})
    me = ann.get("/me")["user"]
    assert me["language"] == "de" and me["notices"] and me["email"] == "ann@example.org"
    for wrong in ("ftp://x", "http://127.0.0.1:1/", "http://localhost/", "nonsense"):
        assert ann.send("PATCH", "/me", {"webhook": wrong}).json()["refused"] == "bad-webhook"
    assert ann.send("PATCH", "/me", {"language": "fr"}).status_code == 422


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(tmp_path, secure):
    with house(f"sqlite:///{tmp_path}/t.db", secure_cookies=secure) as visit:
        cookie = visit().send("POST", "/guest", {"name": "Ann"}).headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie
        assert ("Secure" in cookie) == secure
        assert len(cookie.partition("=")[2].partition(";")[0]) == 64, "256 bits"


def test_looking_changes_nothing(tmp_path):
    """No GET address writes into the database, whoever asks."""
    with house(f"sqlite:///{tmp_path}/t.db") as visit:
        ann = visit().guest("Ann")
        table = ann.table()
        app = ann.client.app
        written = []

        @event.listens_for(app.state.context.database.engine, "before_cursor_execute")
        def count(connection, cursor, statement, parameters, *more):
            if not statement.startswith(("SELECT", "BEGIN")):
                written.append(statement)

        for path, ways in app.openapi()["paths"].items():
            if "get" in ways and path != "/api/lobby":
                path = path.format(table=table, name="toy", rule="TOY-1.1", language="de", number=0)
                query = "?stream=false&seat=0&option=none"
                for visitor in (ann, visit()):
                    assert visitor.send("GET", path.removeprefix("/api") + query).status_code < 500
        chores = ("marks", "logins", "resets")
        assert [statement for statement in written if not any(name in statement for name in chores)] == []


def test_logins_that_ran_out_are_forgotten_and_do_not_count(visit):
    ann = visit().guest("Ann")
    context = ann.client.app.state.context
    with context.database.write() as session:
        session.execute(update(Login).values(expires=1))
    assert ann.get("/me")["user"] is None
    tidy(context)
    with context.database.read() as session:
        assert session.scalars(select(Login)).all() == []


@pytest.mark.parametrize(
    ("kind", "method", "path", "body"),
    [
        ("login", "POST", "/login", {"name": "Nobody", "password": "wrong wrong"}),
        ("account", "POST", "/register", {"name": "x", "password": "y"}),
        ("create", "POST", "/tables", {"game": "chess", "players": 2}),
        ("chat", "POST", "/tables/none/chat", {"text": "spam"}),
        ("act", "POST", "/tables/none/choices", {"seat": 0, "option": "none"}),
        ("import", "POST", "/tables/import", {}),
        ("look", "GET", "/tables/none", None),
        ("replay", "GET", "/tables/none/at/0", None),
    ],
)
def test_everything_has_a_limit(tmp_path, kind, method, path, body):
    with house(f"sqlite:///{tmp_path}/t.db") as visit:
        visitor = visit()
        visitor.client.app.state.context.limiter = Limiter(2 / LIMITS[kind][0], clock=lambda: 0.0)
        if kind not in ("login", "account", "look", "replay"):
            context = visitor.client.app.state.context
            with context.database.write() as session:
                _, token = accounts.new_bot_account(session, None, "robot")
            visitor.client.headers["Authorization"] = f"Bearer {token}"
        codes = [visitor.send(method, path, body).status_code for _ in range(4)]
        assert 429 not in codes[:2] and codes[-1] == 429, codes


def test_a_body_without_a_length_is_counted(tmp_path):
    with house(f"sqlite:///{tmp_path}/t.db") as visit:
        ann = visit().guest("Ann")
        answer = ann.client.post(
            "/api/tables/import",
            content=(b" " * 100_000 for _ in range(30)),
            headers={"X-CSRF-Token": ann.csrf, "Content-Type": "application/json"},
        )
        assert answer.status_code == 413 and answer.json()["text"] == "That is too much at once."
