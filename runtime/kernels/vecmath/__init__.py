"""The vector math library: the functions kernel expressions call.

Every public function is called inside compiled code only, dispatches on the types of its arguments, and inlines; loops
around the float32 and float64 forms vectorise without tables or branches. The functions are compiled with their own
strict options: the caller's fast-math flags do not reach into them.
"""

from .elementary import (
    abs,  # noqa: A004 the operators' names
    ceil,
    copysign,
    floor,
    fmax,
    fmin,
    fmod,
    isfinite,
    isinf,
    isnan,
    maximum,
    minimum,
    remainder,
    round,  # noqa: A004
    rsqrt,
    signbit,
    sqrt,
    trunc,
)
from .error_function import erf, erfc, erfinv
from .exponential import exp, exp2, expm1, sigmoid
from .gamma import digamma, lgamma
from .hyperbolic import acosh, asinh, atanh, cosh, sinh, tanh
from .logarithm import log, log1p, log2, log10
from .power import pow  # noqa: A004
from .trigonometric import acos, asin, atan, atan2, cos, sin, tan

__all__ = [
    "abs",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "digamma",
    "erf",
    "erfc",
    "erfinv",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "fmax",
    "fmin",
    "fmod",
    "isfinite",
    "isinf",
    "isnan",
    "lgamma",
    "log",
    "log1p",
    "log2",
    "log10",
    "maximum",
    "minimum",
    "pow",
    "remainder",
    "round",
    "rsqrt",
    "sigmoid",
    "signbit",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
]
