"""Decompositions, substitution, Fourier transforms."""

from __future__ import annotations

import functools

from choices.choice import Choice, Walk, around
from runtime.kernels.fourier import operator
from runtime.kernels.fourier.loops import plans
from runtime.kernels.matrices import lu
from runtime.kernels.matrices.loops import systems
from runtime.kernels.matrices.loops.small import SMALL

_BLOCK, _PANEL = systems.BLOCK, lu._PANEL
_KINDS = ("float32", "float64", "complex64", "complex128")
_TRIANGULAR = ("np.linalg.solve(np.triu(a), b)", "np.linalg.solve(np.tril(a), b)")
_N = {"n": (1, 2, 7, 31, *around(_BLOCK), 130), "k": (1, 5)}

_SUBSTITUTE = (
    Walk("m.linalg.solve_triangular(a, b, upper=True)", _TRIANGULAR[0], "a:{n}x{n}/dominant b:{n}x{k}", _N, _KINDS,
        roundings=1024),
    Walk("m.linalg.solve_triangular(a, b, upper=False)", _TRIANGULAR[1], "a:{n}x{n}/dominant b:{n}x{k}", _N, _KINDS,
        roundings=1024),
    Walk("m.linalg.solve_triangular(a, b, upper=True, left=False)", "np.linalg.solve(np.triu(a).mT, b.mT).mT",
        "a:{n}x{n}/dominant b:{k}x{n}", _N, _KINDS[:2], roundings=1024),
    Walk("m.linalg.solve_triangular(a, b, upper=False)", _TRIANGULAR[1], "a:3x{n}x{n}/dominant b:3x{n}x{k}",
        {"n": (1, 5, *around(_BLOCK)), "k": (1, 5)}, _KINDS[:2], roundings=1024),
)
_ELIMINATE = (
    Walk("m.linalg.solve(a, b)", "np.linalg.solve(a, b)", "a:{n}x{n}/dominant b:{n}x{k}",
        {"n": (1, 2, 7, *around(_PANEL), 65, 97), "k": (1, 4)}, _KINDS, roundings=1024),
    Walk("m.linalg.inv(a)", "np.linalg.inv(a)", "a:2x{n}x{n}/dominant", {"n": (1, 3, *around(_PANEL), 67)}, _KINDS,
        roundings=1024),
    Walk("m.linalg.det(a)", "np.linalg.det(a)", "a:2x{n}x{n}/dominant", {"n": (1, 3, *around(_PANEL), 67)}, _KINDS,
        roundings=1024),
    Walk("m.linalg.lu(a)[0] @ m.linalg.lu(a)[1] @ m.linalg.lu(a)[2]", "a", "a:{n}x{k}",
        {"n": (1, 5, *around(_PANEL), 70), "k": (1, *around(_PANEL))}, _KINDS[:2], grad=False, roundings=1024),
)
_SMALL_SYSTEMS = tuple(
    Walk(f"m.linalg.{call}", f"np.linalg.{call}", inputs, {"n": (1, 2, 7, *around(SMALL), 33)}, _KINDS, roundings=1024)
    for call, inputs in (
        ("solve(a, b)", "a:3x{n}x{n}/dominant b:3x{n}x2"), ("inv(a)", "a:3x{n}x{n}/dominant"),
        ("det(a)", "a:3x{n}x{n}/dominant"),
    )
)
_LARGE_SYSTEM = (Walk("m.linalg.solve_triangular(a, b, upper=True)", _TRIANGULAR[0], "a:32x32/dominant b:32x{n}",
                      {"n": (3, *around(systems.LARGE_WORK >> 10))}, _KINDS[:2], roundings=1024, threads=2,
                          layouts=("rows", "columns")),)  # fmt: skip
_SIZES = (1, 2, 3, 4, 5, 7, 8, 9, 11, 12, 13, 16, 17, 22, 26, 29, 77, 91, 143, 169, 210, 256)
_LONG_SIZES = (*around(plans.MOST), 1001, 1331, 1021)


def transforms(sizes: tuple[int, ...], lines: str, dim: int, *, roundings: float = 256,
    threads: int = 1) -> tuple[Walk, ...]:
    """Walks of transforms both ways, of complex and of real numbers."""
    shape = f"{lines}x{{n}}" if dim else f"{{n}}x{lines}"
    both = "np.stack([one.real, one.imag], -1)"
    real = {"n": tuple(size for size in sizes if size > 1)}
    return (
        Walk(f"m.fft.fft(a, dim={dim})", f"np.fft.fft(a, axis={dim})", f"a:{shape}", {"n": sizes},
            _KINDS[2:] + _KINDS[:2], grad=False, roundings=roundings, threads=threads),
        Walk(f"m.fft.ifft(a, dim={dim})", f"np.fft.ifft(a, axis={dim})", f"a:{shape}", {"n": sizes}, _KINDS[2:],
            grad=False, roundings=roundings, threads=threads),
        Walk(f"m.view_as_real(m.fft.rfft(a, dim={dim}))", f"(lambda one: {both})(np.fft.rfft(a, axis={dim}))",
            f"a:{shape}", real, roundings=roundings, threads=threads),
        Walk(f"m.view_as_real(m.fft.fft(a, dim={dim}))", f"(lambda one: {both})(np.fft.fft(a, axis={dim}))",
            f"a:{shape}", real, roundings=roundings, threads=threads),
        Walk(f"m.fft.irfft(m.view_as_complex(a), n=n, dim={dim})",
            f"np.fft.irfft(a[..., 0] + 1j * a[..., 1], n, axis={dim})",
             "a:" + shape.replace("{n}", "{n // 2 + 1}").replace(" ", "") + "x2", real, roundings=roundings,
                 threads=threads, layouts=("rows",)),
    )


_FFT = transforms(_SIZES, "3", 1) + transforms(_SIZES, "17", 0)[::2]
_FFT_LONG = transforms(_LONG_SIZES, "2", 1, roundings=2048)
_FFT_LARGE = transforms(around(plans.LARGE_WORK // 64), "64", 1, roundings=2048, threads=2)

NO_CHOICES = {
    (r"kernels/fourier/native\.py::chosen",
        r".*MOST_DIMS"): "as many dimensions as a structure of native code has room for",
    (r"kernels/matrices/loops/ldl\.py::choose",
        r".*_ALPHA.*"): "the value of pivots, by which Bunch and Kaufman choose; test_matrices.py takes both kinds",
}

CHOICES = (
    Choice("kernels/matrices/decompositions.py", "substituted", "size", {"size > BLOCK": ""}, _SUBSTITUTE,
        general=True),
    Choice("kernels/matrices/decompositions.py", "_is_small", "size", {"arrays[0].shape[-1] <= SMALL": ""},
        _SMALL_SYSTEMS),
    Choice("kernels/matrices/lu.py", "_factorize", "size", {"pivots.shape[1] <= _PANEL": ""}, _ELIMINATE),
    Choice("kernels/matrices/native.py", "fit", "size",
           {"rows > BLOCK": "n > BLOCK",
               "0 < rows * rows * right.shape[wide - 1 - turned] * batch < LARGE_WORK": "n * 1024 < LARGE_WORK"},
           (*_SUBSTITUTE, *_LARGE_SYSTEM)),
    Choice("kernels/matrices/loops/systems.py", "substitute_small", "size",
           {"system.batch * system.rows * system.rows * system.columns >= LARGE_WORK": "n * 1024 >= LARGE_WORK"},
               _LARGE_SYSTEM, general=True),
    Choice("kernels/fourier/loops/passes.py", "pass_all", "size",
           {"radix >= RARE": "n % 11 == 0 or n % 13 == 0"}, _FFT),
    Choice("kernels/fourier/native.py", "has_plan", "size", {"0 < size <= MOST": "n <= MOST"}, _FFT_LONG),
    Choice("kernels/fourier/native.py", "of_complex", "size", {"total >= LARGE_WORK": "64 * n >= LARGE_WORK"},
        _FFT_LARGE),
    Choice("kernels/fourier/native.py", "of_real", "size", {"total >= LARGE_WORK": "64 * n >= LARGE_WORK"}, _FFT_LARGE),
    Choice("kernels/fourier/native.py", "to_real", "size", {"2 * total >= LARGE_WORK": "64 * n >= LARGE_WORK"},
        _FFT_LARGE),
    Choice("kernels/fourier/operator.py", "r2c", "size", {"array.size >= _LARGE": ""},
           transforms((1021, 2039, *around(operator._LARGE // 2), 2053), "2", 1, roundings=4096), general=True),
    Choice("kernels/fourier/loops/plans.py", "radices_of", "size", {"0 < size <= MOST": ""}, _FFT_LONG, general=True,
           lowered={"plan_of": functools.cache(plans.plan_of.__wrapped__)}),
    Choice("kernels/fourier/loops/plans.py", "plan_of", "size",
           {"radix >= RARE": "", "max(radices, default=0) >= RARE": ""},
        _FFT[:1], general=True,
           lowered={"plan_of": functools.cache(plans.plan_of.__wrapped__)}),
    Choice("kernels/fourier/loops/plans.py", "describe", "size", {"job.lanes < FEW": "r < FEW"},
           (Walk("m.fft.fft(a)", "np.fft.fft(a)", "a:{r}x{n}",
               {"r": (1, *around(plans.FEW), *around(plans.LANES), 33), "n": (1, 5, 8, 24, 320)}, _KINDS[2:],
               grad=False, roundings=256),
            Walk("m.fft.fft(a, dim=0)", "np.fft.fft(a, axis=0)", "a:{n}x{r}",
                {"r": (1, *around(plans.FEW), *around(plans.LANES), 33), "n": (1, 5, 8, 24, 320)}, _KINDS[2:],
                grad=False, roundings=256))),
    Choice("kernels/fourier/loops/plans.py", "transform_small", "size",
           {"describe(job, arrays[0], arrays[1], dim, mode, backward, normalization, size, plans, width) >= LARGE_WORK":
            "64 * n >= LARGE_WORK"}, _FFT_LARGE, general=True),
)
