"""Windows, histograms, differences and their like: against NumPy, and PyTorch where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

RNG = np.random.default_rng(5)
WINDOWS: dict[str, Callable[[int], np.ndarray]] = {
    "bartlett_window": np.bartlett, "hann_window": np.hanning, "hamming_window": np.hamming,
    "blackman_window": np.blackman, "kaiser_window": lambda n: np.kaiser(n, 12.0),
}  # fmt: skip


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", WINDOWS)
def test_windows(name: str, kind: str) -> None:
    function = getattr(ow, name)
    for n in (0, 1, 2, 5, 8):
        symmetric = WINDOWS[name](n).astype(kind)
        result = function(n, False, dtype=getattr(ow, kind)).numpy()
        assert result.dtype == kind
        np.testing.assert_allclose(result, symmetric, atol=1e-7 if kind == "float32" else 1e-15)
        period = WINDOWS[name](n + 1)[:-1] if n > 1 else np.ones(n)
        np.testing.assert_allclose(function(n).numpy(), period, atol=1e-7)
        assert function(n, True).tolist() == function(n).tolist()
    with pytest.raises(RuntimeError, match="must not be negative"):
        function(-1)
    with pytest.raises(RuntimeError, match="expected a floating point dtype"):
        function(3, dtype=ow.int64)


def test_windows_with_parameters() -> None:
    n = np.arange(6) / 5
    window = ow.hamming_window(6, False, 0.6, 0.4, dtype=ow.float64)
    np.testing.assert_allclose(window.numpy(), 0.6 - 0.4 * np.cos(2 * np.pi * n), atol=1e-15)
    np.testing.assert_allclose(ow.kaiser_window(6, False, 3.5, dtype=ow.float64).numpy(), np.kaiser(6, 3.5), rtol=1e-14)


@pytest.mark.parametrize("density", [False, True])
@pytest.mark.parametrize("weighted", [False, True])
def test_histograms(weighted: bool, density: bool) -> None:
    x = np.concatenate([RNG.normal(size=200), [-1.0, 1.0, 0.0, np.nan]])
    weight = RNG.random(204) if weighted else None
    options = {"weight": ow.tensor(weight) if weighted else None, "density": density}
    for edges in (np.linspace(-1, 1, 9), np.asarray([-2.0, 0.0, 0.5, 3.0]), np.asarray([0.0, 1.0])):
        hist, tensor = ow.histogram(ow.tensor(x), ow.tensor(edges), **options)
        finite = ~np.isnan(x)
        wanted, _ = np.histogram(x[finite], edges, weights=None if weight is None else weight[finite], density=density)
        np.testing.assert_allclose(hist.numpy(), wanted, rtol=1e-12)
        assert tensor.tolist() == edges.tolist()
    y = x[:200].reshape(10, 20)
    hist, edges = ow.histogram(ow.tensor(y), 7)
    wanted, positions = np.histogram(y, 7)
    assert hist.tolist() == wanted.tolist()
    np.testing.assert_allclose(edges.numpy(), positions)
    assert ow.histogram(ow.tensor(y), 4, range=(-1.0, 1.0)).hist.tolist() == np.histogram(y, 4, (-1, 1))[0].tolist()
    assert ow.histogram(ow.ones(3), 2).bin_edges.tolist() == [0.5, 1.0, 1.5]
    assert ow.histogram(ow.ones(0), 2).bin_edges.tolist() == [0.0, 0.5, 1.0]


PLACES = [np.asarray([0.0, 1.0, 1.5, 4.0]), np.asarray([-1.0, 0.0, 0.5, 2.0, 2.5])]


@pytest.mark.parametrize("order", [1, 2])
def test_gradients_are_numpys(order: int) -> None:
    x = RNG.normal(size=(4, 5))
    calls: list[tuple[dict[str, Any], tuple[Any, ...], dict[str, Any]]] = [
        ({}, (), {}), ({"spacing": 0.5}, (0.5,), {}), ({"dim": 1}, (), {"axis": 1}),
        ({"spacing": (0.5, 2.0)}, (0.5, 2.0), {}), ({"dim": (0, 1)}, (), {"axis": (0, 1)}),
        ({"spacing": (0.5, 2.0), "dim": (1, 0)}, (0.5, 2.0), {"axis": (1, 0)}),
        ({"spacing": 0.25, "dim": (-1,)}, (0.25,), {"axis": (-1,)}),
        ({"spacing": [ow.tensor(position) for position in PLACES]}, tuple(PLACES), {}),
        ({"spacing": [ow.tensor(PLACES[1])], "dim": 1}, (PLACES[1],), {"axis": 1}),
        ({"spacing": [ow.tensor(PLACES[1])], "dim": (1,)}, (PLACES[1],), {"axis": (1,)}),
    ]  # fmt: skip
    for ours, theirs, named in calls:
        gradient = ow.gradient(ow.tensor(x), **ours, edge_order=order)
        wanted = np.gradient(x, *theirs, **named, edge_order=order)
        wanted = list(wanted) if isinstance(wanted, (tuple, list)) else [wanted]
        assert len(gradient) == len(wanted)
        for tensor, other in zip(gradient, wanted, strict=True):
            np.testing.assert_allclose(tensor.numpy(), other, rtol=1e-12, atol=1e-12)
    assert ow.autograd.gradcheck(
        lambda first: ow.gradient(first, edge_order=order)[1], ow.tensor(x, requires_grad=True)
    )


def test_index_reduce_is_a_loop() -> None:
    x, source, index = RNG.random((3, 4)) + 0.5, RNG.random((3, 5)) + 0.5, np.asarray([1, 3, 1, 1, 0])
    ways = {"prod": np.prod, "mean": np.mean, "amax": np.max, "amin": np.min}
    for name, reduce in ways.items():
        for include in (True, False):
            wanted = x.copy()
            for k in set(index.tolist()):
                parts = [source[:, j] for j in range(5) if index[j] == k]
                wanted[:, k] = reduce(np.stack(parts + ([x[:, k]] if include else [])), 0)
            result = ow.index_reduce(
                ow.tensor(x), 1, ow.tensor(index), ow.tensor(source), name, include_self=include
            )
            np.testing.assert_allclose(result.numpy(), wanted)
    y = ow.tensor(x)
    assert y.index_reduce_(0, ow.tensor([2]), ow.tensor(source[:1, :4]), "amax") is y


def test_copies_share_no_memory() -> None:
    x = ow.arange(6.0)
    parts = [*ow.unsafe_chunk(x, 2), *ow.unsafe_split(x, 4), *ow.unsafe_split_with_sizes(x, (1, 5))]
    for part in parts:
        part.zero_()
    assert x.tolist() == [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    result = ow.as_strided_scatter(x.reshape(2, 3).t(), ow.zeros(2), (2,), (2,), 1)
    assert result.tolist() == [[0.0, 0.0], [1.0, 0.0], [2.0, 5.0]]
    assert x.tolist() == [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]
    assert ow.scalar_tensor(2, dtype=ow.int64).dtype == ow.int64


def test_nonzero_static_has_its_size() -> None:
    x = ow.tensor([[0, 1], [2, 0]])
    for size in (0, 1, 2, 4):
        wanted = ([[0, 1], [1, 0]] + [[-1, -1]] * 2)[:size]
        assert ow.nonzero_static(x, size=size).tolist() == wanted
    assert ow.nonzero_static(ow.tensor(3), size=2, fill_value=7).shape == (2, 0)


ERRORS: dict[str, tuple[Callable[[], Any], str]] = {
    "integers": (lambda: ow.histogram(ow.arange(3), 2), "floating tensor"),
    "no bins": (lambda: ow.histogram(ow.ones(3), 0), "must be positive"),
    "nan": (lambda: ow.histogram(ow.tensor([float("nan")]), 2), "not finite"),
    "edges": (lambda: ow.histogram(ow.ones(3), ow.ones(2, 2)), "vector of edges"),
    "range": (lambda: ow.histogram(ow.ones(3), 2, range=(2.0, 1.0)), "must not be above"),
    "one element": (lambda: ow.gradient(ow.ones(1)), "at least 2 elements"),
    "order": (lambda: ow.gradient(ow.ones(5), edge_order=3), "must be 1 or 2"),
    "spacings": (lambda: ow.gradient(ow.ones(3, 3), spacing=(1.0,)), "each of 2 dimensions"),
    "reduce": (lambda: ow.index_reduce(ow.ones(3), 0, ow.tensor([0]), ow.ones(1), "sum"), "prod, mean, amax or amin"),
    "source": (lambda: ow.index_reduce(ow.ones(3), 0, ow.tensor([0]), ow.ones(2), "amax"), "do not fit"),
    "target": (
        lambda: ow.nn.functional.multilabel_margin_loss(ow.ones(2), ow.tensor([0, 2])), "must lie in",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case: str) -> None:
    function, message = ERRORS[case]
    with pytest.raises((RuntimeError, ValueError, NotImplementedError), match=message):
        function()


PARITY: dict[str, Callable[[Any, Any], Any]] = {
    **{name: lambda lib, x, name=name: getattr(lib, name)(7) for name in WINDOWS},
    "hamming": lambda lib, x: lib.hamming_window(7, True, 0.6, 0.3),
    "kaiser": lambda lib, x: lib.kaiser_window(7, False, 4.0),
    "histogram": lambda lib, x: tuple(lib.histogram(x.detach(), 5)),
    "histogram with range": lambda lib, x: tuple(lib.histogram(x.detach(), 5, range=(-1.0, 0.5), density=True)),
    "gradient": lambda lib, x: lib.gradient(x, spacing=0.5, edge_order=2),
    "gradient at places": lambda lib, x: lib.gradient(x, spacing=[lib.tensor([0.0, 1.0, 3.0, 4.0])], dim=0),
    "multilabel": lambda lib, x: lib.nn.functional.multilabel_margin_loss(
        x, lib.tensor([[3, 0, -1, 1], [0, 0, 1, 2], [-1, 0, 1, 2], [2, -1, -1, -1]])
    ),
    "multilabel sum": lambda lib, x: lib.nn.functional.multilabel_margin_loss(
        x[0], lib.tensor([3, 0, -1, 1]), reduction="sum"
    ),
    "index_reduce": lambda lib, x: lib.index_reduce(x, 0, lib.tensor([1, 1]), x[:2].sin(), "amax"),
    "index_reduce mean": lambda lib, x: lib.index_reduce(
        x, 1, lib.tensor([1, 1]), x[:, :2], "mean", include_self=False
    ),
    # Values alone: the gradient of torch 2.13 is wrong here, 0 for elements that are copied.
    "as_strided_scatter": lambda lib, x: lib.as_strided_scatter(x.detach(), x[:2, 0].detach(), (2,), (3,), 1),
    "nonzero_static": lambda lib, x: lib.nonzero_static(x.detach() > 0, size=20),
}  # fmt: skip


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:index_reduce")
@pytest.mark.parametrize("name", PARITY)
def test_pytorchs_values_and_gradients(name: str) -> None:
    torch = pytest.importorskip("torch")
    x = RNG.normal(size=(4, 4)).astype("float32")
    result = []
    for lib in (ow, torch):
        leaf = lib.tensor(x, requires_grad=True)
        results = PARITY[name](lib, leaf)
        results = list(results) if isinstance(results, (tuple, list)) else [results]
        if any(tensor.requires_grad for tensor in results):
            sum((number * number).sum() for number in results).backward()
            results.append(leaf.grad)
        result.append([tensor.detach().numpy() for tensor in results])
    for item, other in zip(*result, strict=True):
        assert item.dtype == other.dtype
        np.testing.assert_allclose(item, other, rtol=1e-5, atol=1e-6)
