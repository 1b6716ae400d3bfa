"""The options that several commands share."""

from __future__ import annotations

import argparse
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
    for path in (options.ops, options.derivatives):
        if not path.is_file():
            msg = f"there is no file {path}; name it with --ops or --derivatives"
            raise UsageError(msg)
    out = getattr(options, "out", None)
    if out is not None and not out.resolve().name.isidentifier():
        msg = f"nobody could import a package called '{out.resolve().name}'; name another with --out"
        raise UsageError(msg)


def report_of(error: CodegenError) -> str:
    """All mistakes of a run, and their number."""
    count = len(error.diagnostics)
    return f"{error}\n{count} error{'s' if count != 1 else ''}; nothing was written"
