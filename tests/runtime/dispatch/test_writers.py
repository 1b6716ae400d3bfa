"""Large ``out=`` tensors are written by the kernels themselves: equal values, no result in between, all refusals."""

from __future__ import annotations

import itertools
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from runtime.dispatch import registry
from runtime.dispatch.writers import direct_write
from runtime.tensor import outputs

ROWS, COLUMNS = 367, 1031  # odd, of 378,377 elements: more than half a mebibyte even in two bytes each
KINDS = [ow.float32, ow.float64, ow.int64, ow.bfloat16, ow.complex64]
FLOATS = KINDS[:2] + KINDS[3:4]


def numbers(kind: Any, *sizes: int) -> Any:
    """Small numbers of either sign in a fixed order."""
    return ((ow.arange(ow.Size(sizes).numel()) * 7919 % 31) - 15).reshape(sizes).to(kind)


def index(most: int, *sizes: int) -> Any:
    return (ow.arange(ow.Size(sizes).numel()) * 6151 % most).reshape(sizes)


Case = tuple[Callable[..., Any], Callable[[Any], tuple[Any, ...]], list[Any]]
CASES: dict[str, Case] = {
    "mm": (ow.mm, lambda kind: (numbers(kind, ROWS, 5), numbers(kind, 5, COLUMNS)), KINDS),
    "bmm": (ow.bmm, lambda kind: (numbers(kind, 3, ROWS, 5), numbers(kind, 3, 5, 401)), KINDS),
    "mv": (ow.mv, lambda kind: (numbers(kind, ROWS * COLUMNS, 2), numbers(kind, 2)), KINDS),
    "eye": (ow.eye, lambda _: (809,), KINDS),
    "eye.m": (ow.eye, lambda _: (ROWS, COLUMNS), KINDS),
    "cat": (ow.cat, lambda kind: ([numbers(kind, ROWS, 700), numbers(kind, ROWS, 331)], 1), KINDS),
    "stack": (ow.stack, lambda kind: ([numbers(kind, ROWS, 401) + k for k in range(3)], 1), KINDS),
    "gather": (ow.gather, lambda kind: (numbers(kind, 9, COLUMNS), 0, index(9, ROWS, COLUMNS)), KINDS),
    "index_select": (ow.index_select, lambda kind: (numbers(kind, ROWS, 13), 1, index(13, COLUMNS)), KINDS),
    "take": (ow.take, lambda kind: (numbers(kind, 9, 11), index(99, ROWS, COLUMNS)), KINDS),
    "tril": (ow.tril, lambda kind: (numbers(kind, ROWS, COLUMNS), 3), KINDS),
    "triu": (ow.triu, lambda kind: (numbers(kind, ROWS, COLUMNS), -2), KINDS),
    "zeros": (ow.zeros, lambda _: ((ROWS, COLUMNS),), KINDS),
    "ones": (ow.ones, lambda _: ((ROWS, COLUMNS),), KINDS),
    "full": (ow.full, lambda _: ((ROWS, COLUMNS), 3), KINDS),
    "arange": (ow.arange, lambda _: (ROWS * COLUMNS,), KINDS[:4]),
    "arange.start_step": (ow.arange, lambda _: (-9, ROWS * COLUMNS * 3 - 9, 3), KINDS[:4]),
    "rand.generator": (ow.rand, lambda _: ((ROWS, COLUMNS),), FLOATS),
    "randn.generator": (ow.randn, lambda _: ((ROWS, COLUMNS),), FLOATS),
    "cumsum": (ow.cumsum, lambda kind: (numbers(kind, ROWS, COLUMNS), 1), [KINDS[0], KINDS[1], KINDS[2]]),
    "softmax": (ow.softmax, lambda kind: (numbers(kind, ROWS, COLUMNS), 1), FLOATS),
    "log_softmax": (ow.log_softmax, lambda kind: (numbers(kind, ROWS, COLUMNS), 0), FLOATS),
    "cummax": (ow.cummax, lambda kind: (numbers(kind, ROWS, COLUMNS), 0), KINDS[:3]),
}
TABLE = [(name, kind) for name, (_, _, kinds) in CASES.items() for kind in kinds]


def call(name: str, kind: Any, **named: Any) -> Any:
    """The operator of a row; a factory gets its dtype from what is written."""
    function, arguments, _ = CASES[name]
    ow.manual_seed(5)
    values = arguments(kind)
    options = {} if "out" in named or any(not isinstance(item, (int, tuple)) for item in values) else {"dtype": kind}
    return function(*values, **options, **named)


def empty(result: Any) -> Any:
    """Poisoned memory for a result."""
    return ow.full_like(result, 113) if isinstance(result, ow.Tensor) else tuple(map(empty, result))


def parts(result: Any) -> list[Any]:
    return [result] if isinstance(result, ow.Tensor) else list(result)


@pytest.mark.parametrize(("name", "kind"), TABLE, ids=str)
def test_the_result_is_that_of_the_operator(name: str, kind: Any) -> None:
    expected = call(name, kind)
    out = empty(expected)
    versions = [item._version for item in parts(out)]
    result = call(name, kind, out=out)
    assert all(item is target for item, target in zip(parts(result), parts(out), strict=True))
    assert all(ow.equal(*pair) for pair in zip(parts(out), parts(expected), strict=True))
    assert [item._version for item in parts(out)] == [version + 1 for version in versions]


@pytest.mark.parametrize("name", CASES)
def test_no_result_is_made_beside_it(name: str) -> None:
    function, arguments, kinds = CASES[name]
    values, out = arguments(kinds[0]), empty(call(name, kinds[0]))
    for _ in range(2):
        function(*values, out=out)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        function(*values, out=out)
        grown = tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()
    size = sum(item.nbytes for item in parts(out))
    assert grown < size * 0.6, f"{grown} bytes for a result of {size}"  # of take the comparison of indices


def test_every_writer_has_a_row() -> None:
    forms = [form for form in registry.operators() if form.functional is not None and form.functional.out is form]
    pairs = [(form, form.functional) for form in forms if form.functional is not None]
    written = {functional.name for form, functional in pairs if direct_write(form, functional) is not None}
    assert written == set(CASES) - {"cumsum", "cummax", "softmax", "log_softmax"}  # whose loops write


@pytest.mark.parametrize("kind", KINDS[:4], ids=str)
@pytest.mark.parametrize(
    "numbers", [(1.75, 900_000.5, 2.5), (0, -300_000, -1), (2**53, 2**53 + 300_000), (5, 5)], ids=str
)
def test_ranges_of_other_numbers(numbers: tuple[Any, ...], kind: Any) -> None:
    expected = ow.arange(*numbers, dtype=kind)
    for out in (empty(expected), empty(expected).reshape(-1, 1), ow.empty(0, dtype=kind)):
        assert ow.arange(*numbers, out=out) is out
        assert ow.equal(out.flatten(), expected)


WAYS: dict[str, Callable[[Any], Any]] = {
    "columns": lambda result: ow.empty(*reversed(result.shape), dtype=result.dtype).t(),
    "steps": lambda result: ow.empty(result.shape[0], 2 * result.shape[1], dtype=result.dtype)[:, ::2],
    "without elements": lambda result: ow.empty(0, dtype=result.dtype),
    "wider": lambda result: ow.empty(*result.shape, dtype=ow.float64),
}


NOT_CAST = {("mm", "wider"), ("tril", "wider"), ("softmax", "wider")}  # as in PyTorch


@pytest.mark.parametrize(
    ("name", "way"),
    [row for row in itertools.product(["mm", "cat", "tril", "cumsum", "softmax"], WAYS) if row not in NOT_CAST],
)
def test_other_tensors_get_a_copy(name: str, way: str) -> None:
    expected = call(name, ow.float32)
    out = WAYS[way](expected)
    assert call(name, ow.float32, out=out) is out
    assert ow.equal(out, expected.to(out.dtype))


@pytest.mark.parametrize("shift", [0, 3])
@pytest.mark.parametrize("name", ["tril", "cumsum", "softmax", "index_select", "mm", "cat"])
def test_an_operand_may_lie_where_the_result_does(name: str, shift: int) -> None:
    size = 401
    memory = numbers(ow.float32, size * size + shift)
    operand = memory[: size * size].view(size, size)
    out = memory[shift:].view(size, size)
    calls = {
        "tril": lambda x, **to: ow.tril(x, 1, **to), "cumsum": lambda x, **to: ow.cumsum(x, 0, **to),
        "softmax": lambda x, **to: ow.softmax(x, 0, **to),
        "index_select": lambda x, **to: ow.index_select(x, 0, ow.arange(size).flip(0), **to),
        "mm": lambda x, **to: ow.mm(x, ow.eye(size).flip(0), **to),
        "cat": lambda x, **to: ow.cat([x[200:], x[:200]], **to),
    }  # fmt: skip
    expected = calls[name](operand.clone())
    calls[name](operand, out=out)
    assert ow.equal(out, expected)


def test_wrong_arguments_leave_the_tensor_as_it_is() -> None:
    out = ow.full((ROWS, COLUMNS), 7.0)
    x = numbers(ow.float32, ROWS, COLUMNS)
    wrong: Any
    for wrong in (
        lambda: ow.index_select(x, 1, ow.full((COLUMNS,), COLUMNS), out=out),
        lambda: ow.gather(x, 0, ow.full((ROWS, COLUMNS), -1), out=out),
        lambda: ow.take(x, ow.full((ROWS, COLUMNS), ROWS * COLUMNS), out=out),
        lambda: ow.mm(x, x, out=out),
        lambda: ow.tril(x.requires_grad_(), out=out),
    ):
        with pytest.raises((RuntimeError, IndexError)):
            wrong()
        assert bool((out == 7).all())
    with pytest.raises(RuntimeError, match="single memory location"):
        ow.mm(x.detach(), ow.ones(COLUMNS, COLUMNS), out=ow.empty(ROWS, 1).expand(ROWS, COLUMNS))


def test_another_kernel_of_the_operator_is_called() -> None:
    library = ow.library.Library("aten", "IMPL")
    x, out = ow.ones(ROWS, COLUMNS), ow.empty(ROWS, COLUMNS)
    try:
        library.impl("tril", lambda self, diagonal=0: self * 5, "CPU")
        assert bool((ow.tril(x, out=out) == 5).all())
    finally:
        library._destroy()
    assert ow.equal(ow.tril(x, out=out), ow.tril(x))
    functional: Any = registry.find("tril")
    write = direct_write(functional.out, functional)
    assert write is not None
    assert write(out, (x, 1))  # when the kernel of the program is gone


def test_small_tensors_get_a_copy_and_large_ones_none() -> None:
    itemsize = 4
    least = outputs._LARGE // itemsize
    assert not outputs.is_large(ow.empty(least - 1))
    assert outputs.is_large(ow.empty(least))
    assert not outputs.is_large(ow.empty(least, device="meta"))
