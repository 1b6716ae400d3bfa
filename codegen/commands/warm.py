"""Compiles kernels ahead, so that no program has to wait for them.

    python -m codegen warm
    python -m codegen warm --dtypes float32 add mul.Tensor softmax
    python -m codegen warm --out mine --dtypes float32,float64,complex64

A kernel is compiled when an operator first meets a dtype, which takes a few tenths of a second, and is kept in the
user's cache folder or in NUMBA_CACHE_DIR. This compiles the loops of all operators and of their gradients, or of those
named, for the usual dtypes, on all cores, and unless operators are named the runtime's native functions. What is there
already is left alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from codegen.commands.options import add_out, check_dtype
from codegen.diagnostics import UsageError, did_you_mean
from codegen.showing.progress import Progress
from codegen.showing.saying import say
from codegen.showing.warming import WarmedLoop, compile_loops, compile_natives, find_loops, import_package

NAME = "warm"
SUMMARY = "compile the kernels of a package ahead"
SHOWS = True  # also what is installed
USUAL = "float32,float64,int64,bool"
INTERRUPTED = 130  # the exit status of a program that was stopped from the keyboard


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("operators", nargs="*", metavar="OP", help="only these, such as add or add.Tensor")
    parser.add_argument("--dtypes", default=USUAL, help=f"separated by commas (default: {USUAL})")
    add_out(parser, "the package")


def run(options: argparse.Namespace) -> int:
    """Compile, and say how many kernels were compiled and how many were there."""
    dtypes = _dtypes(options.dtypes)
    if not (options.out / "__init__.py").is_file():
        msg = f"there is no package {options.out}; run `python -m codegen`, or name another with --out"
        raise UsageError(msg)
    started = time.perf_counter()
    try:
        package = import_package(options.out)
    except ImportError as error:
        msg = f"{options.out} cannot be imported: {error}"
        raise UsageError(msg) from None
    loops = _chosen(find_loops(package), options.operators)
    say(f"{len(loops)} loops for {', '.join(dtypes)}", flush=True)
    compiled = present = 0
    failed: list[str] = []
    try:
        with Progress(len(loops), "Compiling") as bar:
            for outcome in compile_loops(options.out, loops, dtypes):
                compiled += outcome.compiled
                present += outcome.present
                failed += outcome.failed
                bar.step(outcome.loop.operator)
        if not options.operators:
            say(f"{compile_natives()} native functions, which all calls go through")
    except KeyboardInterrupt:
        say("stopped; what was compiled stays in the cache", error=True)
        return INTERRUPTED
    for line in failed:
        say(f"opweave: cannot compile {line}", error=True)
    say(f"{compiled} kernels compiled, {present} already there; {time.perf_counter() - started:.1f} s")
    return 1 if failed else 0


def _dtypes(text: str) -> list[str]:
    """The dtypes of ``--dtypes``."""
    names = list(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
    for name in names:
        check_dtype(name)
    if not names:
        msg = f"--dtypes names no dtype; the usual ones are {USUAL}"
        raise UsageError(msg)
    return names


def _chosen(loops: Sequence[WarmedLoop], operators: Sequence[str]) -> list[WarmedLoop]:
    """The loops of the operators that were named, all of them when none was."""
    if not operators:
        return list(loops)
    by_operator = {name: loop.operator for loop in loops for name in (loop.operator.partition(".")[0], loop.operator)}
    for name in operators:
        if name not in by_operator:
            hint = did_you_mean(name, by_operator) or "composites, views and kernels written by hand have none"
            msg = f"no loop belongs to an operator '{name}' ({hint})"
            raise UsageError(msg)
    return [loop for loop in loops if {loop.operator, loop.operator.partition(".")[0]} & set(operators)]
