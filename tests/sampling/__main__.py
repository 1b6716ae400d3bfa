"""Compare calls with PyTorch for a while, and list what differs without a reason."""

from __future__ import annotations

import argparse
import importlib
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from .arbiter import difference
from .calls import CHANGES, draw, subjects
from .differences import known, reason
from .hunting import DIFFERENT, Plan, Report, comparable, hunt, work
from .outcomes import Outcome, look
from .proving import unseen


def parse(arguments: list[str]) -> argparse.Namespace:
    """The options."""
    parser = argparse.ArgumentParser(prog="tests.sampling", description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--count", type=int, default=None)
    parser.add_argument("--number", type=int, default=None, help="show this one call")
    parser.add_argument("--start", type=int, default=0, help="the first call")
    parser.add_argument("--only", default="", help="an operator, or a pattern of names such as .*_backward")
    parser.add_argument("--narrow", action="store_true", help="few dtypes")
    parser.add_argument("--change", default="", choices=CHANGES, help="calls with one thing wrong, or of another type")
    parser.add_argument("--all", action="store_true", help="show what has a reason as well")
    parser.add_argument("--each", type=int, default=3, help="differences to show of each class")
    parser.add_argument("--reason", default="", help="show calls that a reason with these words covers")
    parser.add_argument("--limit", type=float, default=Plan.limit, help="seconds after which a call is given up")
    parser.add_argument("--known", action="store_true", help="look at the call of every reason in known.yaml")
    parser.add_argument("--work", nargs=3, help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def show(plan: Plan) -> None:
    """One call with both answers."""
    ow, torch = importlib.import_module("generated"), importlib.import_module("torch")
    call = draw(plan.seed, plan.start, comparable(ow, torch, plan.only), wide=plan.wide, change=plan.change)
    print(call, flush=True)
    theirs, ours = look(torch, call), look(ow, call)
    for title, item in (("here", ours), ("PyTorch", theirs)):
        print(f"  {title}: {answer(item)}")
    result = difference(call, ours, theirs, (ow, torch), classes=bool(plan.change))
    print(result, reason(call, result, (ours, theirs)) if result else "")


def answer(item: Outcome) -> str:
    """An outcome in words."""
    said = f"{type(item.error).__name__}: {item.error}" if item.error else f"{item.results}"
    more: Any = item.backward_error or item.gradients
    return f"{said}\n    backward: {more}" if more else said


def covered_operators(words: str) -> str:
    """A pattern of the operators that reasons with these words may hold for."""
    patterns = [dict(item.patterns).get("operator") for item in known() if words in item.reason]
    names = {
        subject.name for subject in subjects() if any(each is None or each.search(subject.name) for each in patterns)
    }
    return "|".join(re.escape(name) for name in sorted(names))


def main(arguments: list[str]) -> int:
    """Compare and report; 1 if anything differs without a reason."""
    options = parse(arguments)
    if options.work:
        work(Plan(**json.loads(options.work[0])), Path(options.work[1]), Path(options.work[2]))
        return 0
    start, count = (options.start, options.count) if options.number is None else (options.number, 1)
    only = options.only or (covered_operators(options.reason) if options.reason else "")
    plan = Plan(
        options.seed, start, count, options.seconds, only, not options.narrow, options.change, options.limit
    )
    if options.number is not None:
        show(plan)
        return 0
    if options.known:
        stale = unseen()
        print("\n".join(stale) or "every reason is shown by its call")
        return int(bool(stale))
    report, classes = Report(), Counter[tuple[str, str]]()
    for item in hunt(plan):
        report.add(item)
        classes[item.name, item.what] += item.ended == DIFFERENT and not item.reason
        is_new = not item.reason and classes[item.name, item.what] <= options.each
        is_shown = options.reason in item.reason if options.reason else is_new or options.all
        if item.ended == DIFFERENT and is_shown:
            print(f"[{plan.seed}/{item.number}] {item.name} {item.what}: {item.text}\n    {item.call}", flush=True)
    for (name, what), times in classes.most_common():
        if times:
            print(f"{times:6} {what} {name}")
    for why, times in report.reasons.most_common():
        print(f"{times:6} {why or 'without a reason'}")
    for dtype, ended in sorted(report.by_dtype.items()):
        print(f"{dtype:>10} {dict(ended)}")
    print(f"{report.calls} calls of {len(report.compared)} operators: {dict(report.ended)}")
    return int(bool(report.findings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
