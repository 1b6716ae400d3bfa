"""Operands of several dtypes and layouts: the builtins give the bits, and the strides, of the general path."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from operand_layouts import LAYOUTS, facts, outcome, sample

import generated as ow
from generated.operators import arithmetic, binary_functions, choices, comparison
from runtime.kernels.elementwise.conversion import OFTEN, conversion
from runtime.kernels.elementwise.loops.driver import run
from runtime.tensor import dtypes
from runtime.tensor.casting import cast_array

DTYPES = dtypes.dtype.by_code
LOOPS = {
    "add": (arithmetic.ADD_TENSOR_LOOP, (1,)),
    "div": (arithmetic.DIV_TENSOR_LOOP, ()),
    "add a number": (arithmetic.ADD_SCALAR_LOOP, (1.5, 1)),
    "eq": (comparison.EQ_TENSOR_LOOP, ()),
    "copysign": (binary_functions.COPYSIGN_TENSOR_LOOP, ()),
}



@pytest.mark.parametrize("name", LOOPS)
@pytest.mark.parametrize("left", DTYPES, ids=str)
def test_every_pair_of_dtypes(name, left):
    loop, numbers = LOOPS[name]
    for right in DTYPES if loop.tensors == 2 else [left]:
        arguments = [sample(left, (3, 4)), sample(right, (3, 4), 1)][: loop.tensors]
        wanted = outcome(loop.make_any, *arguments, *numbers)
        for _ in range(OFTEN + 3):
            result = outcome(loop.make, *arguments, *numbers)
            assert result == wanted, (left, right)
        into = sample(left, (3, 4))
        other = into.clone()
        for _ in range(2):
            result = outcome(loop.update, into, *arguments[1:], *numbers)
            assert result == outcome(loop.update_any, other, *arguments[1:], *numbers), (left, right)


PAIRS = ["float32 int64", "float32 float64", "int32 int64", "bool int8", "float32 float32", "float16 float32",
         "complex64 float64"]  # fmt: skip


@pytest.mark.parametrize("kinds", PAIRS)
def test_every_pair_of_layouts(kinds):
    loop, numbers = LOOPS["add"]
    values = [sample(dtypes.BY_NAME[kind], (3, 4), seed) for seed, kind in enumerate(kinds.split())]
    for _ in range(OFTEN + 3):
        loop.make(*values, *numbers)
    for left, right in itertools.product(LAYOUTS, repeat=2):
        pair = LAYOUTS[left](values[0]), LAYOUTS[right](values[1])
        assert outcome(loop.make, *pair, *numbers) == outcome(loop.make_any, *pair, *numbers), (left, right)
        target = ow.zeros(4, 3, dtype=ow.promote_types(*(value.dtype for value in values))).t()
        again = target.clone()
        assert outcome(loop.write, *pair, *numbers, target) == outcome(loop.write_any, *pair, *numbers, again)


@pytest.mark.parametrize("shape", [(2, 3, 4), (2, 1, 4), (1, 1, 1), (3, 3), (2, 2, 2, 2), (5,), (2, 0, 3)], ids=str)
def test_results_lie_as_their_operands_do(shape):
    """Every order of dimensions for either operand, broadcast dimensions among them."""
    loop, numbers = LOOPS["add"]
    dense = sample(dtypes.float32, shape)
    orders = list(itertools.permutations(range(len(shape))))
    turned = []
    for order in orders:
        back = [order.index(d) for d in range(len(shape))]
        turned.append(dense.permute(*order).clone(memory_format=ow.contiguous_format).permute(*back))
    turned += [dense[..., :1], dense.select(0, 0), ow.cat([dense, dense], -1)[..., ::2]] if dense.numel() else []
    for left, right in itertools.product(turned, repeat=2):
        assert outcome(loop.make, left, right, *numbers) == outcome(loop.make_any, left, right, *numbers)


def test_what_overlaps():
    """Writing into memory that is read: the very same elements are fine, others are an error, whatever the strides."""
    loop, numbers = LOOPS["add"]
    for make in (lambda t: t.t(), lambda t: t[:, ::2], lambda t: t[1:], lambda t: t[:, 0], lambda t: t[:1].expand(4, 4),
                 lambda t: t.diagonal()):  # fmt: skip
        for other in (lambda t: t.t(), lambda t: t[:, ::2], lambda t: t[:-1], lambda t: t[:, 1], lambda t: t[0],
                      lambda t: t.diagonal(), lambda t: t.clone()):  # fmt: skip
            first, second = sample(dtypes.float64, (4, 4)), sample(dtypes.float64, (4, 4))
            result = outcome(loop.update, make(first), other(first), *numbers)
            assert result == outcome(loop.update_any, make(second), other(second), *numbers)
            assert first._array.tobytes() == second._array.tobytes()
            assert (first._writes or [0])[0] == (second._writes or [0])[0]


def test_the_default_dtype_is_looked_at_every_time():
    tensor = ow.tensor([1, 2, 3])
    for _ in range(OFTEN + 3):
        assert (tensor / tensor).dtype is ow.float32
        assert (tensor + 1.5).dtype is ow.float32
    ow.set_default_dtype(ow.float64)
    try:
        for _ in range(OFTEN + 3):
            assert (tensor / tensor).dtype is ow.float64
            assert (tensor + 1.5).dtype is ow.float64
    finally:
        ow.set_default_dtype(ow.float32)
    assert (tensor / tensor).dtype is ow.float32


def test_where_has_a_mask_and_two_dtypes():
    mask, a, full = sample(dtypes.bool_, (3, 4)), sample(dtypes.float32, (3, 4)), sample(dtypes.int64, (3, 4))
    loop = choices.WHERE_SELF_LOOP
    wanted = facts(loop.make_any(mask, a, full))
    for _ in range(OFTEN + 3):
        assert facts(ow.where(mask, a, full)) == wanted


@pytest.mark.parametrize("source", DTYPES, ids=str)
@pytest.mark.parametrize("target", DTYPES, ids=str)
def test_conversions_are_casts(source, target):
    """Every bit pattern of up to 16 bits, and many of wider ones."""
    result = conversion(source, target)
    if result is None:
        return
    draw = np.random.default_rng(0)
    if source.itemsize <= 2:
        bits = np.arange(1 << 8 * source.itemsize, dtype=f"u{source.itemsize}")
        array = bits.view(source.numpy) if source is not dtypes.bool_ else np.array([False, True])
    else:
        array = np.frombuffer(draw.bytes(source.itemsize * 100_000), source.numpy)
        near = draw.standard_normal(1000) * 1e3
        array = np.concatenate([array, near.astype(source.numpy), np.zeros(1, source.numpy)])
    out = np.empty(array.shape, target.numpy)
    run(result[0], (array, out), np.zeros(2), array.size)
    assert out.tobytes() == cast_array(array, source, target).tobytes()
