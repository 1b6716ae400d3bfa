"""Reduction kernels against NumPy in float64, over operators, dtypes, shapes, dimensions and layouts.

The loops are rendered from the template as the generator does it, into a temporary module.
"""

from __future__ import annotations

import ast
import importlib.util
import itertools
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import codegen.writing.render
from codegen.model.common_parts import keep_common
from codegen.model.reduce_model import AccumulatorType, LoopAccumulator, LoopPass, ReduceLoop
from runtime.compile.threads import get_num_threads, set_num_threads
from runtime.kernels.reduction.operator import Reduction
from runtime.tensor import Tensor, dtypes, make_tensor, to_numpy
from runtime.tensor.casting import cast_array
from runtime.tensor.dtypes import dtype

HEADER = '''"""Loops rendered for a test."""

from runtime.kernels.reduction.kernel import Pass, ReduceKernel
from runtime.kernels.reduction.loops.accumulators import highest, lowest
from runtime.kernels.vecmath import abs, exp, isnan, log, maximum, pow, sqrt

'''


def tree(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def accumulator(name: str, init: str, step: str, combine: str, kind: AccumulatorType = "compute") -> LoopAccumulator:
    return LoopAccumulator(name, tree(init), tree(step), tree(combine), kind)


def reduce_loop(
    name: str, passes: tuple[LoopPass, ...], finish: tuple[str, ...] = (), each: str = "",
    scalars: tuple[str, ...] = (),
) -> ReduceLoop:
    end = tree(each) if each else None
    return ReduceLoop(name, passes, tuple(map(tree, finish)), end, scalars)


TOTAL = LoopPass((accumulator("total", "T(0)", "total + self", "total + total_other"),))
LARGEST = LoopPass((accumulator("largest", "lowest(T)", "maximum(largest, self)", "maximum(largest, largest_other)"),))
EXPONENTIALS = LoopPass((accumulator("sum_exp", "T(0)", "sum_exp + exp(self - largest)", "sum_exp + sum_exp_other"),))
DEVIATION = "(self - total / count)"
SQUARES = LoopPass((accumulator("squares", "T(0)", f"squares + {DEVIATION} * {DEVIATION}", "squares + squares_other"),))
SOFTMAX: tuple[Any, ...] = (LARGEST, EXPONENTIALS), (), "exp(self - largest) / sum_exp"
LATER = "((best_other > best) | (isnan(best_other) & ~isnan(best)))"
TIED = "((best_other == best) | (isnan(best_other) & isnan(best)))"
OTHER_WINS = f"({LATER} | ({TIED} & (at_other < at)))"
BETTER = "((self > best) | (isnan(self) & ~isnan(best)))"
BEST = LoopPass((
    accumulator("best", "lowest(T)", f"self if {BETTER} else best", f"best_other if {OTHER_WINS} else best"),
    accumulator("at", "0", f"index if {BETTER} else at", f"at_other if {OTHER_WINS} else at", "int64"),
))  # fmt: skip

LOOPS = {
    "sum": reduce_loop("sum", (TOTAL,), ("total",)),
    "mean": reduce_loop("mean", (TOTAL,), ("total / count",)),
    "prod": reduce_loop(
        "prod",
        (LoopPass((accumulator("product", "T(1)", "product * self", "product * product_other"),)),), ("product",),
    ),
    "amax": reduce_loop("amax", (LARGEST,), ("largest",)),
    "any": reduce_loop(
        "any",
        (LoopPass((accumulator("found", "False", "found | (self != T(0))", "found | found_other", "bool"),)),),
        ("found",),
    ),
    "all": reduce_loop(
        "all",
        (LoopPass((accumulator("held", "True", "held & (self != T(0))", "held & held_other", "bool"),)),), ("held",),
    ),
    "argmax": reduce_loop("argmax", (BEST,), ("at",)),
    "max": reduce_loop("max", (BEST,), ("best", "at")),
    "var": reduce_loop(
        "var", (TOTAL, SQUARES), ("squares / (count - correction)",), scalars=("correction",)
    ),
    "logsumexp": reduce_loop(
        "logsumexp", (LARGEST, EXPONENTIALS),
        ("log(sum_exp) + largest",),
    ),
    "softmax": keep_common(reduce_loop("softmax", *SOFTMAX)),
    "softmax_twice": reduce_loop("softmax_twice", *SOFTMAX),
    "log_softmax": reduce_loop(
        "log_softmax", (LARGEST, EXPONENTIALS),
        each="self - largest - log(sum_exp)",
    ),
    "norm": reduce_loop(
        "norm",
        (LoopPass((accumulator("power", "T(0)", "power + pow(abs(self), p)", "power + power_other"),)),),
        ("pow(power, T(1) / p)",), scalars=("p",),
    ),
}  # fmt: skip


def render(loops: dict[str, ReduceLoop]) -> str:
    """The source of a module of loops, as generated modules are laid out."""
    template = "kernel_passes.py.jinja"
    return HEADER + "\n\n".join(codegen.writing.render.render(template, kernel=loop) for loop in loops.values())


def load_loops(folder: Path, loops: dict[str, ReduceLoop] = LOOPS) -> str:
    """Write the module into `folder` and import it; returns its name."""
    path = folder / "rendered_reductions.py"
    path.write_text(render(loops), encoding="utf-8")
    specification = importlib.util.spec_from_file_location("rendered_reductions", path)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["rendered_reductions"] = module
    specification.loader.exec_module(module)
    return module.__name__


REAL = ("bool", "integral", "floating")


def reductions(module: str) -> dict[str, Reduction]:
    """The operators under test."""
    return {
        "sum": Reduction("sum", module, "sum_kernel", promote="integers_to_int64"),
        "mean": Reduction("mean", module, "mean_kernel", promote="floating"),
        "prod": Reduction("prod", module, "prod_kernel", promote="integers_to_int64"),
        "amax": Reduction("amax", module, "amax_kernel", accepts=REAL, identity=False),
        "any": Reduction("any", module, "any_kernel", promote="bool"),
        "all": Reduction("all", module, "all_kernel", promote="bool"),
        "argmax": Reduction("argmax", module, "argmax_kernel", promote="int64", accepts=REAL, identity=False),
        "max": Reduction(
            "max", module, "max_kernel", accepts=REAL, identity=False, outputs=2, output_dtypes=("same", "int64")
        ),
        "var": Reduction("var", module, "var_kernel", promote="floating", accepts=REAL),
        "logsumexp": Reduction("logsumexp", module, "logsumexp_kernel", promote="int_to_float", accepts=REAL),
        "softmax": Reduction("softmax", module, "softmax_kernel", promote="floating", accepts=REAL),
        "softmax_twice": Reduction("softmax_twice", module, "softmax_twice_kernel", promote="floating", accepts=REAL),
        "log_softmax": Reduction("log_softmax", module, "log_softmax_kernel", promote="floating", accepts=REAL),
        "norm": Reduction("norm", module, "norm_kernel", promote="floating", accepts=REAL),
    }


@pytest.fixture(scope="module")
def op(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Reduction]:
    """The operators, over a module rendered for this run."""
    return reductions(load_loops(tmp_path_factory.mktemp("loops")))


# -- what NumPy says -----------------------------------------------------------------------------------------------

Reference = Callable[[np.ndarray[Any, Any], tuple[int, ...], bool], Any]


def reference_argmax(x: np.ndarray[Any, Any], dims: tuple[int, ...], keepdim: bool) -> Any:
    """NumPy's argmax takes the first NaN or else the first of the largest, as ours."""
    if len(dims) == 1:
        return np.argmax(x, axis=dims[0], keepdims=keepdim)
    return np.argmax(x).reshape((1,) * x.ndim if keepdim else ())


def reference_logsumexp(x: np.ndarray[Any, Any], dims: tuple[int, ...], keepdim: bool) -> Any:
    """In float64, after the largest element was taken out."""
    x = x.astype(np.float64)
    largest = x.max(axis=dims, keepdims=True, initial=-np.inf)
    result = np.log(np.exp(x - largest).sum(axis=dims, keepdims=True)) + largest
    return result if keepdim else result.reshape([n for d, n in enumerate(x.shape) if d not in dims])


REFERENCES: dict[str, Reference] = {
    "sum": lambda x, dims, keep: x.sum(axis=dims, keepdims=keep),
    "mean": lambda x, dims, keep: x.mean(axis=dims, keepdims=keep),
    "prod": lambda x, dims, keep: x.prod(axis=dims, keepdims=keep),
    "amax": lambda x, dims, keep: x.max(axis=dims, keepdims=keep),
    "any": lambda x, dims, keep: x.astype(bool).any(axis=dims, keepdims=keep),
    "all": lambda x, dims, keep: x.astype(bool).all(axis=dims, keepdims=keep),
    "argmax": reference_argmax,
    "var": lambda x, dims, keep: x.var(axis=dims, keepdims=keep),
    "logsumexp": reference_logsumexp,
}

SHAPES = [
    (), (1,), (7,), (100,), (3000,), (20_000,), (5, 7), (1, 9), (9, 1), (64, 33), (3, 2000), (2000, 3), (2500, 40),
    (4, 1, 6), (5, 6, 7), (70, 3, 80), (2, 3, 4, 5), (30, 1, 200), (70, 100),
    (40, 2, 130),
]  # fmt: skip


def every(step: int, ndim: int) -> Any:
    """The index that takes every `step`-th element of each dimension; the dots keep a 0-d array an array."""
    return (..., *[slice(None, None, step)] * ndim)


LAYOUTS: dict[str, Callable[[np.ndarray[Any, Any]], np.ndarray[Any, Any]]] = {
    "contiguous": lambda x: x,
    "transposed": lambda x: x.T,
    "sliced": lambda x: x[every(2, x.ndim)],
    "flipped": lambda x: x[every(-1, x.ndim)],
    "expanded": lambda x: np.broadcast_to(x, (3, *x.shape)),
    "permuted": lambda x: np.moveaxis(x, 0, -1) if x.ndim > 1 else x,
}
# float32 sums of up to 60,000 terms round about log2(60000) times; var cancels. Halves round once at the end.
TOLERANCE = {"float16": 2e-3, "bfloat16": 1e-2, "float32": 3e-6, "float64": 1e-12}


def sample(shape: tuple[int, ...], kind: dtype, operator: str, seed: int) -> Tensor:
    """Random elements; near 1 where they are multiplied, many equal ones where the first of them is asked for."""
    random = np.random.default_rng(seed)
    values: Any
    if operator == "prod":
        values = random.uniform(0.99, 1.01, shape) if kind.is_floating_point else random.integers(1, 2, shape)
    elif operator in {"any", "all"}:
        values = random.uniform(size=shape) < (0.01 if operator == "any" else 0.99)
    elif kind.category == dtypes.BOOL:
        values = random.uniform(size=shape) < 0.5
    elif kind.category == dtypes.INTEGRAL or operator == "argmax":
        values = random.integers(0, 100, shape)
    else:
        values = random.standard_normal(shape) + 1
    return make_tensor(cast_array(np.asarray(values, np.float64), dtypes.float64, kind), kind)


def choices_of_dims(ndim: int, operator: str) -> Iterator[tuple[int, ...] | None]:
    """All, every single dimension (counted from the back too), and every pair where the operator takes several."""
    yield None
    yield from ((dim,) for dim in range(-ndim, ndim))
    if operator != "argmax":
        yield from itertools.combinations(range(ndim), 2)


def check(op: dict[str, Reduction], operator: str, x: Tensor, dims: tuple[int, ...] | None, keepdim: bool) -> None:
    """One call against the reference."""
    result = op[operator].compute(x, dims, keepdim, scalars=(0,) if operator == "var" else ())
    ndim = x._array.ndim
    wrapped = tuple(range(ndim)) if dims is None else tuple(dim % (ndim or 1) for dim in dims)
    wide = to_numpy(x)
    wide = wide.astype(np.float64 if x.dtype.is_floating_point else np.int64)
    with np.errstate(all="ignore"):
        expected = REFERENCES[operator](wide, wrapped, keepdim)
    assert result.shape == np.shape(expected)
    got = to_numpy(result)
    if result.dtype.is_floating_point:
        tolerance = TOLERANCE[result.dtype.name]
        limit = dtypes.finfo_limits(result.dtype)[1]
        expected = np.where(np.abs(expected) > limit, np.copysign(np.inf, expected), expected)
        # A sum of terms of both signs is compared to the size of its terms.
        floor = tolerance * max(1, np.sqrt(wide.size))
        np.testing.assert_allclose(got.astype(np.float64), expected, rtol=tolerance, atol=floor)
    else:
        np.testing.assert_array_equal(got.astype(np.int64), np.asarray(expected, np.int64))


CASES = [
    ("sum", ("bool", "uint8", "int8", "int32", "int64", "float16", "bfloat16", "float32", "float64")),
    ("mean", ("float16", "bfloat16", "float32", "float64")),
    ("prod", ("int32", "float32", "float64")),
    ("amax", ("bool", "int16", "int64", "float16", "float32", "float64")),
    ("any", ("bool", "int64", "float32")),
    ("all", ("bool", "uint8", "float64")),
    ("argmax", ("int32", "bfloat16", "float32", "float64")),
    ("var", ("float16", "float32", "float64")),
    ("logsumexp", ("int32", "float32", "float64")),
]


@pytest.mark.parametrize(("operator", "name"), [(operator, name) for operator, names in CASES for name in names])
def test_against_numpy(op: dict[str, Reduction], operator: str, name: str) -> None:
    kind = dtypes.BY_NAME[name]
    # Every shape with a few layouts, every layout with a few shapes; float32 has all.
    for number, (shape, layout) in enumerate(itertools.product(SHAPES, LAYOUTS)):
        if name != "float32" and number % 3:
            continue
        x = sample(shape, kind, operator, number)
        x = make_tensor(LAYOUTS[layout](x._array), kind)
        for dims in choices_of_dims(x._array.ndim, operator):
            if operator == "var" and x._array.size > 10_000 and name == "float16":
                continue
            check(op, operator, x, dims, keepdim=number % 2 == 0)


@pytest.mark.parametrize("operator", ["softmax", "log_softmax"])
@pytest.mark.parametrize("name", ["float16", "bfloat16", "float32", "float64"])
def test_each_against_numpy(op: dict[str, Reduction], operator: str, name: str) -> None:
    kind = dtypes.BY_NAME[name]
    for number, (shape, layout) in enumerate(itertools.product(SHAPES, LAYOUTS)):
        x = make_tensor(LAYOUTS[layout](sample(shape, kind, operator, number)._array), kind)
        for dim in range(-x._array.ndim, x._array.ndim):
            result = op[operator].compute_each(x, dim)
            wide = to_numpy(x).astype(np.float64)
            expected = wide - reference_logsumexp(wide, (dim % wide.ndim,), keepdim=True)
            if operator == "softmax":
                expected = np.exp(expected)
            tolerance = TOLERANCE[name] if name != "float32" else 1e-5  # exponents of up to 10 magnify the rounding
            np.testing.assert_allclose(to_numpy(result).astype(np.float64), expected, rtol=tolerance, atol=tolerance)
            assert result.is_contiguous()


@pytest.mark.parametrize("name", ["float16", "float32", "float64"])
def test_what_is_kept_is_what_would_be_computed(op: dict[str, Reduction], name: str) -> None:
    """Bit for bit, in lines of one block and of several, elsewhere, and on any number of threads."""
    kind = dtypes.BY_NAME[name]
    for number, (shape, layout) in enumerate(itertools.product([*SHAPES, (3, 9000), (2, 40_000)], LAYOUTS)):
        x = make_tensor(LAYOUTS[layout](sample(shape, kind, "softmax", number)._array), kind)
        for dim in range(x._array.ndim):
            saved, computed = (to_numpy(op[key].compute_each(x, dim)) for key in ("softmax", "softmax_twice"))
            np.testing.assert_array_equal(saved.view(f"i{saved.itemsize}"), computed.view(f"i{saved.itemsize}"))


@pytest.mark.parametrize(
    ("step", "each", "common"),
    [
        ("total + exp(self - best)", "exp(self - best) / total", "exp(self - best)"),
        ("total + exp(self) * 2", "exp(self) * 2 / total", "exp(self) * 2"),
        ("total + exp(self)", "exp(exp(self)) / total", "exp(self)"),
        ("total + exp(self - best)", "self - best - log(total)", None),  # no function of an element
        ("total + exp(self + total)", "exp(self + total)", None),  # the total is another one at the end
        ("total + exp(self * index)", "exp(self * index)", None),
        ("total + exp(best)", "self * exp(best)", None),  # the same for all elements
        ("total + self * T(2)", "self * T(2) / total", None),
    ],
)
def test_the_largest_common_part_is_kept(step: str, each: str, common: str | None) -> None:
    item = LoopPass((accumulator("total", "T(0)", step, "total + total_other"),))
    loop = keep_common(reduce_loop("any", (LARGEST, item), (), each))
    assert (None if loop.common is None else ast.unparse(loop.common)) == common
    assert ("common" in loop.functions[-1].parameters or "common" in loop.functions[-2].parameters) == bool(common)


# -- particular values, arguments and errors -----------------------------------------------------------------------


def tensor(values: Any, kind: dtype = dtypes.float32) -> Tensor:
    """A tensor of nested lists or an array."""
    return make_tensor(cast_array(np.asarray(values, np.float64), dtypes.float64, kind), kind)


NAN, INF = float("nan"), float("inf")


@pytest.mark.parametrize("copies", [1, 40, 5000])
@pytest.mark.parametrize(
    ("operator", "values", "expected"),
    [
        ("sum", [1, NAN, 2], NAN),
        ("sum", [1, INF, 2], INF),
        ("sum", [INF, -INF], NAN),
        ("amax", [1, NAN, 2], NAN),
        ("amax", [-INF, -INF], -INF),
        ("amax", [1, INF], INF),
        ("argmax", [1, 3, 3], 1),
        ("argmax", [1, NAN, INF, NAN], 1),
        ("argmax", [-INF, -INF], 0),
        ("any", [0, NAN], True),
        ("all", [NAN, -0.0], False),
        ("mean", [INF, 1], INF),
    ],
)
def test_special_values(
    op: dict[str, Reduction], operator: str, values: list[float], expected: float, copies: int
) -> None:
    result = op[operator].compute(tensor(values * copies)).item()
    assert result == expected or (np.isnan(result) and np.isnan(expected))
    columns = op[operator].compute(tensor([[value] * 50 for value in values] * copies), (0,))
    np.testing.assert_array_equal(to_numpy(columns), np.full(50, expected, to_numpy(columns).dtype))


@pytest.mark.parametrize("name", ["float32", "int64"])
def test_value_and_index_together(op: dict[str, Reduction], name: str) -> None:
    x = sample((300, 70), dtypes.BY_NAME[name], "argmax", 0)
    for dim in (0, 1):
        best, at = op["max"].compute(x, (dim,))
        np.testing.assert_array_equal(to_numpy(best), x._array.max(dim))
        np.testing.assert_array_equal(to_numpy(at), x._array.argmax(dim))
        assert (best.dtype, at.dtype) == (x.dtype, dtypes.int64)


@pytest.mark.parametrize(
    ("operator", "expected"), [("sum", 0), ("prod", 1), ("any", False), ("all", True), ("mean", NAN)]
)
def test_reducing_nothing(op: dict[str, Reduction], operator: str, expected: float) -> None:
    np.testing.assert_equal(op[operator].compute(tensor([])).item(), expected)
    np.testing.assert_array_equal(to_numpy(op[operator].compute(tensor(np.zeros((3, 0))), (1,))), [expected] * 3)
    assert op[operator].compute(tensor(np.zeros((3, 0))), (0,)).shape == (0,)
    assert op[operator].compute(tensor(np.zeros((3, 0))), (0,), keepdim=True).shape == (1, 0)


def test_scalars(op: dict[str, Reduction]) -> None:
    values = np.random.default_rng(0).standard_normal(3000)
    for size in (10, 3000):
        x = tensor(values[:size])
        for correction in (0, 1, 2.5):
            expected = ((values[:size] - values[:size].mean()) ** 2).sum() / (size - correction)
            assert op["var"].compute(x, scalars=(correction,)).item() == pytest.approx(expected, rel=1e-5)
        assert op["norm"].compute(x, scalars=(3,)).item() == pytest.approx(
            (np.abs(values[:size]) ** 3).sum() ** (1 / 3), rel=1e-5
        )


def test_complex_sums(op: dict[str, Reduction]) -> None:
    random = np.random.default_rng(0)
    x = (random.standard_normal((70, 90)) + 1j * random.standard_normal((70, 90))).astype(np.complex64)
    for dims in (None, (0,), (1,)):
        result = op["mean"].compute(make_tensor(x, dtypes.complex64), dims)
        np.testing.assert_allclose(to_numpy(result), x.astype(np.complex128).mean(dims), rtol=1e-4, atol=1e-6)


def test_dtype_converts_the_input_first(op: dict[str, Reduction]) -> None:
    result = op["sum"].compute(tensor([200, 100], dtypes.uint8), dtype=dtypes.float64)
    assert (result.dtype, result.item()) == (dtypes.float64, 300.0)
    assert op["mean"].compute(tensor([1, 2], dtypes.int64), dtype=dtypes.float32).item() == 1.5


def test_out_is_resized_and_cast(op: dict[str, Reduction]) -> None:
    out = tensor([7])
    with pytest.warns(UserWarning, match=r"resized to \[2\]"):
        assert op["sum"].compute(tensor([[1, 2], [3, 4]]), (0,), out=out) is out
    assert out.tolist() == [4, 6]
    with pytest.warns(UserWarning, match=r"resized to \[1, 2\]"):
        softmax = op["softmax"].compute_each(tensor([[0, 0]]), 1, out=out)
    assert softmax is out
    assert out.tolist() == [[0.5, 0.5]]


def test_softmax_of_nothing(op: dict[str, Reduction]) -> None:
    assert op["softmax"].compute_each(tensor(np.zeros((3, 0))), 1).shape == (3, 0)
    assert op["softmax"].compute_each(tensor(5.0), 0).item() == 1


@pytest.mark.parametrize(
    ("operator", "shape", "kind", "dims", "error", "message"),
    [
        (
            "sum", (2, 3), "float32", (2,), IndexError,
            "sum: Dimension out of range (expected to be in range of [-2, 1], but got 2)",
        ),
        (
            "sum", (), "float32", (1,), IndexError,
            "sum: Dimension out of range (expected to be in range of [-1, 0], but got 1)",
        ),
        ("sum", (2, 3), "float32", (0, -2), RuntimeError, "sum: dim 0 appears multiple times in the list of dims"),
        ("amax", (0, 3), "float32", (0,), IndexError, "amax: expected reduction dim 0 to have non-zero size"),
        (
            "argmax", (0,), "float32", None, IndexError,
            "argmax: expected reduction dim to be specified for an input without elements",
        ),
        (
            "mean", (2,), "int32", None, NotImplementedError,
            "mean is not implemented for int32; it accepts float16, bfloat16, float32, float64, complex64, complex128",
        ),
    ],
)  # fmt: skip
def test_errors(
    op: dict[str, Reduction], operator: str, shape: tuple[int, ...], kind: str, dims: Any, error: type[Exception],
    message: str,
) -> None:  # fmt: skip
    with pytest.raises(error) as caught:
        op[operator].compute(tensor(np.zeros(shape), dtypes.BY_NAME[kind]), dims)
    assert str(caught.value) == message


# -- threads and accuracy ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operator", ["sum", "argmax", "logsumexp", "softmax"])
@pytest.mark.parametrize("shape", [(1_000_003,), (1000, 1001), (7, 150_000), (150_000, 7), (40, 50, 500)])
def test_the_bits_do_not_depend_on_threads(op: dict[str, Reduction], operator: str, shape: tuple[int, ...]) -> None:
    x = tensor(np.random.default_rng(0).standard_normal(shape))
    before = get_num_threads()
    for dim in (None, *range(len(shape))):
        results = []
        for threads in {1, before}:
            set_num_threads(threads)
            if operator != "softmax":
                results.append(op[operator].compute(x, None if dim is None else (dim,)))
            elif dim is not None:
                results.append(op[operator].compute_each(x, dim))
        set_num_threads(before)
        for result in results[1:]:
            np.testing.assert_array_equal(to_numpy(result), to_numpy(results[0]))


@pytest.mark.parametrize("layout", ["all", "rows", "columns", "few columns"])
def test_long_float32_sums_are_accurate(op: dict[str, Reduction], layout: str) -> None:
    """A running sum of 4 million terms of one sign loses about 3 digits; a tree loses the last bits only."""
    values = np.random.default_rng(0).uniform(size=4_000_000).astype(np.float32)
    shaped = {"all": (-1,), "rows": (2, -1), "columns": (-1, 1000), "few columns": (-1, 2)}[layout]
    x = values.reshape(shaped)
    dims = (1,) if layout == "rows" else (0,)
    result = to_numpy(op["sum"].compute(make_tensor(x, dtypes.float32), dims))
    np.testing.assert_allclose(result, x.astype(np.float64).sum(dims), rtol=3e-7)


def test_python_threads_may_reduce_at_the_same_time(op: dict[str, Reduction]) -> None:
    x = tensor(np.random.default_rng(0).standard_normal((300, 400)))
    expected = op["sum"].compute(x, (0,)).tolist()
    with ThreadPoolExecutor(4) as pool:
        results = list(pool.map(lambda _: op["sum"].compute(x, (0,)).tolist(), range(100)))
    assert all(result == expected for result in results)
