"""Gradients of writes through views: bases in every layout, values that a sum would spoil, and what many views cost."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from counting import counted

import generated as ow
from runtime.kernels.view import scattering

# How a base of 24 elements lies, from a tensor that requires grad.
BASES: dict[str, Callable[[ow.Tensor], ow.Tensor]] = {
    "rows": lambda x: x.reshape(4, 6) * 1,
    "transposed": lambda x: (x.reshape(6, 4) * 1).t(),
    "with gaps": lambda x: x.new_zeros(8, 6)[::2].copy_(x.reshape(4, 6)),
    "channels last": lambda x: (x.reshape(2, 2, 2, 3) * 1).contiguous(memory_format=ow.channels_last).reshape(4, 6),
    "three dimensions": lambda x: (x.reshape(2, 3, 4) * 1).permute(1, 0, 2).contiguous().reshape(4, 6),
}
VIEWS: dict[str, Callable[[ow.Tensor], ow.Tensor]] = {
    "row": lambda b: b[1],
    "column": lambda b: b[:, 2],
    "element": lambda b: b[2, 3],
    "steps": lambda b: b[1::2, ::3],
    "transposed": lambda b: b.t()[1:5],
    "diagonal": lambda b: b.diagonal(1),
    "nothing": lambda b: b[2:2],
    "everything": lambda b: b[:],
    "a view of a view": lambda b: b[1:][:, 1:][0],
}


def written(base: str, view: str, x: ow.Tensor, factor: ow.Tensor) -> ow.Tensor:
    """The base after its view was multiplied in place."""
    result = BASES[base](x)
    VIEWS[view](result).mul_(factor)
    return result


def multiplied(base: str, view: str, x: ow.Tensor, factor: ow.Tensor) -> ow.Tensor:
    """The same without a write: by a mask of the elements that the view has."""
    full = BASES[base](x)
    mask = ow.zeros(*full.shape, dtype=ow.bool)
    VIEWS[view](mask).fill_(True)
    return ow.where(mask, full * factor, full)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("base", BASES)
def test_gradients_of_two_orders(base: str, view: str) -> None:
    values = np.random.default_rng(3).normal(size=24)
    results = []
    for function in (written, multiplied):
        x = ow.tensor(values, requires_grad=True)
        factor = ow.tensor(1.7, dtype=ow.float64, requires_grad=True)
        result = function(base, view, x, factor)
        first = ow.autograd.grad((result**3).sum(), (x, factor), create_graph=True)
        second = ow.autograd.grad((first[0] ** 2).sum() + first[1], (x, factor))
        results.append([result, *first, *second])
    for actual, expected in zip(*results, strict=True):
        np.testing.assert_allclose(actual.detach().numpy(), expected.detach().numpy(), rtol=1e-13)


@pytest.mark.parametrize("base", BASES)
def test_gradients_that_are_no_numbers_stay_where_they_are(base: str) -> None:
    # What is written over is replaced: a difference of infinities would be NaN.
    x = ow.ones(24, requires_grad=True)
    result = BASES[base](x)
    result[1].mul_(2)
    result[2].fill_(0)
    grad = ow.ones(4, 6)
    grad[1], grad[2], grad[3, 0] = float("inf"), float("nan"), float("nan")
    result.backward(grad)
    expected = np.ones((4, 6), np.float32)
    expected[1], expected[2], expected[3, 0] = np.inf, 0, np.nan
    plain = ow.ones(24, requires_grad=True)
    BASES[base](plain).backward(ow.tensor(expected))
    np.testing.assert_array_equal(x.grad.numpy(), plain.grad.numpy())


@pytest.mark.parametrize(("parts", "dtype"), [("real", ow.complex64), ("imag", ow.complex128), ("pairs", ow.float64)])
def test_parts_of_complex_numbers(parts: str, dtype: ow.dtype) -> None:
    values = np.random.default_rng(5).normal(size=(3, 4, 2))

    def run(in_place: bool) -> ow.Tensor:
        x = ow.tensor(values, dtype=dtype.to_real(), requires_grad=True)
        if parts == "pairs":
            base = x * 1
            if in_place:
                ow.view_as_complex(base)[1].mul_(2j)
            else:
                rows = [base[0], ow.view_as_real(ow.view_as_complex(base[1]) * 2j), base[2]]
                base = ow.stack(rows)
        else:
            base = ow.view_as_complex(x) * 1
            if in_place:
                getattr(base, parts)[1].mul_(3)
            else:
                scale = ow.ones(3, 1, dtype=x.dtype)
                scale[1] = 3
                real, imag = base.real, base.imag
                base = ow.complex(real * scale, imag) if parts == "real" else ow.complex(real, imag * scale)
            base = ow.view_as_real(base)
        (base**3).sum().backward()
        return x.grad

    np.testing.assert_allclose(run(True).numpy(), run(False).numpy(), rtol=1e-5)


def test_both_ways_of_a_replacement_are_taken() -> None:
    x = ow.zeros(24)
    quick, general = BASES["rows"](x), BASES["with gaps"](x)
    assert scattering.geometry(quick[1], quick).in_rows
    assert scattering.geometry(quick.t()[1:5], quick).in_rows
    assert not scattering.geometry(general[1], general).in_rows
    assert not scattering.geometry(quick.as_strided((3, 3), (1, 1)), quick).in_rows
    assert not scattering.geometry(quick[2:2], quick).in_rows


def calls_of(count: int, *, alive: bool) -> int:
    """Calls of Python functions while `count` views are written, all of which live, or none."""
    base = ow.randn(count, 4, requires_grad=True) * 1
    views = []
    with counted() as calls:
        for i in range(count):
            view = base[i]
            view.mul_(2)
            if alive:
                views.append(view)
        base.sum().backward()
    return calls.count


@pytest.mark.parametrize("alive", [True, False])
def test_what_a_write_costs_grows_little_with_the_views(alive: bool) -> None:
    for count in (50, 200):  # kernels that are new to the process are loaded
        calls_of(count, alive=alive)
    few, many = calls_of(50, alive=alive) / 50, calls_of(200, alive=alive) / 200
    assert few < 180
    # A live view costs each write its reference and its new history: less than one call, where it took 18, and a search
    # among all views.
    assert many - few < (150 if alive else 5)
