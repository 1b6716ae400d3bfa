"""The options that several commands share."""

from __future__ import annotations

import argparse
from pathlib import Path

from codegen.diagnostics import CodegenError
from codegen.kernel_paths import KERNEL_ROOTS
from codegen.package import Surroundings


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


def add_surroundings(parser: argparse.ArgumentParser) -> None:
    """``--extends`` and ``--kernels``."""
    parser.add_argument(
        "--extends", type=Path, action="append", default=[], metavar="FOLDER",
        help="the folder of a package that the operators extend, where Python does not find it by itself",
    )
    parser.add_argument(
        "--kernels", action="append", default=[], metavar="PACKAGE",
        help="a package of yours with kernels written by hand, which entries may name under dispatch",
    )


def surroundings_of(options: argparse.Namespace) -> Surroundings:
    """What these options say. Raises UsageError."""
    for folder in options.extends:
        if not folder.is_dir():
            msg = f"--extends: there is no folder {folder}"
            raise UsageError(msg)
    for name in options.kernels:
        if not all(word.isidentifier() for word in name.split(".")):
            msg = f"--kernels: '{name}' cannot be the name of a package"
            raise UsageError(msg)
    return Surroundings(tuple(options.extends), (*KERNEL_ROOTS, *options.kernels))


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
