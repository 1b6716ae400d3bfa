"""Calls that an argument, or a mode, takes over by ``__torch_function__``.

An instance of a subclass of Tensor that may take functions over has the key ``TorchFunction``, which every table
serves before all others: what has no such instance for an argument pays nothing. An object of another type that has
``__torch_function__`` is looked for where no form of a function takes its arguments, before the error. A mode is a
key of its thread.

The function that is handed over is the package's, for a method too where there is a function of its name. Subclasses
get the arguments as they were written, modes in the order of the schema, without those that are defaults. What
operators call in their turn, and what formulas of a backward pass call, is not handed over.
"""

from __future__ import annotations

import builtins
import functools
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from runtime.dispatch import ops
from runtime.dispatch.functions import Functions, packages
from runtime.dispatch.interposing import Excluding, thread_keys
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.parameters import form_of, is_default
from runtime.errors import ArgumentError
from runtime.tensor import Tensor, keys
from runtime.tensor.subclasses import disabled
from runtime.tensor.tensor import WrappedNumber
from runtime.thread_state import ThreadState

_F = Functions()
NAME = "__torch_function__"


class _FunctionModes(ThreadState):
    """The modes of a thread, the innermost last."""

    def __init__(self) -> None:
        self.modes: list[Any] = []


thread = _FunctionModes()


def is_allowed(key: int) -> bool:
    """Whether this thread lets subclasses, or modes, take functions over."""
    return bool(thread_keys().allowed & key)


# -- who takes a call over ---------------------------------------------------------------------------------------------


def takes_over(value: Any) -> bool:
    """Whether an object may take functions over: not a plain Tensor, and its class does not say that it never does."""
    kind = type(value)
    if kind is Tensor or kind is WrappedNumber:
        return False
    method = getattr(kind, NAME, None)
    return method is not None and method is not disabled


def overriders(values: Iterable[Any]) -> list[Any]:
    """The first object of each class among `values`, and those in lists, that takes over; subclasses come first."""
    arguments_with_override: list[Any] = []
    for item in _flat(values):
        if takes_over(item) and all(type(item) is not type(other) for other in arguments_with_override):
            position = next(
                (i for i, other in enumerate(arguments_with_override) if isinstance(item, type(other))),
                len(arguments_with_override),
            )
            arguments_with_override.insert(position, item)
    return arguments_with_override


def _flat(values: Iterable[Any]) -> Iterator[Any]:
    for value in values:
        if type(value) in (list, tuple):
            yield from _flat(value)
        else:
            yield value


def hand_over(function: Callable[..., Any], who: Sequence[Any], args: Any, named: dict[str, Any]) -> Any:
    """What the first of them that can gives; TypeError where none can."""
    kinds = tuple(map(type, who))
    for item in who:
        result = getattr(item, NAME)(function, kinds, args, named)
        if result is not NotImplemented:
            return result
    shown = ", ".join(f"{kind.__module__}.{kind.__qualname__}" for kind in kinds)
    msg = f"no implementation found for {name_of(function)!r} on types that implement __torch_function__: [{shown}]"
    raise ArgumentError(msg)


def name_of(function: Any) -> str:
    """The name of a function, with that of its class."""
    return str(getattr(function, "__qualname__", None) or getattr(function, "__name__", function))


# -- calls of operators as calls of functions --------------------------------------------------------------------------


@functools.cache
def function_of(operator: Operator) -> Callable[..., Any]:
    """The public function that calls an operator, a method where there is none, or what the runtime calls it by."""
    if operator.declared:
        return ops.overload_of(operator)
    owner = operator.functional
    base = (owner if owner is not None and owner.out is operator else operator).name.partition(".")[0]
    function = function_named(base)
    if function is not None:
        return function

    return getattr(_F, base)  # type: ignore[no-any-return]


def call_of(operator: Operator, arguments: Sequence[Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments of the function, by position and by name, for those that the operator gets."""
    parameters, keyword_only = form_of(operator, inplace=False)[1:3]
    values = [argument.item() if type(argument) is WrappedNumber else argument for argument in arguments]
    owner = operator.functional
    named: dict[str, Any] = {}
    if owner is not None and owner.out is operator:
        count = len(values) - len(form_of(owner, inplace=False)[1])
        out, values = tuple(values[-count:]), values[:-count]
        parameters, keyword_only = form_of(owner, inplace=False)[1:3]
        named["out"] = out[0] if count == 1 else out
    first = len(parameters) - keyword_only
    for parameter, value in zip(parameters[first:], values[first:], strict=True):
        if not is_default(parameter, value):
            named[parameter[0]] = value
    values_left = values[:first]
    while values_left and is_default(parameters[len(values_left) - 1], values_left[-1]):
        values_left.pop()
    return tuple(values_left), named


# Where public functions are, and how the names of those begin that the runtime keeps beside others.
_PLACES = (("", ""), ("nn.functional", "nn_"), ("nn.functional", ""), ("linalg", "linalg_"), ("fft", "fft_"),
           ("special", "special_"))  # fmt: skip


def public_places() -> Iterator[tuple[str, str, Any]]:
    """The modules of all loaded packages in which functions are: the path, how names begin, and the module."""
    for root in dict.fromkeys(package.partition(".")[0] for package in packages()):
        for path, prefix in _PLACES:
            module: Any = sys.modules.get(root)
            for part in path.split(".") if path else ():
                module = getattr(module, part, None)
            yield f"{root}.{path}" if path else root, prefix, module


def function_named(name: str) -> Callable[..., Any] | None:
    """The public function of an operator's name, or the method, which may be a special one.

    What ends in ``_`` writes into its tensor, and is the method that does.
    """
    if name.endswith("_") and callable(getattr(Tensor, name, None)):
        return getattr(Tensor, name)  # type: ignore[no-any-return]
    for _, prefix, module in public_places():
        function = getattr(module, name.removeprefix(prefix), None) if name.startswith(prefix) else None
        if callable(function):
            return function  # type: ignore[no-any-return]
    # `__float__` and its like make numbers of Python, which no operator does.
    special = None if isinstance(getattr(builtins, name, None), type) else getattr(Tensor, f"__{name}__", None)
    method = special or getattr(Tensor, name, None)
    return method if callable(method) else None


# -- subclasses --------------------------------------------------------------------------------------------------------


def kernel_of(operator: Operator, remaining_keys: int) -> Kernel:
    """The kernel of an operator for instances that may take it over."""

    def taken_over(*arguments: Any) -> Any:
        if is_inside_backward():
            return operator.lookup(remaining_keys)(*arguments)
        args, named = call_of(operator, arguments)
        return hand_over(function_of(operator), overriders(arguments), args, named)

    return taken_over


def is_inside_backward() -> bool:
    """Whether a backward pass calls this, or what fills its first gradients; only who is slow already asks."""
    engine: Any = sys.modules["runtime.autograd.engine"]
    operations: Any = sys.modules["runtime.autograd.operations"]
    codes = {function.__code__ for function in (engine.run_backward, *operations.OUTSIDE_PASSES)}
    frame = sys._getframe()
    while frame is not None:
        if frame.f_code in codes:
            return True
        frame = frame.f_back  # type: ignore[assignment]
    return False


def by_default(cls: type[Tensor], function: Any, kinds: Iterable[type], args: Any = (), named: Any = None) -> Any:
    """What Tensor's own ``__torch_function__`` does: call the function, and make its results instances of the class."""
    if not all(issubclass(cls, kind) for kind in kinds):
        return NotImplemented
    with WithoutSubclasses():
        try:
            result = function(*args, **(named or {}))
        except TypeError as error:
            if error.__traceback__ is not None and error.__traceback__.tb_next is not None:
                raise
            raise ArgumentError(str(error)) from None  # a name that the function does not have, or has twice
    return _as_class(cls, result)


def _as_class(cls: type[Tensor], result: Any) -> Any:
    if isinstance(result, Tensor):
        is_one = cls is Tensor or isinstance(result, cls)
        return result if is_one else result.as_subclass(cls)  # type: ignore[attr-defined]
    if type(result) in (list, tuple):
        return type(result)(_as_class(cls, item) for item in result)
    if isinstance(result, tuple) and hasattr(result, "_fields"):
        return type(result)(*(_as_class(cls, item) for item in result))
    return result


class WithoutSubclasses(Excluding):
    """A context in which instances of subclasses take nothing over."""

    __slots__ = ()
    _keyset = keys.TORCH_FUNCTION

    def __init__(self) -> None:
        super().__init__(self._keyset)


class WithoutAny(WithoutSubclasses):
    """A context in which modes take nothing over either."""

    __slots__ = ()
    _keyset = keys.TORCH_FUNCTION | keys.TORCH_FUNCTION_MODE


def by_subclass(overloads: Any, form: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """What a subclass gives in the place of a call, whose arguments it gets as they were written; None if none may.

    A pair of the result and nothing, as of :func:`by_foreign`.
    """
    if not is_allowed(keys.TORCH_FUNCTION) or thread.modes or is_inside_backward():
        return None
    hops = sys.modules.get("runtime.dispatch.hops")
    if hops is not None and hops.is_tracing():  # which shows what the tables do
        return None
    who = overriders((*args, *named.values()))
    # Sizes one by one, as in `x.view(2, 3)`, are written for methods alone.
    is_method = overloads.needs_self and form.takes_several(args, len(form.parameters) - form.keyword_only)
    function = getattr(Tensor, overloads.name) if is_method else function_named(overloads.name)
    return None if function is None or not who else (hand_over(function, who, args, named),)


# -- objects of other types --------------------------------------------------------------------------------------------


def by_foreign(
    name: str, args: tuple[Any, ...], named: dict[str, Any], function: Callable[..., Any] | None = None
) -> Any:
    """What an argument of a call that no form takes gives in its place; None where there is none that may, or no call.

    A pair of the result and nothing, so that None is a result too. It gets the public function, or `function`.
    """
    if not is_allowed(keys.TORCH_FUNCTION):
        return None
    who = overriders((*args, *named.values()))
    if who and function is None:
        function = function_named(name)
    if not who or function is None or (_is_method(function) and not (args and isinstance(args[0], Tensor))):
        return None
    return (hand_over(function, who, args, named),)


def by_foreign_index(overloads: Any, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
    """The same for a call that failed because of what stands in an index, in its slices too."""
    if not is_allowed(keys.TORCH_FUNCTION) or not any(" Index " in operator.schema for operator in overloads.operators):
        return None
    parts = [part for value in args[1:] for part in (value if isinstance(value, tuple) else (value,))]
    bounds = [
        bound for part in parts if isinstance(part, slice) for bound in (part.start, part.stop, part.step)
    ]  # fmt: skip
    who = [item for item in overriders((*parts, *bounds)) if not isinstance(item, Tensor)]
    function = function_named(overloads.name) if who else None
    return None if function is None else (hand_over(function, who, args, named),)


def _is_method(function: Callable[..., Any]) -> bool:
    """Whether a function is one of Tensor's, which nothing else has as its first argument."""
    return getattr(Tensor, getattr(function, "__name__", ""), None) is function


# -- modes -------------------------------------------------------------------------------------------------------------

def enter(mode: Any) -> None:
    """Let a mode see the calls of this thread."""
    thread.modes.append(mode)
    thread_keys().switch_on(keys.TORCH_FUNCTION_MODE)


def leave(mode: Any) -> None:
    """Let it see no more of them."""
    thread.modes.remove(mode)
    thread_keys().switch_off(keys.TORCH_FUNCTION_MODE)


def mode_kernel_of(operator: Operator, remaining_keys: int) -> Kernel:
    """The kernel of an operator for the modes of a thread, the innermost first."""

    def call(*arguments: Any) -> Any:
        modes = thread.modes
        if not modes or is_inside_backward():
            return operator.lookup(remaining_keys)(*arguments)
        args, named = call_of(operator, arguments)
        return hand_to_mode(function_of(operator), overriders(arguments), args, named)

    return call


def hand_to_mode(function: Callable[..., Any], who: Sequence[Any], args: Any, named: dict[str, Any]) -> Any:
    """What the innermost mode gives, inside of which only those around it are on."""
    mode = thread.modes.pop()
    try:
        return mode.__torch_function__(function, tuple(map(type, who)), args, named)
    finally:
        thread.modes.append(mode)
