"""Elementwise loops: threads, blocks of operands that lie across each other, operands that stand still."""

from __future__ import annotations

from choices.choice import INEXACT, NUMBERS, Choice, Walk, around
from runtime.kernels.elementwise.loops import driver, spreading

_GRAIN, _TURNED = driver.GRAIN, driver.TURNED

_ODD = {"n": (*range(20), *around(32, 64), 127, 129)}
_TAILS = (
    Walk("a + b", "a + b", "a:{n} b:{n}", _ODD, (*NUMBERS, "float16", "bfloat16")),
    Walk("a * b - 2 * a", "a * b - 2 * a", "a:3x{n} b:{n}", _ODD, INEXACT),
    Walk("m.exp(a)", "np.exp(a)", "a:{n}", _ODD, (*INEXACT, "float16", "bfloat16")),
    Walk("m.tanh(a) * m.sin(b)", "np.tanh(a) * np.sin(b)", "a:3x{n} b:3x1", _ODD, INEXACT),
    Walk("m.where(k, a, b)", "np.where(k, a, b)", "k:3x{n}/mask a:3x{n} b:{n}", _ODD, NUMBERS),
    Walk("a.clone().mul_(b).add_(3)", "a * b + 3", "a:3x{n} b:3x{n}", _ODD, INEXACT),
    Walk("m.maximum(a, b)", "np.maximum(a, b)", "a:{n} b:{n}", _ODD, ("float32", "float64", "int64", "uint8")),
    Walk("a > b", "a > b", "a:{n} b:{n}", _ODD, ("float32", "float64", "int64", "uint8"), grad=False),
    Walk("m.add(a, b, out=m.empty_like(a))", "a + b", "a:2x{n} b:2x{n}", _ODD, NUMBERS, grad=False),
)
_ACROSS = (
    Walk("a + b.t()", "a + b.T", "a:{r}x{c} b:{c}x{r}", {"r": (1, 3, *around(_TURNED), 33),
        "c": (1, 3, *around(_TURNED), 37)}, NUMBERS),
    Walk("m.exp(a.t())", "np.exp(a.T)", "a:{r}x{c}", {"r": (1, *around(_TURNED), 33), "c": (1, *around(_TURNED), 37)}),
    Walk("m.addcmul(a, b.t(), c)", "a + b.T * c", "a:{r}x{c} b:{c}x{r} c:{r}x1",
        {"r": (1, *around(_TURNED)), "c": (1, *around(_TURNED), 37)}),
    Walk("a.clone().add_(b.t())", "a + b.T", "a:{r}x{c} b:{c}x{r}", {"r": around(_TURNED), "c": around(_TURNED)},
        NUMBERS),
)
_STILL = tuple(
    Walk(f"m.{name}(a, b, c)", reference, f"a:3x{{n}} b:{b} c:{c}",
        {"n": (1, 7, *around(spreading._SHORTEST), 33, 1025, 2049)}, dtypes)
    for name, reference, dtypes in (("addcmul", "a + b * c", ("float32", "float64", "complex64", "complex128",
        "float16", "int64")), ("lerp", "a + c * (b - a)", ("float32", "float64", "complex64")))
    for b, c in (("3x{n}", "3x{n}"), ("3x1", "3x{n}"), ("3x{n}", "3x1"), ("1", "3x{n}"), ("3x1", "3x1"), ("3x{n}", "1"))
)  # fmt: skip
_TWO = {"n": around(_GRAIN // 2)}
_LARGE = (
    Walk("a + b", "a + b", "a:2x{n} b:2x{n}", _TWO, ("float32", "int64", "float64"), threads=2),
    Walk("m.exp(a)", "np.exp(a)", "a:2x{n}", _TWO, ("float32", "float64"), threads=2),
    Walk("a * b", "a * b", "a:2x{n} b:2x1", _TWO, ("float32", "float64"), threads=2),
    Walk("m.atan2(a, b)", "np.arctan2(a, b)", "a:2x{n} b:2x{n}", _TWO, ("float32", "float64"), threads=2),
)
_MIXED = (
    Walk("often(m.add, a, i)", "a + i", "a:2x{n} i:2x{n}/index9", {"n": (1, 7, *around(_GRAIN // 2))},
        ("float32", "float64", "float16")),
    Walk("often(m.mul, a, i)", "a * i", "a:2x{n} i:{n}/index9", {"n": (1, 7, 33)}, ("float32", "float64", "bfloat16")),
)

_ROOM = "as many operands, numbers or dimensions as a structure of native code has room for"
NO_CHOICES = {
    (r"kernels/elementwise/slots\.py::out_of_bounds", r"abs\(index\) < .*"): "how an index is written in an error",
    (r"kernels/elementwise/(slots|native|loops/layouts|loops/mixed|update)\.py::.*",
        r".*(MAX_SCALARS|MOST_ORDERED|MOST_KEYS|MOST_NUMBERS)"): _ROOM,
    (r"kernels/elementwise/conversion\.py::Mixtures\.note",
        r"len\(.*"): "how many mixtures are remembered; others go the general path, as the first calls do",
    (r"kernels/elementwise/conversion\.py::(widened|narrowed)",
        r".*"): "the value of an element; test_dense_casts.py takes all halves",
    (r"kernels/elementwise/native\.py::all_fit",
        r".*"): "whether a number fits a dtype; test_number_arguments.py takes both",
}

CHOICES = (
    Choice("kernels/elementwise/loops/pointwise.py", "_dense_or_any", "size, stride", {}, _TAILS),
    Choice("kernels/elementwise/loops/driver.py", "is_turned", "size, stride",
        {"rows < TURNED": "r < TURNED", "count < TURNED": "c < TURNED", "along >= 64": "4 * r >= 64"}, _ACROSS),
    Choice("kernels/elementwise/loops/driver.py", "run_at", "size", {"elements < GRAIN": ""}, _LARGE, general=True),
    Choice("kernels/elementwise/native.py", "run_loop", "size", {"total >= GRAIN": "2 * n >= GRAIN"}, _LARGE),
    Choice("kernels/elementwise/loops/joint_builtins.py", "run", "size", {"call.total >= GRAIN": "2 * n >= GRAIN"}, (
        Walk("m.atan2(a, b)", "np.arctan2(a, b)", "a:2x{n} b:2x{n}", {"n": (0, 1, 7, 16, *around(_GRAIN // 2))},
            threads=2),
        Walk("a / b", "a / b", "a:2x{n} b:2x{n}", {"n": (0, 1, 7, 16, *around(_GRAIN // 2))}, threads=2),
        Walk("m.lerp(a, b, c)", "a + c * (b - a)", "a:2x{n} b:2x1 c:{n}", {"n": (0, 1, 7, 16, *around(_GRAIN // 2))},
            threads=2))),
    Choice("kernels/elementwise/operator.py", "Elementwise.compute", "size", {"size < _SMALL": ""}, _LARGE,
        general=True),
    Choice("kernels/elementwise/loops/mixed.py", "converted", "size", {"total >= GRAIN": "2 * n >= GRAIN"}, _MIXED),
    Choice("kernels/elementwise/conversion.py", "Mixtures.note", "use", {"uses > OFTEN": ""}, _MIXED[1:], general=True),
    Choice("kernels/elementwise/loops/spreading.py", "is_mixed", "size, stride",
        {"inputs < _FEWEST": "p == 2", "count < _SHORTEST": "n < _SHORTEST", "widths[j] <= 8": "p == 2"}, (
        *_STILL, Walk("m.add(a, b) if p == 2 else m.addcmul(a, b, b)", "a + b if p == 2 else a + b * b",
            "a:3x{n} b:3x1", {"n": (7, 16, 33), "p": (2, 3)}, ("float64", "complex128")))),
    Choice("kernels/elementwise/loops/update_builtins.py", "run_row", "size", {"total >= GRAIN": "2 * n >= GRAIN"}, (
        Walk("stepped(m.optim.SGD, a, b)", "a - 0.1 * b", "a:2x{n} b:2x{n}", {"n": (1, 7, 16, *around(_GRAIN // 2))},
            grad=False, threads=2),
        Walk("stepped(m.optim.Adam, a, b)", "a - 0.1 * b / (np.abs(b) + 1e-8)", "a:2x{n} b:2x{n}",
            {"n": (1, 7, 16, *around(_GRAIN // 2))}, grad=False, threads=2))),
    Choice("kernels/elementwise/loops/update_builtins.py", "run_rows", "size",
        {"elements_of(arrays[update.tensors - 1]) >= GRAIN": "2 * n >= GRAIN"}, (
        Walk("stepped(m.optim.AdamW, a, b)", "a * (1 - 0.1 * 0.01) - 0.1 * b / (np.abs(b) + 1e-8)", "a:2x{n} b:2x{n}",
            {"n": (1, 7, 16, *around(_GRAIN // 2))}, grad=False, threads=2),)),
)
