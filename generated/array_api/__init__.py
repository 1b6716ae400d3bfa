# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and dtypes of the Python array API standard, under its names and with its signatures."""

# Signatures are the standard's; the functions that are called see to types.
# mypy: ignore-errors

from runtime.array_api import *
from runtime.array_api import __all__ as _further
from runtime.array_api.promotion import common

from .. import functions
from . import linalg, fft

__all__ = [  # noqa: PLE0604 - lists of names are among them
    *_further,
    "abs", "acos", "acosh", "add", "argmax", "argmin", "asin", "asinh", "atan", "atan2", "atanh", "bitwise_and",
    "bitwise_invert", "bitwise_left_shift", "bitwise_or", "bitwise_right_shift", "bitwise_xor", "broadcast_to", "ceil",
    "conj", "copysign", "cos", "cosh", "diff", "divide", "empty", "empty_like", "equal", "exp", "expm1", "fft",
    "floor", "floor_divide", "full_like", "greater", "greater_equal", "hypot", "imag", "isfinite", "isin", "isinf",
    "isnan", "less", "less_equal", "linalg", "log", "log10", "log1p", "log2", "logaddexp", "logical_and",
    "logical_not", "logical_or", "logical_xor", "matmul", "maximum", "minimum", "moveaxis", "multiply", "negative",
    "nextafter", "not_equal", "ones", "ones_like", "permute_dims", "positive", "pow", "real", "reciprocal",
    "remainder", "signbit", "sin", "sinh", "sqrt", "square", "stack", "subtract", "tan", "tanh", "tile", "tril",
    "triu", "trunc", "unstack", "zeros", "zeros_like",
]


def add(x1, x2, /):
    """As `add`, in the standard's words."""
    return functions.add(*common(x1, x2))


def subtract(x1, x2, /):
    """As `sub`, in the standard's words."""
    return functions.sub(*common(x1, x2))


def multiply(x1, x2, /):
    """As `mul`, in the standard's words."""
    return functions.mul(*common(x1, x2))


def divide(x1, x2, /):
    """As `div`, in the standard's words."""
    return functions.div(*common(x1, x2))


def negative(x, /):
    """As `neg`, in the standard's words."""
    return functions.neg(x)


def positive(x, /):
    """As `positive`, in the standard's words."""
    return functions.positive(x)


def abs(x, /):
    """As `abs`, in the standard's words."""
    return functions.abs(x)


def square(x, /):
    """As `square`, in the standard's words."""
    return functions.square(x)


def reciprocal(x, /):
    """As `reciprocal`, in the standard's words."""
    return functions.reciprocal(x)


def pow(x1, x2, /):
    """As `pow`, in the standard's words."""
    return functions.pow(*common(x1, x2))


def maximum(x1, x2, /):
    """As `maximum`, in the standard's words."""
    return functions.maximum(*common(x1, x2))


def minimum(x1, x2, /):
    """As `minimum`, in the standard's words."""
    return functions.minimum(*common(x1, x2))


def exp(x, /):
    """As `exp`, in the standard's words."""
    return functions.exp(x)


def expm1(x, /):
    """As `expm1`, in the standard's words."""
    return functions.expm1(x)


def log(x, /):
    """As `log`, in the standard's words."""
    return functions.log(x)


def log2(x, /):
    """As `log2`, in the standard's words."""
    return functions.log2(x)


def log10(x, /):
    """As `log10`, in the standard's words."""
    return functions.log10(x)


def log1p(x, /):
    """As `log1p`, in the standard's words."""
    return functions.log1p(x)


def sqrt(x, /):
    """As `sqrt`, in the standard's words."""
    return functions.sqrt(x)


def sin(x, /):
    """As `sin`, in the standard's words."""
    return functions.sin(x)


def cos(x, /):
    """As `cos`, in the standard's words."""
    return functions.cos(x)


def tan(x, /):
    """As `tan`, in the standard's words."""
    return functions.tan(x)


def asin(x, /):
    """As `asin`, in the standard's words."""
    return functions.asin(x)


def acos(x, /):
    """As `acos`, in the standard's words."""
    return functions.acos(x)


def atan(x, /):
    """As `atan`, in the standard's words."""
    return functions.atan(x)


def sinh(x, /):
    """As `sinh`, in the standard's words."""
    return functions.sinh(x)


def cosh(x, /):
    """As `cosh`, in the standard's words."""
    return functions.cosh(x)


def tanh(x, /):
    """As `tanh`, in the standard's words."""
    return functions.tanh(x)


def asinh(x, /):
    """As `asinh`, in the standard's words."""
    return functions.asinh(x)


def acosh(x, /):
    """As `acosh`, in the standard's words."""
    return functions.acosh(x)


def atanh(x, /):
    """As `atanh`, in the standard's words."""
    return functions.atanh(x)


def equal(x1, x2, /):
    """As `eq`, in the standard's words."""
    return functions.eq(*common(x1, x2))


def not_equal(x1, x2, /):
    """As `ne`, in the standard's words."""
    return functions.ne(*common(x1, x2))


def less(x1, x2, /):
    """As `lt`, in the standard's words."""
    return functions.lt(*common(x1, x2))


def less_equal(x1, x2, /):
    """As `le`, in the standard's words."""
    return functions.le(*common(x1, x2))


def greater(x1, x2, /):
    """As `gt`, in the standard's words."""
    return functions.gt(*common(x1, x2))


def greater_equal(x1, x2, /):
    """As `ge`, in the standard's words."""
    return functions.ge(*common(x1, x2))


def logical_not(x, /):
    """As `logical_not`, in the standard's words."""
    return functions.logical_not(x)


def logical_and(x1, x2, /):
    """As `logical_and`, in the standard's words."""
    return functions.logical_and(*common(x1, x2))


def logical_or(x1, x2, /):
    """As `logical_or`, in the standard's words."""
    return functions.logical_or(*common(x1, x2))


def logical_xor(x1, x2, /):
    """As `logical_xor`, in the standard's words."""
    return functions.logical_xor(*common(x1, x2))


def bitwise_and(x1, x2, /):
    """As `bitwise_and`, in the standard's words."""
    return functions.bitwise_and(*common(x1, x2))


def bitwise_or(x1, x2, /):
    """As `bitwise_or`, in the standard's words."""
    return functions.bitwise_or(*common(x1, x2))


def bitwise_xor(x1, x2, /):
    """As `bitwise_xor`, in the standard's words."""
    return functions.bitwise_xor(*common(x1, x2))


def bitwise_invert(x, /):
    """As `bitwise_not`, in the standard's words."""
    return functions.bitwise_not(x)


def isnan(x, /):
    """As `isnan`, in the standard's words."""
    return functions.isnan(x)


def isinf(x, /):
    """As `isinf`, in the standard's words."""
    return functions.isinf(x)


def isfinite(x, /):
    """As `isfinite`, in the standard's words."""
    return functions.isfinite(x)


def permute_dims(x, /, axes):
    """As `permute`, in the standard's words."""
    return functions.permute(x, axes)


def broadcast_to(x, /, shape):
    """As `broadcast_to`, in the standard's words."""
    return functions.broadcast_to(x, shape)


def empty(shape, *, dtype=None, device=None):
    """As `empty`, in the standard's words."""
    return functions.empty(shape, dtype=dtype, device=device)


def zeros(shape, *, dtype=None, device=None):
    """As `zeros`, in the standard's words."""
    return functions.zeros(shape, dtype=dtype, device=device)


def ones(shape, *, dtype=None, device=None):
    """As `ones`, in the standard's words."""
    return functions.ones(shape, dtype=dtype, device=device)


def empty_like(x, /, *, dtype=None, device=None):
    """As `empty_like`, in the standard's words."""
    return functions.empty_like(x, dtype=dtype, device=device)


def zeros_like(x, /, *, dtype=None, device=None):
    """As `zeros_like`, in the standard's words."""
    return functions.zeros_like(x, dtype=dtype, device=device)


def ones_like(x, /, *, dtype=None, device=None):
    """As `ones_like`, in the standard's words."""
    return functions.ones_like(x, dtype=dtype, device=device)


def full_like(x, /, fill_value, *, dtype=None, device=None):
    """As `full_like`, in the standard's words."""
    return functions.full_like(x, fill_value, dtype=dtype, device=device)


def stack(arrays, /, *, axis=0):
    """As `stack`, in the standard's words."""
    return functions.stack(arrays, dim=axis)


def moveaxis(x, source, destination, /):
    """As `moveaxis`, in the standard's words."""
    return functions.moveaxis(x, source, destination)


def unstack(x, /, *, axis=0):
    """As `unbind`, in the standard's words."""
    return functions.unbind(x, dim=axis)


def tile(x, repetitions, /):
    """As `tile`, in the standard's words."""
    return functions.tile(x, repetitions)


def tril(x, /, *, k=0):
    """As `tril`, in the standard's words."""
    return functions.tril(x, diagonal=k)


def triu(x, /, *, k=0):
    """As `triu`, in the standard's words."""
    return functions.triu(x, diagonal=k)


def matmul(x1, x2, /):
    """As `matmul`, in the standard's words."""
    return functions.matmul(*common(x1, x2))


def isin(x1, x2, /, *, invert=False):
    """As `isin`, in the standard's words."""
    return functions.isin(*common(x1, x2), invert=invert)


def floor(x, /):
    """As `floor`, in the standard's words."""
    return functions.floor(x)


def ceil(x, /):
    """As `ceil`, in the standard's words."""
    return functions.ceil(x)


def trunc(x, /):
    """As `trunc`, in the standard's words."""
    return functions.trunc(x)


def signbit(x, /):
    """As `signbit`, in the standard's words."""
    return functions.signbit(x)


def floor_divide(x1, x2, /):
    """As `floor_divide`, in the standard's words."""
    return functions.floor_divide(*common(x1, x2))


def remainder(x1, x2, /):
    """As `remainder`, in the standard's words."""
    return functions.remainder(*common(x1, x2))


def atan2(x1, x2, /):
    """As `atan2`, in the standard's words."""
    return functions.atan2(*common(x1, x2))


def hypot(x1, x2, /):
    """As `hypot`, in the standard's words."""
    return functions.hypot(*common(x1, x2))


def logaddexp(x1, x2, /):
    """As `logaddexp`, in the standard's words."""
    return functions.logaddexp(*common(x1, x2))


def copysign(x1, x2, /):
    """As `copysign`, in the standard's words."""
    return functions.copysign(*common(x1, x2))


def nextafter(x1, x2, /):
    """As `nextafter`, in the standard's words."""
    return functions.nextafter(*common(x1, x2))


def bitwise_left_shift(x1, x2, /):
    """As `bitwise_left_shift`, in the standard's words."""
    return functions.bitwise_left_shift(*common(x1, x2))


def bitwise_right_shift(x1, x2, /):
    """As `bitwise_right_shift`, in the standard's words."""
    return functions.bitwise_right_shift(*common(x1, x2))


def argmax(x, /, *, axis=None, keepdims=False):
    """As `argmax`, in the standard's words."""
    return functions.argmax(x, dim=axis, keepdim=keepdims)


def argmin(x, /, *, axis=None, keepdims=False):
    """As `argmin`, in the standard's words."""
    return functions.argmin(x, dim=axis, keepdim=keepdims)


def diff(x, /, *, axis=-1, n=1, prepend=None, append=None):
    """As `diff`, in the standard's words."""
    return functions.diff(x, dim=axis, n=n, prepend=prepend, append=append)


def real(x, /):
    """As `real`, in the standard's words."""
    return functions.real(x)


def imag(x, /):
    """As `imag`, in the standard's words."""
    return functions.imag(x)


def conj(x, /):
    """As `conj_physical`, in the standard's words."""
    return functions.conj_physical(x)
