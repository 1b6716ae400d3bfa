# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The factories operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.creation.arranging
import runtime.kernels.creation.operator

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor import dtypes
from runtime.tensor.keys import COMPOSITE_EXPLICIT_AUTOGRAD

LOOPS, functions, define = defining(__name__)

EYE, EYE_OUT = define("eye(int n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor", "efa02857a4a6cbe1", "eye.out", silent=True)
EYE.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arranging.square_eye)

EYE_M, EYE_M_OUT = define("eye.m(int n, int m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
    "bool? pin_memory=None) -> Tensor", "996180364ae65ad6", "eye.m_out", silent=True)
EYE_M.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.arranging.eye)


@composite(define("linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layout=None, "
    "Device? device=None, bool? pin_memory=None) -> Tensor", "2213971a35ef1a1d", "linspace.out", keeps_shape=True,
    silent=True))
def linspace_composite(start, end, steps, dtype, layout, device, pin_memory):
    if steps < 0:
        language.raise_error(f"linspace: number of steps must be non-negative, got {steps}")
    if dtype == dtypes.bool_ and steps > 1:
        language.raise_error("linspace: bool holds no numbers between others")
    wide = language.result_dtype(start, end, 1.0)
    kind = wide if dtype is None else dtype
    if wide.is_complex and (not kind.is_complex):
        language.raise_error(f"linspace: complex ends need a complex dtype, got {kind}")
    step = 0
    if steps > 1:
        language.check_fits(start, kind)
        language.check_fits(end, kind)
        if not kind.is_floating_point and (not kind.is_complex):
            start, end = (language.whole_part(start), language.whole_part(end))
        step = (end - start) / (steps - 1)
        if step - step:
            step = end / (steps - 1) - start / (steps - 1)
    elif steps == 1:
        language.check_fits(start, kind)
        start = (
            language.whole_part(start)
            if not kind.is_floating_point and (not kind.is_complex) and (kind != dtypes.bool_)
            else start)
    return functions._spaced(start, end, step, steps, kind)


_SPACED = define("_spaced(Scalar start, Scalar end, Scalar step, int steps, ScalarType dtype) -> Tensor",
    "2791960ee856c15a")
_SPACED.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.operator.spaced)


@composite(define("logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "303336ef5a52d1f6", "logspace.out",
    keeps_shape=True, silent=True))
def logspace_composite(start, end, steps, base, dtype, layout, device, pin_memory):
    wide = language.result_dtype(start, end, 1.0)
    if dtype is not None and wide.is_complex and (not dtype.is_complex):
        language.raise_error(f"logspace: complex ends need a complex dtype, got {dtype}")
    if dtype == dtypes.bool_ and steps > 1:
        language.raise_error("logspace: bool holds no numbers between others")
    if steps > 1:
        language.check_fits(start, wide if dtype is None else dtype)
        language.check_fits(end, wide if dtype is None else dtype)
    if steps > 1 and dtype is not None and (not (wide.is_complex or dtype.is_floating_point or dtype.is_complex)):
        start, end = (language.whole_part(start), language.whole_part(end))
    is_complex = wide.is_complex or (dtype is not None and dtype.is_complex)
    power = functions.linspace(start, end, steps, dtype=dtypes.complex128 if is_complex else dtypes.float64,
        device=device)
    return functions.pow(base, power).to(wide if dtype is None else dtype)


@composite(define("new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "c79b3815457d03da"))
def new_empty_composite(self, size, dtype, layout, device, pin_memory):
    return functions.empty(size, dtype=self.dtype if dtype is None else dtype, device=device)


@composite(define("new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "70d2f0825cc26127"))
def new_zeros_composite(self, size, dtype, layout, device, pin_memory):
    return functions.zeros(size, dtype=self.dtype if dtype is None else dtype, device=device)


@composite(define("new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? "
    "device=None, bool? pin_memory=None) -> Tensor", "aa36b86cdfb8c00a"))
def new_ones_composite(self, size, dtype, layout, device, pin_memory):
    return functions.ones(size, dtype=self.dtype if dtype is None else dtype, device=device)


@composite(define("new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "d1da2b52e693ac92"))
def new_full_composite(self, size, fill_value, dtype, layout, device, pin_memory):
    return functions.full(size, fill_value, dtype=self.dtype if dtype is None else dtype, device=device)
