"""Names that generated modules import, by kind of module; an author cannot use them there.

Templates print these tables, and :mod:`codegen.names` keeps names of operators and arguments out of their way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Import(NamedTuple):
    """One module: the names that stand outside of functions, and those that bodies of functions read."""

    module: str
    outside: str = ""
    inside: str = ""

    @property
    def words(self) -> str:
        """All of them, in the words of an import."""
        return ", ".join(words for words in (self.outside, self.inside) if words)


# Modules of operators.
OPERATORS = (
    Import("runtime", inside="language"),
    Import("runtime.autograd", inside="forward, operations"),
    Import(
        "runtime.autograd.forms",
        "another_name, composite, copy_of_view, defining, for_each, recorded_in_place",
    ),
    Import("runtime.autograd.formulas", "formula, formulas", "formula_keys"),
    Import("runtime.autograd.inplace", "below_autograd", "original_of, untracked"),
    Import(
        "runtime.autograd.node", "Node",
        "attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output",
    ),
    Import("runtime.autograd.recording", inside="record"),
    Import("runtime.autograd.rules", "forward_rule, pushed_forward"),
    Import("runtime.autograd.saved", inside="not_implemented, only_real, save_list, unpack_list, version_of"),
    Import("runtime.autograd.without_formula", "without_formula"),
    Import("runtime.dispatch.argument_keys", inside="keys_of, keyset_of_index"),
    Import("runtime.guards", inside="grad_enabled, state as guards"),
    Import("runtime.kernels.elementwise.operator", "Elementwise"),
    Import("runtime.kernels.elementwise.update", "Update"),
    Import("runtime.kernels.reduction.operator", "Reduction"),
    Import("runtime.kernels.reduction.scan", "Scan"),
    Import("runtime.kernels.view.operator", "View, Views"),
    Import("runtime.tensor", inside="device as devices, dtypes"),
    Import("runtime.tensor.dtypes", inside="FLOATING"),
    Import(
        "runtime.tensor.keys", inside="AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, "
        "COMPOSITE_IMPLICIT_AUTOGRAD, CPU",
    ),
    Import("runtime.tensor.outputs", "named"),
)  # fmt: skip
# Modules of functions and methods.
FUNCTIONS = (
    Import("runtime.dispatch.public", "declaring, public"),
)  # fmt: skip
# What of Python's own functions read, and what operators do beyond that.
BUILT_IN = ("Exception", "bool", "float", "int", "isinstance", "property", "str", "tuple", "type")
BUILT_IN_OF_OPERATORS = ("any",)


def imported(table: tuple[Import, ...], *, inside: bool = False) -> Iterator[str]:
    """The names that a table brings into a module; only those that bodies read, with `inside`."""
    for row in table:
        for word in (row.inside if inside else row.words).split(", "):
            if word:
                yield word.rpartition(" as ")[2]
