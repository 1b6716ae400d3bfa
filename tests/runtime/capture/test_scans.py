"""``scan`` and ``associative_scan``: a function along a dimension."""

from __future__ import annotations

import operator

import pytest

import generated as ow
from generated._higher_order_ops import associative_scan, scan


def affine(a, b):
    """Compositions of ``x -> scale * x + shift``."""
    return a[0] * b[0], a[1] * b[0] + b[1]


@pytest.mark.parametrize("mode", ["pointwise", "generic"])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 7, 16, 33])
def test_scans_of_sums_are_cumsum(size: int, mode: str) -> None:
    for dim in (0, 1, -1):
        x = ow.randint(0, 9, (size, size))
        result = associative_scan(operator.add, x, dim, combine_mode=mode)
        assert result.equal(x.cumsum(dim))
        back = associative_scan(operator.add, x, dim, reverse=True, combine_mode=mode)
        assert back.equal(x.flip(dim).cumsum(dim).flip(dim))
        final, totals = scan(lambda c, x: (c + x, c + x), ow.zeros(size, dtype=ow.int64), x, dim=dim)
        assert totals.equal(x.cumsum(dim))
        assert final.equal(x.sum(dim))
        _, backwards = scan(lambda c, x: (c + x, c + x), final * 0, x, dim=dim, reverse=True)
        assert backwards.equal(back)


@pytest.mark.filterwarnings("ignore:the size along which")
def test_trees_gradients_and_captures() -> None:
    scales, shifts = ow.rand(9, 2, dtype=ow.float64), ow.rand(9, 2, dtype=ow.float64)

    def by_pairs(scales, shifts):
        return associative_scan(affine, (scales, shifts), 0, combine_mode="generic")[1]

    def in_order(scales, shifts):
        def step(state, row):
            state = {"x": state["x"] * row[0] + row[1]}
            return state, state["x"]

        return scan(step, {"x": ow.zeros(2, dtype=ow.float64)}, (scales, shifts))[1]

    assert by_pairs(scales, shifts).allclose(in_order(scales, shifts))
    for function in (by_pairs, in_order):
        assert ow.autograd.gradcheck(function, (scales.requires_grad_(), shifts.requires_grad_()))
        program = ow.jit.trace(function, (scales, shifts))
        assert program(shifts, scales).allclose(function(shifts, scales))
        graph = ow.fx.experimental.proxy_tensor.make_fx(function)(scales, shifts)
        assert graph(shifts, scales).allclose(function(shifts, scales))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda x: associative_scan(operator.add, x, 0, combine_mode="any"), "is one of pointwise, generic"),
        (lambda x: associative_scan(lambda a, b: (a, b), x, 0), "the function gives"),
        (lambda x: associative_scan(operator.add, (x, x[:1]), 0), r"along dimension 0, got \[3, 1\]"),
        (lambda x: scan(lambda c, x: c, x[0], x), "gives a pair"),
        (lambda x: scan(lambda c, x: ((c, c), x), x[0], x), "to carry, for"),
        (lambda x: scan(lambda c, x: (c, x), x[0], 1), "expected tensors of at least one dimension"),
        (lambda x: scan(1, x[0], x), "expected a function, got int"),
    ],
)
def test_functions_that_are_no_scan(call, message: str) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        call(ow.ones(3))
