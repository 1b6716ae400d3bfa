"""The deprecated range, of which the end is a part."""

from __future__ import annotations

import math
import warnings
from typing import Any

import numpy as np

from runtime.errors import ComputeError, UnsupportedError
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import cast_array, check_elements, check_int64
from runtime.tensor.device import device
from runtime.tensor.dtypes import dtype


def range_through(
    start: Any, end: Any, step: Any, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """start, start + step, ... through end; the default dtype, whatever the numbers are."""
    kind, start, step, count = checked_range(start, end, step, dtype)
    values = start + np.arange(count) * step
    return make_tensor(cast_array(values, dtypes.FROM_NUMPY[values.dtype], kind), kind)


def checked_range(start: Any, end: Any, step: Any, dtype: dtype | None) -> tuple[dtype, Any, Any, int]:
    """The dtype of a range, its first number, its step and how many numbers it has; says that it is deprecated."""
    warnings.warn(
        "range is deprecated: unlike Python's range it has the end among its numbers; use arange",
        UserWarning, stacklevel=3,
    )  # fmt: skip
    if any(isinstance(item, complex) or not math.isfinite(item) for item in (start, end, step)):
        msg = f"range: start, end and step must be finite real numbers, got {start}, {end} and {step}"
        raise ComputeError(msg)
    kind = dtype or dtypes.get_default_dtype()
    if kind.is_complex or kind is dtypes.bool_:
        msg = f"range is not implemented for {kind.name}; it accepts integral and floating dtypes"
        raise UnsupportedError(msg)
    if kind.category == dtypes.INTEGRAL:
        start, end, step = math.trunc(start), math.trunc(end), math.trunc(step)
    if step == 0:
        msg = "range: step must not be zero"
        raise ComputeError(msg)
    if (end - start) * step < 0:
        msg = f"range: from {start} to {end} there is no way with step {step}; its sign must lead from start to end"
        raise ComputeError(msg)
    count = check_elements(math.floor((end - start) / step) + 1)
    if isinstance(start, int) and isinstance(step, int):
        count = (end - start) // step + 1 if isinstance(end, int) else count
        check_int64(start, "start")
        check_int64(start + (count - 1) * step, "the last number")
    return kind, start, step, count
