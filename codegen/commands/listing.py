"""Lists the operators of ops.yaml: what each is, how it computes, and how it is differentiated or why not.

    python -m codegen list
    python -m codegen list 'log*' --derivative no
    python -m codegen list --kind reduce --dtype float16 --json

PATTERN is part of a name, or has wildcards (* and ?). A row is an overload. The columns:

    forms     f function, m method, i in-place, o out=
    dtypes    what tensors may hold: b bool, i integers, f floating, c complex; single dtypes by name;
              "parts" where the operators that it is made of decide
    gradient  formula     a formula in derivatives.yaml
              auto        derived from the kernel's expression
              through its parts   a composite without a formula
              non-differentiable, not implemented, none   with the reason

The last lines count what is shown: kinds of kernels, lines of YAML an operator, and lines of the Python modules that
`dispatch` names, where kernels are written by hand.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from codegen.commands.options import add_inputs, check_dtype, check_inputs, inputs_of
from codegen.diagnostics import UsageError, counted, did_you_mean
from codegen.language.vocabulary import MODULES
from codegen.package import load
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.kinds import KIND_NAMES
from codegen.reading.lookup import function_paths, names_of
from codegen.showing import facts
from codegen.showing.facts import Differentiated
from codegen.showing.saying import say
from codegen.showing.table import plain_table

NAME = "list"
SUMMARY = "a table of the operators"
SHOWS = True  # also what is installed
_TITLES = ("name", "kind", "forms", "dtypes", "gradient", "theme", "entry")
_LETTERS = {"function": "f", "method": "m", "in-place": "i", "out=": "o"}


@dataclass(frozen=True)
class ListedEntry:
    """An entry with what is said about it."""

    entry: Entry
    derivative: Derivative | None
    differentiated: Differentiated

    @property
    def kind(self) -> str:
        """The kind of its kernel."""
        return facts.kernel_kind(self.entry)

    @property
    def written(self) -> Derivative | None:
        """The derivative, if derivatives.yaml has it."""
        return self.derivative if self.derivative is not None and self.derivative.is_written else None


_DERIVATIVES: dict[str, Callable[[ListedEntry], bool]] = {
    "yes": lambda row: row.differentiated.passes,
    "no": lambda row: not row.differentiated.passes,
    "auto": lambda row: row.differentiated.how == facts.AUTO,
    "forward": lambda row: row.derivative is not None and bool(row.derivative.forward),
    "none": lambda row: row.differentiated.how == facts.NONE,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options."""
    parser.add_argument("pattern", nargs="?", default="", metavar="PATTERN", help="only operators with such names")
    parser.add_argument("--kind", choices=KIND_NAMES, help="only kernels of this kind")
    parser.add_argument("--dtype", metavar="DTYPE", help="only operators that accept this dtype, such as float16")
    parser.add_argument(
        "--derivative", choices=tuple(_DERIVATIVES),
        help="yes and no: whether a gradient comes through; auto, forward: a formula that is derived, one for forward "
        "mode; none: neither a gradient nor a word about it in derivatives.yaml",
    )  # fmt: skip
    parser.add_argument("--module", choices=MODULES, help="only functions that lie in this module")
    parser.add_argument("--json", action="store_true", help="print JSON, a list of objects, for programs")
    add_inputs(parser)


def run(options: argparse.Namespace) -> int:
    """Print the rows that were asked for."""
    check_inputs(options)
    if options.dtype is not None:
        check_dtype(options.dtype)
    entries, derivatives = load(options.ops, options.derivatives, inputs_of(options).build_options)
    every = [
        ListedEntry(entry, derivatives.get(entry.name), facts.differentiated(entry, derivatives.get(entry.name)))
        for entry in entries
    ]
    rows = [row for row in every if _wanted(row, options)]
    if not any(_matches(row.entry, options.pattern) for row in every):
        close = did_you_mean(options.pattern, {name for row in every for name in names_of(row.entry)})
        msg = f"no operator has a name like '{options.pattern}'" + (f" ({close})" if close else "")
        raise UsageError(msg)
    if options.json:
        say(json.dumps([_data(row) for row in rows], indent=2))
        return 0
    if rows:
        say("\n".join(plain_table(_TITLES, [_cells(row) for row in rows], shrink=("gradient", "name"))))
        say()
    say("\n".join(_summary(rows, len(every), options)))
    return 0


def _wanted(row: ListedEntry, options: argparse.Namespace) -> bool:
    entry = row.entry
    return (
        _matches(entry, options.pattern)
        and options.kind in (None, row.kind)
        and (options.dtype is None or facts.accepts(entry, options.dtype))
        and (options.derivative is None or _DERIVATIVES[options.derivative](row))
        and (options.module is None or options.module in (entry.module, *entry.namespaces))
    )


def _matches(entry: Entry, pattern: str) -> bool:
    """Whether any of an entry's names matches a pattern, or has it as a part."""
    pattern = pattern if any(sign in pattern for sign in "*?[") else f"*{pattern}*"
    return any(fnmatch.fnmatchcase(name, pattern) for name in names_of(entry))


def _cells(row: ListedEntry) -> tuple[str, ...]:
    entry = row.entry
    forms = facts.forms_of(entry)
    return (
        entry.name,
        row.kind,
        "".join(letter if form in forms else "-" for form, letter in _LETTERS.items()),
        "parts" if row.kind == facts.COMPOSITE else facts.short_dtypes(entry),
        str(row.differentiated),
        entry.theme,
        entry.source,
    )


def _data(row: ListedEntry) -> dict[str, Any]:
    """A row for programs."""
    entry = row.entry
    return {
        "name": entry.name,
        "schema": str(entry.schema),
        "kind": row.kind,
        "forms": list(facts.forms_of(entry)),
        "functions": list(function_paths(entry)),
        "dunders": list(entry.dunders),
        "dtypes": list(entry.accepts),
        "promote": entry.promote,
        "gradient": row.differentiated.how,
        "passes_gradient": row.differentiated.passes,
        "reason": row.differentiated.why,
        "tags": list(entry.tags),
        "theme": entry.theme,
        "doc": entry.doc,
        "entry": _place(entry.location),
        "derivative": _place(row.written.location) if row.written else None,
    }


def _place(location: object) -> str:
    """``path:line``."""
    return str(location).rpartition(":")[0]


def _summary(rows: Sequence[ListedEntry], total: int, options: argparse.Namespace) -> list[str]:
    """Counts, and how many lines were written for the rows."""
    operators = len({row.entry.schema.name.base for row in rows})
    shown = f"{len(rows)} of {total} overloads" if len(rows) < total else f"{total} overloads"
    if not rows:
        return [shown]
    kinds = Counter(row.kind for row in rows)
    by_hand = kinds[facts.HANDWRITTEN]
    yaml = _yaml_lines(options.ops, (row.entry.location.line for row in rows))
    yaml += _yaml_lines(options.derivatives, (row.written.location.line for row in rows if row.written))
    python = _python_lines(facts.handwritten_modules(row.entry for row in rows))
    passing = sum(row.differentiated.passes for row in rows)
    modules = counted(len(python), "module")
    written = sum(python.values())
    return [
        f"{shown} of {operators} operators: {_listed(kinds)}",
        f"{len(rows) - by_hand} by YAML alone, {by_hand} with a kernel by hand; a gradient comes through {passing}",
        f"{yaml} lines of YAML, {yaml / operators:.1f} an operator",
        f"{written} lines of Python in the {modules} that dispatch names, {written / operators:.1f} an operator",
    ]


def _listed(kinds: Mapping[str, int]) -> str:
    return ", ".join(f"{kinds[kind]} {kind}" for kind in KIND_NAMES if kind in kinds)


def _yaml_lines(path: Path, starts: Iterable[int]) -> int:
    """The lines of the entries that begin at `starts`, without comments and empty lines."""
    lines = path.read_text(encoding="utf-8").split("\n")
    count = 0
    for start in starts:
        count += 1
        for line in lines[start:]:
            if line.startswith("- "):
                break
            count += bool(line.strip()) and not line.lstrip().startswith("#")
    return count


def _python_lines(modules: Iterable[str]) -> dict[str, int]:
    """The lines of modules that are not empty."""
    result = {}
    for module in modules:
        path = facts.module_file(module)
        if path is not None:
            result[module] = sum(bool(line.strip()) for line in path.read_text(encoding="utf-8").split("\n"))
    return result
