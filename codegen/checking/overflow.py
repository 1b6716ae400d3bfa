"""Elementwise kernels that are infinite, or no number, in single precision where their value is a number.

``log(1 + exp(self))`` at 100 is 100, but ``exp(100)`` is more than float32 holds. Such a kernel is not wrong, and often
a term that stays finite is as short; so this is a warning, with that term where it is known.
"""

from __future__ import annotations

import ast
import copy
import math
from collections.abc import Iterator, Mapping, Sequence

from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import LoadedPackage, flat
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.samples import ArgumentSample

# Where exponentials overflow, then where squares do, then where squares vanish.
_FAR = (30.0, -30.0, 100.0, -100.0, 1000.0, -1000.0, 10.0, -10.0, 1e20, -1e20, 1e-24, -1e-24)
_HELD = 1e37  # what float32 holds, with room to spare
# Terms that overflow, with letters for what stands there, and what is the same and does not. A sum or a product has any
# order of two operands; `c` stands for a number.
_STABLE = (
    ("log(1 + exp(x))", "maximum(x, 0) + log1p(exp(-abs(x)))"),
    ("log1p(exp(x))", "maximum(x, 0) + log1p(exp(-abs(x)))"),
    ("log(exp(x) + exp(y))", "logaddexp(x, y)"),
    ("log(exp(x) - 1)", "x + log(-expm1(-x))"),
    ("log(expm1(x))", "x + log(-expm1(-x))"),
    ("exp(x) / (1 + exp(x))", "sigmoid(x)"),
    ("exp(x) / (exp(x) + exp(y))", "sigmoid(x - y)"),
    ("(exp(2 * x) - 1) / (exp(2 * x) + 1)", "tanh(x)"),
    ("(exp(x) - 1) / (exp(x) + 1)", "tanh(x / 2)"),
    ("(exp(x) - exp(-x)) / (exp(x) + exp(-x))", "tanh(x)"),
    ("log(cosh(x))", "abs(x) + log1p(expm1(-2 * abs(x)) / 2)"),
    ("log(x + sqrt(x * x + 1))", "asinh(x)"),
    ("log(x + sqrt(x ** 2 + 1))", "asinh(x)"),
    ("sqrt(x * x + 1)", "hypot(x, 1)"),
    ("sqrt(x ** 2 + 1)", "hypot(x, 1)"),
    ("sqrt(x * x + c)", "hypot(x, sqrt(c))"),
    ("sqrt(x ** 2 + c)", "hypot(x, sqrt(c))"),
    ("sqrt(x * x + y * y)", "hypot(x, y)"),
    ("sqrt(x ** 2 + y ** 2)", "hypot(x, y)"),
    ("sqrt(x * x)", "abs(x)"),
    ("sqrt(x ** 2)", "abs(x)"),
    ("sinh(x) / cosh(x)", "tanh(x)"),
    ("exp(x) * exp(y)", "exp(x + y)"),
    ("exp(x) / exp(y)", "exp(x - y)"),
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
        lets: dict[str, ast.expr] = {}
        for statement in case.program.body:
            for node in ast.walk(statement):
                hint = _stable_form(node, lets) if isinstance(node, ast.expr) else ""
                if hint:
                    return hint
            if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
                lets[statement.targets[0].id] = _written_out(statement.value, lets)
    return ""


def _stable_form(node: ast.expr, lets: Mapping[str, ast.expr]) -> str:
    """What to write for a term, in which `lets` stand for what they were given."""
    term = _written_out(node, lets)
    for pattern, written in _STABLE:
        for letters in _matches(ast.parse(pattern, mode="eval").body, term, {}):
            text = "".join(f"({letters[c]})" if c in letters and _alone(written, k) else c
                           for k, c in enumerate(written))  # fmt: skip
            return f"write {ast.unparse(ast.parse(text, mode='eval').body)} for {ast.unparse(node)}"
    return ""


class _WrittenOut(ast.NodeTransformer):
    """Puts what intermediate names were given in their place."""

    def __init__(self, lets: Mapping[str, ast.expr]) -> None:
        self.lets = lets

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """What the name was given, or the name."""
        return self.lets.get(node.id, node)


def _written_out(node: ast.expr, lets: Mapping[str, ast.expr]) -> ast.expr:
    """A term without intermediate names; a copy."""
    term: ast.expr = _WrittenOut(lets).visit(copy.deepcopy(node))
    return term


def _alone(text: str, position: int) -> bool:
    """Whether a letter of a term is a name, not part of one."""
    around = text[max(position - 1, 0) : position] + text[position + 1 : position + 2]
    return not any(character.isalnum() for character in around)


def _matches(pattern: ast.expr, node: ast.expr, letters: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """What the letters of a pattern stand for, in each way in which a tree has its form."""
    if isinstance(pattern, ast.Name) and len(pattern.id) == 1:
        text = ast.unparse(node)
        if letters.get(pattern.id, text) == text and (pattern.id != "c" or isinstance(node, ast.Constant)):
            yield {**letters, pattern.id: text}
        return
    if type(pattern) is not type(node):
        return
    if isinstance(pattern, (ast.Name, ast.Constant)):
        if ast.unparse(pattern) == ast.unparse(node):
            yield dict(letters)
        return
    if isinstance(pattern, ast.BinOp) and isinstance(node, ast.BinOp):
        if type(pattern.op) is not type(node.op):
            return
        yield from _match_all((pattern.left, pattern.right), (node.left, node.right), letters)
        if isinstance(pattern.op, (ast.Add, ast.Mult)):
            yield from _match_all((pattern.left, pattern.right), (node.right, node.left), letters)
        return
    parts, operands = (
        [part for part in ast.iter_child_nodes(tree) if isinstance(part, ast.expr)] for tree in (pattern, node)
    )
    yield from _match_all(parts, operands, letters)


def _match_all(
    patterns: Sequence[ast.expr], nodes: Sequence[ast.expr], letters: Mapping[str, str]
) -> Iterator[dict[str, str]]:
    """What letters stand for where each tree has the form of its pattern."""
    if len(patterns) != len(nodes):
        return
    if not patterns:
        yield dict(letters)
        return
    for match in _matches(patterns[0], nodes[0], letters):
        yield from _match_all(patterns[1:], nodes[1:], match)
