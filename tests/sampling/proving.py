"""Check that the known differences (`seen` in known.yaml) still occur, and that fixed ones do not."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

from .arbiter import difference
from .calls import Call, Subject, draw
from .differences import Known, known, reason
from .hunting import comparable
from .outcomes import look

FIXED = Path(__file__).with_name("fixed.txt")


def call_of(seen: str, among: tuple[Subject, ...]) -> tuple[Call, bool] | None:
    """The call that showed a difference, and whether it was changed; None if its operator is gone."""
    seed, name, turn, *change = seen.split()
    subject = next((each for each in among if each.name == name), None)
    return None if subject is None else (draw(int(seed), int(turn), (subject,), change="".join(change)), bool(change))


def shows(item: Known, ours: Any, theirs: Any, among: tuple[Subject, ...]) -> str:
    """What the call of a reason shows instead of it; empty if it is that."""
    drawn = call_of(item.seen, among)
    if drawn is None:
        return "there is no such operator"
    call, changed = drawn
    answers = look(ours, call), look(theirs, call)
    result = difference(call, *answers, (ours, theirs), classes=changed)
    if result is None:
        return "" if item.varies else f"nothing differs in {call}"
    told = reason(call, result, answers)
    return "" if told == item.reason else f"{result.what}: {result.text} ({told or 'no reason'})"


def unseen() -> list[str]:
    """The reasons that no call shows, with what their call shows instead."""
    ours, theirs = importlib.import_module("generated"), importlib.import_module("torch")
    among = comparable(ours, theirs)
    result = ((item, shows(item, ours, theirs, among)) for item in known() if item.seen)
    return [f"{item.reason}\n    {item.seen}: {instead}" for item, instead in result if instead]


def fixed() -> list[str]:
    """The calls that differed once, for a defect of ours."""
    return [line for line in FIXED.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def returned(seen: str, ours: Any, theirs: Any, among: tuple[Subject, ...]) -> str:
    """What differs again in a call that was fixed; empty if nothing does without a reason."""
    drawn = call_of(seen, among)
    if drawn is None:
        return "there is no such operator"
    call, changed = drawn
    answers = look(ours, call), look(theirs, call)
    result = difference(call, *answers, (ours, theirs), classes=changed)
    return "" if result is None or reason(call, result, answers) else f"{call}: {result.what}: {result.text}"
