"""The options that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from codegen.diagnostics import CodegenError, UsageError, counted, did_you_mean
from codegen.language.vocabulary import DTYPES
from codegen.names import is_path
from codegen.pytorch.files import NATIVE, of_torch
from codegen.reading.build_options import BuildOptions
from codegen.reading.kernel_paths import KERNEL_ROOTS
from codegen.writing.package_folder import check_name
from codegen.writing.stamp import Inputs

NO_DERIVATIVES = Path(__file__).parent / "no_derivatives.yaml"
_SHOWN = 100  # errors of one run


def add_inputs(parser: argparse.ArgumentParser) -> None:
    """The YAML files, and what they may use besides: ``--ops``, ``--derivatives``, ``--extends``, ``--kernels``.

    What nobody gives comes from the settings of the folder (:mod:`codegen.commands.settings`).
    """
    add_ops(parser)
    parser.add_argument("--derivatives", type=Path, help="the gradients (default: derivatives.yaml)")
    parser.add_argument(
        "--extends", type=Path, action="append", metavar="FOLDER",
        help="the folder of a package that the operators extend, where Python does not find it by itself",
    )
    parser.add_argument(
        "--kernels", action="append", metavar="PACKAGE",
        help="a package of yours with kernels written by hand, which entries may name under dispatch",
    )


def add_ops(parser: argparse.ArgumentParser) -> None:
    """``--ops``."""
    parser.add_argument("--ops", type=Path, help="the operators (default: ops.yaml)")


def add_out(parser: argparse.ArgumentParser, description: str = "the package to write") -> None:
    """``--out``."""
    parser.add_argument("--out", type=Path, help=f"{description} (default: generated)")


def add_source(parser: argparse.ArgumentParser) -> None:
    """``--from``."""
    parser.add_argument(
        "--from", type=Path, dest="source", metavar="FILE",
        help="PyTorch's native_functions.yaml (default: that of the torch that is installed)",
    )


def source_of(options: argparse.Namespace) -> Path:
    """PyTorch's native_functions.yaml. Raises UsageError where it is not given and no torch is installed."""
    result: Path | None = options.source or of_torch(NATIVE)
    if result is None:
        raise UsageError("torch is not installed here; name PyTorch's native_functions.yaml with --from")
    return result


def inputs_of(options: argparse.Namespace, ops_from: Iterable[Path] = ()) -> Inputs:
    """What a package is made from, as the options say. Raises UsageError."""
    for folder in options.extends:
        if not folder.is_dir():
            msg = f"--extends: there is no folder {folder}"
            raise UsageError(msg)
    for name in options.kernels:
        check_package(name, "--kernels")
    build_options = BuildOptions(tuple(options.extends), (*KERNEL_ROOTS, *options.kernels))
    return Inputs(options.ops, options.derivatives, tuple(ops_from), build_options)


def check_inputs(options: argparse.Namespace, *, appends: bool = False) -> None:
    """Reject YAML files that are not there, and a package that nobody could import.

    Operators need no file of derivatives: where nobody names one, and none has the usual name, there are none. A
    command that `appends` to the files needs both.
    """
    unnamed = getattr(options, "derivatives_unnamed", False) and not appends
    if unnamed and options.ops.is_file() and not options.derivatives.exists():
        options.derivatives = NO_DERIVATIVES
    check_files([options.ops, options.derivatives], "--ops or --derivatives, or under [tool.opweave] in pyproject.toml")
    if getattr(options, "out", None) is not None:
        check_name(options.out)


def check_files(paths: Iterable[Path], option: str) -> None:
    """Reject files that are not there."""
    for path in paths:
        if not path.is_file():
            msg = f"there is no file {path}; name it with {option}"
            raise UsageError(msg)


def check_package(name: str, option: str) -> None:
    """Reject what no package can be called."""
    if not is_path(name):
        msg = f"{option}: '{name}' cannot be the name of a package"
        raise UsageError(msg)


def check_dtype(name: str) -> None:
    """Reject what is no dtype."""
    if name not in DTYPES:
        hint = did_you_mean(name, DTYPES) or f"one of {', '.join(DTYPES)}"
        msg = f"there is no dtype '{name}' ({hint})"
        raise UsageError(msg)


def report_of(error: CodegenError) -> str:
    """The errors of a run, as many as anybody reads, and their number."""
    shown = "\n".join(map(str, error.diagnostics[:_SHOWN]))
    ending = f"\n... and {len(error.diagnostics) - _SHOWN} more" if len(error.diagnostics) > _SHOWN else ""
    return f"{shown}{ending}\n{counted(len(error.diagnostics), 'error')}; nothing was written"
