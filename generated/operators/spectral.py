# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The spectral operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.fourier.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

_FFT_C2C = define("_fft_c2c(Tensor self, int[] dim, int normalization, bool onward) -> Tensor", "2466897918b92809")
_FFT_C2C.implement(CPU, runtime.kernels.fourier.operator.c2c)

class _FftC2CBackward0(Node, operator="_fft_c2c"):
    __slots__ = ("_saved_dim", "_saved_normalization", "_saved_onward")

    def apply(self, grad):
        dim = self._saved_dim
        normalization = self._saved_normalization
        onward = self._saved_onward
        return (functions._fft_c2c(grad, dim, normalization, not onward),)

@_FFT_C2C.implement(AUTOGRAD)
def _fft_c2c_autograd(self, dim, normalization, onward):
    result = _FFT_C2C[self._keys & BELOW_AUTOGRAD](self, dim, normalization, onward)
    if guards.active and not grad_enabled():
        return result
    node = _FftC2CBackward0()
    node._saved_dim = dim
    node._saved_normalization = normalization
    node._saved_onward = onward
    return record.call(node, result, self)

forward_rule(_FFT_C2C,
    lambda self_t, dim, normalization, onward: _FFT_C2C[self_t._keys](self_t, dim, normalization, onward))

_FFT_R2C = define("_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor", "29dd435f24e93651")
_FFT_R2C.implement(CPU, runtime.kernels.fourier.operator.r2c)

class _FftR2CBackward0(Node, operator="_fft_r2c"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_normalization", "_saved_onesided")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        normalization = self._saved_normalization
        onesided = self._saved_onesided
        return (functions._fft_r2c_backward(grad, dim, normalization, onesided, self_shape[dim[-1]]),)

@_FFT_R2C.implement(AUTOGRAD)
def _fft_r2c_autograd(self, dim, normalization, onesided):
    result = _FFT_R2C[self._keys & BELOW_AUTOGRAD](self, dim, normalization, onesided)
    if guards.active and not grad_enabled():
        return result
    node = _FftR2CBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._saved_normalization = normalization
    node._saved_onesided = onesided
    return record.call(node, result, self)

forward_rule(_FFT_R2C,
    lambda self_t, dim, normalization, onesided: _FFT_R2C[self_t._keys](self_t, dim, normalization, onesided))

_FFT_C2R = define("_fft_c2r(Tensor self, int[] dim, int normalization, int last_dim_size) -> Tensor",
    "3357012519c04872")
_FFT_C2R.implement(CPU, runtime.kernels.fourier.operator.c2r)

class _FftC2RBackward0(Node, operator="_fft_c2r"):
    __slots__ = ("_saved_dim", "_saved_normalization")

    def apply(self, grad):
        dim = self._saved_dim
        normalization = self._saved_normalization
        return (functions._fft_c2r_backward(grad, dim, normalization),)

@_FFT_C2R.implement(AUTOGRAD)
def _fft_c2r_autograd(self, dim, normalization, last_dim_size):
    result = _FFT_C2R[self._keys & BELOW_AUTOGRAD](self, dim, normalization, last_dim_size)
    if guards.active and not grad_enabled():
        return result
    node = _FftC2RBackward0()
    node._saved_dim = dim
    node._saved_normalization = normalization
    return record.call(node, result, self)

@forward_rule(_FFT_C2R)
def _fft_c2r_forward(self_t, dim, normalization, last_dim_size):
    return _FFT_C2R[self_t._keys](self_t, dim, normalization, last_dim_size)


@composite(define("_fft_r2c_backward(Tensor grad, int[] dim, int normalization, bool onesided, int size) -> Tensor",
    "c48b66a13d3ae69c"))
def _fft_r2c_backward_composite(grad, dim, normalization, onesided, size):
    whole = functions._fft_resized(grad, (dim[-1],), (size,)) if onesided else grad
    return functions.real(functions._fft_c2c(whole, dim, normalization, False))


@composite(define("_fft_c2r_backward(Tensor grad, int[] dim, int normalization) -> Tensor", "48870aa446ee8b63"))
def _fft_c2r_backward_composite(grad, dim, normalization):
    half = functions._fft_r2c(grad, dim, normalization, True)
    last = dim[-1]
    twice = grad.size(last) - half.size(last)
    at = functions.arange(half.size(last)).reshape([-1 if one == last else 1 for one in range(grad._ndim)])
    return functions.where((at >= 1) & (at <= twice), 2, 1) * half


@composite(define("_fft_resized(Tensor self, int[] dim, int[] size) -> Tensor", "c2959c9e6a9c3ddf"))
def _fft_resized_composite(self, dim, size):
    for at, wanted in zip(dim, size):
        missing = wanted - self.size(at)
        if missing < 0:
            self = self.narrow(at, 0, wanted)
        if missing > 0:
            self = functions.constant_pad_nd(self, (*[0 for _ in range(2 * (self._ndim - at) - 1)], missing))
    return self


@composite(define("_fft_real(Tensor self, str name) -> Tensor", "7f596ba282f7ba5e"))
def _fft_real_composite(self, name):
    if self.dtype == dtypes.float32 or self.dtype == dtypes.float64:
        return self
    if self.dtype.is_complex:
        language.raise_unsupported_error(f"{name}: expected a real tensor, got {self.dtype}")
    if self.dtype == dtypes.float16 or self.dtype == dtypes.bfloat16:
        language.raise_unsupported_error(
            f"{name}: not implemented for {self.dtype}; it accepts float32, float64 and integers")
    return self.to(language.result_dtype(self, 1.0))


@composite(define("_fft_complex(Tensor self, str name) -> Tensor", "50c8201f6d7b6896"))
def _fft_complex_composite(self, name):
    return self if self.dtype.is_complex else functions._fft_real(self, name).to(language.result_dtype(self, 1j))


@composite(define("_fft_any(Tensor self, int[]? s, int[]? dim, str? norm, bool onward, str name) -> Tensor",
    "3973a808a7251f8c"))
def _fft_any_composite(self, s, dim, norm, onward, name):
    dims = language.fft_dims(self._sizes, s, dim)
    if not dims and (not self._ndim):
        language.fft_norm(norm, onward)
        return functions._fft_complex(self, name) * 1
    sizes = language.fft_sizes(self._sizes, s, dims, -1)
    whole = self if s is None else functions._fft_resized(self, dims, sizes)
    if whole.dtype.is_complex:
        return functions._fft_c2c(whole, dims, language.fft_norm(norm, onward), onward)
    if onward and len(dims):
        return functions._fft_r2c(functions._fft_real(whole, name), dims, language.fft_norm(norm, True), False)
    return functions._fft_c2c(functions._fft_complex(whole, name), dims, language.fft_norm(norm, onward), onward)


@composite(define("_fft_from_real(Tensor self, int[]? s, int[]? dim, str? norm, str name) -> Tensor",
    "d540ba988ae913af"))
def _fft_from_real_composite(self, s, dim, norm, name):
    dims = language.fft_dims(self._sizes, s, dim)
    if not len(dims):
        language.raise_error(f"{name}: expected at least one dimension to transform")
    sizes = language.fft_sizes(self._sizes, s, dims, -1)
    whole = self if s is None else functions._fft_resized(self, dims, sizes)
    return functions._fft_r2c(functions._fft_real(whole, name), dims, language.fft_norm(norm, True), True)


@composite(define("_fft_to_real(Tensor self, int[]? s, int[]? dim, str? norm, str name) -> Tensor", "2b9b2fcd6c3f0de7"))
def _fft_to_real_composite(self, s, dim, norm, name):
    dims = language.fft_dims(self._sizes, s, dim)
    if not len(dims):
        language.raise_error(f"{name}: expected at least one dimension to transform")
    sizes = language.fft_sizes(self._sizes, s, dims, 2 * (self.size(dims[-1]) - 1))
    whole = self if s is None else functions._fft_resized(self, dims, (*sizes[:-1], sizes[-1] // 2 + 1))
    given = whole if whole.dtype.is_complex else functions._fft_complex(whole, name)
    return functions._fft_c2r(given, dims, language.fft_norm(norm, False), sizes[-1])


@composite(define("_fft_to_hermitian(Tensor self, int[]? s, int[]? dim, str? norm, str name) -> Tensor",
    "ef1e1e9d9afe32b3"))
def _fft_to_hermitian_composite(self, s, dim, norm, name):
    dims = language.fft_dims(self._sizes, s, dim)
    if not len(dims):
        language.raise_error(f"{name}: expected at least one dimension to transform")
    sizes = language.fft_sizes(self._sizes, s, dims, 2 * (self.size(dims[-1]) - 1))
    half = (*sizes[:-1], sizes[-1] // 2 + 1)
    whole = functions._fft_resized(functions._fft_complex(self, name), dims, half)
    mode = language.fft_norm(norm, True)
    turned = functions._fft_c2c(whole, dims[:-1], mode, True) if len(dims) > 1 else whole
    return functions._fft_c2r(functions.conj(turned), dims[-1:], mode, sizes[-1])


@composite(define("_fft_from_hermitian(Tensor self, int[]? s, int[]? dim, str? norm, str name) -> Tensor",
    "5f7014c97bc747ae"))
def _fft_from_hermitian_composite(self, s, dim, norm, name):
    dims = language.fft_dims(self._sizes, s, dim)
    if not len(dims):
        language.raise_error(f"{name}: expected at least one dimension to transform")
    sizes = language.fft_sizes(self._sizes, s, dims, -1)
    mode = language.fft_norm(norm, False)
    half = functions.conj(functions._fft_r2c(functions._fft_resized(functions._fft_real(self, name), dims, sizes),
        dims[-1:], mode, True))
    return functions._fft_c2c(half, dims[:-1], mode, False) if len(dims) > 1 else half


@composite(define("fft_fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor", "f2334b12b88d5867",
    "fft_fft.out", casts=True))
def fft_fft_composite(self, n, dim, norm):
    if n is not None and n <= 0:
        language.raise_error(f"fft.fft: n must be positive, got {n}")
    return functions._fft_any(self, None if n is None else (n,), (dim,), norm, True, "fft.fft")


@composite(define("fft_ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor", "28e8bfe80f4434d0",
    "fft_ifft.out", casts=True))
def fft_ifft_composite(self, n, dim, norm):
    if n is not None and n <= 0:
        language.raise_error(f"fft.ifft: n must be positive, got {n}")
    return functions._fft_any(self, None if n is None else (n,), (dim,), norm, False, "fft.ifft")


@composite(define("fft_rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor", "76a867742ddd94d5",
    "fft_rfft.out", casts=True))
def fft_rfft_composite(self, n, dim, norm):
    if n is not None and n <= 0:
        language.raise_error(f"fft.rfft: n must be positive, got {n}")
    return functions._fft_from_real(self, None if n is None else (n,), (dim,), norm, "fft.rfft")


@composite(define("fft_irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor", "0685b8a56bc77ac6",
    "fft_irfft.out", casts=True))
def fft_irfft_composite(self, n, dim, norm):
    if n is not None and n <= 0:
        language.raise_error(f"fft.irfft: n must be positive, got {n}")
    return functions._fft_to_real(self, None if n is None else (n,), (dim,), norm, "fft.irfft")


@composite(define("fft_hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor", "59e49eb8ef380a24",
    "fft_hfft.out", casts=True))
def fft_hfft_composite(self, n, dim, norm):
    if n is not None and n <= 0:
        language.raise_error(f"fft.hfft: n must be positive, got {n}")
    return functions._fft_to_hermitian(self, None if n is None else (n,), (dim,), norm, "fft.hfft")


@composite(define("fft_ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor", "97edee36d84fd063",
    "fft_ihfft.out"))
def fft_ihfft_composite(self, n, dim, norm):
    if n is not None and n <= 0:
        language.raise_error(f"fft.ihfft: n must be positive, got {n}")
    return functions._fft_from_hermitian(self, None if n is None else (n,), (dim,), norm, "fft.ihfft")


composite(
    define("fft_fft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor", "c339168f14428b01",
        "fft_fft2.out", casts=True),
    lambda self, s, dim, norm: functions._fft_any(self, s, dim, norm, True, "fft.fft2"))
composite(
    define("fft_ifft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor", "f10824e5cedcbe4a",
        "fft_ifft2.out", casts=True),
    lambda self, s, dim, norm: functions._fft_any(self, s, dim, norm, False, "fft.ifft2"))
composite(
    define("fft_rfft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor", "b2bcf7be50b1dd89",
        "fft_rfft2.out", casts=True),
    lambda self, s, dim, norm: functions._fft_from_real(self, s, dim, norm, "fft.rfft2"))
composite(
    define("fft_irfft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor", "6ba76916ca676003",
        "fft_irfft2.out", casts=True),
    lambda self, s, dim, norm: functions._fft_to_real(self, s, dim, norm, "fft.irfft2"))
composite(
    define("fft_hfft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor", "f38d38831c568598",
        "fft_hfft2.out", casts=True),
    lambda self, s, dim, norm: functions._fft_to_hermitian(self, s, dim, norm, "fft.hfft2"))
composite(
    define("fft_ihfft2(Tensor self, int[1]? s=None, int[1] dim=[-2,-1], str? norm=None) -> Tensor", "5088fbed25b1b704",
        "fft_ihfft2.out", casts=True),
    lambda self, s, dim, norm: functions._fft_from_hermitian(self, s, dim, norm, "fft.ihfft2"))
composite(
    define("fft_fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor", "6011fe2eaed452e1",
        "fft_fftn.out", casts=True),
    lambda self, s, dim, norm: functions._fft_any(self, s, dim, norm, True, "fft.fftn"))
composite(
    define("fft_ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor", "dafa66341b0af076",
        "fft_ifftn.out", casts=True),
    lambda self, s, dim, norm: functions._fft_any(self, s, dim, norm, False, "fft.ifftn"))
composite(
    define("fft_rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor", "698ea5bbc1b74a26",
        "fft_rfftn.out", casts=True),
    lambda self, s, dim, norm: functions._fft_from_real(self, s, dim, norm, "fft.rfftn"))
composite(
    define("fft_irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor", "ed9cd3b31089c96a",
        "fft_irfftn.out", casts=True),
    lambda self, s, dim, norm: functions._fft_to_real(self, s, dim, norm, "fft.irfftn"))
composite(
    define("fft_hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor", "a2b23538fe10c433",
        "fft_hfftn.out", casts=True),
    lambda self, s, dim, norm: functions._fft_to_hermitian(self, s, dim, norm, "fft.hfftn"))
composite(
    define("fft_ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor", "ede161cedfbdb58d",
        "fft_ihfftn.out", casts=True),
    lambda self, s, dim, norm: functions._fft_from_hermitian(self, s, dim, norm, "fft.ihfftn"))


@composite(define("fft_fftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "0178f14eadfc8e54", "fft_fftfreq.out"))
def fft_fftfreq_composite(n, d, dtype, layout, device, pin_memory):
    if n < 0:
        language.raise_error(f"fft.fftfreq: n must not be negative, got {n}")
    if dtype is not None and (not dtype.is_floating_point) and (not dtype.is_complex):
        language.raise_unsupported_error(f"fft.fftfreq: expected a floating or complex dtype, got {dtype}")
    at = functions.arange(n, dtype=dtype if dtype is not None else language.result_dtype(1.0), device=device)
    return functions.where(at < (n + 1) // 2, at, at - n) * (1 / (n * d) if n and d else math.inf if n else 0)


@composite(define("fft_rfftfreq(int n, float d=1.0, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "3be2bbcc8940e163", "fft_rfftfreq.out"))
def fft_rfftfreq_composite(n, d, dtype, layout, device, pin_memory):
    if n < 0:
        language.raise_error(f"fft.rfftfreq: n must not be negative, got {n}")
    if dtype is not None and (not dtype.is_floating_point) and (not dtype.is_complex):
        language.raise_unsupported_error(f"fft.rfftfreq: expected a floating or complex dtype, got {dtype}")
    at = functions.arange(n // 2 + 1, dtype=dtype if dtype is not None else language.result_dtype(1.0), device=device)
    return at * (1 / (n * d) if n and d else math.inf if n else math.nan)


@composite(define("fft_fftshift(Tensor self, int[1]? dim=None) -> Tensor", "279b0732907d34ed"))
def fft_fftshift_composite(self, dim):
    dims = (
        language.fft_dims(self._sizes, None, None)
        if dim is None
        else [language.wrap_dim(one, self._ndim) for one in dim])
    return functions.roll(self, [self.size(one) // 2 for one in dims], dims) if len(dims) else self.clone()


@composite(define("fft_ifftshift(Tensor self, int[1]? dim=None) -> Tensor", "2bb169da85340b14"))
def fft_ifftshift_composite(self, dim):
    dims = (
        language.fft_dims(self._sizes, None, None)
        if dim is None
        else [language.wrap_dim(one, self._ndim) for one in dim])
    return functions.roll(self, [(self.size(one) + 1) // 2 for one in dims], dims) if len(dims) else self.clone()


@composite(define("_stft_window(Tensor? window, int n_fft, int win_length, Tensor like, str name) -> Tensor",
    "1e9c7897bcbc66d1"))
def _stft_window_composite(window, n_fft, win_length, like, name):
    if win_length < 1 or win_length > n_fft:
        language.raise_error(f"{name}: win_length must be between 1 and n_fft={n_fft}, got {win_length}")
    if window is None:
        window = functions.ones((win_length,), dtype=like.dtype)
    if window._ndim != 1 or window.size(0) != win_length:
        language.raise_error(f"{name}: expected a window of {win_length} elements, got shape {list(window._sizes)}")
    left = (n_fft - win_length) // 2
    return window if win_length == n_fft else functions.constant_pad_nd(window, (left, n_fft - win_length - left))


@composite(define('stft.center(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? '
    'window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? '
    'return_complex=None, bool? align_to_window=None) -> Tensor', "bd661b650dba563c"))
def stft_center_composite(
    self, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window
):
    if self._ndim != 1 and self._ndim != 2:
        language.raise_error(f"stft: expected a signal or a batch of signals, got shape {list(self._sizes)}")
    if hop_length is not None and hop_length <= 0:
        language.raise_error(f"stft: hop_length must be positive, got {hop_length}")
    if align_to_window is not None and center:
        language.raise_error("stft: align_to_window may be given only where center is False")
    signal = self.unsqueeze(0) if self._ndim == 1 else self
    whole = self.dtype.is_complex or (window is not None and window.dtype.is_complex)
    if return_complex is None and (not whole):
        language.raise_value_error(
            "stft: say return_complex=True for a complex result, or False for pairs of real numbers")
    if onesided is not None and onesided and whole:
        language.raise_error("stft: onesided=True is for real signals and windows")
    hop = n_fft // 4 if hop_length is None else hop_length
    shape = functions._stft_window(window, n_fft, n_fft if win_length is None else win_length, self, "stft")
    if center:
        signal = functions.pad(signal.unsqueeze(1), (n_fft // 2, n_fft // 2), pad_mode).squeeze(1)
    if n_fft < 1 or n_fft > signal.size(1) or hop < 1:
        language.raise_error(
            f"stft: n_fft must be between 1 and the signal's length {signal.size(1)}, got {n_fft}, with a hop of {hop}")
    frames = signal.unfold(1, n_fft, hop) * shape
    mode = 1 if normalized else 0
    if whole:
        spectrum = functions._fft_c2c(frames, (2,), mode, True)
    else:
        spectrum = functions._fft_r2c(frames, (2,), mode, onesided is None or onesided)
    spectrum = spectrum.transpose(1, 2)
    if return_complex is not None and (not return_complex):
        spectrum = functions.stack((functions.real(spectrum), functions.imag(spectrum)), -1)
    return language.new(spectrum.squeeze(0)) if self._ndim == 1 else language.new(spectrum)


@composite(define("istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool "
    "center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor",
    "8c419fb08386082e"))
def istft_composite(self, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex):
    if not self.dtype.is_complex:
        language.raise_unsupported_error(f"istft: expected a complex tensor, got {self.dtype}")
    if self._ndim != 2 and self._ndim != 3:
        language.raise_error(
            f"istft: expected rows of frequencies and columns of frames, got shape {list(self._sizes)}")
    if self.numel() <= 0:
        language.raise_error(f"istft: expected at least one frame, got shape {list(self._sizes)}")
    if hop_length is not None and hop_length <= 0:
        language.raise_error(f"istft: hop_length must be positive, got {hop_length}")
    if length is not None and length < 0:
        language.raise_error(f"istft: length must not be negative, got {length}")
    frames = (self.unsqueeze(0) if self._ndim == 2 else self).transpose(1, 2)
    hop = n_fft // 4 if hop_length is None else hop_length
    if hop < 1:
        language.raise_error(f"istft: n_fft={n_fft} leaves no step between frames; give hop_length")
    half = n_fft != frames.size(2) if onesided is None else onesided
    if frames.size(2) != (n_fft // 2 + 1 if half else n_fft):
        language.raise_error(
            f"istft: n_fft={n_fft} needs {(n_fft // 2 + 1 if half else n_fft)} frequencies, got shape "
            f"{list(self._sizes)}")
    if return_complex and half:
        language.raise_error("istft: a complex signal has both sides; say onesided=False")
    if not return_complex and window is not None and window.dtype.is_complex:
        language.raise_error("istft: a complex window needs return_complex=True")
    mode = 1 if normalized else 2
    if return_complex:
        pieces = functions._fft_c2c(frames, (2,), mode, False)
    else:
        pieces = functions._fft_c2r(frames.narrow(2, 0, n_fft // 2 + 1), (2,), mode, n_fft)
    shape = functions._stft_window(window, n_fft, n_fft if win_length is None else win_length, pieces, "istft")
    total = n_fft + hop * (frames.size(1) - 1)
    signal = functions._unfold_backward(pieces * shape, (frames.size(0), total), 1, n_fft, hop)
    weight = functions._unfold_backward((shape * shape).expand(1, frames.size(1), n_fft), (1, total), 1, n_fft, hop)
    first = n_fft // 2 if center else 0
    last = total - first
    if length is not None:
        last = total if first + length > total else first + length
    if last < first:
        language.raise_error(f"istft: nothing is left of {total} elements behind the first {first}")
    signal = signal.narrow(1, first, last - first)
    weight = weight.narrow(1, first, last - first)
    if last > first and language.any_true(weight.detach().abs() < 1e-11):
        language.raise_error("istft: windows leave a gap in which the signal is unknown")
    signal = signal / weight
    if length is not None:
        signal = functions._fft_resized(signal, (1,), (length,))
    return language.new(signal.squeeze(0)) if self._ndim == 2 else language.new(signal)
