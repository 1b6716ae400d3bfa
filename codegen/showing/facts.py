"""Facts about an entry in a few words: kind, forms, dtypes, how it is differentiated or why it is not.

Used by the commands that show operators to people.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from codegen.language.vocabulary import CATEGORIES
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.kernel_writes import writes
from codegen.reading.kernels import ElementwiseKernel, HandwrittenKernel
from codegen.reading.kinds import KIND_NAMES, promotion

HANDWRITTEN = "dispatch"
COMPOSITE = "composite"
# How an entry is differentiated; the first three pass a gradient on.
FORMULA, AUTO, PARTS, EXCLUDED, REJECTED, NONE = (
    "formula", "auto", "through its parts", "non-differentiable", "not implemented", "none"
)  # fmt: skip


@dataclass(frozen=True)
class Differentiated:
    """How an entry is differentiated, and where it is not, why."""

    how: str
    why: str = ""

    @property
    def passes(self) -> bool:
        """Whether a gradient comes through."""
        return self.how in (FORMULA, AUTO, PARTS)

    def __str__(self) -> str:
        return f"{self.how}: {self.why}" if self.why else self.how


def kernel_kind(entry: Entry) -> str:
    """The kind of kernel, such as ``elementwise``."""
    return next((key for key in entry.kernel_text if key in KIND_NAMES), "")


def forms_of(entry: Entry) -> tuple[str, ...]:
    """``function``, ``method``, ``in-place``, ``out=``, as far as there are."""
    forms = [word for word in ("function", "method") if word in entry.variants]
    return (*forms, *(["in-place"] if entry.inplace else []), *(["out="] if entry.out else []))


def category_of(dtype: str) -> str:
    """The category of a dtype: ``float16`` -> ``floating``."""
    if dtype == "bool":
        return "bool"
    return "complex" if dtype.startswith("complex") else "integral" if "int" in dtype else "floating"


def accepts(entry: Entry, dtype: str) -> bool:
    """Whether tensors of this dtype are accepted, as far as the entry says."""
    return dtype in entry.accepts or category_of(dtype) in entry.accepts


def differentiated(entry: Entry, derivative: Derivative | None) -> Differentiated:
    """How an entry is differentiated."""
    if derivative is not None and derivative.formulas:
        return Differentiated(AUTO if all(formula.derived for formula in derivative.formulas) else FORMULA)
    if derivative is not None and derivative.rejected:
        return Differentiated(REJECTED, derivative.rejected[0][1])
    if derivative is not None:
        return Differentiated(EXCLUDED, "derivatives.yaml says so")
    if isinstance(entry.kernel, ElementwiseKernel) and entry.kernel.writes:
        return Differentiated(PARTS)  # computed by operators where gradients are recorded
    if writes(entry.schema):
        return Differentiated(NONE, "it writes into its arguments, which is not recorded")
    if not any(item.type.is_tensor_like for item in entry.schema.returns):
        return Differentiated(NONE, "no tensor result")
    if not any(argument.type.is_tensor_like for argument in entry.schema.inputs):
        return Differentiated(NONE, "no tensor goes in")
    if all(item.name in entry.without_derivative for item in entry.schema.inputs if item.type.is_tensor_like):
        return Differentiated(NONE, "takes no floating dtype")
    if promotion(entry.promote).no_gradient:
        return Differentiated(NONE, promotion(entry.promote).no_gradient)
    if not any(accepts(entry, dtype) for dtype in ("float32", "complex64")):
        return Differentiated(NONE, "takes no floating dtype")
    if kernel_kind(entry) == COMPOSITE:
        return Differentiated(PARTS)
    return Differentiated(NONE, "no entry in derivatives.yaml")


def short_dtypes(entry: Entry) -> str:
    """The accepted categories as letters in four places, and single dtypes by name."""
    letters = "".join(word[0] if word in entry.accepts else "-" for word in CATEGORIES)
    named = [word for word in entry.accepts if word not in CATEGORIES]
    return ",".join([*([] if letters == "----" else [letters]), *named])


def handwritten_modules(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The modules of Python kernels that the entries name."""
    kernels = (entry.kernel for entry in entries)
    paths = (path for kernel in kernels if isinstance(kernel, HandwrittenKernel) for _, path in kernel.functions)
    return tuple(dict.fromkeys(path.rpartition(".")[0] for path in paths))


@cache
def module_file(module: str) -> Path | None:
    """The source file of a module, found without importing it or its package; None if there is none."""
    top, *inner_names = module.split(".")
    try:
        spec = importlib.util.find_spec(top)
    except (ImportError, ValueError):
        return None
    if spec is None or spec.origin is None:
        return None
    path_of_module = Path(spec.origin)
    if not inner_names:
        return path_of_module
    path_of_module = path_of_module.parent.joinpath(*inner_names)
    return next(
        (path for path in (path_of_module.with_suffix(".py"), path_of_module / "__init__.py") if path.is_file()), None
    )
