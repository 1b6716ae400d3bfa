"""Measures opweave beside PyTorch, and where installed JAX, HIPS autograd, MyGrad and NumPy.

    python tests/benchmarks                                everything, about a quarter of an hour on a quiet machine
    python tests/benchmarks --group overhead --quick       one group, roughly
    python tests/benchmarks --case 'a + b' --case softmax  cases by name, in whichever group they are
    python tests/benchmarks --with torch,numpy,jax         beside these
    python tests/benchmarks --list                         the groups and their cases
    python tests/benchmarks --show build/benchmarks/results.json

A table of ratios (ours by theirs: below 1 opweave is faster) is printed; results.json and index.html, a page of charts,
are written to a folder. Libraries are measured in turn, round by round. With one thread all are in one process; with
more, each is in its own, because two pools of threads in one process hinder each other. A ratio is the median over
rounds. Its noise is how far the true median may lie away, with 95 % confidence, but no less than what a statement of
opweave differs from itself, measured the same way. Where the noise is larger than the difference, it is inconclusive.
The exit status is 1 when a result is not PyTorch's or a case failed, 0 otherwise: no time fails a run.
"""

from __future__ import annotations

import argparse
import contextlib
import inspect
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from benchmarks import libraries, page, report, rounds
from benchmarks.catalogue import GROUPS, TIMED
from benchmarks.measure import Plan, run
from benchmarks.model import BESIDE, OURS, Group
from benchmarks.worker import Worker, WorkerError, serve
from codegen.diagnostics import UsageError, did_you_mean

OTHERS = [name for name in libraries.LIBRARIES if name != OURS]


def parser() -> argparse.ArgumentParser:
    """The command line."""
    result = argparse.ArgumentParser(
        prog="python tests/benchmarks", description=inspect.cleandoc(__doc__ or ""),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    result.add_argument(
        "--group", action="append", default=[], metavar="GROUP", help=f"only these: {', '.join(GROUPS)}"
    )
    result.add_argument(
        "--case", action="append", default=[], metavar="CASE", help="only cases of this name; see --list"
    )
    result.add_argument(
        "--quick", action="store_true", help="few rounds, and no size above 100,000 in charts over sizes"
    )
    result.add_argument(
        "--with",
        default=",".join(OTHERS),
        dest="beside",
        metavar="LIBRARIES",
        help=f"what to measure beside opweave, where it is installed (default: {','.join(OTHERS)})",
    )
    result.add_argument(
        "--threads", type=int, default=0, help="how many threads 'all' are (default: as the machine has)"
    )
    result.add_argument(
        "--out",
        type=Path,
        default=Path("build/benchmarks"),
        metavar="FOLDER",
        help="where results.json and index.html go (default: build/benchmarks)",
    )
    result.add_argument("--list", action="store_true", help="print the groups and their cases, and measure nothing")
    result.add_argument(
        "--show", type=Path, metavar="FILE", help="print the table of a results.json, and write its page beside it"
    )
    result.add_argument("--worker", help=argparse.SUPPRESS)
    return result


def main(arguments: Sequence[str] | None = None) -> int:
    """Run; the exit status."""
    options = parser().parse_args(arguments)
    if options.worker:
        with contextlib.suppress(KeyboardInterrupt):  # the process that asks says that it was stopped
            serve(options.worker.split(","), options.threads)
        return 0
    try:
        if options.list:
            print(
                "\n".join(
                    f"{name}/{case}" for name, cases in chosen(options.group, options.case).items() for case in cases
                )
            )
            return 0
        if options.show:
            return _show(options.show)
        return _measure(options)
    except UsageError as error:
        print(f"benchmarks: {error}", file=sys.stderr)
    except OSError as error:
        print(f"benchmarks: {error.strerror}: {error.filename}", file=sys.stderr)
    except KeyboardInterrupt:
        print("benchmarks: stopped; nothing was written", file=sys.stderr)
        return 130
    return 2


def chosen(groups: Sequence[str], cases: Sequence[str]) -> dict[str, list[str]]:
    """Names of cases by group, as the options say. Raises UsageError."""
    for name in groups:
        _known(name, GROUPS, "group")
    every = {name: _names(GROUPS[name]) for name in GROUPS if not groups or name in groups}
    for name in cases:
        _known(name, {case for names in every.values() for case in names}, "case")
    wanted = {name: [case for case in names if not cases or case in cases] for name, names in every.items()}
    return {name: names for name, names in wanted.items() if names}


def _names(group: Any) -> list[str]:
    return [case.name for case in (group.cases if isinstance(group, Group) else group.programs)]


def _known(name: str, cached: Iterable[str], what: str) -> None:
    names = list(cached)
    if name not in names:
        hint = did_you_mean(name, names) or "see --list"
        raise UsageError(f"there is no {what} '{name}' ({hint})")


def present(beside: str) -> tuple[list[str], list[str]]:
    """The libraries to measure, ours first, and those that are not installed. Raises UsageError."""
    wanted = [name for name in beside.split(",") if name]
    for name in wanted:
        _known(name, OTHERS, "library")
    there = [name for name in wanted if libraries.installed(name)]
    return [OURS, *there], [name for name in wanted if name not in there]


def _measure(options: argparse.Namespace) -> int:
    if options.threads < 0:
        raise UsageError(f"--threads: expected at least 1, or 0 for as many as the machine has, got {options.threads}")
    names, absent = present(options.beside)
    wanted = chosen(options.group, options.case)
    if absent:
        _say(f"not installed, so left out: {', '.join(absent)}")
    options.out.mkdir(parents=True, exist_ok=True)
    wrong = check(wanted) if BESIDE in names else {}
    for case, text in wrong.items():
        _say(f"not measured, for the result is not PyTorch's: {case}: {text}")
    wanted = {group: [case for case in cases if f"{group}/{case}" not in wrong] for group, cases in wanted.items()}
    effort = rounds.QUICK if options.quick else rounds.FULL
    plan = Plan(
        names,
        [GROUPS[name] for name in wanted],
        wanted,
        effort,
        options.quick,
        options.threads or libraries.cores(),
        _say,
    )
    results = run(plan) | {"wrong": wrong, "absent": absent}
    (options.out / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    (options.out / "index.html").write_text(page.render(results), encoding="utf-8")
    print(report.text(results))
    print(f"\nwritten: {options.out / 'results.json'}, {options.out / 'index.html'}")
    return 1 if wrong or report.failures(results) else 0


def check(wanted: dict[str, list[str]]) -> dict[str, str]:
    """The cases whose result is not PyTorch's, and how it differs."""
    keys = [f"{group.name}/{case}" for group in TIMED for case in wanted.get(group.name, ())]
    wrong: dict[str, str] = {}
    if not keys:
        return wrong
    _say(f"Comparing the results of {len(keys)} cases with PyTorch's")
    worker = Worker([OURS, BESIDE], 1)
    for key in keys:
        try:
            result = worker.ask("compare", case=key)
        except WorkerError as error:
            result = str(error)
        if result:
            wrong[key] = result
    worker.close()
    return wrong


def _show(path: Path) -> int:
    try:
        results = json.loads(path.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise UsageError(f"--show: {path} is no JSON: {error}") from None
    if not isinstance(results, dict) or "groups" not in results:
        raise UsageError(f"--show: {path} has no results of this program")
    print(report.text(results))
    (path.parent / "index.html").write_text(page.render(results), encoding="utf-8")
    return 0


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
