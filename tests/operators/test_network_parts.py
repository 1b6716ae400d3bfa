"""PyTorch's parts of networks: their gradients against those of the operators that they belong to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

import generated as ow

F = ow.nn.functional
RNG = np.random.default_rng(17)


def x(*shape: int) -> ow.Tensor:
    return ow.tensor(RNG.normal(size=shape), requires_grad=True)


def index(top: int, *shape: int) -> ow.Tensor:
    return ow.tensor(RNG.integers(0, top, shape))


def _check(
    forward: Callable[..., ow.Tensor], backward: Callable[..., Any], wanted: Sequence[ow.Tensor | None]
) -> None:
    """`backward(grad)` gives what the engine finds for `wanted`, of which None stands for one that is not compared."""
    result = forward()
    grad = ow.tensor(RNG.normal(size=tuple(result.shape)))
    actual = backward(grad)
    actual = actual if isinstance(actual, tuple) else (actual,)
    leaves = [value for value in wanted if value is not None]
    expected = iter(ow.autograd.grad(result, leaves, grad))
    for tensor, other in zip(actual, wanted, strict=True):
        if other is not None:
            np.testing.assert_allclose(tensor.detach().numpy(), next(expected).numpy(), rtol=1e-9, atol=1e-12)


def _convolutions() -> dict[str, tuple[Any, ...]]:
    a, w, b = x(2, 4, 7), x(6, 2, 3), x(6)
    plain = ((2,), (1,), (1,), False, (0,), 2)
    t, tw, tb = x(2, 4, 5), x(4, 3, 3), x(6)
    turned = ((2,), (1,), (1,), True, (1,), 2)
    c, cw, cb = x(5, 2, 3), x(2, 3, 4), x(4)
    every = (True, True, True)
    return {
        "convolution": (lambda: ow.convolution(a, w, b, *plain),
                        lambda g: ow.convolution_backward(g, a, w, (6,), *plain, every), (a, w, b)),
        "convolution transposed": (lambda: ow.convolution(t, tw, tb, *turned),
                                   lambda g: ow.convolution_backward(g, t, tw, (6,), *turned, every), (t, tw, tb)),
        "conv_tbc": (lambda: ow.conv_tbc(c, cw, cb, 1), lambda g: ow.conv_tbc_backward(g, c, cw, cb, 1), (c, cw, cb)),
    }  # fmt: skip


def _products() -> dict[str, tuple[Any, ...]]:
    results: dict[str, tuple[Any, ...]] = {}
    for item, other in (
        ((3, 4), (4, 2)),
        ((4,), (4,)),
        ((4,), (2, 4, 3)),
        ((2, 3, 4), (4,)),
        ((2, 1, 3, 4), (5, 4, 2)),
    ):
        a, b = x(*item), x(*other)
        results[f"matmul {item} {other}"] = (
            lambda a=a, b=b: ow.matmul(a, b), lambda g, a=a, b=b: ow.matmul_backward(g, a, b, (True, True)), (a, b)
        )
    a, w, m = x(2, 3, 4), x(5, 4), x(3, 3)
    results["linear"] = (
        lambda: F.linear(a, w),
        lambda g: F.linear_backward(a, g, w, (True, True, False)),
        (a, w, None),
    )
    results["matrix_exp"] = (lambda: ow.matrix_exp(m), lambda g: ow.matrix_exp_backward(m, g), (m,))
    return results


def _losses() -> dict[str, tuple[Any, ...]]:
    results: dict[str, tuple[Any, ...]] = {}
    a, w, classes, image, positions = x(4, 3), x(3).detach(), index(3, 4), x(2, 3, 2, 2), index(3, 2, 2, 2)
    several = ow.tensor([[2, -1, 0], [0, 1, -1], [-1, 0, 1], [1, 2, 0]])
    for reduction in (0, 1, 2):
        total = F.nll_loss_forward(a, classes, w, reduction, 1).total_weight
        sums = F.nll_loss2d_forward(image, positions, None, reduction, -100).total_weight
        is_target = F.multilabel_margin_loss_forward(a, several, reduction).is_target
        words = ("none", "mean", "sum")[reduction]
        results |= {
            f"nll_loss {words}": (
                lambda r=reduction: F.nll_loss_forward(a, classes, w, r, 1).output,
                lambda g, r=reduction, t=total: F.nll_loss_backward(g, a, classes, w, r, 1, t), (a,)),
            f"nll_loss2d {words}": (
                lambda r=reduction: F.nll_loss2d(image, positions, None, r),
                lambda g, r=reduction, t=sums: F.nll_loss2d_backward(g, image, positions, None, r, -100, t), (image,)),
            f"multilabel_margin_loss {words}": (
                lambda r=reduction: F.multilabel_margin_loss_forward(a, several, r).output,
                lambda g, r=reduction, t=is_target: F.multilabel_margin_loss_backward(g, a, several, r, t), (a,)),
        }  # fmt: skip
        for p in (1, 2):
            results[f"multi_margin_loss {words} {p}"] = (
                lambda r=words, p=p: F.multi_margin_loss(a, classes, p, 0.7, w, reduction=r),
                lambda g, r=reduction, p=p: F.multi_margin_loss_backward(g, a, classes, p, 0.7, w, r), (a,)
            )  # fmt: skip
    return results


def _grids() -> dict[str, tuple[Any, ...]]:
    results: dict[str, tuple[Any, ...]] = {}
    image, volume = x(2, 3, 4, 5), x(1, 2, 3, 4, 5)
    for mode, border, aligned in ((0, 0, False), (0, 1, True), (0, 2, False), (2, 0, False), (2, 1, True)):
        grid = ow.tensor(RNG.uniform(-0.9, 0.9, (2, 3, 2, 2)), requires_grad=True)
        results[f"grid_sampler_2d {mode} {border}"] = (
            lambda at=(grid, mode, border, aligned): ow.grid_sampler_2d(image, *at),
            lambda g, at=(grid, mode, border, aligned): ow.grid_sampler_2d_backward(g, image, *at, (True, True)),
            (image, grid),
        )
    grid = ow.tensor(RNG.uniform(-0.9, 0.9, (1, 2, 2, 2, 3)), requires_grad=True)
    results["grid_sampler_3d"] = (lambda: ow.grid_sampler_3d(volume, grid, 0, 0, False),
                                lambda g: ow.grid_sampler_3d_backward(g, volume, grid, 0, 0, False, (True, True)),
                                (volume, grid))  # fmt: skip
    for theta, size in ((x(2, 2, 3), (2, 1, 3, 4)), (x(1, 3, 4), (1, 1, 2, 3, 1))):
        for aligned in (False, True):
            results[f"affine_grid {size} {aligned}"] = (
                lambda at=(theta, size, aligned): ow.affine_grid_generator(*at),
                lambda g, at=(size, aligned): ow.affine_grid_generator_backward(g, *at), (theta,)
            )  # fmt: skip
    return results


def _norms() -> dict[str, tuple[Any, ...]]:
    a, w, b = x(3, 4, 5), x(4, 5), x(4, 5)
    _, mean, rstd = ow.native_layer_norm(a, (4, 5), w, b, 0.1)
    c, cw, cb = x(2, 4, 3), x(4), x(4)
    _, gmean, grstd = ow.native_group_norm(c, cw, cb, 2, 4, 3, 2, 0.1)
    _, bmean, brstd = ow.native_batch_norm(c, cw, cb, None, None, True, 0.1, 0.1)
    rmean, rvar, every = ow.tensor(RNG.normal(size=4)), ow.tensor(RNG.uniform(0.5, 2, 4)), (True, True, True)
    fixed = [tensor.detach() for tensor in (mean, rstd, gmean, grstd, bmean, brstd)]
    return {
        "layer_norm": (lambda: ow.native_layer_norm(a, (4, 5), w, b, 0.1)[0],
                       lambda g: ow.native_layer_norm_backward(g, a, (4, 5), *fixed[:2], w, b, every), (a, w, b)),
        "group_norm": (lambda: ow.native_group_norm(c, cw, cb, 2, 4, 3, 2, 0.1)[0],
                       lambda g: ow.native_group_norm_backward(g, c, *fixed[2:4], cw, 2, 4, 3, 2, every), (c, cw, cb)),
        "batch_norm": (lambda: ow.native_batch_norm(c, cw, cb, None, None, True, 0.1, 0.1)[0],
                       lambda g: ow.native_batch_norm_backward(g, c, cw, None, None, *fixed[4:], True, 0.1, every),
                       (c, cw, cb)),
        "batch_norm of running numbers": (
            lambda: ow.native_batch_norm(c, cw, cb, rmean, rvar, False, 0.1, 0.1)[0],
            lambda g: ow.native_batch_norm_backward(g, c, cw, rmean, rvar, None, None, False, 0.1, every), (c, cw, cb)),
    }  # fmt: skip


def _others() -> dict[str, tuple[Any, ...]]:
    image, row = x(2, 6, 6), x(3)
    noise = ow.tensor(RNG.uniform(0.1, 0.3, 3))
    return {
        "max_pool2d": (lambda: ow.max_pool2d(image, 3, 2, 1, 1, True),
                       lambda g: ow.max_pool2d_backward(g, image, 3, 2, 1, 1, True), (image,)),
        "rrelu": (lambda: F.leaky_relu(row, 0.2),
                  lambda g: ow.rrelu_with_noise_backward(g, row, noise, 0.1, 0.3, False, False), (row,)),
        "rrelu in training": (lambda: row * noise,
                              lambda g: ow.rrelu_with_noise_backward(g, row, noise, 0.1, 0.3, True, False), (row,)),
        "rrelu between equal bounds": (
            lambda: row * noise, lambda g: ow.rrelu_with_noise_backward(g, row, noise, 0.2, 0.2, True, False), (row,)),
    }  # fmt: skip


GRADIENTS = {**_convolutions(), **_products(), **_losses(), **_grids(), **_norms(), **_others()}


@pytest.mark.parametrize("name", GRADIENTS)
def test_gradients(name: str) -> None:
    _check(*GRADIENTS[name])


def test_what_is_left_out_is_empty() -> None:
    a, w, g = ow.ones(1, 2, 4), ow.ones(3, 2, 2), ow.ones(1, 3, 3)
    result = ow.convolution_backward(g, a, w, (3,), (1,), (0,), (1,), False, (0,), 1, (False, True, False))
    assert [tuple(value.shape) for value in result] == [(0,), (3, 2, 2), (0,)]


def test_second_order_of_glu() -> None:
    a, da, grad, dgrad = x(3, 4), x(3, 4), x(3, 2), x(3, 2)
    _, pushed = ow.autograd.functional.jvp(lambda a: F.glu(a, 1), a, da)
    np.testing.assert_allclose(ow.glu_jvp(F.glu(a, 1), a, da, 1).detach().numpy(), pushed.detach().numpy(), rtol=1e-9)
    of_input = F.glu_backward(grad, a, 1)
    _, pushed = ow.autograd.functional.jvp(lambda g, a: F.glu_backward(g, a, 1), (grad, a), (dgrad, da))
    result = ow.glu_backward_jvp(of_input, grad, a, dgrad, da, 1)
    np.testing.assert_allclose(result.detach().numpy(), pushed.detach().numpy(), rtol=1e-9)


@pytest.mark.parametrize(("name", "plain", "dims"), [
    ("thnn_conv2d", "conv2d", 2), ("slow_conv3d", "conv3d", 3), ("slow_conv_dilated2d", "conv2d", 2),
    ("slow_conv_dilated3d", "conv3d", 3), ("slow_conv_transpose2d", "conv_transpose2d", 2),
    ("slow_conv_transpose3d", "conv_transpose3d", 3),
])  # fmt: skip
def test_convolutions_by_other_names(name: str, plain: str, dims: int) -> None:
    a, w, b = x(1, 2, *(4,) * dims), x(2, 2, *(2,) * dims), x(2)
    result = getattr(F, name)(a, w, 2, b, 2, 1)
    assert result.tolist() == getattr(F, plain)(a, w, b, 2, 1).tolist()
    with pytest.raises(RuntimeError, match="kernel_size"):
        getattr(F, name)(a, w, 3, b)


def test_convolutions_of_channels_and_with_all_arguments() -> None:
    a, w, b = x(1, 2, 3, 3, 3), x(2, 1, 2, 2, 2), x(2)
    assert F.conv_depthwise3d(a, w, 2, b, 1, 0, 1).tolist() == F.conv3d(a, w, b, groups=2).tolist()
    w = x(2, 2, 2, 2, 2)
    assert F.slow_conv3d_forward(a, w, 2, b, 1, 0).tolist() == F.conv3d(a, w, b).tolist()


@pytest.mark.parametrize("reduce", ["sum", "mean", "max", "min", "prod"])
@pytest.mark.parametrize("initial", [None, 0.5])
def test_segments(reduce: str, initial: float | None) -> None:
    data = RNG.normal(size=(7, 2))
    start = {"sum": 0.0, "mean": np.nan, "max": -np.inf, "min": np.inf, "prod": 1.0}[reduce]
    functions: dict[str, Any] = {"sum": np.sum, "mean": np.sum, "max": np.max, "min": np.min, "prod": np.prod}
    rows = []
    for first, last in ((0, 3), (3, 3), (3, 7)):
        first_value = start if initial is None else initial
        if reduce == "mean":
            if first == last:
                rows.append(np.full(2, first_value))
                continue
            first_value = 0.0 if initial is None else initial
        row = functions[reduce](np.concatenate([np.full((1, 2), first_value), data[first:last]]), axis=0)
        rows.append(row / (last - first) if reduce == "mean" else row)
    lengths, offsets = ow.tensor([3, 0, 4]), ow.tensor([0, 3, 3, 7])
    values = ow.tensor(data, requires_grad=True)
    result = ow.segment_reduce(values, reduce, lengths=lengths, initial=initial)
    np.testing.assert_allclose(result.detach().numpy(), np.array(rows), rtol=1e-9)
    again = ow.segment_reduce(values, reduce, offsets=offsets, initial=initial)
    np.testing.assert_array_equal(again.detach().numpy(), result.detach().numpy())
    both = ow.segment_reduce(values.reshape(1, 7, 2), reduce, lengths=lengths.unsqueeze(0), axis=1, initial=initial)
    np.testing.assert_array_equal(both[0].detach().numpy(), result.detach().numpy())
    assert ow.autograd.gradcheck(lambda a: ow.segment_reduce(a, reduce, lengths=ow.tensor([3, 4])), values)


def test_segments_of_nothing() -> None:
    for reduce in ("sum", "mean", "max", "min", "prod"):
        assert ow.segment_reduce(ow.ones(3, 0), reduce, lengths=ow.tensor([1, 2])).shape == (2, 0)
        assert ow.segment_reduce(ow.ones(0, 2), reduce, lengths=ow.tensor([0, 0])).shape == (2, 2)
        assert ow.segment_reduce(ow.ones(0, 4), reduce, lengths=ow.ones(0, 2, dtype=ow.int64), axis=1).shape == (0, 2)


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16"])
@pytest.mark.parametrize("reduce", ["sum", "mean", "max", "min", "prod"])
@pytest.mark.parametrize("initial", [None, 2.0, 1])
def test_segments_and_their_gradients_are_as_in_torch(reduce: str, initial: float | None, dtype: str) -> None:
    """Ties among elements and with the initial value, which has no share of the gradient; zeros, infinities, NaN."""
    torch = pytest.importorskip("torch")
    columns = [[2.0, 2.0, 0.0, 0.0, 5.0, 0.0, 1.0], [1.0, 3.0, -np.inf, -np.inf, np.inf, 2.0, 2.0]]
    columns.append([-1.0, -1.0, 1.0, 0.5, np.nan, 1.0, 2.0])
    data = np.array(columns).T
    for segments in ({"lengths": [2, 0, 2, 3]}, {"offsets": [0, 2, 2, 4, 7]}, {"offsets": [1, 2, 6]}):
        results = []
        for library in (ow, torch):
            values = library.tensor(data.tolist(), dtype=getattr(library, dtype), requires_grad=True)
            options = {name: library.tensor(numbers) for name, numbers in segments.items()}
            result = library.segment_reduce(values, reduce, initial=initial, **options)
            weights = library.tensor([[1.0], [3.0], [2.0], [5.0]], dtype=result.dtype)[: result.shape[0]]
            (grad,) = library.autograd.grad((result * weights).sum(), values)
            # The slope of a product or an extreme that is NaN has no value to agree upon.
            slopes = grad if reduce in ("sum", "mean") else grad[:, :2]
            results.append((result.detach().double().numpy(), slopes.double().numpy()))
        for ours, theirs in zip(*results, strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=2e-3 if dtype == "float16" else 1e-6)


def test_errors_of_segments() -> None:
    a = ow.ones(3)
    for arguments, says in (
        ({"lengths": ow.tensor([1, 1])}, "add up"), ({"lengths": ow.tensor([4, -1])}, "not be negative"),
        ({}, "either lengths or offsets"), ({"lengths": ow.ones(1, 1, dtype=ow.int64)}, "do not fit"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=says):
            ow.segment_reduce(a, "sum", **arguments)
    with pytest.raises(RuntimeError, match="unknown reduce"):
        ow.segment_reduce(a, "most", lengths=ow.tensor([3]))
    with pytest.raises(RuntimeError, match="a tensor without dimensions has no segments"):
        ow.segment_reduce(ow.tensor(2.0), "sum", lengths=ow.tensor([1]))


@pytest.mark.parametrize("shape", [(3, 3), (5, 2), (2, 5), (3, 3, 3)])
@pytest.mark.parametrize("wrap", [False, True])
def test_diagonals(shape: tuple[int, ...], wrap: bool) -> None:
    expected = np.zeros(shape)
    np.fill_diagonal(expected, 2.0, wrap)
    a = ow.zeros(shape)
    assert a.fill_diagonal_(2, wrap) is a
    assert a.tolist() == expected.tolist()
    with pytest.raises(RuntimeError, match="of one size"):
        ow.zeros(2, 3, 2).fill_diagonal_(1)
    with pytest.raises(RuntimeError, match="two dimensions"):
        ow.zeros(2).fill_diagonal_(1)


def test_lists_as_one() -> None:
    a = [x(2, 3), x(4)]
    flat = F.flatten_dense_tensors(a)
    assert flat.shape == (10,)
    assert [part.tolist() for part in F.unflatten_dense_tensors(flat, a)] == [
        tensor.tolist() for tensor in a
    ]
    rows = [x(2, 3), x(1, 3)]
    sequence = F.pad_sequence(rows, padding_value=7.0, padding_side="left")
    assert sequence.shape == (2, 2, 3)
    assert sequence[0, 1].tolist() == [7.0] * 3
    assert sequence[1, 1].tolist() == rows[1][0].tolist()
    assert F.pad_sequence(rows, True).tolist() == ow.nn.utils.rnn.pad_sequence(rows, True).tolist()
    with pytest.raises(RuntimeError, match="padding_side"):
        F.pad_sequence(rows, padding_side="above")


def test_rows_of_an_embedding_are_scaled() -> None:
    weight = RNG.normal(size=(5, 3)) * 4
    result = ow.embedding_renorm_(ow.tensor(weight), ow.tensor([[0, 3], [3, 3]]), 1.5, 3.0).numpy()
    norms = np.linalg.norm(weight, 3, axis=1)
    scale = np.where(np.isin(np.arange(5), [0, 3]) & (norms > 1.5), 1.5 / (norms + 1e-7), 1)
    np.testing.assert_allclose(result, weight * scale[:, None])


@pytest.mark.parametrize("name", ["mm", "bmm", "addmm", "baddbmm"])
def test_products_in_a_wider_dtype(name: str) -> None:
    batch = (2,) if "b" in name else ()
    count = 3 if "add" in name else 2
    values = [RNG.normal(size=(*batch, 3, 3)).astype(np.float16) for _ in range(count)]
    result = getattr(ow, name)(*map(ow.tensor, values), ow.float32)
    assert result.dtype == ow.float32
    wide = [value.astype(np.float64) for value in values]
    expected = wide[-2] @ wide[-1] + (wide[0] if len(wide) == 3 else 0)
    np.testing.assert_allclose(result.numpy(), expected, rtol=1e-5, atol=1e-5)


def test_counts_by_chance() -> None:
    ow.manual_seed(3)
    means = ow.full((4000,), 3.5)
    drawn = ow.poisson(means)
    assert abs(drawn.mean().item() - 3.5) < 0.2
    assert abs(drawn.var().item() - 3.5) < 0.4
    trials = ow.binomial(ow.full((4000,), 10.0), ow.tensor(0.3))
    assert abs(trials.mean().item() - 3.0) < 0.2
    assert abs(trials.var().item() - 2.1) < 0.3
    first, other = ow.Generator().manual_seed(5), ow.Generator().manual_seed(5)
    assert ow.poisson(means, first).tolist() == ow.poisson(means, other).tolist()
    leaf = ow.ones(3, requires_grad=True)
    ow.poisson(leaf).sum().backward()
    assert leaf.grad is not None
    assert leaf.grad.tolist() == [0.0, 0.0, 0.0]
    for call, arguments in (
        (ow.poisson, (ow.tensor([-1.0]),)), (ow.poisson, (ow.tensor([1]),)),
        (ow.binomial, (ow.ones(1), ow.tensor([1.5]))), (ow.binomial, (ow.ones(1), ow.ones(1, dtype=ow.float64))),
    ):  # fmt: skip
        with pytest.raises(RuntimeError):
            call(*arguments)


def test_other_names() -> None:
    a = x(2, 6, 3)
    assert ow.native_channel_shuffle(a, 3).tolist() == ow.channel_shuffle(a, 3).tolist()
    assert [tensor.tolist() for tensor in ow.adaptive_max_pool1d(a, 2)] == [
        tensor.tolist() for tensor in F.adaptive_max_pool1d(a, 2, return_indices=True)
    ]
    assert ow.instance_norm(a, None, None, None, None, True, 0.1, 1e-5, True).tolist() == F.instance_norm(a).tolist()
    assert F.nll_loss_nd(a, index(6, 2, 3)).shape == ()
    theta = x(1, 3, 4)
    size = (1, 1, 2, 2, 2)
    assert F.affine_grid(theta, size).tolist() == ow.affine_grid_generator(theta, size, False).tolist()
    for mode in (-1, 3):
        with pytest.raises(RuntimeError, match="interpolation_mode"):
            ow.grid_sampler(x(1, 1, 2, 2), x(1, 1, 1, 2), mode, 0, False)


@pytest.mark.parametrize("single", [False, True])
@pytest.mark.parametrize("mask", ["none", "bool", "float of heads"])
@pytest.mark.parametrize("further", ["", "add_zero_attn", "bias_kv", "separate"])
def test_attention_of_several_heads(single: bool, mask: str, further: str) -> None:
    """The function against the module, which computes by itself."""
    width, heads, batch, times, rest = 6, 2, 1 if single else 2, 3, 4
    separate, with_bias = further == "separate", further == "bias_kv"
    module = ow.nn.MultiheadAttention(
        width, heads, add_bias_kv=with_bias, add_zero_attn=further == "add_zero_attn",
        kdim=width + 1 if separate else None, dtype=ow.float64,
    )  # fmt: skip
    inner = (lambda n, size: (n, size)) if single else (lambda n, size: (n, batch, size))
    query, value = x(*inner(times, width)), x(*inner(rest, width))
    key = x(*inner(rest, width + 1 if separate else width))
    masks: dict[str, ow.Tensor | None] = {
        "none": None, "bool": ow.tensor(RNG.random((times, rest)) > 0.7),
        "float of heads": ow.tensor(RNG.normal(size=(batch * heads, times, rest))),
    }  # fmt: skip
    padding = ow.tensor([False, False, False, True])
    padding = padding if single else padding.expand(batch, rest)
    parameters = module._parameters
    for average in (False, True):
        expected, weights = module(
            query, key, value, key_padding_mask=padding, attn_mask=masks[mask], average_attn_weights=average
        )
        tensor, shares = F.multi_head_attention_forward(
            query, key, value, width, heads, parameters["in_proj_weight"], parameters["in_proj_bias"],
            parameters["bias_k"], parameters["bias_v"],
            module.add_zero_attn, 0.0, module.out_proj.weight, module.out_proj.bias, key_padding_mask=padding,
            attn_mask=masks[mask], use_separate_proj_weight=separate,
            q_proj_weight=parameters["q_proj_weight"], k_proj_weight=parameters["k_proj_weight"],
            v_proj_weight=parameters["v_proj_weight"], average_attn_weights=average,
        )
        np.testing.assert_allclose(tensor.detach().numpy(), expected.detach().numpy(), atol=1e-12)
        np.testing.assert_allclose(shares.detach().numpy(), weights.detach().numpy(), atol=1e-12)


def test_errors_of_attention() -> None:
    a, w, out = ow.ones(2, 1, 4), ow.ones(12, 4), ow.ones(4, 4)
    values = (None, None, None, False, 0.0, out, None)
    for width, heads, says in ((5, 1, "5 features"), (4, 3, "a multiple of num_heads")):
        with pytest.raises(RuntimeError, match=says):
            F.multi_head_attention_forward(a, a, a, width, heads, w, *values)
    with pytest.raises(RuntimeError, match="a hint about attn_mask"):
        F.multi_head_attention_forward(a, a, a, 4, 1, w, *values, is_causal=True)
    assert F.multi_head_attention_forward(a, a, a, 4, 1, w, *values, need_weights=False)[1] is None


@pytest.mark.parametrize("value", [{}, {"reduction": "sum"}, {"ignore_index": 1}, {"label_smoothing": 0.2}])
def test_cross_entropy_of_linear(value: dict[str, Any]) -> None:
    a, w, b, classes = x(5, 3), x(4, 3), x(4), index(4, 5)
    entropy = F.linear_cross_entropy(a, w, classes, linear_bias=b, **value)
    assert entropy.item() == F.cross_entropy(F.linear(a, w, b), classes, **value).item()
    w, several = x(4, 2, 3), index(4, 5, 2)
    logits = (a @ w.reshape(8, 3).t()).reshape(5, 4, 2)
    np.testing.assert_allclose(F.linear_cross_entropy(a, w, several).item(), F.cross_entropy(logits, several).item())
