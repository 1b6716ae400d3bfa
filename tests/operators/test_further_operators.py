"""Symmetric factorizations, quantization in steps, bags, hashes, groups of products, networks as functions."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

F = ow.nn.functional
KINDS = ("float64", "complex128")


def hermitian(size: int, kind: str, turned: bool, seed: int) -> Any:
    rng = np.random.default_rng([size, seed])
    a = rng.standard_normal((size, size)) + (1j * rng.standard_normal((size, size)) if "complex" in kind else 0)
    full = (a + (a.conj().T if turned else a.T)).astype(kind)
    if seed == 1:
        np.fill_diagonal(full, 0)  # so that there are blocks of two rows
    return full


def unpacked(LD: Any, pivots: Any, turned: bool) -> Any:
    """The matrix that packed factors stand for."""
    size = len(pivots)
    lower, blocks, rows = np.eye(size, dtype=LD.dtype), np.zeros_like(LD), []
    step = 0
    while step < size:
        width = 1 if pivots[step] > 0 else 2
        last = step + width
        blocks[step:last, step:last] = LD[step:last, step:last]
        if width == 2:
            blocks[step, step + 1] = LD[step + 1, step].conj() if turned else LD[step + 1, step]
        part = np.eye(size, dtype=LD.dtype)
        part[last:, step:last] = LD[last:, step:last]
        rows.append((last - 1, abs(pivots[step]) - 1, part))
        step = last
    for item, other, part in rows:
        order = np.arange(size)
        order[[item, other]] = order[[other, item]]
        lower = lower[:, order] @ part
    return lower @ blocks @ (lower.conj().T if turned else lower.T)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_ldl(kind: str, turned: bool) -> None:
    for size in (1, 2, 5, 12):
        a = np.stack([hermitian(size, kind, turned, seed) for seed in range(3)])
        read = np.tril(a) + np.triu(np.full_like(a, np.nan), 1)  # the lower triangle alone counts
        LD, pivots, info = ow.linalg.ldl_factor_ex(ow.tensor(read), hermitian=turned)
        exact = 1e-10
        for number in range(3):
            if info[number].item() == 0:
                np.testing.assert_allclose(
                    unpacked(LD[number].numpy(), pivots[number].tolist(), turned), a[number], atol=exact
                )
        full = a[info.numpy() == 0]
        good, b = info == 0, ow.ones(size, 2, dtype=LD.dtype)
        solved = ow.linalg.ldl_solve(LD[good], pivots[good], b, hermitian=turned)
        np.testing.assert_allclose(full @ solved.numpy(), np.ones((len(full), size, 2)), atol=100 * exact)


def test_ldl_errors_and_gradient() -> None:
    assert ow.linalg.ldl_factor_ex(ow.zeros(2, 2)).info.item() == 1
    for call in (
        lambda: ow.linalg.ldl_factor(ow.zeros(2, 2)), lambda: ow.linalg.ldl_factor(ow.zeros(2, 3)),
        lambda: ow.linalg.ldl_factor_ex(ow.zeros(2, 2), check_errors=True),
        lambda: ow.linalg.ldl_solve(ow.eye(2), ow.tensor([1, 3], dtype=ow.int32), ow.ones(2, 1)),
        lambda: ow.linalg.ldl_solve(ow.eye(2), ow.tensor([1, -2], dtype=ow.int32), ow.ones(2, 1)),
        lambda: ow.linalg.ldl_solve(ow.eye(2), ow.tensor([1, 2], dtype=ow.int32), ow.ones(3, 1)),
        lambda: ow.linalg.ldl_solve(ow.eye(2), ow.tensor([1, 2], dtype=ow.int32), ow.ones(2, 1).double()),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=r"ldl_"):
            call()
    for kind, turned in (("float64", False), ("complex128", False), ("complex128", True)):
        LD, pivots = ow.linalg.ldl_factor(ow.tensor(hermitian(3, kind, turned, 1)), hermitian=turned)
        b = ow.tensor(hermitian(3, kind, False, 2), requires_grad=True)

        def solve(b: ow.Tensor, LD: Any = LD, pivots: Any = pivots, turned: bool = turned) -> Any:
            return ow.linalg.ldl_solve(LD, pivots, b, hermitian=turned)

        assert gradcheck(solve, b, check_forward_ad=kind == "float64")
        assert gradgradcheck(solve, b)


def test_hashes() -> None:
    rng = np.random.default_rng(3)
    for kind, wide in (("float32", "f8"), ("float64", "f8"), ("int8", "i8"), ("bool", "i8"), ("float16", "f8")):
        array = (rng.standard_normal((3, 4)) * 9).astype(kind)
        bits = array.astype(wide).view("u8")
        x = ow.tensor(array)
        assert x.hash_tensor(1).tolist() == np.bitwise_xor.reduce(bits, 1).tolist()
        assert ow.hash_tensor(x, (0, 1), keepdim=True).tolist() == [[np.bitwise_xor.reduce(bits, None)]]
        assert ow.hash_tensor(x.t()).item() == np.bitwise_xor.reduce(bits, None)
        assert x.hash_tensor().dtype is ow.uint64
    assert ow.hash_tensor(ow.zeros(0, 3), 1).shape == (0,)
    for call in (lambda: ow.hash_tensor(ow.zeros(0)), lambda: ow.hash_tensor(ow.ones(2), mode=1),
                 lambda: ow.hash_tensor(ow.tensor([1j]))):  # fmt: skip
        with pytest.raises(RuntimeError, match="hash_tensor"):
            call()
    with pytest.raises(IndexError):
        ow.hash_tensor(ow.zeros(0, 3), 0)


def test_places_in_a_shape() -> None:
    flat = np.array([[0, 5], [23, 11]])
    index = ow.unravel_index(ow.tensor(flat), (2, 3, 4))
    assert isinstance(index, tuple)
    for tensor, other in zip(index, np.unravel_index(flat, (2, 3, 4)), strict=True):
        assert tensor.tolist() == other.tolist()
    assert ow.unravel_index(ow.tensor([3], dtype=ow.int32), 5)[0].dtype is ow.int64
    assert ow.unravel_index(ow.tensor(0), ()) == ()
    with pytest.raises(RuntimeError, match="integer"):
        ow.unravel_index(ow.tensor([1.0]), (2,))
    with pytest.raises(ValueError, match="negative"):
        ow.unravel_index(ow.tensor([1]), (-2, 3))


def test_range_says_that_it_is_deprecated() -> None:
    with pytest.warns(UserWarning, match="arange"):
        assert ow.range(1, 4).tolist() == [1.0, 2.0, 3.0, 4.0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert ow.range(4, 1, -1, dtype=ow.int32).tolist() == [4, 3, 2, 1]
        assert ow.range(0.5, 3, dtype=ow.int64).tolist() == [0, 1, 2, 3]  # from the whole parts
        assert len(ow.range(0, 1, 0.1)) == 11
        out = ow.zeros(0, dtype=ow.int64)
        assert ow.range(2, 3, out=out) is out
        assert out.tolist() == [2, 3]
        for args in ((1, 4, -1), (1, 4, 0), (1, float("inf"))):
            with pytest.raises(RuntimeError, match="range"):
                ow.range(*args)
        for kind in (ow.bool, ow.complex64):
            with pytest.raises(NotImplementedError):
                ow.range(1, 2, dtype=kind)


@pytest.mark.parametrize("kind", ["float16", "bfloat16", "float32", "float64"])
def test_quantization_in_steps(kind: str) -> None:
    x = ow.tensor([-1.0, 0.25, 0.75, 1.25, 3.0, float("nan"), float("inf")], dtype=getattr(ow, kind)).requires_grad_()
    y = ow.fake_quantize_per_tensor_affine(x, 0.5, 1, 0, 4)  # halves go to the even step
    assert y.tolist() == [-0.5, 0.0, 1.0, 1.0, 1.5, -0.5, 1.5]
    scale, zero = ow.tensor(0.5), ow.tensor(1, dtype=ow.int32)
    assert ow.fake_quantize_per_tensor_affine(x, scale, zero, 0, 4).tolist() == y.tolist()
    assert ow.autograd.grad(y.sum(), x)[0].tolist() == [0, 1, 1, 1, 0, 0, 0]
    rows = ow.tensor([[0.3, 9.0], [0.3, 9.0]], dtype=x.dtype).requires_grad_()
    zero = ow.tensor([0, 1], dtype=ow.int32)
    z = ow.fake_quantize_per_channel_affine(rows, ow.tensor([0.5, 0.25]), zero, 0, 0, 8)
    assert z.tolist() == [[0.5, 4.0], [0.25, 1.75]]
    assert ow.autograd.grad(z.sum(), rows)[0].tolist() == [[1, 0], [1, 0]]
    parts = ow.fake_quantize_per_channel_affine(rows, ow.tensor([0.5, 0.25]), ow.tensor([0.25, 0.0]), 1, 0, 8)
    assert parts.tolist() == [[0.375, 2.0], [0.375, 2.0]]


def test_quantization_errors() -> None:
    x, scale = ow.ones(2, 2), ow.tensor([1.0, 1.0])
    zero = ow.zeros(2, dtype=ow.int32)
    for call in (
        lambda: ow.fake_quantize_per_tensor_affine(x, 0.1, 11, 0, 10),
        lambda: ow.fake_quantize_per_tensor_affine(x, 0.1, 1, 10, 0),
        lambda: ow.fake_quantize_per_tensor_affine(x, scale, zero, 0, 10),
        lambda: ow.fake_quantize_per_tensor_affine(x, ow.tensor(1.0, requires_grad=True), zero[0], 0, 10),
        lambda: ow.fake_quantize_per_channel_affine(x, scale, zero.long(), 0, 0, 10),
        lambda: ow.fake_quantize_per_channel_affine(x, scale, zero - 1, 0, 0, 10),
        lambda: ow.fake_quantize_per_channel_affine(x, scale[:1], zero[:1], 0, 0, 10),
    ):
        with pytest.raises(RuntimeError, match="fake_quantize"):
            call()
    with pytest.raises(NotImplementedError):
        ow.fake_quantize_per_tensor_affine(x.long(), 0.1, 1, 0, 10)


def test_bags_with_all_that_is_known_of_them() -> None:
    weight = ow.tensor(np.random.default_rng(5).standard_normal((5, 2)), requires_grad=True)
    indices, offsets = ow.tensor([0, 1, 1, 4]), ow.tensor([0, 2, 2])
    for mode, word in enumerate(("sum", "mean", "max")):
        for padding in (None, 1, -4):
            actual = ow.embedding_bag(weight, indices, offsets, False, mode, False, None, False, padding)
            result, bags, sizes, largest = actual
            plain = F.embedding_bag(indices, weight, offsets, mode=word, padding_idx=padding)
            assert result.tolist() == plain.tolist()
            assert bags.tolist() == [0, 0, 2, 2]
            assert sizes.tolist() == ([2, 0, 2] if padding is None else [1, 0, 1])
            if mode == 2:
                picked = weight.detach()[largest, ow.arange(2)]
                assert picked[sizes > 0].tolist() == result[sizes > 0].tolist()
            else:
                assert largest.tolist() == sizes.tolist()
    with pytest.raises(RuntimeError, match="mode"):
        ow.embedding_bag(weight, indices, offsets, mode=3)


def test_slopes_that_are_written_down() -> None:
    x, noise = ow.tensor([-1.0, 2.0, -3.0], requires_grad=True), ow.zeros(3)
    y = F.rrelu_with_noise(x, noise, 0.1, 0.3, True)
    assert y.tolist() == (x.detach() * noise).tolist()
    assert noise[1].item() == 1
    assert 0.1 <= noise[0].item() < 0.3
    assert ow.autograd.grad(y.sum(), x)[0].tolist() == noise.tolist()
    before = noise.tolist()
    np.testing.assert_allclose(F.rrelu_with_noise(x, noise, 0.1, 0.3).tolist(), [-0.2, 2.0, -0.6], rtol=1e-6)
    assert noise.tolist() == before
    with pytest.raises(RuntimeError, match="shape"):
        F.rrelu_with_noise(x, ow.zeros(2), 0.1, 0.3, True)


@pytest.mark.parametrize(
    ("first", "other", "ends"),
    [((5, 2), (2, 2, 3), [2, 4]), ((2, 2, 3), (3, 4), [1, 4]), ((2, 4), (4, 3), [1, 3]), ((2, 2, 3), (2, 3, 2), None)],
)
def test_groups_of_products(first: tuple[int, ...], other: tuple[int, ...], ends: list[int] | None) -> None:
    rng = np.random.default_rng(7)
    a, b = rng.standard_normal(first), rng.standard_normal(other)
    offs = None if ends is None else ow.tensor(ends, dtype=ow.int32)
    result = F.grouped_mm(ow.tensor(a), ow.tensor(b), offs=offs)
    if ends is None:
        expected = a @ b
    else:
        cuts = list(zip([0, *ends], ends, strict=False))
        if a.ndim == b.ndim:
            expected = np.stack([a[:, low:high] @ b[low:high] for low, high in cuts])
        else:
            expected = np.zeros((5, 3) if a.ndim == 2 else (2, 4))
            for number, (low, high) in enumerate(cuts):
                if a.ndim == 2:
                    expected[low:high] = a[low:high] @ b[number]
                else:
                    expected[:, low:high] = a[number] @ b[:, low:high]
    np.testing.assert_allclose(result.numpy(), expected, rtol=1e-12)
    with pytest.raises(RuntimeError, match="offs"):
        F.grouped_mm(ow.tensor(a), ow.tensor(b), offs=ow.tensor([3, 1], dtype=ow.int32))


def test_pairs_of_eigenvalues_and_vectors() -> None:
    rng = np.random.default_rng(9)
    a, b = rng.standard_normal((2, 7, 7)), rng.standard_normal((7, 7))
    a, b = a + a.transpose(0, 2, 1), b @ b.T + np.eye(7)
    for largest in (True, False):
        values, vectors = ow.lobpcg(ow.tensor(a), 2, ow.tensor(b), largest=largest)
        wanted = np.sort(np.linalg.eigvals(np.linalg.solve(b, a)).real)
        np.testing.assert_allclose(values.numpy(), wanted[:, :-3:-1] if largest else wanted[:, :2], rtol=1e-8)
        np.testing.assert_allclose(a @ vectors.numpy(), b @ vectors.numpy() * values.numpy()[:, None], atol=1e-9)
    assert ow.lobpcg(ow.tensor(a), X=ow.ones(7, 2))[0].shape == (2, 2)
    for call in (lambda: ow.lobpcg(ow.tensor(a), 3), lambda: ow.lobpcg(ow.tensor(a), 0)):
        with pytest.raises(ValueError, match="lobpcg"):
            call()
    with pytest.raises(RuntimeError, match="method"):
        ow.lobpcg(ow.tensor(a), method="other")


@pytest.mark.parametrize("kind", ["float64", "float16"])
@pytest.mark.parametrize(
    ("name", "module"), [("lstm", "LSTM"), ("gru", "GRU"), ("rnn_tanh", "RNN"), ("rnn_relu", "RNN")]
)
def test_networks_as_functions(name: str, module: str, kind: str) -> None:
    more: dict[str, Any] = {"nonlinearity": name[4:]} if module == "RNN" else {}
    ow.manual_seed(0)
    for two_ways in (False, True):
        for size in (0, 2) if module == "LSTM" else (0,):
            out = getattr(ow.nn, module)(
                3, 4, 2, batch_first=True, bidirectional=two_ways, dtype=getattr(ow, kind), proj_size=size, **more
            )
            layers = 4 if two_ways else 2
            states = [ow.randn(layers, 2, item, dtype=out.weight_ih_l0.dtype) for item in (size or 4, 4)]
            arguments = states if module == "LSTM" else states[0]
            x = ow.randn(2, 5, 3, dtype=out.weight_ih_l0.dtype)
            weights = [item for row in out.all_weights for item in row]
            result = getattr(ow, name)(x, arguments, weights, True, 2, 0.0, False, two_ways, True)
            output, last = out(x, tuple(arguments) if module == "LSTM" else arguments)
            assert result[0].tolist() == output.tolist()
            assert result[1].tolist() == (last[0] if module == "LSTM" else last).tolist()
            packed = ow.nn.utils.rnn.pack_padded_sequence(x, ow.tensor([5, 3]), batch_first=True)
            data = getattr(ow, name)(packed.data, packed.batch_sizes, arguments, weights, True, 2, 0.0, False, two_ways)
            assert data[0].tolist() == out(packed, tuple(arguments) if module == "LSTM" else arguments)[0].data.tolist()
            with pytest.raises(RuntimeError, match="parameters"):
                getattr(ow, name)(x, arguments, weights[1:], True, 2, 0.0, False, two_ways, True)


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
def test_every_half_has_its_neighbours(kind: str) -> None:
    dtype = getattr(ow, kind)
    numbers = ow.tensor(np.arange(-(2**15), 2**15, dtype=np.int16)).view(dtype)
    names = numbers.to(ow.float64).numpy()
    is_number = ~np.isnan(names)
    ordered = np.unique(names[is_number])
    for end, step in ((np.inf, 1), (-np.inf, -1)):
        result = ow.nextafter(numbers, ow.tensor(end, dtype=dtype)).to(ow.float64).numpy()
        at = np.searchsorted(ordered, names[is_number]) + step
        np.testing.assert_array_equal(result[is_number], ordered[np.clip(at, 0, len(ordered) - 1)])
        assert np.isnan(result[~is_number]).all()
    x = ow.tensor([1.0, 2.0], dtype=dtype, requires_grad=True)
    ow.nextafter(x, ow.tensor([1.0, 3.0], dtype=dtype)).sum().backward()
    assert x.grad.tolist() == [0, 1]


def test_the_slope_of_sinc_has_a_slope_at_zero() -> None:
    for values in ([0.0, 0.3], [0.0, 0.2 - 0.5j]):
        x = ow.tensor(values, dtype=ow.complex128 if isinstance(values[1], complex) else ow.float64, requires_grad=True)
        assert gradcheck(ow.sinc, x)
        assert gradgradcheck(ow.sinc, x)
    x = ow.tensor(0.0, dtype=ow.float64, requires_grad=True)
    slope = ow.autograd.grad(ow.sinc(x), x, create_graph=True)[0]
    assert ow.autograd.grad(slope, x)[0].item() == pytest.approx(-(np.pi**2) / 3)


def test_gradients_of_infinite_and_whole_numbers() -> None:
    assert ow.trace_backward(ow.tensor(np.inf), (2, 2)).tolist() == [[np.inf, 0], [0, np.inf]]
    grad = ow.tensor(1.0, requires_grad=True)
    for backward, wanted in ((ow.tanh_backward, -195.0), (ow.sigmoid_backward, -210.0)):  # beyond the range of int8
        result = backward(grad, ow.tensor(-14, dtype=ow.int8))
        assert result.item() == wanted
        assert ow.autograd.grad(result, grad)[0].item() == wanted


def test_tangents_of_strided_views_lie_as_their_input_does() -> None:
    x = ow.arange(20.0).reshape(4, 5)[:, 1:4]  # five elements a row, of which three are its own
    with ow.autograd.forward_ad.dual_level():
        dual = ow.autograd.forward_ad.make_dual(x, x * 10)
        result = ow.autograd.forward_ad.unpack_dual(dual.as_strided((2, 3), (5, 1), 6))
        assert result.primal.tolist() == [[6, 7, 8], [11, 12, 13]]
        assert result.tangent.tolist() == [[60, 70, 80], [110, 120, 130]]
        outside = ow.autograd.forward_ad.unpack_dual(dual.as_strided((2,), (1,), 4))  # of which the second is none
        assert outside.tangent.tolist() == [0, 0]


def test_sizes_that_have_no_elements() -> None:
    P, L, U = ow.linalg.lu(ow.ones(3, 0))
    assert (P.tolist(), L.shape, U.shape) == (ow.eye(3).tolist(), (3, 0), (0, 0))
    assert ow.constant_pad_nd(ow.ones(2, 3).t(), [0, 0]).stride() == (1, 3)
    with pytest.raises(RuntimeError, match="output_size must be two positive numbers"):
        ow.nn.functional.fold(ow.ones(2, 2, 2), 0, [1, 2], padding=1)
    tensor = ow.tensor(2)
    assert ow.scatter_add(ow.zeros(4), 0, tensor, ow.ones(4)).tolist() == [0, 0, 1, 0]
    assert ow.zeros(3, dtype=ow.bool).index_add(0, ow.tensor([1]), ow.tensor([True]), alpha=0.5).tolist() == [0, 1, 0]
    for kind in (ow.float16, ow.bfloat16):
        with pytest.raises(RuntimeError, match="pairs are complex numbers"):
            ow.view_as_complex(ow.ones(2, 2, dtype=kind))
    with pytest.raises(RuntimeError, match="does not fit"):
        ow.nn.functional.hardshrink(ow.ones(2, dtype=ow.float16), 1e10)
    with pytest.raises(RuntimeError):
        ow.nn.functional.leaky_relu_backward(ow.ones(2), ow.ones(2), -1, True)


def test_margins_that_are_kept_exactly_have_no_gradient() -> None:
    x = ow.tensor([[1.0, 0.0, 0.5]], requires_grad=True)
    F = ow.nn.functional
    for loss, target in ((F.multi_margin_loss, [0]), (F.multilabel_margin_loss, [[0, -1, 1]])):
        x.grad = None
        loss(x, ow.tensor(target)).backward()
        assert x.grad[0, 1].item() == 0


def test_gradients_follow_the_way_that_values_went() -> None:
    grad, noise = (ow.tensor(item, dtype=ow.float64, requires_grad=True) for item in ([1.0, -2.0], [0.3, 1.0]))
    x = ow.tensor([-1.0, 2.0], dtype=ow.float64)
    for lower, upper in ((0.1, 0.4), (3, 0)):  # in training the noise decides, whatever the bounds
        bounds = (lower, upper, True, False)
        assert gradcheck(lambda g, n, more=bounds: ow.rrelu_with_noise_backward(g, x, n, *more), (grad, noise))
    for polynomial in (ow.special.hermite_polynomial_h, ow.special.hermite_polynomial_he):
        y = ow.tensor([0.5, 0.5], dtype=ow.float64, requires_grad=True)
        polynomial(y, ow.tensor([False, True])).sum().backward()
        assert y.grad.tolist() == [0, 2 if polynomial is ow.special.hermite_polynomial_h else 1]
