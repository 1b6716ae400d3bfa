"""The dtype of a result as the standard has it: a tensor without dimensions counts as much as any other."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor, dtypes
from runtime.tensor.dtypes import dtype
from runtime.tensor.factories import tensor


def result_type(*arrays_and_dtypes: Any) -> dtype:
    """The dtype to which tensors, dtypes and Python's numbers are brought together; numbers change only their kind."""
    kinds = [item if isinstance(item, dtype) else item.dtype for item in arrays_and_dtypes if not _is_number(item)]
    numbers = [operand for operand in arrays_and_dtypes if _is_number(operand)]
    if not kinds:
        msg = "result_type(): at least one tensor or dtype is needed"
        raise ArgumentValueError(msg)
    result = kinds[0]
    for kind in kinds[1:]:
        result = dtypes.promote_types(result, kind)
    for number in numbers:
        result = _with_number(result, number)
    return result


def common(*values: Any) -> list[Tensor]:
    """Tensors, and Python's numbers among them, as tensors of one dtype."""
    if not any(isinstance(value, Tensor) for value in values):
        msg = f"at least one argument must be a tensor, got {', '.join(type(value).__name__ for value in values)}"
        raise ArgumentError(msg)
    kind = result_type(*[value if isinstance(value, Tensor) else _number(value) for value in values])
    return [
        (value if value.dtype is kind else value.to(kind)) if isinstance(value, Tensor)  # type: ignore[attr-defined]
        else tensor(value, dtype=kind)
        for value in values
    ]  # fmt: skip


def _is_number(value: Any) -> bool:
    if isinstance(value, (Tensor, dtype)):
        return False
    return _number(value) is value


def _number(value: Any) -> Any:
    if not isinstance(value, (bool, int, float, complex)):
        msg = f"expected a tensor, a dtype or a number, got {type(value).__name__}"
        raise ArgumentError(msg)
    return value


def _with_number(kind: dtype, number: complex) -> dtype:
    """The dtype of a tensor with a number: the tensor's, unless the number is of a higher kind."""
    if type(number) in kind.absorbs:
        return kind
    if isinstance(number, complex) and kind.is_floating_point:
        return kind.to_complex()
    return dtypes.promote_types(kind, dtypes.of_number(number))
