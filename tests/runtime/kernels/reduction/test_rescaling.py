"""Norms, variances and normalization of elements whose squares overflow or vanish, with gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.native.builtin import is_on

F = ow.nn.functional
ROWS = np.array([[1.0, 2.0, -3.0, 0.5], [0.25, 0.25, 4.0, -1.0], [1.0, -1.0, 2.0, 7.0]])
# Operators, and the power of a common factor that their results have.
OPERATORS: dict[str, tuple[Callable[[Any], Any], int]] = {
    "std": (lambda x: x.std(1), 1),
    "std of all": (lambda x: x.std(), 1),
    "std, kept": (lambda x: ow.std(x, dim=-1, correction=0, keepdim=True), 1),
    "var": (lambda x: x.var(1), 2),
    "var_mean": (lambda x: ow.var_mean(x, 1)[0], 2),
    "mean of var_mean": (lambda x: ow.var_mean(x, 1)[1], 1),
    "std_mean": (lambda x: ow.std_mean(x, 1)[0], 1),
    "norm": (lambda x: x.norm(), 1),
    "vector_norm": (lambda x: ow.linalg.vector_norm(x, dim=0), 1),
    "vector_norm of 3": (lambda x: ow.linalg.vector_norm(x, 3, dim=1), 1),
    "matrix_norm": (ow.linalg.matrix_norm, 1),
    "normalize": (F.normalize, 0),
    "renorm": (lambda x: ow.renorm(x, 2, 0, 1.0) if x.abs().max() > 1 else F.normalize(x), 0),
    "cosine_similarity": (lambda x: F.cosine_similarity(x, x.flip(1), eps=0.0), 0),
    "pairwise_distance": (lambda x: F.pairwise_distance(x, x.flip(0), eps=0.0)[:1], 1),
    "dist": (lambda x: ow.dist(x, x.flip(1)), 1),
    "corrcoef": (lambda x: ow.corrcoef(x[:2]), 0),
    "cosine_embedding_loss": (
        lambda x: F.cosine_embedding_loss(x * 2.0, x.flip(1), ow.ones(3)) if x.abs().max() > 1e4 else
        1 - F.cosine_similarity(x, x.flip(1), eps=0.0).mean(), 0
    ),
    "cdist by products": (lambda x: ow.cdist(x.repeat(9, 1), x.flip(1), compute_mode="use_mm_for_euclid_dist"), 1),
    "lp_pool1d": (lambda x: F.lp_pool1d(x, 2.0, 2), 1),
    "lp_pool1d of 3": (lambda x: F.lp_pool1d(x.abs(), 3.0, 2), 1),
    "lp_pool2d": (lambda x: F.lp_pool2d(x[None], 2.0, 2), 1),
    "local_response_norm": (  # where what is added counts for nothing
        lambda x: F.local_response_norm(x[None], 2, alpha=1.0, beta=0.5, k=1.0 if x.abs().max() > 1e4 else 0.0), 0
    ),
}  # fmt: skip
WITHOUT_ROOM = {"lp_pool1d", "lp_pool1d of 3", "lp_pool2d", "local_response_norm"}  # for powers, in float64
SIZES = {
    "float32": (2.0**-80, 2.0**66, 2.0**110),
    "float64": (2.0**-700, 2.0**-400, 2.0**600, 2.0**900),
    "bfloat16": (2.0**70,),
}


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("name", OPERATORS)
def test_common_factors(name: str, kind: str) -> None:
    operator, degree = OPERATORS[name]
    dtype = getattr(ow, kind)
    for size in SIZES[kind]:
        if name in {"normalize", "renorm", "cosine_embedding_loss", "local_response_norm"} and size < 1:
            continue  # whose lower bound of a norm is a number
        if name in WITHOUT_ROOM and kind == "float64":
            continue
        plain = ow.tensor(ROWS).to(dtype).requires_grad_()
        huge = (plain.detach() * size).requires_grad_()
        expected, result = operator(plain), operator(huge)
        limit = ow.finfo(dtype).max
        factor = size**degree if size < 2.0**500 or degree < 2 else np.inf
        wanted = np.atleast_1d(expected.detach().double().numpy() * factor)
        wanted[np.abs(wanted) > limit] = np.inf
        tiny = 0 if degree < 2 else ow.finfo(dtype).tiny
        rtol = 2e-2 if kind == "bfloat16" else 1e-5
        np.testing.assert_allclose(np.atleast_1d(result.detach().double().numpy()), wanted, rtol, tiny)
        if degree < 2 and name not in {"renorm", "normalize"}:
            (slope,) = ow.autograd.grad(result.sum(), huge)
            (of_plain,) = ow.autograd.grad(expected.sum(), plain)
            tolerance = 3e-2 if kind == "bfloat16" else 1e-5
            slopes = slope.double().numpy() * (size if degree == 0 else 1)
            np.testing.assert_allclose(slopes, of_plain.double().numpy(), tolerance, tolerance)


def test_rows_of_common_size_stay_what_they_were() -> None:
    x = ow.randn(50, 7)
    mixed = x.clone()
    mixed[::5] *= 2.0**80
    mixed[1::5] = 0
    for operator in (lambda x: x.std(1), lambda x: x.var(1), lambda x: ow.linalg.vector_norm(x, dim=1)):
        plain, result = operator(x), operator(mixed)
        for start in (2, 3, 4):
            assert result[start::5].tolist() == plain[start::5].tolist()
        assert result[1::5].tolist() == [0.0] * 10
    np.testing.assert_allclose((mixed.std(1)[::5] / 2.0**80).tolist(), x.std(1)[::5].tolist(), rtol=1e-6)


def test_outputs_complex_numbers_and_what_is_no_number() -> None:
    out = ow.empty(())
    assert ow.std(ow.tensor([1e20, 2e20]), dim=0, out=out) is out
    np.testing.assert_allclose(out.item(), 1e20 / 2**0.5, rtol=1e-6)
    np.testing.assert_allclose(ow.tensor([1e20 + 1e20j, 2e20]).std().item(), 1e20, rtol=1e-6)
    batched = ow.vmap(ow.std)(ow.tensor([[1e20, 2e20], [1.0, 2.0]]))
    np.testing.assert_allclose(batched.tolist(), [7.0710678e19, 0.70710678], rtol=1e-6)
    for row in ([float("nan"), 1.0], [float("inf"), 1.0], [1.0], []):
        assert ow.tensor(row).var(correction=len(row) and 1).isnan().item()
    assert ow.tensor([0.0, 0.0]).norm().item() == 0
    assert ow.tensor([float("inf"), 0.0]).norm().item() == float("inf")


# Normalization, with what is added to variances, and shapes: layers, and channels of short and of long planes.
NORMALIZED: dict[str, tuple[Callable[[Any, float], Any], tuple[int, ...]]] = {
    "layer_norm": (lambda x, eps: F.layer_norm(x, x.shape[1:], eps=eps), (3, 5, 7)),
    "layer_norm of long rows": (lambda x, eps: F.layer_norm(x, x.shape[1:], eps=eps), (2, 2100)),
    "rms_norm": (lambda x, eps: F.rms_norm(x, x.shape[1:], eps=eps), (3, 35)),
    "group_norm": (lambda x, eps: F.group_norm(x, 2, eps=eps), (3, 4, 5)),
    "instance_norm": (lambda x, eps: F.instance_norm(x, eps=eps), (3, 4, 5)),
    "batch_norm of vectors": (lambda x, eps: F.batch_norm(x, None, None, training=True, eps=eps), (140, 5)),
    "batch_norm of short planes": (lambda x, eps: F.batch_norm(x, None, None, training=True, eps=eps), (3, 4, 5)),
    "batch_norm of long planes": (lambda x, eps: F.batch_norm(x, None, None, training=True, eps=eps), (3, 2, 130)),
    "batch_norm, channels last": (
        lambda x, eps: F.batch_norm(x.movedim(-1, 1), None, None, training=True, eps=eps), (3, 4, 4, 5)
    ),
    "native_layer_norm": (lambda x, eps: ow.native_layer_norm(x, x.shape[1:], None, None, eps)[0], (3, 35)),
}  # fmt: skip


def slopes(operator: Callable[[Any, float], Any], x: Any, eps: float) -> tuple[Any, Any, Any]:
    """The result, and the gradient of a weighted sum of it: quick, and recorded for another derivative."""
    leaf = x.clone().requires_grad_()
    result = operator(leaf, eps)
    weights = ow.arange(result.numel(), dtype=ow.float64).sin().reshape(result.shape).to(x.dtype)
    quick = ow.autograd.grad((result * weights).sum(), leaf, retain_graph=True)[0]
    recorded = ow.autograd.grad((result * weights).sum(), leaf, create_graph=True)[0]
    return result.detach().double().numpy(), quick.double().numpy(), recorded.detach().double().numpy()


@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("name", NORMALIZED)
def test_normalization(name: str, kind: str) -> None:
    operator, shape = NORMALIZED[name]
    dtype = getattr(ow, kind)
    plain = ow.from_numpy(np.random.default_rng(0).standard_normal(shape)).to(dtype)
    wanted, slope, _ = slopes(operator, plain.double(), 1e-300)
    tolerance = 2e-2 if kind == "bfloat16" else 2e-5
    for size in SIZES[kind]:
        if size < 2.0**-400:  # whose squares are less than what batch_norm adds at least
            continue
        result = slopes(operator, plain * size, 1e-300)
        for value, expected in zip(result, (wanted, slope, slope), strict=True):
            scale = 1 if expected is wanted else size
            np.testing.assert_allclose(value * scale, expected, tolerance, tolerance * np.abs(expected).max())


def test_rows_of_all_sizes_are_normalized_beside_each_other() -> None:
    x = ow.randn(6, 40)
    mixed = x.clone()
    mixed[1] *= 1e25
    mixed[2] = 0
    mixed[3, 4] = float("nan")
    mixed[4, 4] = float("inf")
    mixed[5] = 2.0**84
    for operator in (lambda x: F.layer_norm(x, (40,)), lambda x: F.batch_norm(x.t(), None, None, training=True).t()):
        norms, plain = operator(mixed), operator(x)
        assert norms[0].tolist() == plain[0].tolist()
        np.testing.assert_allclose(norms[1].tolist(), plain[1].tolist(), 1e-4, 1e-4)
        assert norms[2].tolist() == norms[5].tolist() == [0.0] * 40
        assert norms[3:5].isnan().all()
    norms = F.rms_norm(mixed, (40,))
    assert norms[4].isnan().sum() == 1
    assert (norms[4].nan_to_num() == 0).all()
    np.testing.assert_allclose(norms[1].tolist(), F.rms_norm(x, (40,))[1].tolist(), 1e-5)
    _, _, rstd = ow.native_layer_norm(mixed[1:2], (40,), None, None, 1e-5)
    np.testing.assert_allclose(rstd.item() * 1e25, 1 / x[1].std(correction=0).item(), 1e-5)


# Sums and means of rows, of those elements that are no NaN where the name says so.
SUMS: dict[str, tuple[Callable[..., Any], Callable[..., Any]]] = {
    "sum": (ow.sum, np.sum), "mean": (ow.mean, np.mean), "nansum": (ow.nansum, np.nansum),
    "nanmean": (ow.nanmean, np.nanmean), "mean of var_mean": (lambda x, dim: ow.var_mean(x, dim)[1], np.mean),
    "mean of std_mean": (lambda x, dim: ow.std_mean(x, dim)[1], np.mean),
}  # fmt: skip
# Multiples of three quarters of the largest number, whose partial sums overflow in any order or in some.
PARTS = (
    [1, 1], [1, 1, -1, -1], [1, 1, 1, 1, -1, -1, -1], [-1, -1, -1], [1, 1, np.nan], [1, 1, -1, -1, np.nan],
    [np.inf, 1, 1], [-np.inf, 1, 1, 1], [np.inf, -np.inf], [1, 1, 1e-5],
)  # fmt: skip


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32", "float64"])
@pytest.mark.parametrize("name", SUMS)
def test_partial_sums_beyond_the_dtype(name: str, kind: str) -> None:
    operator, reference = SUMS[name]
    dtype = getattr(ow, kind)
    top = ow.finfo(dtype).max * 0.75
    for parts in PARTS:
        for copies in (1, 3, 700):
            row = ow.tensor([part * top for part in parts], dtype=dtype).repeat(copies)
            elements = np.array(row.tolist(), np.longdouble)
            with np.errstate(all="ignore"):
                expected = ow.tensor(float(reference(elements)), dtype=ow.float64).to(dtype).item()
            for x, dim in ((row, 0), (row.expand(3, -1), 1), (row[:, None].expand(-1, 5), 0), (row[None, :, None], 1)):
                result = operator(x, dim)
                np.testing.assert_allclose(result.flatten().tolist(), [expected] * result.numel(), 1e-2, 1e-2)


def test_only_results_outside_of_bounds_are_replaced() -> None:
    x = ow.randn(40, 9)
    x[3], x[7] = 3e38, -3e38
    sums, means = x.sum(1), x.mean(1)
    assert sums.isinf().nonzero().flatten().tolist() == [3, 7]
    np.testing.assert_allclose(means[[3, 7]].tolist(), [3e38, -3e38])
    rest = [row for row in range(40) if row not in (3, 7)]
    assert sums[rest].tolist() == x[rest].sum(1).tolist()
    out = ow.empty(40)
    assert ow.mean(x, 1, out=out).tolist() == means.tolist() == out.tolist()
    assert ow.tensor([3e38 + 3e38j] * 3).mean().item() == ow.tensor(3e38).item() * (1 + 1j)
    assert ow.tensor([2**62] * 4).sum().item() == 0  # integers wrap around, as ever
    assert ow.zeros(0).mean().isnan().item()
    assert ow.vmap(ow.mean)(x).tolist() == means.tolist()


@pytest.mark.parametrize("name", ["mse_loss", "l1_loss", "smooth_l1_loss", "huber_loss", "hinge_embedding_loss"])
def test_means_of_losses_beyond_the_dtype(name: str) -> None:
    size = 1.8e19 if name == "mse_loss" else 3.3e38
    x, target = ow.full((5,), size, requires_grad=True), ow.ones(5) if name == "hinge_embedding_loss" else ow.zeros(5)
    loss = getattr(F, name)(x, target)
    np.testing.assert_allclose(loss.item(), size**2 if name == "mse_loss" else size, rtol=1e-6)
    loss.backward()
    assert x.grad.isfinite().all()


def test_equal_elements_are_reduced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Variances of equal elements and norms of zeros are 0, as they were found: nothing is computed again."""
    from runtime.kernels.reduction import operator, rescaling

    calls: list[str] = []
    run = operator.Reduction.run

    def counted(self: Any, *arguments: Any) -> None:
        calls.append(self.operator)
        run(self, *arguments)

    monkeypatch.setattr(operator.Reduction, "run", counted)
    repairs: list[Any] = []
    monkeypatch.setattr(operator, "replace_extremes", lambda *arguments: repairs.append(arguments))
    if is_on():
        assert [ow.full((6, 8), 3.0).std(1).sum().item(), ow.full((8,), 3.0).var().item(), repairs] == [0.0, 0.0, []]
        ow.zeros(8).var()
        assert len(repairs) == 1  # zeros may have been too small
    monkeypatch.setattr(operator, "replace_extremes", rescaling.replace_extremes)
    for x in (ow.full((6, 8), 3.0), ow.zeros(6, 8), ow.full((6, 8), -(2.0**-9), dtype=ow.float64)):
        for of in (lambda x: x.var(1), lambda x: x.std(), lambda x: ow.var_mean(x, 0)[0], lambda x: (x - x).norm()):
            assert of(x).abs().max().item() == 0
    before = list(calls)
    assert ow.tensor([1e-30, 2e-30, 3e-30]).std().item() > 0
    assert calls[len(before) :][-1:] == ["_std"]
    if is_on():  # builtins call no general path where nothing is computed again
        assert before == []


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32", "float64", "complex64"])
@pytest.mark.parametrize("dim", [0, 1])
def test_a_zero_is_right_beside_a_first_element_of_its_size(kind: str, dim: int) -> None:
    """Rows of equal elements, beside rows whose squares underflow and whose first element is 0, small or large."""
    dtype = getattr(ow, kind)
    info = ow.finfo(dtype)
    tiny = info.tiny * 4
    equal = [[size] * 4 for size in (0.0, tiny, tiny / info.eps, 1.0, info.max / 8)]
    differing = [[0.0, 0.0, tiny, tiny], [tiny, 2 * tiny, tiny, tiny], [1.0, 1.0 + info.eps, 1.0, 1.0]]
    operators = {
        "var": lambda x: x.var(dim), "var_mean": lambda x: ow.var_mean(x, dim)[0], "std": lambda x: x.std(dim),
        "biased": lambda x: x.var(dim, correction=0), "norm": lambda x: ow.linalg.vector_norm(x - x, dim=dim),
    }  # fmt: skip
    for rows in (equal, equal[2:], equal[3:] + differing, differing):
        x = ow.tensor(rows, dtype=dtype)
        x = x.T if dim == 0 else x
        wide = x.to(ow.complex128 if dtype.is_complex else ow.float64)
        for name, operator in operators.items():
            exact = operator(wide).to(operator(x).dtype)
            assert ((operator(x) == 0) == (exact == 0)).all(), (name, rows)


@pytest.mark.parametrize("kind", ["bfloat16", "float32", "float64"])
@pytest.mark.parametrize("include_self", [False, True])
def test_means_of_what_meets_at_one_place(kind: str, include_self: bool) -> None:
    dtype = getattr(ow, kind)
    top = ow.tensor(ow.finfo(dtype).max * 0.75, dtype=dtype).item()
    index = ow.tensor([0, 0, 0, 1, 1, 2])
    source = ow.tensor([top, top, top, top, -top, 1.0], dtype=dtype)
    start = ow.tensor([top, top, 3.0, 5.0], dtype=dtype)
    expected = [top, top / 3, 2.0, 5.0] if include_self else [top, 0.0, 1.0, 5.0]
    for operator in (ow.scatter_reduce, ow.index_reduce):
        result = operator(start, 0, index, source, "mean", include_self=include_self)
        np.testing.assert_allclose(result.tolist(), expected, rtol=8 * ow.finfo(dtype).eps)
    columns = ow.scatter_reduce(start[None], 1, index[None], source[None], "mean", include_self=include_self)
    np.testing.assert_allclose(columns[0].tolist(), expected, rtol=8 * ow.finfo(dtype).eps)
    infinite = ow.tensor([ow.inf, 1.0, 1.0, top, top, ow.nan], dtype=dtype)
    result = ow.scatter_reduce(start, 0, index, infinite, "mean", include_self=False)
    assert result[0].item() == ow.inf
    assert result[2].isnan().item()


def test_sums_of_infinite_elements_are_summed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is infinite or NaN because an element is has no other value: nothing is copied to float64."""
    from runtime.kernels.reduction import rescaling

    copies: list[int] = []
    scaled = rescaling.scaled

    def counted(values: Any, exponents: Any) -> Any:
        copies.append(values.size)
        return scaled(values, exponents)

    monkeypatch.setattr(rescaling, "scaled", counted)
    for kind in (ow.float16, ow.bfloat16, ow.float32, ow.float64):
        for special, expected in ((ow.inf, ow.inf), (-ow.inf, -ow.inf), (ow.nan, ow.nan)):
            x = ow.ones(4, 50, dtype=kind)
            x[2, 7] = special
            for result in (x.sum(1), x.mean(1), x.sum(), x.t().sum(0)):
                np.testing.assert_equal(result.flatten()[2 if result.ndim else 0].item(), expected)
        both = ow.tensor([ow.inf, 1.0, -ow.inf], dtype=kind)
        assert both.sum().isnan().item()
    assert not copies
    assert ow.tensor([3e38, 3e38, -3e38]).sum().item() == ow.tensor(3e38).item()
    assert copies


# Operators of elements of three quarters of the largest number, and how large the result is for them.
MIDDLES: dict[str, tuple[Callable[[Any], Any], float]] = {
    "avg_pool1d": (lambda x: F.avg_pool1d(x[None], 3), 1),
    "avg_pool2d": (lambda x: F.avg_pool2d(x.reshape(1, 3, 4), (3, 2), padding=(1, 1), count_include_pad=False), 1),
    "avg_pool3d": (lambda x: F.avg_pool3d(x.reshape(1, 3, 2, 2), 2), 1),
    "adaptive_avg_pool1d": (lambda x: F.adaptive_avg_pool1d(x[None], 5), 1),
    "adaptive_avg_pool2d": (lambda x: F.adaptive_avg_pool2d(x.reshape(1, 3, 4), (2, 3)), 1),
    "trapezoid": (lambda x: ow.trapezoid(x[:2]), 1),
    "trapezoid of a distance": (lambda x: ow.trapezoid(x[:2], dx=0.5), 0.5),
    "trapezoid of many": (lambda x: ow.trapezoid(x[:2, None].expand(-1, 9000), dim=0), 1),
    "trapezoid of places": (lambda x: ow.trapezoid(x[:2], ow.tensor([0.0, 0.25], dtype=x.dtype)), 0.25),
    "cumulative_trapezoid": (lambda x: ow.cumulative_trapezoid(ow.stack([x[0], x[1], -x[2]])), 1),
    "cumulative_trapezoid of places": (lambda x: ow.cumulative_trapezoid(x[:2], ow.arange(2.0).to(x.dtype)), 1),
    "renorm": (lambda x: ow.renorm(x.reshape(2, 6), 1, 0, 6.0), 0),
}


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("name", MIDDLES)
def test_results_within_the_dtype_of_sums_beyond_it(name: str, kind: str) -> None:
    operator, factor = MIDDLES[name]
    dtype = getattr(ow, kind)
    top = ow.finfo(dtype).max * 0.75
    x = ow.full((12,), top, dtype=dtype, requires_grad=True)
    result = operator(x)
    np.testing.assert_allclose(result.flatten().tolist(), [top * factor or 1.0] * result.numel(), rtol=1e-5)
    result.sum().backward()
    assert x.grad.isfinite().all()
    small = ow.randn(12, dtype=dtype)
    scaled = operator(small * 2.0**-100)
    if factor:
        np.testing.assert_allclose(scaled.tolist(), (operator(small) * 2.0**-100).tolist(), rtol=1e-5)
    for odd in (np.inf, np.nan):
        small[0] = odd
        assert not operator(small).isfinite().all()


@pytest.mark.parametrize("kind", ["complex64", "complex128"])
def test_trapezoids_of_complex_values(kind: str) -> None:
    dtype = getattr(ow, kind)
    top = ow.finfo(dtype).max * 0.75
    values = ow.tensor([complex(top, -top), complex(top, -top)], dtype=dtype)
    for result in (ow.trapezoid(values), ow.trapezoid(values, dx=1.0), ow.cumulative_trapezoid(values)[0]):
        assert result.item() == values[0].item()
    small = [1 + 2j, 3 - 1j, -2 + 0.5j]
    assert ow.trapezoid(ow.tensor(small, dtype=dtype)).item() == np.trapezoid(small)


def test_covariances_of_equal_large_elements() -> None:
    rows = ow.tensor([[3e38, 3e38, 3e38], [1.0, 2.0, 3.0]])
    assert ow.cov(rows).tolist() == [[0.0, 0.0], [0.0, 1.0]]
    assert ow.cov(ow.tensor([[1, 2], [3, 5]])).tolist() == [[0.5, 1.0], [1.0, 2.0]]


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
@pytest.mark.parametrize("reduction", ["mean", "sum"])
def test_squared_errors_beyond_half_precision(reduction: str, kind: str) -> None:
    dtype = getattr(ow, kind)
    x = ow.tensor([300.0, 1.0, 2.0, -7.0], dtype=dtype, requires_grad=True)
    for weight in (None, ow.tensor([0.5, 2.0, 1.0, 1.0], dtype=dtype)):
        loss = F.mse_loss(x, ow.zeros(4, dtype=dtype), reduction=reduction, weight=weight)
        shares = [1.0] * 4 if weight is None else weight.tolist()
        total = sum(share * v * v for share, v in zip(shares, x.tolist(), strict=True))
        expected = total / sum(shares) if reduction == "mean" else total
        assert loss.dtype is dtype
        assert loss.item() == ow.tensor(expected, dtype=ow.float64).to(dtype).item()
        (grad,) = ow.autograd.grad(loss, x)
        count = sum(shares) if reduction == "mean" else 1
        slopes = [2 * share * v / count for share, v in zip(shares, x.tolist(), strict=True)]
        assert grad.tolist() == ow.tensor(slopes, dtype=ow.float64).to(dtype).tolist()


# Elements that differ little beside their mean, in float32: their variances and what is normalized by them, against
# float64. A mean of a million is rounded to 1/32, which no result may show.
OFFSETS: dict[str, Callable[[Any], Any]] = {
    "var": lambda x: x.var(2),
    "var of columns": lambda x: x.var((0, 1), correction=0),
    "var of all": lambda x: x.var(),
    "std": lambda x: x.std(1, keepdim=True),
    "var_mean": lambda x: ow.var_mean(x, 2)[0],
    "cov": lambda x: ow.cov(x[0]),
    "cov of weights": lambda x: ow.cov(x[0], fweights=ow.arange(x.shape[2]) % 3 + 1),
    "layer_norm": lambda x: F.layer_norm(x, x.shape[2:]),
    "layer_norm of weights": lambda x: F.layer_norm(
        x, x.shape[1:], x.detach()[0] * 1e-6 + 0.5, x.detach()[0] * 1e-6
    ),
    "group_norm": lambda x: F.group_norm(x, 1),
    "group_norm of weights": lambda x: F.group_norm(x, 2, x.detach()[0, :, 0] * 1e-6, x.detach()[0, :, 1] * 1e-6),
    "instance_norm": F.instance_norm,
    "batch_norm of planes": lambda x: F.batch_norm(x, None, None, training=True),
    "batch_norm of columns": lambda x: F.batch_norm(x.reshape(-1, x.shape[2]), None, None, training=True),
}


@pytest.mark.parametrize("sizes", [(3, 4, 7), (9, 2, 1025), (140, 4, 3), (2, 6, 129)])
@pytest.mark.parametrize("name", OFFSETS)
def test_large_means(name: str, sizes: tuple[int, ...]) -> None:
    elements = (1e6 + np.random.default_rng(0).standard_normal(sizes)).astype(np.float32)
    results = []
    for dtype in (ow.float32, ow.float64):
        x = ow.tensor(elements, dtype=dtype, requires_grad=True)
        result = OFFSETS[name](x)
        (result * result * result).sum().backward()
        (mixed,) = ow.autograd.grad((OFFSETS[name](x) ** 3).sum(), x, create_graph=True)
        results.append([value.detach().numpy().astype(np.float64) for value in (result, x.grad, mixed)])
    for value, expected in zip(*results, strict=True):
        np.testing.assert_allclose(value, expected, rtol=0, atol=1e-5 * np.abs(expected).max())


@pytest.mark.parametrize("name", ["var", "std", "var_mean"])
def test_equal_elements_have_no_variance(name: str) -> None:
    for value, count in [(1234567.1, 7), (0.1, 1001), (3e38, 5), (1e-38, 33)]:
        result = getattr(ow, name)(ow.full((count,), value))
        assert (result[0] if name == "var_mean" else result).item() == 0


def test_means_that_were_not_rounded_are_used_as_they_are() -> None:
    x, grad = ow.tensor([[1.0, 2.0, 6.0]]), ow.tensor([[1.0, 0.0, 0.0]])
    mean, rstd = ow.tensor([[2.0]]), ow.tensor([[0.5]])
    backward = ow.ops.aten.native_layer_norm_backward
    for_input, _, _ = backward(grad, x, (3,), mean, rstd, None, None, (True, False, False))
    even = (x - mean) * rstd
    expected = (grad - grad.mean() - even * (grad * even).mean()) * rstd
    np.testing.assert_allclose(for_input.numpy(), expected.numpy(), rtol=1e-6)


@pytest.mark.parametrize("kind", ["float64", "float32", "bfloat16", "float16"])
def test_nothing_overflows_on_the_way_to_a_number(kind: str) -> None:
    """Numbers near the largest one, of which a formula as in a book doubles, squares or subtracts some first."""
    dtype = getattr(ow, kind)
    large = ow.finfo(dtype).max * 0.9
    x = ow.full((5,), large, dtype=dtype, requires_grad=True)
    target = ow.zeros(5, dtype=dtype)
    (slope,) = ow.autograd.grad(F.mse_loss(x, target), x, ow.ones((), dtype=dtype))
    np.testing.assert_allclose(slope.double().numpy(), 0.4 * x.detach().double().numpy(), rtol=1e-2)
    forward = ow.func.jvp(lambda x: F.mse_loss(x, target, reduction="none"), (x.detach(),), (target + 0.25,))[1]
    np.testing.assert_allclose(forward.double().numpy(), 0.5 * x.detach().double().numpy(), rtol=1e-2)
    spaced = ow.linspace(-large, large, 5, dtype=dtype).double().numpy()
    np.testing.assert_allclose(spaced / spaced[-1], [-1, -0.5, 0, 0.5, 1], rtol=1e-2)
    assert F.hardswish(x).tolist() == x.tolist()


@pytest.mark.parametrize("size", [1e-200, 1e200])
def test_norms_of_windows_of_float64_are_rescaled(size: float) -> None:
    numbers = ow.tensor([[[3.0, 4.0, 0.0, 12.0, 5.0, 0.0]]], dtype=ow.float64)
    x = (numbers * size).requires_grad_()
    norms = F.lp_pool1d(x, 2.0, 2)
    np.testing.assert_allclose(norms.tolist(), [[[5 * size, 12 * size, 5 * size]]], rtol=1e-14)
    (slope,) = ow.autograd.grad(norms.sum(), x)
    np.testing.assert_allclose(slope.tolist(), [[[0.6, 0.8, 0, 1, 1, 0]]], rtol=1e-14, atol=1e-15)


@pytest.mark.parametrize(("kind", "large"), [("float32", 2.5e38), ("float64", 1.5e308), ("bfloat16", 2.5e38)])
@pytest.mark.parametrize("count", [2, 3, 70, 101, 5000, 70001])
def test_deviations_of_elements_of_both_signs(kind: str, large: float, count: int) -> None:
    """Whose partial sums may overflow in both directions, so that the mean is NaN at first."""
    x = ow.full((count,), large, dtype=getattr(ow, kind))
    x[1::2] *= -1
    exact = float(np.std(np.sign(x.double().numpy()), ddof=1)) * abs(x[0].item())
    limit = ow.finfo(x.dtype).max
    for result in (x.std(), x.std(0), ow.std_mean(x)[0], x.expand(3, -1).std(1)[2], x[:, None].std(0)[0]):
        wanted = exact if exact <= limit else np.inf
        np.testing.assert_allclose(result.item(), wanted, rtol=1e-2 if kind == "bfloat16" else 1e-5)
    assert x.var().item() == ow.var_mean(x)[0].item() == np.inf
    x[0] = ow.nan
    assert x.std().isnan().item()
    assert x.var().isnan().item()


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("size", [1e20, 1.8e19, 1e-25, 1.0])
def test_means_of_squares_that_are_no_numbers(size: float, kind: str) -> None:
    """One square may overflow or vanish where the mean does not, nor its gradients of any order."""
    dtype = getattr(ow, kind)
    size = size if kind == "float32" or size == 1.0 else size**8
    errors = np.random.default_rng(0).standard_normal(700)
    errors[1:] *= 1e-3
    target = ow.tensor(np.random.default_rng(1).standard_normal(700) * size, dtype=dtype)
    x = (ow.tensor(errors * size, dtype=dtype) + target).requires_grad_()
    away = (x.detach() - target).double().numpy() / size
    share = np.mean(np.square(away))
    loss = F.mse_loss(x, target)
    assert "MseLoss" in type(loss.grad_fn).__name__ or "MseLoss" in loss.grad_fn.name()
    expected = float(np.longdouble(share) * np.longdouble(size) ** 2)
    tolerance = 2e-6 if kind == "float32" else 1e-13
    np.testing.assert_allclose(loss.item(), expected, tolerance, ow.finfo(dtype).tiny)
    slopes = ow.autograd.grad(loss, x, create_graph=True)[0]
    np.testing.assert_allclose(slopes.detach().double().numpy() / size, 2 * away / 700, tolerance)
    (second,) = ow.autograd.grad(slopes.sum(), x)
    np.testing.assert_allclose(second.double().numpy(), 2 / 700, 1e-6)
    tangent = ow.func.jvp(lambda x: F.mse_loss(x, target), (x.detach(),), (ow.ones_like(target),))[1]
    np.testing.assert_allclose(tangent.item() / size, 2 * away.mean(), 1e-4)
    assert F.mse_loss(x, x).item() == 0


def test_the_gradient_of_a_mean_of_squares_is_traced_without_reading_it() -> None:
    from generated.fx.experimental.proxy_tensor import make_fx

    x, target = ow.full((70,), 1e19), ow.zeros(70)
    traced = make_fx(ow.func.grad(F.mse_loss))(x, target)
    np.testing.assert_allclose(traced(2 * x, target).tolist(), [4e19 / 70] * 70, rtol=1e-6)


@pytest.mark.parametrize("kind", ["float32", "float64"])
@pytest.mark.parametrize("rows", [20, 60, 300])
def test_distances_of_pairs_of_all_sizes(rows: int, kind: str) -> None:
    """Large, small and equal points, alone and beside each other; a NaN is that of its pairs."""
    dtype = getattr(ow, kind)
    points = np.random.default_rng(0).standard_normal((rows, 5))
    for large, small in ((1e25, 1.0), (1.0, 1e-25), (1e25, 1e-25), (1.0, 1.0), (3e37, 1.0)):
        sizes = np.where(np.arange(rows) % 2, large, small)[:, None]
        sizes = sizes if kind == "float32" else np.where(sizes > 1e30, 1e300, sizes**8)
        x = ow.tensor(points * sizes, dtype=dtype)
        x[3] = x[5]
        exact = x.numpy().astype(np.longdouble)
        first, second = np.triu_indices(rows, 1)
        with np.errstate(all="ignore"):
            wanted = np.sqrt(np.sum(np.square(exact[first] - exact[second]), 1)).astype(x.numpy().dtype)
        np.testing.assert_allclose(F.pdist(x).numpy(), wanted, rtol=1e-5 if kind == "float32" else 1e-13)
    x[4, 2] = ow.nan
    assert (F.pdist(x).isnan().numpy() == ((first == 4) | (second == 4))).all()


@pytest.mark.parametrize("beta", [1e30, 3e25, 1.0, 1e-30])
def test_parabolas_of_large_errors(beta: float) -> None:
    x = ow.tensor([1e20, -3e24, 2.0, 1e-12, 0.0, 1e-31], requires_grad=True)
    losses = F.smooth_l1_loss(x, ow.zeros(6), reduction="none", beta=beta)
    wide = np.abs(x.detach().double().numpy())
    exact = np.where(wide < beta, 0.5 * wide * wide / beta, wide - 0.5 * beta)
    np.testing.assert_allclose(losses.detach().double().numpy(), exact, 1e-6, 1e-44)


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
@pytest.mark.parametrize("delta", [0.5, 1.0, 300.0, 1000.0])
def test_means_of_linear_errors_beyond_half_precision(delta: float, kind: str) -> None:
    x = ow.tensor([600.0, 1.0, 2.0, -7.0, 0.25, 3.0, 0.5, 1.0], dtype=getattr(ow, kind), requires_grad=True)
    for weight in (None, ow.ones_like(x)):
        loss = F.huber_loss(x, ow.zeros_like(x), delta=delta, weight=weight)
        sizes = np.abs(x.detach().double().numpy())
        exact = np.where(sizes < delta, sizes * sizes / 2, delta * (sizes - delta / 2)).mean()
        assert loss.dtype is x.dtype
        np.testing.assert_allclose(loss.item(), exact, rtol=2e-2)
        (grad,) = ow.autograd.grad(loss, x)
        np.testing.assert_allclose(grad.double().numpy(), np.clip(x.detach().double().numpy(), -delta, delta) / 8, 1e-2)
