"""Mathematical notation for the functions that formulas call; `codegen.reference.mathml` reads these tables.

What is in none of them is written as a function: ``gather(x, dim, index)``. ``x`` and ``y`` are the arguments of a
rewriting, the receiver of a method being the first.
"""

from __future__ import annotations

# Numbers that stand for an exact value, to be read beside a table of constants.
CONSTANTS: dict[float, str] = {
    0.5: "1 / 2",
    0.7071067811865476: "1 / sqrt(2)",
    1.4142135623730951: "sqrt(2)",
    0.7978845608028654: "sqrt(2 / pi)",
    0.3989422804014327: "1 / sqrt(2 * pi)",
    0.6931471805599453: "log(2)",
    2.302585092994046: "log(10)",
    1.1283791670955126: "2 / sqrt(pi)",
    0.886226925452758: "sqrt(pi) / 2",
}
# What is a short way to write something else.
REWRITTEN: dict[str, str] = {
    "rsqrt": "1 / sqrt(x)", "reciprocal": "1 / x", "square": "x ** 2", "neg": "-x", "exp": "e ** x",
    "exp2": "2 ** x", "expm1": "e ** x - 1", "log1p": "log(1 + x)", "log_number": "log(x)", "positive": "x",
    "lgamma": "log(abs(gamma(x)))", "pow": "x ** y", "mul": "x * y", "div": "x / y", "remainder": "x % y",
    "zeros_like": "0", "ones_like": "1", "eq": "x == y", "ne": "x != y", "lt": "x < y", "le": "x <= y",
    "logaddexp": "log(e ** x + e ** y)", "logaddexp2": "log2(2 ** x + 2 ** y)", "hypot": "sqrt(x ** 2 + y ** 2)",
    "xlogy": "x * log(y)", "xlog1py": "x * log(1 + y)", "ldexp": "x * 2 ** y", "floor_divide": "x // y",
    "fma": "x * y + z",
    "gt": "x > y", "ge": "x >= y", "logical_not": "not x", "logical_and": "x and y", "logical_or": "x or y",
}  # fmt: skip
# Functions under another name.
WORDS: dict[str, str] = {
    "asin": "arcsin", "acos": "arccos", "atan": "arctan", "asinh": "arsinh", "acosh": "arcosh", "atanh": "artanh",
    "log": "ln", "sigmoid": "σ", "gamma": "Γ", "digamma": "ψ", "ndtr": "Φ", "normal_cdf": "Φ", "zeta": "ζ",
    "real": "Re", "imag": "Im", "maximum": "max", "minimum": "min", "sign": "sgn",
}  # fmt: skip
# Functions with a number below their name or above it.
BELOW: dict[str, tuple[str, str]] = {
    "log2": ("log", "2"), "log10": ("log", "10"), "i0": ("I", "0"), "i1": ("I", "1"),
}  # fmt: skip
ABOVE: dict[str, tuple[str, str]] = {"erfinv": ("erf", "−1"), "ndtri": ("Φ", "−1"), "trigamma": ("ψ", "′")}
FENCES: dict[str, tuple[str, str]] = {
    "abs": ("|", "|"), "floor": ("⌊", "⌋"), "ceil": ("⌈", "⌉"), "round": ("⌊", "⌉"),
}  # fmt: skip
# What is said of an element.
SAID: dict[str, str] = {
    "isnan": "is NaN", "isinf": "is infinite", "isfinite": "is finite", "signbit": "has the sign −",
}  # fmt: skip
# Over dimensions: the sign, and whether it is a word.
OVER: dict[str, str] = {
    "sum": "∑", "prod": "∏", "mean": "mean", "amax": "max", "amin": "min", "all": "∀", "any": "∃",
}  # fmt: skip
TRANSPOSED = frozenset({"t", "mT", "T", "numpy_T"})
EXCHANGED = "transpose"  # of the last two dimensions it is written as the others
MATRIX_PRODUCTS = frozenset({"mm", "bmm", "matmul", "mv"})
INNER_PRODUCTS = frozenset({"dot", "vdot", "inner"})
CHOICE = "where"
ROOT = "sqrt"
EXPONENTIAL = "exp"  # of what is too large to stand as an exponent
LIMITS = {"maximum": "max", "minimum": "min"}  # accumulators that are a limit of elements
# Letters for names; a letter that is the name of an argument stays with that one.
LETTERS: dict[str, str] = {
    "self": "x", "input": "x", "other": "y", "result": "z", "grad": "g", "grad_output": "h", "count": "n",
    "index": "i",
}  # fmt: skip
GREEK: dict[str, str] = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "eps": "ε", "eta": "η", "theta": "θ",
    "kappa": "κ", "lambda": "λ", "lambd": "λ", "mu": "μ", "nu": "ν", "rho": "ρ", "sigma": "σ", "tau": "τ", "phi": "φ",
    "chi": "χ", "psi": "ψ", "omega": "ω", "pi": "π",
}  # fmt: skip
VALUES: dict[str, str] = {"pi": "π", "inf": "∞", "nan": "NaN", "e": "e"}
COMPARISONS: dict[str, str] = {
    "Eq": "=", "NotEq": "≠", "Lt": "<", "LtE": "≤", "Gt": ">", "GtE": "≥", "In": "∈", "NotIn": "∉", "Is": "is",
    "IsNot": "is not",
}  # fmt: skip
# What Python writes for special methods, those of two operands by the word in their names.
PYTHON_SIGNS: dict[str, str] = {
    "add": "+", "sub": "-", "mul": "*", "matmul": "@", "truediv": "/", "floordiv": "//", "mod": "%", "pow": "**",
    "lshift": "<<", "rshift": ">>", "and": "&", "xor": "^", "or": "|", "lt": "<", "le": "<=", "eq": "==", "ne": "!=",
    "gt": ">", "ge": ">=",
}  # fmt: skip
PYTHON_FORMS: dict[str, str] = {
    "__neg__": "-x", "__pos__": "+x", "__invert__": "~x", "__abs__": "abs(x)", "__round__": "round(x)",
    "__getitem__": "x[index]", "__setitem__": "x[index] = value",
}  # fmt: skip
BITWISE: dict[str, str] = {"BitAnd": "&", "BitOr": "|", "BitXor": "⊕", "LShift": "≪", "RShift": "≫"}
JOINED: dict[str, str] = {"BitAnd": "and", "BitOr": "or", "BitXor": "xor"}
