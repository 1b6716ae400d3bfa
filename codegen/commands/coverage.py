"""Compares ops.yaml with PyTorch's native_functions.yaml.

Says how many of PyTorch's operators are here, by module and by form, which schemas differ, which are missing, and which
keys of PyTorch's file mean nothing here.

    opweave coverage --from native_functions.yaml --all
"""

from __future__ import annotations

import argparse

from codegen.commands.options import add_ops, add_source, check_files, source_of
from codegen.diagnostics import Diagnostics
from codegen.pytorch.coverage import compare, describe
from codegen.reading.bases import read_extends
from codegen.reading.entries import operators_of
from codegen.reading.native_functions import read_native_functions
from codegen.reading.overloads import read_operator_entries
from codegen.showing.saying import say

NAME = "coverage"
SUMMARY = "compare the operators with PyTorch's native_functions.yaml"
SHOWS = True  # also what is installed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_source(parser)
    add_ops(parser)
    parser.add_argument("--all", action="store_true", help="list everything that is missing, not only the first few")


def run(options: argparse.Namespace) -> int:
    """Read both files and print the comparison."""
    options.source = source_of(options)
    check_files([options.source], "--from")
    check_files([options.ops], "--ops")
    diagnostics = Diagnostics()
    functions = read_native_functions(options.source, diagnostics)
    mappings = read_operator_entries(options.ops, diagnostics)
    entries = operators_of(mappings, diagnostics, read_extends(mappings, (), diagnostics))
    diagnostics.raise_if_any()
    say(describe(compare(functions, entries), everything=options.all))
    return 0
