"""From the arguments of a Python call to the overload that takes them.

A public function is a builtin before an :class:`Overloads`, which takes keywords and their NumPy spellings, numbers
for tensors, one int for a list, several ints for one list, ``out=``, and wrong calls. Which overload fits depends, but
for the contents of lists, on the types of the arguments, so the choice is remembered by types. What is chosen often
native code calls without this module (:mod:`.native`).
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from runtime.boundary import translate
from runtime.dispatch.averages import REDUCTION, is_older, with_reduction
from runtime.dispatch.conversions import BASE, MISSING, NO, FormParameter, all_of, all_tensors
from runtime.dispatch.deprecated import by_name
from runtime.dispatch.factories import into_out
from runtime.dispatch.labels import by_labels, without_brackets
from runtime.dispatch.late import LateModule
from runtime.dispatch.operator import Operator
from runtime.dispatch.parameters import form_of
from runtime.dispatch.ways import AS_IT_IS, AS_TENSOR, AS_TENSORS, DEFAULT, MOST, NAMED, POSITIONAL, SEVERAL
from runtime.errors import ArgumentError
from runtime.native.builtin import is_on, is_ready
from runtime.native.public import CallTarget, PublicBuiltin
from runtime.tensor import Tensor, from_numpy, keys
from runtime.tensor.device import SparseLayout

_overriding: Any = LateModule("runtime.dispatch.overriding")

# Spellings of NumPy users, and PyTorch's own that differ from those of its schemas, tried when a form has no parameter
# of the given name.
ALIASES = {
    "axis": "dim", "axes": "dims", "keepdims": "keepdim", "x": "input", "a": "input", "x1": "input", "x2": "other",
    "self": "input", "tensor": "input", "split_size_or_sections": "split_size", "b": "other", "from": "low",
    "to": "high",
}  # fmt: skip


_LISTS = {"Tensor[]": "tuple of Tensors", "int[]": "tuple of ints", "float[]": "tuple of floats", "Scalar": "Number"}


def _worded(kind: Any) -> str:
    """A type of a schema as messages of PyTorch's call it; lists of a fixed length are lists."""
    return _LISTS.get(re.sub(r"\[\d*\]", "[]", str(kind)), str(kind))


class Form:
    """One overload as Python sees it: parameters in the schema's order, the last `keyword_only` of them by name."""

    __slots__ = (
        "factory", "inplace", "join_keys", "keyword_only", "operator", "out", "outs", "parameters", "positions",
        "takes_none", "variadic",
    )  # fmt: skip

    def __init__(
        self, operator: Operator, parameters: Iterable[tuple[Any, ...]], keyword_only: int, out: Operator | None,
        outs: int, factory: bool = False, inplace: Operator | None = None, *, numbers: bool = False,
        variadic: bool = False, method: bool = False,
    ) -> None:
        self.operator = operator
        function = operator.name.partition(".")[0]
        self.parameters = [FormParameter(*parameter, numbers=numbers, function=function) for parameter in parameters]
        self.keyword_only = keyword_only
        self.out = out
        self.outs = outs
        self.factory = factory
        self.inplace = None if method else inplace
        if self.inplace is not None:
            self.parameters.insert(len(self.parameters) - keyword_only, FormParameter("inplace", "bool", False))
        if factory:
            self.parameters.append(FormParameter("requires_grad", "bool", False))
            self.keyword_only += 1
        if out is not None:
            self.parameters.append(FormParameter("out", "Tensor?" if outs == 1 else "Tensor[]?", None))
            self.keyword_only += 1
        has_index = any(parameter.is_index for parameter in self.parameters)
        self.join_keys: Callable[[Any], int] = keyset_of_index if has_index else keyset_of
        self.positions = {parameter.name: i for i, parameter in enumerate(self.parameters)}
        positional = self.parameters[: len(self.parameters) - self.keyword_only]
        lead = 1 if method else 0
        # A list may be written without brackets: one of numbers as the only positional parameter, as in x.permute(1, 0)
        # and zeros(2, 3); one of tensors as the last one where its entry says so, as in einsum("ij,jk", x, y).
        last = positional[-1] if positional and (method or not operator.name.startswith("_")) else None
        fits = last is not None and last.is_list and (variadic if last.is_tensor else len(positional) == lead + 1)
        self.variadic = len(positional) - 1 if fits else -1
        self.takes_none = self.variadic >= 0 and last is not None and last.is_tensor  # as in atleast_1d()

    def arrange(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[tuple[int, Any]] | str:
        """Where the value of every parameter comes from: a way and its key; or why this form does not fit."""
        limit = len(self.parameters) - self.keyword_only
        sources: list[tuple[int, Any]] = [(DEFAULT, MISSING)] * len(self.parameters)
        takes_none = self.takes_none and len(args) == self.variadic and not named
        if self.takes_several(args, limit) or takes_none:
            sources[: self.variadic] = [(POSITIONAL, i) for i in range(self.variadic)]
            sources[self.variadic] = (SEVERAL, self.variadic)
        elif len(args) > limit:
            return f"takes {limit} positional argument{'s' if limit != 1 else ''} but {len(args)} were given"
        else:
            sources[: len(args)] = [(POSITIONAL, i) for i in range(len(args))]
        for name in named:
            position = self.positions.get(name)
            if position is None:
                position = self.positions.get(ALIASES.get(name, name))
            if position is None:
                return f"got an unexpected keyword argument '{name}'"
            if sources[position][1] is not MISSING:
                return f"got multiple values for argument '{self.parameters[position].name}'"
            sources[position] = (NAMED, name)
        for position, parameter in enumerate(self.parameters):
            if sources[position][1] is MISSING:
                if parameter.default is MISSING:
                    return f"missing required argument '{parameter.name}'"
                sources[position] = (DEFAULT, parameter.default)
        return sources

    def takes_several(self, args: tuple[Any, ...], limit: int) -> bool:
        """Whether the elements of a list were written one by one, as in ``x.permute(1, 0)``."""
        if self.variadic < 0 or len(args) <= self.variadic or isinstance(args[self.variadic], (list, tuple)):
            return False
        parameter = self.parameters[self.variadic]
        if len(args) == limit and parameter.size is not None and len(args) == self.variadic + 1:
            return False  # one number stands for as many as the list has
        element = BASE["Tensor" if parameter.is_tensor else "int"]
        return len(args) > limit or element(args[self.variadic]) is not NO

    def match(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any] | str:
        """The argument values in the order of the parameters, or the reason why this form does not fit."""
        sources = self.arrange(args, named)
        if isinstance(sources, str):
            return sources
        values: list[Any] = []
        for parameter, (way, key) in zip(self.parameters, sources, strict=True):
            value = _fetch(way, key, args, named)
            if way != DEFAULT:
                original, value = value, parameter.convert(value)
                if value is NO:
                    return f"argument '{parameter.name}' must be {_worded(parameter.type)}, not {describe(original)}"
            values.append(value)
        return values

    def reads_tensors(self, args: tuple[Any, ...], named: dict[str, Any]) -> bool:
        """Whether arguments that fit are tensors where this form takes numbers."""
        if not any(isinstance(argument, Tensor) for argument in (*args, *named.values())):
            return False
        sources = self.arrange(args, named)
        return type(sources) is list and any(
            way != DEFAULT and not parameter.takes_tensors and _holds_tensors(_fetch(way, key, args, named))
            for parameter, (way, key) in zip(self.parameters, sources, strict=True)
        )

    def wraps_numbers(self, args: tuple[Any, ...], named: dict[str, Any]) -> bool:
        """Whether an int or a float stands where this form takes a tensor."""
        if not any(type(argument) in {int, float} for argument in (*args, *named.values())):
            return False
        sources = self.arrange(args, named)
        return type(sources) is list and any(
            way in {POSITIONAL, NAMED} and parameter.is_tensor and type(_fetch(way, key, args, named)) in {int, float}
            for parameter, (way, key) in zip(self.parameters, sources, strict=True)
        )

    def call(self, values: list[Any]) -> Any:
        """Dispatch on the key sets of the tensors among `values`."""
        operator = self.operator
        if self.inplace is not None and values.pop(self.positions["inplace"]):
            operator = self.inplace
        if self.out is not None:
            out = values.pop()
            if out is not None:
                operator = self.out
                outs = out if isinstance(out, tuple) and self.outs else (out,)
                if len(outs) != max(self.outs, 1):
                    msg = f"{operator.name}: out= must hold {self.outs} tensors, got {len(outs)}"
                    raise ArgumentError(msg)
                values.extend(outs)
        if self.factory:
            requires_grad = values.pop(self.positions["requires_grad"])
            if operator is self.out:
                values = into_out(self, values)
            keyset = keys.CPU | keyset_of(values) | _keys_of_layouts(values)
            result = operator[keyset](*values)
            return result.requires_grad_() if requires_grad else result
        return operator[self.join_keys(values) | _keys_of_layouts(values) or keys.CPU](*values)

    def __str__(self) -> str:
        shown = [str(parameter) for parameter in self.parameters]
        if self.keyword_only:
            shown.insert(len(shown) - self.keyword_only, "*")
        return f"({', '.join(shown)})"


def _holds_tensors(value: Any) -> bool:
    """Whether an argument is a tensor, or several of which one is."""
    return isinstance(value, Tensor) or (type(value) is tuple and any(isinstance(item, Tensor) for item in value))


def _keys_of_layouts(values: Iterable[Any]) -> int:
    """The key of tensors of a sparse layout that an argument names."""
    return next((value._keys for value in values if isinstance(value, SparseLayout)), 0)


def _fetch(way: int, key: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """The value of a parameter by the way it came."""
    if way == POSITIONAL:
        return args[key]
    if way == DEFAULT:
        return key
    return named[key] if way == NAMED else args[key:]


def _may_override(value: Any) -> bool:
    """Whether an argument is an instance of a class that may take functions over."""
    return isinstance(value, Tensor) and bool(value._keys & keys.TORCH_FUNCTION)


class ParsePlan:
    """A call whose argument types were seen before: which form, and where each value comes from."""

    __slots__ = (
        "behind", "converts", "form", "inplace", "lists", "operator", "requires_grad", "steps", "tensors", "uses",
    )  # fmt: skip

    def __init__(self, form: Form, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        sources = form.arrange(args, named)
        assert type(sources) is list
        self.form = form
        self.uses = 1
        self.operator = form.operator
        self.steps: list[tuple[int, Any, Any]] = []
        self.requires_grad = form.positions["requires_grad"] if form.factory else None
        self.inplace = form.positions["inplace"] if form.inplace is not None else None
        into = sources.pop() if form.out is not None else (DEFAULT, None)
        if (out := _fetch(into[0], into[1], args, named)) is not None:
            single = isinstance(out, Tensor) and form.inplace is None and not form.factory
            self.operator = form.out if single and form.out is not None else MISSING
            sources.append(into)
        for parameter, (way, key) in zip(form.parameters, sources, strict=False):
            exact = way == DEFAULT or parameter.is_exact(_fetch(way, key, args, named))
            self.steps.append((way, key, None if exact else parameter.convert))
        positions = [
            i for i, (way, key, _) in enumerate(self.steps)
            if form.parameters[i].is_tensor and (way, key) != (DEFAULT, None)
        ]  # fmt: skip
        self.tensors = [i for i in positions if not form.parameters[i].is_list]
        # Those that hold tensors, and what joins their keys.
        self.lists: list[tuple[int, Callable[[Any], int]]] = [
            (i, keyset_of) for i in positions if form.parameters[i].is_list
        ]
        for i, (way, key, _) in enumerate(self.steps):
            index = _fetch(way, key, args, named) if form.parameters[i].is_index else None
            if isinstance(index, Tensor) or isinstance(_fetch(way, key, args, named), SparseLayout):
                self.tensors.append(i)
            elif isinstance(index, (tuple, list)):
                self.lists.append((i, keyset_of_index))
        self.converts = [(i, convert) for i, (_, _, convert) in enumerate(self.steps) if convert is not None]
        self.behind = None if named else self.defaults_behind(len(args))

    def defaults_behind(self, count: int) -> tuple[Any, ...] | None:
        """What follows `given` arguments, if these come first and in order and nothing else was asked for."""
        if any(step[:2] != (POSITIONAL, i) for i, step in enumerate(self.steps[:count])):
            return None
        if any(way != DEFAULT for way, _, _ in self.steps[count:]):
            return None
        switches = (self.requires_grad, self.inplace)
        if any(i is not None and (i < count or self.steps[i][1] is not False) for i in switches):
            return None
        return tuple(key for i, (_, key, _) in enumerate(self.steps) if i >= count and i not in switches)

    def values(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[tuple[int, Any, int]] | None:
        """How native code gets the operator's arguments: where from, which, and what to do with it; None if it cannot.

        See :class:`runtime.dispatch.native.Caller`.
        """
        switches = [i for i in (self.requires_grad, self.inplace) if i is not None]
        if any(self.steps[i][:2] != (DEFAULT, False) for i in switches):
            return None
        steps: list[tuple[int, Any, int]] = []
        lists = {i for i, _ in self.lists}
        for i, (way, key, convert) in enumerate(self.steps):
            if i in switches:
                continue
            treatment: int | None = AS_TENSOR if i in self.tensors else AS_IT_IS
            if convert is not None or i in lists:
                treatment = self.form.parameters[i].treatment(_fetch(way, key, args, named))
            if treatment is None:
                return None
            if way == SEVERAL:
                exact = all_tensors if treatment == AS_TENSORS else functools.partial(all_of, int)
                if not exact(args[key:]):
                    return None
            steps.append((way, list(named).index(key) if way == NAMED else key, treatment))
        return steps

    @property
    def usable(self) -> bool:
        """Whether :meth:`run` serves the call: it has no ``out=``, or one tensor there and nothing to switch."""
        return self.operator is not MISSING

    def run(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """Call the operator; NO when an argument of a known type has an unfit value, such as a list of wrong things."""
        if self.behind is not None:
            return self.run_in_order(args, self.behind)
        values: list[Any] = []
        for way, key, convert in self.steps:
            value = args[key] if way == POSITIONAL else key if way == DEFAULT else _fetch(way, key, args, named)
            if convert is not None:
                value = convert(value)
                if value is NO:
                    return NO
            values.append(value)
        keyset = 0
        for position in self.tensors:
            if values[position] is not None:
                keyset |= values[position]._keys
        for position, join in self.lists:
            keyset |= join(values[position] or ())
        if self.inplace is not None:
            chosen = self.form.inplace if values.pop(self.inplace) else self.operator
            assert chosen is not None
            return chosen[keyset or keys.CPU](*values)
        if self.requires_grad is None:
            return self.operator[keyset or keys.CPU](*values)
        requires_grad = values.pop(self.requires_grad)
        result = self.operator[keyset or keys.CPU](*values)
        return result.requires_grad_() if requires_grad else result


    def run_in_order(self, args: tuple[Any, ...], behind: tuple[Any, ...]) -> Any:
        """The usual call: some arguments by position, the others left out."""
        if self.converts:
            values = list(args)
            for position, convert in self.converts:
                value = values[position] = convert(values[position])
                if value is NO:
                    return NO
            args = tuple(values)
        keyset = 0
        for position in self.tensors:
            if args[position] is not None:
                keyset |= args[position]._keys
        for position, join in self.lists:
            keyset |= join(args[position] or ())
        return self.operator[keyset or keys.CPU](*args, *behind)


def keyset_of(values: Iterable[Any]) -> int:
    """The union of the key sets of the tensors among `values`, those in tuples and lists included."""
    keyset = 0
    for value in values:
        if isinstance(value, Tensor):
            keyset |= value._keys
        elif isinstance(value, (tuple, list)):
            for item in value:
                if isinstance(item, Tensor):
                    keyset |= item._keys
    return keyset


def keyset_of_index(index: Any) -> int:
    """The union of the key sets of the tensors in an index, however nested."""
    if isinstance(index, Tensor):
        return index._keys
    keyset = 0
    if isinstance(index, (tuple, list)):
        for item in index:
            keyset |= keyset_of_index(item)
    return keyset


OFTEN = 20  # calls after which native code takes a choice over; what is called a few times does not wait for it


class OverridablePlan(ParsePlan):
    """The same where a class of an argument may take the call over, as it was written: native code would not ask."""

    __slots__ = ("overloads",)

    def __init__(self, overloads: Overloads, form: Form, args: tuple[Any, ...], named: dict[str, Any]) -> None:
        super().__init__(form, args, named)
        self.overloads = overloads
        self.uses = OFTEN

    def run(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """What the class gives, or the operator."""
        taken_over = _overriding.by_subclass(self.overloads, self.form, args, named)
        return super().run(args, named) if taken_over is None else taken_over[0]


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


def describe(value: Any) -> str:
    """The type of an argument as an error message shows it."""
    if isinstance(value, (list, tuple)) and value:
        return f"{type(value).__name__} of {', '.join(sorted({describe(item) for item in value}))}"
    return type(value).__name__


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


def keys_of(tensors: Iterable[Any]) -> int:
    """The union of the key sets of a list of tensors; CPU when it is empty."""
    keyset = 0
    for tensor in tensors:
        if tensor is not None:
            keyset |= tensor._keys
    return keyset or keys.CPU
