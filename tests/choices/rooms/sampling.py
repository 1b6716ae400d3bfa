"""Images of other sizes, and images read at places of a grid."""

from __future__ import annotations

from choices.choice import FLOATS, Choice, Walk, around
from runtime.kernels.sampling.loops.places import MOST_NEAR

_LAYOUTS = ("rows", "gaps", "channels last")
_GRID = Walk(
    "F.grid_sample(x, g, ('nearest', 'bilinear', 'bicubic')[k], ('zeros', 'border', 'reflection')[o], a > 0)",
    "sampled(x, g, ('nearest', 'bilinear', 'bicubic')[k], ('zeros', 'border', 'reflection')[o], aligned=a > 0)",
    "x:2x3x{n}x5 g:2x3x4x2", {"n": (1, 4), "k": (0, 1, 2), "o": (0, 1, 2), "a": (0, 1)}, ("float64", "float32"),
    roundings=4096, layouts=("rows", "gaps"),
)  # fmt: skip

CHOICES = (
    Choice(
        "kernels/sampling/loops/samples.py", "blend_elements", "size",
        {"job.taps == 1": "k == 0", "job.taps == 2": "k == 1"},
        (
            Walk("F.interpolate(x, (3, m), None, ('nearest', 'bilinear', 'bicubic')[k])",
                 "resized(x, ('nearest', 'linear', 'cubic')[k], 3, m)", "x:2x3x4x{n}",
                 {"n": (1, 2, 5, 17, 33), "m": (1, 4, 17, 40), "k": (0, 1, 2)}, FLOATS, roundings=512,
                 layouts=_LAYOUTS),
            Walk("F.interpolate(x, m, None, ('nearest', 'linear')[k])", "resized(x, ('nearest', 'linear')[k], m)",
                 "x:2x3x{n}", {"n": (1, 7, 130), "m": (1, 16, 129), "k": (0, 1)}, roundings=512,
                 layouts=("rows", "gaps")),
            Walk("F.interpolate(x, (2, 3, m), None, ('nearest', 'trilinear')[k])",
                 "resized(x, ('nearest', 'linear')[k], 2, 3, m)", "x:1x2x3x2x{n}",
                 {"n": (1, 7, 33), "m": (1, 8, 20), "k": (0, 1)}, roundings=512, layouts=_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/sampling/loops/samples.py", "blend_elements", "size", {"starts[k] == starts[k + 1]": "m < n"},
        (  # the adjoint: elements that no place reads
            Walk("F.interpolate(x, (2, m), None, 'nearest')", "resized(x, 'nearest', 2, m)", "x:2x2x5x{n}",
                 {"n": (7, 33), "m": (2, 5, 40)}, FLOATS, layouts=_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/sampling/resampling.py", "_along", "size", {"before == after": "", "mode == 'linear'": ""},
        (
            Walk("F.interpolate(x, (3, m), None, 'bilinear', a > 0)", "resized(x, 'linear', 3, m, aligned=a > 0)",
                 "x:2x2x5x{n}", {"n": (1, 7, 33), "m": (1, 7, 20), "a": (0, 1)}, roundings=512, layouts=_LAYOUTS),
            Walk("F.interpolate(x, None, (2.0, 1.3), 'bilinear', antialias=True)", "resized(x, 'linear', 2 * n, 2)",
                 "x:2x2x{n}x2", {"n": (1, 3, 8)}, roundings=512, layouts=_LAYOUTS),
            Walk("F.interpolate(x, (3, m), None, 'bicubic', a > 0)", "resized(x, 'cubic', 3, m, aligned=a > 0)",
                 "x:2x2x5x{n}", {"n": (1, 7, 33), "m": (1, 7, 20), "a": (0, 1)}, roundings=512, layouts=_LAYOUTS),
        ),
    ),
    Choice(
        "kernels/sampling/loops/samples.py", "sample_planes", "size",
        {"every == 1": "k == 0", "every == 4": "k == 1", "every == 16": "k == 2"}, (_GRID,),
    ),
    Choice(
        "kernels/sampling/loops/samples.py", "sample_slopes", "size", {"job.taps > 1": "k > 0"},
        (
            Walk("F.grid_sample(x, g, ('nearest', 'bilinear')[k], align_corners=False)",
                 "sampled(x, g, ('nearest', 'bilinear')[k], 'zeros')", "x:1x2x5x6 g:1x{n}x1x2",
                 {"n": around(MOST_NEAR, 2 * MOST_NEAR), "k": (0, 1)}, ("float64", "float32"), roundings=4096,
                 layouts=("rows", "gaps")),
        ),
    ),
    Choice(
        "kernels/sampling/loops/samples.py", "elements_of_a_place", "size", {"job.dims == 3": "d == 3"},
        (
            Walk("F.grid_sample(x.reshape((2, 3) + (4,) * d), g.reshape((2,) + (d - 1) * (2,) + (2 ** (4 - d), d))"
                 ", ('nearest', 'bilinear')[k], align_corners=False)",
                 "sampled(x.reshape((2, 3) + (4,) * d), g.reshape((2,) + (d - 1) * (2,) + (2 ** (4 - d), d))"
                 ", ('nearest', 'bilinear')[k], 'zeros')",
                 "x:2x3x{4**d} g:2x{8*d}", {"d": (2, 3), "k": (0, 1)}, ("float64", "float32"), roundings=4096,
                 layouts=("rows", "gaps")),
        ),
    ),
)

NO_CHOICES = {
    (r"kernels/sampling/resampling.py::_check", r"1 <= dims <= _DEPTH"): "an error",
}
