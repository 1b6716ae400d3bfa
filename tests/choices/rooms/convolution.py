"""Convolutions: by columns that are made, by tiles, or plane by plane."""

from __future__ import annotations

from choices.choice import FLOATS, Choice, Walk, around
from runtime.kernels.convolution import planes
from runtime.kernels.convolution.jobs import RUN_BYTES
from runtime.kernels.convolution.loops import columns
from runtime.kernels.matmul.shape import DEPTH, ROW_BYTES, ROWS, VECTOR_BYTES

_FULL = ROW_BYTES // 4  # columns of a tile
_FEW_LAYOUTS = ("rows", "gaps", "channels last")

# A convolution of two groups that has a walk of its own wherever a comparison is one of bytes of a row.
_DEPTHWISE = Walk(
    "F.conv2d(x, w, None, s, 1, groups=2)", "convolution(x, w, stride=s, padding=1, groups=2)",
    "x:2x2x4x{n} w:2x1x3x3", {"n": (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 65), "s": (1, 2, 3)},
    layouts=_FEW_LAYOUTS,
)  # fmt: skip
_TRANSPOSED = Walk(
    "F.conv_transpose2d(x, w, None, s, groups=2)", "transposed_convolution(x, w, stride=s, groups=2)",
    "x:1x2x2x{n} w:2x1x2x2", {"n": (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33), "s": (1, 2, 3)}, layouts=_FEW_LAYOUTS,
)  # fmt: skip

CHOICES = (
    # -- who computes ---------------------------------------------------------------------------------------------
    Choice(
        "kernels/convolution/operator.py", "_is_native", "dtype", {"kind in (dtypes.float32, dtypes.float64)": ""},
        (
            Walk("F.conv2d(x, w, b, 2, 1)", "convolution(x, w, b, stride=2, padding=1)",
                 "x:2x3x{n}x7 w:4x3x3x2 b:4", {"n": (4, 5, 16)}, (*FLOATS, "complex64", "complex128", "int64")),
            Walk("F.conv_transpose2d(x, w, None, 2, 1)", "transposed_convolution(x, w, stride=2, padding=1)",
                 "x:2x3x{n}x7 w:3x4x3x2", {"n": (4, 5, 16)}, (*FLOATS, "complex64", "complex128")),
        ),
    ),
    Choice(
        "kernels/convolution/window.py", "Window.is_point", "size", {"k == 1": "", "s == 1": ""},
        (
            Walk("F.conv2d(x, w, None, s)", "convolution(x, w, stride=s)", "x:2x3x{n}x8 w:4x3x{k}x1",
                 {"n": (5, 8), "k": (1, 2), "s": (1, 2)}, ("float32", "complex64")),
        ),
    ),
    Choice(
        "kernels/convolution/operator.py", "_correlating", "size", {"gradient[1] == images[1] == window.groups": ""},
        (
            Walk("F.conv2d(x, w, groups=2)", "convolution(x, w, groups=2)", "x:2x{c}x{n}x9 w:{o}x{c//2}x3x2",
                 {"n": (5, 16), "o": (2, 4), "c": (2, 4)}),
        ),
    ),
    Choice(
        "kernels/convolution/operator.py", "_lacks_places", "size", {"positions != gradient[2:]": ""},
        (
            Walk("F.conv_transpose1d(x, w, None, 1, 0, p, dilation=3)",
                 "transposed_convolution(x, w, output_padding=p, dilation=3)", "x:2x3x{n} w:3x2x2",
                 {"n": (1, 5, 33), "p": (0, 1, 2)}, FLOATS),
        ),
    ),
    # -- columns that are made ------------------------------------------------------------------------------------
    Choice(
        "kernels/convolution/loops/columns.py", "_walk", "size", {"columns.size < _ALONE": ""},
        (
            Walk("F.unfold(x, 3)", "windows_as_columns(x, 3)", "x:{n}x2x8x8", {"n": around(columns._ALONE // 648 + 1)},
                 (*FLOATS, "complex64"), threads=2),
            Walk("F.fold(x, (8, 8), 3)", "columns_added(x, 3, 8, 8)", "x:{n}x18x36",
                 {"n": around(columns._ALONE // 648 + 1)}, (*FLOATS, "complex64"), threads=2),
        ),
    ),
    # -- plane by plane -------------------------------------------------------------------------------------------
    Choice(
        "kernels/convolution/planes.py", "suits", "size",
        {"rows <= _FEW": "", "channels * math.prod(sizes) * width <= _MOST_BYTES": ""},
        (
            Walk("F.conv2d(x, w, None, 2)", "convolution(x, w, stride=2)", "x:2x4x8x{n} w:{o}x4x3x2",
                 {"n": (31, 32, 33), "o": around(planes._FEW)}),
        ),
        lowered={"_MOST_BYTES": 4 * 4 * 8 * 32},
    ),
    Choice(
        "kernels/convolution/planes.py", "_job", "size", {"piece['length'] >= run": "", "len(factors) > 0": ""},
        (
            Walk("F.conv1d(x, w)", "convolution(x, w)", "x:3x2x{n} w:2x2x2", {"n": around(RUN_BYTES // 4 + 1)}),
            Walk("F.conv1d(x, w, groups=2)", "convolution(x, w, groups=2)", "x:3x2x{n} w:2x1x2",
                 {"n": around(RUN_BYTES // 4 + 1)}),
        ),
    ),
    Choice(
        "kernels/convolution/split.py", "Split.is_bare", "stride", {"math.prod(self.steps) == 1": ""},
        (
            Walk("F.conv2d(x, w, None, (s, t))", "convolution(x, w, stride=(s, t))", "x:1x1x{n}x{n} w:1x1x{k}x{k}",
                 {"n": (28, 30, 32, 33), "s": (1, 2, 4), "t": (1, 2), "k": (1, 2)}, layouts=_FEW_LAYOUTS),
            Walk("F.conv_transpose1d(x, w, None, s)", "transposed_convolution(x, w, stride=s)", "x:1x1x{n} w:1x1x4",
                 {"n": (64, 65, 256), "s": (1, 2, 4)}, layouts=_FEW_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/convolution/loops/planes.py", "copy_lines", "stride", {"piece.out_step == width": "s == 1"},
        (_TRANSPOSED,),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "split_plane", "stride", {"stride == 1": "s == 1"}, (_DEPTHWISE,),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "copy_run", "size",
        {"size >= 64": "4 * n >= 64", "size >= 32": "4 * n >= 32", "size >= 16": "4 * n >= 16",
         "size >= 8": "4 * n >= 8"},
        (_DEPTHWISE, _TRANSPOSED),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "copy_steps", "size",
        {"step != 2 * width": "s != 2", "size < 16": "4 * n < 32", "size >= VECTOR_BYTES": "2 * n >= VECTOR_BYTES",
         "size >= 32": "2 * n >= 32"},
        (_DEPTHWISE,),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "write_steps", "size",
        {"step != 2 * width": "s != 2", "size < 16": "4 * n < 16", "size >= VECTOR_BYTES": "4 * n >= VECTOR_BYTES",
         "size >= 32": "4 * n >= 32"},
        (_TRANSPOSED, _DEPTHWISE),
    ),
    # -- tiles ----------------------------------------------------------------------------------------------------
    Choice(
        "kernels/convolution/lattice.py", "_lattice", "cost",
        {"images > 1": "", "reading is not None": "", "len(rows) > ROWS": "", "layout.image <= _NEAR_BYTES": "",
         "dims[-1][1] == width": ""},
        (
            Walk("F.conv2d(x, w, None, s, 1)", "convolution(x, w, stride=s, padding=1)", "x:{b}x5x6x{n} w:{o}x5x3x3",
                 {"n": (7, 16, 33), "b": (1, 9), "o": around(ROWS), "s": (1, 2)}, layouts=_FEW_LAYOUTS),
        ),
        lowered={"_NEAR_BYTES": 4 * 5 * 6 * 16, "_MOST_PLACES": 100},
    ),
    Choice(
        "kernels/convolution/lattice.py", "_spreads", "size",
        {"min(plane % _SET_BYTES, -plane % _SET_BYTES) >= _SET_BYTES // 16": ""},
        (
            Walk("F.conv2d(x, w)", "convolution(x, w)", "x:1x4x32x{n} w:9x4x3x3", {"n": (29, 30, 31, 32, 33, 34)},
                 layouts=_FEW_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/convolution/lattice.py", "_reading", "size",
        {"math.prod((axis.places for axis in axes)) <= _MOST_PLACES": ""},
        (
            Walk("F.conv2d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:3x9x4x{n} w:9x9x3x3",
                 {"n": around(16)}, layouts=_FEW_LAYOUTS),
        ),
        lowered={"_MOST_PLACES": 64},
    ),
    Choice(
        "kernels/convolution/lattice.py", "_gathered", "size", {"reading is None": "", "repeated > 1": ""},
        (
            Walk("F.conv2d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:{b}x9x2x{n} w:9x9x3x3",
                 {"n": (1, 2, 5), "b": (1, 20)}, layouts=_FEW_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/convolution/lattice.py", "_directly", "size", {"run < full": ""},
        (
            Walk("F.conv1d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:2x9x{n} w:9x9x3",
                 {"n": (*around(_FULL), *around(2 * _FULL, 70))}, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/convolution/lattice.py", "_lines", "size", {"count % full == 0": ""},
        (
            Walk("F.conv2d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:2x4x5x{n} w:9x4x3x3",
                 {"n": around(_FULL)}, layouts=_FEW_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/convolution/lattice.py", "plan_of", "cost",
        {
            "size * (number if adjoint else channels) > _FAR_BYTES": "", "len(lattices) > 1": "",
            "math.prod(steps) > 1": "", "math.prod(steps) == 1": "", "images * window.groups < _MANY": "",
            "_pitch(split, width) * reads > _OWN_BYTES": "",
            "other + images * each * split.plane * width / VECTOR_BYTES < cost": "",
        },
        (
            Walk("F.conv2d(x, w, None, s, p)", "convolution(x, w, stride=s, padding=p)", "x:{b}x4x{n}x{n} w:17x4x3x3",
                 {"n": (5, 28, 33), "b": (1, 9), "s": (1, 2), "p": (0, 1)}, ("float32",), layouts=("rows", "gaps")),
        ),
        lowered={"_FAR_BYTES": 1 << 14, "_OWN_BYTES": 1 << 14},
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "gather_panel", "size",
        {"columns * width < ROW_BYTES": "n % (ROW_BYTES // 4) != 0", "run * width == ROW_BYTES": "n >= ROW_BYTES // 4",
         "step != width": "s > 1"},
        (
            Walk("F.conv1d(x, w, None, s)", "convolution(x, w, stride=s)", "x:1x5x{s*n-s+1} w:3x5x1",
                 {"n": (1, 2, *around(_FULL, 2 * _FULL)), "s": (1, 2, 3)}, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "write_sums", "size",
        {"step != width": "s > 1", "run * width == ROW_BYTES": "n >= ROW_BYTES // 4"},
        (
            Walk("F.conv_transpose1d(x, w, None, s)", "transposed_convolution(x, w, stride=s)", "x:1x5x{n} w:5x4x1",
                 {"n": (1, 2, *around(_FULL, 2 * _FULL)), "s": (1, 2, 3)}, layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "convolve_part", "size",
        {"depth <= DEPTH": "9 * c <= DEPTH", "packed_set != which_set": "9 * c > DEPTH"},
        (
            Walk("F.conv2d(x, w)", "convolution(x, w)", "x:2x{c}x5x36 w:9x{c}x3x3", {"c": around(DEPTH // 9 + 1)},
                 roundings=256, layouts=_FEW_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "convolve_part", "size",
        {"matrices * panels * blocks < 4 * parts": "-(-n * 12 // (ROW_BYTES // 4)) < 8"},
        (
            Walk("F.conv2d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:1x32x{n}x12 w:40x32x3x3",
                 {"n": (7, 12, 30)}, ("float32",), threads=2, roundings=512, layouts=("rows", "channels last")),
        ),
    ),
    # -- gradients of kernels --------------------------------------------------------------------------------------
    Choice(
        "kernels/convolution/products.py", "_reading", "size",
        {"len(positions) <= _MOST_PLACES": "", "channels >= ROWS": "", "reads.mean() < _WORTH": "",
         "reads is not None": ""},
        (
            Walk("F.conv2d(x, w, None, 1, p)", "convolution(x, w, padding=p)", "x:2x{c}x3x{n} w:3x{c}x3x3",
                 {"n": (4, 10, 12), "c": around(ROWS), "p": (0, 1)}, layouts=_FEW_LAYOUTS),
            Walk("F.conv3d(x, w, None, 2, (3, 0, 0))", "convolution(x, w, stride=2, padding=(3, 0, 0))",
                 "x:{b}x{c}x7x9x1 w:2x{c}x7x5x1", {"b": (1, 8), "c": around(ROWS)}, roundings=512,
                 layouts=("rows", "channels last")),
        ),
        lowered={"_MOST_PLACES": 33},
    ),
    Choice(
        "kernels/convolution/products.py", "correlate", "cost",
        {"window.groups == 1": "", "2 * work > _LITTLE": "",
         "_tiles(few, many, kind.itemsize) < _tiles(many, few, kind.itemsize)": ""},
        (
            Walk("F.conv1d(x, w, groups=g)", "convolution(x, w, groups=g)", "x:2x{c*g}x{n} w:{o*g}x{c}x1",
                 {"n": (3, 40), "c": (3, 150), "o": (3, 150), "g": (1, 2)}, ("float32",), roundings=256,
                 layouts=("rows", "gaps")),
        ),
        lowered={"_LITTLE": 40_000},
    ),
    Choice(
        "kernels/convolution/products.py", "_steps", "cost", {"plan.own == 0": "", "plan.own > 0": "", "size == 0": ""},
        (
            Walk("F.conv2d(x, w, None, s, 1)", "convolution(x, w, stride=s, padding=1)", "x:{b}x4x{n}x{n} w:17x4x3x3",
                 {"n": (3, 20, 33), "b": (1, 9), "s": (1, 2)}, ("float32",), layouts=("rows",)),
        ),
    ),
    Choice(
        "kernels/convolution/products.py", "_convolution", "size", {"len(lattice.panel_sets) > 1": ""},
        (
            Walk("F.conv2d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:20x9x{n}x{n} w:9x9x3x3",
                 {"n": (1, 2, 9, 20)}, layouts=("rows",)),
        ),
    ),
    Choice(
        "kernels/convolution/loops/panels.py", "collect_part", "size",
        {"job.sets == 1": "n == 40", "job.set_counts[number] == 0": "n == 1", "j < wide": "o >= VECTOR_BYTES // 4"},
        (
            Walk("F.conv1d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:2x9x{n} w:{o}x9x3",
                 {"n": (1, 2, 40), "o": around(VECTOR_BYTES // 4)}, layouts=("rows", "gaps")),
        ),
    ),
)
