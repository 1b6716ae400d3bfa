"""Writes the package again whenever one of its YAML files changes, until Ctrl-C.

    opweave watch

Errors are printed as by `generate`, and the files are watched on. Four times a second it asks the file system whether
they have changed; nothing is read before that.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from codegen.commands import generate
from codegen.commands.options import add_inputs, add_out, report_of
from codegen.diagnostics import CodegenError, UsageError
from codegen.showing.saying import say

NAME = "watch"
SUMMARY = "write the package again whenever its files change"
_PAUSE = 0.25  # seconds between two looks


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_inputs(parser)
    add_out(parser)


def run(options: argparse.Namespace) -> int:
    """Generate now, and after every change; Ctrl-C is the way to end it."""
    options.ops_from, options.check = [], False
    paths = [options.ops, options.derivatives]
    say(f"watching {' and '.join(map(str, paths))}; Ctrl-C ends it", flush=True)
    try:
        while True:
            previous = state_of(paths)
            _generate(options)
            while state_of(paths) == previous:
                time.sleep(_PAUSE)
    except KeyboardInterrupt:
        say("")  # behind the ^C that a terminal shows
        return 0


def state_of(paths: Iterable[Path]) -> tuple[tuple[int, int, int] | None, ...]:
    """What changes when somebody saves a file: when it was written, its size, which file it is; None if it is gone."""
    return tuple(map(_state, paths))


def _state(path: Path) -> tuple[int, int, int] | None:
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size, status.st_ino


def _generate(options: argparse.Namespace) -> None:
    """One run; what is wrong is said, and no reason to end."""
    try:
        generate.run(argparse.Namespace(**vars(options)))  # a file that is missing now may be there in the next run
    except CodegenError as error:
        say(report_of(error), error=True)
    except (UsageError, OSError) as error:
        say(f"opweave: {error}", error=True)
    if sys.stdout is not None:
        sys.stdout.flush()
