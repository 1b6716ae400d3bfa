"""C texts of the functions of kernel expressions, for devices whose compilers know its mathematics library.

``{T}`` stands for a C type, ``float``, ``double``, ``long`` or ``ulong``. A compiler chooses the functions of the
library by the types of their arguments, as those of OpenCL C and CUDA C++ do.
"""

from __future__ import annotations

# Functions that the library has, by the names in kernel expressions.
LIBRARY = {
    **{name: name for name in (
        "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "asin", "acos", "atan", "sinh",
        "cosh", "tanh", "asinh", "acosh", "atanh", "sqrt", "rsqrt", "erf", "erfc", "lgamma", "floor", "ceil", "trunc",
        "fmod", "atan2", "hypot", "copysign", "fma", "fmax", "fmin", "nextafter",
    )},
    "abs": "fabs", "round": "rint",
}  # fmt: skip
PREDICATES = frozenset({"isnan", "isinf", "isfinite", "signbit"})  # of the library, whose results are truth values
UNCHANGED = frozenset({"conj", "real"})  # of real numbers
INTEGRAL_UNCHANGED = frozenset({"floor", "ceil", "trunc", "round"})

# Functions that the library lacks, or whose results for NaN, zeros and infinities differ; of real numbers.
FLOATING = {
    "divide": "inline {T} divide_{T}({T} a, {T} b) { return a / b; }",
    "square": "inline {T} square_{T}({T} x) { return x * x; }",
    "reciprocal": "inline {T} reciprocal_{T}({T} x) { return 1 / x; }",
    "imag": "inline {T} imag_{T}({T} x) { return 0; }",
    "sign": "inline {T} sign_{T}({T} x) { return ({T})(x > 0) - ({T})(x < 0); }",
    "sigmoid": "inline {T} sigmoid_{T}({T} x) { return 1 / (1 + exp(-x)); }",
    "maximum": "inline {T} maximum_{T}({T} a, {T} b) { return a != a ? a : (b != b ? b : (a > b ? a : b)); }",
    "minimum": "inline {T} minimum_{T}({T} a, {T} b) { return a != a ? a : (b != b ? b : (a < b ? a : b)); }",
    "larger": "inline {T} larger_{T}({T} a, {T} b) { return a != a ? a : (b != b ? b : (a > b ? a : b)); }",
    "smaller": "inline {T} smaller_{T}({T} a, {T} b) { return a != a ? a : (b != b ? b : (a < b ? a : b)); }",
    "pow": "inline {T} pow_{T}({T} a, {T} b) { return b == 2 ? a * a : pow(a, b); }",
    "remainder": (
        "inline {T} remainder_{T}({T} a, {T} b)"
        " { {T} r = fmod(a, b); return r != 0 && (r < 0) != (b < 0) ? r + b : r; }"
    ),
    "floor_divide": (
        "inline {T} floor_divide_{T}({T} a, {T} b) { if (b == 0) return a / b; {T} r = fmod(a, b);"
        " {T} q = (a - r) / b; if (r != 0 && (r < 0) != (b < 0)) q -= 1; if (q == 0) return copysign(({T})0, a / b);"
        " {T} whole = floor(q); return q - whole > ({T})0.5 ? whole + 1 : whole; }"
    ),
    "xlogy": "inline {T} xlogy_{T}({T} x, {T} y) { return y != y ? y : (x == 0 ? 0 : x * log(y)); }",
    "xlog1py": "inline {T} xlog1py_{T}({T} x, {T} y) { return y != y ? y : (x == 0 ? 0 : x * log1p(y)); }",
    "heaviside": "inline {T} heaviside_{T}({T} x, {T} value) { return x == 0 ? value : ({T})(x > 0); }",
    "sinc": "inline {T} sinc_{T}({T} x) { return x == 0 ? 1 : sinpi(x) / (x * ({T})3.14159265358979323846); }",
    "logaddexp": (
        "inline {T} logaddexp_{T}({T} a, {T} b) { if (a == b && fabs(a) == INFINITY) return a;"
        " {T} top = a != a ? a : (b != b ? b : (a > b ? a : b)); return top + log1p(exp(-fabs(a - b))); }"
    ),
    "logaddexp2": (
        "inline {T} logaddexp2_{T}({T} a, {T} b) { if (a == b) return a + 1;"
        " {T} top = a != a ? a : (b != b ? b : (a > b ? a : b));"
        " return top + log1p(exp2(-fabs(a - b))) * ({T})1.4426950408889634; }"
    ),
    "normal_cdf": "inline {T} normal_cdf_{T}({T} x) { return ({T})0.5 * erfc(-x * ({T})0.70710678118654752440); }",
    "ndtr": "inline {T} ndtr_{T}({T} x) { return ({T})0.5 * erfc(-x * ({T})0.70710678118654752440); }",
}

# The same of whole numbers. Sums and products wrap around, which C promises of unsigned types alone.
INTEGRAL = {
    "abs": "inline {T} abs_{T}({T} x) { return x < 0 ? ({T})(0 - (ulong)x) : x; }",
    "square": "inline {T} square_{T}({T} x) { return ({T})((ulong)x * (ulong)x); }",
    "imag": "inline {T} imag_{T}({T} x) { return 0; }",
    "sign": "inline {T} sign_{T}({T} x) { return (x > 0) - (x < 0); }",
    "maximum": "inline {T} maximum_{T}({T} a, {T} b) { return a > b ? a : b; }",
    "minimum": "inline {T} minimum_{T}({T} a, {T} b) { return a < b ? a : b; }",
    "larger": "inline {T} larger_{T}({T} a, {T} b) { return a > b ? a : b; }",
    "smaller": "inline {T} smaller_{T}({T} a, {T} b) { return a < b ? a : b; }",
    "fmax": "inline {T} fmax_{T}({T} a, {T} b) { return a > b ? a : b; }",
    "fmin": "inline {T} fmin_{T}({T} a, {T} b) { return a < b ? a : b; }",
    "isnan": "inline int isnan_{T}({T} x) { return 0; }",
    "isinf": "inline int isinf_{T}({T} x) { return 0; }",
    "isfinite": "inline int isfinite_{T}({T} x) { return 1; }",
    "signbit": "inline int signbit_{T}({T} x) { return x < 0; }",
}

# Elements of 16 bits, which C has no type of: they are computed in float. `ROUND` gives the nearest such number.
HALVES = """
inline float bfloat16_load(ushort bits) { return as_float((uint)bits << 16); }
inline ushort bfloat16_bits(float x) {
    uint bits = as_uint(x);
    return x != x ? 0x7fc0 : (ushort)((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}
inline float bfloat16_round(float x) { return bfloat16_load(bfloat16_bits(x)); }
inline float float16_round(float x) {
    ushort bits;
    vstore_half_rte(x, 0, (half *)&bits);
    return vload_half(0, (const half *)&bits);
}
"""
