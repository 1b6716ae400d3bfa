"""Making tensors, copying, casting and arranging elements."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.kernels.creation import arranging, borders, copying, operator
from runtime.kernels.creation.loops.dense import MOST_BYTES, MOST_COPIED
from runtime.kernels.creation.loops.strided import MOST_ELEMENTS, MOST_IN_RUNS
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.tensor import casting, outputs
from runtime.tensor.loops import dense_casts

_MOVED = ("float32", "float64", "int64", "uint8", "complex128", "bool", "float16", "bfloat16", "complex64")
_LEAST, _LARGE = copying._LEAST, copying._LARGE
_BYTES = MOST_BYTES // 4  # elements of float32 that a builtin makes at most

_COPY = Walk("a.clone(memory_format=m.contiguous_format)", "a", "a:4x{n}", {"n": around(_LEAST // 4, _LARGE // 4)},
    _MOVED)
_THROUGH = Walk("m.zeros_like(b).copy_(a)", "a + 0 * b", "a:4x{n} b:4x{n}", {"n": around(_LEAST // 4)}, _MOVED[:5])
_COLUMNS = Walk("a.t().contiguous()", "a.T", "a:{n}x{k}", {"n": (3, 7, 8, 9, 129, 700), "k": (5, 8, 16, 17, 131)},
    _MOVED)
_TRIANGLE = (
    Walk("m.tril(a, d)", "np.tril(a, d)", "a:2x8x{n}", {"n": (3, *around(256)), "d": (0, -3, 5)}, _MOVED),
    Walk("m.triu(a, d)", "np.triu(a, d)", "a:{n}x8", {"n": (3, *around(512, 4096)), "d": (0, -2)}, _MOVED),
)
_PLACES = tuple(
    Walk(f"m.{name}_indices(n, 64, d)", f"np.array(np.{name}_indices(n, d, 64))", "a:1",
        {"n": (0, 1, *around(64), *around(128), 300), "d": (0, -3, 70)}, grad=False)
    for name in ("tril", "triu")
)

_ROOM = "as many dimensions as a structure of native code has room for"
_WAY = "the dtype, of which the walks take several"
_EXACT = "whether a number is exact in a dtype; test_number_arguments.py and test_making.py take both sides"
_ERROR = "a limit beyond which there is an error"
NO_CHOICES = {
    (r"tensor/casting\.py::_of_category", r".*"): "an order of kinds of dtypes",
    (r"kernels/creation/.*|tensor/.*", r"(kind\.)?way (>|<|<=) (WHOLE|DOUBLE)"): _WAY,
    (r"kernels/creation/.*|tensor/.*", r".*[Ll]ARGEST_(EXACT|SINGLE).*|.*_LARGEST_EXACT.*|.*_LARGEST_SINGLE"): _EXACT,
    (r"kernels/creation/.*", r"(limit|row\.length) > MOST_DIMS"): _ROOM,
    (r"kernels/creation/(operator|borders|shuffling)\.py::.*",
        r"len\(.*\) >=? MOST_DIMS|.*ndim < 3|0 < number.*"): _ERROR,
    (r"kernels/creation/loops/strided\.py::array_like", r"ndim > MOST_ORDERED"): _ROOM,
    (r"kernels/creation/arranging\.py::repeated_places", r".*_SAFE"): _ERROR,
    (r"kernels/creation/loops/arranging\.py::.*",
        r"abs\(.*\) [<>] MOST_BYTES"): "how far a triangle or a shift lies off, of which the walks take several",
    (r"kernels/creation/native\.py::join",
        r"4 <= .*|ndim >= 4"): "whether channels may lie last, a layout of the walks",
    (r"kernels/creation/loops/arranging\.py::moved_on",
        r"ndim > 3"): "whether channels may lie last, a layout of the walks",
    (r"tensor/loops/dense_casts\.py::_narrow.*",
        r".*np\.u?int.*"): "the value of an element; test_dense_casts.py takes all halves",
    (r"tensor/casting\.py::(is_int64|check_elements|check_fits|number_array)", r".*"): _EXACT,
    (r"tensor/(device|sizes|shape|nested)\.py::.*", r".*(< 5|MOST_PARTS|_MOST.*|MOST_DIMS)"): _ERROR,
    (r"tensor/formats\.py::orders", r".*"): "whether an order of dimensions is meant for as many",
    (r"tensor/printing\.py::.*", r".*"): "how numbers are shown",
}

_WRITTEN = {"n": around(outputs._LARGE // 512, outputs._LARGE // 1024)}
CHOICES = (
    Choice(
        "tensor/outputs.py", "is_large", "size", {"out._array.nbytes >= _LARGE": ""},
        (Walk("m.mm(a, b, out=a.new_empty(a.size(0), 128))", "a @ b", "a:{n}x3 b:3x128", _WRITTEN, grad=False),
         Walk("m.cat([a, b], 1, out=a.new_empty(a.size(0), 128))", "np.concatenate([a, b], 1)",
            "a:{n}x61 b:{n}x67", _WRITTEN, _MOVED, grad=False)),
    ),
    Choice(
        "kernels/creation/copying.py", "copy_into", "size, stride",
            {"array.size < _LEAST": "", "array.size < _LARGE": ""},
        (_COPY, Walk("a.permute(1, 2, 0).clone()", "a.transpose(1, 2, 0)", "a:4x7x{n}",
            {"n": around(_LEAST // 28, _LARGE // 28)}, _MOVED)), general=True,
    ),
    Choice("kernels/creation/copying.py", "write_into", "size", {"array.size < _LEAST": ""}, (_THROUGH,), general=True),
    Choice(
        "kernels/creation/copying.py", "copied", "size, stride",
            {"array.size < _LEAST": "", "array.size < _LARGE": ""}, (_COPY, _COLUMNS), general=True,
    ),
    Choice("kernels/creation/loops/elements.py", "copy_elements", "size", {"count < _FEW": "k < _FEW"}, (
        Walk("a.t().contiguous()", "a.T", "a:{k}x{n}", {"n": (600, 701), "k": (3, *around(8), 15, 16, 17)}, _MOVED),
        Walk("a.permute(0, 2, 1).contiguous()", "a.transpose(0, 2, 1)", "a:{3}x{k}x{n}",
            {"n": (600, 701), "k": (3, *around(8))}, _MOVED),
    )),
    Choice(
        "kernels/creation/loops/copying.py", "copy", "size", {"array.size >= GRAIN": ""},
        (Walk("a.t().contiguous()", "a.T", "a:{n}x64", {"n": around(GRAIN // 64)}, _MOVED, threads=2),
         Walk("a.clone()", "a", "a:{n}x64", {"n": around(GRAIN // 64)}, _MOVED, threads=2)), general=True,
    ),
    Choice(
        "kernels/creation/operator.py", "to_copy", "size", {"self._array.size <= _LITTLE": ""},
        (Walk("a.to(m.float64)", "a", "a:2x{n}", {"n": around(operator._LITTLE // 2)},
            ("float32", "int64", "float16", "bfloat16", "uint8", "bool")),),
        general=True,
    ),
    Choice(
        "kernels/creation/operator.py", "copy_in_place", "size", {"array.size <= _LITTLE": ""},
        (Walk("m.zeros(2, n, dtype=m.float64).copy_(a)", "a", "a:2x{n}", {"n": around(operator._LITTLE // 2)},
              ("float32", "int64", "float16", "bfloat16")),), general=True,
    ),
    Choice(
        "kernels/creation/operator.py", "_spread", "size", {"self._array.size <= _LITTLE": ""},
        (Walk("m.zeros(2, n, dtype=m.float64).copy_(a)", "np.stack([a, a])", "a:{n}",
            {"n": around(operator._LITTLE // 2)},
            ("float32", "int64", "float16", "bool")),),
        general=True,
    ),
    Choice(
        "kernels/creation/operator.py", "_put_range", "size",
            {"last - first < _LARGE": "", "last - first <= _PART": ""},
        (Walk("m.arange(0.5, 0.5 + n / 4, 0.25)", "np.arange(0.5, 0.5 + n / 4, 0.25)", "a:1",
            {"n": (0, 1, 7, *around(operator._PART, operator._LARGE))}, grad=False, threads=2),
         Walk("m.linspace(-1, 3, n, dtype=a.dtype)", "np.linspace(-1, 3, n)", "a:1",
            {"n": (1, 2, 7, *around(2 * operator._PART, 2 * operator._LARGE, step=3))}, grad=False, threads=2)),
        general=True,
    ),
    Choice(
        "kernels/creation/operator.py", "_join", "size", {"result.size < _LARGE * len(arrays)": ""},
        (Walk("m.cat([a, b], 1)", "np.concatenate([a, b], 1)", "a:4x{n} b:4x{n}", {"n": around(operator._LARGE // 4)},
            _MOVED),
         Walk("m.stack([a, b], -1)", "np.stack([a, b], -1)", "a:4x{n} b:4x{n}", {"n": around(operator._LARGE // 4)},
             _MOVED[:3])), general=True,
    ),
    Choice(
        "kernels/creation/native.py", "join", "size",
            {"rows * row > max(MOST_COPIED, LITTLE * tensors.length)": "32 * n > max(MOST_COPIED, LITTLE * 2)"},
        (Walk("m.cat([a, b], d)", "np.concatenate([a, b], d)", "a:4x{n} b:4x{n}",
            {"n": (0, 1, 3, *around(1 << 10)), "d": (0, 1)}, _MOVED),
         Walk("m.stack([a, b], d)", "np.stack([a, b], d)", "a:4x{n} b:4x{n}",
             {"n": (0, 1, 3, *around(1 << 10)), "d": (0, 1, 2)}, _MOVED),
         *(Walk(f"m.{name}([a, b], 1)", f"np.{long}([a, b], 1)", "a:4x{n} b:4x{n}", {"n": around(MOST_COPIED // 32)},
             ("float32",), grad=False, layouts=("rows", "gaps")) for name, long in (("cat", "concatenate"), ("stack",
                 "stack"))),
         Walk("m.cat([a, b, a], 1)", "np.concatenate([a, b, a], 1)", "a:2x3x{n}x4 b:2x3x{n}x4",
             {"n": (0, 1, 7, *around(1 << 7))}, _MOVED)),
    ),
    Choice(
        "kernels/creation/arranging.py", "_triangle", "size, dtype",
        {"array.size >= _MANY": "", "rows * columns <= _MOST_KEPT": ""},
        (*_TRIANGLE, Walk("m.tril(a)", "np.tril(a)", "a:2x1x{n}", {"n": around(arranging._MANY // 2)}, _MOVED)),
            general=True,
        one_side={"rows * columns <= _MOST_KEPT": "fewer elements than these have been handed to the loop before"},
    ),
    Choice(
        "kernels/creation/arranging.py", "_copy_triangle", "size, dtype",
        {"array.itemsize <= _WIDEST": "", "array.size < _ALONE": ""}, _TRIANGLE, general=True,
    ),
    Choice(
        "kernels/creation/loops/arranging.py", "triangle_of", "size",
            {"total * width > MOST_BYTES": "64 * n > MOST_BYTES"},
        (Walk("m.tril(a, d)", "np.tril(a, d)", "a:2x8x{n}", {"n": (0, 1, 7, 9, *around(MOST_BYTES // 64)), "d": (0,
            -3, 5)}, _MOVED),
         Walk("m.triu(a, d)", "np.triu(a, d)", "a:{n}x16", {"n": (0, 1, 15, 17, *around(MOST_BYTES // 64)), "d": (0,
             -3, 5)},
             _MOVED)),
    ),
    Choice(
        "kernels/creation/arranging.py", "_triangle_places", "size", {"count < _MANY": ""}, _PLACES, general=True,
    ),
    Choice(
        "kernels/creation/loops/arranging.py", "places_of_triangle", "size",
            {"count > _MOST_PLACES": "n * 64 > _MOST_PLACES + 64 * 64"}, _PLACES,
    ),
    Choice(
        "kernels/creation/loops/arranging.py", "moved_on", "size",
            {"total * kind.itemsize > MOST_BYTES": "32 * n > MOST_BYTES"},
        (Walk("m.roll(a, s, d)", "np.roll(a, s, d)", "a:8x{n}",
            {"n": (0, 1, 7, *around(MOST_BYTES // 32)), "s": (0, 1, -3, 12), "d": (0, 1)}, _MOVED),
         Walk("m.roll(a, s)", "np.roll(a, s)", "a:2x2x2x{n}", {"n": (1, 7, *around(MOST_BYTES // 32)), "s": (1, -3)},
             _MOVED)),
    ),
    Choice(
        "kernels/creation/borders.py", "pad_around", "size, dtype",
        {"array.itemsize <= _WIDEST": "", "out.size < _ALONE": ""},
        (Walk("F.pad(a, (3, 2), mode='reflect')", "np.pad(a, ((0, 0), (0, 0), (3, 2)), 'reflect')", "a:2x3x{n}",
            {"n": around(borders._ALONE // 6 - 5)},
              ("float32", "float64", "complex128")),
         Walk("F.pad(a, (3, 2), mode='circular')", "np.pad(a, ((0, 0), (0, 0), (3, 2)), 'wrap')", "a:2x3x{n}",
             {"n": (3, 7, *around(borders._ALONE // 6 - 5))})),
    ),
    Choice(
        "kernels/creation/borders.py", "_places_of", "size",
        {"sum(spatial[:-1]) + sum(map(abs, pad)) <= _MOST_KEPT": ""},
        (Walk("F.pad(a, (3, 2, 1, 4), mode='replicate')", "np.pad(a, ((0, 0), (0, 0), (1, 4), (3, 2)), 'edge')",
            "a:1x1x{n}x3", {"n": (1, 5, *around(borders._MOST_KEPT - 10))}),),
    ),
    Choice(
        "kernels/creation/loops/copies.py", "copied_tensor", "size",
            {"total > MOST_ELEMENTS": "4 * n > MOST_ELEMENTS", "total > MOST_IN_RUNS": "4 * n > MOST_IN_RUNS"},
        (Walk("a.clone()", "a", "a:4x{n}", {"n": (0, 1, 7, *around(MOST_ELEMENTS // 4))}, _MOVED),
         Walk("a.double()", "a", "a:4x{n}", {"n": (0, 1, 7, *around(MOST_ELEMENTS // 4))}, _MOVED[:4]),
         Walk("a.clone()", "a", "a:4x{n}", {"n": around(MOST_IN_RUNS // 4)}, ("float32",)),
         Walk("a.double()", "a", "a:4x{n}", {"n": around(MOST_IN_RUNS // 4)}, ("float32",)),
         Walk("a.to(m.bfloat16).float()", "a", "a:4x{n}", {"n": (0, 1, 7, *around(MOST_ELEMENTS // 4))},
             ("bfloat16", "float16"), roundings=8)),
    ),
    Choice(
        "kernels/creation/loops/copies.py", "copy_values", "size",
            {"total > MOST_ELEMENTS": "4 * n > MOST_ELEMENTS", "total > MOST_IN_RUNS": "4 * n > MOST_IN_RUNS"},
        (Walk("m.zeros_like(b).copy_(a)", "a + 0 * b", "a:4x{n} b:4x{n}", {"n": (0, 1, 7, *around(MOST_ELEMENTS // 4))},
            _MOVED[:5]),
         Walk("m.zeros_like(b).copy_(a[0])", "a[0] + 0 * b", "a:4x{n} b:4x{n}",
             {"n": (0, 1, 7, *around(MOST_ELEMENTS // 4))},
             _MOVED[:5]),
         Walk("m.zeros(4, n, dtype=m.float64).copy_(a)", "a", "a:4x{n}",
             {"n": (0, 1, 7, *around(MOST_ELEMENTS // 4, MOST_IN_RUNS // 4))}, ("float32", "int64"))),
    ),
    Choice(
        "kernels/creation/loops/strided.py", "lies_in_runs", "size", {"array.shape[last] >= _RUN": "n >= _RUN"},
        (Walk("a[:, :-1].clone()", "a[:, :-1]", "a:{1 + (1 << 15) // n}x{n+1}", {"n": (*around(16), 40)}, _MOVED),
         Walk("m.zeros(a.size(0), n + 3)[:, 2:-1].copy_(a)", "a", "a:{1 + (1 << 15) // n}x{n}",
             {"n": (*around(16), 40)}, ("float32",))),
    ),
    Choice(
        "kernels/creation/loops/ordered.py", "in_rows", "size", {"total * width > MOST_BYTES": "16 * n > MOST_BYTES"},
        (Walk("m.cat([a, a[:, :1]], 1)", "np.concatenate([a, a[:, :1]], 1)", "a:4x{n}",
            {"n": (1, 7, *around(MOST_BYTES // 16))}, _MOVED),
         Walk("m.roll(a, 1, 1)", "np.roll(a, 1, 1)", "a:4x{n}", {"n": (1, 7, *around(MOST_BYTES // 16))}, _MOVED)),
    ),
    Choice(
        "kernels/creation/loops/fill.py", "take_sizes", "size", {"size > MOST_COPIED": "n > MOST_COPIED",
            "total > MOST_COPIED": "12 * n > MOST_COPIED"},
        (Walk("m.full((3, n), 2., dtype=a.dtype)", "np.full((3, n), 2)", "a:1",
            {"n": (0, 1, 7, *around(MOST_COPIED // 24, MOST_COPIED // 12, MOST_COPIED))}, ("float32", "float64",
                "int64", "bool"),
            grad=False),
         Walk("m.zeros(3, n, dtype=a.dtype)", "np.zeros((3, n))", "a:1",
             {"n": (0, 1, 7, *around(MOST_COPIED // 24, MOST_COPIED // 12, MOST_COPIED))},
             ("float32", "float64", "int64", "bool", "bfloat16"), grad=False)),
    ),
    Choice(
        "kernels/creation/loops/fill.py", "range_of_ints", "size", {"8 * count > MOST_COPIED": "8 * n > MOST_COPIED"},
        (Walk("m.arange(3, 3 + 2 * n, 2)", "np.arange(3, 3 + 2 * n, 2)", "a:1", {"n": (0, 1, 7,
            *around(MOST_COPIED // 8))},
            grad=False),),
    ),
    Choice(
        "kernels/creation/loops/fill.py", "range_of_reals", "size",
        {"0.0 <= steps <= MOST_COPIED / 8": "n <= MOST_COPIED / 8"},
        (Walk("m.arange(0.5, 0.5 + n / 4, 0.25)", "np.arange(0.5, 0.5 + n / 4, 0.25)", "a:1",
            {"n": (0, 1, 7, *around(MOST_COPIED // 8))}, grad=False),),
    ),
    Choice(
        "kernels/creation/loops/fill.py", "spaced", "size", {"0 <= steps <= MOST_COPIED // 8": "n <= MOST_COPIED // 8"},
        (Walk("m.linspace(-1, 3, n, dtype=a.dtype)", "np.linspace(-1, 3, n)", "a:1",
            {"n": (0, 1, 2, 7, *around(MOST_COPIED // 8))}, grad=False),),
    ),
    Choice(
        "kernels/creation/loops/fill.py", "overwrite", "size", {"0 < size <= MOST_COPIED": "0 < 12 * n <= MOST_COPIED",
            "total > MOST_ELEMENTS": "3 * n > MOST_ELEMENTS"},
        (Walk("a.clone().zero_()", "0 * a", "a:3x{n}", {"n": (0, 1, 7, *around(MOST_ELEMENTS // 3,
            MOST_COPIED // 12))}, _MOVED[:2]),
         Walk("a.clone().fill_(2)", "0 * a + 2", "a:3x{n}", {"n": (0, 1, 7, *around(MOST_ELEMENTS // 3))}, _MOVED[:5])),
    ),
    Choice(
        "kernels/creation/loops/fill.py", "copy_elements", "size", {"size > MOST_COPIED": "4 * n > MOST_COPIED"},
        (Walk("m.tensor(a.tolist(), dtype=a.dtype)", "a", "a:{n}", {"n": (0, 1, 7, 1025)},
            ("float32", "float64", "int64"), grad=False),
         Walk("m.zeros_like(a).copy_(a)", "a", "a:{n}", {"n": (7, *around(1 << 18))}, ("float32",), layouts=("rows",))),
    ),
    Choice(
        "tensor/casting.py", "cast_array", "size", {"array.size >= _MANY": ""},
        tuple(Walk(f"a.to(m.{kind})", f"a.astype('{kind}')", "a:2x{n}", {"n": around(casting._MANY // 2)},
            ("float32", "float64", "int64", "float16", "bfloat16", "uint8", "bool"), grad=kind == "float64")
              for kind in ("float64", "int32", "float32", "complex64")), general=True,
    ),
    Choice(
        "tensor/casting.py", "cast_into", "size", {"array.size >= _MANY": ""},
        tuple(Walk(f"m.zeros(2, n, dtype=m.{kind}).copy_(a)", f"a.astype('{kind}')", "a:2x{n}",
                   {"n": around(casting._MANY // 2)}, ("float32", "float64", "int64", "float16", "bfloat16", "uint8"),
                   grad=kind == "float64") for kind in ("float64", "int32", "complex64")), general=True,
    ),
    Choice(
        "tensor/casting.py", "combine_at", "dimensions", {"out.ndim + deepest <= _MOST_DIMS_AT": "",
            "values.ndim <= _MOST_DIMS_AT": ""},
        (Walk("m.scatter_add(a.view([1] * d + [3]), -1, i.view([1] * d + [4]), b.view([1] * d + [4]))",
            "added(a, i, b).reshape([1] * d + [3])",
              "a:3 i:4/index3 b:4", {"d": (1, *around(31))}),
         Walk("m.index_put(a, (i.view([1] * d + [4]),), b.view([1] * d + [4]), accumulate=True)", "added(a, i, b)",
              "a:3 i:4/index3 b:4", {"d": (1, *around(31))}),
         Walk("m.index_put(a, (i.view([1] * d + [4]),), b, accumulate=True)", "added(a, i, b)",
              "a:3 i:4/index3 b:0d", {"d": (1, *around(31))}),
         Walk("m.index_put(a.view([3] + [1] * 20), (i.view([1] * d + [4]),), b, accumulate=True)",
             "added(a, i, b).reshape([3] + [1] * 20)",
              "a:3 i:4/index3 b:0d", {"d": (1, 9, *around(31))})), general=True,
        one_side={"values.ndim <= _MOST_DIMS_AT": "values have no more dimensions than what an index chooses"},
    ),
    Choice(
        "tensor/loops/dense_casts.py", "converted", "size, stride, dtype", {"array.size < _LEAST": ""},
        tuple(Walk(f"a.to(m.{kind})", f"a.astype('{kind}')", "a:2x{n}", {"n": around(dense_casts._LEAST // 2)},
            ("float32", "float64", "int64", "float16", "bfloat16", "uint8", "bool"), grad=kind == "float64")
              for kind in ("float64", "int32", "uint8", "complex64", "bool")), general=True,
    ),
    Choice(
        "tensor/loops/dense_casts.py", "_run", "size", {"count < _ALONE": ""},
        (Walk("a.float()", "a", "a:2x{n}", {"n": around(dense_casts._ALONE // 2)}, ("float16", "bfloat16", "int64"),
            threads=2),
         Walk("a.half()", "a.astype('float16')", "a:2x{n}", {"n": around(dense_casts._ALONE // 2)},
             ("float32", "float64"), threads=2, grad=False, roundings=1 << 14)), general=True,
    ),
)
