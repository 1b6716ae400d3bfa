"""The two derivatives of a kernel expression: the formula of a gradient, and that of a tangent.

    derive(tanh(self), "self")                ->  grad * (1 - result * result)    (``result`` is tanh(self))
    derive_tangent(self * other, both)        ->  self_t * other_p + other_t * self_p

The chain rule is in :mod:`codegen.calculus.differentiate`, that through loops in :mod:`codegen.calculus.loops`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from codegen.calculus.differentiate import formula, implicit
from codegen.calculus.loops import ONE, derive_through, has_loops
from codegen.language.syntax import Program

_ONE_RESULT = {"result": "grad"}


def derive(
    program: Program, target: str, outputs: Mapping[str, str] = _ONE_RESULT, taken: Collection[str] = (),
    fulfils: Program | None = None,
) -> Program:
    """The formula of the gradient with respect to `target`, over ``grad``, the arguments and ``result``.

    `outputs` maps the name of every result to that of its gradient, empty where it has none; `taken` are names that
    mean something else where the formula will stand. `fulfils` is an expression over the arguments and ``result`` that
    is 0, from which the derivative follows then.
    """
    if fulfils is not None:
        return implicit(fulfils, [("grad", target)], taken)
    if has_loops(program):
        return derive_through(program, [(output, {target: ONE}) for output in outputs.values()], taken)
    return formula(program, [(gradient, target) for gradient in outputs.values()], list(outputs), taken)


def derive_tangent(
    program: Program, targets: Sequence[str], taken: Collection[str] = (), fulfils: Program | None = None
) -> Program:
    """The tangent of the result, over ``x_t`` for each of `targets`, ``result``, and the arguments by their names."""
    weights = [(f"{name}_t", name) for name in targets]
    if fulfils is not None:
        return implicit(fulfils, weights, taken)
    if has_loops(program):
        return derive_through(program, [("", {name: weight for weight, name in weights})], taken)
    return formula(program, weights, ("result",), taken)
