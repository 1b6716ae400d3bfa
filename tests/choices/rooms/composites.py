"""Operators made of others, and what decides who computes: views, derivatives of many directions, threads."""

from __future__ import annotations

from choices.choice import Choice, Walk, around
from runtime.func import forward
from runtime.kernels.view import operator as view

_BAGS = tuple(
    Walk(f"F.embedding_bag(i, a, mode='{mode}')", f"a[i].{mode}(1)", f"a:9x{{c}}{domain} i:{{n}}x8/index9",
        {"n": (1, *around(8), 128), "c": (1, 7, 8, 9)}, roundings=256)
    for mode, domain in (("sum", ""), ("mean", ""), ("max", "/distinct"))
)  # fmt: skip
_DISTANCES = tuple(
    Walk(f"m.cdist(a, -b, {p})", reference, "a:{n}x{k}/positive b:{q}x{k}/positive",
        {"n": (1, 7, *around(25)), "q": (1, *around(16, 25)), "k": (1, 3)}, roundings=1 << 13)
    for p, reference in ((1, "np.abs(a[:, None] + b).sum(-1)"), (2, "np.sqrt(((a[:, None] + b) ** 2).sum(-1))"),
        (3, "(np.abs(a[:, None] + b) ** 3).sum(-1) ** (1 / 3)"))
)  # fmt: skip

_BOUND = "a limit beyond which there is an error"
_ROOM = "as many dimensions or parts as a structure of native code has room for"
NO_CHOICES = {
    (r"autograd/formulas\.py::_JointFormula\..*", r"len\((self\.)?parts\) > _TWO"): "how many gradients a formula has",
    (r"dispatch/declared\.py::is_too_large", r".*"): _BOUND,
    (r"dispatch/parameters\.py::is_default", r".*"): "whether a parameter has a default",
    (r"kernels/vecmath/.*",
        r".*"): "by the value of an element: test_vecmath.py and test_special_accuracy.py take all",
    (r"kernels/view/native\.py::.*", r".*(KEY_WORDS|MOST_DIMS|_FAR|MOST_INDEXED)"): _ROOM,
    (r"kernels/view/operator\.py::_layout", r".*(_LARGEST|MOST_DIMS|> 3)"): _BOUND,
    (r"batching/rules\.py::.*", r"len\(geometry\) > 3"): "what a layout says",
    (r"generated/operators/.*", r"(functions\.abs\()?self(_p|_)?\)? [<>]=? -?[\d.]+"):
        "the value of an element, by which the formula is defined or guarded",
    (r"generated/operators/cylinder_functions\.py::.*", r"x(_p)? > 6"):
        "the value of an element, from which on a polynomial is exact; test_tails.py takes both sides",
    (r"generated/operators/.*",
        r".*_ndim [<>]=? [34]|.*\.(ndim|_ndim) \+ .*|0 <= (interpolation|padding)_mode < 3|(dims|number) > 3|r > 64|"
        r"niter > 1000000|.*\.size\(-3\) < 1|LU\._ndim < 2"): _BOUND,
    (r"generated/operators/normalization\.py::_CenterBackward0\.apply",
        r"wanted\.count.*"): "which gradients are wanted; test_wanted_gradients.py takes all",
    (r"autograd/differences\.py::extrapolated", r".*"): "a test of finite differences by their values",
    (r"autograd/(function|nesting)\.py::.*", r".* > MANY"):
        "on which stack a pass within passes runs; test_internals.py nests few and many",
    (r"autograd/(autocasting|shelf)\.py::.*",
        r".*(_LONG|LAST)"): "what is remembered how long, and the version of Python",
    (r"compile/.*",
        r".*(_LONG.*|_PATIENCE|_DAY|_LARGEST|_AS_LONG_AS_COMPILING|_LOOKS|_CORES|MOST_HELPERS.*|_PART)"):
        "how long and by how many threads it is waited, compiled and kept",
    (r"(dispatch/native|autograd/loops/unrecorded)\.py::.*", r".*(MOST|REPEATED|AS_INTS|ADDRESSES)"): _ROOM,
    (r"dispatch/(arguments|labels|overriding)\.py::.*",
        r".*(MOST|_LETTERS\)|< 3)"): "what a call is, not what it computes",
    (r"language/.*|autograd/custom_arguments\.py::.*", r"size < 2 \*\* 63|.*_INT64.*"): _BOUND,
    (r"nn/(recurrent|utils/drawing)\.py::.*", r".*(> 3|_LONGEST)"): "how it is called, and what is drawn",
    (r"optim/(lbfgs|line_search|lr_scheduler|matrices)\.py::.*", r".*"): "a rule of the method itself",
}

CHOICES = (
    Choice("generated/operators/attention.py", "nn_embedding_bag_composite", "size", {"input.numel() >= 64": ""},
        _BAGS),
    Choice("generated/operators/attention.py", "_are_large_bags_composite", "size",
        {"indices.numel() * weight._sizes[1] >= 8192": ""}, _BAGS),
    Choice(
        "generated/operators/inverses.py", "cdist_composite", "size",
        {"x1._sizes[-2] > 25": "", "x2._sizes[-2] > 25": "", "x2._sizes[-2] > 16": ""}, _DISTANCES,
    ),
    Choice(
        "generated/operators/inverses.py", "pdist_composite", "size",
            {"self.numel() * self._sizes[0] >= 8192": ""},
        tuple(Walk(f"m.pdist(a, {p})", f"pair_distances(a, {p})", "a:{n}x3/distinct", {"n": (0, 1, 2, 7, *around(53))},
            roundings=1 << 13) for p in (1, 2, 3)),
    ),
    Choice(
        "generated/operators/inverses.py", "linalg_matrix_power_composite", "size", {"n > 3": ""},
        (Walk("m.linalg.matrix_power(a, n)", "np.linalg.matrix_power(a, n)", "a:2x3x3/dominant",
            {"n": (0, 1, 2, 3, 4, 5, 8, 11)}, roundings=1 << 10),),
    ),
    Choice(
        "generated/operators/resampling.py", "pad_composite", "size", {"self.numel() >= 8192": ""},
        tuple(Walk(f"F.pad(a, (3, 2, 1, 4), mode='{mode}')", f"np.pad(a, ((0, 0), (1, 4), (3, 2)), '{name}')",
            "a:8x{n}x32", {"n": (5, *around(32))})
              for mode, name in (("reflect", "reflect"), ("replicate", "edge"), ("circular", "wrap"))),
    ),
    Choice(
        "generated/operators/summaries.py", "trapezoid_dx_composite", "size", {"y.numel() >= 8192": ""},
        (Walk("m.trapezoid(a, dx=0.5)", "np.trapezoid(a, dx=0.5)", "a:4x{n}", {"n": (1, 2, 3, *around(2048))},
            roundings=1 << 11),
         Walk("m.trapezoid(a, dim=0)", "np.trapezoid(a, axis=0)", "a:{n}x4", {"n": (1, 2, 3, *around(2048))},
             roundings=1 << 11)),
    ),
    Choice(
        "generated/operators/low_rank.py", "pca_lowrank_composite", "size", {"least < 6": ""},
        (Walk("m.pca_lowrank(a, niter=30)[1]", "np.linalg.svd(a - a.mean(0), compute_uv=False)[:min(6, n)]",
            "a:9x{n}/distinct", {"n": around(6)}, ("float64",), grad=False, roundings=1 << 40, anywhere=False),),
    ),
    Choice(
        "generated/operators/low_rank.py", "lobpcg_composite", "size", {"size < 3 * wanted": ""},
        (Walk("m.lobpcg(a @ a.t() + m.eye(n, dtype=a.dtype), 2)[0] if n >= 6 else m.zeros(2)",
            "np.sort(np.linalg.eigvalsh(a @ a.T + np.eye(n)))[::-1][:2] if n >= 6 else np.zeros(2)",
              "a:{n}x{n}/dominant", {"n": (5, *around(7))}, ("float64",), grad=False, roundings=1 << 34,
                  anywhere=False),),
        one_side={"size < 3 * wanted": "fewer are an error"},
    ),
    Choice("language/borders.py", "border_places", "size", {"size + before + after <= _MOST_KEPT": ""},
           (Walk("F.pad(a, (3, 2), mode='reflect')", "np.pad(a, ((0, 0), (0, 0), (3, 2)), 'reflect')", "a:1x1x{n}",
               {"n": (5, *around(4096 - 5))}),)),
    Choice("func/forward.py", "along_each", "size", {"size >= FEW": ""},
           (Walk("m.func.jacfwd(lambda x: x * x.sum())(a)", "np.eye(n) * a.sum() + a[:, None]", "a:{n}",
               {"n": (1, *around(forward.FEW))}, grad=False),)),
    Choice("func/reverse.py", "pulled_back_each", "size", {"size >= FEW": ""},
           (Walk("m.func.jacrev(lambda x: x * x.sum())(a)", "np.eye(n) * a.sum() + a[:, None]", "a:{n}",
               {"n": (1, *around(forward.FEW))}, grad=False),)),
    Choice("autograd/node.py", "AccumulateGrad.accumulate", "references", {"references <= ALONE": ""},
           (Walk("grads_of(a, b)", "(2 * a + 1, np.ones_like(b))", "a:3x{n} b:3x{n}", {"n": (1, 7, 33)}, grad=False),)),
    Choice("kernels/view/operator.py", "_joined", "use", {"len(version) > MANY_VIEWS": ""},
           (Walk("many_views(a, n)", "a[0] * n", "a:3x2", {"n": around(view.MANY_VIEWS)}, grad=False,
               anywhere=False),), general=True),
    Choice("kernels/view/native.py", "version_of", "use", {"length > MANY_VIEWS": "n > MANY_VIEWS"},
           (Walk("many_views(a, n)", "a[0] * n", "a:3x2", {"n": around(view.MANY_VIEWS)}, grad=False,
               anywhere=False),)),
    Choice("kernels/view/operator.py", "View.__call__", "use", {"len(self) >= _REMEMBERED": ""},
           (Walk("a.view(n, 2)", "a.reshape(n, 2)", "a:{n}x2", {"n": range(1, 9)}),), general=True,
               lowered={"_REMEMBERED": 3}),
    Choice("kernels/view/operator.py", "Views.__call__", "use",
        {"self.held > _MOST_VIEWS": "", "len(self) >= _REMEMBERED": ""},
           (Walk("a.unbind(0)[n - 1]", "a[n - 1]", "a:{n}x2", {"n": range(1, 9)}),
               Walk("a.split(1, 1)[1]", "a[:, 1:2]", "a:{n}x2", {"n": range(1, 9)})), general=True,
               lowered={"_REMEMBERED": 3, "_MOST_VIEWS": 12}),
)
