"""Whether every difference with a reason is still there: the calls that known.yaml gives as `seen`."""

from __future__ import annotations

import importlib
from typing import Any

from .calls import Call, Subject, draw
from .differences import Known, compare, known, reason
from .hunting import comparable
from .outcomes import look


def call_of(one: Known, among: tuple[Subject, ...]) -> tuple[Call, bool] | None:
    """The call that shows a difference, and whether something was made wrong; None if its operator is gone."""
    seed, name, turn, *spoiled = one.seen.split()
    subject = next((each for each in among if each.name == name), None)
    return None if subject is None else (draw(int(seed), int(turn), (subject,), spoiled=bool(spoiled)), bool(spoiled))


def shows(one: Known, ours: Any, theirs: Any, among: tuple[Subject, ...]) -> str:
    """What the call of a reason shows instead of it; empty if it is that."""
    found = call_of(one, among)
    if found is None:
        return "there is no such operator"
    call, spoiled = found
    difference = compare(call, look(ours, call), look(theirs, call), classes=spoiled)
    if difference is None:
        return f"nothing differs in {call}"
    told = reason(call, difference)
    return "" if told == one.reason else f"{difference.what}: {difference.text} ({told or 'no reason'})"


def unseen() -> list[str]:
    """The reasons that no call shows, with what their call shows instead."""
    ours, theirs = importlib.import_module("generated"), importlib.import_module("torch")
    among = comparable(ours, theirs)
    found = ((one, shows(one, ours, theirs, among)) for one in known() if one.seen)
    return [f"{one.reason}\n    {one.seen}: {instead}" for one, instead in found if instead]
