"""Losses, normalization, recurrent layers, random numbers."""

from __future__ import annotations

from choices.choice import FLOATS, Choice, Walk, around
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.matmul.shape import ROWS
from runtime.kernels.normalization import channels
from runtime.kernels.random import blocks, operator
from runtime.kernels.recurrent import operator as recurrent

_SHORT, _MANY, _COMPARED = channels._SHORT, blocks.MANY, operator._COMPARED
_NLL = tuple(
    Walk(f"F.{name}(a, i, reduction='{how}')", f"({wrap}one[np.arange(len(i)), i]{end}".replace("one", logs),
        "a:{n}x5 i:{n}/index5",
         {"n": (1, 7, 33, *around(GRAIN))}, roundings=1 << 12, threads=2)
    for name, logs in (("nll_loss", "a"), ("cross_entropy", "sp.log_softmax(a, 1)"))
    for how, wrap, end in (("mean", "-", ").mean()"), ("sum", "-", ").sum()"), ("none", "-", ")"))
)  # fmt: skip
_SPACE = Walk("F.nll_loss(a, i)", "-np.take_along_axis(a, i[:, None], 1).mean()", "a:{n}x3x7x3 i:{n}x7x3/index3",
    {"n": (1, 3, 65)}, roundings=1 << 12)
_NORM = tuple(
    Walk("F.batch_norm(a, None, None, b, c, True)", "batch_norm(a, b, c)", f"a:{shape} b:3 c:3", sizes, FLOATS,
        roundings=2048)
    for shape, sizes in (("{n}x3", {"n": (2, 3, 5, 8, *around(64, 128)), "q": (1,)}),
        ("{n}x3x{q}", {"n": (1, 3, 5), "q": (7, *around(_SHORT), 131)}),
                         ("{n}x3x{q}x3", {"n": (2, 5), "q": (1, 7, *around(_SHORT // 3))}))
)  # fmt: skip
_GROUPS = (
    Walk("F.layer_norm(a, [n], b, c)", "layer_norm(a) * b + c", "a:{r}x{n} b:{n} c:{n}",
        {"r": (1, 3, *around(64)), "n": (2, 7, 33, *around(1024))}, roundings=2048),
    Walk("F.group_norm(a, 2, b, c)", "group_norm(a, 2) * b[:, None] + c[:, None]", "a:{r}x4x{n} b:4 c:4",
        {"r": (1, 3, 65), "n": (1, 7, 33, *around(512))}, roundings=2048),
    # Of two elements each is 1 or -1, whatever they are, and a gradient is what rounding leaves.
    Walk("F.instance_norm(a)", "layer_norm(a)", "a:{r}x3x{n}", {"r": (1, 5), "n": (3, 7, *around(_SHORT))},
        roundings=2048),
    Walk("F.rms_norm(a, [n], b)", "a / np.sqrt((a * a).mean(-1, keepdims=True) + np.finfo('float32').eps) * b",
        "a:{r}x{n} b:{n}", {"r": (1, 3, 65), "n": (1, 7, *around(1024))}, ("float32",), roundings=2048),
)
_RNN = tuple(
    Walk(f"recurrent_layer(m.nn.{kind}, a, b, c)[0]", f"recurrent_reference('{kind}', a, b, c)",
        "a:{t}x{n}x3 b:{" + f"{gates} * h" + "}x3 c:{" + f"{gates} * h" + "}x{h}",
         {"t": (1, 4), "n": (0, 1, ROWS // 2, ROWS // 2 + 1, ROWS, ROWS + 1), "h": (1, 5, 33)}, roundings=2048,
             layouts=("rows", "gaps"))
    for kind, gates in (("RNN", 1), ("GRU", 3), ("LSTM", 4))
)  # fmt: skip
_RNN_LARGE = (Walk("recurrent_layer(m.nn.RNN, a, b, c)[0]", "recurrent_reference('RNN', a, b, c)",
    "a:4x{n}x3 b:128x3 c:128x128",
                   {"n": around(recurrent._LARGE >> 16)}, ("float32",), roundings=1 << 14, threads=2,
                       layouts=("rows",)),)  # fmt: skip
_DRAWN = tuple(
    Walk(f"m.stack(list(moments(m.{call}, n, dtype=m.{dtype})))", f"np.array([{mean}, {spread}])", "a:1",
        {"n": around(size)}, ("float32",), grad=False, roundings=1 << (19 if size >= _MANY else 23), anywhere=False,
        layouts=("rows",), threads=2)
    for size in (_MANY, blocks.MANY_NORMAL, blocks.ALONE)
    for call, mean, spread in (("rand", 0.5, 12**-0.5), ("randn", 0.0, 1.0))
    for dtype in ("float32", "float64")
)  # fmt: skip

_BOUND = "a limit beyond which there is an error"
NO_CHOICES = {
    (r"kernels/normalization/loops/rows\.py::(fits|offset_of|variance_about)",
        r".*"): "the size of the elements; test_rescaling.py takes both sides",
    (r"kernels/losses/native\.py::label_losses_of",
        r"known_classes.*"): "whether a class is out of bounds, which is an error",
    (r"kernels/random/operator\.py::Generator\.(manual_seed|set_state)", r".*"): _BOUND,
    (r"kernels/random/families\.py::.*", r".*2\.0 \*\* 6.*"): _BOUND,
    (r"kernels/random/families\.py::poisson",
        r"rate > .*"): "the value of an element; test_random_draws.py takes both sides",
    (r"kernels/random/loops/philox\.py::(place_of|copy_rest)",
        r".*"): "the last block of a vector, of which test_draws.py takes all sizes",
}

CHOICES = (
    Choice("kernels/losses/native.py", "loss_of", "size", {"rows >= GRAIN": "n >= GRAIN"}, (*_NLL, _SPACE)),
    Choice("kernels/losses/native.py", "gradient_of", "size",
        {"rows * width >= MOST_ELEMENTS": "9 * n >= MOST_ELEMENTS"},
           (Walk("F.nll_loss(a, i)", "-a[np.arange(len(i)), i].mean()", "a:{n}x9 i:{n}/index9",
               {"n": (1, 7, *around((1 << 20) // 9))}, ("float32",), roundings=1 << 12, layouts=("rows",)),)),
    Choice("kernels/losses/native.py", "margin_losses_of", "size",
        {"array.shape[0] * array.shape[1] >= GRAIN": f"8 * n >= {GRAIN}"},
           (Walk("F.multi_margin_loss(a, i)",
               "np.where(np.arange(8) == i[:, None], 0, np.maximum(0, 1 - np.take_along_axis(a, i[:, None], 1) + a))"
                ".sum(1).mean() / 8",
                 "a:{n}x8 i:{n}/index8", {"n": (1, 7, *around(GRAIN // 8))}, roundings=1 << 12),)),
    Choice("kernels/losses/native.py", "label_losses_of", "size",
        {"rows * width * width >= GRAIN": f"64 * n >= {GRAIN}"},
           (Walk("F.multilabel_margin_loss(a, i)", "label_margin(a, i)", "a:{n}x8 i:{n}x8/order",
               {"n": (1, 7, *around(GRAIN // 64))}, roundings=1 << 12),)),
    Choice("kernels/losses/operator.py", "_forward", "size", {"targets.size >= GRAIN": ""}, _NLL[:3], general=True),
    Choice("kernels/losses/operator.py", "_backward", "size", {"targets.size >= GRAIN": ""}, _NLL[3:], general=True),
    Choice("kernels/normalization/channels.py", "forward_recipe", "size", {"inner < _SHORT": ""}, _NORM[::2]),
    Choice("kernels/normalization/channels.py", "backward_recipe", "size", {"inner < _SHORT": ""}, _NORM[1:]),
    Choice("kernels/normalization/loops/channels.py", "sum_columns", "size", {"r + TOGETHER <= end": "n >= TOGETHER"},
        _NORM),
    Choice("kernels/normalization/loops/channels.py", "add_distances", "size",
        {"r + TOGETHER <= end": "n >= TOGETHER"}, _NORM),
    Choice("kernels/normalization/loops/rows.py", "", "size", {}, _GROUPS),
    Choice("kernels/recurrent/loops/steps.py", "multiply", "size", {"rows % ROWS <= _FEW": "n % ROWS <= _FEW"}, _RNN),
    Choice("kernels/recurrent/loops/steps.py", "multiply_row", "size", {"k + _SIDE <= whole": "h == 33"}, _RNN),
    Choice("kernels/recurrent/operator.py", "layer", "size", {"number * weight._array.size >= _LARGE": ""}, _RNN_LARGE),
    Choice("kernels/recurrent/operator.py", "gradients", "size", {"number * weight._array.size >= _LARGE": ""},
        _RNN_LARGE),
    Choice("kernels/random/operator.py", "Generator.floats", "size",
        {"math.prod(size) < (MANY if method == 'random' else MANY_NORMAL)": ""}, _DRAWN, general=True),
    Choice("kernels/random/philox.py", "fill", "size", {"out.size < ALONE": ""}, _DRAWN, general=True),
    Choice("kernels/random/operator.py", "_numbers_below", "size", {"drawn.size * bounds.shape[-1] <= _COMPARED": ""},
           (Walk("m.bincount(m.multinomial(m.tensor([0., 3, 0, 1, 0, 0, 0, 0]), n, True), minlength=8) / n",
               "np.array([0, 3, 0, 1, 0, 0, 0, 0]) / 4", "a:1",
                 {"n": around(_COMPARED // 8)}, ("float32",), grad=False, roundings=1 << 19, anywhere=False,
                     layouts=("rows",)),
            Walk("m.multinomial(a, n, True).float().sign()", "np.ones((3, n))", "a:3x8/lead",
                {"n": around(_COMPARED // 24)}, ("float32",), grad=False, layouts=("rows",)))),
    Choice("kernels/random/native.py", "drawn", "size", {"total // kind.itemsize >= most": "n >= MANY"}, _DRAWN),
    Choice("kernels/random/native.py", "drawn_in_blocks", "size",
        {"total < MANY_NORMAL * kind.itemsize": "n < MANY_NORMAL", "total >= ALONE * kind.itemsize": "n >= ALONE"},
        _DRAWN),
    Choice("kernels/random/native.py", "drawn_order", "size", {"count >= MANY": "n >= MANY"},
           (Walk("m.randperm(n).sort()[0]", "np.arange(n)", "a:1", {"n": (0, 1, 2, 7, *around(_MANY))},
               ("float32",),
               grad=False, layouts=("rows",)),)),
    Choice("kernels/random/native.py", "drawn_events", "size", {"elements >= MANY": "2 * n >= MANY"},
           (Walk("m.bernoulli(m.cat([m.ones(n), m.zeros(n)]))", "np.repeat([1, 0], n)", "a:1",
               {"n": (0, 1, 7, *around(_MANY // 2))}, ("float32",), grad=False,
                   layouts=("rows",)),)),
)
