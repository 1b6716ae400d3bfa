"""The factories operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.creation

from runtime import dtypes, language
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.keys import COMPOSITE_EXPLICIT_AUTOGRAD, COMPOSITE_IMPLICIT_AUTOGRAD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.factories"
functions = LateModule(f"{PACKAGE}.functions")


# eye (ops.yaml:11079)
EYE = define(
    "eye",
    "eye(int n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor",
    source="ops.yaml:11079",
    digest="d6785eef36205553",
    kernel={
        "composite": "eye(n, n, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)",
    },
)


def eye_composite(n, dtype, layout, device, pin_memory):
    """eye, from other operators."""
    return functions.eye(n, n, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)


EYE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, eye_composite)


# eye.m (ops.yaml:11089)
EYE_M = define(
    "eye.m",
    "eye.m(int n, int m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=Non"
    "e, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11089",
    digest="13c7041ed35acfd1",
    kernel={
        "composite": 'if n < 0 or m < 0:\n    refuse(f"eye: sizes must not be negative, got {[n, m]}")\ncheck_'
        'device(device, "eye")\nreturn (arange(n).unsqueeze(1) == arange(m)).to(result_dtype(1.0'
        ") if dtype is None else dtype)",
    },
)


def eye_m_composite(n, m, dtype, layout, device, pin_memory):
    """eye.m, from other operators."""
    if n < 0 or m < 0:
        language.refuse(f"eye: sizes must not be negative, got {[n, m]}")
    language.check_device(device, "eye")
    return (
        functions.arange(n).unsqueeze(1) == functions.arange(m)
    ).to(language.result_dtype(1.0) if dtype is None else dtype)


EYE_M.implement(COMPOSITE_IMPLICIT_AUTOGRAD, eye_m_composite)


# linspace (ops.yaml:11098)
LINSPACE = define(
    "linspace",
    "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layou"
    "t=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11098",
    digest="42b42ad38e2cee31",
    kernel={
        "composite": 'if steps < 0:\n    refuse(f"linspace: steps must not be negative, got {steps}")\ncheck_d'
        'evice(device, "linspace")\nif dtype == bool_ and steps > 1:\n    refuse("linspace: bool '
        'holds no numbers between others")\nwide = result_dtype(start, end, 1.0)\nkind = wide if '
        'dtype is None else dtype\nif wide.is_complex and not kind.is_complex:\n    refuse(f"lins'
        'pace: complex ends need a complex dtype, got {kind}")\nreturn _spaced(start, end, (end '
        "- start) / (steps - 1 if steps > 1 else 1), steps, kind)",
    },
)


def linspace_composite(start, end, steps, dtype, layout, device, pin_memory):
    """linspace, from other operators."""
    if steps < 0:
        language.refuse(f"linspace: steps must not be negative, got {steps}")
    language.check_device(device, "linspace")
    if dtype == dtypes.bool_ and steps > 1:
        language.refuse("linspace: bool holds no numbers between others")
    wide = language.result_dtype(start, end, 1.0)
    kind = wide if dtype is None else dtype
    if wide.is_complex and (not kind.is_complex):
        language.refuse(f"linspace: complex ends need a complex dtype, got {kind}")
    return functions._spaced(start, end, (end - start) / (steps - 1 if steps > 1 else 1), steps, kind)


LINSPACE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linspace_composite)


# _spaced (ops.yaml:11117)
_SPACED = define(
    "_spaced",
    "_spaced(Scalar start, Scalar end, Scalar step, int steps, ScalarType dtype) -> Tensor",
    source="ops.yaml:11117",
    digest="2fd0e52c33cd5113",
    kernel={
        "dispatch": "{CompositeExplicitAutograd: runtime.kernels.creation.spaced}",
    },
)
_SPACED.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.spaced)


# logspace (ops.yaml:11122)
LOGSPACE = define(
    "logspace",
    "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=No"
    "ne, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11122",
    digest="df69a3e9bc24a450",
    kernel={
        "composite": 'wide = result_dtype(start, end, 1.0)\nif dtype == bool_ and steps > 1:\n    refuse("logs'
        'pace: bool holds no numbers between others")\npower = linspace(start, end, steps, dtype'
        "=complex128 if wide.is_complex else float64, device=device)\nreturn pow(base, power).to"
        "(wide if dtype is None else dtype)",
    },
)


def logspace_composite(start, end, steps, base, dtype, layout, device, pin_memory):
    """logspace, from other operators."""
    wide = language.result_dtype(start, end, 1.0)
    if dtype == dtypes.bool_ and steps > 1:
        language.refuse("logspace: bool holds no numbers between others")
    power = functions.linspace(
        start, end, steps, dtype=dtypes.complex128 if wide.is_complex else dtypes.float64, device=device
    )
    return functions.pow(base, power).to(wide if dtype is None else dtype)


LOGSPACE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, logspace_composite)


# new_empty (ops.yaml:11136)
NEW_EMPTY = define(
    "new_empty",
    "new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Dev"
    "ice? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11136",
    digest="195078180915ff2b",
    kernel={
        "composite": "empty(size, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_empty_composite(self, size, dtype, layout, device, pin_memory):
    """new_empty, from other operators."""
    return functions.empty(size, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_EMPTY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_empty_composite)


# new_zeros (ops.yaml:11146)
NEW_ZEROS = define(
    "new_zeros",
    "new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Dev"
    "ice? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11146",
    digest="8de613fd017fec30",
    kernel={
        "composite": "zeros(size, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_zeros_composite(self, size, dtype, layout, device, pin_memory):
    """new_zeros, from other operators."""
    return functions.zeros(size, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_ZEROS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_zeros_composite)


# new_ones (ops.yaml:11156)
NEW_ONES = define(
    "new_ones",
    "new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Devi"
    "ce? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11156",
    digest="98c84a6f0ea01d69",
    kernel={
        "composite": "ones(size, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_ones_composite(self, size, dtype, layout, device, pin_memory):
    """new_ones, from other operators."""
    return functions.ones(size, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_ONES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_ones_composite)


# new_full (ops.yaml:11166)
NEW_FULL = define(
    "new_full",
    "new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout"
    "? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11166",
    digest="16f3f420d8630a71",
    kernel={
        "composite": "full(size, fill_value, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_full_composite(self, size, fill_value, dtype, layout, device, pin_memory):
    """new_full, from other operators."""
    return functions.full(size, fill_value, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_FULL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_full_composite)
