"""One entry of derivatives.yaml as it was read and checked: formulas, what they need saved, forward formulas."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.diagnostics import Location
from codegen.language.syntax import Program
from codegen.reading.entry import cite
from codegen.reading.gradients import Output


@dataclass(frozen=True)
class Saved:
    """One thing a node keeps: a tensor argument, the output, a list of tensors, or a plain value.

    `name` is the slot; `kind` one of tensor, optional_tensor, tensor_list, output, value; `expression` what is stored
    (for values); `needed_by` the differentiable arguments whose formulas read it; `number` the place of an output among
    the differentiable ones, None for an output that is not.
    """

    name: str
    kind: str
    expression: str
    needed_by: tuple[str, ...]
    number: int | None = 0


@dataclass(frozen=True)
class Formula:
    """The gradient of one argument, or of several at once as a tuple."""

    arguments: tuple[str, ...]
    program: Program
    text: str
    location: Location
    derived: bool = False


@dataclass(frozen=True)
class ForwardFormula:
    """The tangent of one result, `program`, over ``x_p``, ``x_t`` and results; None calls the operator on tangents.

    `tangents` are the arguments whose tangents are read.
    """

    result: str
    program: Program | None
    tangents: tuple[str, ...]
    text: str
    location: Location


@dataclass(frozen=True)
class Derivative:
    """All formulas of one operator. `rejected` maps an argument to the reason why it has none.

    `outputs` are those with a gradient, in order; `style` is how the formulas name their gradients (see
    :mod:`codegen.reading.gradients`). `only_real` is the reason why complex tensors have no gradient, empty if they do;
    `unverified` why finite differences do not show that of complex tensors, empty if they do. `second_order` are the
    arguments whose gradient has none.
    """

    operator: str
    location: Location
    formulas: tuple[Formula, ...]
    non_differentiable: tuple[str, ...]
    rejected: tuple[tuple[str, str], ...]
    saved: tuple[Saved, ...]
    outputs: tuple[Output, ...] = (Output("result", 0),)
    style: str = "grad"
    forward: tuple[ForwardFormula, ...] = ()
    only_real: str = ""
    unverified: str = ""
    node: str = ""  # the name that its Node shows, where it has another one
    edges: tuple[bool, ...] = ()  # of those that it shows, which it has; none where they are its own
    is_written: bool = True  # False: derivatives.yaml says nothing, and `location` is that of the operator
    second_order: tuple[str, ...] = ()
    reasons: tuple[tuple[str, str], ...] = ()  # why arguments are non-differentiable, where the entry says it

    @property
    def source(self) -> str:
        """File and line, as generated code cites them."""
        return cite(self.location)

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments with a formula."""
        return tuple(argument for formula in self.formulas for argument in formula.arguments)
