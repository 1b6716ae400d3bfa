"""``library.opcheck``: whether what was registered for an operator of a program keeps what its schema says.

The names of the tests are PyTorch's. There is no ahead-of-time compiler here: ``test_aot_dispatch_static`` and
``test_aot_dispatch_dynamic`` compare what such a one relies on, that equal arguments give equal results and gradients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd import custom_ops
from runtime.autograd.functional import grad
from runtime.dispatch import keysets, ops, registry
from runtime.dispatch.operator import Operator
from runtime.dispatch.signatures import FunctionSchema
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor, keys
from runtime.tensor.tensor import MetaError
from runtime.testing import assert_close

__all__ = ["OpCheckError", "opcheck"]


class OpCheckError(ComputeError):
    """An operator does not keep what its schema, or what was registered for it, says."""


def opcheck(
    op: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None = None, *,
    test_utils: str | Sequence[str] | None = None, raise_exception: bool = True, rtol: float | None = None,
    atol: float | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Test an operator on arguments; "SUCCESS" by the name of each test.

    ``test_schema``: results and arguments share memory, and arguments are written into, as the schema says alone.
    ``test_autograd_registration``: where an argument requires grad, something serves autograd. ``test_faketensor``:
    the results on the device meta have the shapes, strides and dtypes of those in memory; sizes and strides that
    depend on elements (``get_ctx().new_dynamic_size()``) are not compared, nor are built-in operators without a plan.
    ``test_aot_dispatch_dynamic``: results and gradients of equal arguments are equal. OpCheckError for the first that
    fails; with ``raise_exception=False`` it stands in the dict. ValueError for the name of another test.

    >>> @ow.library.custom_op("mine::halved", mutates_args=())
    ... def halved(x: ow.Tensor) -> ow.Tensor:
    ...     return x / 2
    >>> _ = halved.register_fake(ow.empty_like)
    >>> ow.library.opcheck(halved, (ow.ones(3),), test_utils=("test_schema", "test_faketensor"))
    {'test_schema': 'SUCCESS', 'test_faketensor': 'SUCCESS'}
    """
    overload = _overload(op)
    names = _DEFAULT if test_utils is None else (test_utils,) if isinstance(test_utils, str) else tuple(test_utils)
    for name in names:
        if name not in _TESTS:
            msg = f"opcheck(): there is no test {name!r}; there are {', '.join(_TESTS)}"
            raise ArgumentValueError(msg)
    report: dict[str, Any] = {}
    tolerances = {"rtol": rtol, "atol": atol}
    for name in names:
        try:
            _TESTS[name](overload, tuple(args), kwargs or {}, tolerances)
            report[name] = "SUCCESS"
        except Exception as error:
            failure = OpCheckError(f"opcheck({overload}): {name} failed: {error}")
            failure.__cause__ = error
            if raise_exception:
                raise failure from error
            report[name] = failure
    return report


def _overload(op: Any) -> Any:
    if isinstance(op, custom_ops.CustomOpDef):
        return op._opoverload
    if isinstance(op, ops.OpOverloadPacket) and len(op.overloads()) == 1:
        return getattr(op, op.overloads()[0])
    if isinstance(op, str) and registry.named(op) is not None:
        return ops.overload_named(op)
    if isinstance(op, ops.OpOverload):
        return op
    msg = f"opcheck(): expected an operator of custom_op, or an overload such as ops.mine.cube.default, got {op!r}"
    raise ArgumentError(msg)


def _copied(value: Any) -> Any:
    """Arguments with memory of their own, leaves where the given ones require grad."""
    if isinstance(value, Tensor):
        return value.detach().clone().requires_grad_(value.requires_grad)  # type: ignore[attr-defined]
    if isinstance(value, (list, tuple)):
        return type(value)([_copied(item) for item in value])
    return {name: _copied(item) for name, item in value.items()} if isinstance(value, dict) else value


def _tensors(value: Any) -> list[Tensor]:
    if isinstance(value, dict):
        return _tensors(list(value.values()))
    if isinstance(value, (list, tuple)):
        return [tensor for item in value for tensor in _tensors(item)]
    return [value] if isinstance(value, Tensor) else []


def _named(overload: Any, args: Sequence[Any], kwargs: dict[str, Any]) -> list[tuple[Any, Any]]:
    """The arguments of the schema that are given, with their values."""
    arguments = FunctionSchema(overload.operator.schema).arguments
    values = {**dict(zip([argument.name for argument in arguments], args, strict=False)), **kwargs}
    return [(argument, values[argument.name]) for argument in arguments if argument.name in values]


def _owner(tensor: Tensor) -> int:
    return tensor.untyped_storage().data_ptr()


def _test_schema(overload: Any, args: Any, kwargs: Any, _: Any) -> None:
    args, kwargs = _copied(args), _copied(kwargs)
    before = _copied((args, kwargs))
    result = overload(*args, **kwargs)
    now, then = _named(overload, args, kwargs), _named(overload, *before)
    for (argument, value), (_argument, earlier) in zip(now, then, strict=True):
        is_changed = any(
            not bool((new.detach() == old.detach()).logical_or((new != new).logical_and(old != old)).all())  # type: ignore[attr-defined]  # noqa: PLR0124 - NaN
            for new, old in zip(_tensors(value), _tensors(earlier), strict=True)
        )
        if is_changed and not argument.is_write:
            msg = (
                f"argument {argument.name!r} was written into, which its schema does not say; name it in mutates_args, "
                "or work on a clone() of it"
            )
            raise OpCheckError(msg)
    returned = FunctionSchema(overload.operator.schema).returns
    free = [
        tensor for position, item in enumerate(result if isinstance(result, tuple) else (result,))
        for tensor in _tensors(item) if position >= len(returned) or returned[position].alias_info is None
    ]  # fmt: skip
    owners = {_owner(tensor): argument.name for argument, value in now for tensor in _tensors(value) if tensor.numel()}
    for tensor in free:
        if tensor.numel() and _owner(tensor) in owners:
            msg = (
                f"a result shares memory with argument {owners[_owner(tensor)]!r}, which its schema does not say; "
                "return a clone() of it"
            )
            raise OpCheckError(msg)


def _test_autograd_registration(overload: Any, args: Any, kwargs: Any, _: Any) -> None:
    operator: Operator = overload.operator
    if not any(tensor.requires_grad for tensor in _tensors((args, kwargs))):
        return
    origin, kernel = operator.at(keys.AUTOGRAD, keys.AUTOGRAD | keys.CPU)
    if kernel is None or origin == "backend fallback":
        msg = (
            "an argument requires grad and nothing is registered for autograd; use library.register_autograd, or "
            "library.impl with 'CompositeImplicitAutograd' where what it calls has gradients"
        )
        raise OpCheckError(msg)


def _test_faketensor(overload: Any, args: Any, kwargs: Any, _: Any) -> None:
    args, kwargs = _copied(args), _copied(kwargs)
    fake_args, fake_kwargs = _on_meta(args), _on_meta(kwargs)
    results = _tensors(overload(*args, **kwargs))
    # What differs between two dynamic sizes depends on elements.
    try:
        fakes, changed = (_fake_results(overload, fake_args, fake_kwargs, size) for size in (2, 3))
    except MetaError:
        if overload.operator.declared:
            raise
        return  # a built-in operator without a plan: its sizes depend on elements
    if len(results) != len(fakes):
        msg = f"{len(results)} results in memory, {len(fakes)} on the device meta"
        raise OpCheckError(msg)
    for number, tensors in enumerate(zip(results, fakes, changed, strict=True)):
        for attribute in ("shape", "dtype", "stride"):
            real, fake, second = (_values(tensor, attribute) for tensor in tensors)
            expected = tuple(
                size if size == second_size else None for size, second_size in zip(fake, second, strict=True)
            )
            if len(real) != len(expected) or any(
                size is not None and size != real_size for real_size, size in zip(real, expected, strict=True)
            ):
                texts = [str(values[0] if attribute == "dtype" else values) for values in (real, fake)]
                msg = f"result {number} has the {attribute} {texts[0]}, on the device meta {texts[1]}"
                raise OpCheckError(msg)


def _fake_results(overload: Any, args: Any, kwargs: Any, size: int) -> list[Tensor]:
    with keysets.dynamic_sizes(size):
        return _tensors(overload(*args, **kwargs))


def _values(tensor: Tensor, attribute: str) -> tuple[Any, ...]:
    """The sizes or the strides of a tensor, or its dtype alone."""
    value = getattr(tensor, attribute)
    return tuple(value()) if attribute == "stride" else tuple(value) if attribute == "shape" else (value,)


def _on_meta(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value.detach().to("meta")  # type: ignore[attr-defined]
    if isinstance(value, (list, tuple)):
        return type(value)([_on_meta(item) for item in value])
    return {name: _on_meta(item) for name, item in value.items()} if isinstance(value, dict) else value


def _test_aot_dispatch(overload: Any, args: Any, kwargs: Any, tolerances: Any) -> None:
    first, second = (_results_and_gradients(overload, _copied(args), _copied(kwargs)) for _ in range(2))
    for number, (left, right) in enumerate(zip(first, second, strict=True)):
        if left is None or right is None:
            if left is not right:
                msg = f"value {number} of two equal calls is there once and once not"
                raise OpCheckError(msg)
            continue
        assert_close(left, right, equal_nan=True, **tolerances)


def _results_and_gradients(overload: Any, args: Any, kwargs: Any) -> list[Any]:
    leaves = [tensor for tensor in _tensors((args, kwargs)) if tensor.requires_grad]
    results = _tensors(overload(*args, **kwargs))
    differentiable = [result for result in results if result.requires_grad]
    gradients: Sequence[Any] = ()
    if leaves and differentiable:
        ones = [result.detach().clone().fill_(1) for result in differentiable]  # type: ignore[attr-defined]
        gradients = grad(differentiable, leaves, ones, allow_unused=True)
    for leaf, gradient in zip(leaves, gradients, strict=bool(gradients)):
        if gradient is not None and (gradient.shape, gradient.dtype) != (leaf.shape, leaf.dtype):
            msg = f"a gradient has shape {list(gradient.shape)} for an argument of shape {list(leaf.shape)}"
            raise OpCheckError(msg)
    return [*(result.detach() for result in results), *gradients]  # type: ignore[attr-defined]


_TESTS: dict[str, Callable[[Any, Any, Any, Any], None]] = {
    "test_schema": _test_schema,
    "test_autograd_registration": _test_autograd_registration,
    "test_faketensor": _test_faketensor,
    "test_aot_dispatch_static": _test_aot_dispatch,
    "test_aot_dispatch_dynamic": _test_aot_dispatch,
}
_DEFAULT = ("test_schema", "test_autograd_registration", "test_faketensor", "test_aot_dispatch_dynamic")
