"""The factories operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import dtypes, language
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.keys import COMPOSITE_IMPLICIT_AUTOGRAD

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.factories"
functions = LateModule(f"{PACKAGE}.functions")


# eye (ops.yaml:10944)
EYE = define(
    "eye",
    "eye(int n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? "
    "pin_memory=None) -> Tensor",
    source="ops.yaml:10944",
    digest="d6785eef36205553",
    kernel={
        "composite": "eye(n, n, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)",
    },
)


def eye_composite(n, dtype, layout, device, pin_memory):
    """eye, from other operators."""
    return functions.eye(n, n, dtype=dtype, layout=layout, device=device, pin_memory=pin_memory)


EYE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, eye_composite)


# eye.m (ops.yaml:10954)
EYE_M = define(
    "eye.m",
    "eye.m(int n, int m, *, ScalarType? dtype=None, Layout? layout=None, Device? device=Non"
    "e, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:10954",
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


# linspace (ops.yaml:10963)
LINSPACE = define(
    "linspace",
    "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? layou"
    "t=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:10963",
    digest="8f044db9625e49de",
    kernel={
        "composite": 'if steps < 0:\n    refuse(f"linspace: steps must not be negative, got {steps}")\ncheck_d'
        'evice(device, "linspace")\nif dtype == bool_ and steps > 1:\n    refuse("linspace: bool '
        'holds no numbers between others")\nwide = result_dtype(start, end, 1.0)\nkind = wide if '
        'dtype is None else dtype\nif wide.is_complex and not kind.is_complex:\n    refuse(f"lins'
        'pace: complex ends need a complex dtype, got {kind}")\nnumber = arange(steps, dtype=com'
        "plex128 if wide.is_complex else float64)\nif steps == 1:\n    return (number + start).to"
        "(kind)\nstep = (end - start) / (steps - 1 if steps else 1)\nupper = arange(steps) >= ste"
        "ps // 2\nreturn where(upper, end - step * (steps - 1 - number), start + step * number)."
        "to(kind)",
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
    number = functions.arange(steps, dtype=dtypes.complex128 if wide.is_complex else dtypes.float64)
    if steps == 1:
        return (number + start).to(kind)
    step = (end - start) / (steps - 1 if steps else 1)
    upper = functions.arange(steps) >= steps // 2
    return functions.where(upper, end - step * (steps - 1 - number), start + step * number).to(kind)


LINSPACE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, linspace_composite)


# logspace (ops.yaml:10987)
LOGSPACE = define(
    "logspace",
    "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, ScalarType? dtype=No"
    "ne, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:10987",
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


# new_empty (ops.yaml:11001)
NEW_EMPTY = define(
    "new_empty",
    "new_empty(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Dev"
    "ice? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11001",
    digest="195078180915ff2b",
    kernel={
        "composite": "empty(size, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_empty_composite(self, size, dtype, layout, device, pin_memory):
    """new_empty, from other operators."""
    return functions.empty(size, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_EMPTY.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_empty_composite)


# new_zeros (ops.yaml:11011)
NEW_ZEROS = define(
    "new_zeros",
    "new_zeros(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Dev"
    "ice? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11011",
    digest="8de613fd017fec30",
    kernel={
        "composite": "zeros(size, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_zeros_composite(self, size, dtype, layout, device, pin_memory):
    """new_zeros, from other operators."""
    return functions.zeros(size, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_ZEROS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_zeros_composite)


# new_ones (ops.yaml:11021)
NEW_ONES = define(
    "new_ones",
    "new_ones(Tensor self, int[] size, *, ScalarType? dtype=None, Layout? layout=None, Devi"
    "ce? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11021",
    digest="98c84a6f0ea01d69",
    kernel={
        "composite": "ones(size, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_ones_composite(self, size, dtype, layout, device, pin_memory):
    """new_ones, from other operators."""
    return functions.ones(size, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_ONES.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_ones_composite)


# new_full (ops.yaml:11031)
NEW_FULL = define(
    "new_full",
    "new_full(Tensor self, int[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout"
    "? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
    source="ops.yaml:11031",
    digest="16f3f420d8630a71",
    kernel={
        "composite": "full(size, fill_value, dtype=self.dtype if dtype is None else dtype, device=device)",
    },
)


def new_full_composite(self, size, fill_value, dtype, layout, device, pin_memory):
    """new_full, from other operators."""
    return functions.full(size, fill_value, dtype=self.dtype if dtype is None else dtype, device=device)


NEW_FULL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, new_full_composite)
