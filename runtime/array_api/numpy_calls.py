"""NumPy's functions of tensors: ``np.sin(t)``, ``np.mean(t, axis=0)``, ``np.concatenate([t, u])``, ``array + t``.

They give tensors, through which gradients flow, where an operator computes the same:

* A universal function behind one of Python's operators is that operator: ``np.add(a, t)`` is ``a + t``. Others are
  those of the array API standard, or of the same name in a package.
* Any other function is that of the standard, if its arguments can be put in the standard's words. So ``np.std(t)`` and
  ``np.sort(t)`` mean what NumPy means.

Everything else is computed by NumPy, on the memory of the tensors, and gives what NumPy gives: arrays. That is an error
for a tensor that requires grad, of which NumPy would not record anything.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable, Iterator, KeysView
from types import ModuleType
from typing import Any

import numpy as np

from runtime.array_api import dtypes as of_dtypes
from runtime.array_api import promotion, statistics
from runtime.array_api.operators import F
from runtime.dispatch.protocols import standard_namespace
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.tensor import Tensor, dtypes, factories

Call = Callable[..., Any]
# The universal functions that Python's operators call, by the names of the operators' special methods.
_OPERATORS: dict[Any, str] = {
    np.add: "add", np.subtract: "sub", np.multiply: "mul", np.divide: "truediv", np.floor_divide: "floordiv",
    np.remainder: "mod", np.power: "pow", np.matmul: "matmul", np.bitwise_and: "and", np.bitwise_or: "or",
    np.bitwise_xor: "xor", np.left_shift: "lshift", np.right_shift: "rshift",
}  # fmt: skip
_COMPARISONS: dict[Any, str] = {
    np.equal: "eq", np.not_equal: "ne", np.less: "lt", np.less_equal: "le", np.greater: "gt", np.greater_equal: "ge"
}  # fmt: skip
_REFLECTED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "ne": "ne"}
_REDUCTIONS: dict[Any, Call] = {
    np.add: statistics.sum, np.multiply: statistics.prod, np.maximum: statistics.max, np.minimum: statistics.min,
    np.logical_and: statistics.all, np.logical_or: statistics.any,
}  # fmt: skip
_RUNNING: dict[Any, Call] = {np.add: statistics.cumulative_sum, np.multiply: statistics.cumulative_prod}
_WORDS = {"ddof": "correction"}  # NumPy's words for what the standard calls otherwise
_NONE: Any = object()
_UNKNOWN: Any = object()


def universal(ufunc: Any, method: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """What ``Tensor.__array_ufunc__`` answers."""
    out = options.pop("out", ())
    if not (isinstance(ufunc, np.ufunc) and all(_is_known(argument) for argument in (*inputs, *out))):
        return NotImplemented
    if method == "at":
        msg = f"np.{ufunc.__name__}.at(): NumPy would write into a tensor unseen; call index_put_ or index_add_"
        raise ArgumentError(msg)
    result = _NONE
    if all(isinstance(item, Tensor) for item in out):
        result = _computed(ufunc, method, inputs, options)
    if result is _NONE:
        return _by_numpy(getattr(ufunc, method), inputs, options | ({"out": out} if out else {}))
    if not out:
        return result
    written = tuple(map(_write, out, result if isinstance(result, tuple) else (result,)))
    return written if len(written) > 1 else written[0]


def _computed(ufunc: Any, method: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """The result as operators compute it, or `_NONE` where none does."""
    options = {key: value for key, value in options.items() if value is not np._NoValue}
    for named, functions in (("reduce", _REDUCTIONS), ("accumulate", _RUNNING)):
        if method == named and ufunc in functions:
            return _in_words(functions[ufunc], {"x": inputs[0], "axis": 0, **options})
    if method != "__call__" or options:
        return _NONE
    if ufunc in _OPERATORS or ufunc in _COMPARISONS:
        return _by_operator(ufunc, *inputs)
    function = _universal_functions().get(ufunc) or _of_its_name(ufunc.__name__)
    return _NONE if function is None else function(*map(_as_tensor, inputs))


def _by_operator(ufunc: Any, left: Any, right: Any) -> Any:
    """What Python's operator between both gives."""
    if ufunc in _COMPARISONS:
        name = _COMPARISONS[ufunc]
        reflected = _REFLECTED[name]
    else:
        name = _OPERATORS[ufunc]
        reflected = f"r{name}"
    if isinstance(left, Tensor):
        method = getattr(left, f"__{name}__", None)
        return _NONE if method is None else method(right)
    method = getattr(right, f"__{reflected}__", None)
    return _NONE if method is None else method(left)


def function(called: Any, types: Iterable[type], args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """What ``Tensor.__array_function__`` answers. TypeError for arguments that are not those of NumPy's protocol."""
    kinds = tuple(types) if isinstance(types, (tuple, list, set, frozenset, KeysView)) else (None,)
    is_call = hasattr(called, "_implementation") and isinstance(args, (tuple, list)) and isinstance(named, dict)
    if not is_call or not all(isinstance(type_, type) for type_ in kinds):
        msg = "__array_function__(): expected a function of NumPy, classes, and its arguments as a tuple and a dict"
        raise ArgumentError(msg)
    if not all(issubclass(type_, (Tensor, np.ndarray)) for type_ in kinds):
        return NotImplemented
    standard = _functions().get(called)
    result = _NONE if standard is None else _in_words(standard, _named_arguments(called, args, named))
    return _by_numpy(called, args, named) if result is _NONE else result


def _named_arguments(called: Any, args: tuple[Any, ...], named: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a function of NumPy by their names, without those that say what is meant anyway."""
    try:
        signature = inspect.signature(called)
        bound = signature.bind(*args, **named).arguments
    except (TypeError, ValueError):
        return {**{str(index): item for index, item in enumerate(args)}, **named}
    arguments: dict[str, Any] = {}
    for name, value in bound.items():
        parameter = signature.parameters[name]
        if parameter.kind is parameter.VAR_POSITIONAL:
            arguments |= {f"*{index}": item for index, item in enumerate(value)}
        elif parameter.kind is parameter.VAR_KEYWORD:
            arguments |= value
        elif parameter.default is parameter.empty or (value is not parameter.default and value is not np._NoValue):
            arguments[name] = value
    return arguments


def _in_words(standard: Call, arguments: dict[str, Any]) -> Any:
    """A function of the standard with NumPy's arguments, or `_NONE` where it has no words for them."""
    if not arguments:
        return _NONE
    parameters = _parameters(standard)
    names = {parameter.name for parameter in parameters}
    left = dict(arguments)
    values: list[Any] = []
    renamed: dict[str, Any] = {}
    for item in parameters:
        first = next(iter(left), "")
        if item.kind is item.VAR_POSITIONAL:
            values += map(_as_tensor, left.values())
            left = {}
        elif item.kind is item.KEYWORD_ONLY:
            word = next((word for word in left if _WORDS.get(word, word) == item.name), "")
            if word:
                renamed[item.name] = _converted(left.pop(word))
        elif left and (item.name in left or first not in names):
            value = left.pop(item.name if item.name in left else first)
            values.append(factories.as_tensor(value) if _is_array(item.name, value) else _converted(value))
        elif item.default is item.empty:
            return _NONE
    return _NONE if left or _UNKNOWN in renamed.values() else standard(*values, **renamed)


@functools.cache
def _parameters(standard: Call) -> tuple[inspect.Parameter, ...]:
    return tuple(inspect.signature(standard).parameters.values())


def _is_array(parameter: str, value: Any) -> bool:
    """Whether what NumPy takes for an array is a list of numbers, where the standard has a tensor."""
    return parameter.rstrip("12") in ("x", "condition", "indices") and isinstance(value, (list, tuple))


def _converted(value: Any) -> Any:
    """An argument of NumPy's as functions of the standard take it; `_UNKNOWN` is a dtype that no tensor has."""
    if isinstance(value, (list, tuple)) and any(isinstance(item, (Tensor, np.ndarray)) for item in value):
        return type(value)(map(_as_tensor, value))
    if isinstance(value, (np.dtype, type)):
        return dtypes.FROM_NUMPY.get(np.dtype(value), _UNKNOWN)
    return tuple(value) if isinstance(value, list) else _as_tensor(value)


def _as_tensor(value: Any) -> Any:
    if isinstance(value, np.ndarray) and value.dtype in dtypes.FROM_NUMPY:
        return factories.as_tensor(value)
    return value.item() if isinstance(value, np.generic) else value


def _of_its_name(name: str) -> Call | None:
    """The function of a package that has the name of a universal function."""
    try:
        return getattr(F, name)  # type: ignore[no-any-return]
    except UnsupportedError:
        return None


def _write(out: Tensor, result: Any) -> Tensor:
    """The result in the memory that was given for it."""
    if out.shape != result.shape:
        msg = f"out has shape {list(out.shape)}, the result {list(result.shape)}"
        raise ArgumentValueError(msg)
    return out.copy_(result)  # type: ignore[attr-defined, no-any-return]


def _is_known(value: Any) -> bool:
    """Whether what stands beside a tensor leaves the answer to it."""
    return isinstance(value, (Tensor, np.ndarray, np.generic)) or not hasattr(type(value), "__array_ufunc__")


def _by_numpy(called: Call, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """What NumPy gives for the memory of the tensors."""
    return called(*map(_array, args), **{name: _array(value) for name, value in named.items()})


def _array(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.numpy()
    if isinstance(value, (list, tuple)) and any(isinstance(item, (Tensor, list, tuple)) for item in value):
        items = map(_array, value)
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    if isinstance(value, dict):
        return {key: _array(item) for key, item in value.items()}
    return value


def _pairs() -> Iterator[tuple[Any, Call]]:
    """Every function of NumPy that has a name of the standard, with the function of the standard."""
    standard = standard_namespace()
    skipped = {id(var) for var in (promotion.result_type, *vars(of_dtypes).values())}
    for module, library in ((standard, np), (standard.linalg, np.linalg), (standard.fft, np.fft)):
        for name in module.__all__:
            function, called = getattr(module, name), getattr(library, name, None)
            if callable(function) and called is not None and id(function) not in skipped:
                yield called, function


@functools.cache
def _universal_functions() -> dict[Any, Call]:
    return {called: function for called, function in _pairs() if isinstance(called, np.ufunc)}


@functools.cache
def _functions() -> dict[Any, Call]:
    return {called: function for called, function in _pairs() if not isinstance(called, (np.ufunc, type, ModuleType))}
