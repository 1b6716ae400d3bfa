"""Writes a project for a package of your own.

The folder holds its YAML files, a kernel written by hand, tests, and what pip needs to install it. The operators build
on those of `generated`, or of the packages given with --extends.

    opweave new-package blur
    opweave new-package blur --extends generated --in ~/projects/blur
"""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from codegen.commands.options import check_package
from codegen.diagnostics import UsageError
from codegen.showing.saying import say
from codegen.writing.scaffold import commands, reject_name, write_project

NAME = "new-package"
SUMMARY = "write a project for a package of your own"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("name", help="what the package is called when it is imported")
    parser.add_argument(
        "--extends", action="append", default=[], metavar="PACKAGE",
        help="a package whose operators it builds on; may be repeated (default: generated)",
    )
    parser.add_argument(
        "--in", type=Path, dest="folder", metavar="FOLDER", help="where to write it (default: a folder of its name)"
    )


def run(options: argparse.Namespace) -> int:
    """Write the files, and say what to do next."""
    extends = list(dict.fromkeys(options.extends)) or ["generated"]
    reason = reject_name(options.name)
    if reason:
        raise UsageError(reason)
    for name in extends:
        check_package(name, "--extends")
    folder = options.folder or Path(options.name)
    for path in write_project(folder, options.name, extends):
        say(path)
    say("\nNow write the package, then install and test it:\n")
    say("\n".join(f"  {command}" for command in (shlex.join(["cd", str(folder)]), *commands())))
    return 0
