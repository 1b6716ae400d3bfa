"""A short walk at random, and with ``-m exhaustive`` long ones; ``python -m choices.wandering`` walks on."""

from __future__ import annotations

import pytest

from .wandering import walks, wander


def test_a_walk_at_random() -> None:
    report = wander(0, seconds=60, count=25)
    assert not report.wrong, "\n".join(report.wrong)
    assert report.calls > 0
    assert len(walks()) > 500


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(1, 11))
def test_long_walks_at_random(seed: int) -> None:
    report = wander(seed, seconds=120)
    assert not report.wrong, "\n".join(report.wrong)
    assert report.calls > 100
