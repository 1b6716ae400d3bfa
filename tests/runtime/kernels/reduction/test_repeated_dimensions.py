"""Reductions of tensors that repeat themselves along kept dimensions, as expanded ones do."""

from __future__ import annotations

import itertools

import pytest

import generated as ow

# Sizes of what is expanded, to what, and the reduced dimension.
EXPANDED = (
    ((7, 1), (7, 33), 0), ((1, 33), (7, 33), 1), ((5, 1), (5, 3), 0), ((3, 1, 5, 1), (3, 2, 5, 7), 2),
    ((3, 1, 5, 1), (3, 2, 5, 7), 0), ((1, 3, 1, 5), (2, 3, 4, 5), 3), ((1, 1, 40001), (3, 5, 40001), 2),
    ((1025, 1, 3), (1025, 67, 3), 0), ((1, 70001), (2, 70001), 1),
)  # fmt: skip


@pytest.mark.parametrize("kind", [ow.float32, ow.float64, ow.int64, ow.bool, ow.bfloat16], ids=str)
@pytest.mark.parametrize(("sizes", "to", "dim"), EXPANDED)
@pytest.mark.parametrize("operator", ["sum", "amax", "prod", "any", "argmax", "aminmax", "max"])
def test_outputs_along_them_are_copies(operator, sizes, to, dim, kind):
    x = (ow.randn(sizes) > 0).to(kind) if kind in (ow.bool, ow.int64) else ow.randn(sizes).to(kind)
    if kind is ow.bool and operator in ("argmax", "aminmax", "max"):
        kind, x = ow.uint8, x.to(ow.uint8)
    results = getattr(x.expand(to), operator)(dim=dim)
    expected = getattr(x, operator)(dim=dim)
    if isinstance(results, ow.Tensor):
        results, expected = (results,), (expected,)
    for result, reference in zip(results, expected, strict=True):
        assert result.is_contiguous()
        assert ow.equal(result, reference.expand(to[:dim] + to[dim + 1 :]))


@pytest.mark.parametrize(("sizes", "to", "dim"), EXPANDED)
@pytest.mark.parametrize("operator", ["sum", "amax", "mean", "logsumexp"])
def test_gradients_are_those_of_a_copy(operator, sizes, to, dim):
    x = ow.randn(sizes, dtype=ow.float64, requires_grad=True)
    y = x.detach().clone().requires_grad_()
    getattr(x.expand(to), operator)(dim=dim).square().sum().backward()
    getattr(y.expand(to).contiguous(), operator)(dim=dim).square().sum().backward()
    assert ow.allclose(x.grad, y.grad, rtol=1e-10, atol=1e-10)


# Sizes of what is expanded, to what, and reduced dimensions among which tensors repeat themselves.
REDUCED = (
    ((7, 1), (7, 33), (1,)), ((45, 1), (45, 33), (1,)), ((1, 33), (7, 33), (0,)), ((1, 33), (7, 33), (0, 1)),
    ((1, 301), (7, 301), (0, 1)), ((301, 1), (301, 257), (0, 1)), ((3, 1, 41), (3, 67, 41), (1, 2)),
    ((3, 1, 41), (3, 300, 41), (1, 2)), ((1, 5, 1), (3, 5, 7), (0, 1, 2)), ((1, 1, 5000), (3, 5, 5000), (0, 1, 2)),
    ((3, 1, 9001), (3, 2, 9001), (1, 2)), ((1, 1, 35), (40, 9, 35), (0, 1)), ((1, 700, 1), (40, 700, 3), (0, 2)),
)  # fmt: skip


def _inputs(sizes, kind):
    x = (ow.randn(sizes) * 3).to(kind) if kind is not ow.bool else ow.randn(sizes) > 0
    return x, x.transpose(0, -1).contiguous().transpose(0, -1), ow.stack([x, x], -1)[..., 0]


# What the rounding errors of an operator are proportional to, of magnitudes and the dimensions reduced.
SCALES = {"sum": ow.sum, "mean": ow.mean, "var": lambda x, dims: x.square().mean(dims)}


@pytest.mark.parametrize("kind", [ow.float32, ow.float64, ow.int64, ow.bool, ow.bfloat16, ow.complex64], ids=str)
@pytest.mark.parametrize(("sizes", "to", "dims"), REDUCED)
def test_reductions_over_them_are_those_of_a_copy(sizes, to, dims, kind):
    inexact = kind.is_floating_point or kind.is_complex
    operators = ("sum", "any", "count_nonzero", *(() if kind.is_complex else ("amax",)), *(("mean", "var") * inexact))
    for x, operator in itertools.product([each.expand(to) for each in _inputs(sizes, kind)], operators):
        result, expected = getattr(x, operator)(dim=dims), getattr(x.contiguous(), operator)(dim=dims)
        assert result.dtype == expected.dtype
        if operator in SCALES and inexact:
            tolerance = (4 if kind is ow.bfloat16 else 64) * ow.finfo(kind).eps
            scale = SCALES[operator](x.contiguous().abs(), dims)
            assert ((result - expected).abs() <= tolerance * scale).all(), operator
        else:
            assert ow.equal(result, expected)


@pytest.mark.parametrize(("sizes", "to", "dims"), REDUCED)
@pytest.mark.parametrize("operator", ["sum", "mean", "var", "logsumexp", "amax"])
def test_gradients_over_them_are_those_of_a_copy(operator, sizes, to, dims):
    x = ow.randn(sizes, dtype=ow.float64, requires_grad=True)
    y = x.detach().clone().requires_grad_()
    getattr(x.expand(to), operator)(dim=dims).square().sum().backward()
    getattr(y.expand(to).contiguous(), operator)(dim=dims).square().sum().backward()
    assert ow.allclose(x.grad, y.grad, rtol=1e-9, atol=1e-9)

