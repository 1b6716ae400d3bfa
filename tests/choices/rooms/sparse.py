"""Sparse tensors: the order of coordinates, and products."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.sparse import coalescing, rows

_COO = "m.sparse_coo_tensor(i, b, (k, 7))"
_DENSE = "added(np.zeros((k, 7), b.dtype), (i[0], i[1]), b)"
_STORED = 20  # elements of each operand of a product

NO_CHOICES = {
    (r"sparse/(coalescing\.py::positions|construction\.py::check)", r".*(_LARGEST|_MOST)"):
        "a limit beyond which there is an error",
}

CHOICES = (
    Choice(
        "sparse/coalescing.py", "_order", "order",
        {"np.count_nonzero(numbers[1:] < numbers[:-1]) < _RUNS": ""},
        (Walk(f"{_COO}.coalesce().to_dense()", _DENSE, "i:2x{n}/index7 b:{n}",
            {"n": (1, 7, *around(2 * coalescing._RUNS, step=9), 700), "k": (7,)}, ("float32", "float64", "int64"),
            roundings=512, anywhere=False),),
    ),
    Choice(
        "sparse/rows.py", "order_of", "size", {"extent > 4 * count + 1024": ""},
        (Walk(f"{_COO}.coalesce().to_dense()", _DENSE, "i:2x{n}/index7 b:{n}",
            {"n": (500,), "k": around(4 * 500 + 1024)}, roundings=512, anywhere=False),),
    ),
    Choice(
        "sparse/products.py", "sparse_sparse", "size",
        {"max(*self._sizes, *other._sizes) > 4 * (self._nnz() + other._nnz()) + 1024": ""},
        (Walk(f"({_COO} @ m.sparse_coo_tensor(j, c, (7, 5))).to_dense()",
            f"{_DENSE} @ added(np.zeros((7, 5), c.dtype), (j[0], j[1]), c)",
            "i:2x{n}/index7 b:{n} j:2x{n}/index5 c:{n}",
            {"n": (_STORED,), "k": around(8 * _STORED + 1024)}, roundings=512, anywhere=False),),
    ),
    Choice(
        "sparse/rows.py", "times_dense", "size", {"len(values) * width < _ALONE": ""},
        (Walk("a.to_sparse_csr() @ b", "a @ b", "a:8x{n}/positive b:{n}x64", {"n": (1, 7, *around(rows._ALONE // 512))},
            threads=2),
         Walk("a.to_sparse_csr() @ b", "a @ b", "a:{n}x64/positive b:64x1", {"n": (1, *around(rows._ALONE // 64))},
            threads=2)),
    ),
    Choice(
        "sparse/rows.py", "_vector_loop", "size", {"k + np.uint64(4) <= end": "n >= 4"},
        (Walk("a.to_sparse_csr() @ b", "a @ b", "a:5x{n}/positive b:{n}x1", {"n": (1, 2, 3, 4, 5, 7, 8, 9, 13)},
            ("float32", "float64", "float16", "complex64")),),
    ),
)
