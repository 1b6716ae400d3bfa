"""Builtins of sorting, products and reductions give what their general paths give: bits, strides, errors."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

import generated as ow
from runtime.kernels.matmul import operator as products
from runtime.kernels.sorting import operator as sorting
from runtime.native.builtin import is_on
from runtime.tensor import dtypes

pytestmark = pytest.mark.skipif(not is_on(), reason="there are no builtins")

DTYPES = [element for element in dtypes.dtype.by_code if not element.is_complex]
SPECIAL = [float("nan"), -0.0, 0.0, float("inf"), -float("inf"), 1.5, 1.5, -2.0]


def values(kind, *shape):
    draw = np.random.default_rng(sum(shape))
    array = draw.integers(-3, 4, shape).astype(np.float64)
    if kind.is_floating_point:
        array = np.where(draw.random(shape) < 0.4, draw.choice(SPECIAL, shape), array)
    if kind in (dtypes.bool_, dtypes.uint8):
        array = np.abs(array)
    return ow.from_numpy(array).to(kind)


def foreign(kind):
    """Memory of NumPy's that begins in the middle of an array, and may only be read."""
    array = np.arange(40, dtype=kind.numpy if kind is not dtypes.bool_ else np.uint8) % 7
    array = array.astype(kind.numpy)[4:36].reshape(4, 8)
    return ow.from_numpy(array) if kind is not dtypes.bfloat16 else values(kind, 4, 8)


LAYOUTS = {
    "dense": lambda kind: values(kind, 4, 8),
    "transposed": lambda kind: values(kind, 8, 4).t(),
    "gaps": lambda kind: values(kind, 4, 16)[:, ::2],
    "backwards": lambda kind: ow.from_numpy(np.flip(values(kind, 4, 8).numpy(), 1)) if kind is not dtypes.bfloat16
    else values(kind, 4, 8),
    "stretched": lambda kind: values(kind, 8).expand(4, 8),
    "deep": lambda kind: values(kind, 2, 3, 5, 4),
    "vector": lambda kind: values(kind, 70),
    "longest": lambda kind: values(kind, 256),
    "too long": lambda kind: values(kind, 257),
    "one": lambda kind: values(kind, 1),
    "number": lambda kind: values(kind, 1)[0],
    "empty": lambda kind: values(kind, 0, 3),
    "foreign": foreign,
    "leaf": lambda kind: values(kind, 4, 8).requires_grad_(kind.is_floating_point),
}  # fmt: skip
CALLS = {
    "sort": [(None, -1, False), (True, 0, True)],
    "topk": [(1, -1, True, True), (3, 0, False, True), (0, 0, True, True), (99, 0, True, True)],
    "kthvalue": [(1, -1, False), (2, 0, True), (0, 0, False)],
    "median_dim": [(-1, False), (0, True), (7, False)],
    "nanmedian_dim": [(-1, False), (0, True)],
    "mode": [(-1, False), (0, True)],
    "unique": [(True, False, False), (True, True, True)],
    "unique_consecutive": [(False, False), (True, True)],
}


def outcome(function, *arguments):
    """Results with their memory, or the error."""
    try:
        result = function(*arguments)
    except Exception as error:
        return type(error), str(error)
    parts = result if isinstance(result, tuple) else (result,)
    return [(part.dtype, part.shape, part.stride(), part._array.tobytes()) for part in parts]


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_short_lines_are_sorted_as_long_ones(name: str, layout: str) -> None:
    item = getattr(sorting, name)
    native = item.prepare_kernel()
    assert native is not item.general
    for kind, arguments in itertools.product(DTYPES, CALLS[name]):
        tensor = LAYOUTS[layout](kind)
        assert outcome(native, tensor, *arguments) == outcome(item.general, tensor, *arguments), (kind, arguments)


def test_what_is_no_plain_call_of_sorting_goes_the_general_way() -> None:
    tensor = values(dtypes.float32, 4, 8)
    for arguments in [(None, 0, 1), (None, True, False), (None, 2**70, False), (None, "x", False)]:
        native, general = sorting.sort.prepare_kernel(), sorting.sort.general
        assert outcome(native, tensor, *arguments) == outcome(general, tensor, *arguments)
    complex_ones = tensor.to(ow.complex64)
    with pytest.raises(NotImplementedError, match="no order"):
        sorting.sort.prepare_kernel()(complex_ones, None, 0, False)


def operand(kind, shape, layout):
    draw = np.random.default_rng(len(shape))
    array = draw.integers(-4, 5, shape).astype(np.float64) + (draw.random(shape) if kind.is_floating_point else 0)
    if layout == "transposed":
        array = np.ascontiguousarray(array.swapaxes(0, -1)).swapaxes(0, -1)
    elif layout == "gaps":
        wide = np.zeros((*shape[:-1], 2 * shape[-1]))
        wide[..., ::2] = array
        array = wide[..., ::2]
    elif layout == "backwards":
        array = np.flip(np.ascontiguousarray(np.flip(array)))
    typed = ow.from_numpy(array.astype(kind.numpy) if kind is not dtypes.bfloat16 else array)
    if kind is dtypes.bfloat16:
        return typed.to(kind)
    # The strides of the array, which astype() may have changed, are those of the tensor.
    return ow.from_numpy(np.lib.stride_tricks.as_strided(typed.numpy(), shape, typed.numpy().strides))


SHAPES = {
    "mv": [((3, 4), (4,)), ((1, 4), (4,)), ((4, 1), (1,)), ((70, 33), (33,)), ((3, 4), (5,)), ((0, 4), (4,))],
    "dot": [((4,), (4,)), ((1,), (1,)), ((1000,), (1000,)), ((9000,), (9000,)), ((3,), (4,)), ((0,), (0,))],
    "bmm": [
        ((2, 3, 4), (2, 4, 5)), ((1, 3, 4), (1, 4, 1)), ((3, 1, 4), (3, 4, 1)), ((2, 17, 40), (2, 40, 33)),
        ((2, 3, 1), (2, 1, 5)), ((2, 3, 4), (3, 4, 5)), ((2, 0, 4), (2, 4, 5)), ((2, 40, 40), (2, 40, 1)),
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("kind", [dtypes.float32, dtypes.float64, dtypes.float16, dtypes.bfloat16, dtypes.int64])
def test_products_are_those_of_the_general_path(name: str, kind) -> None:
    item = getattr(products, name)
    native = item.prepare_kernel()
    assert native is not item.general
    ways = ["dense", "transposed", "gaps", "backwards"]
    for (left, right), (a, b) in itertools.product(SHAPES[name], itertools.product(ways, ways)):
        pair = operand(kind, left, a), operand(kind, right, b)
        assert outcome(native, *pair) == outcome(item.general, *pair), (left, right, a, b)
    stretched = operand(kind, (1, 3, 3), "dense").expand(2, 3, 3)
    pair = (stretched, stretched) if name == "bmm" else (stretched[0], stretched[0, 0])
    assert outcome(native, *pair) == outcome(item.general, *pair)


@pytest.mark.parametrize("name", SHAPES)
def test_products_of_two_dtypes_are_rejected(name: str) -> None:
    item = getattr(products, name)
    left, right = (operand(dtypes.float32, shape, "dense") for shape in SHAPES[name][0])
    assert outcome(item.prepare_kernel(), left, right.double()) == outcome(item.general, left, right.double())


@pytest.mark.parametrize("kind", [dtypes.float32, dtypes.float64, dtypes.float16, dtypes.int32])
def test_cross_products_are_those_of_the_general_path(kind) -> None:
    native, general = products.cross.prepare_kernel(), products.cross.general
    for shape, dim in [((2, 3), 1), ((3, 5), 0), ((4, 3, 2), 1), ((3,), 0), ((0, 3), 1), ((20000, 3), 1)]:
        for way in ("dense", "transposed"):
            pair = operand(kind, shape, way), operand(kind, shape, "dense") * 2
            assert outcome(native, *pair, dim) == outcome(general, *pair, dim)


# Reductions and scans with several outputs; the general path of a kernel is what its builtin hands on to.
SEVERAL = ["m.max(x, {dim})", "m.min(x, {dim})", "m.aminmax(x, dim={dim})", "m.var_mean(x, {dim})",
           "m.cummax(x, {dim})", "m.cummin(x, {dim})"]  # fmt: skip


@pytest.mark.parametrize("call", SEVERAL)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_several_outputs_of_a_reduction(call: str, layout: str, monkeypatch) -> None:
    from runtime.kernels.reduction import operator as reductions

    for kind, dim in itertools.product(DTYPES, (0, -1)):
        names = {"m": ow, "x": LAYOUTS[layout](kind)}
        ask = lambda names=names, dim=dim: eval(call.format(dim=dim), names)
        native = [outcome(ask) for _ in range(2)]
        with monkeypatch.context() as patch:
            patch.setattr(reductions.Reduction, "compute", lambda spec, tensor, dims=None, keepdim=False, **rest: (
                spec.reduce((tensor,), dims, keepdim, None, rest.get("scalars", ()), None)))  # fmt: skip
            patch.setattr(reductions_scan(), "compute", lambda spec, tensor, dim, remaining=(), **rest: (
                spec.scan(tensor, dim, remaining, None, rest.get("scalars", ()), None, False)))  # fmt: skip
            general = outcome(ask)
        assert native == [general, general], (kind, dim)


def reductions_scan():
    from runtime.kernels.reduction.scan import Scan

    return Scan
