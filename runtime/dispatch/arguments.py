"""From the arguments of a Python call to the overload that takes them (:mod:`.forms`, :mod:`.parse_plans`).

A public function is a builtin before an :class:`Overloads`, which takes keywords and their NumPy spellings, numbers
for tensors, one int for a list, several ints for one list, ``out=``, and wrong calls. Which overload fits depends, but
for the contents of lists, on the types of the arguments, so the choice is remembered by types. What is chosen often
native code calls without this module (:mod:`.native`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.boundary import translate
from runtime.dispatch.averages import REDUCTION, is_older, with_reduction
from runtime.dispatch.conversions import NO
from runtime.dispatch.deprecated import by_name
from runtime.dispatch.forms import Form, describe
from runtime.dispatch.labels import by_labels, without_brackets
from runtime.dispatch.late import LateModule
from runtime.dispatch.operator import Operator
from runtime.dispatch.parameters import form_of
from runtime.dispatch.parse_plans import OFTEN, OverridablePlan, ParsePlan
from runtime.dispatch.ways import MOST, POSITIONAL
from runtime.errors import ArgumentError
from runtime.native.builtin import is_on, is_ready
from runtime.native.public import CallTarget, PublicBuiltin
from runtime.tensor import Tensor, from_numpy, keys

_overriding: Any = LateModule("runtime.dispatch.overriding")


def _may_override(value: Any) -> bool:
    """Whether an argument is an instance of a class that may take functions over."""
    return isinstance(value, Tensor) and bool(value._keys & keys.TORCH_FUNCTION)


class Overloads(CallTarget):
    """All forms of one public name, in the order they are tried: those of `operators`.

    `inplace` holds the operators whose in-place form a call may ask for by ``inplace=True``. `builtin` is what users
    call. That of a method knows the forms of every package, and none without ``self`` (`needs_self`), which stands
    among its arguments at the place `position`.
    """

    __slots__ = (
        "_forms", "_plans", "_records", "builtin", "inplace", "name", "needs_self", "numbers", "only_method",
        "operators", "position", "users", "variadic",
    )  # fmt: skip

    def __init__(
        self, name: str, *operators: Operator, numbers: bool = False, inplace: tuple[Operator, ...] = (),
        only_method: bool = False, variadic: bool = False, needs_self: bool = False, position: int = 0,
        called: str = "", module: str = "", text: str = "",
    ) -> None:
        """`called`, `module` and `text` are those of the builtin: see :class:`runtime.native.public.PublicBuiltin`."""
        super().__init__(name)
        self.name = name
        self.operators = operators
        self.numbers = numbers
        self.variadic = variadic
        self.inplace = inplace
        self.only_method = only_method
        self.needs_self = needs_self
        self.position = position
        self.users: list[Overloads] = []  # those that use these forms
        self.builtin = PublicBuiltin(self, called or name, module, text)
        self.forget()

    def forget(self) -> None:
        """Start without forms, and without choices made before."""
        self._forms: list[Form] | None = None
        self._plans: dict[Any, ParsePlan] = {}
        self._records: Any = None
        self.builtin.give_back()
        for user in self.users:
            user.operators = self.operators
            user.forget()

    @property
    def forms(self) -> list[Form]:
        """The forms, built on first use."""
        if self._forms is None:
            is_method = self.only_method or self.needs_self
            results = [
                Form(
                    *form_of(operator, inplace=operator in self.inplace), numbers=self.numbers, variadic=self.variadic,
                    method=is_method,
                )
                for operator in self.operators
            ]
            self._forms = [item for item in results if not self.needs_self or "input" in item.positions]
        return self._forms

    def add(self, other: Overloads) -> None:
        """Take in the operators of `other` that are missing here, each before the one that follows it there."""
        merged = list(self.operators)
        position = 0
        for operator in other.operators:
            if operator not in merged:
                merged.insert(position, operator)
            position = merged.index(operator) + 1
        self.operators = tuple(merged)
        self.numbers = self.numbers or other.numbers
        self.variadic = self.variadic or other.variadic
        self.inplace += other.inplace
        self.forget()

    def __call__(self, /, *args: Any, **named: Any) -> Any:
        """Call the overload that takes these arguments; TypeError listing the accepted forms when none does."""
        return self.select(*self.in_order(args, named))

    def in_order(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments in the order of the forms: the tensor of a method stands at `position`, or has its name."""
        if self.needs_self and not args:
            msg = f"{self.name}(): the tensor of a method that is called by its class stands first, by position"
            raise ArgumentError(msg)
        if not self.position:
            return args, named
        further_args = args[1:]
        if len(further_args) >= self.position:
            return (*further_args[: self.position], args[0], *further_args[self.position :]), named
        return further_args, {**named, "input": args[0]}

    def select(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Call the overload that takes these arguments, by the plan of their types where there is one."""
        try:
            types = (*map(type, args), *named, *map(type, named.values())) if named else tuple(map(type, args))
            plan = self._plans.get(types)
            if plan is not None:
                plan.uses += 1
                if plan.uses == OFTEN:
                    self.quicken(plan, args, named)
                result = plan.run(args, named)
                if result is not NO:
                    return result
            choice = self.choose(args, named)
            if choice is not None and not (
                choice[0].reads_tensors(args, named) and by_name(self.name, self.forms, args)
            ):
                form, values = choice
                plan = ParsePlan(form, args, named)
                if any(map(_may_override, (*args, *named.values()))):
                    plan = OverridablePlan(self, form, args, named)
                if plan.usable:
                    self._plans[types] = plan
                if type(plan) is not ParsePlan and (taken := _overriding.by_subclass(self, form, args, named)):
                    return taken[0]
                return form.call(values)
        except Exception:
            if (taken_over := _overriding.by_foreign_index(self, args, named)) is not None:
                return taken_over[0]
            self.translate(args, named)
            raise
        return self.otherwise(args, named)

    def otherwise(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """The result for arguments that no form takes: of an older spelling, or of what an argument takes over."""
        if is_older(named) and any(REDUCTION in form.positions for form in self.forms):
            return self.select(args, with_reduction(named))
        if (spelled := by_labels(self.name, self.forms, args)) is not None:
            return self.select(spelled, named)
        if (older := by_name(self.name, self.forms, args)) is not None:
            return self.select(older[0], {**named, **older[1]})
        if (taken_over := _overriding.by_foreign(self.name, without_brackets(self.forms, args), named)) is not None:
            return taken_over[0]
        raise self.reject(args, named)

    def choose(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[Form, list[Any]] | None:
        """The first form that takes the arguments, and their values.

        One that takes tensors for numbers waits for those that take them as tensors, whatever their values are, and one
        that takes ints and floats for tensors for those that take them as numbers.
        """
        choice: tuple[Form, list[Any]] | None = None
        wrapping = [form for form in self.forms if form.wraps_numbers(args, named)] if self.numbers else []
        for form in [*(form for form in self.forms if form not in wrapping), *wrapping]:
            values = form.match(args, named)
            if type(values) is list:
                if not form.reads_tensors(args, named):
                    return form, values
                choice = choice or (form, values)
        return choice

    def translate(self, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        """:func:`runtime.boundary.translate` for this name."""
        form = self.forms[0]
        is_plain = len(self.forms) == 1 and not form.takes_several(args, len(form.parameters) - form.keyword_only)
        translate(self.name, args, named, form.positions if is_plain else ())

    def fail(
        self, error: BaseException, args: tuple[Any, ...], names: tuple[str, ...] | None, values: tuple[Any, ...]
    ) -> Any:
        """Raise the error of a call that native code has made, or give what an argument gives, as :meth:`select`."""
        try:
            raise error  # noqa: TRY301 - for the traceback of what handles it
        except Exception:
            ordered, named = self.in_order(args, dict(zip(names or (), values, strict=True)))
            if (taken_over := _overriding.by_foreign_index(self, ordered, named)) is not None:
                return taken_over[0]
            self.translate(ordered, named)
            raise
        finally:
            del error  # whose traceback holds this frame

    def quicken(self, plan: ParsePlan, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        """Let native code run a plan, if there is any, and the plan is simple enough."""
        values = plan.values(args, named) if is_on() else None
        if values is None or len(values) > MOST or (self.position and "input" in named):
            return
        if not is_ready("runtime.dispatch.native", "call_function"):
            plan.uses = 0  # and is asked for again
            return
        from runtime.dispatch import native

        if self._records is None:
            self._records = native.Records()
            self.native = self._records.bound
        if self.position:  # as a caller of the method has them
            order = [*range(1, self.position + 1), 0, *range(self.position + 1, len(args))]
            args = tuple(args[i] for i in [self.position, *range(self.position), *range(self.position + 1, len(args))])
            values = [(way, order[key] if way == POSITIONAL else key, treatment) for way, key, treatment in values]
        kinds = [(name, type(item)) for name, item in named.items()]
        self._records.add(plan.operator, [type(argument) for argument in args], kinds, values)
        self.builtin.take_over(native.call_function)

    def reject(self, args: tuple[Any, ...], named: dict[str, Any]) -> ArgumentError:
        """The error for a call that no form takes."""
        forms = "".join(f"\n  {self.name}{form}" for form in self.forms)
        if len(self.forms) == 1:
            return ArgumentError(f"{self.name}(): {self.forms[0].match(args, named)}; the accepted form is{forms}")
        actual = ", ".join(
            [describe(argument) for argument in args] + [f"{name}={describe(item)}" for name, item in named.items()]
        )
        reasons = {str(form.match(args, named)) for form in self.forms}
        why = f" ({reasons.pop()})" if len(reasons) == 1 else ""
        return ArgumentError(f"{self.name}() has no form that takes ({actual}){why}; the accepted forms are{forms}")


class BinaryOverloads(Overloads):
    """The forms of a method as one of Python's binary operators has them: NotImplemented where none takes both."""

    __slots__ = ()

    def __call__(self, left: Any, right: Any) -> Any:
        """The operator of two operands; an array of NumPy's beside a tensor is a tensor that shares its memory."""
        return self.select((left, from_numpy(right) if isinstance(right, np.ndarray) else right), {})

    def otherwise(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """NotImplemented, unless an operand takes the call over."""
        taken_over = _overriding.by_foreign(self.name, args, named)
        return NotImplemented if taken_over is None else taken_over[0]
