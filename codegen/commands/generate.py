"""Writes the package that ops.yaml and derivatives.yaml describe.

Without options it regenerates `generated/` from the two files of the current folder. Nothing is written when anything
is wrong; when nothing changed since the last time, nothing is read but the inputs.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from codegen.commands.options import UsageError, add_inputs, add_out, check_inputs
from codegen.package import Package, build
from codegen.render import STAMP, ForeignFileError, Report, Stamp, digest_of_inputs, read_stamp, write_package

NAME = "generate"
SUMMARY = "write the package (the default)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_inputs(parser)
    add_out(parser)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 and name the files that are stale"
    )


def run(options: argparse.Namespace) -> int:
    """Build and write, unless the stamp says that nothing changed."""
    started = time.perf_counter()
    check_inputs(options)
    digest = digest_of_inputs([options.ops, options.derivatives])
    if not options.check and _is_current(options.out, digest):
        print(f"{options.out} is up to date ({time.perf_counter() - started:.2f} s)")
        return 0
    package = build(options.ops, options.derivatives)
    try:
        report = write_package(options.out, package.files, dry=options.check)
    except ForeignFileError as error:
        raise UsageError(str(error)) from None
    if options.check:
        return _report_stale(options.out, report)
    stamp = _stamp(digest, options.out, package.files)
    (options.out / STAMP).write_text(str(stamp), encoding="utf-8", newline="\n")
    print(_summary(options.out, package, report, time.perf_counter() - started))
    return 0


def _stamp(digest: str, folder: Path, files: Iterable[str]) -> Stamp:
    return Stamp(digest, {name: (folder / name).stat().st_size for name in files})


def _is_current(folder: Path, digest: str) -> bool:
    """Whether the package was made from these very inputs and is complete."""
    stamp = read_stamp(folder)
    if stamp is None or stamp.digest != digest:
        return False
    paths = {folder / name: size for name, size in stamp.sizes.items()}
    return all(path.is_file() and path.stat().st_size == size for path, size in paths.items())


def _report_stale(folder: Path, report: Report) -> int:
    if not report.stale:
        print(f"{folder} is up to date ({len(report.unchanged)} files)")
        return 0
    print(f"{folder} is stale; run `python -m codegen`:", file=sys.stderr)
    for name in report.stale:
        print(f"  {folder / name}", file=sys.stderr)
    return 1


def _summary(folder: Path, package: Package, report: Report, seconds: float) -> str:
    return (
        f"{folder}: {package.operators} operators, {package.overloads} overloads, {package.kernels} kernels, "
        f"{package.nodes} Nodes; files: {len(report.written)} written, {len(report.unchanged)} unchanged, "
        f"{len(report.removed)} removed; {seconds:.2f} s"
    )
