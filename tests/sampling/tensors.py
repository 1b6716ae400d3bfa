"""Tensors of every layout and dtype, described so that two libraries can make the same one."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from codegen.language.vocabulary import DTYPES
from codegen.reading.samples import USUAL, Interval

Array = np.ndarray[Any, Any]
Strides = tuple[int, ...]

LAYOUTS = (
    "contiguous", "offset", "transposed", "strided", "gaps", "expanded", "windows", "foreign", "foreign windows",
    "channels last",
)  # fmt: skip
FLOATING = ("float16", "bfloat16", "float32", "float64")
COMPLEX = ("complex64", "complex128")
_UNMIXED = ("uint16", "uint32", "uint64")  # test_unsigned.py has these
INTEGRAL = tuple(item for item in DTYPES if "int" in item and item not in _UNMIXED)
_SPECIAL = (0.0, -0.0, 1.0, -1.0, 0.5, math.inf, -math.inf, math.nan, 1e30, -1e-30, 3.0, 100.0, -7.0)


@dataclass(frozen=True)
class TensorSpec:
    """A tensor: its elements come from `seed`, or are `values` in row-major order."""

    shape: tuple[int, ...]
    dtype: str
    layout: str = "contiguous"
    seed: int = 0
    within: Interval | None = None
    values: tuple[Any, ...] | None = None
    symmetric: bool = False
    special: bool = False  # infinities, NaN, zeros and large numbers among the elements
    same_as: str = ""  # an argument whose memory this one shares
    grad: bool = False
    rounded: str = ""  # a narrower dtype, whose numbers its elements are

    def __str__(self) -> str:
        if self.same_as:
            return f"{self.same_as} again" + (f", {self.layout}" if self.layout != "contiguous" else "")
        words = [f"{self.dtype}{list(self.shape)}", self.layout if self.layout != "contiguous" else ""]
        words += ["grad" * self.grad, "special" * self.special, f"in {self.within}" if self.within else ""]
        return " ".join(word for word in words if word)

    @property
    def is_floating(self) -> bool:
        """Whether its elements are floating or complex numbers."""
        return self.dtype in FLOATING or self.dtype in COMPLEX

    @property
    def shares(self) -> bool:
        """Whether several elements lie in one place."""
        return self.layout in _SHARING

    def elements(self) -> Array:
        """The elements, as an array of its shape; bfloat16 is float32 here."""
        if self.rounded:
            narrow = replace(self, dtype=self.rounded, rounded="").elements()
            return (_as_bfloat16(narrow) if self.rounded == "bfloat16" else narrow).astype(self.dtype)
        kind = np.dtype("float32" if self.dtype == "bfloat16" else self.dtype)
        if self.values is not None:
            with np.errstate(all="ignore"):
                array = np.array(self.values, dtype=np.float64 if kind.kind == "f" else None)
                return array.astype(kind).reshape(self.shape)
        array = self._drawn(np.random.default_rng(self.seed), kind)
        if self.symmetric and array.ndim > 1 and array.shape[-1] == array.shape[-2] and kind.kind in "fc":
            array = ((array + np.conj(np.swapaxes(array, -1, -2))) / 2).astype(kind)
        return array

    def _drawn(self, source: np.random.Generator, kind: np.dtype[Any]) -> Array:
        low, high = self.within.finite if self.within else USUAL
        if kind.kind == "b":
            return source.random(self.shape) < 0.5
        if kind.kind in "iu":
            first, last = self.within.integers if self.within else (-3, 4)
            if kind.kind == "u":
                first = max(first, 0)
            if self.special and self.within is None:
                edges = np.array([np.iinfo(kind).min, np.iinfo(kind).max, 0, 1, 2], dtype=kind)
                return source.choice(edges, self.shape)
            return source.integers(first, max(last, first) + 1, self.shape).astype(kind)
        # Multiples of 1/64 are the same numbers in every floating dtype.
        margin = min(0.125, (high - low) / 16)
        result = np.round((low + margin + (high - low - 2 * margin) * source.random(self.shape)) * 64) / 64
        if self.special:
            result = np.where(source.random(self.shape) < 0.5, result, source.choice(_SPECIAL, self.shape))
        if kind.kind == "c":
            other = np.round(source.uniform(low, high, self.shape) * 64) / 64
            result = result + 1j * other
        with np.errstate(all="ignore"):
            return np.asarray(result).astype(kind)

    def build(self, module: Any, out: dict[str, Any]) -> Any:
        """The tensor in a library; `made` holds those that were made before."""
        if self.same_as:
            other = out[self.same_as]
            return other.transpose(-1, -2) if self.layout == "transposed" and other.ndim > 1 else other
        array = np.asarray(self.elements())
        layout = self.layout
        strides, offset, size = places(layout, self.shape)
        if layout == "contiguous":
            return self._leaf(module.from_numpy(array).to(getattr(module, self.dtype)).clone())
        memory = np.zeros(size, array.dtype)
        view = np.lib.stride_tricks.as_strided(
            memory[offset:], self.shape, [stride * memory.itemsize for stride in strides]
        ) if array.size else array  # fmt: skip
        if array.size:
            view[...] = array
        if layout.startswith("foreign") and self.dtype != "bfloat16" and array.size:
            result = module.from_numpy(view)
        else:
            owned = module.from_numpy(memory).to(getattr(module, self.dtype)).clone()  # which out= may resize
            result = owned.as_strided(self.shape, strides, offset)
        return self._leaf(result)

    def _leaf(self, tensor: Any) -> Any:
        return tensor.detach().requires_grad_() if self.grad else tensor


def _as_bfloat16(array: Array) -> Array:
    """Numbers of float32 as bfloat16 has them: rounded to the nearest, halves to even."""
    bits = array.view(np.uint32).astype(np.uint64)
    rounded = ((bits + 0x7FFF + ((bits >> 16) & 1)) & 0xFFFF0000).astype(np.uint32).view(np.float32)
    return np.where(np.isnan(array), array, rounded)


def places(layout: str, shape: tuple[int, ...]) -> tuple[Strides, int, int]:
    """Strides, offset and the size of the memory of a layout."""
    order = list(range(len(shape)))
    step, offset, still = 1, 0, -1
    if layout == "transposed":
        order.reverse()
    elif layout == "channels last" and len(shape) > 2:
        order = [0, *order[2:], 1]
    elif layout in ("strided", "foreign"):
        step = 2
    elif layout in ("offset", "gaps"):
        offset = 3
    elif layout == "expanded" and shape:
        still = max(range(len(shape)), key=lambda at: shape[at])
    windows = layout.endswith("windows")
    strides = [0] * len(shape)
    for at in reversed(order):
        if at == still:
            continue
        strides[at] = 1 if windows else step
        step *= max(shape[at], 1) + (layout == "gaps")
    last = sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True)) if all(shape) else 0
    return tuple(strides), offset, offset + last + 1


def with_layout(spec: TensorSpec, rng: random.Random) -> TensorSpec:
    """The tensor in a layout that can hold its elements."""
    fit = [layout for layout in LAYOUTS if (spec.values is None and not spec.symmetric) or layout not in _SHARING]
    return replace(spec, layout=rng.choice(fit))


_SHARING = ("expanded", "windows", "foreign windows")  # in which several elements lie in one place
