"""Products of matrices, and what chooses how they are computed: contractions, distances, layers."""

from __future__ import annotations

from choices.choice import FLOATS, INEXACT, Choice, Walk, around
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.matmul.loops import integers, product
from runtime.kernels.matmul.shape import BLOCK, DEPTH, FEW, LONG, NARROW_BYTES, ROW_BYTES, ROWS, SHORT, VECTOR_BYTES
from runtime.language.contraction_order import MOST_EXACT

_LEAST, _ALONE, _FEW = integers._LEAST, integers._ALONE, integers._FEW
_FULL = ROW_BYTES // 4  # columns of a tile of float32
_ROWS = (1, 2, 3, *around(4, ROWS), 4 * ROWS, 4 * ROWS + 1)
_BATCH = {"b": (1, 3), "n": (1, 5, ROWS + 1), "p": (1, 3, _FULL + 1), "k": (1, 4, 37)}

_MM = (
    Walk("a @ b", "a @ b", "a:{n}x{k} b:{k}x{p}", {"n": _ROWS, "k": (1, 3, 4, 37), "p": (1, 3, *around(_FULL))},
        INEXACT),
    Walk("a @ b.t()", "a @ b.T", "a:{n}x{k} b:{p}x{k}", {"n": (1, 3, 4, 5, 33), "k": (1, 4, *around(16), 37),
        "p": (1, 3, *around(_FULL))}, INEXACT),
    Walk("F.linear(a, b, c)", "a @ b.T + c", "a:{n}x{k} b:{p}x{k} c:{p}",
        {"n": (1, 3, 4, 5, 33), "k": (1, 37), "p": (1, *around(_FULL))}, FLOATS),
    Walk("m.addmm(c, a, b)", "a @ b + c", "a:{n}x{k} b:{k}x{p} c:{p}",
        {"n": (1, ROWS - 1, ROWS + 1), "k": (1, 37), "p": (1, *around(_FULL))}, FLOATS),
    Walk("m.bmm(a, b)", "a @ b", "a:{b}x{n}x{k} b:{b}x{k}x{p}", _BATCH, INEXACT),
    Walk("m.mv(a, b)", "a @ b", "a:{n}x{k} b:{k}", {"n": (1, 7, *around(_FULL)), "k": (1, 4, 37)}, INEXACT),
)
_DEEP = (
    Walk("a @ b", "a @ b", "a:{n}x{k} b:{k}x{p}", {"n": (1, 5, 4 * ROWS + 1), "k": around(DEPTH), "p": (3, _FULL + 1)},
        roundings=512),
    Walk("F.linear(a, b, c)", "a @ b.T + c", "a:{n}x{k} b:{p}x{k} c:{p}",
        {"n": (1, 5), "k": around(DEPTH), "p": (3, _FULL + 1)}, roundings=512),
)
_COLUMNS = tuple(sorted({*around(NARROW_BYTES // 4, VECTOR_BYTES // 4, NARROW_BYTES // 8, VECTOR_BYTES // 8), 2}))
_NARROW = (  # tiles of narrow rows: sums of one panel and of several, with and without a row that is added
    Walk("a @ b", "a @ b", "a:{n}x{k} b:{k}x{p}", {"n": (2, *around(ROWS), 3 * ROWS + 2), "k": (4, 7, DEPTH + 3),
        "p": _COLUMNS}, roundings=512),
    Walk("F.linear(a, b, c)", "a @ b.T + c", "a:{n}x{k} b:{p}x{k} c:{p}",
        {"n": (ROWS, 3 * ROWS + 2), "k": (4, DEPTH + 3), "p": _COLUMNS}, roundings=512),
    Walk("a @ b", "a @ b", "a:{n}x64 b:64x{p}", {"n": around(product.LARGE_WORK // 192), "p": (3, 5)}, roundings=256,
        threads=2, layouts=("rows", "columns")),
)
_SHORT = (
    Walk("a @ b", "a @ b", "a:{n}x{k} b:{k}x{p}", {"n": (ROWS, 3 * ROWS + 2), "k": around(SHORT), "p": (3, 5, 7, 8)}),
)
_TINY = (
    *(Walk("a @ b", "a @ b", "a:{n}x{p}x{k} b:{n}x{k}x{p}", {"n": (1, 2, 5), "k": ks, "p": (p,)},
        dtypes=("float32", "float64", "float16", "bfloat16", "complex64", "int32"))
      for p, ks in ((1, (1, 2)), (3, (1, 4)), (4, (1, *around(8))), (8, (1, *around(2))))),
)
_QUADS = tuple(
    Walk(f"a @ b.t(){rest}", f"a @ b.T{rest}", "a:{n}x{k} b:{p}x{k}",
        {"n": (3, ROWS, 4 * ROWS + 1), "k": (3, 4, 5, 8, 11, 19), "p": (_FULL, 2 * _FULL + 5)})
    for rest in ("", " + 1")
)
_RUNS = (
    Walk("a @ b.t()", "a @ b.T", "a:{n}x{k} b:{p}x{k}", {"n": (FEW + 1, 3 * ROWS + 2), "p": (2, *around(FEW)),
        "k": around(product._LONG_SUMS)}, roundings=512),
)
_TALL = (Walk("a @ b", "a @ b", "a:{n}x9 b:9x{p}", {"n": around(BLOCK), "p": (1, 2, 3, _FULL + 1)}),)
_LARGE = (
    Walk("a @ b", "a @ b", "a:{n}x64 b:64x256", {"n": around(product.LARGE_WORK >> 14)}, roundings=256, threads=2),
    Walk("m.bmm(a, b)", "a @ b", "a:4x{n}x64 b:4x64x64", {"n": around(product.LARGE_WORK >> 14)}, roundings=256,
        threads=2),
    Walk("F.linear(a, b, c)", "a @ b.T + c", "a:{n}x64 b:256x64 c:256", {"n": around(product.LARGE_WORK >> 14)},
        roundings=256, threads=2),
)
_DOT = Walk("m.dot(a, b)", "a @ b", "a:{n} b:{n}", {"n": (1, 7, 33, *around(LONG), LONG + 37, 10 * LONG + 1)},
    INEXACT, roundings=512)
_LONG_ROWS = Walk("a @ b.t()", "a @ b.T", "a:{n}x{k} b:{p}x{k}", {"n": (1, 3), "p": (1, 2, 5), "k": around(LONG)},
    roundings=512, grad=False)

NO_CHOICES = {
    (r"kernels/matmul/native\.py::rows_of",
        r"ndim > MOST_DIMS"): "as many dimensions as a structure of native code has room for",
}

CHOICES = (
    Choice(
        "kernels/matmul/loops/integers.py", "suits", "size", {"a.size * b.shape[-1] >= _LEAST": ""},
        (Walk("a @ b", "a @ b", "a:{n}x32 b:32x8", {"n": around(_LEAST // 256)}, ("int64", "uint8"), grad=False),),
    ),
    Choice(
        "kernels/matmul/loops/integers.py", "product", "size",
        {"b.shape[-1] < _FEW <= a.shape[-2]": "", "left.size * right.shape[2] < _ALONE": ""},
        (
            Walk("a @ b", "a @ b", f"a:{{n}}x{{{4 * _LEAST} // n}} b:{{{4 * _LEAST} // n}}x{{p}}",
                {"n": around(_FEW), "p": around(_FEW)},
                 ("int64", "uint8"), grad=False),
            Walk("a @ b", "a @ b", "a:{n}x64 b:64x64", {"n": around(_ALONE // 4096)}, ("int64",), grad=False,
                threads=2),
        ),
    ),
    Choice("kernels/matmul/operator.py", "multiply", "size",
        {"len(a) < (LARGE_WORK if are_runs else LONG)": ""}, (_DOT,), general=True),
    Choice("kernels/matmul/native.py", "try_dot", "size", {"left.shape[0] >= LONG": "n >= LONG"}, (_DOT,)),
    Choice("kernels/matmul/loops/panels.py", "long_inner_product", "size", {"steps < LONG": "k < LONG"},
        (_LONG_ROWS,)),
    Choice("kernels/matmul/native.py", "multiply_into_tensor", "size",
        {"work >= LARGE_WORK": "n * 64 * 256 >= LARGE_WORK"}, _LARGE),
    Choice("kernels/matmul/loops/product.py", "multiply_small", "size",
           {"describe_product(arrays, added, product) >= LARGE_WORK": "n * 64 * 256 >= LARGE_WORK"}, _LARGE,
               general=True),
    Choice(
        "kernels/matmul/loops/product.py", "arrange", "size",
        {"2 * tiles_over(n, ROWS) * tiles_over(m, full) > tiles_over(m, ROWS) * tiles_over(n, full)":
         f"2 * tiles_over.py_func(p, ROWS) * tiles_over.py_func(n, {_FULL}) > "
          f"tiles_over.py_func(n, ROWS) * tiles_over.py_func(p, {_FULL})"},
        (*_MM, *_TALL),
    ),
    Choice("kernels/matmul/loops/product.py", "fits_narrow_rows", "size",
        {"size <= VECTOR_BYTES": "4 * p <= VECTOR_BYTES", "product.k < SHORT": "k < SHORT",
         "2 * size > VECTOR_BYTES": "8 * p > VECTOR_BYTES"}, (*_NARROW, *_SHORT)),
    Choice("kernels/matmul/loops/product.py", "sums_runs", "size, stride",
        {"product.n <= FEW": "p <= FEW", "product.k >= _LONG_SUMS": "k >= _LONG_SUMS"}, _RUNS),
    Choice("kernels/matmul/loops/panels.py", "row_bytes_for", "size",
        {"size <= NARROW_BYTES": "4 * p <= NARROW_BYTES", "size <= VECTOR_BYTES": "4 * p <= VECTOR_BYTES"}, _NARROW),
    Choice("kernels/matmul/loops/panels.py", "copy_panel", "size",
        {"columns * width < ROW_BYTES": f"p % {_FULL} > 0"}, _MM),
    Choice("kernels/matmul/loops/panels.py", "copy_panel", "size, stride", {"quads + _QUAD <= steps": "k >= _QUAD"},
        _QUADS),
    Choice("kernels/matmul/loops/panels.py", "fill_tile", "size", {"columns * width < ROW_BYTES": f"p % {_FULL} > 0"},
        _DEEP[1:] + _MM[2:4]),
    Choice("kernels/matmul/loops/panels.py", "write_tiles", "size", {"high < ROWS": f"n % {ROWS} > 0"}, _MM),
    Choice("kernels/matmul/loops/panels.py", "write_tiles", "size",
        {"high <= _HALF": f"0 < n % {ROWS} <= _HALF"}, _MM),
    Choice("kernels/matmul/loops/panels.py", "add_rows", "size", {"k + 4 <= steps": "k >= 4"}, _MM),
    Choice("kernels/matmul/loops/panels.py", "multiply_block", "size, stride",
        {"product.m <= FEW": "n <= FEW", "depth >= _DEEP": "k >= _DEEP", "rows > _DIRECT": "n > _DIRECT"},
        (*_MM, *_DEEP)),
    Choice("kernels/matmul/loops/panels.py", "multiply_part", "size",
        {"0 < product.m * product.n * product.k <= _TINY": "p * p * k <= _TINY"}, _TINY),
    Choice("kernels/matmul/loops/panels.py", "multiply_part", "size, cost",
           {"batch * panels * groups < 4 * parts": f"-(-p // {_FULL}) * -(-n // {BLOCK}) < 8"},
           (Walk("a @ b", "a @ b", "a:{n}x500 b:500x{p}", {"n": around(BLOCK), "p": (17, 9 * _FULL)}, roundings=512,
               threads=2, layouts=("rows", "columns")),)),
    Choice("kernels/matmul/loops/cross.py", "product_of", "size", {"total >= GRAIN": f"3 * n >= {GRAIN}"}, (
        Walk("m.linalg.cross(a, b)", "np.cross(a, b)", "a:{n}x3 b:{n}x3", {"n": (1, 7, *around(GRAIN // 3))},
            threads=2),
        Walk("m.linalg.cross(a, b, dim=0)", "np.cross(a, b, axis=0)", "a:3x{n} b:3x{n}",
            {"n": (1, 7, *around(GRAIN // 3))}, threads=2))),
    Choice("language/contraction_order.py", "Network.best_order", "cost",
           {"count < 3": "", "count <= MOST_EXACT": "", "self.cost(best) < self.cost(plain)": ""}, (
        Walk("m.einsum(chain(p), *([a, b] * p)[:p])", "np.einsum(chain(p), *([a, b] * p)[:p], optimize='greedy')",
             "a:{n}x{k} b:{k}x{n}", {"n": (1, 2, 7), "k": (1, 3, 9), "p": (1, 2, 3, *around(MOST_EXACT))}, INEXACT,
                 roundings=512),)),
    Choice("language/contractions.py", "", "size, cost", {}, (
        Walk("m.einsum('ij,jk,kl->il', a, b, c)", "a @ b @ c", "a:{n}x{k} b:{k}x{n} c:{n}x{k}",
            {"n": (1, 2, 33), "k": (1, 2, 35)}, INEXACT),
        Walk("m.einsum('bij,bjk->bik', a, b)", "a @ b", "a:{b}x{n}x{k} b:{b}x{k}x{p}", _BATCH, INEXACT),
        Walk("m.einsum('bij,jk->bik', a, b)", "a @ b", "a:{b}x{n}x{k} b:{k}x{p}", _BATCH, INEXACT),
        Walk("m.matmul(a, b)", "a @ b", "a:{b}x1x{n}x{k} b:3x{k}x{p}", _BATCH, INEXACT),
        Walk("m.matmul(a, b)", "a @ b", "a:{b}x2x{n}x{k} b:{k}", {"b": (1, 3), "n": (1, 5), "k": (1, 37)}, INEXACT),
        Walk("m.tensordot(a, b, ([1, 2], [0, 1]))", "np.tensordot(a, b, ([1, 2], [0, 1]))",
            "a:{b}x{n}x{k} b:{n}x{k}x3", {"b": (1, 3), "n": (1, 5), "k": (1, 37)}, INEXACT),
        Walk("m.baddbmm(c, a, b)", "a @ b + c", "a:{b}x{n}x{k} b:{b}x{k}x{p} c:{n}x{p}", _BATCH, FLOATS),
        Walk("m.addbmm(c, a, b)", "(a @ b).sum(0) + c", "a:{b}x{n}x{k} b:{b}x{k}x{p} c:{n}x{p}", _BATCH, FLOATS),
        Walk("m.cdist(a, -b)", "np.sqrt(((a[:, None] + b) ** 2).sum(-1))", "a:{n}x{k}/positive b:{p}x{k}/positive",
            {"n": (1, 5, *around(25)), "k": (1, 3, 17), "p": (1, 7, *around(25))}, roundings=1 << 14),
        Walk("F.scaled_dot_product_attention(a, b, c)", "sp.softmax(a @ b.mT / np.sqrt(k), -1) @ c",
            "a:2x{n}x{k} b:2x{p}x{k} c:2x{p}x5", {"n": (1, 5, 33), "k": (1, 8), "p": (1, 7, 65)}, roundings=256),
    )),
)
