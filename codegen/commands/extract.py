"""Makes an operator of a function: appends what it computes to ops.yaml and derivatives.yaml.

    python -m codegen extract losses:huber --sizes 3,4 --sizes 3,4
    python -m codegen extract losses:huber --name smooth --sizes 3,4 --sizes 4 --dry-run

The function, of a module that Python finds from here, is traced with random tensors of these sizes. It becomes one
kernel where all its operators are elementwise, else a composite that calls them; see `jit.extract`. Nothing is written
when the name is taken, when an entry cannot say what the function does, or when anything else is wrong.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from typing import Any

from codegen.checking.subject import LoadedPackage
from codegen.commands.appending import prove
from codegen.commands.options import add_inputs, add_out, check_inputs, inputs_of
from codegen.diagnostics import UsageError
from codegen.reading.themes import apart
from codegen.showing.saying import say
from codegen.writing.files import with_entries, write_all

NAME = "extract"
SUMMARY = "make an operator of a function: append its entries"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("function", metavar="MODULE:FUNCTION", help="what the operator computes")
    parser.add_argument(
        "--sizes", action="append", default=[], metavar="N,N", help="of a tensor; once for each argument"
    )
    parser.add_argument("--name", metavar="NAME", help="of the operator (default: that of the function)")
    parser.add_argument("--dry-run", action="store_true", help="print what would be appended, and write nothing")
    add_inputs(parser)
    add_out(parser, "the package whose operators the function calls")


def run(options: argparse.Namespace) -> int:
    """Trace the function, prove that its entries generate, and write them."""
    check_inputs(options, appends=True)
    ops, derivatives = _extracted(options)
    texts = {options.ops: with_entries(options.ops.read_text(encoding="utf-8"), apart(options.ops, ops))}
    if derivatives:
        texts[options.derivatives] = with_entries(options.derivatives.read_text(encoding="utf-8"), derivatives)
    prove(options, texts, inputs_of(options).build_options)
    if options.dry_run:
        shown = ((options.ops, ops), (options.derivatives, derivatives))
        say("\n".join(f"# to {path}:\n{text}" for path, text in shown if text), end="")
        return 0
    write_all(texts)
    name = ops.partition("(")[0].rpartition(" ")[2]
    say(f"{options.ops}: the operator {name}\nThen run:\n  python -m codegen\n  python -m codegen check {name}")
    return 0


def _extracted(options: argparse.Namespace) -> Any:
    """The texts of both entries. Raises UsageError where there is no such function, or no entry for it."""
    module_name, _, name = options.function.partition(":")
    sys.path.insert(0, "")
    try:
        package = LoadedPackage(options.out).module
        function = getattr(importlib.import_module(module_name), name)
        examples = tuple(package.randn(*_sizes(text)) for text in options.sizes)
        return package.jit.extract(package.jit.trace(function, examples), options.name or name, examples)
    except UsageError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever the program raises
        msg = f"{options.function} cannot be extracted: {type(error).__name__}: {error}"
        raise UsageError(msg) from None
    finally:
        sys.path.remove("")


def _sizes(text: str) -> list[int]:
    """The sizes of one tensor; "" has none. Raises UsageError for what are no numbers."""
    try:
        return [int(part) for part in text.split(",") if part.strip()]
    except ValueError:
        msg = f"--sizes {text}: expected numbers between commas, such as 3,4"
        raise UsageError(msg) from None
