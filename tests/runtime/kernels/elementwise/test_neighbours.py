"""Kernels that read neighbours and tables, made from YAML alone: values against NumPy, gradients by differences."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from folders import ROOT
from written_packages import imported_package

import generated as ow

BORDERS = {"zeros": "constant", "replicate": "edge", "reflect": "reflect", "circular": "wrap"}  # in NumPy's words
STENCIL = "self[i - 1, j] + self[i + 1, j] + 2 * self[i, j - 1] + self[i, j + 2] - 4 * self"
OPS = "- extends: generated\n" + "".join(f"""
- func: laplacian_{border}(Tensor self) -> Tensor
  dtypes: floating
  elementwise: {STENCIL}
  border: {border}
""" for border in BORDERS) + """
- func: flux(Tensor self, Tensor other) -> Tensor
  dtypes: floating
  elementwise: |
    left, right = self[i - 1], self[i + 1]
    tanh(right - left) * other[i + 2] * self
  border: reflect
  samples: [{self: [2, 5], other: [5]}]

- func: volume(Tensor self) -> Tensor
  elementwise: self[i + 1, j, k - 1] - self[i, j, k]
  border: circular
  samples: [{self: [2, 3, 3]}]

- func: interpolate_in(Tensor self, Tensor table) -> Tensor
  dtypes: floating
  elementwise: |
    k = floor(self)
    t = self - k
    (1 - t) * table[k] + t * table[k + 1]
  samples: [{self: {shape: [2, 3], in: "(0.1, 2.9)"}, table: [5]}]
  nondifferentiable_at: {self: [1, 2]}

- func: curved(Tensor self, Tensor table) -> Tensor
  dtypes: floating
  elementwise: table[self] * table[self] * self + table[self + 1]
  samples: [{self: {shape: [3], in: "(0.1, 0.9)"}, table: [5]}]

- func: rows_at(Tensor index, Tensor column, Tensor weight, int width) -> Tensor
  fixed_dtypes: {index: int64, column: int64}
  elementwise: weight[index * width + column]
  samples:
    - {index: {values: [[0], [2], [2]], dtype: int64}, column: {values: [0, 1], dtype: int64}, weight: [6], width: 2}

- func: summed(Tensor self, Tensor table) -> Tensor
  dtypes: floating
  elementwise: |
    total = 0
    for k in range(3):
        total += table[k] * self ** k
    total
"""
DERIVATIVES = "".join(f"- {{name: laplacian_{border}, self: auto}}\n" for border in BORDERS) + """
- name: flux
  self, other: auto
- name: volume
  self: auto
- name: interpolate_in
  self, table: auto
- name: curved
  self, table: auto
- name: rows_at
  index, column: non_differentiable
  weight: auto
- name: summed
  self: auto
  table: not_implemented("the index changes in a loop")
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The package of the entries above."""
    with imported_package(tmp_path_factory.mktemp("neighbours"), "neighbours_under_test", OPS, DERIVATIVES) as imported:
        yield imported


def stencil(a, border):
    p = np.pad(a, [(0, 0)] * (a.ndim - 2) + [(1, 1), (1, 2)], mode=BORDERS[border])
    rows, columns = a.shape[-2:]

    def at(i, j):
        return p[..., 1 + i : 1 + i + rows, 1 + j : 1 + j + columns]

    return at(-1, 0) + at(1, 0) + 2 * at(0, -1) + at(0, 2) - 4 * a


RANDOM = np.random.default_rng(7)
SHAPES = [(4, 5), (2, 3), (3, 2, 7, 4), (2, 300, 200)]


@pytest.mark.parametrize("border", BORDERS)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_stencils(package, border, shape):
    if border == "reflect" and min(shape[-2:]) < 3:
        shape = (3, 3)
    a = RANDOM.normal(size=shape)
    function = getattr(package, f"laplacian_{border}")
    np.testing.assert_allclose(function(ow.from_numpy(a)).numpy(), stencil(a, border), rtol=1e-13, atol=1e-13)
    turned = ow.from_numpy(np.ascontiguousarray(a.swapaxes(-1, -2))).transpose(-1, -2)
    np.testing.assert_allclose(function(turned).numpy(), stencil(a, border), rtol=1e-13, atol=1e-13)
    written = ow.from_numpy(a.copy())
    assert getattr(written, f"laplacian_{border}_")() is written  # neighbours are read before they are written
    np.testing.assert_allclose(written.numpy(), stencil(a, border), rtol=1e-13, atol=1e-13)


def test_other_dtypes_and_dimensions(package):
    a = np.arange(24).reshape(2, 3, 4)
    expected = np.roll(a, (-1, 1), (0, 2)) - a
    for kind in (ow.int64, ow.float16, ow.bfloat16, ow.float32):
        result = package.volume(ow.from_numpy(a).to(kind))
        assert result.dtype is kind
        assert result.tolist() == expected.tolist()
    assert package.laplacian_zeros(ow.empty(0, 3)).shape == (0, 3)
    assert package.laplacian_reflect(ow.empty(2, 0, 3)).shape == (2, 0, 3)
    assert package.laplacian_circular(ow.ones(1, 1)).tolist() == [[1.0]]


def test_borders_that_cannot_be(package):
    with pytest.raises(RuntimeError, match="a border of 2 cannot be the reflection of a dimension of 2"):
        package.laplacian_reflect(ow.ones(3, 2))
    with pytest.raises(RuntimeError, match="neighbours along 2 dimensions of a tensor of 1"):
        package.laplacian_zeros(ow.ones(3))


def test_tables(package):
    table = RANDOM.normal(size=6)
    x = RANDOM.uniform(0, 5, size=(3, 4))
    rows = package.interpolate_in(ow.from_numpy(x), ow.from_numpy(table)).numpy()
    np.testing.assert_allclose(rows, np.interp(x, np.arange(6), table), rtol=1e-13)
    weight = RANDOM.normal(size=(5, 3))
    index = ow.tensor([4, 0, 2, 2])
    rows = package.rows_at(index.unsqueeze(1), ow.arange(3), ow.from_numpy(weight).reshape(-1), 3)
    assert rows.tolist() == weight[[4, 0, 2, 2]].tolist()
    assert package.interpolate_in(ow.tensor([0.5]), ow.tensor([1, 3])).tolist() == [2.0]
    strided = ow.from_numpy(np.stack([table, table], 1))[:, 0]
    np.testing.assert_allclose(
        package.interpolate_in(ow.from_numpy(x), strided).numpy(), np.interp(x, np.arange(6), table), rtol=1e-13
    )


def test_a_table_that_is_written_is_read_before(package):
    table = ow.tensor([0.5, 1.5, 2.5, 3.0])
    expected = package.interpolate_in(table[:2].clone(), table.clone()).tolist()
    assert table[:2].interpolate_in_(table).tolist() == expected


@pytest.mark.parametrize("wrong", [-0.5, 5.0, float("nan"), float("inf"), -float("inf"), 1e300])
def test_an_index_outside_of_a_table_raises(package, wrong):
    shown = {-0.5: "-1", 5.0: "6", 1e300: r"1e\+300"}.get(wrong, str(wrong))
    text = rf"^interpolate_in: index {shown} is out of bounds for dimension 0 of \w+ with size 6$"
    with pytest.raises(IndexError, match=text):
        package.interpolate_in(ow.tensor([1.0, wrong], dtype=ow.float64), ow.ones(6, dtype=ow.float64))


def test_tables_that_are_none(package):
    with pytest.raises(RuntimeError, match="a table has one dimension, this one 2"):
        package.interpolate_in(ow.ones(2), ow.ones(2, 2))
    with pytest.raises(IndexError, match="index 1 is out of bounds for dimension 0 of table with size 0"):
        package.interpolate_in(ow.zeros(2), ow.ones(0))
    assert package.interpolate_in(ow.ones(0), ow.ones(0)).shape == (0,)


@pytest.mark.filterwarnings("ignore:vmap. interpolate_in has no batching rule")  # each sample has its own table
def test_batches_of_operands_and_of_tables(package):
    x = ow.from_numpy(RANDOM.uniform(0.1, 3.9, size=(3, 2)))
    tables = ow.from_numpy(RANDOM.normal(size=(3, 5)))
    rows = [package.interpolate_in(x[k], tables[k]).tolist() for k in range(3)]
    assert ow.vmap(package.interpolate_in)(x, tables).tolist() == rows
    alone = [package.interpolate_in(x[k], tables[0]).tolist() for k in range(3)]
    assert ow.vmap(package.interpolate_in, (0, None))(x, tables[0]).tolist() == alone
    assert ow.vmap(package.interpolate_in, (0, None))(x[:, 0], tables[0]).tolist() == [row[0] for row in alone]
    nested = ow.vmap(ow.vmap(package.interpolate_in, (0, None)), (None, 0))(x, tables)
    assert nested.shape == (3, 3, 2)
    assert nested[2, 1].tolist() == package.interpolate_in(x[1], tables[2]).tolist()

    def loss(table, x):
        return (package.interpolate_in(x, table) ** 3).sum()

    slopes = ow.vmap(ow.func.grad(loss))(tables, x)
    curves = ow.vmap(ow.func.hessian(loss))(tables, x)
    for k in range(3):
        assert slopes[k].tolist() == pytest.approx(ow.func.grad(loss)(tables[k], x[k]).tolist())
        by_rows = ow.autograd.functional.hessian(lambda table, k=k: loss(table, x[k]), tables[k])
        np.testing.assert_allclose(curves[k].numpy(), by_rows.numpy(), rtol=1e-12, atol=1e-12)


def leaf(*shape: int, low: float = -1.0, high: float = 1.0) -> Any:
    return ow.from_numpy(RANDOM.uniform(low, high, size=shape)).requires_grad_()


PLACES = ow.tensor([[0], [2], [2]]), ow.tensor([0, 1])
GRADIENTS = {
    **{border: (lambda p, border=border: getattr(p, f"laplacian_{border}"), (leaf(3, 4),)) for border in BORDERS},
    "flux": (lambda p: p.flux, (leaf(2, 5), leaf(5))),
    "a broadcast neighbour": (lambda p: p.flux, (leaf(5), leaf(3, 5))),
    "volume": (lambda p: p.volume, (leaf(2, 2, 3),)),
    "interpolation": (lambda p: p.interpolate_in, (leaf(2, 3, low=2.1, high=2.9), leaf(5))),
    "a nonlinear table": (lambda p: p.curved, (leaf(3, low=0.1, high=0.9), leaf(4))),
    "rows": (lambda p: lambda w: p.rows_at(*PLACES, w, 2), (leaf(6),)),
    "a table in a loop": (lambda p: lambda x: p.summed(x, ow.tensor([1.0, 2.0, 3.0])), (leaf(4),)),
}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients(package, name):
    """Backward, forward and second order."""
    make, inputs = GRADIENTS[name]
    assert ow.autograd.gradcheck(make(package), inputs, check_forward_ad=True)
    assert ow.autograd.gradgradcheck(make(package), inputs)


def test_gradients_of_a_table_add_up(package):
    weight = ow.zeros(6, requires_grad=True)
    package.rows_at(*PLACES, weight, 2).sum().backward()
    assert weight.grad.tolist() == [1, 1, 0, 0, 2, 2]


def test_check_verifies_them(package):
    folder = Path(package.__file__).parents[1]
    files = ["--ops", folder / "ops.yaml", "--derivatives", folder / "derivatives.yaml", "--out", folder / "written"]
    names = ["laplacian_reflect", "flux", "interpolate_in", "rows_at"]
    for command in ([*files], ["check", *files, *names]):
        done = subprocess.run(
            [sys.executable, "-m", "codegen", *command], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert (done.stderr, done.returncode) == ("", 0)
