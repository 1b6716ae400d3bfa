"""The vector math library: the functions kernel expressions call.

Every public function is called inside compiled code only, dispatches on the types of its arguments, and inlines; loops
around the float32 and float64 forms vectorise without tables or branches. The functions are compiled with their own
strict options: the caller's fast-math flags do not reach into them.
"""

from runtime.compile.kinds import Later

complex = Later("runtime.compile.complexes", "made")  # noqa: A001 - what kernels call it
conj = Later("runtime.kernels.vecmath.arithmetic", "conj")
divide = Later("runtime.kernels.vecmath.arithmetic", "divide")
floor_divide = Later("runtime.kernels.vecmath.arithmetic", "floor_divide")
gcd = Later("runtime.kernels.vecmath.arithmetic", "gcd")
heaviside = Later("runtime.kernels.vecmath.arithmetic", "heaviside")
hypot = Later("runtime.kernels.vecmath.arithmetic", "hypot")
imag = Later("runtime.kernels.vecmath.arithmetic", "imag")
lcm = Later("runtime.kernels.vecmath.arithmetic", "lcm")
ldexp = Later("runtime.kernels.vecmath.arithmetic", "ldexp")
left_shift = Later("runtime.kernels.vecmath.arithmetic", "left_shift")
logaddexp = Later("runtime.kernels.vecmath.arithmetic", "logaddexp")
logaddexp2 = Later("runtime.kernels.vecmath.arithmetic", "logaddexp2")
nextafter = Later("runtime.kernels.vecmath.arithmetic", "nextafter")
real = Later("runtime.kernels.vecmath.arithmetic", "real")
reciprocal = Later("runtime.kernels.vecmath.arithmetic", "reciprocal")
right_shift = Later("runtime.kernels.vecmath.arithmetic", "right_shift")
sign = Later("runtime.kernels.vecmath.arithmetic", "sign")
sinc = Later("runtime.kernels.vecmath.arithmetic", "sinc")
square = Later("runtime.kernels.vecmath.arithmetic", "square")
xlog1py = Later("runtime.kernels.vecmath.arithmetic", "xlog1py")
xlogy = Later("runtime.kernels.vecmath.arithmetic", "xlogy")
abs = Later("runtime.kernels.vecmath.elementary", "abs")  # noqa: A001 - the operators' names
ceil = Later("runtime.kernels.vecmath.elementary", "ceil")
copysign = Later("runtime.kernels.vecmath.elementary", "copysign")
floor = Later("runtime.kernels.vecmath.elementary", "floor")
fma = Later("runtime.kernels.vecmath.elementary", "fma")
fmax = Later("runtime.kernels.vecmath.elementary", "fmax")
fmin = Later("runtime.kernels.vecmath.elementary", "fmin")
fmod = Later("runtime.kernels.vecmath.elementary", "fmod")
isfinite = Later("runtime.kernels.vecmath.elementary", "isfinite")
isinf = Later("runtime.kernels.vecmath.elementary", "isinf")
isnan = Later("runtime.kernels.vecmath.elementary", "isnan")
maximum = Later("runtime.kernels.vecmath.elementary", "maximum")
minimum = Later("runtime.kernels.vecmath.elementary", "minimum")
remainder = Later("runtime.kernels.vecmath.elementary", "remainder")
round = Later("runtime.kernels.vecmath.elementary", "round")  # noqa: A001 - the operators' names
rsqrt = Later("runtime.kernels.vecmath.elementary", "rsqrt")
signbit = Later("runtime.kernels.vecmath.elementary", "signbit")
sqrt = Later("runtime.kernels.vecmath.elementary", "sqrt")
trunc = Later("runtime.kernels.vecmath.elementary", "trunc")
erf = Later("runtime.kernels.vecmath.error_function", "erf")
erfc = Later("runtime.kernels.vecmath.error_function", "erfc")
erfinv = Later("runtime.kernels.vecmath.error_function", "erfinv")
normal_cdf = Later("runtime.kernels.vecmath.error_function", "normal_cdf")
exp = Later("runtime.kernels.vecmath.exponential", "exp")
exp2 = Later("runtime.kernels.vecmath.exponential", "exp2")
expm1 = Later("runtime.kernels.vecmath.exponential", "expm1")
sigmoid = Later("runtime.kernels.vecmath.exponential", "sigmoid")
digamma = Later("runtime.kernels.vecmath.gamma", "digamma")
lgamma = Later("runtime.kernels.vecmath.gamma", "lgamma")
trigamma = Later("runtime.kernels.vecmath.gamma", "trigamma")
igamma = Later("runtime.kernels.vecmath.incomplete_gamma", "igamma")
igammac = Later("runtime.kernels.vecmath.incomplete_gamma", "igammac")
acosh = Later("runtime.kernels.vecmath.hyperbolic", "acosh")
asinh = Later("runtime.kernels.vecmath.hyperbolic", "asinh")
atanh = Later("runtime.kernels.vecmath.hyperbolic", "atanh")
cosh = Later("runtime.kernels.vecmath.hyperbolic", "cosh")
sinh = Later("runtime.kernels.vecmath.hyperbolic", "sinh")
tanh = Later("runtime.kernels.vecmath.hyperbolic", "tanh")
log = Later("runtime.kernels.vecmath.logarithm", "log")
log1p = Later("runtime.kernels.vecmath.logarithm", "log1p")
log2 = Later("runtime.kernels.vecmath.logarithm", "log2")
log10 = Later("runtime.kernels.vecmath.logarithm", "log10")
log_ndtr = Later("runtime.kernels.vecmath.normal", "log_ndtr")
ndtr = Later("runtime.kernels.vecmath.normal", "ndtr")
ndtri = Later("runtime.kernels.vecmath.normal", "ndtri")
polygamma = Later("runtime.kernels.vecmath.polygamma_function", "polygamma")
pow = Later("runtime.kernels.vecmath.power", "pow")  # noqa: A001 - the operators' names
erfcx = Later("runtime.kernels.vecmath.special", "erfcx")
i0 = Later("runtime.kernels.vecmath.special", "i0")
i0e = Later("runtime.kernels.vecmath.special", "i0e")
i1 = Later("runtime.kernels.vecmath.special", "i1")
i1e = Later("runtime.kernels.vecmath.special", "i1e")
acos = Later("runtime.kernels.vecmath.trigonometric", "acos")
asin = Later("runtime.kernels.vecmath.trigonometric", "asin")
atan = Later("runtime.kernels.vecmath.trigonometric", "atan")
atan2 = Later("runtime.kernels.vecmath.trigonometric", "atan2")
cos = Later("runtime.kernels.vecmath.trigonometric", "cos")
sin = Later("runtime.kernels.vecmath.trigonometric", "sin")
tan = Later("runtime.kernels.vecmath.trigonometric", "tan")
zeta = Later("runtime.kernels.vecmath.zeta_function", "zeta")

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
    "complex",
    "conj",
    "copysign",
    "cos",
    "cosh",
    "digamma",
    "divide",
    "erf",
    "erfc",
    "erfcx",
    "erfinv",
    "exp",
    "exp2",
    "expm1",
    "floor",
    "floor_divide",
    "fma",
    "fmax",
    "fmin",
    "fmod",
    "gcd",
    "heaviside",
    "hypot",
    "i0",
    "i0e",
    "i1",
    "i1e",
    "igamma",
    "igammac",
    "imag",
    "isfinite",
    "isinf",
    "isnan",
    "lcm",
    "ldexp",
    "left_shift",
    "lgamma",
    "log",
    "log1p",
    "log2",
    "log10",
    "log_ndtr",
    "logaddexp",
    "logaddexp2",
    "maximum",
    "minimum",
    "ndtr",
    "ndtri",
    "nextafter",
    "normal_cdf",
    "polygamma",
    "pow",
    "real",
    "reciprocal",
    "remainder",
    "right_shift",
    "round",
    "rsqrt",
    "sigmoid",
    "sign",
    "signbit",
    "sin",
    "sinc",
    "sinh",
    "sqrt",
    "square",
    "tan",
    "tanh",
    "trigamma",
    "trunc",
    "xlog1py",
    "xlogy",
    "zeta",
]
