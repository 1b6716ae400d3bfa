"""Fourier transforms of few elements by the package's own loop: lengths, dimensions, accuracy, and one native call."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow
from runtime.kernels.fourier import operator
from runtime.kernels.fourier.loops import plans

LENGTHS = (
    *range(1, 17), 21, 22, 24, 25, 26, 30, 32, 35, 39, 49, 60, 64, 88, 96, 100, 105, 121, 128, 143, 169, 243, 256,
)  # fmt: skip
KINDS = {"float32": (np.float32, np.complex64), "float64": (np.float64, np.complex128)}
NORMS = ("backward", "ortho", "forward")


def numbers(shape, kind):
    draw = np.random.default_rng(0)
    real = draw.standard_normal(shape)
    return (real + 1j * draw.standard_normal(shape) if np.dtype(kind).kind == "c" else real).astype(kind)


def exact(values):
    """The transform of rows by its definition, in extended precision where there is one."""
    size = values.shape[-1]
    angles = np.outer(np.arange(size), np.arange(size)) % size * (2 * np.arctan2(np.longdouble(0), -1) / size)
    wide = values.astype(np.clongdouble)
    return wide @ (np.cos(angles) - 1j * np.sin(angles))


def error(number, wanted):
    return float(np.sqrt((np.abs(number - wanted) ** 2).mean() / (np.abs(wanted) ** 2).mean()))


def test_lengths_that_have_plans():
    assert plans.radices_of(120) == (4, 2, 3, 5)
    assert plans.radices_of(1) == ()
    assert plans.radices_of(7 * 7 * 2) == (2, 7, 7)
    assert plans.radices_of(13 * 11 * 4) == (4, 11, 13)
    assert [plans.radices_of(size) for size in (0, 17, 34, 2050, 4096)] == [None] * 5


@pytest.mark.parametrize("size", [1, 2, 3, 8, 12, 60, 100, 343, 2048])
def test_roots_of_unity_are_rounded_once_or_nearly_so(size):
    angles = np.arange(size) * (2 * np.arctan2(np.longdouble(0), -1) / size)
    result = plans.circle(size)
    assert np.abs(result.real - np.cos(angles)).max() < 1e-16
    assert np.abs(result.imag + np.sin(angles)).max() < 1e-16


@pytest.mark.skipif(np.finfo(np.longdouble).eps > 1e-18, reason="no precision is higher here")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [*LENGTHS, 512, 1000])
def test_errors_are_those_of_pocketfft_or_less(size, kind):
    real, full = KINDS[kind]
    eps, limit = np.finfo(real).eps, 0.3 + 0.1 * np.log2(size)
    z, x = numbers((20, size), full), numbers((20, size), real)
    one_side = exact(x)[:, : size // 2 + 1] / size
    for result, theirs, wanted in (
        (ow.fft.fft(ow.from_numpy(z), norm="forward"), np.fft.fft(z, norm="forward"), exact(z) / size),
        (ow.fft.ifft(ow.from_numpy(z)), np.fft.ifft(z), exact(z.conj()).conj() / size),
        (ow.fft.rfft(ow.from_numpy(x), norm="forward"), np.fft.rfft(x, norm="forward"), one_side),
    ):
        assert error(result.numpy(), wanted) <= max(1.25 * error(theirs, wanted), eps * limit)
    side = np.fft.rfft(x.astype(np.float64)).astype(full)
    other = side[:, 1 : (size + 1) // 2][:, ::-1].conj()
    side[:, 0] = side[:, 0].real
    if size % 2 == 0:
        side[:, -1] = side[:, -1].real
    wanted = (exact(np.concatenate((side, other), -1).conj()).conj() / size).real
    result, theirs = ow.fft.irfft(ow.from_numpy(side), n=size), np.fft.irfft(side, n=size)
    assert error(result.numpy(), wanted) <= max(1.25 * error(theirs, wanted), eps * limit)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["fft", "ifft", "rfft", "irfft", "fft of real numbers"])
def test_lengths_dimensions_and_norms(name, kind):
    real, full = KINDS[kind]
    called, close = name.split()[0], 40 * np.finfo(real).eps
    for k, size in enumerate((*LENGTHS, 17, 19, 1000, 2048, 2050)):
        length = size // 2 + 1 if called == "irfft" else size
        shapes = ((length,), 0), ((3, length), 1), ((17, length), -1), ((length, 3), 0), ((2, length, 18), 1)
        for shape, dim in shapes:
            values = numbers(shape, real if name in {"rfft", "fft of real numbers"} else full)
            more = {"norm": NORMS[k % 3], **({"n": size} if called == "irfft" else {})}
            wide = values.astype(np.complex128 if values.dtype.kind == "c" else np.float64)
            wanted = getattr(np.fft, called)(wide, axis=dim, **more)
            result = getattr(ow.fft, called)(ow.from_numpy(values), dim=dim, **more)
            assert result.dtype == (getattr(ow, kind) if called == "irfft" else getattr(ow, np.dtype(full).name))
            assert result.is_contiguous()
            np.testing.assert_allclose(result.numpy(), wanted, rtol=0, atol=close * np.abs(wanted).max())


@pytest.mark.parametrize("kind", KINDS)
def test_one_native_call_gives_the_bits_of_the_general_path(kind):
    real, full = KINDS[kind]
    c2c, r2c, c2r = operator.c2c.general, operator.r2c.general, operator.c2r.general
    for item in (operator.c2c, operator.r2c, operator.c2r):
        item.prepare_kernel()
    for shape in ((8,), (60,), (15,), (5, 12), (12, 5), (9, 24), (3, 4, 6), (2, 20, 3), (1024,), (20, 64), (0, 4)):
        z, x = ow.from_numpy(numbers(shape, full)), ow.from_numpy(numbers(shape, real))
        for arguments, plain in ((z, x), (z.clone().mT.contiguous().mT if z.ndim > 1 else z[::2], x)):
            for dim in ((0,), (z.ndim - 1,), tuple(range(z.ndim))):
                for norm in range(3):
                    for onward in (True, False):
                        same(operator.c2c.call(arguments, dim, norm, onward), c2c(arguments, dim, norm, onward))
                        same(operator.r2c.call(plain, dim, norm, onward), r2c(plain, dim, norm, onward))
                    for size in (2 * arguments.shape[dim[-1]] - 2, 2 * arguments.shape[dim[-1]] - 1):
                        if size > 0:
                            same(operator.c2r.call(arguments, dim, norm, size), c2r(arguments, dim, norm, size))


def same(first, other):
    assert (first.dtype, first.shape, first.stride()) == (other.dtype, other.shape, other.stride())
    assert first.numpy().tobytes() == other.numpy().tobytes()


def test_lines_are_transformed_apart():
    """Neither NaN nor large numbers of one line are seen in another, whatever is computed side by side."""
    for shape, dim in (((20, 24), 1), ((24, 20), 0)):
        values = numbers(shape, np.complex64)
        clean = ow.fft.fft(ow.from_numpy(values.copy()), dim=dim).numpy()
        lines = values if dim == 1 else values.T
        lines[3], lines[7] = np.nan, 1e30
        result = ow.fft.fft(ow.from_numpy(values), dim=dim).numpy()
        result, clean = (result, clean) if dim == 1 else (result.T, clean.T)
        remaining = [k for k in range(20) if k not in {3, 7}]
        np.testing.assert_array_equal(result[remaining], clean[remaining])
        assert np.isnan(result[3]).all()


def test_imaginary_parts_that_no_real_transform_has_are_ignored():
    for size in (8, 9):
        side = numbers((size // 2 + 1,), np.complex128)
        plain = side.copy()
        plain[0] = plain[0].real
        side[0] = complex(side[0].real, np.nan)
        if size % 2 == 0:
            plain[-1] = plain[-1].real
            side[-1] = complex(side[-1].real, np.inf)
        result = ow.fft.irfft(ow.from_numpy(side), n=size).numpy()
        np.testing.assert_allclose(result, np.fft.irfft(plain, n=size), atol=1e-15)


def test_many_lines_are_shared_out_among_threads():
    values = numbers((300, 256), np.complex128)
    result = ow.fft.fft(ow.from_numpy(values)).numpy()
    np.testing.assert_allclose(result, np.fft.fft(values), atol=1e-12)
    array = ow.fft.fft(ow.from_numpy(values[200].copy())).numpy()
    assert array.tobytes() == result[200].tobytes()
