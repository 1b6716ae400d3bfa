"""`python -m codegen check`: every derivative of the project is right, and every kind of mistake is found and named."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from codegen import verify as verification
from codegen.__main__ import main
from codegen.check_cache import Passed, cache_file, digests
from codegen.package import load
from codegen.plan import make_plan
from codegen.subject import Library
from codegen.verify import verify

ROOT = Path(__file__).resolve().parents[1]
ENTRIES, DERIVATIVES = load(ROOT / "ops.yaml", ROOT / "derivatives.yaml")
DIFFERENTIABLE = [entry for entry in ENTRIES if entry.name in DERIVATIVES]


@pytest.fixture(scope="module")
def library() -> Library:
    return Library(ROOT / "generated")


@pytest.mark.parametrize("entry", DIFFERENTIABLE, ids=lambda entry: entry.name)
def test_the_derivatives_of_the_project(entry, library):
    assert verify(entry, DERIVATIVES[entry.name], library) == []


def test_other_numbers_give_the_same_verdict(library):
    some = [entry for entry in DIFFERENTIABLE if entry.name in ("mul.Tensor", "maximum", "logsumexp", "clamp", "mm")]
    assert [verify(entry, DERIVATIVES[entry.name], library, seed) for entry in some for seed in (1, 2)] == [[]] * 10


# -- mistakes --------------------------------------------------------------------------------------------------------

# Entry, derivative, and the first lines of the reports. `self [2]` is a short sample; places are those in one entry.
ONE = "samples: [{self: {values: [0.5, -2]}}]"
TWO = "samples: [{self: {values: [0.5, -2]}, other: {values: [4, 0.5]}}]"
WRONG = {
    "sign": (
        "(Tensor self, Tensor other)", "self / other", TWO,
        {"self": "grad / other", "other": "grad * (self / other) / other"},
        (
            "other: the gradient of '{}' with respect to 'other' is wrong at [0]: formula 0.0371094, finite difference "
            "-0.0371094 (sample: self [0.5, -2], other [4, 0.5]) [check-gradient]",
        ),
    ),
    "argument": (
        "(Tensor self, Tensor other)", "self * other", TWO,
        {"self": "grad * self", "other": "grad * self"},
        (),
    ),
    "factor": ("(Tensor self)", "self * self", ONE, {"self": "grad * self"}, ()),
    "place": (
        "(Tensor self)", "self * self", "samples: [{self: {values: [[0.5, 0], [0, 0]]}}]",
        {"self": "grad * where(self == 0, 0, 3 * self)"},
        (),
    ),
    "list": (
        "(Tensor[] tensors)", "tensors[0] * tensors[1]", "samples: [{tensors: [[2], [2]]}]",
        {"tensors": '"[grad * tensors[1], grad * tensors[1]]"'},
        (),
    ),
    "second_order": (
        "(Tensor self)", "sin(self)", ONE, {"self": "w_slope(grad, self)"}, (),
    ),
    "slope": (
        "(Tensor grad_output, Tensor self)", "grad_output * cos(self)", "",
        {"grad_output": "grad * cos(self)", "self": "non_differentiable"},
        (),
    ),
    "forward": (
        "(Tensor self)", "sin(self)", ONE, {"self": "grad * cos(self)", "result": "self_t * sin(self_p)"}, (),
    ),
    "nan": ("(Tensor self)", "self * 2", ONE, {"self": "grad * log(self - 10)"}, ()),
    "single": ("(Tensor self)", "self * self / 2", ONE, {"self": "grad * ((self + 1e7) - 1e7)"}, ()),
    "override": ("(Tensor self)", "elementwise: self * self * self", ONE, {"self": "grad * 3 * self"}, ()),
    "fails": ("(Tensor self)", "self * 2", ONE, {"self": "grad.reshape((5,))"}, ()),
    "kink": ("(Tensor self)", "abs(self)", "samples: [{self: {values: [0.0001, 1]}}]", {"self": "grad * sgn(self)"}, ()),
    "domain": ("(Tensor self)", "log(self)", "", {"self": "grad / self"}, ()),
    "no_samples": ("(Tensor self, int[] size)", "self.reshape(size)", "", {"self": "grad.reshape(self.shape)"}, ()),
}
