# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of further_overloads; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Number, _str, _Tensor

from .. import Tensor
__all__ = [
    "nuclear_norm",
    "frobenius_norm",
    "norm_except_dim",
    "native_layer_norm",
    "native_group_norm",
    "native_batch_norm",
    "native_dropout",
    "max_unpool2d",
    "max_unpool3d",
]

@overload
def special_xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _end_of(input: _Tensor) -> _Number: ...
@overload
def nuclear_norm(input: _Tensor, keepdim: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def nuclear_norm(input: _Tensor, *, keepdims: _bool, out: _Tensor | None = None) -> Tensor: ...
@overload
def nuclear_norm(
    input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def nuclear_norm(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def frobenius_norm(
    input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def frobenius_norm(
    input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False, out: _Tensor | None = None
) -> Tensor: ...
@overload
def norm_except_dim(v: _Tensor, pow: _int = 2, dim: _int = 0) -> Tensor: ...
@overload
def norm_except_dim(v: _Tensor, pow: _int = 2, *, axis: _int) -> Tensor: ...
def native_layer_norm(
    input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None, bias: _Tensor | None, eps: _float
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def native_group_norm(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, N: _int, C: _int, HxW: _int, group: _int, eps: _float
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def native_batch_norm(
    input: _Tensor, weight: _Tensor | None, bias: _Tensor | None, running_mean: _Tensor | None,
    running_var: _Tensor | None, training: _bool, momentum: _float, eps: _float, *,
    out: Sequence[_Tensor] | None = None,
) -> builtins.tuple[Tensor, Tensor, Tensor]: ...
def native_dropout(input: _Tensor, p: _float, train: _bool | None) -> builtins.tuple[Tensor, Tensor]: ...
def max_unpool2d(
    input: _Tensor, indices: _Tensor, output_size: Sequence[_int] | _int, *, out: _Tensor | None = None
) -> Tensor: ...
def max_unpool3d(
    input: _Tensor, indices: _Tensor, output_size: Sequence[_int] | _int, stride: Sequence[_int] | _int,
    padding: Sequence[_int] | _int, *, out: _Tensor | None = None,
) -> Tensor: ...
def cross_entropy_loss(
    input: _Tensor, target: _Tensor, weight: _Tensor | None = None, reduction: _int | _str = "mean",
    ignore_index: _int = -100, label_smoothing: _float = 0.0,
) -> Tensor: ...
