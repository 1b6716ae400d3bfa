"""Compiling the loops of a package ahead of their first use.

The package is imported by name, in this process or in several of its own; the generator itself never depends on what it
generates. A loop is anything in ``operators/`` that compiles itself when it is asked for a dtype: it has `loop`, its
name, `takes`, and is a dict from dtypes to kernels.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMPILED_FIRST = 8  # kernels compiled here before other processes are started: often all are on the disk already
WORTH_A_PROCESS = 16  # loops that take as long as starting another process


@dataclass(frozen=True)
class WarmedLoop:
    """One loop: the module and the name that hold it, and the operator whose kernel, or `gradient`, it computes."""

    module: str
    name: str
    operator: str
    gradient: bool = False


@dataclass(frozen=True)
class Outcome:
    """What became of the kernels of a loop, one a dtype; `failed` says why some could not be compiled."""

    loop: WarmedLoop
    compiled: int = 0
    present: int = 0
    failed: tuple[str, ...] = ()


def import_package(folder: Path) -> str:
    """Import the package that lies in `folder`; its name."""
    package = folder.resolve()
    if str(package.parent) not in sys.path:
        sys.path.insert(0, str(package.parent))
    importlib.import_module(package.name)
    return package.name


def find_loops(package: str) -> list[WarmedLoop]:
    """All loops of an imported package."""
    result = []
    for theme in importlib.import_module(f"{package}.operators").__all__:
        module = importlib.import_module(f"{package}.operators.{theme}")
        for name, value in vars(module).items():
            owner = loop_of(value)
            if owner is not None:
                node = getattr(module, owner.operator, None)  # the loop of a gradient belongs to a Node
                of_node = getattr(node, "operator", None)
                result.append(WarmedLoop(module.__name__, name, of_node or owner.operator, of_node is not None))
    return result


def loop_of(value: Any) -> Any:
    """The loop that `value` is, or that computes the internal operator that it is; None for anything else."""
    loop = value if hasattr(value, "takes") else getattr(value, "loop", None)
    return loop if isinstance(loop, dict) and hasattr(loop, "loop") and hasattr(loop, "takes") else None


def compile_loop(loop: WarmedLoop, dtypes: Sequence[str]) -> Outcome:
    """Compile a loop for every dtype that it takes, or read it from the disk."""
    dtypes_module = importlib.import_module("runtime.tensor.dtypes")
    kernels = loop_of(getattr(importlib.import_module(loop.module), loop.name))
    compiled = present = 0
    failed = []
    for kind in (dtypes_module.BY_NAME[name] for name in dtypes):
        if not kernels.takes(kind) or (
            loop.gradient and kind.category < dtypes_module.FLOATING
        ):  # no gradient is integral
            continue
        try:
            keep_alive = getattr(kernels[kind], "keep_alive", None)
        except Exception as error:  # noqa: BLE001 - whatever a compiler says is reported beside what did compile
            failed.append(f"{loop.operator} for {kind.name}: {str(error).strip().partition(chr(10))[0]}")
            continue
        function = keep_alive[0] if isinstance(keep_alive, tuple) else keep_alive
        if function is not None:  # otherwise such operands are cast first, and have no loop of their own
            present += bool(function.cache_hits)
            compiled += not function.cache_hits
    return Outcome(loop, compiled, present, tuple(failed))


def compile_natives() -> int:
    """Compile what runs between a call and its loop: builtins and drivers. How many there are."""
    count: int = importlib.import_module("runtime.compile.worker").compile_everything()
    return count


def processes_for(tasks: int, worth: int = WORTH_A_PROCESS) -> int:
    """How many processes are quicker than one, where so many tasks are worth starting another process."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, tasks // worth))


def compile_loops(folder: Path, loops: Sequence[WarmedLoop], dtypes: Sequence[str]) -> Iterator[Outcome]:
    """Compile all loops, in the order in which they are done. The package in `folder` is imported here already.

    Loops that are on the disk are quickest read by this process; once there is much to compile, others are started.
    """
    remaining_loops = list(loops)
    compiled = 0
    while remaining_loops and (compiled < COMPILED_FIRST or processes_for(len(remaining_loops)) == 1):
        outcome = compile_loop(remaining_loops.pop(0), dtypes)
        compiled += outcome.compiled
        yield outcome
    if remaining_loops:
        yield from _compile_in_processes(folder, remaining_loops, dtypes)


def _compile_in_processes(folder: Path, loops: Sequence[WarmedLoop], dtypes: Sequence[str]) -> Iterator[Outcome]:
    import multiprocessing  # here, because the other commands start without it
    from concurrent.futures import ProcessPoolExecutor, as_completed

    context = multiprocessing.get_context("spawn")  # a copy of a process with threads is not safe
    pool = ProcessPoolExecutor(processes_for(len(loops)), context, initializer=import_package, initargs=(folder,))
    try:
        for task in as_completed([pool.submit(compile_loop, loop, dtypes) for loop in loops]):
            yield task.result()
    finally:
        pool.shutdown(cancel_futures=True)
