"""The hot paths have not become dearer, nor cheaper without a word: counts against those recorded in hot_paths.yaml."""

from __future__ import annotations

import hot_paths
import pytest

MARGIN = 0.03  # of a hundred bytecodes three may come or go
SLACK = {"bytes": 1024}  # a temporary has 64 KiB; whether an int came from a list of free ones is of no interest
TABLE = hot_paths.recorded().get(hot_paths.VERSION, {})
RENEW = "if this is meant, record it: python tests/hot_paths.py --renew"
pytestmark = pytest.mark.skipif(
    not TABLE, reason=f"hot_paths.yaml has no counts for Python {hot_paths.VERSION}: python tests/hot_paths.py --renew"
)


def beyond(now: dict[str, int], before: dict[str, int]) -> list[str]:
    """What lies outside of the margin."""
    return [
        f"{what}: {now[what]:,}, recorded {before[what]:,}"
        for what in hot_paths.WHAT
        if abs(now[what] - before[what]) > max(MARGIN * before[what], SLACK.get(what, 0))
    ]


@pytest.mark.parametrize("path", hot_paths.PATHS)
def test_a_hot_path_costs_what_is_recorded(path):
    found = beyond(hot_paths.count(hot_paths.PATHS[path]), TABLE[path])
    assert not found, f"{path}: {'; '.join(found)} ({RENEW})"


def test_the_table_has_all_paths_and_no_others():
    assert list(TABLE) == list(hot_paths.PATHS)


def test_the_table_stands_as_it_is_written():
    assert hot_paths.text(hot_paths.recorded()) == hot_paths.FILE.read_text(encoding="utf-8")


def test_counts_are_the_same_twice():
    assert hot_paths.count("gx + gy") == hot_paths.count("gx + gy")


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("(lambda: x + y)()", "python"),  # one more function
        ("(len('a'), x + y)", "c"),  # one more builtin
        ("x + y if m is not a and a is not b else x", "bytecodes"),  # two more tests
        ("(x + y) + y", "bytes"),  # one more temporary
    ],
)
def test_one_thing_more_is_noticed(statement, what):
    now, before = hot_paths.count(statement), hot_paths.count("x + y")
    assert now[what] > before[what]
    assert any(line.startswith(f"{what}:") for line in beyond(now, before))
