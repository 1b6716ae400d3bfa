"""Recipes: on one thread with the GIL, in native code or by NumPy."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.kernels.recipes.layout import MOST_SLOTS

_CALL = "m.convolution(x.reshape((2, 2) + (1,) * d + (5,)), w.reshape((2, 2) + (1,) * d + (3,)), None, (1,) * (d + 1), "
_REST = "(0,) * (d + 1), (1,) * (d + 1), False, (0,) * (d + 1), 1)"
_MANY_DIMS = Walk(
    _CALL + _REST, "convolution(x, w).reshape((2, 2) + (1,) * d + (3,))", "x:2x2x5 w:2x2x3",
    {"d": around(MOST_SLOTS - 3)}, ("float32", "float64"), layouts=("rows", "gaps"),
)  # fmt: skip
_WORK = Walk(  # 4 * 9 * 16 * n * n products, and a plane of zeros around the images
    "F.conv2d(x, w, None, 1, 1)", "convolution(x, w, padding=1)", "x:1x4x{n}x{n} w:16x4x3x3", {"n": (8, 24, 41, 61)},
    ("float32", "float16"), layouts=("rows", "channels last"), threads=2, roundings=256,
)  # fmt: skip

CHOICES = (
    Choice(
        "kernels/recipes/recipe.py", "recipe", "cost",
        {"sum((step.work / (step.little or _LITTLE * step.large) for step in steps)) <= 1": "",
         "step.work >= step.large": "", "finish is None": ""},
        (
            _WORK,
            Walk("F.max_pool2d(x, 2, 1)", "max_pool(x, 2, 1)", "x:4x4x{n}x{n}/distinct",
                 {"n": (15, 16, 45, 46)}, ("float32",), layouts=("rows", "channels last"), threads=2),
            Walk("F.interpolate(x, (n, n), None, 'bilinear')", "resized(x, 'linear', n, n)", "x:4x4x{n+1}x{n}",
                 {"n": (15, 16, 45, 46)}, ("float32", "float16"), roundings=512, layouts=("rows", "channels last"),
                 threads=2),
            Walk("F.interpolate(x, 5, None, 'nearest')", "resized(x, 'nearest', 5, 5)", "x:2x2x{n}x{n}",
                 {"n": (3, 5, 70)}, ("uint8",), grad=False, threads=2),
        ),
    ),
    Choice(
        "kernels/recipes/recipe.py", "Recipe.run", "cost", {"step.work >= step.large": ""}, (_WORK,),
    ),
    Choice(
        "kernels/recipes/recipe.py", "recipe", "size",
        {"len(sizes) <= MOST_SLOTS": "", "slots <= MOST_SLOTS": "", "len(step.slots) <= MOST_SLOTS": ""},
        (_MANY_DIMS,),
        one_side={"slots <= MOST_SLOTS": "no job has more than six operands, results and temporaries",
                  "len(step.slots) <= MOST_SLOTS": "no job has more than six operands, results and temporaries"},
    ),
    Choice(
        "kernels/recipes/recipe.py", "follow_shared", "cost", {"used_threads() > 1": ""},
        (_WORK, Walk(_WORK.call, _WORK.reference, _WORK.inputs, _WORK.sizes, _WORK.dtypes, roundings=256,
                     layouts=("rows",))),
    ),
    Choice(
        "kernels/recipes/native.py", "take_operands", "cost",
        {"count != recipe.operands": "4 * 9 * 16 * n * n > 1 << 20"}, (_WORK,),
    ),
    Choice(
        "kernels/recipes/native.py", "take_operands", "dtype",
        {"TensorObject(operands[k]).dtype != recipe.dtype": "h == 1",
         "dense_elements(array, kind.itemsize) != recipe.counts[k]": "t == 1"},
        (
            Walk("F.conv2d(x.transpose(2, 2 + t).to(kind := (m.float32, m.float16)[h]), w.to(kind)).float()",
                 "convolution(np.swapaxes(x, 2, 2 + t), w)", "x:2x3x{n}x{n} w:4x3x2x3",
                 {"n": (4, 9), "h": (0, 1), "t": (0, 1)}, ("float32",), roundings=2**15),  # of float16
        ),
    ),
)  # fmt: skip
