"""Elementwise kernels that are infinite, or no number, in single precision where their value is a number.

``log(1 + exp(self))`` at 100 is 100, but ``exp(100)`` is more than float32 holds. Such a kernel is not wrong, and often
a term that stays finite is as short; so this is a warning, with that term where it is known.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator, Sequence

from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import LoadedPackage, flat
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.samples import ArgumentSample

_FAR = (30.0, -30.0, 100.0, -100.0, 1000.0, -1000.0)
_HELD = 1e37  # what float32 holds, with room to spare
# Terms that overflow, with letters for what stands there, and what is the same and does not.
_STABLE = (
    ("log(1 + exp(x))", "maximum(x, 0) + log1p(exp(-abs(x)))"),
    ("log(exp(x) + 1)", "maximum(x, 0) + log1p(exp(-abs(x)))"),
    ("log1p(exp(x))", "maximum(x, 0) + log1p(exp(-abs(x)))"),
    ("log(exp(x) + exp(y))", "logaddexp(x, y)"),
    ("exp(x) / (1 + exp(x))", "sigmoid(x)"),
    ("exp(x) / (exp(x) + 1)", "sigmoid(x)"),
    ("log(cosh(x))", "abs(x) + log1p(expm1(-2 * abs(x)) / 2)"),
    ("sqrt(x * x + y * y)", "hypot(x, y)"),
    ("sqrt(x ** 2 + y ** 2)", "hypot(x, y)"),
    ("sinh(x) / cosh(x)", "tanh(x)"),
    ("log(exp(x))", "x"),
)


def overflow_findings(
    entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int
) -> Iterator[Finding]:
    """The first number at which float32 is not finite and float64 is, as a warning."""
    kernel = entry.kernel
    if not isinstance(kernel, ElementwiseKernel) or kernel.writes or not samples or not {"floating"} & {*entry.accepts}:
        return
    values = draw(samples[0], entry.sampling, entry.fixed_dtypes, f"{entry.name} overflow {seed}")
    domain = dict(entry.sampling.domain)
    moved = [name for name, value in values.items() if isinstance(value, TensorValues) and value.dtype == "float64"]
    for far in _FAR:
        if any(not domain[name].low < far < domain[name].high for name in moved if name in domain):
            continue
        single, double = (_results(entry, values, moved, far, library, dtype) for dtype in ("float32", "float64"))
        for narrow, other in zip(single, double, strict=False):
            if math.isfinite(other) and abs(other) < _HELD and not math.isfinite(narrow):
                hint = stable(kernel) or "write it with terms that stay finite"
                where = ", ".join(f"{name} = {far:g}" for name in moved)
                message = f"'{entry.name}' is {narrow:g} in float32 for {where}, where its value is {other:g}"
                yield Finding(entry.location, "check-overflow", message, hint, len(entry.name), is_warning=True)
                return


def _results(
    entry: Entry, values: dict[str, object], moved: Sequence[str], far: float, library: LoadedPackage, dtype: str
) -> list[float]:
    """What the operator gives where all floating tensors are one number; nothing where it takes none."""
    arguments = []
    for name in (argument.name for argument in entry.schema.inputs):
        value = values[name]
        if name in moved:
            arguments.append(library.tensor((1,), dtype, [far]))
        elif isinstance(value, TensorValues):
            arguments.append(library.tensor((1,), value.dtype, value.elements[:1]))
        else:
            arguments.append(library.value(value))
    try:
        with library.quiet():
            results = [flat(tensor) for tensor in library.call(entry.name, arguments) if tensor.dtype.is_floating_point]
    except Exception:  # noqa: BLE001 - it says itself what it does not take
        return []
    return [number for result in results for number in result]


def stable(kernel: ElementwiseKernel) -> str:
    """What to write for the first term of a kernel that is known to overflow, empty if none is known."""
    for case in kernel.cases:
        nodes = [node for node in case.program.nodes if isinstance(node, ast.expr)]
        for node in nodes:
            for pattern, written in _STABLE:
                letters: dict[str, str] = {}
                if _matches(ast.parse(pattern, mode="eval").body, node, letters):
                    term = "".join(f"({letters[c]})" if c in letters and _alone(written, k) else c
                                   for k, c in enumerate(written))  # fmt: skip
                    return f"write {ast.unparse(ast.parse(term, mode='eval').body)} for {ast.unparse(node)}"
    return ""


def _alone(text: str, position: int) -> bool:
    """Whether a letter of a term is a name, not part of one."""
    around = text[position - 1 : position] + text[position + 1 : position + 2]
    return not any(character.isalnum() for character in around)


def _matches(pattern: ast.expr, node: ast.expr, letters: dict[str, str]) -> bool:
    """Whether a tree has the form of a pattern; `letters` takes what its letters stand for."""
    if isinstance(pattern, ast.Name) and len(pattern.id) == 1:
        return letters.setdefault(pattern.id, ast.unparse(node)) == ast.unparse(node)
    if type(pattern) is not type(node):
        return False
    if isinstance(pattern, ast.Constant):
        return bool(pattern.value == node.value)  # type: ignore[attr-defined]
    if isinstance(pattern, ast.Name):
        return bool(pattern.id == node.id)  # type: ignore[attr-defined]
    patterns = [part for part in ast.iter_child_nodes(pattern) if isinstance(part, (ast.expr, ast.operator))]
    operands = [part for part in ast.iter_child_nodes(node) if isinstance(part, (ast.expr, ast.operator))]
    return len(patterns) == len(operands) and all(
        type(our) is type(other) if isinstance(our, ast.operator) or isinstance(other, ast.operator)
        else _matches(our, other, letters)
        for our, other in zip(patterns, operands, strict=True)
    )  # fmt: skip
