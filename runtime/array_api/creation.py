"""New tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.array_api.operators import F
from runtime.errors import ArgumentValueError
from runtime.tensor import Tensor, dtypes, factories
from runtime.tensor.dtypes import dtype


def asarray(obj: Any, /, *, dtype: dtype | None = None, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor of numbers, nested sequences, or of the memory of an array; `copy` forces or forbids a copy."""
    return factories.asarray(obj, dtype=dtype, device=device, copy=copy)


def from_dlpack(x: Any, /, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A tensor of the memory of any object with ``__dlpack__``; `copy` forces or forbids a copy."""
    return factories.from_dlpack(x, device=device, copy=copy)


def full(
    shape: int | Sequence[int], fill_value: complex, *, dtype: dtype | None = None, device: Any = None
) -> Tensor:
    """A tensor of equal elements."""
    size = (shape,) if isinstance(shape, int) else shape
    value = factories.tensor(fill_value, dtype=dtype)  # rounded, so that it fits
    return F.full(size, value.item(), dtype=value.dtype, device=device)  # type: ignore[no-any-return]


def arange(
    start: float, /, stop: float | None = None, step: float = 1, *, dtype: dtype | None = None, device: Any = None
) -> Tensor:
    """Numbers from `start` on, `step` apart, before `stop`; one number alone is `stop`, and it starts at 0."""
    start, stop = (0, start) if stop is None else (start, stop)
    if step == 0:
        msg = "arange(): step must not be 0"
        raise ArgumentValueError(msg)
    if (stop - start) * step <= 0:
        if dtype is None:
            integral = all(isinstance(item, int) for item in (start, stop, step))
            dtype = dtypes.int64 if integral else dtypes.get_default_dtype()
        return F.empty((0,), dtype=dtype, device=device)  # type: ignore[no-any-return]
    return F.arange(start, stop, step, dtype=dtype, device=device)  # type: ignore[no-any-return]


def linspace(
    start: complex, stop: complex, /, num: int, *, dtype: dtype | None = None, device: Any = None,
    endpoint: bool = True,
) -> Tensor:  # fmt: skip
    """`num` numbers at equal distances from `start` to `stop`, which is the last one if `endpoint` says so."""
    result: Tensor = F.linspace(start, stop, num if endpoint else num + 1, dtype=dtype, device=device)
    return result if endpoint else result[:num]  # type: ignore[index]


def eye(
    n_rows: int, n_cols: int | None = None, /, *, k: int = 0, dtype: dtype | None = None, device: Any = None
) -> Tensor:
    """A matrix of zeros with ones on its `k`-th diagonal."""
    columns = n_rows if n_cols is None else n_cols
    result: Tensor = F.zeros((n_rows, columns), dtype=dtype, device=device)
    if -n_rows < k < columns:
        result.diagonal(k).fill_(1)  # type: ignore[attr-defined]
    return result


def meshgrid(*arrays: Tensor, indexing: str = "xy") -> tuple[Tensor, ...]:
    """The coordinates of the points of a grid; "xy" exchanges the first two dimensions."""
    if indexing not in ("xy", "ij"):
        msg = f'meshgrid(): indexing must be "xy" or "ij", got {indexing!r}'
        raise ArgumentValueError(msg)
    return tuple(F.meshgrid(arrays, indexing=indexing)) if arrays else ()
