"""Reading, writing and adding at places that tensors give."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.kernels.creation.loops.dense import MOST_BYTES
from runtime.kernels.creation.loops.strided import MOST_ELEMENTS
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.indexing import bags, scatter
from runtime.kernels.indexing.loops import gather, rows

_LEAST, _ALONE = gather._LEAST, gather._ALONE
_MOVED = ("float32", "float64", "int64", "uint8", "complex128", "bool", "float16", "bfloat16")
_ADDED = ("float32", "float64", "int64", "float16")
_FEW = around(_LEAST // 8)
_BYTES = MOST_BYTES // 4  # elements of float32 that a builtin makes at most

_GATHER = ("m.gather(a, 0, i)", "np.take_along_axis(a, i, 0)")
_SCATTER_ADD = ("m.scatter_add(a, 0, i, b)", "added_along(a, i, b)")
_SELECT = ("m.index_select(a, 0, i)", "a[i]")
_INDEX_ADD = ("m.index_add(a, 0, i, b)", "added(a, i, b)")

NO_CHOICES = {
    (r"kernels/indexing/.*", r"kind\.way > WHOLE"): "the dtype, of which the walks take several",
    (r"kernels/indexing/.*",
        r".*ndim.* >=? MOST_DIMS"): "as many dimensions as a structure of native code has room for",
    (r"kernels/indexing/.*", r".*length > MOST_INDICES"): "as many parts as a structure of native code has room for",
    (r"kernels/indexing/native\.py::are_places", r".*"): "whether an index is dense, of which the walks take both",
    (r"kernels/indexing/loops/rows\.py::copy_row", r"0 < \(target.*"): "where memory lies, which no call decides",
    (r"kernels/indexing/loops/writing\.py::write_along", r"SCATTER.*"): "which operator it is",
}

CHOICES = (
    Choice(
        "kernels/indexing/bags.py", "_in_bags", "size", {"elements < _ALONE": ""},
        (Walk("F.embedding_bag(i, a, m.arange(0, n, 8), mode='sum')", "a[i].reshape(-1, 8, 64).sum(1)",
              "a:50x64 i:{n}/index50", {"n": around(bags._ALONE // 64, step=8)}, threads=2),
         Walk("F.embedding_bag(i, a, m.arange(0, n, 8), mode='max')", "a[i].reshape(-1, 8, 64).max(1)",
              "a:50x64/distinct i:{n}/index50", {"n": around(bags._ALONE // 64, step=8)}, threads=2,
                  layouts=("rows", "gaps"))),
    ),
    Choice(
        "kernels/indexing/bags.py", "_sum_loop", "size", {"k + 4 <= end": "n >= 4"},
        (Walk("F.embedding_bag(i.view(1, -1), a, mode='sum')", "a[i].sum(0, keepdims=True)", "a:50x{c} i:{n}/index50",
              {"n": (1, 2, 3, 4, 5, 7, 8, 9), "c": (1, 15, 16, 17)}),),
    ),
    Choice(
        "kernels/indexing/bags.py", "weighted_loop", "size", {"k + 4 <= end": "n >= 4"},
        (Walk("F.embedding_bag(i.view(1, -1), a, mode='sum', per_sample_weights=b.view(1, -1))",
              "(a[i] * b[:, None]).sum(0, keepdims=True)", "a:50x{c} i:{n}/index50 b:{n}",
              {"n": (1, 2, 3, 4, 5, 7, 8, 9), "c": (1, 15, 16, 17)}),),
    ),
    Choice(
        "kernels/indexing/chosen.py", "choice_of", "size",
        {"_count(indices) * math.prod(lead) * math.prod(rest) < _LEAST": ""},
        (Walk("a[i]", "a[i]", "a:7x8 i:{n}/index7", {"n": _FEW}, _MOVED),
         Walk("a[:, i, j]", "a[:, i, j]", "a:3x5x6 i:{n}/index5 j:{n}/index6", {"n": around(_LEAST // 3)}, _MOVED),
         Walk("a[k]", "a[k]", "a:{n}x2 k:{n}/mask", {"n": around(_LEAST // 2)}, _MOVED),
         Walk("m.index_put(a, (i,), b, accumulate=True)", "added(a, i, b)", "a:7x8 i:{n}/index7 b:{n}x8", {"n": _FEW},
             _ADDED),
         Walk("m.index_put(a, (i,), b)", "put(a, i, b)", "a:{2*n}x8 i:{n}/order b:{n}x8", {"n": _FEW}, _MOVED)),
        general=True,
    ),
    Choice(
        "kernels/indexing/chosen.py", "_is_mask_of", "size", {"mask.size < _LEAST": ""},
        (Walk("changed(a, k)", "np.where(k, 3, a)", "a:2x{n} k:2x{n}/mask", {"n": around(_LEAST // 2)},
              ("float32", "float64", "complex64", "complex128", "int64", "uint8")),
         Walk("m.masked_fill(a, k, 3)", "np.where(k, 3, a)", "a:2x{n} k:2x{n}/mask", {"n": around(_LEAST // 2)},
             _ADDED)), general=True,
    ),
    Choice(
        "kernels/indexing/chosen.py", "write", "dtype", {"array.itemsize <= 8": ""},
        (Walk("changed(a, k)", "np.where(k, 3, a)", "a:2x{n} k:2x{n}/mask", {"n": around(_LEAST)},
              ("float32", "complex128", "uint8")),), general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "are_within", "size", {"indices.size < _LEAST": ""},
        (Walk(*_GATHER, "a:5x4 i:{n}x4/index5", {"n": around(_LEAST // 4)}, _MOVED),
         Walk(*_SELECT, "a:5x3 i:{n}/index5", {"n": around(_LEAST)})), general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "_run", "size", {"work < _ALONE": ""},
        (Walk(*_GATHER, "a:5x8 i:{n}x8/index5", {"n": around(_ALONE // 8)}, threads=2),
         Walk(*_SCATTER_ADD, "a:5x8 i:{n}x8/index5 b:{n}x8", {"n": around(_ALONE // 8)}, threads=2, roundings=1024),
         Walk(*_INDEX_ADD, "a:5x8 i:{n}/index5 b:{n}x8", {"n": around(_ALONE // 8)}, threads=2, roundings=1024)),
             general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "taken", "size", {"math.prod(sizes) < _LEAST": ""},
        (Walk(*_SELECT, "a:5x8 i:{n}/index5", {"n": _FEW}, _MOVED),
         Walk("m.index_select(a, 1, i)", "a[:, i]", "a:4x5x3 i:{n}/index5", {"n": around(_LEAST // 12)}, _MOVED),
         Walk("F.embedding(i, a)", "a[i]", "a:5x8 i:{n}/index5", {"n": _FEW})), general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "add_along", "size", {"indices.size < _LEAST": ""},
        (Walk(*_SCATTER_ADD, "a:5x8 i:{n}x8/index5 b:{n}x8", {"n": _FEW}, _ADDED, roundings=256),
         Walk("m.scatter_add(a, -1, i, b)", "added_along(a.T, i.T, b.T).T", "a:8x5 i:8x{n}/index5 b:8x{n}",
             {"n": _FEW}, _ADDED, roundings=256)),
        general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "put_along", "size", {"indices.size < _LEAST": ""},
        (Walk("m.scatter(a, -1, i, b)", "put_along(a, i, b)", "a:8x{2*n} i:8x{n}/order b:8x{n}", {"n": _FEW}, _MOVED),
         Walk("m.scatter(a, -1, i, 2)", "put_along(a, i, 2)", "a:8x{2*n} i:8x{n}/order", {"n": _FEW}, _MOVED[:5])),
             general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "reduce_along", "size", {"indices.size < _LEAST": ""},
        tuple(
            Walk(f"m.scatter_reduce(a, 0, i, b, '{how}')", f"reduced_along(a, i, b, '{how}')",
                "a:5x8/distinct i:{n}x8/index5 b:{n}x8/distinct",
                 {"n": _FEW}, ("float32", "int64", "float64"), roundings=256, layouts=("rows", "columns", "gaps"))
            for how in ("sum", "mean", "amax", "amin")
        ), general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "add_rows", "size", {"values.size < _LEAST": ""},
        (Walk(*_INDEX_ADD, "a:5x8 i:{n}/index5 b:{n}x8", {"n": _FEW}, _ADDED, roundings=256),
         Walk("m.index_add(a, 1, i, b)", "added(a.T, i, b.T).T", "a:8x5 i:{n}/index5 b:8x{n}", {"n": _FEW}, _ADDED,
             roundings=256)), general=True,
    ),
    Choice(
        "kernels/indexing/loops/gather.py", "put_rows", "size", {"math.prod(sizes) < _LEAST": ""},
        (Walk("m.index_copy(a, 0, i, b)", "put(a, i, b)", "a:{2*n}x8 i:{n}/order b:{n}x8", {"n": _FEW}, _MOVED),
         Walk("m.index_fill(a, 1, i, 2)", "put(a.T, i, 2).T", "a:8x{2*n} i:{n}/order", {"n": _FEW}, _MOVED[:5])),
             general=True,
    ),
    Choice(
        "kernels/indexing/loops/rows.py", "take_rows_at", "size", {"elements < GRAIN": ""},
        (Walk(*_SELECT, "a:5x8 i:{n}/index5", {"n": around(GRAIN // 8)}, _MOVED, threads=2),
         Walk("m.index_select(a, 1, i)", "a[:, i]", "a:4x5x3 i:{n}/index5", {"n": around(GRAIN // 12)}, threads=2)),
             general=True,
    ),
    Choice(
        "kernels/indexing/loops/rows.py", "find_run", "size",
        {"j - begin > max(bounds[1] - bounds[0], _SHORT)": "n > _SHORT"},
        (Walk("a[:, i.sort()[0]]", "a[:, np.sort(i)]", "a:40x{n}x5 i:{n}/order", {"n": around(rows._SHORT)}),
         Walk("a[:, m.cat([i[:5], i.sort()[0], i[2:]])]", "a[:, np.concatenate([i[:5], np.sort(i), i[2:]])]",
              "a:40x{n}x5 i:{n}/order", {"n": (*around(rows._SHORT), 33)})),
    ),
    Choice(
        "kernels/indexing/loops/rows.py", "copy_row", "size",
        {"width > _PIECE": "4 * n > _PIECE"},
        (Walk(*_SELECT, "a:9x{n} i:30/index9", {"n": around(rows._PIECE // 4, rows._PIECE)}, _MOVED),),
    ),
    Choice(
        "kernels/indexing/scatter.py", "scatter_reduce", "size", {"indices.size < _EXACT": ""},
        (Walk("m.scatter_reduce(a, 0, i, b, 'mean')", "reduced_along(a, i, b, 'mean')", "a:5x8 i:{n}x8/index5 b:{n}x8",
            {"n": around(32)},
              ("float32", "float64", "float16", "int64"), roundings=256),), general=True, lowered={"_EXACT": 256},
    ),
    Choice(
        "kernels/indexing/scatter.py", "nonzero", "size", {"array.size >= _MANY": ""},
        (Walk("m.nonzero(a)", "np.argwhere(a)", "a:4x{n}/mask", {"n": around(scatter._MANY // 4)}, grad=False),
         Walk("m.nonzero(m.relu(a))", "np.argwhere(a > 0)", "a:4x{n}", {"n": around(scatter._MANY // 4)},
             ("float32", "bfloat16", "float16"), grad=False)),
        general=True,
    ),
    Choice(
        "kernels/indexing/native.py", "gather_rows", "size",
        {"elements >= GRAIN": "8 * n >= GRAIN"},
        (Walk(*_SELECT, "a:5x8 i:{n}/index5", {"n": (0, 1, 7, *around(GRAIN // 8))}, _MOVED),
         Walk("a[i - 5]", "a[i - 5]", "a:5x8 i:{n}/index5", {"n": (0, 1, 7, *around(GRAIN // 8))}, _MOVED),
         Walk("m.index_select(a, 1, i)", "a[:, i]", "a:{n}x5 i:8/index5", {"n": (0, 1, 7, *around(GRAIN // 8))},
             _MOVED),
         Walk("a[i, j]", "a[i, j]", "a:5x6x8 i:{n}/index5 j:{n}/index6", {"n": (0, 1, 7, *around(GRAIN // 8))},
             _MOVED)),
    ),
    Choice(
        "kernels/indexing/native.py", "take_masked", "size",
        {"total * max(row, LEAST_ROW) > MOST_BYTES": "256 * n > MOST_BYTES"},
        (Walk("a[k]", "a[k]", "a:{n}x2 k:{n}/mask", {"n": (0, 1, 3, *around(MOST_BYTES // 256))}, _MOVED),
         Walk("a[k]", "a[k]", "a:2x{n}x3 k:2x{n}/mask", {"n": (0, 1, 3, *around(MOST_BYTES // 512))}, _MOVED)),
    ),
    Choice(
        "kernels/indexing/native.py", "gather_elements", "size", {"count * width > MOST_BYTES": "32 * n > MOST_BYTES"},
        (Walk(*_GATHER, "a:5x8 i:{n}x8/index5", {"n": (0, 1, 3, *around(_BYTES // 8))}, _MOVED),
         Walk("m.gather(a, 1, i)", "np.take_along_axis(a, i, 1)", "a:8x5 i:8x{n}/index5",
             {"n": (0, 1, 3, *around(_BYTES // 8))}, _MOVED)),
    ),
    Choice(
        "kernels/indexing/native.py", "take_flat", "size", {"count * width > MOST_BYTES": "16 * n > MOST_BYTES"},
        (Walk("m.take(a, i)", "a.ravel()[i]", "a:3x5 i:4x{n}/index15", {"n": (0, 1, 3, *around(_BYTES // 4))},
            _MOVED),),
    ),
    Choice(
        "kernels/indexing/native.py", "places_of", "size", {"total * ndim * 8 > MOST_BYTES": "64 * n > MOST_BYTES"},
        (Walk("m.nonzero(a)", "np.argwhere(a)", "a:4x{n}/mask", {"n": (0, 1, 3, *around(MOST_BYTES // 64))},
            grad=False),),
    ),
    Choice(
        "kernels/indexing/loops/putting.py", "put_rows", "size",
            {"outer * number * row * width > MOST_BYTES": "32 * n > MOST_BYTES"},
        (Walk("m.index_copy(a, 0, i, b)", "put(a, i, b)", "a:{2*n}x8 i:{n}/order b:{n}x8",
            {"n": (0, 1, 7, *around(_BYTES // 8))}, _MOVED),
         Walk("m.index_add(a, 0, i, b)", "added(a, i, b)", "a:5x8 i:{n}/index5 b:{n}x8",
             {"n": (0, 1, 7, *around(_BYTES // 8))}, _ADDED, roundings=_BYTES // 8)),
    ),
    Choice(
        "kernels/indexing/loops/putting.py", "put_flat", "size", {"count * width > MOST_BYTES": "4 * n > MOST_BYTES"},
        (Walk("m.put(a, i, b)", "put(a.ravel(), i, b).reshape(a.shape)", "a:2x{n} i:{n}/order b:{n}",
            {"n": (0, 1, 7, *around(_BYTES))}, _MOVED),),
    ),
    Choice(
        "kernels/indexing/loops/putting.py", "put_chosen", "size", {"total * width > MOST_BYTES": "8 * n > MOST_BYTES"},
        (Walk("m.masked_scatter(a, k, b)", "masked_put(a, k, b)", "a:2x{n} k:2x{n}/mask b:{2*n}",
            {"n": (0, 1, 7, *around(_BYTES // 2))}, _MOVED),),
    ),
    Choice(
        "kernels/indexing/loops/writing.py", "put_masked", "size",
            {"number * row * width > MOST_BYTES": "8 * n > MOST_BYTES"},
        (Walk("changed(a, k)", "np.where(k, 3, a)", "a:2x{n} k:2x{n}/mask", {"n": (0, 1, 7, *around(_BYTES // 2))},
            ("float32", "int64", "float64")),),
    ),
    Choice(
        "kernels/indexing/loops/writing.py", "may_scatter", "size",
        {"count * width > MOST_BYTES": "32 * n > MOST_BYTES"},
        (Walk("m.scatter(a, -1, i, b)", "put_along(a, i, b)", "a:8x{2*n} i:8x{n}/order b:8x{n}",
            {"n": (0, 1, 7, *around(_BYTES // 8))}, _MOVED),
         Walk(*_SCATTER_ADD, "a:5x8 i:{n}x8/index5 b:{n}x8", {"n": (0, 1, 7, *around(_BYTES // 8))}, _ADDED,
             roundings=_BYTES // 8)),
    ),
    Choice(
        "kernels/indexing/loops/writing.py", "write_into_copy", "size",
            {"count_of(tensor.array) > MOST_ELEMENTS": "2 * n > MOST_ELEMENTS"},
        (Walk("m.put(a, i, b)", "put(a.ravel(), i, b).reshape(a.shape)", "a:2x{n} i:5/order b:5",
            {"n": (3, *around(MOST_ELEMENTS // 2))}, _MOVED),
         Walk("m.index_put(a, (i,), b)", "put(a, i, b)", "a:{n}x2 i:5/order b:5x2", {"n": (5,
             *around(MOST_ELEMENTS // 2))},
             _MOVED)),
    ),
)
