"""The arguments of calls by the signatures of what is called, so that passes find each under its name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from runtime.capture.fx.node import operators_of
from runtime.dispatch import schemas
from runtime.dispatch.operator import Operator
from runtime.dispatch.ops import OpOverload, OpOverloadPacket
from runtime.errors import ComputeError
from runtime.tensor import Tensor

__all__ = ["ArgsKwargsPair", "normalize_function", "normalize_module"]
_KINDS: dict[str, tuple[type, ...]] = {
    "Tensor": (Tensor,), "int": (int,), "SymInt": (int,), "float": (int, float), "bool": (bool,), "str": (str,),
    "Scalar": (int, float, bool, complex),
}  # fmt: skip


class ArgsKwargsPair(NamedTuple):
    """The arguments of a call by position and by name."""

    args: tuple[Any, ...]
    kwargs: dict[str, Any]


def normalize_function(
    target: Callable[..., Any], args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None,
    arg_types: tuple[Any, ...] | None = None, kwarg_types: Mapping[str, Any] | None = None,
    normalize_to_only_use_kwargs: bool = False,
) -> ArgsKwargsPair | None:  # fmt: skip
    """The arguments of a call of `target` by its signature, with defaults; None where no overload takes them.

    What the call gives by position stays so; with `normalize_to_only_use_kwargs` everything goes by name. Where several
    overloads take so many arguments, `arg_types` and `kwarg_types` choose; RuntimeError without them.

    >>> ow.fx.operator_schemas.normalize_function(ow.relu, (1,), normalize_to_only_use_kwargs=True)
    ArgsKwargsPair(args=(), kwargs={'input': 1})
    """
    kwargs = dict(kwargs or {})
    fitting = [signature for signature in _signatures(target) if _bound(signature, args, kwargs)]
    if len(fitting) > 1 and (arg_types is not None or kwarg_types is not None):
        types = arg_types or (), dict(kwarg_types or {})
        fitting = [signature for signature in fitting if _takes(signature, *types)][:1]
    if len(fitting) > 1:
        shown = "\n".join(f"    {signature}" for signature in fitting)
        msg = (
            f"normalize_function(): {getattr(target, '__name__', target)} has several overloads for these arguments; "
            f"say arg_types or kwarg_types:\n{shown}"
        )
        raise ComputeError(msg)
    return _arguments(fitting[0], args, kwargs, by_name=normalize_to_only_use_kwargs) if fitting else None


def normalize_module(
    root: Any, target: str, args: tuple[Any, ...], kwargs: Mapping[str, Any] | None = None,
    normalize_to_only_use_kwargs: bool = False,
) -> ArgsKwargsPair | None:  # fmt: skip
    """The arguments of a call of the submodule `target` of `root` by the signature of its forward."""
    signature = inspect.signature(root.get_submodule(target).forward)
    kwargs = dict(kwargs or {})
    if not _bound(signature, args, kwargs):
        return None
    return _arguments(signature, args, kwargs, by_name=normalize_to_only_use_kwargs)


def _signatures(target: Any) -> Iterator[inspect.Signature]:
    """The signatures of an overload, of all overloads of a public function, or of a function of Python."""
    if isinstance(target, OpOverload):
        yield _signature_of(target.operator)
    elif isinstance(target, OpOverloadPacket):
        yield from (_signature_of(getattr(target, name).operator) for name in target.overloads())
    elif operators_of(target):
        operators = [getattr(item, "operator", item) for item in operators_of(target)]
        yield from (_signature_of(operator) for operator in operators)
    else:
        try:
            yield inspect.signature(inspect.unwrap(target))
        except (TypeError, ValueError):
            return


def _signature_of(operator: Operator) -> inspect.Signature:
    parameters = [
        inspect.Parameter(
            "input" if item.name == "self" else item.name,
            inspect.Parameter.KEYWORD_ONLY if item.keyword_only else inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=inspect.Parameter.empty if item.default is None else item.value,
            annotation=item.type,
        )
        for item in schemas.arguments_of(operator.schema)
    ]
    return inspect.Signature(parameters)


def _bound(signature: inspect.Signature, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """The arguments by names; None where the signature does not take them."""
    try:
        return signature.bind(*args, **kwargs)
    except TypeError:
        return None


def _takes(signature: inspect.Signature, args: Sequence[Any], kwargs: Mapping[str, Any]) -> bool:
    """Whether arguments of these types fit the parameters of a schema."""
    bound = _bound(signature, args, kwargs)
    if bound is None:
        return False
    return all(_fits(signature.parameters[name].annotation, kind) for name, kind in bound.arguments.items())


def _fits(declared: Any, kind: Any) -> bool:
    if not isinstance(declared, str):
        return True
    base = declared.partition("(")[0].rstrip("?")
    if kind is None or kind is type(None):
        return declared.endswith("?")
    if "[" in base:
        return not isinstance(kind, type) or issubclass(kind, (list, tuple))
    return base not in _KINDS or not isinstance(kind, type) or issubclass(kind, _KINDS[base])


def _arguments(
    signature: inspect.Signature, args: tuple[Any, ...], kwargs: Mapping[str, Any], *, by_name: bool
) -> ArgsKwargsPair:  # fmt: skip
    bound = signature.bind(*args, **kwargs)
    bound.apply_defaults()
    parameters = signature.parameters.values()
    without_names = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD, inspect.Parameter.POSITIONAL_ONLY)
    if any(parameter.kind in without_names for parameter in parameters):
        return ArgsKwargsPair(bound.args, bound.kwargs)
    count = 0 if by_name else len(args)
    items = list(bound.arguments.items())
    return ArgsKwargsPair(tuple(value for _, value in items[:count]), dict(items[count:]))
