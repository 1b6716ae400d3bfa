"""Forward rules: from a function that computes a tangent to the kernels under the key of forward mode.

A generated rule takes the arguments of its operator, dual tensors among them, and returns the tangent of the result:
everything around it, for the operator and for its in-place form, is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

from runtime.autograd import forward
from runtime.autograd.forms import functional_of, place_of_self
from runtime.autograd.pushforward import (
    before_write,
    by_double_backward,
    by_double_backward_in_place,
    is_tangent_overwritten,
    pushforward,
    with_separate_tangent,
)  # fmt: skip
from runtime.dispatch.arguments import keyset_of
from runtime.dispatch.operator import Derived, Kernel, Operator
from runtime.tensor import Tensor
from runtime.tensor.keys import BELOW_FORWARD, FORWARD_AD

Rule = Callable[..., Any]


def forward_rule(
    operator: Operator, *, reads: Sequence[int] = (), copies: Sequence[int] = (), keeps: bool = False,
    shares: bool = False, whole: bool = False,
) -> Callable[[Rule], Rule]:
    """A decorator of a rule: a function from the arguments to the tangent, or a tuple of them for several results.

    ``reads``   the results whose values the rule reads; they come before the arguments
    ``copies``  the arguments that the in-place form copies before it writes, because the rule reads their values
    ``keeps``   backward finds the tangent of its saved output
    ``shares``  the result is a view, and the tangent the same view of the operand's tangent
    ``whole``   the operator is a composite that is differentiated as a whole
    """

    def register(rule: Rule) -> Rule:
        dual = _functional(operator, rule, reads, keeps=keeps, shares=shares, whole=whole)
        operator.implement(FORWARD_AD, _named(rule, dual))
        form = operator.inplace
        if form is not None and isinstance(form.kernels.get(FORWARD_AD), Derived):
            form.implement(FORWARD_AD, _named(rule, _in_place(form, rule, reads, copies, keeps=keeps, whole=whole)))
        return rule

    return register


def _named(rule: Rule, kernel: Kernel) -> Kernel:
    kernel.__name__ = kernel.__qualname__ = rule.__name__
    return kernel


def _functional(
    operator: Operator, rule: Rule, reads: Sequence[int], *, keeps: bool, shares: bool, whole: bool
) -> Kernel:
    """The operator on the primals, then the tangent of its result."""

    def dual(*arguments: Any) -> Any:
        with _around(whole):
            result = operator[keyset_of(arguments) & BELOW_FORWARD](*arguments)
        if not forward.wanted(result):
            return result
        several = isinstance(result, tuple)
        if shares:
            forward.attach_view(result, rule(*arguments))
        elif has_complex(arguments) or has_complex(result if several else (result,)):
            for item, tangent in zip(result if several else (result,), pushforward(operator, arguments), strict=True):
                forward.attach(item, tangent)
        else:
            values = [forward.alias(result[read] if several else result) for read in reads]
            forward.attach(result, rule(*values, *arguments), *_tangents_of(arguments))
        return forward.keep(result) if keeps else result

    return dual


def _in_place(
    form: Operator, rule: Rule, reads: Sequence[int], copies: Sequence[int], *, keeps: bool, whole: bool
) -> Kernel:
    """The tangent of what the form writes, and the form on the primals; a rule that reads the result comes last."""
    place_of_tensor = place_of_self(form)
    through_gradient = by_double_backward_in_place(form, functional_of(form))

    def dual(*arguments: Any) -> Any:
        tensor, keyset = arguments[place_of_tensor], keyset_of(arguments) & BELOW_FORWARD
        if not forward.wanted(tensor):
            return form[keyset](*arguments)
        if has_complex(arguments):
            return through_gradient(*arguments)
        is_shared = is_tangent_overwritten(tensor, arguments)
        values = tuple([
            before_write(argument, is_shared=is_shared and index == place_of_tensor) if index in copies
            else with_separate_tangent(argument) if is_shared and index == place_of_tensor
            else argument
            for index, argument in enumerate(arguments)
        ])  # fmt: skip
        held = _tangents_of(arguments)
        tangent = None if reads else rule(*values)
        with _around(whole):
            form[keyset](*arguments)
        if reads:
            tangent = rule(*[forward.alias(tensor) for _ in reads], *values)
        forward.rewrite(tensor, tangent, *held)
        return forward.keep(tensor) if keeps else tensor

    return dual


def has_complex(values: Sequence[Any]) -> bool:
    """Whether there are complex tensors, whose tangents come from the gradient: rules are for real numbers."""
    return any(isinstance(value, Tensor) and value.dtype.is_complex for value in values) or any(
        has_complex(value)
        for value in values
        if isinstance(value, (tuple, list)) and value and isinstance(value[0], Tensor)
    )


def _around(whole: bool) -> Any:
    return forward.primal_only() if whole else nullcontext()


def _tangents_of(arguments: Sequence[Any]) -> list[Tensor]:
    """The tangents with which that of a result must not share memory."""
    return [argument._tangent for argument in arguments if isinstance(argument, Tensor) and argument._keys & FORWARD_AD]


def pushed_forward(operator: Operator) -> None:
    """`operator` and its in-place form have no rule: their tangents come from the backward formulas."""
    operator.implement(FORWARD_AD, by_double_backward(operator))
    if operator.inplace is not None and FORWARD_AD in operator.inplace.kernels:
        operator.inplace.implement(FORWARD_AD, by_double_backward_in_place(operator.inplace, operator))
