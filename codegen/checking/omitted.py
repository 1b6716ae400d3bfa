"""Arguments that are said to have no derivative, of kernels from which `auto` derives one that is not 0.

An entry that gives a reason, ``non_differentiable("why")``, means it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from codegen.calculus.derive import derive
from codegen.calculus.differentiate import NotDerivableError
from codegen.checking.findings import Finding
from codegen.reading.derivative import Derivative
from codegen.reading.derived_formulas import reserved_in
from codegen.reading.draws import drawn_by
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel


def omitted_findings(entry: Entry, derivative: Derivative | None) -> Iterator[Finding]:
    """What the entry denies; nothing of draws, and where the kernel does not show it, as one of several cases."""
    kernel = entry.kernel
    shows = isinstance(kernel, ElementwiseKernel) and len(kernel.cases) == 1 and not kernel.reads
    if derivative is None or not shows or entry.without_gradient or len(entry.schema.returns) != 1:
        return
    fixed = {*drawn_by(entry.schema), *(name for name, _ in (*entry.fixed_dtypes, *derivative.reasons))}
    for argument in derivative.non_differentiable:
        source = _derived(entry, argument) if argument not in fixed else ""
        if source:
            message = f"'{argument}' of '{entry.name}' is said to have no derivative, but it is {source}"
            hint = f"write '{argument}: auto', or '{argument}: non_differentiable(\"why\")' if it is meant to end here"
            yield Finding(derivative.location, "check-omitted", message, hint, len(entry.name))


def _derived(entry: Entry, argument: str) -> str:
    """The derivative by an argument; empty where it is 0, or none can be derived."""
    kernel = entry.kernel
    assert isinstance(kernel, ElementwiseKernel)
    try:
        program = derive(
            kernel.cases[0].program, argument, {"result": "grad"}, reserved_in(entry.schema), kernel.fulfils
        )
    except NotDerivableError:
        return ""
    source = "; ".join(ast.unparse(statement) for statement in program.body)
    return "" if source == "0" else source
