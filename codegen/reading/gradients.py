"""The outputs of an operator as its formulas see them: which have a gradient, and what that is called.

An operator with one differentiable output knows its gradient as ``grad``. With several, the formulas of an entry say
either ``grads[i]`` (by the place of the output among all) or ``grad_<name>`` (by the name of the return), not both.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from codegen.diagnostics import Diagnostics
from codegen.language.syntax import Program, names_in
from codegen.language.trees import walk
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Text, as_bool, as_sequence


@dataclass(frozen=True)
class Output:
    """One output with a gradient: what formulas call it, and its place among all outputs."""

    name: str
    place: int


class HasProgram(Protocol):
    """A formula, as far as this module asks."""

    @property
    def program(self) -> Program:
        """The checked expression."""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The arguments whose gradient it is."""


def read_outputs(
    mapping: Mapping, schema: OperatorSchema, diagnostics: Diagnostics, without: Collection[str] = ()
) -> tuple[Output, ...]:
    """The outputs with a gradient: the tensors among the returns, less what ``output_differentiability`` denies.

    Where it says nothing, those `without` a gradient are left out.
    """
    names = schema.output_names
    tensors = [
        item.type.is_tensor_like and name not in without for name, item in zip(names, schema.returns, strict=True)
    ]  # fmt: skip
    node = mapping.get("output_differentiability")
    declared = as_sequence(node, diagnostics, "output_differentiability") if node is not None else None
    if declared is not None:
        flags = [as_bool(item, diagnostics, "an element of output_differentiability") for item in declared.items]
        if len(flags) != len(names):
            count = f"{len(flags)} element{'' if len(flags) == 1 else 's'}"
            message = f"output_differentiability has {count}, but '{schema.name}' returns {len(names)}"
            diagnostics.error(
                declared.location, "derivative-outputs", message, hint="one True or False for each return"
            )
        elif any(flag and not tensor for flag, tensor in zip(flags, tensors, strict=True)):
            message = f"output_differentiability is True for a return of '{schema.name}' that is no tensor"
            diagnostics.error(declared.location, "derivative-outputs", message)
        else:
            tensors = [bool(flag) for flag in flags]
    return tuple(Output(name, index) for index, (name, has) in enumerate(zip(names, tensors, strict=True)) if has)


def gradient_names(schema: OperatorSchema, outputs: Sequence[Output]) -> dict[str, Output]:
    """``grad_<name>`` for every differentiable output whose return has a name."""
    return {f"grad_{output.name}": output for output in outputs if schema.returns[output.place].name}


def check_gradients(
    schema: OperatorSchema, outputs: Sequence[Output], formulas: Collection[HasProgram], where: Text,
    diagnostics: Diagnostics,
) -> str:
    """The style in which the formulas name gradients: ``grad``, ``grads`` or ``named``. Reports what does not fit."""
    if len(outputs) == 1 and schema.returns[0].type.is_list:
        return "grads"  # as many as the call returned tensors
    named = gradient_names(schema, outputs)
    seen: dict[str, set[int]] = {"grad": set(), "grads": set(), "named": set()}
    every_output = {output.place for output in outputs}
    for formula in formulas:
        for statement in formula.program.body:
            names = names_in(statement)
            seen["grad"] |= every_output if "grad" in names else set()
            seen["named"] |= {item.place for name, item in named.items() if name in names}
            if "grads" in names:
                positions = _places(statement)
                if positions is None or not positions <= every_output:
                    allowed = " or ".join(f"grads[{position}]" for position in sorted(every_output))
                    _report(where, schema, f"grads must be written {allowed}", None, diagnostics)
                    return "grads"
                seen["grads"] |= positions
    used = [style for style, positions in seen.items() if positions]
    if formulas and not every_output:
        _report(where, schema, "no output has a gradient", "drop the formulas", diagnostics)
    elif len(used) > 1:
        spelled = {"grad": "grad", "grads": "grads[i]", "named": "grad_<name>"}
        _report(where, schema, f"{' and '.join(spelled[style] for style in used)} are mixed", "choose one", diagnostics)
    elif used == ["grad"] and len(outputs) > 1:
        first, second = [
            f"grad_{output.name}" if output in named.values() else f"grads[{output.place}]" for output in outputs[:2]
        ]
        hint = f"write {first} and {second}, or say which have one with output_differentiability"
        _report(where, schema, f"grad is not clear, since {len(outputs)} outputs have a gradient", hint, diagnostics)
    elif used == ["grads"] and len(outputs) == 1:
        _report(where, schema, "only one output has a gradient", "write grad", diagnostics)
    elif used and seen[used[0]] < every_output:
        lost = next(output.name for output in outputs if output.place not in seen[used[0]])
        hint = "use it, or deny it with output_differentiability"
        _report(where, schema, f"the gradient of the output '{lost}' is never used", hint, diagnostics)
    return used[0] if used else "grad"


def _places(statement: ast.stmt) -> set[int] | None:
    """The i of every ``grads[i]``; None when ``grads`` is used in another way."""
    read = [node for node in walk(statement) if isinstance(node, ast.Name) and node.id == "grads"]
    positions = [
        node.slice.value
        for node in walk(statement)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id == "grads"
        and isinstance(node.slice, ast.Constant)
        and type(node.slice.value) is int
    ]
    return set(positions) if len(positions) == len(read) else None


def _report(where: Text, schema: OperatorSchema, problem: str, hint: str | None, diagnostics: Diagnostics) -> None:
    where.error(
        diagnostics, "derivative-grads", f"in the formulas of '{schema.name}': {problem}",
        length=len(str(schema.name)), hint=hint,
    )
