"""Writes the package that ops.yaml and derivatives.yaml describe.

Without options it regenerates `generated/` from the two files of the current folder. Nothing is written when anything
is wrong; when nothing changed since the last time, nothing is read but the inputs. A file in the folder is replaced or
removed only when the list of the last run, `sources.txt`, names it and nobody has changed it since.

With --ops-from only the operators that a program or a list needs are written, together with all that these call:

    python -m codegen --out small --ops-from train.py
    python -m codegen --out small --ops-from operators.txt

A program (a file that ends in .py) is read, not run: whatever it calls as `ow.NAME`, `ow.nn.functional.NAME` or
`x.NAME()`, and the special methods behind its syntax (`a + b`, `a[i]`). What it finds only while it runs, such as
getattr(ow, name), belongs into a list: one operator a line, comments after `#`. The option may be given several times.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from codegen.commands.options import add_inputs, add_out, check_files, check_inputs, inputs_of
from codegen.diagnostics import UsageError
from codegen.incremental import rebuild, remember
from codegen.package import Package, build
from codegen.showing.saying import say
from codegen.writing.files import Report
from codegen.writing.ownership import reject_foreign
from codegen.writing.package_folder import check_contents, check_new
from codegen.writing.stamp import KIND, read_stamp, write_package
from codegen.writing.stamp import NAME as STAMP

NAME = "generate"
SUMMARY = "write the package (the default)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_inputs(parser)
    add_out(parser)
    parser.add_argument(
        "--ops-from", type=Path, action="append", default=[], metavar="FILE",
        help="write only the operators that this program (.py) or list needs",
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 and name the files that are stale"
    )


def run(options: argparse.Namespace) -> int:
    """Build and write, unless the stamp says that nothing changed."""
    started = time.perf_counter()
    check_inputs(options)
    check_files(options.ops_from, "--ops-from")
    check_new(options.out)
    inputs = inputs_of(options, options.ops_from)
    stamp = read_stamp(options.out)
    current = stamp is not None and stamp.is_current(options.out, inputs)
    if current and not options.check:
        say(f"{options.out} is up to date ({time.perf_counter() - started:.2f} s)")
        return 0
    rebuilt = rebuild(options.out, inputs, stamp) if stamp is not None and not options.check else None
    package = rebuilt or build(options.ops, options.derivatives, inputs.build_options, options.ops_from)
    _reject_own_base(options.out, package)
    if not options.check:
        reject_foreign(options.out, package.files, KIND)
        check_contents(options.out, [options.ops, options.derivatives, *options.ops_from])
    report = write_package(options.out, inputs, package.files, package.bases, dry=options.check)
    if options.check:
        stale = [*report.stale, *([] if current or report.stale else [STAMP])]  # the stamp alone: all else is as it was
        return _report_stale(options.out, stale, len(report.unchanged))
    if rebuilt is None:
        remember(options.out, inputs, package)
    for name in report.kept:
        say(f"opweave: {options.out / name} is no longer made, but was changed by hand: it is kept", error=True)
    say(_summary(options.out, package, report, time.perf_counter() - started))
    return 0


def _reject_own_base(out: Path, package: Package) -> None:
    """A package with the name of one that it builds on would hide that one."""
    name = out.resolve().name
    if name in {base for base, _ in package.bases}:
        msg = f"{out} would have the name of a package that it extends; name another with --out"
        raise UsageError(msg)


def _report_stale(folder: Path, stale: Sequence[str], unchanged: int) -> int:
    if not stale:
        say(f"{folder} is up to date ({unchanged} files)")
        return 0
    say(f"{folder} is stale; run `python -m codegen`:", error=True)
    for name in stale:
        say(f"  {folder / name}", error=True)
    return 1


def _summary(folder: Path, package: Package, report: Report, seconds: float) -> str:
    return (
        f"{folder}: {package.operators} operators, {package.overloads} overloads, {package.kernels} kernels, "
        f"{package.nodes} Nodes; {report}; {seconds:.2f} s"
    )
