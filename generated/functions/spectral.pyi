# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of spectral; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _Device, _DType, _float, _int, _layout, _str, _Tensor

from .. import Tensor
__all__ = [
    "stft",
    "istft",
]

@overload
def _fft_c2c(input: _Tensor, dim: Sequence[_int], normalization: _int, onward: _bool) -> Tensor: ...
@overload
def _fft_c2c(input: _Tensor, *, axis: Sequence[_int], normalization: _int, onward: _bool) -> Tensor: ...
@overload
def _fft_r2c(input: _Tensor, dim: Sequence[_int], normalization: _int, onesided: _bool) -> Tensor: ...
@overload
def _fft_r2c(input: _Tensor, *, axis: Sequence[_int], normalization: _int, onesided: _bool) -> Tensor: ...
@overload
def _fft_c2r(input: _Tensor, dim: Sequence[_int], normalization: _int, last_dim_size: _int) -> Tensor: ...
@overload
def _fft_c2r(input: _Tensor, *, axis: Sequence[_int], normalization: _int, last_dim_size: _int) -> Tensor: ...
@overload
def _fft_r2c_backward(
    grad: _Tensor, dim: Sequence[_int], normalization: _int, onesided: _bool, size: _int
) -> Tensor: ...
@overload
def _fft_r2c_backward(
    grad: _Tensor, *, axis: Sequence[_int], normalization: _int, onesided: _bool, size: _int
) -> Tensor: ...
@overload
def _fft_c2r_backward(grad: _Tensor, dim: Sequence[_int], normalization: _int) -> Tensor: ...
@overload
def _fft_c2r_backward(grad: _Tensor, *, axis: Sequence[_int], normalization: _int) -> Tensor: ...
@overload
def _fft_resized(input: _Tensor, dim: Sequence[_int], size: Sequence[_int]) -> Tensor: ...
@overload
def _fft_resized(input: _Tensor, *, axis: Sequence[_int], size: Sequence[_int]) -> Tensor: ...
def _fft_real(input: _Tensor, name: _str) -> Tensor: ...
def _fft_complex(input: _Tensor, name: _str) -> Tensor: ...
@overload
def _fft_any(
    input: _Tensor, s: Sequence[_int] | None, dim: Sequence[_int] | None, norm: _str | None, onward: _bool, name: _str
) -> Tensor: ...
@overload
def _fft_any(
    input: _Tensor, s: Sequence[_int] | None, *, axis: Sequence[_int] | None, norm: _str | None, onward: _bool,
    name: _str,
) -> Tensor: ...
@overload
def _fft_from_real(
    input: _Tensor, s: Sequence[_int] | None, dim: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_from_real(
    input: _Tensor, s: Sequence[_int] | None, *, axis: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_to_real(
    input: _Tensor, s: Sequence[_int] | None, dim: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_to_real(
    input: _Tensor, s: Sequence[_int] | None, *, axis: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_to_hermitian(
    input: _Tensor, s: Sequence[_int] | None, dim: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_to_hermitian(
    input: _Tensor, s: Sequence[_int] | None, *, axis: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_from_hermitian(
    input: _Tensor, s: Sequence[_int] | None, dim: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def _fft_from_hermitian(
    input: _Tensor, s: Sequence[_int] | None, *, axis: Sequence[_int] | None, norm: _str | None, name: _str
) -> Tensor: ...
@overload
def fft_fft(
    input: _Tensor, n: _int | None = None, dim: _int = -1, norm: _str | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_fft(
    input: _Tensor, n: _int | None = None, *, axis: _int, norm: _str | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_ifft(
    input: _Tensor, n: _int | None = None, dim: _int = -1, norm: _str | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_ifft(
    input: _Tensor, n: _int | None = None, *, axis: _int, norm: _str | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_rfft(
    input: _Tensor, n: _int | None = None, dim: _int = -1, norm: _str | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_rfft(
    input: _Tensor, n: _int | None = None, *, axis: _int, norm: _str | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_irfft(
    input: _Tensor, n: _int | None = None, dim: _int = -1, norm: _str | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_irfft(
    input: _Tensor, n: _int | None = None, *, axis: _int, norm: _str | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_hfft(
    input: _Tensor, n: _int | None = None, dim: _int = -1, norm: _str | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_hfft(
    input: _Tensor, n: _int | None = None, *, axis: _int, norm: _str | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_ihfft(
    input: _Tensor, n: _int | None = None, dim: _int = -1, norm: _str | None = None, *, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_ihfft(
    input: _Tensor, n: _int | None = None, *, axis: _int, norm: _str | None = None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def fft_fft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int = (-2, -1),
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_fft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int, norm: _str | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ifft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int = (-2, -1),
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ifft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int, norm: _str | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_rfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int = (-2, -1),
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_rfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int, norm: _str | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_irfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int = (-2, -1),
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_irfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int, norm: _str | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_hfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int = (-2, -1),
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_hfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int, norm: _str | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ihfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int = (-2, -1),
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ihfft2(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int, norm: _str | None = None,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_fftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int | None = None,
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_fftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int | None,
    norm: _str | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ifftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int | None = None,
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ifftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int | None,
    norm: _str | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_rfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int | None = None,
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_rfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int | None,
    norm: _str | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_irfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int | None = None,
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_irfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int | None,
    norm: _str | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_hfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int | None = None,
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_hfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int | None,
    norm: _str | None = None, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ihfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, dim: Sequence[_int] | _int | None = None,
    norm: _str | None = None, *, out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_ihfftn(
    input: _Tensor, s: Sequence[_int] | _int | None = None, *, axis: Sequence[_int] | _int | None,
    norm: _str | None = None, out: _Tensor | None = None,
) -> Tensor: ...
def fft_fftfreq(
    n: _int, d: _float = 1.0, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
def fft_rfftfreq(
    n: _int, d: _float = 1.0, *, dtype: _DType | None = None, layout: _layout | None = None,
    device: _Device | None = None, pin_memory: _bool | None = None, requires_grad: _bool = False,
    out: _Tensor | None = None,
) -> Tensor: ...
@overload
def fft_fftshift(input: _Tensor, dim: Sequence[_int] | _int | None = None) -> Tensor: ...
@overload
def fft_fftshift(input: _Tensor, *, axis: Sequence[_int] | _int | None) -> Tensor: ...
@overload
def fft_ifftshift(input: _Tensor, dim: Sequence[_int] | _int | None = None) -> Tensor: ...
@overload
def fft_ifftshift(input: _Tensor, *, axis: Sequence[_int] | _int | None) -> Tensor: ...
def _stft_window(window: _Tensor | None, n_fft: _int, win_length: _int, like: _Tensor, name: _str) -> Tensor: ...
def stft(
    input: _Tensor, n_fft: _int, hop_length: _int | None = None, win_length: _int | None = None,
    window: _Tensor | None = None, center: _bool = True, pad_mode: _str = "reflect", normalized: _bool = False,
    onesided: _bool | None = None, return_complex: _bool | None = None, align_to_window: _bool | None = None,
) -> Tensor: ...
def istft(
    input: _Tensor, n_fft: _int, hop_length: _int | None = None, win_length: _int | None = None,
    window: _Tensor | None = None, center: _bool = True, normalized: _bool = False, onesided: _bool | None = None,
    length: _int | None = None, return_complex: _bool = False,
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def stft(
        self, n_fft: _int, hop_length: _int | None = None, win_length: _int | None = None,
        window: _Tensor | None = None, center: _bool = True, pad_mode: _str = "reflect", normalized: _bool = False,
        onesided: _bool | None = None, return_complex: _bool | None = None, align_to_window: _bool | None = None,
    ) -> Tensor:
        """The short-time Fourier transform: of frames of `n_fft` elements, `hop_length` apart, each times a
            window.
        """
    def istft(
        self, n_fft: _int, hop_length: _int | None = None, win_length: _int | None = None,
        window: _Tensor | None = None, center: _bool = True, normalized: _bool = False, onesided: _bool | None = None,
        length: _int | None = None, return_complex: _bool = False,
    ) -> Tensor:
        """The signal of which `stft` gives the transform; frames are added up and divided by the sum of their
            windows squared.
        """
