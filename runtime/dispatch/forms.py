"""Forms of public functions: an overload as Python's calls see it, and the arguments of a call in its order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from runtime.dispatch.argument_keys import keyset_of, keyset_of_index
from runtime.dispatch.conversions import BASE, MISSING, NO, FormParameter
from runtime.dispatch.factories import into_out
from runtime.dispatch.operator import Operator
from runtime.dispatch.ways import DEFAULT, NAMED, POSITIONAL, SEVERAL
from runtime.errors import ArgumentError
from runtime.tensor import Tensor, keys
from runtime.tensor.device import SparseLayout

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
            value = fetch(way, key, args, named)
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
            way != DEFAULT and not parameter.takes_tensors and _holds_tensors(fetch(way, key, args, named))
            for parameter, (way, key) in zip(self.parameters, sources, strict=True)
        )

    def wraps_numbers(self, args: tuple[Any, ...], named: dict[str, Any]) -> bool:
        """Whether an int or a float stands where this form takes a tensor."""
        if not any(type(argument) in {int, float} for argument in (*args, *named.values())):
            return False
        sources = self.arrange(args, named)
        return type(sources) is list and any(
            way in {POSITIONAL, NAMED} and parameter.is_tensor and type(fetch(way, key, args, named)) in {int, float}
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


def fetch(way: int, key: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """The value of a parameter by the way it came."""
    if way == POSITIONAL:
        return args[key]
    if way == DEFAULT:
        return key
    return named[key] if way == NAMED else args[key:]


def describe(value: Any) -> str:
    """The type of an argument as an error message shows it."""
    if isinstance(value, (list, tuple)) and value:
        return f"{type(value).__name__} of {', '.join(sorted({describe(item) for item in value}))}"
    return type(value).__name__
