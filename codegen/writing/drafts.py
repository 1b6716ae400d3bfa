"""Entries to start from: a small operator of each kind that generates and runs, with a comment at every line.

The words stand in the tables of this file; what depends on the arguments (which are tensors, whether there is a
`self`) is worked out from the schema.
"""

from __future__ import annotations

from dataclasses import dataclass

from codegen.schema import ArgumentSchema, OperatorSchema

_README = 'codegen/README.md, "The language of {}"'


@dataclass(frozen=True)
class KernelDraft:
    """What a draft of one kind of kernel says. ``{first}`` is its first tensor, ``{every}`` the sum of its tensors."""

    arguments: str
    kernel: tuple[str, ...]
    forms: tuple[str, ...] = ()
    promote: tuple[str, str] | None = None
    doc: str = ""
    gradient: str = ""
    about: tuple[str, ...] = ()


KINDS: dict[str, KernelDraft] = {
    "elementwise": KernelDraft(
        arguments="Tensor self",
        kernel=(
            "# What every element of the result is, over the arguments by name: self * sigmoid(self).",
            "# Lines `name = value` may stand before it, after `elementwise: |`.",
            "elementwise: {every}",
        ),
        forms=("{base}_{point}{overload}", "{base}.{overload_}out"),
        promote=("int_to_float", "`int_to_float`: of integers it is floating; `default`: that of the operands"),
        doc="The sum of what goes in.",
        gradient="auto",
        about=("`auto` derives the formula from the kernel. Or write one over grad, the gradient of the result:",
               "grad * result, grad * other, where(self > 0, grad, 0)."),
    ),
    "reduce": KernelDraft(
        arguments="Tensor self, int[1]? dim=None, bool keepdim=False",
        kernel=(
            "# Accumulators: `init` before the first element, `step` after the element self. The way to join two of",
            "# them, `combine`, is inferred from a step such as total + self.",
            "reduce:",
            "  total: {{init: 0, step: total + self}}",
            "# The result, from the accumulators and count, the number of elements.",
            "finish: total",
        ),
        forms=("{base}.{overload_}out",),
        promote=("integers_to_int64", "`integers_to_int64`: integers are summed as int64"),
        doc="The sum over `dim`, over everything when it is left out.",
        gradient='not_implemented("its formula is not written yet")',
        about=("The formula of the gradient, in the shape of the input, over grad, the arguments and result, such as",
               "grad.expand(self.shape) for a sum over everything."),
    ),
    "scan": KernelDraft(
        arguments="Tensor self, int dim",
        kernel=(
            "# Accumulators, whose value after every element along `dim` is a result: `init` before the first element,",
            "# `step` after the element self.",
            "scan:",
            "  total: {{init: 0, step: total + self}}",
        ),
        forms=("{base}.{overload_}out",),
        promote=("integers_to_int64", "`integers_to_int64`: integers are summed as int64"),
        doc="The sum of the elements up to each one along `dim`.",
        gradient='not_implemented("its formula is not written yet")',
        about=("The formula of the gradient, in the shape of the input, over grad, the arguments and result.",),
    ),
    "view": KernelDraft(
        arguments="Tensor self",
        kernel=(
            "# Python that gives the geometry of the view: sizes, strides and offset, in elements.",
            "view: strided({first}.shape, {first}.stride(), {first}.storage_offset())",
        ),
        doc="The same memory in the same shape.",
        gradient="grad",
        about=("The formula of the gradient, in the shape of the input, over grad, the gradient of the view.",),
    ),
    "composite": KernelDraft(
        arguments="Tensor self",
        kernel=(
            "# Python over other operators, an expression or lines that end in `return`: {first}.exp().log().",
            "# Gradients go through it; derivatives.yaml needs no entry.",
            "composite: {first}",
        ),
        doc="The tensor itself.",
    ),
    "dispatch": KernelDraft(
        arguments="Tensor self",
        kernel=(
            "# A function written by hand, by dispatch key: module.function. It gets all arguments by position.",
            "dispatch: {{CPU: {module}.{base}}}",
        ),
        doc="A copy of the tensor.",
        gradient="grad",
        about=("The formula of the gradient, in the shape of the input, over grad, the arguments and result.",),
    ),
}  # fmt: skip
_PYTHON = '''\
"""The kernel of {base}, written by hand; ops.yaml names it under `dispatch`."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.tensor import Tensor, make_tensor


def {base}({parameters}) -> Tensor:
    """Called with every argument of the schema, by position; tensors hold their elements in `_array`."""
    return make_tensor(np.array({first}._array), {first}.dtype)
'''


@dataclass(frozen=True)
class Draft:
    """Texts to append to ops.yaml and derivatives.yaml, and a Python module to write (its name and text)."""

    ops: str
    derivatives: str = ""
    module: str = ""
    python: str = ""


def make_draft(schema: OperatorSchema, kind: str) -> Draft:
    """A draft for an operator, one of whose arguments is a tensor."""
    words = KINDS[kind]
    base, overload = schema.name.base, schema.name.overload
    names = {
        "base": base,
        "point": "." if overload else "",
        "overload": overload,
        "overload_": f"{overload}_" if overload else "",
        "first": first_tensor(schema),
        "every": " + ".join(argument.name for argument in schema.inputs if _is_operand(argument)),
        "module": f"{base.strip('_')}_kernel",
    }
    method = schema.argument("self") is not None
    forms = [form.format(**names) for form in words.forms if method or not form.startswith("{base}_")]
    lines = [
        f"# {base} was begun by `opweave new`. All that an entry can say: {_README.format('ops.yaml')}.",
        f"- func: {schema}",
        f"  # Called as ow.{base}(...){' and as a method of Tensor' if method else ''}.",
        f"  variants: {'function, method' if method else 'function'}",
    ]
    if forms:
        lines += ["  # Forms that are made of it, in place and with out=.", f"  autogen: {', '.join(forms)}"]
    if words.promote is not None:
        lines += [f"  # The dtype of the result. {words.promote[1]}.", f"  promote: {words.promote[0]}"]
        lines += ["  # What tensors may hold: these categories, or dtypes such as float32."]
        lines += ["  dtypes: [integral, floating, complex]"]
    lines += [f"  {line.format(**names)}" for line in words.kernel]
    lines += ["  # One sentence, which becomes the docstring.", f"  doc: {words.doc}"]
    python = ""
    if kind == "dispatch":
        parameters = (f"{argument.name}: {'Tensor' if _is_operand(argument) else 'Any'}" for argument in schema.inputs)
        python = _PYTHON.format(parameters=", ".join(parameters), **names)
    return Draft(
        "\n".join(lines) + "\n", _derivatives(schema, words), names["module"] if python else "", python
    )


def first_tensor(schema: OperatorSchema) -> str:
    """The name of the first argument that is a tensor in any call; empty if there is none."""
    return next((argument.name for argument in schema.inputs if _is_operand(argument)), "")


def _is_operand(argument: ArgumentSchema) -> bool:
    return argument.type.is_tensor and not argument.type.optional


def _derivatives(schema: OperatorSchema, words: KernelDraft) -> str:
    """The entry of derivatives.yaml: every tensor must have a key."""
    if not words.gradient:
        return ""
    readme = _README.format("derivatives.yaml")
    lines = [
        f"# {schema.name.base} was begun by `opweave new`. All that a formula can say: {readme}.",
        f"- name: {schema}",
        *(f"  # {line}" for line in words.about),
    ]
    elementwise = words.gradient == "auto"
    for argument in schema.inputs:
        if argument.type.is_tensor_like:
            computed = _is_operand(argument) and (elementwise or argument.name == first_tensor(schema))
            lines.append(f"  {argument.name}: {words.gradient if computed else 'non_differentiable'}")
    return "\n".join(lines) + "\n"
