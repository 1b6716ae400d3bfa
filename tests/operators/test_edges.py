"""Edges against PyTorch: what was wrong once, with its relatives.

A row is an expression over ``m``, the module, in which ``t`` makes a tensor of a list and a dtype, ``r`` a float64
tensor of random numbers and a shape, and ``grads(function, *tensors)`` gives results and gradients. Both libraries
compute it, with equal dtypes, shapes and values, or both reject it.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.parity

EMPTY = ("0, 0", "0, 3", "3, 0", "0, 0, 0", "0, 3, 0", "2, 0, 0", "2, 0, 3", "2, 3, 0", "0, 2, 2")
INTEGERS = ("uint8", "int8", "int16", "int32", "int64")
SUMS = ("sum", "prod", "cumsum", "cumprod", "nansum")
NORMS = (0, 0.5, 1, 1.5, 2, 3, -1, -2, "m.inf")
REFLECTED = ("__rtruediv__", "__rfloordiv__", "__rmod__", "__rpow__", "__radd__", "__rsub__", "__rmul__")
SPACES = ("0, 10, 5", "-10, 10, 7", "1, 2, 3", "10, 0, 4", "3, 3, 3", "0, 100, 1", "0, 100, 0", "-3, 4, 5")
FORMATS = ("contiguous_format", "channels_last", "channels_last_3d", "preserve_format")
FACTORIES = (("zeros", "2"), ("ones", "2"), ("full", "(2,), 3"), ("eye", "2"), ("linspace", "0, 5, 3"), ("arange", "3"))
FITTING = (
    (("uint8",), (-1, -255, -256, 255, 256, -0.5, 255.5, "m.nan", True, 1j, "1 + 0j")),
    (("int8", "int32"), (128, -129, 1.5, 2**31, "m.inf", -(2**40), 1j)),
    (("float16", "bfloat16"), (1e5, -1e5, 1e39, "m.inf", "m.nan", 65504)),
    (("float32", "complex64"), (1e40, -1e39, 1j, 2, "m.inf", 1e38)),
    (("int64", "bool"), (1.5, 1e20, 3)),
)
POINTS = ("[0., 0, 0]", "[0., 1, -2, 0]", "[3., -4]")


def grid(row: str, *columns: Any) -> list[str]:
    """The row with every combination of values in its places."""
    rows = [row]
    for position, values in enumerate(columns):
        rows = [name.replace(f"<{position}>", str(value)) for name in rows for value in values]
    return rows


ROWS: dict[str, list[str]] = {
    "matrices without elements": [
        *grid("grads(lambda a: a @ m.ones(a.shape[-1], dtype=a.dtype), r(<0>))", EMPTY),
        *grid("grads(lambda a: a @ a.mT, r(<0>))", EMPTY),
        *grid("m.linalg.matrix_norm(r(<0>), <1>)", EMPTY, (1, 2, "m.inf", -1, -2, "'nuc'", "'fro'")),
        "grads(lambda a, b: a @ b, r(2, 1, 0, 3), r(4, 3, 2))", "r(2, 1, 0, 3) @ r(4, 3, 0)",
        "r(2, 3, 0) @ r(4, 3)",
    ],
    "norms": [
        *grid("grads(lambda a: m.linalg.vector_norm(a, <1>), t(<0>, m.float64))", POINTS, NORMS),
        *grid("grads(lambda a: m.linalg.vector_norm(a, <1>, dim=0, keepdim=True), t(<0>, m.float64))", POINTS, NORMS),
        *grid("m.linalg.vector_norm(t([300., 400.], m.<0>), <1>)", ("float16", "bfloat16"), NORMS),
        *grid("m.linalg.vector_norm(m.zeros(2, 0), <0>, dim=<1>)", NORMS, (0, 1, "None")),
        *grid("grads(lambda a: m.nn.functional.normalize(a, <0>), m.zeros(2, 3, dtype=m.float64))", NORMS),
        *grid("grads(lambda a, b: m.cdist(a, b, <0>), m.ones(3, 2, dtype=m.float64), r(2, 2))", (0, 0.5, 1, 3)),
        "grads(lambda a: m.linalg.vector_norm(a, 3), t([3 + 4j, 0j], m.complex128))",
        *grid("m.<0>(t([[m.nan, 1.], [m.inf, 1.], [m.inf, 2.]], m.float64), 0)", ("pdist", "nn.functional.pdist")),
        *grid("grads(lambda a, b: m.cdist(a, b, <0>), m.zeros(2, 0), m.zeros(3, 0))", ("0", "1", "2", "3", "math.inf")),
        *grid("m.pdist(m.zeros(3, 0), <0>)", ("0", "1", "2", "3", "math.inf")),
        "m.logcumsumexp(t([0.546875 + 1.96875j, 0.546875 - 1.203125j, 0.546875 + 1.96875j], m.complex64), 0)",
        "m.cdist(t([[m.nan, 1.], [2., 1.]], m.float64), t([[2., 1.], [3., 3.]], m.float64), 0)",
    ],
    "sums with a dtype": [
        *grid("m.<0>(t([1, 2, 3, 100, 100, 2], m.<1>), 0, dtype=m.<2>)", SUMS, ("bool", *INTEGERS), INTEGERS),
        *grid("m.<0>(t([1.5, 2, 3], m.float16), 0, dtype=m.<1>)", SUMS, (*INTEGERS, "float32", "float64")),
    ],
    "sums with out=": [
        *grid(
            "m.<0>(t([1, 2, 3, 90], m.<1>), 0, out=m.zeros(4 if 'cum' in '<0>' else (), dtype=m.<2>))",
            SUMS[:4], ("bool", "uint8", "int32", "float16", "float32"), (*INTEGERS, "float16", "float64"),
        ),
        *grid("t([1, 2, 100, 2], m.<1>).<0>_(0)", ("cumsum", "cumprod"), ("bool", *INTEGERS)),
    ],
    "ranges of integers": [
        *grid("m.linspace(<1>, dtype=m.<0>)", INTEGERS[1:], SPACES),
        *grid("m.logspace(<1>, dtype=m.<0>)", (*INTEGERS, "float32"), (
            "0, 2, 5", "0.5, 2.5, 7", "2, 0, 4", "0, 0.5, 3",
        )),
        *grid("m.arange(<1>, dtype=m.<0>)", (*INTEGERS, "float32"), (
            "5.5", "0, 10, 2.5", "1.5, 9.7, 0.7", "0, 1, 0.25", "-0.5, 5", "2.9, 7", "1, 2.5, 0.5", "5, -3.5, -1.5",
        )),
        *(f"m.{item}(out=m.zeros(0, dtype=m.<0>))".replace("(out", f"({rest}, out").replace("<0>", kind)
          for kind in ("int32", "float64", "complex64") for item, rest in FACTORIES),
    ],
    "numbers that do not fit": [
        source
        for row in (
            "m.zeros(3, dtype=m.<0>).fill_(<1>)", "m.full((2,), <1>, dtype=m.<0>)", "m.tensor([<1>, 1], dtype=m.<0>)",
            "m.zeros(3, dtype=m.<0>).scatter(0, m.tensor([0]), <1>)", "m.full_like(m.zeros(2, dtype=m.<0>), <1>)",
        )
        for columns in FITTING
        for source in grid(row, *columns)
    ],
    "arguments that were rejected": [
        "m.take_along_dim(r(3, 4), m.tensor([[-1, 0, 1, -3]]), 0)",
        "grads(lambda a: m.take_along_dim(a, m.tensor([[-1, 0, 1, -3]]), 0), r(3, 4))",
        *grid("grads(lambda a, b: m.tensordot(a, b, dims=([1], [0])), <0>)", (
            "r(3, 1), r(4, 2)", "r(3, 4), r(1, 2)", "r(3, 4), r(4, 2)", "r(3, 2), r(4, 2)", "r(3, 1), r(1, 2)",
        )),
        *grid("m.cdist(r(3, 4), r(2, 4), compute_mode='<0>')", (
            "use_mm_for_euclid_dist", "donot_use_mm_for_euclid_dist", "use_mm_for_euclid_dist_if_necessary", "x",
        )),
        *grid("t([3, 4], m.<1>).<0>(t([2, 5], m.<1>))", REFLECTED, ("int64", "float32")),
        *grid("t([3, 4], m.<1>).<0>(2)", REFLECTED, ("int64", "float32")),
        *grid("m.addmm(<0>, t([[1, 2]], m.<1>), t([[3], [4]], m.<1>), beta=2.5, alpha=1.5)",
              ("t([[5]], m.<1>)",), ("int32", "float32")),
        "m.addmv(t([5], m.int64), t([[1, 2]], m.int64), t([3, 4], m.int64), beta=2., alpha=3.)",
        "m.nn.functional.nll_loss(r(2, 4), t([0, 3], m.uint8))",
        "m.nn.functional.cross_entropy(r(2, 4), t([0, 3], m.uint8))",
        *grid("m.<0>(r(2, 3), 0, out=m.zeros(0, dtype=m.<1>))", ("softmax", "log_softmax"), ("float64", "int64")),
    ],
    "errors that were no errors": [
        *grid("m.<0>(r(2, 3), <1>, out=(m.zeros(0, dtype=m.float64), m.zeros(0, dtype=m.<2>)))",
              ("sort", "max", "min", "cummax", "mode", "kthvalue", "topk"), ("1",), ("int64", "int32", "float64")),
        *grid("(lambda o: m.<0>(r(2, 3), 1, out=(o, o)))(m.zeros(0, dtype=m.<1>))", ("sort", "topk", "max"),
              ("float64", "int64")),
        *grid("m.zeros(3).log_normal_(0, <0>).dim()", (0, -1, 1)),
        "m.arange(3, dtype=m.complex64)", "m.cumsum(t([1, 0], m.bool), 0, dtype=m.bool)",
        *grid("m.linalg.vector_norm(m.zeros(0), <0>)", NORMS),
    ],
    "complex numbers at 0": [
        *grid("grads(lambda a: m.<0>(a), t([0j, 1 + 0j, -1 + 0j], m.complex128))[0]", (
            "rsqrt", "reciprocal", "sigmoid", "sinc", "sgn", "asin", "acos", "atanh",
        )),
        "m.logaddexp(t([1 + 2j, -1j, 800 + 0j], m.complex128), t([3 - 1j, 2j, 800 + 1j], m.complex128))",
        "grads(lambda a, b: m.logaddexp(a, b), t([1 + 2j, -1j], m.complex128), t([3 - 1j, 2j], m.complex128))",
        "grads(lambda a: m.logcumsumexp(a, 0), t([1 + 2j, -1j, 2 - 1j], m.complex128))",
        "grads(lambda a: m.sinc(a), t([1 + 2j, -.5j, 0.3 + 0j], m.complex128))",
    ],
    "gradients that stopped": [
        *grid("grads(lambda a, q: m.<0>(a, q, dim=1, interpolation='<1>'), r(3, 5), t([.1, .5, .77], m.float64))",
              ("quantile", "nanquantile"), ("linear", "lower", "higher", "midpoint", "nearest")),
        *grid("grads(lambda a: m.linalg.matrix_power(a, <0>), r(2, 3, 3))", (0, 1, 2, -1)),
        "grads(lambda a: m.bernoulli(a), t([0., 1.], m.float64))",
        "grads(lambda a, p: a.clone().bernoulli_(p), t([0., 1.], m.float64), t([0., 1.], m.float64))",
        "grads(lambda a: m.normal(a, 0.), t([0., 1.], m.float64))",
        "grads(lambda a: m.normal(0., a), t([0., 0.], m.float64))",
        "grads(lambda a, b: m.normal(a, b), t([1., 0.], m.float64), t([0., 0.], m.float64))",
    ],
    "methods whose tensor is not the first argument": [
        "r(3).where(r(3) > 0, -1.5)", "r(3).where(t([1, 0, 1], m.bool), r(3))",
        "r(3).where(condition=t([1, 0, 1], m.bool), other=2)", "t([1, 0], m.bool).where()", "r(3).where(1)",
        "t([1., 2.], m.float64).polygamma(n=1)", "t([1., 2.], m.float64).polygamma(2)",
    ],
    "masks and numbers": [
        *grid("m.where(t([1, 0], m.<0>), r(2), 0.)", ("bool", "uint8", "int64", "float32")),
        *grid("r(2).masked_fill(t([1, 0], m.<0>), 2.)", ("bool", "int64", "float32")),
        *grid("m.zeros(2, dtype=m.<0>).masked_fill_(t([1, 0], m.bool), <1>)", ("int8", "uint8", "int32", "int64"),
              (1, 2.5, -1, 300, 1e10, 1e30, 1j)),
        "[m.zeros(2, dtype=m.int8).masked_fill_(t([1, 0], m.bool), one) for one in (1, 1, 1, 300)]",
        *grid("m.pinverse(r(2, 2), <0>)", (True, 1, "'x'")),
    ],
    "what has no gradient": [
        *grid("m.<0>(r(2).requires_grad_(), r(2), out=m.zeros(0, dtype=m.<1>))",
              ("less", "lt", "logical_or", "isclose"), ("bool", "float32")),
        *grid("m.<0>(r(2).requires_grad_(), out=m.zeros(0, dtype=m.<1>))", ("argmax", "nonzero", "sin"),
              ("int64", "bool")),
        *grid("r(2).requires_grad_().<0>", ("eq_(1)", "less_(r(2))", "not_equal_(1)", "floor_divide_(2)")),
        *grid("grads(lambda a: (a * 2).<0>, r(2))", ("eq_(1)", "less_(0.5)", "not_equal_(1)")),
        *grid("m.<0>(r(2, 3), <1>, out=m.zeros(0, dtype=m.<2>))",
              ("any", "all"), (0, 1), ("bool", "float32")),
        *grid("m.<0>(r(2, 3), <1>, out=m.zeros(0, dtype=m.<2>))", ("argmax", "argsort"), (0, 1), ("int64", "float32")),
        "m.nn.functional.dropout2d(r(2, 3, 4).requires_grad_(), training=False, inplace=True)",
    ],
    "found by samples": [
        *grid("m.nn.functional.<0>(r(<1>), m.zeros(<2>, dtype=m.int64), reduction='<3>')",
              ("nll_loss", "cross_entropy"), ("3", "2, 3", "2, 3, 4", "()"), ("()", "1", "2", "2, 4"),
              ("none", "mean")),
        *grid("m.segment_reduce(r(6), '<0>', offsets=t(<1>, m.int64))", ("sum", "mean", "max"),
              ("[1, 3]", "[1]", "[3, 1]", "[0, 2, 2, 6]", "[1, 1, 4]", "[]")),
        *grid("m.segment_reduce(r(2, 3), '<0>', offsets=t([[0, 1, 2], [1, 1, 3]], m.int64), axis=1)", ("sum", "prod")),
        *grid("m.svd_lowrank(r(<0>), <1>)[1]", ("3, 3", "2, 5", "5, 2"), ("q=6", "q=9", "q=-1", "niter=-1")),
        *grid("m.pca_lowrank(r(3, 3), <0>)[1].shape", ("q=3", "q=4", "q=-1", "niter=-1")),
        *grid("m.signal.windows.<0>, dtype=m.float64)", ("kaiser(3, beta=-1", "kaiser(-1", "gaussian(3, std=0",
              "exponential(3, tau=-1", "exponential(3, center=1", "exponential(3, center=1, sym=False")),
        *grid("m.nn.functional.interpolate(r(1, 2, <0>), <1>=[<2>])", ("4", "4, 3"), ("size", "scale_factor"),
              ("2, 2", "2, 2, 2")),
        *grid("m.pinverse(t([[0.5, 2], [-1, 3]], m.<0>), <1>)", ("float32", "float64"), ("1.0", "True", "0.5")),
        *grid("m.linalg.matrix_rank(t([[2, 1], [1, 3]], m.float64), hermitian=<0>, rtol=<1>)", (True, False),
              (0.1, 0.4, 1.0)),
        *grid("m.nn.functional.gaussian_nll_loss(t([1, 2], m.<0>), t([2, 3], m.<1>), 1.5)", ("int32", "float32"),
              ("bfloat16", "float32")),
        *grid("m.nn.functional.cross_entropy(r(6, 2, 6), m.ones(<0>))", ("1, 6, 2, 6", "6, 2, 6", "()", "6, 2")),
        *grid("m.fake_quantize_per_tensor_affine(r(3), t(0.5), t(<0>, m.int32), <1>, 4)", (0, 2), (1, 5)),
        *grid("m.diff(r(2, <0>), dim=0, append=m.ones(<1>))", (0, 2), ("0", "2", "1, 2", "1, 0")),
        # Of an image without elements conv2d computes with the zeros around it, which PyTorch refuses.
        *grid("m.nn.functional.<0>(r(<1>), r(2, 2, 1, 1), padding=1)", ("conv2d", "conv_transpose2d"),
              ("0, 2, 3, 3", "1, 2, 3, 3")),
        *grid("m.nn.functional.conv_transpose2d(r(<0>), r(2, 2, 1, 1), padding=1)", ("1, 2, 0, 0", "1, 2, 0, 3")),
        *grid("grads(lambda a: m.logit(a, <0>), t([-1., 0.3, 0.9, 2.], m.float64))", ("-1.5", "0.2", "1.5", "None")),
        *grid("m.poisson_nll_loss(t([1, 2], m.<0>), t([2, 5], m.<1>), True, True, 1e-8, 0)", ("float32", "float64"),
              ("int16", "float64")),
        *grid("m.linalg.norm(r(2, 3), dim=<0>)", ("[]", "0", "[0]", "[0, 1]", "None")),
        *grid("m.linalg.matrix_rank(m.zeros(<0>), hermitian=<1>)", ("3, 0", "0, 3", "0, 0", "2, 0, 0"), (True, False)),
        *grid("m.nn.functional.gaussian_nll_loss(t([1, 2], m.<0>), t([2, 4], m.<0>), 2.5)", ("int64", "float64")),
        *grid("m.nn.functional.unfold(r(1, 4, 4), [<0>, 1])", (0, 1, -1)),
        *grid("m.fft.<0>(4, dtype=m.<1>)", ("fftfreq", "rfftfreq"), ("int64", "float64")),
        *grid("m.linalg.vander(r(<0>))", ("1", "2", "2, 0", "2, 3")),
        *grid("m.triangular_solve(r(<0>), m.eye(2, dtype=m.float64))", ("2, 3", "1, 2, 3", "4, 2, 1")),
        *grid("m.nn.functional.binary_cross_entropy(t([.5], m.float64), t([<0>], m.float64))", (0.5, 1.5, -0.1)),
        *grid("m.linspace(<0>, m.inf, 1)", (1, 2.5, 1j)),
        *grid("m.nonzero_static(r(3, 2), size=<0>).stride()", (2, 6, 9)),
        *grid("m.fft.<0>(r(3), <1>)", ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft"), (-1, 0, 2)),
        *grid("m.histc(t([1., 2., 1.], m.<0>), 4)", ("float16", "bfloat16", "float32")),
        "m.index_add(m.zeros(3, dtype=m.int64), 0, t([0], m.int64), t([2], m.int64), alpha=2.5)",
        "m.embedding(t([[1, 2]], m.int64), t([0, 0], m.int64), scale_grad_by_freq=True)",
        *grid("m.nanmean(r(2, 3), dtype=m.<0>)", ("int64", "float32")),
        *grid("m.nn.functional.multilabel_margin_loss(r(1, 2), t([[<0>, -1]], m.int64))", (0, 1, 2, -1, -2)),
        "(lambda a: +a is a)(r(2))",
        *grid("m.<0>(r(2, 3).requires_grad_(), <1>, out=m.zeros(0, dtype=m.<2>))", ("sum", "nansum", "prod", "cumsum"),
              (0, 1), ("int64", "float64")),
        *grid("m.nn.functional.pad(r(<0>), <1>)", (1, 2, 3), ("[-2, 2]", "[2, -3]", "[-1, 0]", "[-4, 4]", "[1, -1]")),
        # Of 1e30 PyTorch's squares overflow; the norm does not.
        *grid("m.linalg.vector_norm(m.full((<0>), 1e12), <1>, dim=<2>)",
              ("1, 3", "3, 1"), (2, 3, 0.5, 1, 0, -1, "m.inf"), (0, 1)),
        *grid("m.poisson(m.zeros(<0>))", ("()", "1", "0")),
        *grid("m.linspace(<0>, dtype=m.<1>)", ("0, -1.5, 4", "0.5, 10.7, 5", "-2.7, 2.7, 4", "2.9, -2.9, 7"),
              ("int64", "int32", "int16")),
        *grid("grads(lambda a, b: a.clone().<0>, r(3).abs() + 1, r(3).abs() + 1)",
              ("div_(b, rounding_mode=None)", "ldexp_(b)", "float_power_(b)", "div_(b)")),
        *grid("m.view_as_complex(m.zeros(<0>, 2, dtype=m.<1>))", (0, 2), ("int32", "float32", "bool")),
        *grid("m.nn.functional.<0>_pool1d(r(<1>), 2)", ("max", "avg"),
              ("0, 4", "2, 4", "0, 2, 4", "2, 0, 4", "2, 3, 0", "2, 3, 4")),
        *grid("m.nn.functional.<0>_pool2d(r(<1>), 2)", ("max", "avg"), ("0, 4, 4", "0, 2, 4, 4", "2, 0, 4, 4")),
        "m.nn.utils.rnn.pad_sequence([t([1, 2], m.int64), t([1.5], m.float32)], padding_value=2.5)",
        *grid("m.<0>(<1>, <2>, 3)", ("linspace", "logspace"),
              ("t(1, m.float64)", "t(2, m.int64)", "1", "t(1j, m.complex64)"), ("t(3, m.float64)", "t(2, m.float16)")),
        *grid("m.nn.functional.kl_div(t([1, 1], m.<0>), t([1, 1], m.<1>), log_target=<2>)",
              ("int64", "bool", "float32"), ("int64", "uint8", "float64"), (True, False)),
        *grid("m.<0>_cell(t([[1, 2]], m.<1>), t([[3]], m.<1>), m.ones(<2>, 2).to(m.<1>), m.ones(<2>, 1).to(m.<1>))",
              ("rnn_tanh", "gru"), ("int64", "float64"), (1, 3)),
        *grid("m.lstm_cell(t([[1, 2]], m.<0>), [t([[3]], m.<0>)] * 2, m.ones(4, 2).to(m.<0>), m.ones(4, 1).to(m.<0>))",
              ("int64", "float64")),
        *grid("m.nn.functional.rrelu(r(2), <0>)", ("0.1, m.inf", "-m.inf, 0.1", "m.nan, 1", "0.1, 0.2")),
        *grid("m.gradient(r(<0>), dim=<1>, edge_order=<2>)", ("3", "3, 4"), ("[]", "0", "[0]"), (0, 1, 2, 3)),
        *grid("m.view_copy(r(3, 4).t(), <0>)", ("[12]", "[2, 6]", "[4, 3]", "[5]")),
        *grid("m.<0>(m.ones(()), dim=<1>)", ("unique", "unique_consecutive"), (0, -1)),
        *grid("m.squeeze(m.ones(()), <0>)", ("[3]", "[0]", "[-1]", "3", "[]", "[0, -1]")),
        *grid("r(1).reshape(()).to(m.<0>).sum_to_size([])", ("int32", "float32", "bool")),
        *grid("m.logit(t([0.2, 0.7], m.float64), <0>)", (0.0, 0.3, 0.5, 0.75, 1.0)),
        "grads(lambda a: m.mvlgamma(a, 1), t([0., -0., -1., 2.], m.float64))",
        *grid("grads(lambda a: a.prod(<0>dtype=m.float32), t([0.5 + 1j, 2 - 1j, 0.25 + 3j], m.complex64))",
              ("", "0, ")),
        *grid("m.<0>([t([1, 0], m.bool)] * 2, out=m.zeros(0, dtype=m.<1>))", ("cat", "stack", "hstack"),
              ("bool", "uint8", "int64", "float32")),
        *grid("m.linalg.lu_solve(m.eye(2).expand(<0>), m.tensor([2, 2], dtype=m.int32).expand(<1>), m.ones(<2>))",
              ("2, 2", "4, 1, 2, 2"), ("2", "4, 1, 2"), ("2, 3", "1, 2, 3", "3, 2, 3")),
        *grid("m.linalg.pinv(m.ones(<0>), atol=m.ones(<1>))", ("0, 2", "2, 2", "1, 0, 0"), ("3", "1", "2, 1")),
        *grid("m.native_layer_norm(r(3, 5).to(m.<0>), [5], m.ones(5), None, 0.1)", ("float16", "bfloat16", "float32")),
        *grid("m.native_batch_norm(r(<0>).to(m.<1>), None, None, None, None, True, 0.1, 0.1)",
              ("3, 5", "0, 5", "0, 5, 2"), ("float16", "bfloat16", "float32")),
        *grid("m.ormqr(r(3, 2), r(<0>), r(3, 2))", (1, 2, 3)),
        *grid("grads(lambda a, b: m._foreach_<0>([a], [b])[0], t([1., 2, 3], m.float64), t([1., 1, 5], m.float64))",
              ("maximum", "minimum", "clamp_min", "clamp_max")),
        *grid("m._foreach_<0>([t([1, 2, 3], m.<1>)], <2>)", ("maximum", "minimum"), ("float32", "int64"),
              ("2", "2.5", "m.nan", "[2]", "True")),
    ],
    "dtypes of out=": [
        *grid("m.<0>(r(2, 3), out=m.zeros(0, dtype=m.<1>))", (
            "neg", "abs", "exp", "floor", "signbit", "isposinf", "mean", "amax", "triu", "nonzero", "frac",
            "nn.functional.gelu", "linalg.inv_ex", "conj_physical", "t_copy", "linalg.vector_norm", "fft.fft",
        ), ("float32", "float64", "complex128", "int64", "uint8", "bool")),
        *grid("m.<0>(r(2, 3), 0, out=m.zeros(0, dtype=m.<1>))", (
            "softmax", "logsumexp", "cumsum", "logcumsumexp", "argmax", "mean", "all", "clamp_min",
        ), ("float32", "float64", "complex128", "int64")),
        *grid("m.<0>(r(2, 2), r(2, 2), out=m.zeros(0, dtype=m.<1>))", (
            "mm", "matmul", "kron", "add", "fmax", "linalg.solve", "isin", "nn.functional.glu",
        ), ("float32", "complex128", "uint8")),
        *grid("m.all(r(2, 3) > 0, out=m.zeros(0, dtype=m.<0>))", ("float32", "uint8", "bool")),
        *grid("m.cat([r(2), r(2)], out=m.zeros(0, dtype=m.<0>))", ("float32", "complex64", "int64")),
        *grid("m.outer(r(2), r(3), out=m.zeros(0, dtype=m.<0>))", ("float32", "complex64", "int64")),
        *grid("m.sort(r(3), out=(m.zeros(0, dtype=m.<0>), m.zeros(0, dtype=m.<1>)))", ("float32", "float64"),
              ("int64", "int32")),
    ],
    "lists, shifts and norms": [
        *grid("m.<0>(<1>)", ("hstack", "vstack", "row_stack", "dstack", "column_stack", "linalg.multi_dot", "meshgrid"),
              ("r(2, 2)", "r(2, 2), r(2, 2)", "[r(2, 2), r(2, 2)]", "r(2), r(2)", "[r(2), r(2)]")),
        *grid("m.<0>(<1>)", ("block_diag", "cartesian_prod", "chain_matmul", "broadcast_tensors", "atleast_2d"),
              ("r(2, 2)", "r(2, 2), r(2, 2)", "r(2), r(2)")),
        *grid("m.<0>(t([1, 2], m.<1>), <2>, alpha=<3>)", ("add", "sub", "rsub"), ("int64", "float32", "complex64"),
              ("3", "1.5"), ("2", "2.5", "1j")),
        *grid("m.addr(t([[1, 2]], m.<0>), t([3], m.<1>), t([1, 2], m.<1>), beta=<2>, alpha=<3>)",
              ("int64", "float32", "bool"), ("int64", "float32", "bool"), ("2", "1.5", "1j"), ("3", "2.5", "1j")),
        *grid("m.addmv(t([1, 2], m.<0>), t([[3], [4]], m.<0>), t([5], m.<0>), beta=<1>, alpha=<2>)",
              ("int64", "float32", "complex64"), ("2", "1.5", "1j"), ("3", "2.5", "m.inf")),
        *grid("m.nn.functional.<0>(t([1, -2], m.<1>), <2>)", ("elu", "celu", "leaky_relu", "softplus"),
              ("float32", "float64"), ("2", "2.5", "1j")),
        *grid("m.<0>_cell(r(<1>, 3), r(<2>, 4), r(<3>, 3), r(<3>, 4))", ("rnn_tanh", "rnn_relu", "gru"), (1, 2), (1, 2),
              (4, 12)),
        *grid("m.lstm_cell(r(2, 3), [r(<0>, 4), r(<1>, 4)], r(16, 3), r(16, 4))", (1, 2), (1, 2)),
        *grid("m.<0>(r(2, 3), None)", ("amin", "amax", "flip")), "m.roll(r(2, 3), 1, None)",
        "m.amax(r(2, 3), dim=None, keepdim=True)", "m.amin(r(2, 3), None, out=m.zeros(0, dtype=m.float64))",
        *grid("m.<0>(r(2, 3))", ("cat", "stack", "_foreach_exp", "concat")),
        *grid("m.fft.<0>(r(2, 3), <1>)", ("fftshift", "ifftshift"), ("[1, 1]", "[0, 1, 1]", "[-1]")),
        *grid("m.linalg.<0>(r(2, 3).to(m.<1>), dtype=m.<2>)", ("norm", "vector_norm", "matrix_norm"),
              ("float32", "complex64"), ("float64", "complex128")),
        *grid("m.linspace(float('<0>'), 1, 3, dtype=m.int64)", ("nan", "inf")),
        "r(4).put_(t([[1, 2]], m.int64), t(5., m.float64))",
        *grid("grads(lambda a, b: m.<0>(a, b), t([<1>, 1.], m.float64), t([-<2>, 2.], m.float64))",
              ("logaddexp", "logaddexp2"), ("math.inf", "0."), ("math.inf",)),
        *grid("grads(lambda a, b: m.<0>(a, b), t([-<1>, 1.], m.float64), t([<2>, 2.], m.float64))",
              ("logaddexp", "logaddexp2"), ("math.inf", "0."), ("math.inf",)),
    ],
    "losses of no classes, slopes of infinite factors": [
        *grid("m.bilinear(m.ones(3, 2), m.ones(3, 2), m.ones(2, 2, 2), m.ones(<0>))",
              ("2", "1", "2, 2", "1, 2", "3, 2", "2, 1", "()")),
        *grid("m.<0>(t(1.0, m.float64), <1>, <2>)", ("quantile", "nanquantile"), ("0.5", "t([0.5], m.float64)"),
              ("2", "0", "-1", "-2", "None")),
        "m.func.jvp(lambda a, b: m.lerp(a, b, 1e10), (t([1.0]), t([2.0])), (t([0.3]), t([0.3])))",
        *grid("grads(lambda a: m.nn.functional.cross_entropy(a, m.ones(<0>), reduction='<1>', label_smoothing=<2>),"
              " m.ones(<0>))", ("2, 0", "0, 3", "2, 0, 3", "0"), ("mean", "sum"), ("0", "0.1")),
        *grid("m.nn.functional.cross_entropy(m.ones(2, 0), t([-100, -100]), reduction='<0>')", ("mean", "sum", "none")),
        *grid("[m.autograd.grad(m.autograd.grad(m.nn.functional.<0>, a, g, create_graph=True)[0].sum(), g)[0]"
              " for a, g in [(t([0.5, 2.0]).requires_grad_(), m.ones(2, requires_grad=True))]]",
              ("leaky_relu(a, m.inf)", "elu(a, m.inf)", "prelu(a, t([m.inf]))")),
        "grads(lambda a: m.special.sinc(a), t([m.inf, -m.inf, m.nan, 0.5, 1.0], m.float64))",
    ],
    "numbers that half a float does not hold": [
        *grid("m.where(t([True, False]), <0>)", (
            "m.ones(2, dtype=m.float16), -1e9", "-1e9, m.ones(2, dtype=m.float16)",
            "m.ones(2, dtype=m.float16), 10**10", "m.ones(2, dtype=m.bfloat16), -1e300", "m.ones(2), 1e300",
            "m.ones(2, dtype=m.uint8), 300", "1e300, 2.0",
            "m.ones(2, dtype=m.int8), -300", "m.ones(2, dtype=m.int32), 2**40", "m.ones(2, dtype=m.float16), 65504",
        )),
        *grid("m.addcmul(*[m.ones(2, dtype=m.<0>)] * 3, value=<1>)", ("float16", "float32", "bfloat16"), ("1e10", "2")),
        "m.addcmul(m.ones(2), m.ones(2), m.ones(2), value=1e300)",
        *grid("m.<0>(m.ones(2, dtype=m.<1>), -1e10)", ("clamp", "clamp_min"), ("float16", "int8", "float32")),
        *grid("m.ones(2, dtype=m.<0>).masked_fill(t([True, False]), <1>)", ("float16", "int8"), ("1e10", "-300", "2")),
    ],
    "numbers that are tensors": [
        *grid("m.<0>", (
            "cdist(m.ones(1, 2), m.zeros(1, 2), <1>)", "allclose(m.ones(2), m.ones(2), <1>)",
            "dropout(m.ones(2), <1>, False)", "nn.functional.dropout2d(m.ones(1, 2, 3, 3), <1>, False)",
            "nn.functional.layer_norm(m.ones(2, 3), (3,), eps=<1>)", "nan_to_num(t([m.nan, 1.0]), <1>)",
            "isclose(m.ones(2), m.ones(2), <1>)", "logit(t([0.5, 0.25]), <1>)", "quantile(t([1.0, 2.0]), <1>)",
            "nn.functional.cross_entropy(t([[1.0, 2.0]]), t([0]), label_smoothing=<1>)",
            "nn.functional.scaled_dot_product_attention(*[m.ones(1, 2, 2)] * 3, scale=<1>)",
            "fake_quantize_per_tensor_affine(m.ones(3), <1>, 2, -5, 5)", "full((2,), <1>)", "clamp(m.ones(2), <1>)",
            "nn.functional.leaky_relu(-m.ones(2), <1>)",
        ), ("t(0.5, m.float32)", "t(0.25, m.float16)", "t(0.5, m.float64)", "t(1, m.int64)", "t(True, m.bool)",
            "t([0.5], m.float32)", "t(0.5, m.float32).requires_grad_()")),
        *grid("m.add(m.ones(2), m.ones(2), alpha=<0>)", ("t(0.5)", "t(2)", "t([2])")),
        *grid("m.ones(3, 4).<0>.shape", (
            "sum(<1>)", "narrow(<1>, 1, 2)", "unsqueeze(<1>)", "topk(<1>)[0]", "transpose(0, <1>)",
        ), ("t(1)", "t(1, m.int32)", "t(1.0, m.float32)", "t([1])[0]")),
        *grid("m.ones(2).to(<0>).dtype.itemsize",
              ("None", "None, m.float64", "device=None", "None, None", "None, copy=True")),
        "m.initial_seed() if m.manual_seed(t(3)) else 0", "m.initial_seed() if m.manual_seed(3.5) else 0",
    ],
    "orders of elements": [
        *grid("m.<0>(r(2, 3, 4, 5), memory_format=m.<1>).stride()",
              ("clone", "zeros_like", "empty_like", "rand_like"), FORMATS),
        *grid("r(2, 3, 4, 5).<0>(memory_format=m.<1>).stride()", ("contiguous", "to"), FORMATS),
        *grid("r(<0>).clone(memory_format=m.<1>).stride()",
              ("2, 3", "2, 3, 4, 5, 2", "2, 1, 4, 5"), FORMATS),
        *grid("r(<0>).is_contiguous(memory_format=m.<1>)",
              ("2, 3", "2, 1, 4, 5", "2, 3, 1, 1", "2, 3, 4, 5"), FORMATS[:3]),
        *grid("m.full_like(r(2, 3, 4, 5), 2, memory_format=m.<0>).stride()", FORMATS),
        *grid("m.empty(2, 3, 4, 5, memory_format=m.<0>).stride()", FORMATS),
        *grid("r(2, 3, 4, 5).to(m.float32, memory_format=m.<0>).stride()", FORMATS),
        *grid("(lambda a: <0>)(r(2, 3, 4, 5).contiguous(memory_format=m.channels_last))", (
            "a", "a.sin().stride()", "(a + 1).stride()", "(a * r(2, 3, 4, 5)).stride()", "a.clone().stride()",
            "a.sum(1)",
            "a.is_contiguous()", "a.is_contiguous(memory_format=m.channels_last)", "m.zeros_like(a).stride()",
            "a.contiguous(memory_format=m.channels_last) is a", "a.contiguous().stride()", "a.reshape(6, 20)",
            "m.nn.functional.conv2d(a, r(2, 3, 2, 2))", "m.nn.functional.max_pool2d(a, 2)", "a.double().stride()",
            "m.cat([a, a], 1).stride()", "m.cat([a, r(2, 3, 4, 5)]).stride()",
            "m.where(a > 0, a, a).stride()", "(a * r(1, 3, 1, 1)).stride()", "m.softmax(a, 1).stride()",
            "m.conv2d(a, r(2, 3, 2, 2), r(2), padding=1).stride()",
            "m.conv2d(r(2, 3, 4, 5), r(2, 3, 2, 2).contiguous(memory_format=m.channels_last)).stride()",
            "m.conv_transpose2d(a, r(3, 2, 2, 2), stride=2).stride()",
        )),
        *grid("m.nn.functional.<0>.stride()", (
            "max_pool2d(c(2, 3, 4, 5), 2)", "avg_pool2d(c(2, 3, 4, 5), 2)", "adaptive_avg_pool2d(c(2, 3, 4, 5), 2)",
            "adaptive_max_pool2d(c(2, 3, 4, 5), 2)", "max_pool2d(c(2, 3, 4, 5), 2, return_indices=True)[1]",
            "batch_norm(c(2, 3, 4, 5), None, None, training=True)", "group_norm(c(2, 3, 4, 5), 3)",
            "relu(c(2, 3, 4, 5))", "interpolate(c(2, 3, 4, 5), scale_factor=2)", "pad(c(2, 3, 4, 5), (1, 1))",
            "interpolate(c(2, 3, 4, 5), (3, 3), mode='bilinear')", "max_pool3d(c(1, 2, 4, 4, 4), 2)",
            "interpolate(c(2, 3, 4, 6), (2, 3), mode='bicubic', antialias=True)", "pixel_shuffle(c(2, 8, 4, 5), 2)",
            "pixel_unshuffle(c(2, 3, 4, 6), 2)", "channel_shuffle(c(2, 4, 4, 5), 2)",
            "channel_shuffle(c(2, 4, 4, 5, 2), 2)",
            "max_unpool2d(*m.nn.functional.max_pool2d(c(2, 3, 4, 6), 2, return_indices=True), 2)",
            "max_unpool3d(*m.nn.functional.max_pool3d(c(2, 3, 4, 6, 2), 2, return_indices=True), 2)",
        )),
        *grid("m.nn.functional.pad(c(<0>), (1, 0, 1, 1), mode='<1>').stride()",
              ("2, 3, 4, 5", "2, 3, 4, 5, 6", "2, 3, 40, 50"), ("reflect", "replicate", "circular"))[:-4],
        *grid("m.nn.functional.pad(c(2, 3, <0>, 6), (1, 2, 0, 1, 1, 1), mode='<1>').stride()",
              ("4, 5", "40, 50"), ("reflect", "replicate", "circular")),
        *grid("<0>.<1>.stride()", ("c(2, 3, 4, 5)", "r(2, 3, 4, 5)", "c(2, 3, 4, 5, 6)", "r(3, 2, 5, 4).mT",
                                   "r(3, 2, 4, 10)[..., ::2]", "r(3, 1, 4, 1).expand(3, 4, 4, 5)"),
              ("index_fill(1, t([0]), 1.0)", "index_put((t([0]),), t(1.0, m.float64))",
               "index_put((None, t([0, 1])), t(1.0, m.float64), accumulate=True)")),
        *grid("[one.stride() for one in <0>.<1>]", (
            "r(3, 4)", "r(3, 4).t()", "r(3, 80).t()", "c(2, 3, 4, 5)", "r(6, 8)[:, ::2].t()", "r(5, 3, 4).mT",
            "r(3, 1).expand(3, 4)", "m.zeros(0, 3, 4, 5)",
        ), ("sort(0)", "sort(1, descending=True)", "sort(-1, stable=True)", "topk(1, 0)")),
        *grid("[<0>.<1>.stride()]", ("r(3, 4).t()", "c(2, 3, 4, 5)"), ("msort()", "argsort(1)")),
        *grid("[a.<1> for a in [m.zeros(<0>)]]", ("0", "0, 3, 4", "2, 0, 4", "2, 3, 0", "0, 0"),
              ("stride()", "sin().stride()", "stride(-1)", "is_contiguous()", "contiguous().stride()")),
        *grid("<0>.roll(<1>).stride()", ("c(2, 3, 4, 5)", "c(2, 3, 4, 5, 6)"), ("1, 1", "(1, 2), (0, 1)")),
        *grid("[(<0>).sum().backward() or a.grad.stride() for a in [<1>.clone().requires_grad_()]]", (
            "a.sin()", "a", "a * r(2, 3, 4, 5)", "m.conv2d(a, r(2, 3, 2, 2))", "m.max_pool2d(a, 2)", "a.relu()",
            "m.nn.functional.pad(a, (1, 1), mode='reflect').sin()", "m.channel_shuffle(a, 3).sin()",
        ), ("c(2, 3, 4, 5)", "r(3, 2, 5, 4).transpose(0, 1).transpose(2, 3)", "r(2, 3, 4, 5)")),
        *grid("[(<0>).sum().backward() or a.grad.stride() for a in [<1>.requires_grad_()]]", (
            "a.sin()", "a @ r(2, 3)", "r(3, 3) @ a", "a * r(3, 2)", "a.t()",
        ), ("r(2, 3).t()", "r(3, 2)", "r(3, 4)[:, ::2]", "r(6, 2)[::2]")),
        "grads(lambda a: a.contiguous(memory_format=m.channels_last), r(2, 3, 4, 5))",
        "m.nn.Conv2d(3, 4, 2).to(memory_format=m.channels_last).weight.stride()",
        "m.nn.Conv2d(3, 4, 2).to(m.float64, memory_format=m.channels_last).bias.dtype.itemsize",
    ],
    "samples of nothing and of one number": [
        *grid("m.nn.functional.<0>(t(<1>, m.float64), t(0, m.int64), reduction='<2>')",
              ("multi_margin_loss", "multilabel_margin_loss"), ("0.3", "[0.3]"), ("mean", "none")),
        "m.nn.functional.multilabel_margin_loss(t(0.3, m.float64), t(-1, m.int64))",
        *grid("m.linalg.vander(t(<0>, m.float64), N=<1>)", ("2.", "[2., 3.]", "[]"), ("3", "2", "1", "None")),
        *grid("m.diff(r(3, 4), <0>, <1>, prepend=<2>)", ("0", "1"), ("0", "1"), ("None", "r(3, 4)")),
        *grid("m.nn.functional.batch_norm(m.zeros(0), m.zeros(0), m.zeros(0), training=<0>)", ("True", "False")),
        *grid("m.gather(r(3), 0, m.zeros(<0>, dtype=m.<1>))", ("0", "1"), ("uint8", "float32", "int32")),
        *grid("[one.requires_grad for one in m.native_layer_norm(r(2, 3).requires_grad_(), (3,), <0>, None, 1e-5)]",
              ("None", "r(3)")),
        *grid("r(2, 3, 4, 5).<0>(memory_format=m.<1>).stride()", ("double", "float", "long"), FORMATS),
    ],
    "gradients of what is larger than its windows": [
        *grid("grads(lambda a, w: m.conv_transpose2d(a, w, None, (3, 2), (1, 2), <0>, <1>, <2>), <3>)",
              ("(2, 3)", "(3, 0)", "(0, 3)", "(2, 1)"), ("1", "2"), ("(4, 4)", "(5, 6)"),
              ("r(2, 2, 4, 4), r(2, 2, 4, 5)",)),
        "m.conv_transpose1d(r(1, 1, 2), r(1, 1, 3), r(1), 1, 0, 2, 1, 3)",
        "m.conv_transpose3d(r(1, 2, 2, 2, 3), r(2, 1, 2, 2, 2), None, 2, 1, (2, 0, 3), 1, 4)",
        "grads(lambda a, w: m.conv_transpose1d(a, w, None, 1, 1, 2, 1, 4), r(1, 2, 3), r(2, 2, 2))",
    ],
    "gradients at nan": [
        *grid("grads(lambda a: m.nn.functional.<0>(a), t([m.nan, 0.5, -9, 9], m.float64))", (
            "hardtanh", "relu6", "hardshrink", "softshrink", "relu", "softplus", "silu", "leaky_relu",
        )),
        "grads(lambda a: m.logit(a, 0.25), t([m.nan, 0.5, 0.1, 0.9], m.float64))",
    ],
}  # fmt: skip


def names(module: Any) -> dict[str, Any]:
    """What a row may call."""

    def tensor(values: Any, kind: Any) -> Any:
        return module.tensor(values).to(kind)

    def random(*shape: int) -> Any:
        return module.from_numpy(np.random.default_rng(7).standard_normal(shape))

    def channels_last(*shape: int) -> Any:
        order = module.channels_last if len(shape) == 4 else module.channels_last_3d
        return random(*shape).contiguous(memory_format=order)

    def grads(function: Callable[..., Any], *tensors: Any) -> list[Any]:
        inputs = [tensor.clone().requires_grad_() for tensor in tensors]
        result = function(*inputs)
        weights = module.arange(1.0, result.numel() + 1, dtype=module.float64).reshape(tuple(result.shape))
        grad = module.autograd.grad(result, inputs, weights.to(result.dtype), allow_unused=True)
        return [result, *grad]

    return {"m": module, "t": tensor, "r": random, "c": channels_last, "grads": grads, "math": math}


def outcome(module: Any, source: str) -> Any:
    """The result, or the error."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            return eval(source, names(module))
        except (RuntimeError, TypeError, ValueError, IndexError) as error:
            return error


def assert_same(ours: Any, theirs: Any) -> None:
    if isinstance(theirs, (list, tuple)) and not isinstance(theirs, torch.Size):
        assert len(ours) == len(theirs)
        for tensor, other in zip(ours, theirs, strict=True):
            assert_same(tensor, other)
        return
    if not isinstance(theirs, torch.Tensor):
        no_gradient = theirs is None and isinstance(ours, ow.Tensor)  # here it may be one that is 0
        assert not ours.any() if no_gradient else ours == theirs
        return
    assert repr(ours.dtype).split(".")[1] == repr(theirs.dtype).split(".")[1]
    assert tuple(ours.shape) == tuple(theirs.shape)
    tolerance = {"float16": 2e-3, "bfloat16": 1.6e-2, "float32": 1e-5, "complex64": 1e-5}.get(ours.dtype.name, 1e-9)
    wide = theirs.detach().to(torch.complex128 if theirs.is_complex() else torch.float64).resolve_conj()
    mine = ours.detach().to(ow.complex128 if ours.is_complex() else ow.float64).numpy(force=True)
    np.testing.assert_allclose(mine, wide.numpy(force=True), rtol=tolerance, atol=tolerance)


@pytest.mark.parametrize("title", ROWS)
def test_edges(title: str) -> None:
    for source in ROWS[title]:
        ours, theirs = outcome(ow, source), outcome(torch, source)
        if isinstance(theirs, Exception) or isinstance(ours, Exception):
            assert isinstance(ours, Exception) and isinstance(theirs, Exception), f"{source}\n{ours!r}\n{theirs!r}"  # noqa: PT018
            continue
        try:
            assert_same(ours, theirs)
        except AssertionError as error:
            raise AssertionError(f"{source}: {error}\nhere: {ours}\nPyTorch: {theirs}") from error
