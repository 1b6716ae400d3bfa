"""Compares many calls in processes of their own: PyTorch itself crashes on some, and what ends there is skipped."""

from __future__ import annotations

import contextlib
import ctypes
import faulthandler
import functools
import gc
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from .arbiter import difference
from .calls import ROOT, Call, Subject, draw, subjects
from .differences import reason
from .outcomes import look

_CHECKS = "libc_malloc_debug.so.0"  # of the GNU C library
SAME, RAISE, DIFFERENT, WRONG = "equal", "both raise", "different", "wrong before"


@dataclass(frozen=True)
class Plan:
    """Which calls are compared. `only` is a pattern of their names, without the overload; none is all."""

    seed: int = 0
    start: int = 0
    count: int | None = None
    seconds: float | None = None
    only: str = ""
    wide: bool = True
    change: str = ""  # what is done to calls that are right without, a key of CHANGES
    limit: float = 120.0  # seconds after which a call that has not ended is given up


@dataclass(frozen=True)
class Finding:
    """How one call ended; `reason` says why a difference is there."""

    number: int
    name: str
    ended: str
    what: str = ""
    text: str = ""
    reason: str = ""
    call: str = ""
    dtypes: tuple[str, ...] = ()  # of the tensors it takes


@dataclass
class Report:
    """What a hunt found."""

    calls: int = 0
    ended: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)  # without a reason
    compared: Counter[str] = field(default_factory=Counter)  # results by operator
    by_dtype: dict[str, Counter[str]] = field(default_factory=dict)  # how calls ended by a dtype of their tensors

    def add(self, result: Finding) -> None:
        """Count a finding."""
        self.calls += 1
        self.ended[result.ended] += 1
        self.compared[result.name] += result.ended == SAME
        for dtype in result.dtypes:
            self.by_dtype.setdefault(dtype, Counter())[result.ended] += 1
        if result.ended == DIFFERENT:
            self.reasons[result.reason] += 1
            if not result.reason:
                self.findings.append(result)


def comparable(ours: Any, theirs: Any, only: str = "") -> tuple[Subject, ...]:
    """The operators that two libraries have by one of their names."""

    chosen = (subject for subject in subjects() if not only or re.fullmatch(rf"({only})(\.\w+)?", subject.name))
    return tuple(result for item in chosen if (result := item.among(ours, theirs)) is not None)


def judge(
    call: Call, number: int, ow: Any, torch: Any, note: Callable[[str], None], right: Call | None = None
) -> Finding:
    """Compare one call; `note` is told who is at work. `right` is what a call was before it was changed."""
    note("theirs")
    finding = functools.partial(Finding, number, call.subject.name, dtypes=call.dtypes())
    if right is not None and look(torch, right).error is not None:
        return finding(WRONG)
    theirs = look(torch, call)
    gc.collect(1)  # what is theirs is given back while they are at work
    note("ours")
    ours = look(ow, call)
    note("theirs")  # who is asked again where numbers differ
    result = difference(call, ours, theirs, (ow, torch), classes=right is not None)
    if result is None:
        return finding(RAISE if ours.error else SAME)
    return finding(DIFFERENT, result.what, result.text, reason(call, result, (ours, theirs)), str(call))


def work(plan: Plan, progress: Path, results: Path) -> None:
    """Calls one after another: each is in `progress` before it, and a line of JSON in `results` after it."""
    faulthandler.enable()
    ow, torch = importlib.import_module("generated"), importlib.import_module("torch")
    torch.set_num_threads(1)
    among = comparable(ow, torch, plan.only)
    end = time.monotonic() + plan.seconds if plan.seconds is not None else None
    number = plan.start
    gc.freeze()  # what is there now is not looked through at every call
    with results.open("a", encoding="utf-8", buffering=1) as lines:
        while (plan.count is None or number < plan.start + plan.count) and (end is None or time.monotonic() < end):
            call = draw(plan.seed, number, among, wide=plan.wide, change=plan.change)

            right = draw(plan.seed, number, among, wide=plan.wide) if plan.change else None

            def note(who: str, names: tuple[Any, ...] = (number, call.subject.name, str(call))) -> None:
                progress.write_text(json.dumps((who, *names)), encoding="utf-8")

            print(json.dumps(asdict(judge(call, number, ow, torch, note, right))), file=lines)
            number += 1
    progress.write_text("null", encoding="utf-8")


def _environment() -> dict[str, str]:
    """That of a process which ends where memory that was written beyond its end is given back.

    Without it what PyTorch does to its own memory shows some calls later.
    """
    try:
        ctypes.CDLL(_CHECKS)
    except OSError:
        return dict(os.environ)
    return {**os.environ, "LD_PRELOAD": _CHECKS, "MALLOC_CHECK_": "3"}


def worker(plan: Plan, progress: Path, results: Path) -> list[str]:
    """The command of a process that compares the calls of a plan."""
    return [sys.executable, "-m", "tests.sampling", "--work", json.dumps(asdict(plan)), str(progress), str(results)]


def watch(run: subprocess.Popen[str], progress: Path, limit: float) -> bool:
    """Wait until a process ends; one that writes no other progress for `limit` seconds is ended. Whether it was."""
    at, since = "", time.monotonic()
    while run.poll() is None:
        now = progress.read_text(encoding="utf-8")
        if now != at:
            at, since = now, time.monotonic()
        if time.monotonic() - since > limit:
            run.kill()
            run.wait()
            return True
        with contextlib.suppress(subprocess.TimeoutExpired):
            run.wait(0.2)
    return False


def hunt(plan: Plan) -> Iterator[Finding]:
    """Every call of a plan, in as many processes as it takes."""
    end = time.monotonic() + plan.seconds if plan.seconds is not None else None
    start, left = plan.start, plan.count
    with tempfile.TemporaryDirectory() as name:
        progress, results, errors = Path(name, "progress"), Path(name, "results"), Path(name, "errors")
        while (left is None or left > 0) and (end is None or time.monotonic() < end):
            progress.write_bytes(b"")
            results.write_bytes(b"")
            seconds = None if end is None else end - time.monotonic()
            rest = replace(plan, start=start, count=left, seconds=seconds)
            with errors.open("w", encoding="utf-8") as said:
                command = worker(rest, progress, results)
                run = subprocess.Popen(
                    command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=said, text=True, env=_environment()
                )
                stands = watch(run, progress, plan.limit)
            ended = results.read_text(encoding="utf-8").splitlines()
            yield from (Finding(**json.loads(line)) for line in ended)
            at, heard = progress.read_text(encoding="utf-8"), errors.read_text(encoding="utf-8")
            if run.returncode > 0 or (stands and not at):
                raise RuntimeError(f"a worker stood still before its first call: {heard}" if stands else heard)
            if at == "null":
                return
            # Between two notes it is the memory of an earlier call.
            who, number, operator, call = json.loads(at) if at else ("ours", start + len(ended), "a call before", "")
            what, verb = ("standstill", "does not end") if stands else ("crash", "dies of it")
            why = f"PyTorch's process {verb}." if who == "theirs" else ""
            text = f"no end after {plan.limit:g} s" if stands else f"signal {-run.returncode}: {heard[-1500:].strip()}"
            yield Finding(number, operator, DIFFERENT, what, text, why, call)
            start, left = number + 1, None if left is None else left - (number + 1 - start)
