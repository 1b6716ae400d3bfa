"""Nothing computes with memory that was not written, not even in lanes whose result is thrown away.

Every call runs with other bits wherever nothing was written (:mod:`poison`): results and floating-point flags stay. On
ordinary numbers no kernel here meets an invalid operation or a subnormal number, so those flags count what a clock
would only guess: a microcode assist for every subnormal lane.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from convolution_windows import CASES
from llvmlite.binding import get_host_cpu_features
from matrix_layouts import LAYOUTS, SIZES
from operators.cases import DTYPES, TABLE, Case, build, evaluate, to_tensor
from poison import HAS_FLAGS, INVALID, ORDINARY, PATTERNS, SUBNORMAL, assert_reads_nothing_unwritten, outcome

import generated as ow
from runtime.kernels.convolution.operator import Window, convolve, correlate, spread
from runtime.kernels.matmul.loops.product import product

F = ow.nn.functional
FLOATS = ("float32", "float64")
NONE = INVALID | SUBNORMAL


@pytest.fixture(autouse=True, scope="module")
def _one_thread() -> Iterator[None]:
    """The stacks of other threads are not filled, and their flags not seen."""
    before = ow.get_num_threads()
    ow.set_num_threads(1)
    yield
    ow.set_num_threads(before)


def numbers(*shape: int, dtype: str = "float32") -> Any:
    """Numbers between 1 and 2 of either sign: no sum of a few products of them is subnormal."""
    draw = np.random.default_rng(sum(shape))
    result = (1 + draw.random(shape)) * draw.choice([-1.0, 1.0], shape)
    return (result + 1j * result[::-1] if dtype.startswith("complex") else result).astype(dtype)


def tensor(*shape: int, dtype: str = "float32") -> ow.Tensor:
    """The same as a tensor, of any dtype."""
    result = ow.from_numpy(numbers(*shape))
    return result if dtype == "float32" else result.to(getattr(ow, dtype))


def test_the_patterns_are_seen() -> None:
    """What reads new memory gives other bits, and other flags: the judge of all tests below is not blind."""
    results = {name: outcome(lambda: ow.empty(1000) + 1, pattern) for name, pattern in PATTERNS.items()}
    ordinary = outcome(lambda: ow.empty(1000) + 1, ORDINARY)
    assert all(result[0] != ordinary[0] for result in results.values())
    assert outcome(lambda: ow.ones(1000) + 1, PATTERNS["nan"]) == outcome(lambda: ow.ones(1000) + 1, ORDINARY)
    if HAS_FLAGS:
        assert results["nan"][1] == INVALID
        assert results["subnormal"][1] == SUBNORMAL
        assert ordinary[1] == 0


# -- products ----------------------------------------------------------------------------------------------------------

PRODUCTS = (*SIZES, (8, 8, 8), (64, 784, 10), (5, 300, 17), (40, 3, 129), (2, 2, 2), (16, 16, 15), (33, 1, 33))


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("right", LAYOUTS)
def test_products(right: str, dtype: str) -> None:
    shape, view = LAYOUTS[right]
    for n, m, p in PRODUCTS:
        b = np.broadcast_to(view(numbers(*shape(m, p), dtype=dtype)), (m, p))
        row = numbers(p, dtype=dtype)
        for a in (numbers(n, m, dtype=dtype), numbers(m, n, dtype=dtype).T):
            assert_reads_nothing_unwritten(lambda a=a, b=b: product(a, b), flags=NONE)
            assert_reads_nothing_unwritten(lambda a=a, b=b, row=row: product(a, b, row), flags=NONE)


# The shapes of the operands, by the letters of (n, m) @ (m, p) and a batch of 3, and the call.
PRODUCT_CALLS: dict[str, tuple[str, Callable[..., Any]]] = {
    "mm": ("nm mp", ow.mm),
    "mm of columns": ("mn pm", lambda a, b: a.t() @ b.t()),
    "bmm": ("3nm 3mp", ow.bmm),
    "mv": ("nm m", ow.mv),
    "dot": ("m m", ow.dot),
    "addmm": ("p nm mp", ow.addmm),
    "linear": ("nm pm p", F.linear),
    "gradients of linear": ("nm pm p", lambda a, b, c: gradients(F.linear, a, b, c)),
}


def gradients(function: Callable[..., ow.Tensor], *inputs: ow.Tensor) -> list[ow.Tensor | None]:
    """The gradients of the inputs, for a gradient of ones."""
    leaves = [input_.detach().requires_grad_() for input_ in inputs]
    result = function(*leaves)
    result.backward(ow.ones_like(result))
    return [leaf.grad for leaf in leaves]


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64", "complex64", "complex128"])
@pytest.mark.parametrize("name", PRODUCT_CALLS)
def test_operators_that_multiply_matrices(name: str, dtype: str) -> None:
    shapes, function = PRODUCT_CALLS[name]
    for n, m, p in ((1, 1, 1), (3, 5, 7), (8, 8, 8), (9, 33, 1), (17, 300, 10), (1, 40, 33)):
        sizes = {"n": n, "m": m, "p": p, "3": 3}
        operands = [tensor(*(sizes[letter] for letter in word), dtype=dtype) for word in shapes.split()]
        assert_reads_nothing_unwritten(lambda operands=operands: function(*operands), flags=NONE)


def test_what_is_thrown_away_is_not_invalid_either() -> None:
    """Infinity is multiplied by numbers of its own row only, never by a zero that fills a panel."""
    a, b = numbers(9, 70), np.abs(numbers(70, 10))
    a[3, 60] = np.inf
    assert_reads_nothing_unwritten(lambda: product(a, b), flags=NONE)


@pytest.mark.parametrize("dtype", ["float32", "float64", "complex64", "complex128"])
def test_triangular_systems(dtype: str) -> None:
    for n, m in ((1, 1), (3, 2), (20, 20), (33, 5), (64, 17), (70, 3)):
        a, b = tensor(2, n, n, dtype=dtype) / n, tensor(2, n, m, dtype=dtype)
        for upper in (True, False):
            more = {"upper": upper, "unitriangular": n > 3}
            solve = functools.partial(ow.linalg.solve_triangular, a, b, **more)
            assert_reads_nothing_unwritten(solve, flags=NONE)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_transforms(dtype: str) -> None:
    for size in (1, 2, 7, 8, 24, 45, 64, 100, 256):
        for shape, dim in (((size,), 0), ((3, size), 1), ((19, size), 1), ((size, 3), 0), ((2, size, 20), 1)):
            x = tensor(*shape, dtype=dtype)
            for call in (ow.fft.fft, ow.fft.rfft, lambda x, dim, size=size: ow.fft.irfft(x + 0j, n=size, dim=dim)):
                assert_reads_nothing_unwritten(lambda x=x, dim=dim, call=call: call(x, dim=dim), flags=NONE)


# -- convolutions ------------------------------------------------------------------------------------------------------

POINTS = tuple(
    (batch, 40, outside, sizes, Window((3, 3), (1, 1), (1, 1), (1, 1)))
    for batch, outside, sizes in ((2, 9, (1, 1)), (3, 33, (1, 2)), (20, 5, (2, 1)))
)


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("case", [*CASES, *POINTS])
def test_convolutions(case: Any, dtype: str) -> None:
    batch, inside, outside, sizes, window = case
    number = outside * window.groups
    x = numbers(batch, inside * window.groups, *sizes, dtype=dtype)
    w, bias = numbers(number, inside, *window.kernel, dtype=dtype), numbers(number, dtype=dtype)
    g = numbers(batch, number, *window.output(sizes), dtype=dtype)
    assert_reads_nothing_unwritten(lambda: convolve(x, w, bias, window), flags=NONE)
    assert_reads_nothing_unwritten(lambda: convolve(x, w, None, window), flags=NONE)
    assert_reads_nothing_unwritten(lambda: spread(g, w, sizes, window), flags=NONE)
    assert_reads_nothing_unwritten(lambda: correlate(g, x, window), flags=NONE)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64", "complex64"])
@pytest.mark.parametrize("turned", [False, True], ids=["conv", "conv_transpose"])
@pytest.mark.parametrize("dims", [1, 2, 3])
def test_operators_that_convolve(dims: int, turned: bool, dtype: str) -> None:
    function = getattr(F, f"conv{'_transpose' if turned else ''}{dims}d")
    for size, stride, padding in ((5, 1, 0), (6, 2, 1), (3, 1, 1)):
        x, w = tensor(2, 3, *[size] * dims, dtype=dtype), tensor(3, 3, *[3] * dims, dtype=dtype)
        call = lambda x=x, w=w, s=stride, p=padding: function(x, w, None, s, p)
        assert_reads_nothing_unwritten(call, flags=NONE)
        assert_reads_nothing_unwritten(
            lambda x=x, w=w, s=stride, p=padding: gradients(lambda x, w: function(x, w, None, s, p), x, w), flags=NONE
        )


# -- everything that has lanes, blocks, heaps or tables ----------------------------------------------------------------

POOLS: dict[str, Callable[[ow.Tensor], Any]] = {
    "max": lambda x: F.max_pool2d(x, 3, 2, 1),
    "max with places": lambda x: F.max_pool2d(x, 2, ceil_mode=True, return_indices=True),
    "dilated max": lambda x: F.max_pool2d(x, 2, 1, 1, 2),
    "mean": lambda x: F.avg_pool2d(x, 3, 2, 1),
    "mean without padding": lambda x: F.avg_pool2d(x, 3, 2, 1, True, False),
    "even mean": lambda x: F.adaptive_avg_pool2d(x, (3, 2)),
    "even max": lambda x: F.adaptive_max_pool2d(x, (3, 2)),
    "gradient of max": lambda x: gradients(lambda x: F.max_pool2d(x, 3, 2, 1), x),
    "gradient of mean": lambda x: gradients(lambda x: F.avg_pool2d(x, 3, 2, 1), x),
    "gradient of even mean": lambda x: gradients(lambda x: F.adaptive_avg_pool2d(x, (3, 2)), x),
}


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", POOLS)
def test_pools(name: str, dtype: str) -> None:
    for shape in ((1, 1, 5, 5), (2, 3, 7, 9), (3, 2, 17, 6)):
        x = tensor(*shape, dtype=dtype)
        assert_reads_nothing_unwritten(lambda x=x: POOLS[name](x), flags=NONE)


SAMPLES: dict[str, Callable[[ow.Tensor, ow.Tensor], Any]] = {
    **{
        mode: lambda x, _, mode=mode: gradients(lambda x: F.interpolate(x, (9, 3), mode=mode), x)
        for mode in ("nearest", "nearest-exact", "bilinear", "bicubic", "area")
    },
    **{
        f"grid, {mode}": lambda x, grid, mode=mode: gradients(lambda x, grid: F.grid_sample(x, grid, mode), x, grid)
        for mode in ("nearest", "bilinear", "bicubic")
    },
}


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", SAMPLES)
def test_images_of_other_sizes_and_at_places(name: str, dtype: str) -> None:
    for shape in ((1, 1, 5, 5), (2, 3, 7, 9)):
        x, grid = tensor(*shape, dtype=dtype), tensor(shape[0], 4, 3, 2, dtype=dtype)
        assert_reads_nothing_unwritten(lambda x=x, grid=grid: SAMPLES[name](x, grid), flags=NONE)


LINES: dict[str, Callable[[ow.Tensor, int], Any]] = {
    "sum": lambda x, dim: x.sum(dim),
    "mean": lambda x, dim: x.mean(dim),
    "prod": lambda x, dim: (x / 2).prod(dim),
    "amax": lambda x, dim: x.amax(dim),
    "argmin": lambda x, dim: x.argmin(dim),
    "max": lambda x, dim: tuple(x.max(dim)),
    "var": lambda x, dim: x.var(dim, correction=0),
    "norm": lambda x, dim: x.norm(2, dim),
    "logsumexp": lambda x, dim: x.logsumexp(dim),
    "any": lambda x, dim: x.any(dim),
    "softmax": lambda x, dim: F.softmax(x, dim),
    "log_softmax": lambda x, dim: F.log_softmax(x, dim),
    "cumsum": lambda x, dim: x.cumsum(dim),
    "cumprod": lambda x, dim: x.cumprod(dim),
    "cummax": lambda x, dim: tuple(x.cummax(dim)),
    "logcumsumexp": lambda x, dim: x.logcumsumexp(dim),
    "sort": lambda x, dim: tuple(x.sort(dim)),
    "argsort": lambda x, dim: x.argsort(dim, descending=True),
    "topk": lambda x, dim: tuple(x.topk(min(3, x.shape[dim]), dim)),
    "few smallest": lambda x, dim: tuple(x.topk(1, dim, largest=False)),
    "median": lambda x, dim: tuple(x.median(dim)),
    "kthvalue": lambda x, dim: tuple(x.kthvalue(1, dim)),
    "flip": lambda x, dim: x.flip(dim),
    "roll": lambda x, dim: x.roll(1, dim),
    "cat": lambda x, dim: ow.cat([x, x], dim),
    "stack": lambda x, dim: ow.stack([x, x.flip(dim)], dim),
    "copy": lambda x, dim: x.transpose(dim, 0).contiguous(),
    "index_select": lambda x, dim: x.index_select(dim, ow.zeros(5, dtype=ow.int64)),
    "diff": lambda x, dim: x.diff(dim=dim),
}
# Odd sizes around the lanes, tiles and blocks of the kernels; the last is long enough for several blocks.
SHAPES = ((1,), (7,), (257,), (1031,), (3, 5), (9, 67), (67, 9), (2, 3, 131), (70_001,))


@pytest.mark.parametrize("dtype", ["bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", LINES)
def test_along_lines(name: str, dtype: str) -> None:
    for shape in SHAPES:
        x = tensor(*shape, dtype=dtype)
        views = (x, x.transpose(0, -1)) if len(shape) > 1 else (x,)
        for dim, view in itertools.product(range(len(shape)), views):
            assert_reads_nothing_unwritten(lambda view=view, dim=dim: LINES[name](view, dim))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_sums_meet_no_subnormal_number(dtype: str) -> None:
    # Without AVX512-FP16 a float16 is converted with what else is in its register (vcvtph2ps), wherever that came from.
    has_halves = get_host_cpu_features().get("avx512fp16", False)
    but = INVALID if dtype == "float16" and not has_halves else 0
    for shape in SHAPES:
        x = tensor(*shape, dtype=dtype)
        for dim in range(len(shape)):
            for name in ("sum", "mean", "amax", "max", "sort", "topk", "copy", "cat"):
                assert_reads_nothing_unwritten(
                    lambda x=x, dim=dim, name=name: LINES[name](x, dim), flags=NONE & ~but, but=but
                )


RANDOM: dict[str, Callable[[int, Any], Any]] = {
    "rand": lambda size, kind: ow.rand(size, dtype=kind),
    "randn": lambda size, kind: ow.randn(size, dtype=kind),
    "randint": lambda size, kind: ow.randint(0, 10, (size,)),
    "randperm": lambda size, kind: ow.randperm(size),
    "bernoulli": lambda size, kind: ow.full((size,), 0.5, dtype=kind).bernoulli(),
    "multinomial": lambda size, kind: ow.ones(size, dtype=kind).multinomial(1),
    "exponential": lambda size, kind: ow.zeros(size, dtype=kind).exponential_(),
    "dropout": lambda size, kind: F.dropout(ow.ones(size, dtype=kind), 0.5),
}


@pytest.mark.parametrize("dtype", ["bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", RANDOM)
def test_random_numbers(name: str, dtype: str) -> None:
    for size in (1, 3, 63, 257, 40_001):
        assert_reads_nothing_unwritten(lambda size=size: RANDOM[name](size, getattr(ow, dtype)))


# -- the whole table of operators --------------------------------------------------------------------------------------

WANTED = ("float32", "bfloat16", "complex64", "int32", "bool")
ROWS = [
    pytest.param(case, kind, id=f"{case}-{kind}") for case in TABLE for kind in WANTED if kind in DTYPES[case.dtypes]
]


@pytest.mark.parametrize(("case", "kind"), ROWS)
def test_every_operator(case: Case, kind: str) -> None:
    values = {name: to_tensor(value, kind) for name, value in build(case.inputs, kind).items()}
    assert_reads_nothing_unwritten(lambda: evaluate(case.call, ow, values))


@pytest.mark.parametrize("case", [case for case in TABLE if case.grad], ids=str)
def test_every_gradient(case: Case) -> None:
    kind = "float32" if "float32" in DTYPES[case.dtypes] else DTYPES[case.dtypes][-1]
    values = {name: to_tensor(value, kind) for name, value in build(case.inputs, kind).items()}

    def slopes() -> list[ow.Tensor | None]:
        leaves = {name: value.detach() for name, value in values.items()}
        wanted = [leaf.requires_grad_() for leaf in leaves.values() if leaf.is_floating_point()]
        result = evaluate(case.call, ow, leaves)
        result.backward(ow.ones_like(result))
        return [value.grad for value in wanted]

    assert_reads_nothing_unwritten(slopes)
