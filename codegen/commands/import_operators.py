"""Appends operators of PyTorch to ops.yaml and derivatives.yaml.

Schemas come as they are, in-place and out= forms under `autogen`, formulas translated from C++ to Python. An operator
that is only written in place gets the functional form from which that is made. Kernels do not come: the entry says
`planned`, with which it is checked but no part of the package, until a kernel stands there instead. What else cannot
come along is left as a comment and listed. Nothing is written when anything is wrong.

    opweave import hypot lerp --from native_functions.yaml --derivatives-from derivatives.yaml

Without --from PyTorch's files are taken from its installed package, where there is one.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from codegen.commands.options import add_inputs, add_source, check_files, check_inputs, inputs_of, source_of
from codegen.diagnostics import Diagnostics, UsageError, counted
from codegen.pytorch.derivatives import read_pytorch_derivatives
from codegen.pytorch.files import DERIVATIVES, of_torch
from codegen.pytorch.importing import (
    Imported,
    NotImportableError,
    choose,
    make,
    text_of_derivatives,
    text_of_operators,
)
from codegen.reading.bases import read_extends
from codegen.reading.entries import operators_of
from codegen.reading.formula_entries import read_formula_entries
from codegen.reading.groups import group
from codegen.reading.native_functions import read_native_functions
from codegen.reading.overloads import read_operator_entries
from codegen.reading.themes import apart
from codegen.showing.saying import say
from codegen.writing.files import with_entries, write_all

NAME = "import"
SUMMARY = "append operators of PyTorch's files to yours"

_THERE = "is there already"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument(
        "names", nargs="+", metavar="NAME",
        help="an operator with all its overloads (add), or one overload (add.Tensor)",
    )
    add_source(parser)
    parser.add_argument(
        "--derivatives-from", type=Path, metavar="FILE",
        help="PyTorch's derivatives.yaml; where only --from is given no formulas come",
    )
    add_inputs(parser)
    parser.add_argument("--dry-run", action="store_true", help="print what would be appended and write nothing")


def run(options: argparse.Namespace) -> int:
    """Read all four files, then append to two."""
    check_inputs(options, appends=True)
    if options.source is None and options.derivatives_from is None:
        options.derivatives_from = of_torch(DERIVATIVES)
    options.source = source_of(options)
    sources = [path for path in (options.source, options.derivatives_from) if path is not None]
    check_files(sources, "--from or --derivatives-from")
    imported = _imported(options)
    operators = apart(options.ops, text_of_operators(imported))
    additions = {options.ops: operators, options.derivatives: text_of_derivatives(imported)}
    if options.dry_run:
        for path, text in additions.items():
            say(f"# {path}\n{text}")
    else:
        write_all({path: with_entries(path.read_text(encoding="utf-8"), text) for path, text in additions.items()})
    say(_report(imported, options))
    return 0


def _imported(options: argparse.Namespace) -> list[Imported]:
    """The operators asked for. Raises UsageError and CodegenError."""
    theirs = Diagnostics()
    functions = read_native_functions(options.source, theirs)
    formulas = {}
    if options.derivatives_from is not None:
        formulas = read_pytorch_derivatives(options.derivatives_from, functions, theirs)
    theirs.raise_if_any()
    ours = Diagnostics()
    mappings = read_operator_entries(options.ops, ours)
    build_options = inputs_of(options).build_options
    bases = read_extends(mappings, build_options.extends, ours)
    entries = operators_of(mappings, ours, bases, build_options.kernel_roots)
    ours.raise_if_any()
    taken = {name: f"belongs to package {existing.package}" for name, existing in bases.by_name.items()}
    taken |= {str(schema.name): _THERE for entry in entries for schema in entry.schemas}
    for key, written in (("func", mappings), ("name", read_formula_entries(options.derivatives, Diagnostics()))):
        for mapping in written:
            taken[str(mapping.get(key)).partition("(")[0].strip()] = _THERE
    try:
        return make(choose(options.names, group(functions), taken), formulas, entries, bases)
    except NotImportableError as error:
        raise UsageError(str(error)) from error


def _report(imported_all: list[Imported], options: argparse.Namespace) -> str:
    verb = "would be appended" if options.dry_run else "appended"
    lines = [f"{counted(len(imported_all), 'operator')} {verb} to {options.ops}; left to write:"]
    width = max(len(imported.name) for imported in imported_all)
    for operator in imported_all:
        first, *further_operators = operator.left
        lines.append(f"  {operator.name:<{width}}  {first}")
        lines += [f"  {'':<{width}}  {word}" for word in further_operators]
    return "\n".join(lines)
