"""Measurements from outside: programs, each run as a new process, the libraries in turn."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from benchmarks import install, libraries, rounds
from benchmarks.model import OURS, Program, ProgramGroup
from benchmarks.worker import WorkerError

ROOT = Path(__file__).resolve().parents[2]
Say = Callable[[str], None]


def measure_group(
    group: ProgramGroup, programs: Sequence[Program], names: Sequence[str], *, quick: bool, say: Say
) -> dict[str, Any]:
    """The result of a group."""
    result = (_program(program, names, quick=quick, say=say) for program in programs)
    rows = [row for row in result if row is not None]
    table = {"name": group.name, "title": group.title, "about": group.about, "kind": "programs", "rows": rows}
    if group.name == "import":
        table["installed"] = [install.size(libraries.LIBRARIES[name].distribution) | {"library": name}
                              for name in names]  # fmt: skip
    return table


def _program(program: Program, names: Sequence[str], *, quick: bool, say: Say) -> dict[str, Any] | None:
    missing = [path for path in program.needs if not (ROOT / path).exists()]
    if missing:
        say(f"  {program.name}: left out, for there is no {missing[0]}")
        return None
    codes = {name: code for name, code in program.code.items() if name in names}
    row: dict[str, Any] = {"case": program.name, "unit": program.unit, "target": program.target}
    row |= {"seconds": {}, "failed": {}}
    times: dict[str, list[float]] = {name: [] for name in codes}
    runs, warm = min(program.runs, 3) if quick else program.runs, 0 if program.fresh else 1
    for number in range(runs + warm):
        for name, code in codes.items():
            if name in row["failed"]:
                continue
            try:
                result = run_program(code, program.fresh)
            except WorkerError as error:
                row["failed"][name] = str(error)
            else:
                times[name] += [result] if number >= warm else []
    times = {name: time for name, time in times.items() if time and name not in row["failed"]}
    row |= rounds.describe(times)
    if program.target is not None and OURS in times:
        row["against"] = rounds.within(times[OURS], program.target)
    values = "  ".join(f"{name} {value:.2f} {program.unit}" for name, value in row["seconds"].items())
    say(f"  {program.name}: {values}{''.join(f'; {name}: {text}' for name, text in row['failed'].items())}")
    return row


def run_program(code: str, fresh: Sequence[str]) -> float:
    """What a program prints last, if that is a number; the seconds that it took otherwise. Raises WorkerError."""
    with ExitStack() as stack:
        folders = {name: stack.enter_context(tempfile.TemporaryDirectory()) for name in fresh}
        variables = os.environ | folders | {"PYTHONPATH": str(ROOT)}
        start = time.perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, env=variables, capture_output=True, text=True, check=False
        )
        seconds = time.perf_counter() - start
    if done.returncode:
        lines = (done.stderr.strip() or done.stdout.strip() or f"status {done.returncode}").split("\n")
        raise WorkerError(lines[-1])
    last = done.stdout.strip().rpartition("\n")[2]
    try:
        return float(last)
    except ValueError:
        return seconds
