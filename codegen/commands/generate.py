"""Writes the package that ops.yaml and derivatives.yaml describe.

Without options it regenerates `generated/` from the two files of the current folder. Nothing is written when anything
is wrong; when nothing changed since the last time, nothing is read but the inputs.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from codegen.bases import BaseError, digest_of_index
from codegen.commands.options import add_inputs, add_out, add_surroundings, check_inputs, surroundings_of
from codegen.package import Package, Surroundings, build
from codegen.render import Report, digest_of_inputs, write_package

NAME = "generate"
SUMMARY = "write the package (the default)"
STAMP = "sources.txt"
_EXTENDS = "extends "  # begins a line of the stamp that holds the digest of a base


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_inputs(parser)
    add_out(parser)
    add_surroundings(parser)
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 and name the files that are stale"
    )


def run(options: argparse.Namespace) -> int:
    """Build and write, unless the stamp says that nothing changed."""
    started = time.perf_counter()
    check_inputs(options)
    surroundings = surroundings_of(options)
    digest = digest_of_inputs([options.ops, options.derivatives], surroundings.kernel_roots)
    stamp = options.out / STAMP
    if not options.check and _is_current(options.out, stamp, digest, surroundings):
        print(f"{options.out} is up to date ({time.perf_counter() - started:.2f} s)")
        return 0
    package = build(options.ops, options.derivatives, surroundings)
    report = write_package(options.out, package.files, dry=options.check)
    if options.check:
        return _report_stale(options.out, report)
    stamp.write_text(_stamp_text(digest, options.out, package), encoding="utf-8")
    print(_summary(options.out, package, report, time.perf_counter() - started))
    return 0


def _stamp_text(digest: str, folder: Path, package: Package) -> str:
    """The digest of the inputs and those of the bases' indexes, then the size of every file: enough to see that nobody

    touched the package.
    """
    bases = [f"{_EXTENDS}{name} {of_index}" for name, of_index in package.bases]
    lines = [f"{name} {(folder / name).stat().st_size}" for name in sorted(package.files)]
    return "\n".join([digest, *bases, *lines]) + "\n"


def _is_current(folder: Path, stamp: Path, digest: str, surroundings: Surroundings) -> bool:
    """Whether the package was made from these very inputs and is complete."""
    if not stamp.is_file():
        return False
    first, *lines = stamp.read_text(encoding="utf-8").splitlines()
    if first != digest:
        return False
    for line in lines:
        name, _, size = line.rpartition(" ")
        if name.startswith(_EXTENDS):
            if _digest_of_base(name.removeprefix(_EXTENDS), surroundings) != size:
                return False
            continue
        path = folder / name
        if not path.is_file() or path.stat().st_size != int(size):
            return False
    return True


def _digest_of_base(name: str, surroundings: Surroundings) -> str:
    """The digest of a base as it is now; empty when it cannot be found, which the generation will report."""
    try:
        return digest_of_index(name, surroundings.extends)
    except BaseError:
        return ""


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
