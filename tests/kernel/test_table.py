from grognard.kernel.record import load_record
from grognard.kernel.table import new_table
from tests.kernel.toy import GAME


def test_a_whole_game_is_played_and_replayed():
    table = new_table(GAME, 3, b"seed")
    while not table.over:
        table.act(table.pending[-1].player, table.pending[-1].options[0])
    again = load_record(table.record(), lambda name: GAME)
    assert again.state == table.state
    assert again.number == table.number == 9
    assert again.result == table.result
