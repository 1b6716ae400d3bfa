"""``auto`` in derivatives.yaml: the formulas that follow from the kernel of an operator."""

from __future__ import annotations

import ast
from collections.abc import Collection
from collections.abc import Mapping as Dictionary

from codegen.calculus.cases import derive_cases
from codegen.calculus.conjugate import conjugated
from codegen.calculus.derive import derive
from codegen.calculus.differentiate import NotDerivableError
from codegen.calculus.neighbours import derive_reads
from codegen.calculus.recurrences import States, derive_scan
from codegen.calculus.reductions import derive_reduction
from codegen.diagnostics import Diagnostics
from codegen.language.kernels import ReduceDefinition, ScanDefinition
from codegen.language.syntax import Dialect, Program, missing_operator
from codegen.reading import kinds
from codegen.reading.derivative import Formula
from codegen.reading.entry import Entry
from codegen.reading.kept_states import states_of
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Text

# What a formula knows besides the arguments, the outputs and their gradients.
OF_FORMULAS = ("grad", "grads", "result", "grad_input_mask")


class DerivedFormulas:
    """Derives formulas in the `language` of formulas, whose operators they call."""

    def __init__(self, language: Dialect, entries: Dictionary[str, Entry], diagnostics: Diagnostics) -> None:
        self.language = language
        self.entries = entries
        self.diagnostics = diagnostics

    def read(
        self, targets: tuple[str, ...], text: Text, entry: Entry, with_gradient: Collection[str]
    ) -> list[Formula]:  # fmt: skip
        """The formula of each target, of results of which some have a gradient; none where there is an error."""
        gradients = _gradients(entry, with_gradient)
        obstacle = _obstacle(entry, gradients)
        if obstacle is not None:
            text.error(self.diagnostics, "derivative-auto", obstacle[0], hint=obstacle[1])
            return []
        kernel = entry.kernel
        joint = (
            isinstance(kernel, ScanDefinition) and len(kernel.one_pass.accumulators) > 1
        )  # they share what is carried
        groups = [targets] if joint else [(target,) for target in targets]
        formulas = [self.derive(group, text, entry, gradients) for group in groups]
        return [formula for formula in formulas if formula is not None] if all(formulas) else []

    def derive(
        self, targets: tuple[str, ...], text: Text, entry: Entry, gradients: Dictionary[str, str]
    ) -> Formula | None:
        """The formula of one target, or of several that share what a scan carries."""
        kernel = entry.kernel
        try:
            program = derivative_of(
                kernel, entry.schema, targets, gradients, reserved_in(entry.schema), states_of(entry, self.entries),
                conjugates=entry.accepts_complex,
            )
        except NotDerivableError as reason:
            text.error(self.diagnostics, "derivative-auto", f"'auto' cannot derive '{entry.name}': {reason}")
            return None
        missing = missing_operator(program, self.language.functions)
        if missing:
            message = f"'auto' for '{entry.name}' calls '{missing}', which is no operator of ops.yaml"
            text.error(self.diagnostics, "derivative-auto", message, hint="add the operator, or write the formula")
            return None
        shown = program.source
        if (entry.accepts_complex or entry.complex_results) and isinstance(kernel, ElementwiseKernel):
            shown = "\n".join(ast.unparse(line) for line in conjugated(program, set(gradients.values())).body)
        return Formula(targets, program, shown, text.location, derived=True)


def _gradients(entry: Entry, with_gradient: Collection[str]) -> dict[str, str]:
    """What the gradient of each result is called; nothing for those that have none."""
    returns = entry.schema.returns
    if len(returns) == 1:
        return {"result": "grad"}
    return {item.name or "": f"grad_{item.name}" if item.name in with_gradient else "" for item in returns}


def _obstacle(entry: Entry, gradients: Dictionary[str, str]) -> tuple[str, str] | None:
    """Why `auto` cannot be asked for, whatever the argument, and what to do."""
    returns = entry.schema.returns
    if len(gradients) < len(returns) or not all(gradients):
        return (
            f"'auto' needs names for the results of '{entry.name}', which their gradients are called by",
            "name them in ops.yaml, as in (Tensor values, Tensor indices)",
        )
    if len(entry.without_gradient) == len(returns):
        dtypes = entry.promote if entry.promote in kinds.WITHOUT_GRADIENT else entry.result_dtypes[0][1]
        return f"the results of '{entry.name}' are {dtypes}, which have no gradient", "leave the derivative out"
    if not is_derivable(entry.kernel):
        needed = "a reduction, a scan or an elementwise kernel"
        of_parts = "write the formula, or remove the entry: the gradient of a composite is that of its parts"
        hint = of_parts if isinstance(entry.kernel, CompositeKernel) else "write the formula"
        return f"'auto' needs {needed}, which '{entry.name}' does not have", hint
    return None


def is_derivable(kernel: object) -> bool:
    """Whether `auto` can be asked for the derivative of a kernel."""
    return isinstance(kernel, (ReduceDefinition, ScanDefinition, ElementwiseKernel))


def derivative_of(
    kernel: object, schema: OperatorSchema, targets: tuple[str, ...], outputs: Dictionary[str, str],
    taken: Collection[str], states: States | None = None, *, conjugates: bool,
) -> Program:  # fmt: skip
    """What `auto` makes of a kernel (`is_derivable`): the formula of the gradient with respect to `targets`.

    These are several of a scan alone, whose formula then gives a tuple.
    """
    target = targets[0]
    if isinstance(kernel, ReduceDefinition):
        return derive_reduction(kernel, schema, target, outputs, taken, conjugates=conjugates)
    if isinstance(kernel, ScanDefinition):
        return derive_scan(kernel, schema, targets, outputs, taken, states, conjugates=conjugates)
    assert isinstance(kernel, ElementwiseKernel)
    program = kernel.cases[0].program
    if len(kernel.cases) > 1 and kernel.fulfils is None:
        if kernel.reads:
            msg = "a kernel of several cases that reads neighbours or tables"
            raise NotDerivableError(msg)
        gradient = next(name for name in outputs.values() if name)
        cases = [(case.condition, case.program) for case in kernel.cases]
        return derive_cases(cases, lambda case: derive(case, target, outputs, taken), gradient)
    if not kernel.reads:
        return derive(program, target, outputs, taken, kernel.fulfils)
    taken = {*taken, *(window.name for window in kernel.reads.windows)}
    return derive_reads(program, kernel.reads, target, lambda read, name: derive(read, name, outputs, taken))


def reserved_in(schema: OperatorSchema) -> set[str]:
    """The names that a formula of an operator cannot give to intermediate values."""
    arguments = [argument.name for argument in schema.inputs]
    return {*OF_FORMULAS, *arguments, *(name.removesuffix("_") for name in arguments)}
