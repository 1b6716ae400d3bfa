"""Formulas as they are recorded, operator by operator: guarded branches, and numbers in the dtype of their loops."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from codegen.calculus.guards import guarded
from codegen.language import bounded
from codegen.language.syntax import Program
from codegen.language.trees import copied
from codegen.model.formula_lines import number_names
from codegen.model.formula_loops import scalar_names
from codegen.model.precision import Precise, narrow_operands
from codegen.reading.forward import primal
from codegen.reading.kernels import ElementwiseKernel

if TYPE_CHECKING:
    from codegen.reading.entry import Entry

_SEVERAL = 2
_WHOLE_ARGUMENTS = ("bool", "integral", "int64", "int32", "int16", "int8", "uint8")


def recorded(
    program: Program, entry: Entry, like: str, first: int = 0, *, derived: bool
) -> tuple[Program, int]:
    """The lines of a formula, and where those begin that a loop stands for, which are the lines `first` and on.

    `like` is the name of a tensor of the dtype that is computed in. Lines of an author, who did not leave the formula
    to `auto`, are guarded by him; where they are no elementwise expression, numbers may be counts of elements.
    """
    if not derived and not _is_elementwise(program, entry):
        return program, first
    schema = entry.schema
    numbers = {input_.name for input_ in schema.inputs if not input_.type.is_tensor_like} | number_names(
        program, schema
    )
    fixed = [name for name, kind in entry.fixed_dtypes if kind in _WHOLE_ARGUMENTS]
    wholes = {*fixed, *map(primal, fixed)}
    head, tail = program.body[:first], program.body[first:]
    if derived:
        head, tail = (guarded(Program(part, ""), numbers, wholes).body for part in (head, tail))
    precise = Precise(numbers, wholes, like)
    body = tuple(precise.statement(copied(statement)) for statement in (*head, *tail))
    return replace(program, body=body), len(head)


def widened(program: Program, entry: Entry, like: str) -> list[str]:
    """The tensors that a loop converts to the dtype of the result before it computes, and operators do not.

    There are none where one tensor alone decides the dtype.
    """
    fixed = {name for name, _ in entry.fixed_dtypes}
    tensors = [input_.name for input_ in entry.schema.inputs if input_.type.is_tensor and input_.name not in fixed]
    tensors = [name for name in tensors if name not in entry.tables]
    if len(tensors) < _SEVERAL or bounded.has_loops(program.body) or not _is_elementwise(program, entry):
        return []
    return narrow_operands(program, tensors, {like, "result", *entry.schema.output_names})


def _is_elementwise(program: Program, entry: Entry) -> bool:
    """Whether an author's formula is computed by a loop as well."""
    is_loop = isinstance(entry.kernel, ElementwiseKernel) and not isinstance(program.result, ast.Tuple)
    return is_loop and scalar_names(program, entry.schema, entry.tables) is not None
