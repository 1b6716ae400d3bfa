"""The cases of an elementwise kernel: for each its loop, what goes into it, and what the runtime needs to know."""

from __future__ import annotations

from dataclasses import replace

from codegen.language.lets import documentation
from codegen.model.blocks import CaseBlock
from codegen.model.facts import dtype_facts, loop_facts
from codegen.model.formula_loops import numbers_of
from codegen.model.loops import elementwise_kernel, reads, unparse
from codegen.model.phases import phases
from codegen.model.updates import update_loop
from codegen.names import constant_of as constant
from codegen.names import identifier
from codegen.reading.entry import Entry
from codegen.reading.kernels import Case, ElementwiseKernel
from codegen.schema.model import ArgumentSchema


def make_cases(entry: Entry, kernel: ElementwiseKernel) -> tuple[CaseBlock, ...]:
    """The cases of a kernel."""
    make = _writing_case if kernel.writes else _case
    return tuple(make(entry, case, number, len(kernel.cases)) for number, case in enumerate(kernel.cases))


def _case(entry: Entry, case: Case, number: int, count: int) -> CaseBlock:
    """The loop and the arguments of one case."""
    schema = entry.schema
    used = reads(case.program)
    assert isinstance(entry.kernel, ElementwiseKernel)
    tables = entry.kernel.reads.tables
    tensors = tuple(
        input_.name for input_ in schema.inputs
        if input_.type.is_tensor and (input_.name in used or not input_.type.optional) and input_.name not in tables
    )
    # A number takes part in promotion whether a case reads it or not: `x ** 2.0` is floating although it is `x * x`.
    scalars = tuple(
        input_.name for input_ in schema.inputs
        if input_.name in tables or (not input_.type.is_tensor_like
        and (input_.name in used or (input_.type.is_scalar and not input_.type.optional and not input_.kwarg_only)))
    )  # fmt: skip
    suffix = f"_{number}" if count > 1 else ""
    doc = documentation(entry.name, case.program.source)
    numbers = numbers_of(schema, case.program, scalars, tables)
    windows = entry.kernel.reads.windows
    operands = (*tensors, *(window.name for window in windows))
    name = f"{identifier(schema)}{suffix}_kernel"
    loop = elementwise_kernel(name, doc, case.program, operands, numbers)
    if not windows:
        loop = replace(loop, phases=phases(name, case.program, operands, numbers))
    free = [
        position for position, name in enumerate(scalars)
        if (argument := schema.argument(name)) and name not in tables
        and (argument.kwarg_only or not argument.type.is_scalar or _is_factor(entry, argument))
    ]  # fmt: skip
    fixed = {tensors.index(name): kind for name, kind in entry.fixed_dtypes if name in tensors}
    reads_at = entry.kernel.reads
    fitting = tuple(index for index, name in enumerate(scalars) if name in entry.fitting)
    positions = {name: index for index, name in enumerate(schema.output_names)}
    facts = loop_facts(
        entry.name, loop.name, len(tensors), outputs=len(loop.results) if len(loop.results) > 1 else 0,
        **dtype_facts(entry, case.accepts), operands=entry.operand_dtypes, fixed=fixed, free=tuple(free),
        numbers=numbers.said, windows=tuple((tensors.index(window.source), window.offsets) for window in windows),
        border=reads_at.border if windows else "",
        fitting=fitting, half_overflows=True if fitting and entry.half_overflows else "",
        half_numbers=entry.half_numbers,
        casts=False if entry.out_dtype == "same" and entry.out is not None else "",
        results={positions[name]: word for name, word in entry.result_dtypes},
    )
    condition = unparse(case.condition.result) if case.condition is not None else None
    return CaseBlock(condition, f"{constant(schema)}{suffix}_LOOP", loop, tensors, scalars, facts)


def _is_factor(entry: Entry, argument: ArgumentSchema) -> bool:
    """Whether a number has a value of its own unless a call gives another: it then counts in no promotion."""
    return argument.default_value is not None and entry.promote != "same"


def _writing_case(entry: Entry, case: Case, number: int, count: int) -> CaseBlock:
    """The loop and the arguments of one case of a kernel that writes into its arguments."""
    schema, suffix = entry.schema, f"_{number}" if count > 1 else ""
    doc = documentation(entry.name, case.program.source)
    update = update_loop(entry, case, f"{identifier(schema)}{suffix}_kernel", doc)
    numbers = update.numbers
    facts = loop_facts(
        entry.name, update.loop.name, update.letters, update.arguments, numbers=numbers.name if numbers else "",
        computed=len(numbers.results) if numbers else 0, **dtype_facts(entry, case.accepts), free=update.free,
    )
    condition = unparse(case.condition.result) if case.condition is not None else None
    return CaseBlock(
        condition, f"{constant(schema)}{suffix}_LOOP", update.loop, update.arguments, (), facts, "Update", numbers
    )
