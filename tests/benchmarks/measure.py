"""From cases to results: measures group by group, and gives one dict, ready to be written as JSON."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from benchmarks import install, libraries, outside, rounds
from benchmarks.catalogue import CASES, TIMED
from benchmarks.model import OURS, Case, Group, ProgramGroup
from benchmarks.processes import Processes
from benchmarks.rounds import Effort
from benchmarks.worker import Worker, WorkerError

PAUSE = 0.04  # seconds until the idle threads of another process have gone to sleep: OpenBLAS lets them spin so long
LARGEST_QUICK = 10**5
# Measured against themselves: with all libraries in one process, and with a process for each.
CONTROLS = {False: ("overhead/a + b", "overhead/softmax", "overhead/a[1:4]"), True: ("bulk/exp", "bulk/sum of rows")}
Say = Callable[[str], None]


@dataclass
class Plan:
    """What shall be measured: libraries, cases of groups, and how thoroughly."""

    names: list[str]
    groups: Sequence[Group | ProgramGroup]
    chosen: Mapping[str, Sequence[str]]  # names of cases by group
    effort: Effort
    quick: bool
    threads: int
    say: Say
    floors: dict[bool, float] = field(default_factory=dict)  # the least noise, by whether a library is alone


def run(plan: Plan) -> dict[str, Any]:
    """Measure. The result has only what JSON has."""
    machine, began, probes, groups = _machine(plan), time.perf_counter(), [rounds.idle_probe()], []
    with Processes(plan.names, plan.threads) as processes:
        controls = [_control(key, processes, plan) for alone in sorted(_kinds(plan)) for key in CONTROLS[alone]]
        for alone in CONTROLS:
            plan.floors[alone] = max(
                (control["difference"] for control in controls if control["alone"] is alone), default=0.0
            )
        for group in plan.groups:
            names = plan.chosen[group.name]
            plan.say(f"{group.title}: {len(names)} cases")
            if isinstance(group, Group):
                cases = [case for case in group.cases if case.name in names]
                groups.append(_timed_group(group, cases, processes, plan))
            else:
                programs = [program for program in group.programs if program.name in names]
                groups.append(outside.measure_group(group, programs, plan.names, quick=plan.quick, say=plan.say))
            probes.append(rounds.idle_probe())
        pools = processes.pools()
    every = [seconds for probe in probes for seconds in probe]
    return {
        "machine": machine, "pools": pools, "effort": vars(plan.effort) | {"quick": plan.quick},
        "noise": {"spread": rounds.spread(every), "quiet": rounds.spread(every) <= rounds.QUIET,
                  "limit": rounds.QUIET, "load": list(os.getloadavg()), "controls": controls},
        "seconds": time.perf_counter() - began, "groups": groups,
    }  # fmt: skip


def _kinds(plan: Plan) -> set[bool]:
    """Whether there are cases that share a process, and cases whose libraries are alone."""
    groups = [group for group in plan.groups if isinstance(group, Group)]
    return {
        group.threads_of(case) != 1 for group in groups for case in group.cases if case.name in plan.chosen[group.name]
    }  # fmt: skip


def _control(key: str, processes: Processes, plan: Plan) -> dict[str, Any]:
    """A case of ours against itself, built twice and measured as two libraries are: how far its ratio lies from 1."""
    case, threads = CASES[key], next(group for group in TIMED if key.startswith(group.name + "/")).threads
    alone, timers = threads != 1, {}
    for label in ("first", "second"):
        worker = processes.worker(OURS, threads, label if alone else "")
        worker.ask("prepare", case=key, library=OURS, size=case.size, label=label)
        timers[label] = _timer(worker, label, alone=alone)
    times = rounds.measure(timers, rounds.FULL)
    for label in timers:
        processes.end(OURS, threads, label)
    middle = rounds.ratio(times["first"], times["second"]).middle
    return {"case": key, "alone": alone, "difference": max(middle, 1 / middle) - 1}


def _machine(plan: Plan) -> dict[str, Any]:
    model = "unknown processor"
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        named = [line for line in cpuinfo.read_text(encoding="utf-8").split("\n") if line.startswith("model name")]
        model = named[0].partition(": ")[2] if named else model
    versions = {name: install.version(libraries.LIBRARIES[name].distribution) for name in plan.names}
    return {
        "processor": model, "threads": plan.threads, "cores": os.cpu_count(), "python": platform.python_version(),
        "system": platform.platform(terse=True), "libraries": versions,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }  # fmt: skip


def _timed_group(group: Group, cases: Sequence[Case], processes: Processes, plan: Plan) -> dict[str, Any]:
    rows = [row for case in cases for row in _timed_case(group, case, processes, plan)]
    results = [_ratio_of(row) for row in rows if row.get("ratio")]
    table = {"name": group.name, "title": group.title, "about": group.about, "target": group.target,
             "worst": group.worst, "kind": "timed", "rows": rows}  # fmt: skip
    if results and not any(case.sizes for case in cases):
        mean = rounds.geometric_mean(results)
        table["mean"] = {"middle": mean.middle, "noise": mean.noise, "count": len(results)}
        if group.target is not None:
            table["mean"]["against"] = mean.against(group.target)
    growths = [_growth(case, name, rows) for case in cases if case.flat for name in plan.names]
    table["growth"] = [growth for growth in growths if growth]
    return table


def _ratio_of(row: Mapping[str, Any]) -> rounds.Ratio:
    return rounds.Ratio(row["ratio"]["middle"], row["ratio"]["noise"])


def _growth(case: Case, name: str, rows: Sequence[Mapping[str, Any]]) -> dict[str, Any] | None:
    assert case.flat is not None
    mine = [row for row in rows if row["case"] == case.name and name in row["seconds"]]
    # Of the fastest round: noise only adds, and here nothing is set beside another library.
    result = rounds.growth([row["size"] for row in mine], [row["fastest"][name] for row in mine])
    if result is None:
        return None
    to = mine[-1]["size"]
    flat = result <= case.flat
    return {"case": case.name, "library": name, "to": to, "growth": result, "limit": case.flat, "flat": flat}


def _timed_case(group: Group, case: Case, processes: Processes, plan: Plan) -> list[dict[str, Any]]:
    """The rows of a case: one for each of its sizes."""
    sizes = case.sizes or (case.size,)
    if plan.quick and case.sizes:
        sizes = tuple(size for size in sizes if size <= LARGEST_QUICK)
    return [_row(group, case, size, processes, plan) for size in sizes]


def _row(group: Group, case: Case, size: int, processes: Processes, plan: Plan) -> dict[str, Any]:
    threads, key = group.threads_of(case), f"{group.name}/{case.name}"
    row: dict[str, Any] = {
        "case": case.name, "size": size, "threads": threads or plan.threads, "target": case.target, "seconds": {},
        "failed": {},
    }  # fmt: skip
    timers, used = {}, {}
    for name in plan.names:
        if libraries.statement(CASES[key], name) is None:
            continue
        worker = processes.worker(name, threads)
        try:
            worker.ask("prepare", case=key, library=name, size=size, label=name)
        except WorkerError as error:
            row["failed"][name] = str(error)
        else:
            used[name] = worker
            timers[name] = _timer(worker, name, alone=threads != 1)
    try:
        times = rounds.measure(timers, plan.effort) if timers else {}
    except WorkerError as error:
        row["failed"]["all"] = str(error)
        return row
    for worker in set(used.values()):
        worker.ask("forget")
    row |= rounds.describe(times, plan.floors[threads != 1], case.target)
    plan.say("  " + _line(case.name, size, row))
    return row


def _timer(worker: Worker, name: str, *, alone: bool) -> rounds.Timer:
    def timer(calls: int) -> float:
        if alone:
            time.sleep(PAUSE)
        seconds: float = worker.ask("time", label=name, calls=calls, lead=1 + calls // 8 if alone and calls > 1 else 0)
        return seconds

    return timer


def _line(name: str, size: int, row: Mapping[str, Any]) -> str:
    times = "  ".join(f"{library} {seconds * 1e6:,.2f} us" for library, seconds in row["seconds"].items())
    entry = row.get("ratio")
    return f"{name} ({size:,}): {times}" + (f"  ratio {entry['middle']:.2f}, {entry['verdict']}" if entry else "")
