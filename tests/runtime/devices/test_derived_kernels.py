"""A backend that turns expression trees into code: here into NumPy over memory that only its kernels may open."""

from __future__ import annotations

import ast
import gc
import inspect
import math
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest
from operators.cases import DTYPES, TABLE, Case, build, evaluate, to_tensor
from poison_device import arrays_of, poison_device

import generated as ow
from runtime import expressions
from runtime.devices import derived
from runtime.devices.derived_lines import LineKernel
from runtime.dispatch import registry
from runtime.kernels.elementwise.forms import FormOnDemand
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import CPU

FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: getattr(np, name) for name in (
        "exp", "expm1", "exp2", "log", "log1p", "log2", "log10", "sin", "cos", "tan", "sinh", "cosh", "tanh", "sqrt",
        "floor", "ceil", "trunc", "square", "conj", "real", "imag", "where", "isnan", "isinf", "isfinite", "arctan2",
    )},
    "abs": np.abs, "pow": np.power, "maximum": np.maximum, "minimum": np.minimum,
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "asin": np.arcsin, "acos": np.arccos, "atan": np.arctan, "asinh": np.arcsinh, "acosh": np.arccosh,
    "atanh": np.arctanh, "rsqrt": lambda x: 1 / np.sqrt(x), "reciprocal": lambda x: 1 / x, "sign": np.sign,
}  # fmt: skip
SIGNS = {*expressions.SIGNS, "?", "and", "or", "not", "~", "=", "<=>", ",", "'", "T"}
SIGNS -= {"//", "%", "**", "in", "not in"}
compiled: Counter[str] = Counter()
launched: Counter[str] = Counter()


class InNumPy(expressions.ExpressionInterpreter):
    """Computes a program for all elements at once."""

    def __init__(self, names: dict[str, Any], kind: Any) -> None:
        super().__init__(names)
        self.kind = kind

    def number(self, value: Any) -> Any:
        return value

    def choose(self, test: Any, first: Callable[[], Any], second: Callable[[], Any]) -> Any:
        return np.where(test, first(), second())

    def logical(self, sign: str, left: Any, other: Any) -> Any:
        return np.logical_and(left, other) if sign == "and" else np.logical_or(left, other)

    def apply(self, function: Callable[..., Any], values: Sequence[Any]) -> Any:
        return np.logical_not(values[0]) if function is expressions.NOT else function(*values)

    def call(self, function: str, values: Sequence[Any]) -> Any:
        return np.asarray(values[0]).astype(self.kind) if function == "T" else FUNCTIONS[function](*values)


def has_code(tree: Any) -> bool:
    """Whether a tree has only signs and functions that this backend has code for."""
    if not isinstance(tree, (list, tuple)):
        return True
    if tree and isinstance(tree[0], str) and isinstance(tree, list):
        return tree[0] in SIGNS | FUNCTIONS.keys() and all(map(has_code, tree[1:]))
    return all(map(has_code, tree))


def compile_lines(kernel: LineKernel) -> Any:
    """Code that walks over all lines at once, in two runs whose accumulators are combined; None for other functions."""
    trees = [[walk.start, walk.let, walk.step, walk.combine] for walk in kernel.passes]
    kinds = [kernel.compute, *(kind for _, *pair in kernel.operands for kind in pair)]
    is_limited = kernel.compute.category < FLOATING and "inf" in str(trees)  # of whole numbers, the largest one
    halves = any(kind in (ow.float16, ow.bfloat16) for kind in kinds)
    if halves or is_limited or not has_code(trees) or not has_code(kernel.end):
        return None
    compiled[kernel.name] += 1

    def launch(outs: Any, operands: Any, numbers: Any, reduced: Any) -> None:
        launched[kernel.name] += 1
        with arrays_of(*outs, *operands) as arrays, np.errstate(all="ignore"):
            count = math.prod(operands[0].shape[dim] for dim in reduced)
            lines = [as_lines(array, reduced, count).astype(kind.numpy).astype(kernel.compute.numpy)
                     for array, (_, _, kind) in zip(arrays[len(outs):], kernel.operands, strict=True)]  # fmt: skip
            targets = [as_lines(array, reduced, count) if kernel.is_each else array for array in arrays[: len(outs)]]
            names = {name: kernel.compute.numpy.type(n) for name, n in zip(kernel.numbers, numbers, strict=True)}
            names["count"] = np.asarray(count, kernel.compute.numpy if kernel.compute.is_floating_point else np.int64)
            walk_lines(kernel, lines, targets, names, count)

    return launch


def as_lines(array: Any, reduced: Sequence[int], count: int) -> Any:
    """A view, or a copy, of an array whose last dimension goes over the reduced ones."""
    across = [dim for dim in range(array.ndim) if dim not in reduced]
    moved = array.transpose([*across, *reduced])
    if len(reduced) == 1:
        return moved
    return moved.reshape(*[array.shape[dim] for dim in across], count)


def walk_lines(kernel: LineKernel, lines: Any, targets: Any, names: dict[str, Any], count: int) -> None:
    program = InNumPy(names, kernel.compute.numpy)
    elements = [name for name, *_ in kernel.operands]

    def enter(walk: Any, e: int) -> None:
        names.update({name: line[..., e] for name, line in zip(elements, lines, strict=True)}, index=np.int64(e))
        for name, tree in walk.let:
            program.assign(name, tree)
        names.update(zip(walk.accumulators, [program.value(tree) for tree in walk.step], strict=True))

    def write(e: Any) -> None:
        result = program.run(kernel.end)
        for target, value in zip(targets, result if len(targets) > 1 else (result,), strict=True):
            target[e] = value

    if kernel.is_scan:
        (walk,) = kernel.passes
        names.update(zip(walk.accumulators, [program.value(tree) for tree in walk.start], strict=True))
        for e in range(count)[:: -1 if kernel.reverse else 1]:
            enter(walk, e)
            write((..., e))
        return
    for walk in kernel.passes:
        runs = []
        for run in (range(count // 2), range(count // 2, count)):
            names.update(zip(walk.accumulators, [program.value(tree) for tree in walk.start], strict=True))
            for e in run:
                enter(walk, e)
            runs.append({name: names[name] for name in walk.accumulators})
        if count > 1:
            names.update(runs[0])
            names.update({f"{name}_other": value for name, value in runs[1].items()})
            assert walk.combine is not None
            names.update(zip(walk.accumulators, [program.value(tree) for tree in walk.combine], strict=True))
    for e in range(count) if kernel.is_each else (...,):
        if kernel.is_each:
            names.update({name: line[..., e] for name, line in zip(elements, lines, strict=True)})
        write((..., e) if kernel.is_each else e)


def compile_to_numpy(kernel: Any) -> Any:
    """Code for a kernel; None for halves, which NumPy rounds in other places, and for other functions."""
    if isinstance(kernel, LineKernel):
        return compile_lines(kernel)
    kinds = [kernel.compute, *(kind for _, *pair in kernel.operands for kind in pair)]
    if any(kind in (ow.float16, ow.bfloat16) for kind in kinds) or not has_code(kernel.program):
        return None
    compiled[kernel.name] += 1

    def launch(outs: Any, operands: Any, numbers: Any) -> None:
        launched[kernel.name] += 1
        with arrays_of(*outs, *operands) as arrays, np.errstate(all="ignore"):
            read = [
                array.astype(kind.numpy)
                for array, (_, _, kind) in zip(arrays[len(outs) :], kernel.operands, strict=True)
            ]
            assert all(array.shape == arrays[0].shape for array in read)
            names = {name: array for (name, *_), array in zip(kernel.operands, read, strict=True)}
            names |= {
                name: kernel.compute.numpy.type(number) for name, number in zip(kernel.numbers, numbers, strict=True)
            }
            result = InNumPy(names, kernel.compute.numpy).run(kernel.program)
            for target, value in zip(arrays, result if len(outs) > 1 else (result,), strict=False):
                target[...] = value

    return launch


@pytest.fixture(scope="module")
def npu() -> Iterator[Any]:
    with poison_device(compile=compile_to_numpy) as module:
        yield module


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


def is_elementwise(case: Case) -> bool:
    base = case.name.removeprefix("Tensor.").replace(".", "_")
    names = [name for name in (base, f"{base}.Tensor", f"{base}.self") if registry.is_defined(name)]
    return any(isinstance(registry.find(name).kernels.get(CPU), FormOnDemand) for name in names)


@pytest.mark.parametrize("case", [case for case in TABLE if is_elementwise(case)], ids=str)
def test_operators_and_gradients_are_those_of_the_cpu(npu: Any, case: Case) -> None:
    for kind in sorted({"float32", "float64", "int64", "bool"} & set(DTYPES[case.dtypes])):
        results = []
        for where in ("cpu", "npu"):
            operands = {name: to_tensor(array, kind).to(where) for name, array in build(case.inputs, kind).items()}
            wanted = list(operands.values()) if case.grad and kind.startswith("float") else []
            leaves = [item.requires_grad_() for item in wanted if item.is_floating_point()]
            with warnings.catch_warnings(), ow.device(where):
                warnings.simplefilter("ignore")
                values = {name: item.clone() if item.requires_grad else item for name, item in operands.items()}
                result = evaluate(case.call, ow, values)
                grads = ow.autograd.grad(result.sin().sum(), leaves, allow_unused=True) if leaves else []
            assert result.device.type == where
            results.append([item for item in (result, *grads) if item is not None])
        tolerance = 1e-12 if kind == "float64" else 2e-5
        for on_cpu, there in zip(*results, strict=True):
            assert (there.dtype, there.shape, there.stride()) == (on_cpu.dtype, on_cpu.shape, on_cpu.stride())
            np.testing.assert_allclose(
                there.detach().cpu().numpy(), on_cpu.detach().numpy(), rtol=tolerance, atol=tolerance
            )


def test_gradients_need_no_kernel_by_hand(npu: Any) -> None:
    x, y, shift = (ow.randn(*sizes).npu().requires_grad_() for sizes in ((3, 4), (3, 4), (3, 4)))
    before = launched.copy()
    with ow.devices.fallback("error"):
        z = ((x * y).tanh() + x.exp()) / (y * y + 1.0) - shift.sigmoid()
        z.backward(x.detach().clone())
        with ow.no_grad():
            x.sub_(x.grad, alpha=0.1)
    expected = [item.detach().cpu().requires_grad_() for item in (x + 0.1 * x.grad, y, shift)]
    a, b, c = expected
    (((a * b).tanh() + a.exp()) / (b * b + 1.0) - c.sigmoid()).backward(a.detach().clone())
    for on_cpu, there in zip(expected, (x, y, shift), strict=True):
        np.testing.assert_allclose(there.grad.cpu().numpy(), on_cpu.grad.numpy(), rtol=1e-5, atol=1e-6)
    used = {name for name in launched if launched[name] > before[name]}
    assert {"mul.Tensor", "tanh", "exp", "exp.backward_self", "sub_.Tensor"} <= used


def test_code_is_made_once_for_each_combination_of_dtypes(npu: Any) -> None:
    x = ow.ones(3, device="npu")
    compiled.clear()
    for operand in (x, x, x.double(), x.int(), ow.tensor(2.0), 3, 4.5):
        x + operand
    assert compiled["add.Tensor"] == 3 or compiled["add.Tensor"] + compiled["add.Scalar"] == 4
    assert (x + x.double()).dtype is ow.float64


FORMS: dict[str, Callable[[Any], Any]] = {
    "in place": lambda x: x.mul_(0.1).exp_(),
    "out": lambda x: ow.add(x, 1.0, out=ow.empty_like(x)),
    "out of another size": lambda x: ow.sin(x, out=ow.empty(0, device=x.device)),
    "out of another dtype": lambda x: ow.mul(x, 2.5, out=ow.empty_like(x, dtype=ow.float64)),
    "broadcast": lambda x: x + x[:, :1] * x[0],
    "transposed": lambda x: x.t() * 2.0,
    "two dtypes": lambda x: x.view(-1)[:6].to(ow.float64) * x.view(-1)[6:],
    "a comparison": lambda x: (x > 2.0) & (x < 9.0),
    "empty": lambda x: x[:0] * 2.0,
    "expanded": lambda x: x[0].expand(3, 4) + x,
    "into a part": lambda x: ow.mul(x[0], 3.0, out=x[1]),
    "itself": lambda x: x.add_(x),
    "a transposed self": lambda x: x[:, :3].mul_(x[:, :3].t().clone()),
    "no dimensions": lambda x: x[0, 0] * x[1, 1],
    "a number of the CPU": lambda x: x * ow.tensor(3.0),
}


@pytest.mark.parametrize("title", FORMS)
def test_forms_write_what_they_write_on_the_cpu(npu: Any, title: str) -> None:
    results = []
    for where in ("cpu", "npu"):
        x = ow.arange(12.0).view(3, 4).to(where)
        with ow.devices.fallback("allow" if title == "two dtypes" else "error"):  # a cast is a kernel by hand
            result = FORMS[title](x)
        assert result.device.type == where
        results.append((result.cpu(), x.cpu(), (result.stride(), result.dtype, x._version)))
    for on_cpu, there in zip(results[0][:2], results[1][:2], strict=True):
        np.testing.assert_allclose(there.numpy(), on_cpu.numpy(), rtol=1e-6)
    assert results[0][2] == results[1][2]


def test_errors_are_those_of_the_operator(npu: Any) -> None:
    x = ow.ones(2, 3, device="npu")
    for call, message in (
        (lambda: x + ow.ones(4, device="npu"), "broadcast"), (lambda: x.int().mul_(0.5), "can't be cast"),
        (lambda: x.bitwise_and(1.0), "is not implemented for float32"),
        (lambda: x[:, :1].expand(2, 3).add_(1.0), "single memory location"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=message):
            call()


# -- reductions and scans ----------------------------------------------------------------------------------------------

LINES: dict[str, Callable[[Any], Any]] = {
    "sum": lambda x: x.sum(), "sum over some": lambda x: x.sum((0, 2), keepdim=True), "mean": lambda x: x.mean(1),
    "another dtype": lambda x: x.sum(1, dtype=ow.float64), "whole numbers": lambda x: (x > 0).sum(1),
    "amax": lambda x: x.amax((0, 1)), "argmax": lambda x: x.argmax(), "argmin": lambda x: x.argmin(2),
    "max": lambda x: x.max(1), "var": lambda x: x.var(1, correction=0), "std": lambda x: x.std(),
    "softmax": lambda x: x.softmax(1), "log_softmax": lambda x: x.log_softmax(-1),
    "logsumexp": lambda x: x.logsumexp(0),
    "norm": lambda x: x.norm(dim=1), "power": lambda x: ow.linalg.vector_norm(x, 3.0), "all": lambda x: (x > -9).all(1),
    "any": lambda x: (x > 9).any(), "count_nonzero": lambda x: (x > 0).count_nonzero(1), "prod": lambda x: x.prod(2),
    "cumsum": lambda x: x.cumsum(1), "cumprod": lambda x: x.cumprod(0), "no elements": lambda x: x[:, :0].sum(1),
    "no lines": lambda x: x[:0].sum(1), "no dimensions": lambda x: x[0, 0, 0].softmax(0),
    "steps": lambda x: x[:, ::2].sum(1),
    "transposed": lambda x: x.transpose(0, 2).softmax(1), "expanded": lambda x: x[:, :1].expand(3, 5, 4).sum(1),
}  # fmt: skip


@pytest.mark.parametrize("title", LINES)
def test_reductions_and_scans_are_derived(npu: Any, title: str) -> None:
    results, launches = [], launched.total()
    data = ow.randn(3, 5, 4, generator=ow.Generator().manual_seed(2))
    for where in ("cpu", "npu"):
        x = data.to(where).requires_grad_()
        with ow.devices.fallback("error"):
            result = LINES[title](x)
        first = result if isinstance(result, ow.Tensor) else result[0]
        grads = ow.autograd.grad(first.sin().sum(), [x]) if first.requires_grad else []
        results.append([*([result] if isinstance(result, ow.Tensor) else result), *grads])
        assert type(result).__name__ == ("Tensor" if isinstance(result, ow.Tensor) else "max")
    assert launched.total() > launches or title.startswith("no ")
    for on_cpu, there in zip(*results, strict=True):
        assert (there.dtype, there.shape, there.stride()) == (on_cpu.dtype, on_cpu.shape, on_cpu.stride())
        np.testing.assert_allclose(there.detach().cpu().numpy(), on_cpu.detach().numpy(), rtol=2e-5, atol=2e-6)


def test_errors_of_reductions_are_those_of_the_cpu(npu: Any) -> None:
    x = ow.ones(2, 0, device="npu")
    for call, error, message in (
        (lambda: x.sum(2), IndexError, "Dimension out of range"), (lambda: x.amax(1), IndexError, "non-zero size"),
        (lambda: x.sum((0, 0)), RuntimeError, "appears multiple times"),
        (lambda: x.int().softmax(0), NotImplementedError, "is not implemented for int32"),
        (lambda: x.cumsum(5), IndexError, "Dimension out of range"),
    ):  # fmt: skip
        with pytest.raises(error, match=message):
            call()


def test_norms_of_extreme_numbers_are_those_of_the_cpu(npu: Any) -> None:
    for kind, scale in ((ow.float32, 1e30), (ow.float32, 1e-30), (ow.float64, 1e200), (ow.float64, 1e-200)):
        x = ow.arange(1.0, 7.0, dtype=kind) * scale
        for order in (2.0, 3.0, 20.0):
            norm = ow.linalg.vector_norm(x.npu(), order)
            np.testing.assert_allclose(norm.cpu().numpy(), ow.linalg.vector_norm(x, order).numpy(), rtol=1e-5)


# -- the names of trees ------------------------------------------------------------------------------------------------


def names_of(node: ast.AST) -> Iterator[str]:
    """The names in a function of an element, in the order of a tree: of a choice the condition comes first."""
    if isinstance(node, ast.Name):
        yield node.id
    elif isinstance(node, (ast.IfExp, ast.If)):
        for part in (node.test, node.body, node.orelse):
            for item in part if isinstance(part, list) else [part]:
                yield from names_of(item)
    else:
        for child in ast.iter_child_nodes(node):
            yield from names_of(child)


def in_order(names: Iterator[str], parameters: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(name for name in names if name in parameters))


def test_the_names_of_a_tree_are_those_of_its_loop() -> None:
    """Operators and formulas share functions of elements: a tree whose names mean others would compute nonsense."""
    count = Counter[bool]()
    for operator in (*registry.operators(), *registry.internal_operators()):
        kernel = operator.kernels.get(CPU)
        if not isinstance(kernel, FormOnDemand) or not isinstance(kernel.spec, Elementwise) or kernel.name != "make":
            continue
        program = derived.program_of(kernel.spec)
        count[program is not None] += 1
        if program is None:
            continue
        (function,) = ast.parse(inspect.getsource(kernel.spec.function)).body
        assert isinstance(function, ast.FunctionDef)
        parameters = [item.arg for item in function.args.args if item.arg != "T"]
        written = (name for statement in function.body for name in names_of(statement))
        read = (name for statement in program for name in expressions.names_in(statement))
        assert in_order(read, parameters) == in_order(written, parameters), operator.name
    assert count[True] > 400
    assert count[True] > 6 * count[False]


# -- what serves what --------------------------------------------------------------------------------------------------

SERVED: dict[str, str] = {
    "mul.Tensor": "derived", "exp_": "derived", "view": "memory", "clone": "memory", "copy_": "memory",
    "empty.memory_format": "memory", "mse_loss": "composite", "mm": "fallback", "zeros": "memory",
    "arange": "fallback", "_normalize_rows": "composite", "cat": "composite",
}  # fmt: skip


def test_coverage_says_what_serves_an_operator(npu: Any) -> None:
    names = ow.devices.coverage("npu")
    kind_of = {name: kind for kind, members in names.items() for name in members}
    assert sum(map(len, names.values())) == len(kind_of) == len(list(registry.operators()))
    assert {name: kind_of[name] for name in SERVED} == SERVED
    assert len(names["derived"]) > 400
    with ow.library.Library("aten", "IMPL") as library:
        library.impl("mm", lambda self, mat2: self, "NPU")
        assert "mm" in ow.devices.coverage("npu")["native"]
    with poison_device("dpu"):  # without a function that makes code
        assert ow.devices.coverage("dpu")["derived"] == ()
    with pytest.raises(ValueError, match="coverage\\(\\): 'dpu' is no registered device; there are npu"):
        ow.devices.coverage("dpu")
