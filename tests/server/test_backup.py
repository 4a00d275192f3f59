"""A backup made while people play can be restored, and the games go on from there."""

from __future__ import annotations

import sqlite3

from tests.server.kit import Server


def test_a_copy_made_under_load_is_whole(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/live.db", workers=0).start()
    try:
        ann = server.visitor().guest("Ann")
        tables = [ann.table() for _ in range(3)]
        for table in tables[:2]:
            ann.play_out(table)
        source, copy = sqlite3.connect(tmp_path / "live.db"), sqlite3.connect(tmp_path / "backup.db")
        source.backup(copy)
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        source.close()
        copy.close()
        before = [ann.look(table) for table in tables]
        cookie = ann.client.cookies["grognard_login"]
    finally:
        server.stop()

    restored = Server(f"sqlite:///{tmp_path}/backup.db", workers=0).start()
    try:
        again = restored.visitor()
        again.client.cookies.set("grognard_login", cookie)
        again.get("/me")
        after = [again.look(table) for table in tables]
        later = {"now": 0, "version": 0}  # after a long pause running clocks get their time back
        for one, two in zip(before, after, strict=True):
            assert {**one, **later} == {**two, **later}
        again.play_out(tables[2])
        assert again.look(tables[2])["status"] == "over"
        assert again.get(f"/tables/{tables[0]}/record")["result"]["scores"] == before[0]["result"]["scores"]
    finally:
        restored.stop()
