# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The windows operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor import dtypes

LOOPS, functions, define = defining(__name__)


@composite(define("signal_bartlett(int M, *, bool sym=True, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "193c582338eea35b"))
def signal_bartlett_composite(M, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.bartlett")
    return functions._window_of(1 - functions.abs(2 * at - 1), dtype)


@composite(define("signal_hann(int M, *, bool sym=True, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "69af33dd98c94f5a"))
def signal_hann_composite(M, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.hann")
    return functions._window_of(0.5 - 0.5 * functions.cos(2 * math.pi * at), dtype)


@composite(define("signal_hamming(int M, *, bool sym=True, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "d74f7579cc1d5952"))
def signal_hamming_composite(M, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.hamming")
    return functions._window_of(0.54 - 0.46 * functions.cos(2 * math.pi * at), dtype)


@composite(define("signal_general_hamming(int M, *, float alpha=0.54, bool sym=True, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "9d790350dbfe4937"))
def signal_general_hamming_composite(M, alpha, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.general_hamming")
    return functions._window_of(alpha - (1 - alpha) * functions.cos(2 * math.pi * at), dtype)


@composite(define("signal_blackman(int M, *, bool sym=True, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "df25f771431a623c"))
def signal_blackman_composite(M, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.blackman")
    return functions._window_of(0.42 - 0.5 * functions.cos(2 * math.pi * at) + 0.08 * functions.cos(4 * math.pi * at),
        dtype)


@composite(define("signal_nuttall(int M, *, bool sym=True, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "811a20a1ce0f545c"))
def signal_nuttall_composite(M, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.nuttall")
    return functions._window_of(
        0.3635819 - 0.4891775 * functions.cos(
            2 * math.pi * at
        ) + 0.1365995 * functions.cos(4 * math.pi * at) - 0.0106411 * functions.cos(6 * math.pi * at),
        dtype)


@composite(define("signal_cosine(int M, *, bool sym=True, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "da66027456674bf6"))
def signal_cosine_composite(M, sym, dtype, layout, device, pin_memory):
    functions._window_places(M, not sym, dtype, device, "signal.windows.cosine")
    return functions._window_of(
        functions.sin(math.pi * (functions.arange(M, dtype=dtypes.float64) + 0.5) / (M if sym else M + 1)), dtype)


@composite(define("signal_gaussian(int M, *, float std=1.0, bool sym=True, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "bd86946187cb1193"))
def signal_gaussian_composite(M, std, sym, dtype, layout, device, pin_memory):
    functions._window_places(M, not sym, dtype, device, "signal.windows.gaussian")
    if not std > 0:
        language.raise_value_error(f"signal.windows.gaussian: std must be positive, got {std}")
    away = (functions.arange(M, dtype=dtypes.float64) - (M - 1 if sym else M) / 2) / std
    return functions._window_of(functions.exp(-away * away / 2), dtype)


@composite(define("signal_exponential(int M, *, float? center=None, float tau=1.0, bool sym=True, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "fab63ca609c67d93"))
def signal_exponential_composite(M, center, tau, sym, dtype, layout, device, pin_memory):
    functions._window_places(M, not sym, dtype, device, "signal.windows.exponential")
    if not tau > 0:
        language.raise_value_error(f"signal.windows.exponential: tau must be positive, got {tau}")
    if sym and center is not None:
        language.raise_value_error(
            "signal.windows.exponential: a symmetric window has its centre in the middle; leave out center or say "
            "sym=False")
    middle = (M - 1 if sym or M == 1 else M) / 2 if center is None else center
    return functions.exp(
        -functions.abs(functions.arange(M, dtype=dtypes.float64) - middle) / tau
    ).to(language.result_dtype(1.0) if dtype is None else dtype)


@composite(define("signal_kaiser(int M, *, float beta=12.0, bool sym=True, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "4d73ad8585385bec"))
def signal_kaiser_composite(M, beta, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.kaiser")
    if not beta >= 0:
        language.raise_value_error(f"signal.windows.kaiser: beta must not be negative, got {beta}")
    return functions._window_of(
        functions.i0(
            beta * functions.sqrt(functions.clamp(1 - functions.square(2 * at - 1), 0))
        ) / functions.i0(functions.full((), beta, dtype=dtypes.float64)),
        dtype)


@composite(define("signal_general_cosine(int M, *, float[] a, bool sym=True, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "c7a7ef0b4b95b09f"))
def signal_general_cosine_composite(M, a, sym, dtype, layout, device, pin_memory):
    at = functions._window_places(M, not sym, dtype, device, "signal.windows.general_cosine")
    if len(a) == 0:
        language.raise_value_error("signal.windows.general_cosine: a must have a coefficient")
    total = functions.zeros_like(at)
    for k, one in enumerate(a):
        total = total + (one if k % 2 == 0 else -one) * functions.cos(2 * k * math.pi * at)
    return functions._window_of(total, dtype)
