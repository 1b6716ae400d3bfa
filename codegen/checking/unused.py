"""Arguments that no expression of a kernel reads: most often a formula that forgets one."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator
from typing import Any

from codegen.checking.findings import Finding
from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.language.syntax import Program
from codegen.reading.entry import Entry
from codegen.reading.kernel_passes import OF_LOOPS
from codegen.reading.kernels import ElementwiseKernel, ViewKernel

_KINDS = {  # kinds of kernels, and the arguments that one takes without an expression
    ElementwiseKernel: (), ReduceDefinition: OF_LOOPS, ScanDefinition: OF_LOOPS, ViewKernel: ("self",),
}  # fmt: skip


def unused_findings(entry: Entry) -> Iterator[Finding]:
    """The arguments that no expression and no condition reads, but for flags, which PyTorch's schemas may need.

    Composites and kernels written by hand are left out: PyTorch's schemas give them arguments that change nothing here.
    """
    taken = _KINDS.get(type(entry.kernel))
    if taken is None:
        return
    read = {*taken, *_names_in(entry.kernel)}
    for argument in entry.schema.inputs:
        if argument.name not in read and not argument.type.is_bool and argument.type.scalar_base != "Generator":
            message = f"the kernel of '{entry.name}' never reads its argument '{argument.name}'"
            hint = "read it, or leave it out of the schema"
            yield Finding(entry.location, "check-unused", message, hint, len(entry.name))


def _names_in(part: Any) -> Iterator[str]:
    """The names in all expressions of a part of a kernel, and those that stand in it as text, as of tables."""
    if isinstance(part, Program):
        yield from (node.id for node in part.nodes if isinstance(node, ast.Name))
    elif isinstance(part, str):
        yield part
    elif isinstance(part, tuple):
        for item in part:
            yield from _names_in(item)
    elif dataclasses.is_dataclass(part):
        for field in dataclasses.fields(part):
            yield from _names_in(getattr(part, field.name))
