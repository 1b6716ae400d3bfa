"""The hot paths have not become dearer, nor cheaper without a word: counts against those recorded in hot_paths.yaml."""

from __future__ import annotations

import hot_paths
import pytest

MARGIN = 0.03  # of a hundred bytecodes three may come or go
SLACK = {"KiB": 1}  # a temporary has 64; whether an int came from a list of free ones is of no interest
TABLE = hot_paths.recorded().get(hot_paths.VERSION, {})
RENEW = "if this is meant, record it: python tests/hot_paths.py --renew"
# Statements that differ from `x + y` by one thing more, and the count that must tell.
MORE = {
    "(lambda: x + y)()": "python",  # a function
    "(len('a'), x + y)": "c",  # a builtin
    "x + y if m is not a and a is not b else x": "bytecodes",  # two tests
    "(x + y) + y": "KiB",  # a temporary
}
pytestmark = pytest.mark.skipif(
    not TABLE, reason=f"hot_paths.yaml has no counts for Python {hot_paths.VERSION}: python tests/hot_paths.py --renew"
)


@pytest.fixture(scope="module")
def counts():
    return hot_paths.count_afresh([*hot_paths.PATHS.values(), *MORE])


def beyond(now: dict[str, int], before: dict[str, int]) -> list[str]:
    """What lies outside of the margin."""
    return [
        f"{what}: {now[what]:,}, recorded {before[what]:,}"
        for what in hot_paths.WHAT
        if abs(now[what] - before[what]) > max(MARGIN * before[what], SLACK.get(what, 0))
    ]


@pytest.mark.parametrize("path", hot_paths.PATHS)
def test_a_hot_path_costs_what_is_recorded(path, counts):
    result = beyond(counts[hot_paths.PATHS[path]], TABLE[path])
    assert not result, f"{path}: {'; '.join(result)} ({RENEW})"


def test_the_table_has_all_paths_and_no_others():
    assert list(TABLE) == list(hot_paths.PATHS)


def test_the_table_stands_as_it_is_written():
    assert hot_paths.text(hot_paths.recorded()) == hot_paths.FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(("statement", "what"), MORE.items())
def test_one_thing_more_is_noticed(statement, what, counts):
    now, before = counts[statement], counts["x + y"]
    assert now[what] > before[what]
    assert any(line.startswith(f"{what}:") for line in beyond(now, before))


def test_counts_are_the_same_again(counts):
    again = hot_paths.count_afresh(["gx + gy"])["gx + gy"]
    assert beyond(again, counts["gx + gy"]) == []
