"""The tables of the database go from version to version and back, and games with them."""

from __future__ import annotations

from alembic import command
from sqlalchemy import inspect, text

from grognard.server.database import Database, migrations
from grognard.server.settings import Settings
from tests.server.kit import good, house


def counts(database: Database) -> dict[str, int]:
    with database.engine.begin() as connection:
        names = [
            name for name in inspect(connection).get_table_names() if name not in ("marks", "alembic_version")
        ]
        return {name: connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names}


def test_games_survive_a_step_back_and_forth(database):
    with house(database) as visit:
        ann = visit().guest("Ann")
        table = ann.table()
        for seat in (0, 1):
            good(ann.choose(table, seat, ann.look(table, seat)["choice"]["options"][0]["word"]))
        cookie, view = ann.client.cookies["grognard_login"], ann.look(table, 0)["view"]

    bare = Database(Settings(database=database))
    before = counts(bare)
    for step, revision in ((command.downgrade, "0001"), (command.upgrade, "head")):
        with bare.engine.begin() as connection:
            step(migrations(connection), revision)
        assert counts(bare) == before, "no row is lost on the way"
    bare.close()

    with house(database) as visit:
        ann = visit()
        ann.client.cookies.set("grognard_login", cookie)
        ann.get("/me")
        assert ann.look(table, 0)["view"] == view
        ann.play_out(table)
        assert ann.look(table)["status"] == "over"
