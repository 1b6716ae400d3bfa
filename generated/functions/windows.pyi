# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of windows; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _Device, _DType, _float, _int, _layout

from .. import Tensor
__all__ = [
]

def signal_bartlett(
    M: _int, *, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_hann(
    M: _int, *, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_hamming(
    M: _int, *, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_general_hamming(
    M: _int, *, alpha: _float = 0.54, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_blackman(
    M: _int, *, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_nuttall(
    M: _int, *, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_cosine(
    M: _int, *, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_gaussian(
    M: _int, *, std: _float = 1.0, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_exponential(
    M: _int, *, center: _float | None = None, tau: _float = 1.0, sym: _bool = True, dtype: _DType | None = None,
    layout: _layout | None = None, device: _Device | None = None, pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...
def signal_kaiser(
    M: _int, *, beta: _float = 12.0, sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
def signal_general_cosine(
    M: _int, *, a: Sequence[_float], sym: _bool = True, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
) -> Tensor: ...
