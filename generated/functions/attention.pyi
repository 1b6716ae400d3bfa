"""The functions and methods of attention; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types
__all__ = ["bilinear", "embedding_bag"]

def scaled_dot_product_attention(
    query: _Tensor,
    key: _Tensor,
    value: _Tensor,
    attn_mask: _Tensor | None = None,
    dropout_p: _float = 0.0,
    is_causal: _bool = False,
    *,
    scale: _float | None = None,
    enable_gqa: _bool = False,
) -> Tensor: ...
def _shared_heads(query: _Tensor, input: _Tensor) -> Tensor: ...
def bilinear(input1: _Tensor, input2: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor: ...
def nn_embedding(
    input: _Tensor,
    weight: _Tensor,
    padding_idx: _int | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor: ...
def _shorten_rows(weight: _Tensor, indices: _Tensor, max_norm: _float, norm_type: _float) -> Tensor: ...
def nn_embedding_bag(
    input: _Tensor,
    weight: _Tensor,
    offsets: _Tensor | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    mode: _str = "mean",
    sparse: _bool = False,
    per_sample_weights: _Tensor | None = None,
    include_last_offset: _bool = False,
    padding_idx: _int | None = None,
) -> Tensor: ...
def _are_large_bags(indices: _Tensor, weight: _Tensor, scale_grad_by_freq: _bool, shares: _Tensor | None) -> _bool: ...
def _pooled_bags(weight: _Tensor, indices: _Tensor, starts: _Tensor, shares: _Tensor | None, mode: _str) -> Tensor: ...
def _bag_sums(weight: _Tensor, indices: _Tensor, starts: _Tensor, shares: _Tensor | None = None) -> Tensor: ...
def _spread_bags(input: _Tensor, indices: _Tensor, starts: _Tensor, shares: _Tensor | None, size: _int) -> Tensor: ...
def _bag_products(input: _Tensor, weight: _Tensor, indices: _Tensor, starts: _Tensor) -> Tensor: ...
def _bag_maxima(weight: _Tensor, indices: _Tensor, starts: _Tensor) -> return_types._bag_maxima: ...
def _put_maxima(grad: _Tensor, places: _Tensor, size: _int) -> Tensor: ...
def _side_by_side(input: _Tensor, many: _int, step: _int, last: _int) -> Tensor: ...
@overload
def embedding_bag(
    weight: _Tensor,
    indices: _Tensor,
    offsets: _Tensor,
    scale_grad_by_freq: _bool = False,
    mode: _int = 0,
    sparse: _bool = False,
    per_sample_weights: _Tensor | None = None,
    include_last_offset: _bool = False,
) -> builtins.tuple[Tensor, Tensor, Tensor, Tensor]: ...
@overload
def embedding_bag(
    weight: _Tensor,
    indices: _Tensor,
    offsets: _Tensor,
    scale_grad_by_freq: _bool,
    mode: _int,
    sparse: _bool,
    per_sample_weights: _Tensor | None,
    include_last_offset: _bool,
    padding_idx: _int | None,
) -> builtins.tuple[Tensor, Tensor, Tensor, Tensor]: ...
