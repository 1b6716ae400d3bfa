"""Attacks that may kill a process: each runs in a child of its own, and tells how it ended in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from folders import ROOT, TESTS

from runtime.errors import OpweaveError


def endings(attacks: Mapping[str, Callable[[], Any]]) -> None:
    """Print ``name<tab>how<tab>what`` for each: passed, error (one of ours), foreign, or crash."""
    for name, attack in attacks.items():
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            try:
                ended = f"passed\t{attack()!r}"
            except OpweaveError as error:
                ended = f"error\t{error}"
            except BaseException as error:
                ended = f"foreign\t{type(error).__name__}: {error}"
            print(name, " ".join(ended.split(" ")).replace("\n", " "), sep="\t", flush=True)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status != 0:
            print(name, "crash", status, sep="\t", flush=True)


def python(*arguments: str, folder: Path | None = None) -> str:
    """What ``python ARGUMENTS`` prints in `folder`; it has to end well."""
    paths = (folder or ROOT, ROOT, TESTS)
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, timeout=550, check=False, cwd=folder or ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, paths))},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(file: str) -> dict[str, tuple[str, str]]:
    """The endings of the attacks that ``python FILE`` makes, by name, in Python's development mode."""
    rows = [line.split("\t") for line in python("-X", "dev", "-W", "ignore", file).splitlines()]
    assert rows
    return {name: (how, what) for name, how, what in rows}
