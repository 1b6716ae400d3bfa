"""Forward rules: from a function that computes a tangent to the kernels under the key of forward mode.

A generated rule takes tangents and values by the names of its parameters and returns the tangent of the result:
everything around it, for the operator and for its in-place form, is here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import cached_property, partial
from typing import Any

from runtime.autograd import forward
from runtime.autograd.forms import functional_of, place_of_self
from runtime.autograd.formulas import FormulaOperator, formula_keys
from runtime.autograd.pushforward import (
    before_write,
    by_double_backward,
    by_double_backward_in_place,
    is_tangent_overwritten,
    pushforward,
    with_separate_tangent,
)  # fmt: skip
from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Derived, Kernel, Operator
from runtime.tensor import Tensor
from runtime.tensor.keys import BELOW_FORWARD, FORWARD_AD

Rule = Callable[..., Any]
_Take = Callable[[Any], Any]


def forward_rule(
    operator: Operator, rule: Rule | FormulaOperator | None = None, *, filled: bool = False, keeps: bool = False,
    shares: bool = False, whole: bool = False,
) -> Any:
    """Let `rule` compute the tangent of the result of `operator`, or a tuple of them for several results.

    Its parameters say by their names what it gets: ``self_t``, the tangent of the argument ``self``, ``self_p``, its
    value, ``result_p``, the value of the result, and ``self`` and ``dim``, arguments as they are. A formula is called
    where all tangents that it reads are there, else what it is by operators. Without `rule`, a decorator.

    ``filled``  absent tangents are zeros, None elsewhere
    ``keeps``   backward finds the tangent of its saved output
    ``shares``  the result is a view, and the tangent the same view of the operand's tangent
    ``whole``   the operator is a composite that is differentiated as a whole
    """
    if rule is None:
        return partial(forward_rule, operator, filled=filled, keeps=keeps, shares=shares, whole=whole)
    tangent = _TangentRule(operator, rule, filled=filled)
    dual = _functional(operator, tangent, keeps=keeps, shares=shares, whole=whole)
    operator.implement(FORWARD_AD, _named(operator, dual))
    form = operator.inplace
    if form is not None and isinstance(form.kernels.get(FORWARD_AD), Derived):
        form.implement(FORWARD_AD, _named(operator, _in_place(form, tangent, keeps=keeps, whole=whole)))
    return rule


class _TangentRule:
    """A rule, called with the results that it reads and all arguments of its operator."""

    def __init__(self, operator: Operator, rule: Rule | FormulaOperator, *, filled: bool) -> None:
        self.operator, self.filled = operator, filled
        self.formula = rule if isinstance(rule, FormulaOperator) else None
        self.rule: Rule = rule.by_operators if isinstance(rule, FormulaOperator) else rule

    def __call__(self, *values: Any) -> Any:
        operands = [values[index] if take is None else take(values[index]) for take, index in self.takes]
        if self.formula is not None and forward.given(*operands[: self.tangents]):
            return self.formula[keyset_of(operands) & formula_keys()](*operands)
        return self.rule(*operands)

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of the rule's parameters."""
        code = self.rule.__code__
        return code.co_varnames[: code.co_argcount]

    @cached_property
    def tangents(self) -> int:
        """How many of the operands are tangents; those of a formula come first."""
        return sum(take in (forward.tangent_of, _tangent_or_zeros) for take, _ in self.takes)

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each argument of the operator stands."""
        return {argument.name: index for index, argument in enumerate(self.arguments)}

    @cached_property
    def arguments(self) -> list[schemas.Argument]:
        """The arguments of the operator; read when it is first called, as that many schemas would take long."""
        return schemas.arguments_of(self.operator.schema)

    @cached_property
    def results(self) -> dict[str, int]:
        """The parameters that are values of results, and the places of these."""
        results = schemas.results_of(self.operator.schema)
        names = [result.partition(" ")[2] or f"result{index}" for index, result in enumerate(results)]
        names = names if len(names) > 1 else ["result"]
        return {f"{name}_p": index for index, name in enumerate(names) if f"{name}_p" in self.parameters}

    @cached_property
    def reads(self) -> tuple[int, ...]:
        """The places of the results that it reads."""
        return tuple(self.results.values())

    @cached_property
    def copies(self) -> frozenset[int]:
        """The places of tensors whose values it reads, which an in-place form copies before it writes."""
        indices = [index - len(self.reads) for take, index in self.takes if take is forward.primal_of]
        required = [index for index in indices if self.arguments[index].type == "Tensor"]
        return frozenset([index for index in required if self.reads or self.arguments[index].name == "self"])

    @cached_property
    def takes(self) -> tuple[tuple[_Take | None, int], ...]:
        """For every parameter of the rule, what it gets of which of the values that this is called with."""
        return tuple([self.take(name) for name in self.parameters])

    def take(self, name: str) -> tuple[_Take | None, int]:
        """What a parameter gets of which value."""
        if name in self.results:
            return None, list(self.results).index(name)
        if name in self.places:
            return None, len(self.reads) + self.places[name]
        argument, ending = name[:-2], name[-2:]
        index = self.places[argument]
        fetches: tuple[_Take, _Take] = forward.primal_of, forward.primals_of
        if ending == "_t":
            fetches = forward.tangent_of, forward.tangents_of
            if self.filled:
                fetches = _tangent_or_zeros, _tangents_or_zeros
        take = fetches["[" in self.arguments[index].type]
        return take, len(self.reads) + index


def _tangent_or_zeros(tensor: Any) -> Tensor:
    return forward.or_zeros(forward.tangent_of(tensor), tensor)


def _tangents_or_zeros(tensors: Sequence[Any]) -> tuple[Tensor, ...]:
    return forward.list_or_zeros(forward.tangents_of(tensors), tensors)


def _named(operator: Operator, kernel: Kernel) -> Kernel:
    kernel.__name__ = kernel.__qualname__ = f"{operator.name.replace('.', '_')}_forward"
    return kernel


def _functional(operator: Operator, rule: _TangentRule, *, keeps: bool, shares: bool, whole: bool) -> Kernel:
    """The operator on the primals, then the tangent of its result."""

    def dual(*arguments: Any) -> Any:
        with _around(whole):
            result = operator[keyset_of(arguments) & BELOW_FORWARD](*arguments)
        if not forward.wanted(result):
            return result
        is_tuple = isinstance(result, tuple)
        if shares:
            forward.attach_view(result, rule(*arguments))
        elif has_complex(arguments) or has_complex(result if is_tuple else (result,)):
            for item, tangent in zip(result if is_tuple else (result,), pushforward(operator, arguments), strict=True):
                forward.attach(item, tangent)
        else:
            values = [forward.alias(result[read] if is_tuple else result) for read in rule.reads]
            forward.attach(result, rule(*values, *arguments), *_tangents_of(arguments))
        return forward.keep(result) if keeps else result

    return dual


def _in_place(form: Operator, rule: _TangentRule, *, keeps: bool, whole: bool) -> Kernel:
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
            before_write(argument, is_shared=is_shared and index == place_of_tensor) if index in rule.copies
            else with_separate_tangent(argument) if is_shared and index == place_of_tensor
            else argument
            for index, argument in enumerate(arguments)
        ])  # fmt: skip
        tangents = _tangents_of(arguments)
        tangent = None if rule.reads else rule(*values)
        with _around(whole):
            form[keyset](*arguments)
        if rule.reads:
            tangent = rule(*[forward.alias(tensor) for _ in rule.reads], *values)
        forward.rewrite(tensor, tangent, *tangents)
        return forward.keep(tensor) if keeps else tensor

    return dual


def has_complex(values: Sequence[Any]) -> bool:
    """Whether there are complex tensors, whose tangents come from the gradient: rules are for real numbers."""
    return any(isinstance(value, Tensor) and value.dtype.is_complex for value in values) or any(
        has_complex(value)
        for value in values
        if isinstance(value, (tuple, list)) and value and isinstance(value[0], Tensor)
    )


def _around(primal_only: bool) -> Any:
    return forward.primal_only() if primal_only else nullcontext()


def _tangents_of(arguments: Sequence[Any]) -> list[Tensor]:
    """The tangents with which that of a result must not share memory."""
    return [argument._tangent for argument in arguments if isinstance(argument, Tensor) and argument._keys & FORWARD_AD]


def pushed_forward(operator: Operator) -> None:
    """`operator` and its in-place form have no rule: their tangents come from the backward formulas."""
    operator.implement(FORWARD_AD, by_double_backward(operator))
    if operator.inplace is not None and FORWARD_AD in operator.inplace.kernels:
        operator.inplace.implement(FORWARD_AD, by_double_backward_in_place(operator.inplace, operator))
