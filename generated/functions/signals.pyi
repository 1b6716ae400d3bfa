# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of signals; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _float, _int, _layout, _Number, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "bartlett_window",
    "hann_window",
    "hamming_window",
    "blackman_window",
    "kaiser_window",
    "histogram",
    "gradient",
    "index_reduce", "index_reduce_",
    "as_strided_scatter",
    "unsafe_chunk",
    "unsafe_split",
    "unsafe_split_with_sizes",
    "nonzero_static",
    "scalar_tensor",
]

def _window_places(
    window_length: _int, periodic: _bool, dtype: _DType | None, device: _Device | None, name: _str
) -> Tensor: ...
def _window_of(input: _Tensor, dtype: _DType | None) -> Tensor: ...
@overload
def bartlett_window(
    window_length: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def bartlett_window(
    window_length: _int, periodic: _bool, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def hann_window(
    window_length: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def hann_window(
    window_length: _int, periodic: _bool, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: _int, periodic: _bool, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: _int, periodic: _bool, alpha: _float, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def hamming_window(
    window_length: _int, periodic: _bool, alpha: _float, beta: _float, *, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
@overload
def blackman_window(
    window_length: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def blackman_window(
    window_length: _int, periodic: _bool, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def kaiser_window(
    window_length: _int, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def kaiser_window(
    window_length: _int, periodic: _bool, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def kaiser_window(
    window_length: _int, periodic: _bool, beta: _float, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
@overload
def histogram(
    input: _Tensor, bins: _Tensor, *, weight: _Tensor | None = None, density: _bool = False,
    out: Sequence[_Tensor] | None = None,
) -> return_types.histogram: ...
@overload
def histogram(
    input: _Tensor, bins: _int = 100, *, range: Sequence[_float] | None = None, weight: _Tensor | None = None,
    density: _bool = False, out: Sequence[_Tensor] | None = None,
) -> return_types.histogram: ...
@overload
def _gradient_evenly(input: _Tensor, dim: _int, spacing: _Number, edge_order: _int) -> Tensor: ...
@overload
def _gradient_evenly(input: _Tensor, *, axis: _int, spacing: _Number, edge_order: _int) -> Tensor: ...
@overload
def _gradient_at(input: _Tensor, dim: _int, places: _Tensor, edge_order: _int) -> Tensor: ...
@overload
def _gradient_at(input: _Tensor, *, axis: _int, places: _Tensor, edge_order: _int) -> Tensor: ...
@overload
def gradient(
    input: _Tensor, *, spacing: _Number | None = None, dim: _int | None = None, edge_order: _int = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def gradient(
    input: _Tensor, *, spacing: _Number, dim: Sequence[_int], edge_order: _int = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def gradient(input: _Tensor, *, dim: Sequence[_int], edge_order: _int = 1) -> builtins.tuple[Tensor, ...]: ...
@overload
def gradient(
    input: _Tensor, *, spacing: Sequence[_Number], dim: _int | None = None, edge_order: _int = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def gradient(
    input: _Tensor, *, spacing: Sequence[_Number], dim: Sequence[_int], edge_order: _int = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def gradient(
    input: _Tensor, *, spacing: Sequence[_Tensor], dim: _int | None = None, edge_order: _int = 1
) -> builtins.tuple[Tensor, ...]: ...
@overload
def gradient(
    input: _Tensor, *, spacing: Sequence[_Tensor], dim: Sequence[_int], edge_order: _int = 1
) -> builtins.tuple[Tensor, ...]: ...
def multilabel_margin_loss(
    input: _Tensor, target: _Tensor, reduction: _int | _str = "mean", *, out: _Tensor | None = None
) -> Tensor: ...
def _multilabel_margin(input: _Tensor, target: _Tensor) -> Tensor: ...
def _multilabel_margin_backward(grad: _Tensor, input: _Tensor, target: _Tensor) -> Tensor: ...
@overload
def index_reduce(
    input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, reduce: _str, *, include_self: _bool = True,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def index_reduce(
    input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, reduce: _str, include_self: _bool = True,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def index_reduce_(
    input: _Tensor, dim: _int, index: _Tensor, source: _Tensor, reduce: _str, *, include_self: _bool = True
) -> Tensor: ...
@overload
def index_reduce_(
    input: _Tensor, *, axis: _int, index: _Tensor, source: _Tensor, reduce: _str, include_self: _bool = True
) -> Tensor: ...
def as_strided_scatter(
    input: _Tensor, src: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None, *,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def unsafe_chunk(input: _Tensor, chunks: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def unsafe_chunk(input: _Tensor, chunks: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def unsafe_split(input: _Tensor, split_size: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]: ...
@overload
def unsafe_split(input: _Tensor, split_size: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
@overload
def unsafe_split_with_sizes(
    input: _Tensor, split_sizes: Sequence[_int], dim: _int = 0
) -> builtins.tuple[Tensor, ...]: ...
@overload
def unsafe_split_with_sizes(
    input: _Tensor, split_sizes: Sequence[_int], *, axis: _int
) -> builtins.tuple[Tensor, ...]: ...
def nonzero_static(input: _Tensor, *, size: _int, fill_value: _int = -1, out: _Tensor | None = None) -> Tensor: ...
def scalar_tensor(
    s: _Number, *, dtype: _DType | None = None, layout: _layout | None = None, device: _Device | None = None,
    pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    @overload
    def histogram(
        self, bins: _Tensor, *, weight: _Tensor | None = None, density: _bool = False,
        out: Sequence[_Tensor] | None = None,
    ) -> return_types.histogram:
        """How many elements, or how much `weight`, lies between each two of the sorted edges `bins`, the last one
            included.
        """
    @overload
    def histogram(
        self, bins: _int = 100, *, range: Sequence[_float] | None = None, weight: _Tensor | None = None,
        density: _bool = False, out: Sequence[_Tensor] | None = None,
    ) -> return_types.histogram: ...
    @overload
    def index_reduce(
        self, dim: _int, index: _Tensor, source: _Tensor, reduce: _str, *, include_self: _bool = True,
        out: _Tensor | None = None,
    ) -> Tensor:
        """Slices of `source` that meet at one index are reduced by `reduce`: prod, mean, amax or amin."""
    @overload
    def index_reduce(
        self, *, axis: _int, index: _Tensor, source: _Tensor, reduce: _str, include_self: _bool = True,
        out: _Tensor | None = None,
    ) -> Tensor: ...
    @overload
    def index_reduce_(
        self, dim: _int, index: _Tensor, source: _Tensor, reduce: _str, *, include_self: _bool = True
    ) -> Tensor: ...
    @overload
    def index_reduce_(
        self, *, axis: _int, index: _Tensor, source: _Tensor, reduce: _str, include_self: _bool = True
    ) -> Tensor: ...
    def as_strided_scatter(
        self, src: _Tensor, size: Sequence[_int], stride: Sequence[_int], storage_offset: _int | None = None, *,
        out: _Tensor | None = None,
    ) -> Tensor:
        """A copy in which `src` stands where `as_strided` would look."""
    @overload
    def unsafe_chunk(self, chunks: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """Copies of the parts that `chunk` gives views of."""
    @overload
    def unsafe_chunk(self, chunks: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def unsafe_split(self, split_size: _int, dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """Copies of the parts that `split` gives views of."""
    @overload
    def unsafe_split(self, split_size: _int, *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    @overload
    def unsafe_split_with_sizes(self, split_sizes: Sequence[_int], dim: _int = 0) -> builtins.tuple[Tensor, ...]:
        """Copies of the parts that `split_with_sizes` gives views of."""
    @overload
    def unsafe_split_with_sizes(self, split_sizes: Sequence[_int], *, axis: _int) -> builtins.tuple[Tensor, ...]: ...
    def nonzero_static(self, *, size: _int, fill_value: _int = -1, out: _Tensor | None = None) -> Tensor:
        """The places of elements that are not 0, of which there are `size`: the first ones, or with `fill_value`
            behind them.
        """
