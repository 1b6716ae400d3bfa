"""Compares ops.yaml with PyTorch's native_functions.yaml.

Says how many of PyTorch's operators are here, by module and by form, which schemas differ, which are missing, and which
keys of PyTorch's file mean nothing here.

    opweave coverage --from native_functions.yaml --all

With --device it says instead what serves the operators of the package on a type of device: kernels of its own, memory,
code from expression trees, other operators, or the CPU. A device that a program registers is there once its module is
imported.

    opweave coverage --device opencl
    opweave coverage --device npu --import my_backend --all
"""

from __future__ import annotations

import argparse
import importlib
import textwrap

from codegen.commands.options import add_ops, add_out, add_source, check_files, source_of
from codegen.diagnostics import Diagnostics, UsageError
from codegen.model.layout import WIDTH
from codegen.pytorch.coverage import compare, describe
from codegen.reading.bases import read_extends
from codegen.reading.entries import operators_of
from codegen.reading.native_functions import read_native_functions
from codegen.reading.overloads import read_operator_entries
from codegen.showing.saying import say
from codegen.showing.warming import import_package

NAME = "coverage"
SUMMARY = "compare the operators with PyTorch's native_functions.yaml, or say what serves them on a device"
SHOWS = True  # also what is installed


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    add_source(parser)
    add_ops(parser)
    add_out(parser, "the package")
    parser.add_argument("--all", action="store_true", help="list everything that is missing, not only the first few")
    parser.add_argument("--device", metavar="TYPE", help="what serves the operators on a type of device")
    parser.add_argument("--import", dest="module", metavar="MODULE", help="a module that registers the device")


def run(options: argparse.Namespace) -> int:
    """Read both files and print the comparison, or print what serves the operators on a device."""
    if options.device is not None:
        return _of_device(options)
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


def _of_device(options: argparse.Namespace) -> int:
    """Print what ``devices.coverage`` says; UsageError for a device that there is not."""
    package = importlib.import_module(import_package(options.out))
    try:
        if options.module is not None:
            importlib.import_module(options.module)
        package.device(options.device)
        served = package.devices.coverage(options.device)
    except (ImportError, RuntimeError, ValueError) as error:
        msg = f"--device {options.device}: {error}"
        raise UsageError(msg) from None
    total = sum(map(len, served.values()))
    for kind, names in served.items():
        say(f"{kind:<10} {len(names):>5} of {total}")
        if options.all and names:
            say(textwrap.fill(", ".join(names), WIDTH, initial_indent="    ", subsequent_indent="    "))
    return 0
