"""Fourier transforms against the sums that define them, NumPy's functions, and PyTorch's where it is installed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

NORMS = (None, "backward", "ortho", "forward")
RNG = np.random.default_rng(7)
ALONG = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
PLANES = ("fft2", "ifft2", "rfft2", "irfft2")
SPACES = ("fftn", "ifftn", "rfftn", "irfftn")
ONLY_REAL = ("rfft", "ihfft", "rfft2", "ihfft2", "rfftn", "ihfftn")
ALL = (*ALONG, *PLANES, "hfft2", "ihfft2", *SPACES, "hfftn", "ihfftn")


def numbers(shape: tuple[int, ...], kind: str) -> np.ndarray:
    """Numbers of a dtype; complex ones have both parts."""
    real = RNG.normal(size=shape)
    if kind.startswith("complex"):
        return (real + 1j * RNG.normal(size=shape)).astype(kind)
    return (real * 4).astype(kind)


def close(tensor: ow.Tensor, wanted: np.ndarray) -> None:
    """Equal dtypes, and values within rounding."""
    assert tensor.numpy(force=True).dtype == wanted.dtype
    single = wanted.dtype in (np.float32, np.complex64)
    tolerance = 3e-6 if single else 1e-13
    scale = max(1.0, float(np.abs(wanted).max(initial=0)))
    np.testing.assert_allclose(tensor.numpy(force=True), wanted, rtol=tolerance, atol=tolerance * scale)


def inputs(name: str) -> list[str]:
    kinds = ["float32", "float64", "int32", "uint8", "bool"]
    return kinds if name in ONLY_REAL else [*kinds, "complex64", "complex128"]


def test_a_transform_is_its_sum() -> None:
    """By the definition, for lengths that are prime, powers of two and one."""
    for n in (1, 2, 7, 8, 11, 26, 30, 31, 143):
        x = numbers((n,), "complex128")
        k = np.arange(n)
        matrix = np.exp(-2j * np.pi * np.outer(k, k) / n)
        close(ow.fft.fft(ow.tensor(x)), matrix @ x)
        close(ow.fft.ifft(ow.tensor(x)), matrix.conj() @ x / n)
        close(ow.fft.rfft(ow.tensor(x.real.copy())), (matrix @ x.real)[: n // 2 + 1])


@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("name", ALONG)
def test_along_a_dimension(name: str, norm: str | None) -> None:
    for kind in inputs(name):
        x = numbers((3, 5, 4), kind)
        base = x if x.dtype.kind in "fc" else x.astype(np.float32)
        for n in (None, 3, 6):
            for dim in (-1, 0, 1):
                wanted = getattr(np.fft, name)(base, n, dim, norm)
                close(getattr(ow.fft, name)(ow.tensor(x), n, dim, norm), wanted)


@pytest.mark.parametrize("norm", NORMS)
@pytest.mark.parametrize("name", [*PLANES, *SPACES])
def test_along_several_dimensions(name: str, norm: str | None) -> None:
    for kind in inputs(name):
        x = numbers((2, 5, 4), kind)
        base = x if x.dtype.kind in "fc" else x.astype(np.float32)
        for s, dim in (((3, 6), (0, 2)), ((-1, 5), (-2, -1)), ((4, 4), (1, 0))):
            full = tuple(x.shape[d] if size == -1 else size for size, d in zip(s, dim, strict=True))
            close(getattr(ow.fft, name)(ow.tensor(x), s, dim, norm), getattr(np.fft, name)(base, full, dim, norm))
        close(getattr(ow.fft, name)(ow.tensor(x), norm=norm), getattr(np.fft, name)(base, norm=norm))


@pytest.mark.parametrize("suffix", ["2", "n"])
def test_hermitian_transforms_of_several_dimensions(suffix: str) -> None:
    """They are one of the last dimension and ordinary ones of the others, and inverses of each other."""
    x = numbers((2, 4, 5), "complex128")
    wanted = np.fft.hfft(np.fft.fft(x, axis=-2), axis=-1)
    dims = {} if suffix == "2" else {"dim": (-2, -1)}
    close(getattr(ow.fft, f"hfft{suffix}")(ow.tensor(x), **dims), wanted)
    y = numbers((2, 4, 6), "float64")
    half = getattr(ow.fft, f"ihfft{suffix}")(ow.tensor(y), **dims)
    close(half, np.fft.ifft(np.fft.ihfft(y, axis=-1), axis=-2))
    close(getattr(ow.fft, f"hfft{suffix}")(half, **dims), y)


LAYOUTS: dict[str, Callable[[np.ndarray], Any]] = {
    "transposed": lambda x: ow.tensor(x.T.copy()).t(),
    "every second": lambda x: ow.tensor(np.repeat(x, 2, 1))[:, ::2],
    "expanded": lambda x: ow.tensor(x[:1].copy()).expand(*x.shape),
    "foreign": lambda x: ow.from_numpy(np.lib.stride_tricks.as_strided(x, x.shape, x.strides)),
    "reversed": lambda x: ow.from_numpy(x[::-1, ::-1]),
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ALL)
def test_layouts(name: str, layout: str) -> None:
    x = numbers((4, 6), "float32" if name in ONLY_REAL else "complex64")
    seen = LAYOUTS[layout](x)
    copy = ow.tensor(np.ascontiguousarray(seen.numpy()))
    function = getattr(ow.fft, name)
    assert function(seen).numpy().tobytes() == function(copy).numpy().tobytes()


@pytest.mark.parametrize("name", ALL)
def test_gradients(name: str) -> None:
    """Backward of both orders, by differences of real and imaginary parts."""
    real = name in ONLY_REAL
    x = ow.tensor(numbers((3, 4), "float64"), requires_grad=True)
    y = ow.tensor(numbers((3, 4), "float64"), requires_grad=True)
    function = getattr(ow.fft, name)

    def loss(first: ow.Tensor, other: ow.Tensor) -> ow.Tensor:
        out = function(first if real else first + other * 1j)
        parts = ow.stack((ow.real(out), ow.imag(out))) if out.dtype.is_complex else out
        weights = ow.arange(float(parts.numel()), dtype=ow.float64).reshape(parts.shape).sin()
        return (parts * weights).sum() + (parts * parts * weights).sum()

    assert (
        ow.autograd.gradcheck(loss, (x, y)) if not real else ow.autograd.gradcheck(lambda first: loss(first, first), x)
    )
    assert ow.autograd.gradgradcheck(lambda first: loss(first, first), x)


@pytest.mark.parametrize("name", ALL)
def test_into_a_tensor(name: str) -> None:
    x = ow.tensor(numbers((3, 4), "float64"))
    function = getattr(ow.fft, name)
    wanted = function(x)
    out = ow.empty(wanted.shape, dtype=wanted.dtype)
    assert function(x, out=out) is out
    assert out.tolist() == wanted.tolist()
    with pytest.raises(RuntimeError, match=r"dtype|cast"):
        function(x, out=ow.empty(wanted.shape, dtype=ow.int64))


ERRORS: dict[str, tuple[Callable[[], Any], str]] = {
    "no elements": (lambda: ow.fft.fft(ow.ones(0)), "at least one element"),
    "no size": (lambda: ow.fft.fft(ow.ones(3), 0), "n must be positive, got 0"),
    "negative size": (lambda: ow.fft.fft(ow.ones(3), -2), "n must be positive, got -2"),
    "no dimension": (lambda: ow.fft.fft(ow.tensor(1.0)), "has no dimensions"),
    "another dimension": (lambda: ow.fft.fft(ow.ones(3), dim=1), "dim"),
    "norm": (lambda: ow.fft.fft(ow.ones(3), norm="half"), "'forward', 'backward' or 'ortho', got 'half'"),
    "complex": (lambda: ow.fft.rfft(ow.ones(3, dtype=ow.complex64)), "expected a real tensor, got opweave.complex64"),
    "half": (lambda: ow.fft.fft(ow.ones(4, dtype=ow.float16)), "not implemented for opweave.float16"),
    "same dimension twice": (lambda: ow.fft.fftn(ow.ones(3, 3), dim=(0, -2)), "several times"),
    "too many sizes": (lambda: ow.fft.fftn(ow.ones(3), s=(3, 3)), "2 sizes, but the tensor has shape"),
    "sizes and dimensions": (lambda: ow.fft.fftn(ow.ones(3, 3), s=(3,), dim=(0, 1)), "same length"),
    "one element to real": (lambda: ow.fft.irfft(ow.ones(1, dtype=ow.complex64)), "at least one element"),
    "a window too long": (
        lambda: ow.stft(ow.ones(16), 4, window=ow.ones(5), return_complex=True), "a window of 4 elements",
    ),
    "a frame too long": (lambda: ow.stft(ow.ones(3), 8, center=False, return_complex=True), "signal's length 3"),
    "which result": (lambda: ow.stft(ow.ones(16), 4), "say return_complex"),
    "real input of istft": (lambda: ow.istft(ow.ones(3, 4), 4), "expected a complex tensor"),
    "frequencies": (lambda: ow.istft(ow.ones(4, 4, dtype=ow.complex64), 8), "needs 5 frequencies"),
    "a gap": (
        lambda: ow.istft(ow.ones(3, 4, dtype=ow.complex64), 4, 6, center=False), "a gap in which the signal is unknown",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case: str) -> None:
    function, message = ERRORS[case]
    with pytest.raises((RuntimeError, IndexError, ValueError), match=message):
        function()


def test_batches_of_nothing() -> None:
    assert ow.fft.fft(ow.ones(0, 4)).shape == (0, 4)
    assert ow.fft.rfft(ow.ones(0, 4)).shape == (0, 3)
    assert ow.fft.irfft(ow.ones(0, 3, dtype=ow.complex64)).shape == (0, 4)


@pytest.mark.parametrize("n", [0, 1, 2, 7, 8])
def test_frequencies(n: int) -> None:
    if n:
        close(ow.fft.fftfreq(n, 0.5, dtype=ow.float64), np.fft.fftfreq(n, 0.5))
        close(ow.fft.rfftfreq(n, 0.5, dtype=ow.float64), np.fft.rfftfreq(n, 0.5))
    x = numbers((n, 3), "float32")
    for name in ("fftshift", "ifftshift"):
        for dim in (None, 0, (0, 1)):
            close(getattr(ow.fft, name)(ow.tensor(x), dim), getattr(np.fft, name)(x, dim))


STFT = [
    {"n_fft": 8}, {"n_fft": 8, "hop_length": 3},
    {"n_fft": 9, "win_length": 6, "hop_length": 2}, {"n_fft": 8, "center": False},
    {"n_fft": 8, "normalized": True}, {"n_fft": 8, "onesided": False}, {"n_fft": 8, "pad_mode": "constant"},
]  # fmt: skip


@pytest.mark.parametrize("options", STFT, ids=str)
@pytest.mark.parametrize("shape", [(40,), (2, 40)], ids=str)
def test_short_time_transforms_come_back(options: dict[str, Any], shape: tuple[int, ...]) -> None:
    x = ow.tensor(numbers(shape, "float64"))
    window = ow.tensor(0.5 + RNG.random(options.get("win_length", options["n_fft"])))
    spectrum = ow.stft(x, **options, window=window, return_complex=True)
    pairs = ow.stft(x, **options, window=window, return_complex=False)
    assert pairs.tolist() == ow.stack((ow.real(spectrum), ow.imag(spectrum)), -1).tolist()
    back = {name: value for name, value in options.items() if name != "pad_mode"}
    result = ow.istft(spectrum, **back, window=window)
    size = result.shape[-1]
    assert size >= 32
    np.testing.assert_allclose(result.numpy(), x.numpy()[..., :size], atol=1e-12)


@pytest.mark.parity
@pytest.mark.parametrize("options", STFT, ids=str)
def test_short_time_transforms_are_pytorchs(options: dict[str, Any]) -> None:
    torch = pytest.importorskip("torch")
    for kind in ("float32", "float64", "complex128"):
        x, w = numbers((2, 40), kind), 0.5 + RNG.random(options.get("win_length", options["n_fft"]))
        w = w.astype("float32" if kind == "float32" else "float64")
        if kind == "complex128" and options.get("onesided") is None and options.get("pad_mode", "reflect") == "reflect":
            options = options | {"pad_mode": "constant"}
        ours = ow.stft(ow.tensor(x), **options, window=ow.tensor(w), return_complex=True)
        theirs = torch.stft(torch.tensor(x), **options, window=torch.tensor(w), return_complex=True)
        close(ours, theirs.numpy())
        back = {name: value for name, value in options.items() if name != "pad_mode"}
        back |= {"return_complex": kind == "complex128", "length": 37}
        if kind == "complex128":
            back["onesided"] = False
        close(
            ow.istft(ours, **back, window=ow.tensor(w)),
            torch.istft(theirs, **back, window=torch.tensor(w)).resolve_conj().numpy(),
        )


@pytest.mark.parity
@pytest.mark.parametrize("name", ALL)
def test_pytorchs_values_and_gradients(name: str) -> None:
    torch = pytest.importorskip("torch")
    for kind in inputs(name):
        for norm in NORMS:
            x = numbers((2, 4, 5), kind)
            ours, theirs = ow.tensor(x), torch.tensor(x)
            for tensor in (ours, theirs):
                if kind.startswith(("float", "complex")):
                    tensor.requires_grad_()
            result, wanted = getattr(ow.fft, name)(ours, norm=norm), getattr(torch.fft, name)(theirs, norm=norm)
            close(result, wanted.detach().resolve_conj().numpy())
            if result.requires_grad:
                seed = numbers(tuple(result.shape), result.dtype.name)
                result.backward(ow.tensor(seed))
                wanted.backward(torch.tensor(seed))
                close(ours.grad, theirs.grad.resolve_conj().numpy())
