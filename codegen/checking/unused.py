"""Arguments of elementwise kernels that nothing reads: most often a formula that forgets one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from codegen.checking.findings import Finding
from codegen.language.syntax import Program
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel


def unused_findings(entry: Entry) -> Iterator[Finding]:
    """The arguments that no case reads and no condition asks for, but for flags, which PyTorch's schemas may need."""
    kernel = entry.kernel
    if not isinstance(kernel, ElementwiseKernel):
        return
    programs: list[Program | None] = [program for case in kernel.cases for program in (case.condition, case.program)]
    read = {
        node.id for program in (*programs, kernel.fulfils) if program is not None
        for node in program.nodes if isinstance(node, ast.Name)
    } | {window.source for window in kernel.reads.windows}  # fmt: skip
    for argument in entry.schema.inputs:
        if argument.name not in read and not argument.type.is_bool and argument.type.scalar_base != "Generator":
            message = f"the kernel of '{entry.name}' never reads its argument '{argument.name}'"
            hint = "read it, or leave it out of the schema"
            yield Finding(entry.location, "check-unused", message, hint, len(entry.name))
