"""Reductions and scans: how elements are cut into blocks, columns, lanes and lines."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.reduction import recurrences
from runtime.kernels.reduction.loops import frame

_LANES, _FOLDED, _RUN = frame.LANES, frame.FOLDED, frame.LEAST_RUN
_DTYPES = ("float32", "float64", "int64", "float16", "complex64")

# An operator along dimensions `d`, and what NumPy says of it.
_SUM = ("a.sum(d)", "a.sum(d)")
_LARGEST = ("a.amax(d)", "a.max(d)")
_PLACE = ("a.argmax(d)", "a.argmax(d)")
_SPREAD = ("a.var(d)", "a.var(d, ddof=1)")
_SOFT = ("a.softmax(d)", "sp.softmax(a, d)")
_LOGS = ("a.logsumexp(d)", "sp.logsumexp(a, d)")
_NORM = ("m.linalg.vector_norm(a, 2, d)", "np.sqrt((np.abs(a) ** 2).sum(d))")
_BOTH = ("a.max(d)", "(a.max(d), a.argmax(d))")
_FIRST = ((_SUM, _DTYPES, ""), (_LARGEST, _DTYPES[:4], "/distinct"), (_PLACE, _DTYPES[:4], "/distinct"),
    (_SPREAD, _DTYPES[:2], ""),
          (_SOFT, _DTYPES[:2], ""), (_LOGS, _DTYPES[:2], ""), (_NORM, _DTYPES[:2], ""),
              (_BOTH, _DTYPES[:4], "/distinct"))  # fmt: skip


def along(shape: str, d: object, sizes: dict[str, tuple[int, ...]], *, few: bool = False,
    threads: int = 1) -> tuple[Walk, ...]:
    """Walks of reductions over the dimensions `d` of tensors of a shape; a `few` of them."""
    several = isinstance(d, tuple)
    rows = [row for row in _FIRST if not (several and row[0] in (_PLACE, _BOTH, _SOFT))]
    return tuple(
        Walk(call.replace("(d)", f"({d})").replace(", d)", f", {d})"),
            reference.replace("(d)", f"({d})").replace("d, ddof", f"{d}, ddof").replace(", d)", f", {d})"),
             f"a:{shape}{domain}", sizes, dtypes, grad="arg" not in call, roundings=256, threads=threads)
        for (call, reference), dtypes, domain in (rows[:4:2] if few else rows)
    )  # fmt: skip


_LINES = along("{r}x{n}", -1, {"r": (1, 3, 33), "n": (2, 7, *around(_FOLDED, 32, _LANES, 128, 256))})
_LONG = along("{r}x{n}", 1, {"r": (1, 5), "n": around(512, 1024, 4096)}, few=True)
_COLUMNS = along("{n}x{c}", 0, {"n": (2, 9, *around(_LANES), 72, 130), "c": (1, 3, 7, *around(32))})
_PLANES = along("{b}x3x{q}", (0, 2), {"b": (1, 2, 9), "q": (2, 7, *around(_RUN), 130)}) + along(
    "{b}x3x{q}", (0, 2), {"b": (63, 64, 300), "q": (127, 129, 140)}, few=True) + along(
    "{b}x2x{q}", (0, 2), {"b": (2, 5), "q": around(frame.LONGEST_BLOCK)}, few=True)
_MIDDLE = along("3x{n}x{c}", 1, {"n": (1, 5, *around(_LANES), 257), "c": (1, 3, *around(_FOLDED, 32))}, few=True)
# Tensors expanded to the sizes of `b`, the second two along two dimensions.
_REPEATED_ROWS = tuple(
    Walk(f"a.expand_as(b).{call}", f"np.broadcast_to(a, b.shape).copy().{call}",
         "a:1x{c}/positive b:{n}x{c}", {"n": (2, 9, 65, 700), "c": (1, 3, *around(32), 257)}, dtypes, roundings=256)
    for call, dtypes in (("sum(0)", _DTYPES), ("sum((0, 1))", _DTYPES[:3]), ("mean(0)", _DTYPES[:2]))
)
_REPEATED = tuple(
    Walk(f"a.expand_as(b).{call}", f"np.broadcast_to(a, b.shape).copy().{reference}",
         f"a:{shape}/positive b:{{r}}x{{n}}x{{c}}",
         {"r": (1, 3), "n": (2, *around(4 * _LANES)), "c": (3, *around(_RUN), 130, *around(4 * _LANES))}, dtypes,
         roundings=512, grad=False)
    for shape in ("{r}x1x{c}", "1x1x{c}") for call, reference, dtypes in (
        ("sum((1, 2))", "sum((1, 2))", _DTYPES[:2]), ("sum()", "sum()", ("float32",)),
        ("amax((0, 1, 2))", "max()", ("int64",)), ("var((0, 1))", "var((0, 1), ddof=1)", ("float64",)),
    )
)  # fmt: skip
_WHOLE = tuple(
    Walk(call, reference, f"a:{{n}}{domain}", {"n": (2, 7, *around(8, 64, 128, frame.SMALL))}, dtypes, roundings=256,
        grad="arg" not in call and ">" not in call)
    for call, reference, domain, dtypes in (
        ("a.sum()", "a.sum()", "", _DTYPES), ("a.amax()", "a.max()", "/distinct", _DTYPES[:4]),
            ("a.var()", "a.var(ddof=1)", "", _DTYPES[:2]), ("a.argmin()", "a.argmin()", "/distinct", _DTYPES[:4]),
        ("(a / 2).prod()", "(a / 2).prod()", "", ("float64",)),
            ("(a > 0).all()", "(a > 0).all()", "/positive", _DTYPES[:2]),
    )
)  # fmt: skip
_LARGE = (
    *along("{n}", 0, {"n": around(GRAIN)}, few=True, threads=2),
    *along("64x{n}", 1, {"n": around(GRAIN // 64)}, few=True, threads=2),
    *along("{n}x64", 0, {"n": around(GRAIN // 64)}, few=True, threads=2),
)
_BLOCKS = (
    *(Walk("a.sum(0)", "a.sum(0)", "a:{n}x4096", {"n": around(frame.SHORTEST_BLOCK)}, ("float32",),
           layouts=("rows", "gaps"), roundings=256, threads=threads) for threads in (1, 2)),
    Walk("a.var(0)", "a.var(0, ddof=1)", "a:{n}x4096", {"n": around(frame.SHORTEST_BLOCK)}, ("float32",),
         layouts=("rows",), roundings=256),
    Walk("a.logsumexp(0)", "sp.logsumexp(a, 0)", "a:{n}", {"n": around(frame.LONGEST_BLOCK)}, ("float32",),
         roundings=256),
)  # fmt: skip
_SCANS = tuple(
    Walk(f"a.{call}({d})", reference.format(d=d), f"a:{{r}}x{{n}}{domain}",
        {"r": (1, 3, 17), "n": (1, 7, *around(64), 130)}, dtypes, roundings=512, grad=grad)
    for call, reference, domain, dtypes, grad in (
        ("cumsum", "a.cumsum({d})", "", _DTYPES[:3], True), ("cummax",
            "(np.maximum.accumulate(a, {d}), running_argmax(a, {d}))", "/distinct", _DTYPES[:3], True),
        ("logcumsumexp", "np.logaddexp.accumulate(a, {d})", "", _DTYPES[:2], True),
            ("flip(0).cumprod", "a[::-1].cumprod({d})", "", ("float64",), False),
    ) for d in (0, 1)
)  # fmt: skip
_LARGE_SCANS = tuple(
    Walk(f"a.cumsum({d})", f"a.cumsum({d})", "a:{n}x64" if d == 0 else "a:64x{n}", {"n": around(GRAIN // 64)},
        ("float32", "float64"), roundings=512, threads=2) for d in (0, 1)
)

_ROOM = "as many dimensions or numbers as a structure of native code has room for"
_MADE = "what code is made, not what it does"
NO_CHOICES = {
    (r"kernels/reduction/(native|loops/driver|loops/blocks)\.py::.*", r".*(MOST_DIMS|MOST_SCALARS|ndim > 62)"): _ROOM,
    (r"kernels/reduction/(native\.py::(has_extremes|is_to_be_replaced)|rescaling\.py::(Repair\.places|are_right))",
        r"(size|abs|0 <= (number|doubles)).*"):
        "the size of a result, an element or a power; test_rescaling.py takes both sides",
    (r"kernels/reduction/(loops/reduction|kernel)\.py::.*", r"(set|stage|half|count\.constant).*"): _MADE,
    (r"kernels/reduction/loops/(blocks|movement)\.py::(repeat|copy_tile)",
        r"width (>|<=) 8"): "the width of a dtype, of which the walks take several",
}

CHOICES = (
    Choice("kernels/reduction/loops/driver.py", "is_short", "size", {"count <= SMALL": "n <= SMALL"}, _WHOLE),
    Choice("kernels/reduction/loops/driver.py", "reduce_short", "size", {"count < 64": "n < 64"}, _WHOLE),
    Choice(
        "kernels/reduction/loops/driver.py", "reduce_general", "size",
        {"plan.elements >= GRAIN": "64 * n >= GRAIN", "needed > 8 * SCRATCH_WORDS": "n < 0"}, _LARGE,
        one_side={"needed > 8 * SCRATCH_WORDS": "of fewer than GRAIN elements there are not so many blocks"},
    ),
    Choice("kernels/reduction/loops/driver.py", "run_large", "size",
        {"scratch_bytes > 8 * SCRATCH_WORDS": "", "elements < GRAIN": ""},
           (*_LARGE, *_BLOCKS), one_side={"elements < GRAIN": "fewer are left to one thread before"}),
    Choice("kernels/reduction/loops/reduction.py", "_pass.enter", "size",
           {"columns <= LANES * FOLDED": "n <= LANES * FOLDED"},
        _LONG),
    Choice(
        "kernels/reduction/operator.py", "Reduction.mask", "use", {"len(_masks) < REMEMBERED": ""},
        tuple(Walk(f"a.sum({d})", f"a.sum({d})", "a:{n}x3x4", {"n": (1, 2, 3)}) for d in ((0, 1), (0, 2), (1, 2),
            (0, 1, 2))),
        general=True, lowered={"REMEMBERED": 2, "_masks": {}},
    ),
    Choice(
        "kernels/reduction/loops/planning.py", "are_lines", "size, stride",
        {"reduced.sizes[1] < LEAST_RUN": "q < LEAST_RUN", "reduced.sizes[1] > LONGEST_BLOCK": "q > LONGEST_BLOCK",
            "plan.total < FOLDED": "b * q < FOLDED",
         "plan.total < LANES": "b * q < LANES"}, _PLANES,
    ),
    Choice("kernels/reduction/loops/planning.py", "repeats_rows", "size, stride",
        {"kept_dims.sizes[last] < 32": "c < 32"}, _REPEATED_ROWS),
    Choice(
        "kernels/reduction/loops/planning.py", "arrange_reduced", "size, stride",
        {"repeated >= 4 * LANES": "n >= 4 * LANES",
         "dims.sizes[dims.count - 1] < (4 * LANES if repeated >= 4 * LANES else LEAST_RUN)":
            "c < (4 * LANES if n >= 4 * LANES else LEAST_RUN)"}, _REPEATED,
    ),
    Choice("kernels/reduction/loops/planning.py", "gathered_columns", "size",
        {"whole >= LANES": "TILE_ELEMENTS // n >= LANES", "whole >= FEWEST": "TILE_ELEMENTS // n >= FEWEST"}, _LINES),
    Choice(
        "kernels/reduction/loops/planning.py", "choose_columns", "size, stride",
        {"kept_dims.sizes[last] < 32": "r < 32", "reduced.sizes[reduced.count - 1] >= LEAST_RUN": "q >= LEAST_RUN",
            "total * itemsize >= LONG_ROW": "4 * n >= LONG_ROW",
         "stride >= LONG_ROW": "4 * n >= LONG_ROW", "total >= 64": "n >= 64", "columns < 32": "c < 32",
             "lanes > 8": "min(LANES // c, n // 8) > 8"},
        (*_LINES, *_COLUMNS, *_PLANES, *_MIDDLE),
    ),
    Choice("kernels/reduction/loops/planning.py", "is_direct", "size, stride",
           {"plan.run >= 4 * plan.lanes": "q >= 4 * 8"},
        _PLANES),
    Choice("kernels/reduction/loops/scan_driver.py", "scan_general", "size",
           {"plan.elements >= GRAIN": "64 * n >= GRAIN"},
        (*_SCANS, *_LARGE_SCANS)),
    Choice(
        "kernels/reduction/recurrences.py", "state_recurrence", "size", {"steps * shape[-1] ** 2 <= _FEW": ""},
        (Walk("linear_scan(a, b)", "linear_recurrence(a, b)", "a:{n}x2 b:{n}x2x2",
            {"n": around(recurrences._FEW // 4)}, roundings=1 << 12),),
    ),
)
