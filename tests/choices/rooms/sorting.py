"""Orders of elements: sorting, the largest few, medians, places in ordered rows."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.kernels.creation.loops.dense import MOST_BYTES
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.sorting import operator
from runtime.kernels.sorting.loops import digits, lines, radix, searching, topk

_FEW, _MANY, _COMPARED = operator._FEW, operator._MANY, operator._COMPARED
_NUMBERS = ("float32", "float64", "int64", "int32", "uint8", "float16")

_SORT, _SORTED = "m.sort(a, stable=True)", "(np.sort(a), np.argsort(a, kind='stable'))"
_DOWN = "m.sort(a, -1, True)"
_DOWN_SORTED = "(np.sort(a)[..., ::-1], a.shape[-1] - 1 - np.argsort(a[..., ::-1], kind='stable')[..., ::-1])"


def sorts(shape: str, sizes: dict[str, tuple[int, ...]]) -> tuple[Walk, ...]:
    """Walks of sorting along the last dimension, both ways round."""
    return (
        Walk(_SORT, _SORTED, f"a:{shape}/distinct", sizes, _NUMBERS),
        Walk(_DOWN, _DOWN_SORTED, f"a:{shape}/distinct", sizes, _NUMBERS),
    )


_MEDIAN = Walk("a.kthvalue(k)[0]", "np.sort(a)[..., k - 1]", "a:{r}x{n}/distinct",
               {"r": (1, 40), "n": around(_FEW // 4, _FEW), "k": (1, 50)}, _NUMBERS)  # fmt: skip
_ALONG_FIRST = Walk("m.sort(a, 0)", "(np.sort(a, 0), np.argsort(a, 0, kind='stable'))", "a:{n}x3/distinct",
                    {"n": around(_FEW)})  # fmt: skip
_TOP = Walk("m.topk(a, k)", "(np.sort(a)[..., ::-1][..., :k], np.argsort(-a, kind='stable')[..., :k])",
    "a:3x{n}/distinct",
            {"n": around(topk._LEAST, 8 * 64), "k": around(topk._LEAST // 8, 64)})  # fmt: skip
_DEEP = tuple(
    Walk(f"m.sort(a.view([2] * 2 + [1] * (d - 3) + [n]), dim={dim}, stable=True)",
         f"deep_sort(a.reshape([2] * 2 + [1] * (d - 3) + [n]), {dim})", "a:{4*n}/distinct",
         {"d": around(operator._MOST_SORTED), "n": (3, _FEW)}) for dim in (-1, 0)
)  # fmt: skip

NO_CHOICES = {
    (r"kernels/sorting/native\.py::find_lines", r"ndim > DIMS"): "as many dimensions as a structure has room for",
    (r"kernels/sorting/loops/radix\.py::(key_of|_read)",
        r".*"): "the width of a dtype, of which the walks take several",
}

CHOICES = (
    Choice(
        "kernels/sorting/operator.py", "_are_long", "size", {"rows.size < _MANY": "", "size >= _FEW": ""},
        (*sorts("{r}x{n}", {"r": (1, _MANY // _FEW), "n": around(_FEW)}), _ALONG_FIRST), general=True,
    ),
    Choice(
        "kernels/sorting/operator.py", "_least", "dtype", {"rows.dtype.itemsize <= _NARROW": ""},
        sorts("129x{n}", {"n": around(_FEW // 4, _FEW // 2)}), general=True,
    ),
    Choice(
        "kernels/sorting/operator.py", "isin", "size",
        {"tested.size <= _COMPARED": "", "values.size >= _FEW": ""},
        (Walk("m.isin(a, b)", "np.isin(a, b)", "a:{n} b:{k}", {"n": around(_FEW), "k": (*around(_COMPARED), 0, 1)},
              ("int64", "float32", "uint8", "float64"), grad=False),
         Walk("m.isin(a, b, invert=True)", "np.isin(a, b, invert=True)", "a:{n} b:{k}",
              {"n": around(_FEW), "k": around(_COMPARED)}, ("int64", "float32"), grad=False)), general=True,
    ),
    Choice(
        "kernels/sorting/loops/radix.py", "sorted_rows", "size", {"size < _LONG": "", "rows.size < _ALONE": ""},
        (*sorts("{n}", {"n": around(radix._LONG)}), *sorts("4x{n}", {"n": around(radix._ALONE // 4)})), general=True,
    ),
    Choice(
        "kernels/sorting/loops/radix.py", "place_of", "size", {"rows.size < _ALONE": ""},
        (_MEDIAN, Walk("a.median(-1)[0]", "np.sort(a)[..., (n - 1) // 2]", "a:4x{n}/distinct",
            {"n": around(radix._ALONE // 4)},
                       _NUMBERS)), general=True,
    ),
    Choice(
        "kernels/sorting/loops/topk.py", "pays", "size",
        {"size >= _LEAST": "", "0 < count <= min(_MOST, size // 8)": ""},
        (_TOP,), general=True,
    ),
    Choice(
        "kernels/sorting/loops/topk.py", "best", "size", {"_DEPTH * width <= size": "", "rows.size < _ALONE": ""},
        (_TOP, Walk(_TOP.call, _TOP.reference, "a:4x{n}/distinct", {"n": around(topk._ALONE // 4), "k": (1, 33)},
            _NUMBERS[:2])), general=True,
    ),
    *(
        Choice("kernels/sorting/operator.py", function, "dimensions", {text: ""}, _DEEP, general=True)
        for function, text in (("_along", "array.ndim <= _MOST_SORTED"), ("_rows", "rows.ndim <= _MOST_SORTED"),
                               ("_moved", "len(shape) > _MOST_SORTED"))
    ),
    Choice(
        "kernels/sorting/native.py", "find_lines", "size",
        {"total >= GRAIN": "r * n >= GRAIN", "array.shape[along] > LONGEST": "n > LONGEST"},
        (*sorts("{r}x{n}", {"r": (1, 4), "n": around(digits.LONGEST)}),
            *sorts("{r}x{n}", {"r": around(GRAIN // 64), "n": (64,)})),
    ),
    Choice(
        "kernels/sorting/loops/digits.py", "sort_long", "size", {"size <= MOST": "n <= MOST"},
        sorts("3x{n}", {"n": around(lines.RUN, 3 * lines.RUN, lines.MOST)}),
    ),
    Choice(
        "kernels/sorting/loops/digits.py", "sort_wide", "value",
        {"lowest >= -_FAR": "s < 59", "highest < _FAR": "s < 59"},
        (Walk("m.sort(a * (1 << s), stable=True)", "(np.sort(a * (1 << s)), np.argsort(a, kind='stable'))", "a:2x{n}",
              {"n": (20, 300), "s": (0, 8, 59)}, ("int64",), grad=False),),
    ),
    Choice(
        "kernels/sorting/loops/digits.py", "shift_between", "value",
        {"(highest >> shift - 1) - (lowest >> shift - 1) < DIGITS": "s < 5"},
        (Walk("m.sort(a * (1 << s), stable=True)", "(np.sort(a * (1 << s)), np.argsort(a, kind='stable'))", "a:2x{n}",
              {"n": (20, 300), "s": (0, 3, 4, 5, 20)}, ("int64",), grad=False),),
    ),
    Choice(
        "kernels/sorting/loops/digits.py", "order_line", "size",
        {"count_kept <= FEW": "k <= FEW", "8 * count_kept <= size": "8 * k <= n"},
        (Walk(_TOP.call, _TOP.reference, "a:3x{n}/distinct", {"n": around(8 * digits.FEW),
            "k": (1, *around(digits.FEW))}),),
    ),
    Choice(
        "kernels/sorting/native.py", "first_few", "size", {"size > MOST": "n > MOST"},
        (Walk(_TOP.call, _TOP.reference, "a:3x{n}/distinct", {"n": around(lines.MOST), "k": (1, 5, 200)},
            _NUMBERS[:2]),),
    ),
    Choice(
        "kernels/sorting/native.py", "chosen", "size", {"size > FEW": "n > FEW"},
        (Walk("a.kthvalue(k)[0]", "np.sort(a)[..., k - 1]", "a:5x{n}/distinct",
            {"n": around(digits.FEW), "k": (1, 7, 31)}, _NUMBERS),),
    ),
    Choice(
        "kernels/sorting/native.py", "one_of_each", "size", {"size > MOST": "n > MOST"},
        (Walk("a.median(-1)[0]", "np.sort(a)[..., (n - 1) // 2]", "a:3x{n}/distinct", {"n": around(lines.MOST)},
            _NUMBERS),
         Walk("a.mode(-1)[0]", "modes(a)", "a:3x{n}", {"n": around(lines.MOST)}, ("int64", "uint8", "float16"),
             grad=False)),
    ),
    Choice(
        "kernels/sorting/loops/distinct.py", "distinct", "size",
        {"size > LONGEST": "n > LONGEST", "size > MOST": "n > MOST"},
        (Walk("m.unique(a, return_inverse=True, return_counts=True)",
            "np.unique(a, return_inverse=True, return_counts=True)",
              "a:{n}", {"n": around(lines.MOST, digits.LONGEST)}, ("int64", "float32", "uint8", "float64"),
                  grad=False),),
    ),
    Choice(
        "kernels/sorting/loops/searching.py", "membership", "size",
        {"total * size > MOST_COMPARED": "n * k > MOST_COMPARED", "total > MOST_COMPARED": "n > MOST_COMPARED"},
        (Walk("m.isin(a, b)", "np.isin(a, b)", "a:{n} b:{k}",
              {"n": around(searching.MOST_COMPARED // 16, searching.MOST_COMPARED), "k": (1, 16)},
                  ("int64", "float32"), grad=False),),
    ),
    Choice(
        "kernels/sorting/loops/searching.py", "places_in", "size",
        {"size * 8 > MOST_BYTES": "8 * n > MOST_BYTES", "total * 8 > MOST_BYTES": "8 * k > MOST_BYTES"},
        (Walk("m.searchsorted(m.sort(a)[0], b)", "np.searchsorted(np.sort(a), b)", "a:{n} b:{k}",
              {"n": (7, *around(MOST_BYTES // 8)), "k": (3, *around(MOST_BYTES // 8))}, ("float32", "int64"),
                  grad=False),),
    ),
    Choice(
        "kernels/sorting/loops/searching.py", "equality", "size",
            {"total * kind.itemsize > MOST_BYTES": "4 * n > MOST_BYTES"},
        (Walk("m.tensor(m.equal(a, a.clone()))", "np.array(True)", "a:{n}", {"n": around(MOST_BYTES // 4)},
            ("float32",),
            grad=False),
         Walk("m.tensor(m.equal(a, b))", "np.array_equal(a, b)", "a:{n} b:{n}", {"n": around(MOST_BYTES // 4)},
             ("float32",),
             grad=False)),
    ),
    Choice(
        "kernels/sorting/loops/counting.py", "counters_for", "size", {"8 * least <= MOST_BYTES": "8 * k <= MOST_BYTES",
         "numbers[k] >= MOST_BYTES // 8": "s > 1"},
        (Walk("m.bincount(i, minlength=k)", "np.bincount(i, minlength=k)", "i:{n}/index{50*s}",
              {"n": (0, 7, 300), "s": (1, 1000), "k": (1, *around(MOST_BYTES // 8))}, grad=False),),
    ),
    Choice(
        "kernels/sorting/loops/counting.py", "bins", "size", {"8 * elements > MOST_BYTES": "8 * n > MOST_BYTES"},
        (Walk("m.histc(a, 7, -2, 2)", "np.histogram(a, 7, (-2, 2))[0]", "a:{n}", {"n": (0, 1,
            *around(MOST_BYTES // 8))},
              ("float32",), grad=False),),
    ),
    Choice(
        "kernels/sorting/operator.py", "equal", "size", {"first.size <= _BLOCK": ""},
        (Walk("m.tensor(m.equal(a, a + 0 * b))", "np.array(True)", "a:{n} b:{n}",
            {"n": (1, *around(operator._BLOCK))}, grad=False),
         Walk("m.tensor(m.equal(a, b))", "np.array(False)", "a:{n}x3 b:{n}x3", {"n": around(operator._BLOCK // 3)},
            grad=False)),
        general=True,
    ),
)
