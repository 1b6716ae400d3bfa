"""Loops over arrays that are compiled as they are called: the same bits as NumPy's way, whatever lies in memory."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow
from runtime.compile.array_loops import array_loop
from runtime.kernels.indexing.loops.places import places_of
from runtime.kernels.sorting.loops import radix

KINDS = ["float16", "float32", "float64", "int8", "uint8", "int16", "int32", "int64", "bool"]
SHAPES = [(3, 7), (1, 300), (2, 9000)]


def drawn(kind: str, shape: tuple[int, ...]) -> np.ndarray:
    """Numbers of which many are equal, with NaN, both zeros and both infinities."""
    result = (np.random.default_rng(3).standard_normal(shape) * 30).astype(kind)
    if result.dtype.kind == "f":
        result[:, ::7], result[:, 1::9], result[:, 2::9], result[:, 3], result[:, 4] = (
            np.nan,
            0.0,
            -0.0,
            np.inf,
            -np.inf,
        )
    return result


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", KINDS)
def test_digits_give_the_stable_order(kind, shape, descending):
    rows = drawn(kind, shape)
    if descending:
        wanted = shape[1] - 1 - np.argsort(rows[:, ::-1], axis=-1, kind="stable")[:, ::-1]
    else:
        wanted = np.argsort(rows, axis=-1, kind="stable")
    for arguments in (rows, np.asfortranarray(rows), np.repeat(rows, 2, 1)[:, ::2]):
        values, positions = radix.sorted_rows(arguments, descending=descending)
        assert (positions == wanted).all()
        assert values.tobytes() == np.take_along_axis(rows, wanted, -1).tobytes()


def test_integers_of_all_sizes_are_in_order():
    array = np.array([[2**63 - 1, -(2**63), 0, -1, 2**40, -(2**40), 1]])
    assert radix.sorted_rows(array, descending=False)[0].tolist() == [sorted(array[0].tolist())]
    large = array.view(np.uint64)
    assert radix.sorted_rows(large, descending=True)[0].tolist() == [sorted(large[0].tolist(), reverse=True)]


@pytest.mark.parametrize("kind", ["float32", "float64", "uint8", "int64"])
def test_one_element_is_that_of_the_order(kind):
    rows = drawn(kind, (4, 500))
    order = np.argsort(rows, axis=-1, kind="stable")
    for rank in (0, 1, 250, 498, 499):
        assert (radix.place_of(rows, np.full(4, rank)) == order[:, rank]).all()


@pytest.mark.parametrize("kind", ["float32", "bool", "complex128"])
@pytest.mark.parametrize("layout", [lambda item: item, lambda item: item.transpose(0, 2, 1)])
def test_triangles_are_numpys(kind, layout):
    arguments = layout((np.random.default_rng(2).standard_normal((3, 60, 60)) * 2).astype(kind))
    for diagonal in (-100, -59, -3, 0, 7, 59, 100):
        assert ow.tril(ow.from_numpy(arguments), diagonal)._array.tobytes() == np.tril(arguments, diagonal).tobytes()
        assert ow.triu(ow.from_numpy(arguments), diagonal)._array.tobytes() == np.triu(arguments, diagonal).tobytes()


@pytest.mark.parametrize("shape", [(5000,), (70, 80), (2, 3, 1000), (4, 0), (1, 1, 1, 5000)])
def test_places_are_numpys(shape):
    mask = np.random.default_rng(4).random(shape) < 0.3
    wanted = np.stack(np.nonzero(mask)).T
    assert (places_of(mask) == wanted).all()
    assert (places_of(np.asfortranarray(mask)) == wanted).all()
    result = ow.from_numpy(np.where(mask, np.float32(-0.5), np.float32(-0.0))).nonzero()
    assert result.tolist() == wanted.tolist()


def test_several_views_share_memory_and_are_recorded():
    leaf = ow.arange(3000.0).reshape(1500, 2).requires_grad_()
    rows = (leaf * 1).unbind(0)
    assert len(rows) == 1500
    assert [row.tolist() for row in rows[-2:]] == [[2996.0, 2997.0], [2998.0, 2999.0]]
    (rows[1].sum() + 2 * rows[1499].sum()).backward()
    assert leaf.grad.sum().item() == 6.0
    tensor = ow.zeros(70, 3)
    for number, part in enumerate(tensor.chunk(7)):
        part.fill_(number)
    assert tensor[:, 1].tolist() == [float(number // 10) for number in range(70)]


def test_a_copy_that_overlaps_is_made_first():
    tensor = ow.arange(90_000.0)
    wanted = tensor[:-1].tolist()
    tensor[1:].copy_(tensor[:-1])
    assert tensor[1:].tolist() == wanted
    square = ow.arange(40_000.0).reshape(200, 200)
    wanted = square.t().tolist()
    square.copy_(square.t())
    assert square.tolist() == wanted
    spread = ow.zeros(200, 200).copy_(ow.arange(200))
    assert spread[7].tolist() == [float(k) for k in range(200)]


@array_loop()
def quotients(first, other, out):
    for j in range(out.shape[0]):
        out[j] = first[j] / other[j]


def test_what_a_loop_raises_is_raised():
    out = np.zeros(3)
    quotients(np.array([1.0, -1.0, 0.0]), np.zeros(3), out)
    assert out.tolist()[:2] == [np.inf, -np.inf]
    out = np.zeros(2, complex)
    quotients(np.ones(2, complex), np.array([2.0, 1j]), out)
    assert out.tolist() == [0.5, -1j]
    with pytest.raises(ZeroDivisionError, match="complex division by zero"):
        quotients(np.ones(2, complex), np.zeros(2, complex), out)


def test_complex_systems_with_a_zero_on_the_diagonal_are_not_finite():
    matrix = ow.tensor([[1.0, 2.0], [0.0, 0.0]], dtype=ow.complex64)
    solved = ow.linalg.solve_triangular(matrix, ow.ones(2, 1, dtype=ow.complex64), upper=True)
    assert not solved.isfinite().any()
