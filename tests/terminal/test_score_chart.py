"""The totals of a match as lines in the terminal."""

from maukas.terminal.app.score_chart import running_totals, score_chart


def test_totals_grow_round_by_round_also_where_earlier_rounds_are_not_told() -> None:
    assert running_totals([[0, 30], [10, 0]], [10, 30]) == [[0, 0, 10], [0, 30, 30]]
    assert running_totals([[5, 0]], [25, 7]) == [[20, 25], [7, 7]]


def test_who_has_more_is_drawn_higher_and_every_line_has_its_number() -> None:
    rows = score_chart(["Aino", "Bo"], [[0, 10, 40], [0, 20, 20]], width=30, height=9).plain.splitlines()
    ends = {row[-1]: place for place, row in enumerate(rows[:9]) if row[-1] in "12"}
    assert ends == {"1": 0, "2": 4}  # at the last round, of 9 lines from 40 down to 0
    assert rows[0].startswith("40┤")
    assert rows[8].startswith(" 0┤")
    assert rows[10:] == ["1 Aino: 40", "2 Bo: 20"]


def test_no_result_breaks_it() -> None:
    for sums in ([[0, 0], [0, 0]], [[0, -12, -5], [0, 3, 900]], [[0, *range(60)]] * 10):
        rows = score_chart([f"P{seat}" for seat in range(len(sums))], sums, width=34, height=7).plain.splitlines()
        assert all(len(row) <= 34 for row in rows[:8])
        assert len(rows) == 8 + len(sums)
