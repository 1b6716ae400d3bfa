"""The arguments with which the root of a trace is called: proxies, concrete values, and trees of both."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable
from types import CodeType, FunctionType, MethodType
from typing import TYPE_CHECKING, Any

from runtime.autograd.trees import TreeSpec, tree_flatten, tree_is_leaf, tree_unflatten
from runtime.callers import packages
from runtime.capture.fx.codegen import _PyTreeCodeGen, _PyTreeInfo
from runtime.devices.checks import _assert
from runtime.errors import ArgumentError, ComputeError

if TYPE_CHECKING:
    from runtime.capture.fx.tracer import Tracer


class PHBase:
    """A leaf of a concrete argument that stays an argument of the graph."""

    def __repr__(self) -> str:
        return "PH"


PH = PHBase()


def arguments_of_root(
    tracer: Tracer, root_fn: Callable[..., Any], concrete_args: Any, *, is_module: bool
) -> tuple[Callable[..., Any], list[Any]]:
    """The function to call, and its arguments by position: all of them, those after ``*`` and ``**`` too."""
    function: Any = inspect.unwrap(root_fn)
    code = getattr(function, "__code__", None)
    if code is None or not isinstance(function, FunctionType):
        bound = function if isinstance(function, MethodType) else getattr(function, "__call__", None)  # noqa: B004
        if not isinstance(bound, MethodType):
            msg = f"{root_fn!r} is not written in Python, so that it cannot be traced; call it in a function"
            raise ArgumentError(msg)
        return _bound(tracer, bound.__func__, bound.__self__, concrete_args)
    names = _names_of(code)
    arguments: list[Any] = [tracer.root] if is_module else []
    values = _concrete_values(function, names[is_module:], concrete_args)
    arguments += [_argument(tracer, function, name, values) for name in names[is_module:]]
    return _called(tracer, _with_plain_arguments(function, len(names)), names, arguments)


def _bound(
    tracer: Tracer, function: Any, owner: Any, concrete_args: Any
) -> tuple[Callable[..., Any], list[Any]]:
    """The same for a method, or an object that is called, whose first argument is there already."""
    names = _names_of(function.__code__)
    values = _concrete_values(function, names[1:], concrete_args)
    arguments = [owner, *(_argument(tracer, function, name, values) for name in names[1:])]
    return _called(tracer, _with_plain_arguments(function, len(names)), names, arguments)


def _names_of(code: CodeType) -> list[str]:
    """The arguments of code, with the stars of those that take all that is left."""
    count = code.co_argcount + code.co_kwonlyargcount
    names, further_names = list(code.co_varnames[:count]), iter(code.co_varnames[count:])
    if code.co_flags & inspect.CO_VARARGS:
        names.append(f"*{next(further_names)}")
    if code.co_flags & inspect.CO_VARKEYWORDS:
        names.append(f"**{next(further_names)}")
    return names


def _with_plain_arguments(function: FunctionType, count: int) -> FunctionType:
    """A function all of whose arguments are given by position, so that ``*args`` is one value that is traced."""
    code = function.__code__
    if code.co_argcount == count:
        return function
    flags = code.co_flags & ~(inspect.CO_VARARGS | inspect.CO_VARKEYWORDS)
    plain = code.replace(co_argcount=count, co_posonlyargcount=0, co_kwonlyargcount=0, co_flags=flags)
    result = FunctionType(plain, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    result.__annotations__, result.__module__ = function.__annotations__, function.__module__
    return result


def _concrete_values(function: Any, names: list[str], concrete_args: Any) -> dict[str, Any]:
    """Concrete arguments by their names. TypeError for names that the function does not have."""
    if concrete_args is None:
        return {}
    if isinstance(concrete_args, tuple):
        if len(concrete_args) != len(names):
            msg = (
                f"concrete_args has {len(concrete_args)} values for the {len(names)} arguments of "
                f"{function.__qualname__}(); a dict gives some of them by their names"
            )
            raise ComputeError(msg)
        return dict(zip(names, concrete_args, strict=True))
    unknown = [name for name in concrete_args if name not in names]
    if unknown:
        msg = f"concrete_args: {function.__qualname__}() has no argument {unknown[0]!r}; it has {', '.join(names)}"
        raise ArgumentError(msg)
    return dict(concrete_args)


def _argument(tracer: Tracer, function: Any, name: str, values: dict[str, Any]) -> Any:
    """The value with which an argument is traced: a proxy where it is not concrete."""
    bare = name.lstrip("*")
    if name in values:
        return _concrete(tracer, function, name, values[name])
    kind = annotations_of(function).get(bare)
    return tracer.create_proxy("placeholder", name, _default(function, name), {}, type_expr=kind)


def annotations_of(function: Any) -> dict[str, Any]:
    """The annotations of a program's function; those of the library's say nothing of the program."""
    if str(function.__module__).partition(".")[0] in packages():
        return {}
    return dict(getattr(function, "__annotations__", {}))


def _default(function: Any, name: str) -> tuple[Any, ...]:
    """The default of an argument as the arguments of its node."""
    parameter = inspect.signature(function).parameters.get(name)
    return () if parameter is None or parameter.default is parameter.empty else (parameter.default,)


def _concrete(tracer: Tracer, function: Any, name: str, value: Any) -> Any:
    """A concrete argument: a graph that is called with another value says so."""
    leaves, form = tree_flatten(value)
    values: list[Any] = []
    for position, leaf in enumerate(leaves, 1):
        default = () if leaf is PH else _default(function, name)
        proxy = tracer.create_proxy("placeholder", f"{name}_{position}", default, {})
        if leaf is PH:
            values.append(proxy)
            continue
        values.append(leaf)
        message = f"the graph was traced with {name}={leaf!r}, and got another value"
        if leaf is None:
            is_none = tracer.create_proxy("call_function", operator.is_, (proxy, None), {})
            tracer.create_proxy("call_function", _assert, (is_none, message), {})
        elif isinstance(leaf, (bool, int, float, str)):
            tracer.create_proxy("call_function", _assert, (proxy == leaf, message), {})
    return tree_unflatten(values, form)


def _called(
    tracer: Tracer, function: Callable[..., Any], names: list[str], arguments: list[Any]
) -> tuple[Callable[..., Any], list[Any]]:
    """The function, or where arguments are trees one that gets their leaves and gives those of its result."""
    if all(tree_is_leaf(argument) for argument in arguments):
        return function, arguments
    leaves, form = tree_flatten(tuple(arguments))
    tracer.graph._codegen = _PyTreeCodeGen(_PyTreeInfo(names, form, None))

    def flat(*values: Any) -> Any:
        leaves, out_form = tree_flatten(function(*tree_unflatten(list(values), form)))
        tracer.graph._codegen = _PyTreeCodeGen(_PyTreeInfo(names, _without_root(form, names), out_form))
        return leaves

    flat.__annotations__ = {}  # those of the graph's result
    return flat, leaves


def _without_root(form: Any, names: list[str]) -> Any:
    """The form of the arguments of a call, which does not name the module itself."""
    if names[:1] != ["self"]:
        return form
    return TreeSpec(form.type, form.context, form.children_specs[1:])
