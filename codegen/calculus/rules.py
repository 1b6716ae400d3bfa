"""The table of derivatives: for every function of a kernel expression a rule an argument, or why it has none.

To be read beside a book: ``x`` and ``y`` are the arguments, ``f`` is the value itself. Where the derivative is a limit
(0 / 0, infinity minus infinity), the rule moves the argument that makes it one, rather than choosing a result, so that
the derivative of the derivative is no NaN either. A corner has the mean of its sides, as PyTorch has it.
"""

from __future__ import annotations

RULES: dict[str, tuple[str, ...]] = {
    # Powers and exponentials
    "square": ("2 * x",),
    "sqrt": ("0.5 / f",),
    "rsqrt": ("-0.5 * f * f * f",),
    "reciprocal": ("-f * f",),
    "exp": ("f",),
    "exp2": ("f * 0.6931471805599453",),
    "expm1": ("exp(x)",),
    "log": ("1 / x",),
    "log2": ("1.4426950408889634 / x",),
    "log10": ("0.4342944819032518 / x",),
    "log1p": ("1 / (1 + x)",),
    # What would be 0 * inf or 0 * nan, and is 0, has another base.
    "pow": (
        "y * where((y == 0) & ((x == 0) | isnan(x)), 1, x) ** (y - 1)",
        "f * log(where((x == 0) & (y >= 0), 1, x))",
    ),
    "ldexp": ("exp2(y)", "f * 0.6931471805599453"),
    "xlogy": ("log(where((x == 0) & (y <= 0), 1, y))", "x / where((x == 0) & (y == 0), 1, y)"),
    "xlog1py": ("log1p(where((x == 0) & (y <= -1), 0, y))", "x / where((x == 0) & (y == -1), 1, 1 + y)"),
    "logaddexp": (
        "sigmoid(where((x == y) & isinf(x), 0, x - y))",
        "sigmoid(where((x == y) & isinf(x), 0, y - x))",
    ),
    "logaddexp2": (
        "sigmoid(0.6931471805599453 * where((x == y) & isinf(x), 0, x - y))",
        "sigmoid(0.6931471805599453 * where((x == y) & isinf(x), 0, y - x))",
    ),
    # Circular and hyperbolic functions
    "sin": ("cos(x)",),
    "cos": ("-sin(x)",),
    "tan": ("1 + f * f",),
    "asin": ("rsqrt(1 - x * x)",),
    "acos": ("-rsqrt(1 - x * x)",),
    "atan": ("1 / (1 + x * x)",),
    "sinh": ("cosh(x)",),
    "cosh": ("sinh(x)",),
    "tanh": ("1 - f * f",),
    "asinh": ("rsqrt(x * x + 1)",),
    "acosh": ("rsqrt(x * x - 1)",),
    "atanh": ("1 / (1 - x * x)",),
    "atan2": (
        "y / where((x == 0) & (y == 0), 1, x * x + y * y)",
        "-x / where((x == 0) & (y == 0), 1, x * x + y * y)",
    ),
    "hypot": ("x / where(f == 0, 1, f)", "y / where(f == 0, 1, f)"),
    "sinc": ("where(x == 0, 0, cos(pi * x) - f) / where(x == 0, 1, x)",),
    # Special functions
    "sigmoid": ("f * (1 - f)",),
    "erf": ("1.1283791670955126 * exp(-(x * x))",),
    "erfc": ("-1.1283791670955126 * exp(-(x * x))",),
    "erfcx": ("2 * x * f - 1.1283791670955126",),
    "erfinv": ("0.8862269254527580 * exp(f * f)",),
    "ndtr": ("0.3989422804014327 * exp(-0.5 * x * x)",),
    "normal_cdf": ("0.3989422804014327 * exp(-0.5 * x * x)",),
    "log_ndtr": ("0.7978845608028654 / erfcx(-0.7071067811865476 * x)",),
    "ndtri": ("2.5066282746310002 * exp(0.5 * f * f)",),
    "lgamma": ("digamma(x)",),
    "digamma": ("trigamma(x)",),
    "trigamma": ("polygamma(2, x)",),
    "polygamma": ("", "polygamma(x + 1, y)"),
    "zeta": ("", "-x * zeta(x + 1, y)"),
    "igamma": ("", "exp((x - 1) * log(y) - y - lgamma(x))"),
    "igammac": ("", "-exp((x - 1) * log(y) - y - lgamma(x))"),
    "i0": ("i1(x)",),
    "i0e": ("i1e(x) - sign(x) * f",),
    "i1": ("where(x == 0, 0.5, i0(x) - f / where(x == 0, 1, x))",),
    "i1e": ("where(x == 0, 0.5, i0e(x) - f * (sign(x) + 1 / where(x == 0, 1, x)))",),
    # Corners and steps
    "abs": ("sign(x)",),
    "copysign": ("sign(x) * sign(f)", "0"),
    "floor": ("0",),
    "ceil": ("0",),
    "round": ("0",),
    "trunc": ("0",),
    "sign": ("0",),
    "signbit": ("0",),
    "isnan": ("0",),
    "isinf": ("0",),
    "isfinite": ("0",),
    "heaviside": ("0", "where(x == 0, 1, 0)"),
    "floor_divide": ("0", "0"),
    "fmod": ("1", "-trunc(x / y)"),
    "remainder": ("1", "-floor(x / y)"),
    # Neither is less than NaN: where one is NaN, so is the result, and both get the gradient.
    "maximum": ("where(x == y, 0.5, where(x < y, 0, 1))", "where(x == y, 0.5, where(x > y, 0, 1))"),
    "minimum": ("where(x == y, 0.5, where(x > y, 0, 1))", "where(x == y, 0.5, where(x < y, 0, 1))"),
    # These pass NaN over; of equal arguments the first is taken.
    "fmax": ("where((x >= y) | isnan(y), 1, 0)", "where((x >= y) | isnan(y), 0, 1)"),
    "fmin": ("where((x <= y) | isnan(y), 1, 0)", "where((x <= y) | isnan(y), 0, 1)"),
    # Formulas are of real numbers, on which these do nothing.
    "conj": ("1",),
    "real": ("1",),
    "imag": ("0",),
    "complex": ("1", "1j"),
    "fma": ("y", "x", "1"),
    # A condition has no derivative; what it chooses between has.
    "where": ("0", "where(x, 1, 0)", "where(x, 0, 1)"),
}

# Functions that are conditions, and those that jump and are constant in between, by all of their arguments.
QUESTIONS = frozenset({"isfinite", "isinf", "isnan", "signbit"})
# Functions of a kernel that have no complex derivative, or none that the rules know.
NOT_HOLOMORPHIC = frozenset({"abs", "conj", "imag", "real", "sign"})
STEPS = frozenset(name for name, rules in RULES.items() if set(rules) == {"0"}) - QUESTIONS - NOT_HOLOMORPHIC

# Why there is no rule, as an error message says it; ``zeta.x`` is the first argument of a function with other rules.
WITHOUT: dict[str, str] = {
    "polygamma.x": "its first argument is a whole number",
    "zeta.x": "its derivative by the first argument is no function that kernels can call",
    "igamma.x": "its derivative by the first argument is no function that kernels can call",
    "igammac.x": "its derivative by the first argument is no function that kernels can call",
    "gcd": "it is a function of integers",
    "lcm": "it is a function of integers",
    "nextafter": "it steps from one floating number to the next",
    "left_shift": "it moves the bits of integers",
    "right_shift": "it moves the bits of integers",
    "bits": "it works on the bits of integers",
}
# Other names and signs of functions of the table.
SAME: dict[str, str] = {"max": "maximum", "min": "minimum"}
