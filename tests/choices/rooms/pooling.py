"""Maxima and means of windows: side by side, within wide ones, or one comparison after the other."""

from __future__ import annotations

from choices.choice import FLOATS, Choice, Walk, around
from runtime.kernels.matmul.shape import VECTOR_BYTES
from runtime.kernels.pooling import jobs
from runtime.kernels.pooling.loops import windows

_LANES = VECTOR_BYTES // 4
_LAYOUTS = ("rows", "gaps", "channels last")
_OTHERS = ("float16", "bfloat16", "uint8", "int8", "int16", "int32", "int64")
_WIDE = {"k": (*around(windows.FEW, windows.ENOUGH), *around(windows.LANES)), "r": around(windows.SEVERAL)}

CHOICES = (
    Choice(
        "kernels/pooling/jobs.py", "run", "size", {"work >= LARGE": ""},
        (
            Walk("F.max_pool1d(x, 2)", "max_pool(x, 2, 2)", "x:2x4x{2*n}/distinct", {"n": around(jobs.LARGE // 8)},
                 ("float32",), layouts=("rows",), threads=2),
            Walk("F.max_unpool1d(*F.max_pool1d(x, 1, return_indices=True), 1)", "x", "x:2x4x{n}",
                 {"n": around(jobs.LARGE // 8)}, ("float32", "float16"), layouts=("rows", "gaps"), threads=2),
        ),
    ),
    Choice(
        "kernels/pooling/loops/windows.py", "max_windows", "size",
        {"even * width >= LEAST_BYTES": "4 * n >= LEAST_BYTES", "bounds[3] == 1": "s == 1", "bounds[3] == 2": "s == 2",
         "plane_size < 1 << 31": "8 * s * n < 1 << 31"},
        (
            Walk("F.max_pool2d(x, 3, s)", "max_pool(x, 3, s)", "x:2x2x4x{s*(n-1)+3}/distinct",
                 {"n": (1, 2, 3, 4, 5, 9), "s": (1, 2, 3)}, layouts=_LAYOUTS),
            Walk("F.max_pool2d(x, 3, s)", "max_pool(x, 3, s)", "x:2x2x4x{s*(n-1)+3}", {"n": (3, 17), "s": (1, 2)},
                 _OTHERS, layouts=_LAYOUTS, grad=False),
            Walk("F.max_pool2d(x, 3, s, 1)", "max_pool(x, 3, s, 1)", "x:1x2x4x{s*n}/distinct",
                 {"n": (4, 5, 17), "s": (1, 2, 3)}, layouts=_LAYOUTS),
            Walk("F.max_pool2d(x, (2, 3), s, 1, 2)", "max_pool(x, (2, 3), s, 1, 2)", "x:1x2x5x{s*n+6}/distinct",
                 {"n": (4, 17), "s": (1, 2)}, layouts=_LAYOUTS),
        ),
        one_side={"plane_size < 1 << 31": "a plane of 2^31 elements takes 8 GiB and more"},
    ),
    Choice(
        "kernels/pooling/loops/windows.py", "largest_of_even", "size",
        {"number * width >= VECTOR_BYTES": "4 * n >= VECTOR_BYTES", "number * width >= 32": "4 * n >= 32"},
        (
            Walk("F.max_pool2d(x, 2, s)", "max_pool(x, 2, s)", "x:1x2x3x{s*(n-1)+2}/distinct",
                 {"n": (7, 8, 9, *around(_LANES, 2 * _LANES), 70), "s": (1, 2)}, layouts=("rows", "gaps")),
            Walk("F.max_pool2d(x, 2, s)", "max_pool(x, 2, s)", "x:1x2x3x{s*(n-1)+2}",
                 {"n": (8, 31, 66, 130), "s": (1, 2)}, _OTHERS, layouts=("rows",), grad=False),
            Walk("F.max_pool3d(x, 2, s)", "max_pool(x, 2, s)", "x:1x2x3x3x{s*(n-1)+2}/distinct",
                 {"n": (7, 8, *around(_LANES)), "s": (1, 2)}, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/pooling/loops/windows.py", "windows_of", "stride", {"apart == 1": "s == 1"},
        (
            Walk("F.max_pool1d(x, 5, s, 2)", "max_pool(x, 5, s, 2)", "x:2x3x{n}/distinct",
                 {"n": (8, 33, 64, 129), "s": (1, 2)}, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/pooling/loops/windows.py", "is_wide", "size",
        {"breadth >= ENOUGH": "k >= ENOUGH", "breadth >= FEW": "k >= FEW", "rows >= SEVERAL": "r >= SEVERAL"},
        (
            Walk("F.max_pool2d(x, (r, k), (1, 3))", "max_pool(x, (r, k), (1, 3))", "x:1x2x5x{k+3}/distinct", _WIDE,
                 layouts=("rows", "gaps")),
            Walk("F.max_pool2d(x, (r, k), (1, 3))", "max_pool(x, (r, k), (1, 3))", "x:1x2x5x{k+3}", _WIDE, _OTHERS,
                 layouts=("rows",), grad=False),
            Walk("F.adaptive_max_pool2d(x, (1, 2))", "even_pool(x, 1, 2, largest=True)",
                 "x:1x2x{r}x{2*k+1}/distinct", _WIDE, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/pooling/loops/windows.py", "is_wide", "stride", {"job.steps[2] == 1": "d == 1"},
        (
            Walk("F.max_pool2d(x, (4, 16), (1, 3), 0, (1, d))", "max_pool(x, (4, 16), (1, 3), 0, (1, d))",
                 "x:1x2x5x{15*d+4}/distinct", {"d": (1, 2, 3)}, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/pooling/operator.py", "_recipe", "dtype", {"len(slots) > 2": ""},
        (
            Walk("F.avg_pool2d(x, 3, 2)", "mean_pool(x, 3, 2)", "x:2x2x{n}x{n+1}", {"n": (3, 4, 17, 33)}, FLOATS),
            Walk("F.adaptive_avg_pool2d(x, (3, 2))", "even_pool(x, 3, 2)", "x:2x2x{n}x{n+1}", {"n": (1, 4, 17, 33)},
                 FLOATS),
            Walk("F.max_pool2d(x, 3, 2)", "max_pool(x, 3, 2)", "x:2x2x{n}x{n+1}/distinct", {"n": (3, 4, 17, 33)}),
        ),
    ),
)
