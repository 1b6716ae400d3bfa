"""Both sides of every choice among ways to compute: right, and taken; and no choice that the list does not name."""

from __future__ import annotations

import re
from contextlib import nullcontext

import pytest

from .choice import Choice, listed, reasons, rooms
from .general import general_paths
from .scan import comparisons, thresholds
from .walking import take
from .watching import recording

CHOICES = [(room, choice) for room in rooms() for choice in listed(room)]


def both_sides(choice: Choice, outcomes: dict[tuple[str, str, str], set[bool]]) -> None:
    """Raise AssertionError unless both sides of each comparison were taken."""
    for text, side in choice.sides.items():
        if side == "":
            taken = outcomes[choice.file, choice.function, text]
        else:
            names = {name: None for walk in choice.walks for name in walk.sizes}.keys() & set(compile(side, "",
                "eval").co_names)
            taken = {
                bool(eval(side, dict(vars(choice.module)), sizes))
                for walk in choice.walks if names <= set(walk.sizes) for sizes in walk.points()
            }  # fmt: skip
        if text in choice.one_side:
            assert len(taken) == 1, f"{choice}: {text} was {taken or 'never asked'}"
        else:
            assert taken == {True, False}, f"{choice}: {text} was {taken or 'never asked'}"


_taken: set[int] = set()  # walks of compiled code, which several choices have, by their identities


@pytest.mark.parametrize("choice", [choice for _, choice in CHOICES], ids=str)
def test_both_sides_of_a_choice(choice: Choice, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in choice.lowered.items():
        monkeypatch.setattr(choice.module, name, value)
    with general_paths() if choice.general else nullcontext(), recording([choice]) as outcomes:
        is_recorded = choice.general or choice.lowered or "" in choice.sides.values()
        for walk in choice.walks:
            if is_recorded or id(walk) not in _taken:
                assert take(walk) > 1, f"{walk} is no walk"
                _taken.add(id(walk))
        both_sides(choice, outcomes)


def test_every_comparison_of_the_list_is_in_the_sources() -> None:
    for _, choice in CHOICES:
        there = {item.text for item, _ in comparisons(choice.file) if item.function == choice.function}
        assert set(choice.sides) <= there, f"{choice}: {set(choice.sides) - there} is no comparison there"
        assert set(choice.one_side) <= set(choice.sides)


def test_every_comparison_with_a_constant_is_in_the_list() -> None:
    """What compares a size with a constant is named in the list, or has a reason why it chooses no way to compute."""
    named = {(choice.file, choice.function, text) for _, choice in CHOICES for text in choice.sides}
    patterns = {key: [re.compile(item) for item in key] for key in reasons()}
    used, unnamed = set(), []
    for threshold in thresholds():
        matching = {
            key for key, (position, text) in patterns.items()
            if position.fullmatch(f"{threshold.file}::{threshold.function}") and text.fullmatch(threshold.text)
        }  # fmt: skip
        used |= matching
        if threshold.key not in named and not matching:
            unnamed.append(str(threshold))
    assert not unnamed, "name these in tests/choices/rooms, as its README says:\n" + "\n".join(unnamed)
    assert used == set(patterns), f"reasons for what is not there: {set(patterns) - used}"
