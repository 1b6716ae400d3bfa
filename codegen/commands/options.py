"""The options that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from codegen.diagnostics import CodegenError


class UsageError(Exception):
    """The command line asks for something that cannot be; the text says what, and how to mend it."""


def add_inputs(parser: argparse.ArgumentParser) -> None:
    """``--ops`` and ``--derivatives``."""
    parser.add_argument("--ops", type=Path, default=Path("ops.yaml"), help="the operators (default: ops.yaml)")
    parser.add_argument(
        "--derivatives", type=Path, default=Path("derivatives.yaml"), help="the gradients (default: derivatives.yaml)"
    )


def add_out(parser: argparse.ArgumentParser, what: str = "the package to write") -> None:
    """``--out``."""
    parser.add_argument("--out", type=Path, default=Path("generated"), help=f"{what} (default: generated)")


def check_inputs(options: argparse.Namespace) -> None:
    """Refuse YAML files that are not there, and a package that nobody could import."""
    check_files([options.ops, options.derivatives], "--ops or --derivatives")
    out = getattr(options, "out", None)
    if out is not None and not out.resolve().name.isidentifier():
        msg = f"nobody could import a package called '{out.resolve().name}'; name another with --out"
        raise UsageError(msg)


def check_files(paths: Iterable[Path], option: str) -> None:
    """Refuse files that are not there."""
    for path in paths:
        if not path.is_file():
            msg = f"there is no file {path}; name it with {option}"
            raise UsageError(msg)


def report_of(error: CodegenError) -> str:
    """All mistakes of a run, and their number."""
    count = len(error.diagnostics)
    return f"{error}\n{count} error{'s' if count != 1 else ''}; nothing was written"
