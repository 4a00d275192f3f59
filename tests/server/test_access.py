"""Who may do what: every address of the interface, as every kind of visitor."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.kit import good, house

ROLES = ["nobody", "guest", "other", "seat", "host", "admin"]

# For each address: which roles may use it. At the table `host` sits in seat 0 and `seat` in seat 1.
ALLOWED: dict[str, str] = {
    "GET /api/me": "nobody guest other seat host admin",
    "POST /api/guest": "nobody guest other seat host admin",
    "POST /api/register": "nobody guest other seat host admin",
    "POST /api/login": "nobody guest other seat host admin",
    "POST /api/logout": "nobody guest other seat host admin",
    "PATCH /api/me": "guest other seat host admin",
    "POST /api/reset": "nobody guest other seat host admin",
    "POST /api/reset/use": "",
    "GET /api/bots": "other seat host admin",
    "POST /api/bots": "other seat host admin",
    "GET /api/games": "nobody guest other seat host admin",
    "GET /api/games/{name}": "nobody guest other seat host admin",
    "GET /api/games/{name}/rules": "nobody guest other seat host admin",
    "GET /api/games/{name}/rules/{rule}": "nobody guest other seat host admin",
    "GET /api/games/{name}/terms/{language}": "nobody guest other seat host admin",
    "GET /api/words/{language}": "nobody guest other seat host admin",
    "GET /api/tables": "nobody guest other seat host admin",
    "POST /api/tables": "guest other seat host admin",
    "GET /api/tables/{table}": "seat host admin",
    "GET /api/tables/{table}/at/{number}": "seat host admin",
    "GET /api/tables/{table}/chart": "seat host admin",
    "GET /api/tables/{table}/since/{number}": "seat host admin",
    "GET /api/tables/{table}/hints": "seat",
    "GET /api/tables/{table}/why": "seat",
    "GET /api/tables/{table}/record": "",
    "GET /api/tables/{table}/knowledge": "seat",
    "POST /api/tables/import": "guest other seat host admin",
    "POST /api/tables/{table}/fork": "",
    "POST /api/tables/{table}/join": "host",
    "PUT /api/tables/{table}/seats/{seat}": "",
    "PUT /api/tables/{table}/contribution": "",
    "POST /api/tables/{table}/start": "",
    "DELETE /api/tables/{table}": "admin",
    "POST /api/tables/{table}/away": "seat",
    "POST /api/tables/{table}/back": "seat",
    "POST /api/tables/{table}/resign": "seat",
    "POST /api/tables/{table}/choices": "seat",
    "POST /api/tables/{table}/undo": "seat",
    "POST /api/tables/{table}/undo/refuse": "seat",
    "POST /api/tables/{table}/chat": "seat host",
    "PUT /api/tables/{table}/notes": "seat",
    "PUT /api/tables/{table}/seen": "seat",
    "GET /api/lobby": "nobody guest other seat host admin",
    "GET /api/turns": "guest other seat host admin",
    "POST /api/lease": "",
}

BODIES: dict[str, Any] = {
    "POST /api/register": {"name": "Somebody", "password": "long enough"},
    "POST /api/login": {"name": "Hostess", "password": "long enough"},
    "PATCH /api/me": {"language": "en"},
    "POST /api/reset": {"name": "Unknown"},
    "POST /api/reset/use": {"link": "x", "password": "long enough"},
    "POST /api/bots": {"name": "Robot"},
    "POST /api/tables": {"game": "toy", "players": 2},
    "POST /api/tables/import": {"nonsense": True},
    "POST /api/tables/{table}/fork": {"number": 0},
    "POST /api/tables/{table}/join": {},
    "PUT /api/tables/{table}/seats/{seat}": {"kind": "open"},
    "POST /api/tables/{table}/chat": {"text": "hello"},
    "PUT /api/tables/{table}/contribution": {"seat": 1, "text": "mine"},
    "PUT /api/tables/{table}/notes": {"seat": 1, "text": "mine"},
    "PUT /api/tables/{table}/seen": {"seat": 1, "number": 0},
    "POST /api/tables/{table}/choices": {"seat": 1, "option": "none"},
    "POST /api/lease": {"table": "{table}", "seat": 1, "number": 0, "worker": "w"},
}

REFUSED_AFTER_ALL = {409}
"""Conflicts with the state of the table (it has begun, nothing to take back) count as refused."""


LOGINS = {"other": "Other", "seat": "Sitter", "host": "Hostess", "admin": "Boss"}
CHANGES_WHO_I_AM = ("/guest", "/register", "/login", "/logout", "/reset/use")


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with house(
        f"sqlite:///{tmp_path_factory.mktemp('access')}/t.db", admin="Boss", max_tables_per_user=999
    ) as visit:
        people = {name: visit() for name in ROLES}
        people["guest"].guest("Guest")
        for role, login in LOGINS.items():
            people[role].post("/register", {"name": login, "password": "long enough"})
        yield visit, people


def private_table(people: dict[str, Any]) -> str:
    """A running table that the host made and somebody else joined by link."""
    host = people["host"]
    table = host.table(seats=[{"kind": "me"}, {"kind": "open"}], public=False)
    people["seat"].post(f"/tables/{table}/join", {"invitation": host.look(table)["invitation"]})
    host.post(f"/tables/{table}/start")
    return str(table)


def somebody(visit: Any, people: dict[str, Any], role: str, address: str) -> Any:
    """The visitor of this role; a fresh one where the address changes who that is."""
    if not address.endswith(CHANGES_WHO_I_AM):
        return people[role]
    fresh = visit()
    if role == "guest":
        fresh.guest("Guest")
    elif role in LOGINS:
        fresh.post("/login", {"name": LOGINS[role], "password": "long enough"})
    return fresh


def addresses(app: Any) -> list[str]:
    return [f"{method.upper()} {path}" for path, ways in app.openapi()["paths"].items() for method in ways]


def ask(person: Any, address: str, table: str) -> int:
    method, path = address.split()
    query = {"GET /api/tables/{table}/why": "?seat=1&option=none", "GET /api/turns": "?stream=false"}
    query["GET /api/tables/{table}/knowledge"] = query["GET /api/tables/{table}/hints"] = "?seat=1"
    path = path.format(table=table, name="empires", rule="EMP-1.1", language="de", number=0, seat=1)
    body = BODIES.get(address, {"seat": 1}) if method != "GET" else None
    if address == "POST /api/lease":
        body = {**body, "table": table}
    answer = person.send(method, path.removeprefix("/api") + query.get(address, ""), body)
    return int(answer.status_code)


def test_every_address_is_in_the_table(here: Any):
    visit, _ = here
    assert sorted(addresses(visit().client.app)) == sorted(ALLOWED)


@pytest.mark.parametrize("address", [a for a in ALLOWED if a != "GET /api/lobby"])
def test_each_kind_of_visitor_may_do_what_the_table_says(here: Any, address: str):
    visit, people = here
    for number, role in enumerate(ROLES):
        table = private_table(people)
        if address == "POST /api/register":
            BODIES[address] = {"name": f"Somebody {number}", "password": "long enough"}
        status = ask(somebody(visit, people, role, address), address, table)
        assert status < 500, f"{role} {address}: {status}"
        may = status not in (401, 403, 404, *REFUSED_AFTER_ALL)
        if (address, role) in IN_VAIN:
            may = status == 409
        assert may == (role in ALLOWED[address].split()), f"{role} {address}: {status}"


IN_VAIN = {
    ("POST /api/tables/{table}/join", "host"): "no seat is free",
    ("POST /api/tables/{table}/undo", "seat"): "nothing has been chosen",
}


def test_what_is_planted_in_the_database_is_never_sent(here: Any):
    """Secrets of people and tables do not appear in any answer to anybody else."""
    _, people = here
    table = private_table(people)
    good(people["seat"].send("PATCH", "/me", {"email": "canary@example.org"}))
    people["seat"].put(f"/tables/{table}/notes", {"seat": 1, "text": "canary-notes"})
    context = people["host"].client.app.state.context
    with context.database.read() as session:
        canaries = ["canary", context.tables.look(session, table).seed.hex(), "$argon2"]
    for role in ("nobody", "guest", "other", "host", "admin"):
        for path in ("/me", "/tables", f"/tables/{table}", f"/tables/{table}/at/0", "/games"):
            text = people[role].send("GET", path).text
            assert not [canary for canary in canaries if canary in text], f"{role} {path}"
