"""Comparisons for tests: values within a tolerance, with a message that says how many are not, and the worst one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor, dtypes, to_numpy
from runtime.tensor.coordinates import has_sparse_layout
from runtime.tensor.factories import as_tensor

__all__ = ["assert_allclose", "assert_close", "make_tensor"]
F: Any = Functions()
# Relative and absolute tolerances by dtype, PyTorch's; other dtypes must be equal.
_TOLERANCES = {
    dtypes.float16: (1e-3, 1e-5), dtypes.bfloat16: (1.6e-2, 1e-5), dtypes.float32: (1.3e-6, 1e-5),
    dtypes.float64: (1e-7, 1e-7), dtypes.complex64: (1.3e-6, 1e-5), dtypes.complex128: (1e-7, 1e-7),
}  # fmt: skip
Message = str | Callable[[str], str] | None


def assert_close(
    actual: Any, expected: Any, *, allow_subclasses: bool = True, rtol: float | None = None,
    atol: float | None = None, equal_nan: bool = False, check_device: bool = True, check_dtype: bool = True,
    check_layout: bool = True, check_stride: bool = False, msg: Message = None,
) -> None:  # fmt: skip
    """Raise AssertionError unless ``abs(actual - expected) <= atol + rtol * abs(expected)`` for every element.

    Tensors of any layout, arrays, numbers, and sequences and mappings of them, which need equal lengths and keys.
    Without `rtol` and `atol`, which are given together, tolerances follow from the dtypes, the wider ones where they
    differ. `msg` is the message, or a function of the message that there would be. Raises TypeError for what cannot be
    compared.
    """
    del check_device
    if (rtol is None) != (atol is None):
        text = "assert_close(): rtol and atol are given together, or neither is"
        raise ArgumentValueError(text)
    if rtol is not None and atol is not None and not (rtol >= 0 and atol >= 0):
        text = f"assert_close(): rtol and atol must not be negative, got {rtol} and {atol}"
        raise ComputeError(text)
    for fault in _faults(actual, expected, ""):
        _fail(fault, msg)
    for item, other, path in _pairs(actual, expected, ""):
        if item is None or other is None:
            if item is not other:
                _fail(f"None mismatch: {item} is not {other}{path}", msg)
            continue
        if not allow_subclasses and type(item) is not type(other):
            text = f"assert_close(): {type(item).__name__} and {type(other).__name__} are not the same class{path}"
            raise ArgumentError(text)
        first, second = _as_tensor(item, path), _as_tensor(other, path)
        fault = _attributes(first, second, check_dtype, check_layout, check_stride)
        if not fault:
            fault = _values(_dense(first), _dense(second), rtol, atol, equal_nan)
        if fault:
            _fail(fault + path, msg)


def _fail(text: str, msg: Message) -> None:
    raise AssertionError(msg(text) if callable(msg) else text if msg is None else msg)


def _is_sequence(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, (str, bytes))


def _faults(actual: Any, expected: Any, path: str) -> Iterator[str]:
    """How the containers differ."""
    if isinstance(actual, Mapping) and isinstance(expected, Mapping):
        if set(actual) != set(expected):
            missing, more = (sorted(map(repr, item)) for item in (expected.keys() - actual, actual.keys() - expected))
            yield f"The keys of the mappings do not match: missing {missing}, unexpected {more}{path}"
            return
        for key in actual:
            yield from _faults(actual[key], expected[key], f"{path}\nItem {key!r}")
    elif _is_sequence(actual) and _is_sequence(expected):
        if len(actual) != len(expected):
            yield f"The length of the sequences do not match: {len(actual)} != {len(expected)}{path}"
            return
        for at, (value, other) in enumerate(zip(actual, expected, strict=True)):
            yield from _faults(value, other, f"{path}\nItem [{at}]")


def _pairs(actual: Any, expected: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    if isinstance(actual, Mapping) and isinstance(expected, Mapping):
        for key in actual:
            yield from _pairs(actual[key], expected[key], f"{path}\nItem {key!r}")
    elif _is_sequence(actual) and _is_sequence(expected):
        for at, (item, other) in enumerate(zip(actual, expected, strict=True)):
            yield from _pairs(item, other, f"{path}\nItem [{at}]")
    else:
        yield actual, expected, path


def _as_tensor(value: Any, path: str) -> Tensor:
    if isinstance(value, Tensor):
        return value
    if isinstance(value, (bool, int, float, complex, np.ndarray, np.generic)):
        return as_tensor(value)
    text = f"assert_close(): {type(value).__name__} cannot be compared; expected tensors, arrays or numbers{path}"
    raise ArgumentError(text)


def _dense(tensor: Any) -> Tensor:
    """All elements of a tensor, those that a sparse layout does not store as well."""
    return tensor.to_dense() if has_sparse_layout(tensor) else tensor  # type: ignore[no-any-return]


def _attributes(actual: Any, expected: Any, check_dtype: bool, check_layout: bool, check_stride: bool) -> str:
    """What differs besides values; empty where nothing does."""
    if actual.shape != expected.shape:
        return f"The values for attribute 'shape' do not match: {tuple(actual.shape)} != {tuple(expected.shape)}."
    if check_dtype and actual.dtype is not expected.dtype:
        return f"The values for attribute 'dtype' do not match: {actual.dtype} != {expected.dtype}."
    if check_layout and actual.layout is not expected.layout:
        return f"The values for attribute 'layout' do not match: {actual.layout} != {expected.layout}."
    if check_stride and not has_sparse_layout(actual) and actual.stride() != expected.stride():
        return f"The values for attribute 'stride()' do not match: {actual.stride()} != {expected.stride()}."
    return ""


def _tolerances(actual: Tensor, expected: Tensor, rtol: float | None, atol: float | None) -> tuple[float, float]:
    if rtol is not None and atol is not None:
        return rtol, atol
    both = [_TOLERANCES.get(item.dtype, (0.0, 0.0)) for item in (actual, expected)]
    return max(item[0] for item in both), max(item[1] for item in both)


def _values(actual: Tensor, expected: Tensor, rtol: float | None, atol: float | None, equal_nan: bool) -> str:
    """How many elements are not close, and the worst ones; empty where all are."""
    relative, absolute = _tolerances(actual, expected, rtol, atol)
    actual_values, other = to_numpy(actual), to_numpy(expected)
    kind = np.result_type(actual_values, other)
    wide = np.complex128 if kind.kind == "c" else np.float64
    exact = kind.kind in "bui" and relative == absolute == 0
    with np.errstate(all="ignore"):
        difference = np.abs(actual_values.astype(wide) - other.astype(wide))
        allowed = absolute + relative * np.abs(other.astype(wide))
        close = (actual_values == other) | (np.isfinite(difference) & (difference <= allowed) if not exact else False)
        if equal_nan:
            close |= np.isnan(actual_values) & np.isnan(other)
        if close.all():
            return ""
        ratio = np.where(other != 0, difference / np.abs(other.astype(wide)), np.inf)
    return _report(np.asarray(close), difference, ratio, relative, absolute)


def _report(
    close: np.ndarray[Any, Any], difference: np.ndarray[Any, Any], ratio: np.ndarray[Any, Any], rtol: float, atol: float
) -> str:  # fmt: skip
    kind = "equal" if rtol == atol == 0 else "close"
    if close.ndim == 0:
        return (
            f"Scalars are not {kind}!\n\nAbsolute difference: {float(difference):g} (up to {atol:g} allowed)\n"
            f"Relative difference: {float(ratio):g} (up to {rtol:g} allowed)"
        )
    wrong = int((~close).sum())
    part = f"{wrong} / {close.size} ({wrong / close.size:.1%})"
    lines = [f"Tensor-likes are not {kind}!\n", f"Mismatched elements: {part}"]
    for label, measured, limit in (("absolute", difference, atol), ("relative", ratio, rtol)):
        worst = np.where(close, -1.0, np.where(np.isnan(measured), np.inf, measured))
        at = tuple(int(k) for k in np.unravel_index(int(worst.argmax()), close.shape))
        lines.append(f"Greatest {label} difference: {float(measured[at]):g} at index {at} (up to {limit:g} allowed)")
    return "\n".join(lines)


def assert_allclose(
    actual: Any, expected: Any, rtol: float | None = None, atol: float | None = None, equal_nan: bool = True,
    msg: str = "",
) -> None:  # fmt: skip
    """As :func:`assert_close`, of anything that a tensor can be made of; its older name."""
    first, other = as_tensor(actual), as_tensor(expected)
    assert_close(first, other, rtol=rtol, atol=atol, equal_nan=equal_nan, check_dtype=False, msg=msg or None)


def _drawn_between(low: float, high: float, chance: Any) -> Any:
    """Numbers from `low` to `high` by numbers from 0 to 1; the width of the range may exceed the dtype."""
    return chance * high + (1 - chance) * low


def _bounds(dtype: dtypes.dtype, low: float | None, high: float | None) -> tuple[float, float]:
    """The bounds of random numbers within those of the dtype; `high` is none of the numbers."""
    real = dtype.to_real() if dtype.is_complex else dtype
    integral = not real.is_floating_point
    first = (-9 if dtype.is_signed else 0) if low is None else low
    last = (2 if dtype is dtypes.bool_ else 10 if integral else 9) if high is None else high
    if not first < last:
        text = f"make_tensor(): low must be less than high, got {first} and {last}"
        raise ArgumentValueError(text)
    lowest, highest = dtypes.finfo_limits(real)
    end = highest + 1 if integral else highest
    if first >= end or last <= lowest:
        text = f"make_tensor(): {dtype} holds no number from {first} up to {last}"
        raise ArgumentValueError(text)
    return max(first, lowest), min(last, end)


def make_tensor(
    *shape: Any, dtype: dtypes.dtype, device: Any = "cpu", low: float | None = None, high: float | None = None,
    requires_grad: bool = False, noncontiguous: bool = False, exclude_zero: bool = False, memory_format: Any = None,
) -> Tensor:  # fmt: skip
    """A tensor of random numbers for a test, from `low` up to but without `high`.

    Without bounds floating and complex numbers lie between -9 and 9, integers from -9 to 9, without a sign from 0.
    Bounds outside of the dtype's numbers are the lowest or the highest of them; ValueError where none is left, and for
    nan. With `exclude_zero` zeros are 1. One that is `noncontiguous` has gaps along its last dimension.
    """
    sizes = tuple(shape[0]) if len(shape) == 1 and isinstance(shape[0], (tuple, list)) else shape
    integral = not (dtype.is_floating_point or dtype.is_complex)
    first, last = _bounds(dtype, low, high)
    gaps = noncontiguous and math.prod(sizes) > 1
    drawn = (*sizes[:-1], 2 * sizes[-1]) if gaps else sizes
    if integral:
        drawn_tensor = F.randint(math.ceil(first), math.ceil(last), drawn, dtype=dtype, device=device)
    else:
        real = dtype.to_real()
        parts = [
            _drawn_between(first, last, F.rand(drawn, dtype=real, device=device))
            for _ in range(2 if dtype.is_complex else 1)
        ]
        drawn_tensor = F.complex(*parts) if dtype.is_complex else parts[0]
    drawn_tensor = drawn_tensor[..., ::2] if gaps else drawn_tensor
    if exclude_zero:
        drawn_tensor.masked_fill_(drawn_tensor == 0, 1)
    if memory_format is not None:
        drawn_tensor = drawn_tensor.contiguous(memory_format=memory_format)
    return drawn_tensor.requires_grad_() if requires_grad else drawn_tensor  # type: ignore[no-any-return]
