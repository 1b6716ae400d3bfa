"""``python -m codegen``, also installed as ``opweave``: YAML in, a package out."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from codegen.diagnostics import CodegenError
from codegen.package import Package, build
from codegen.render import Report, digest_of_inputs, write_package

STAMP = "sources.txt"


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(
        prog="opweave",
        description="Turns ops.yaml and derivatives.yaml into an importable tensor library.",
        epilog="Without options it regenerates `generated/` from the two files of the current folder.",
    )
    made.add_argument("--ops", type=Path, default=Path("ops.yaml"), help="the operators (default: ops.yaml)")
    made.add_argument(
        "--derivatives", type=Path, default=Path("derivatives.yaml"), help="the gradients (default: derivatives.yaml)"
    )
    made.add_argument("--out", type=Path, default=Path("generated"), help="the package to write (default: generated)")
    made.add_argument(
        "--check", action="store_true", help="write nothing; exit with 1 and name the files that are stale"
    )
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run; the exit status: 0 done, 1 mistakes in the YAML or (with --check) a stale package."""
    options = parser().parse_args(arguments)
    started = time.perf_counter()
    try:
        for path in (options.ops, options.derivatives):
            if not path.is_file():
                print(f"opweave: there is no file {path}; name it with --ops or --derivatives", file=sys.stderr)
                return 1
        if not options.out.resolve().name.isidentifier():
            name = options.out.resolve().name
            print(f"opweave: nobody could import a package called '{name}'; name another with --out", file=sys.stderr)
            return 1
        return _generate(options, started)
    except OSError as error:
        print(f"opweave: {error.strerror}: {error.filename}", file=sys.stderr)
        return 1
    except CodegenError as error:
        print(error, file=sys.stderr)
        count = len(error.diagnostics)
        print(f"{count} error{'s' if count != 1 else ''}; nothing was written", file=sys.stderr)
        return 1


def _generate(options: argparse.Namespace, started: float) -> int:
    """Build and write, unless the stamp says that nothing changed."""
    digest = digest_of_inputs([options.ops, options.derivatives])
    stamp = options.out / STAMP
    if not options.check and _is_current(options.out, stamp, digest):
        print(f"{options.out} is up to date ({time.perf_counter() - started:.2f} s)")
        return 0
    package = build(options.ops, options.derivatives)
    report = write_package(options.out, package.files, dry=options.check)
    if options.check:
        return _report_stale(options.out, report)
    stamp.write_text(_stamp_text(digest, options.out, package.files), encoding="utf-8")
    print(_summary(options.out, package, report, time.perf_counter() - started))
    return 0


def _stamp_text(digest: str, folder: Path, files: dict[str, str]) -> str:
    """The digest of the inputs, then the size of every file: enough to see that nobody touched the package."""
    lines = [f"{name} {(folder / name).stat().st_size}" for name in sorted(files)]
    return "\n".join([digest, *lines]) + "\n"


def _is_current(folder: Path, stamp: Path, digest: str) -> bool:
    """Whether the package was made from these very inputs and is complete."""
    if not stamp.is_file():
        return False
    first, *lines = stamp.read_text(encoding="utf-8").splitlines()
    if first != digest:
        return False
    for line in lines:
        name, _, size = line.rpartition(" ")
        path = folder / name
        if not path.is_file() or path.stat().st_size != int(size):
            return False
    return True


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


if __name__ == "__main__":
    sys.exit(main())
