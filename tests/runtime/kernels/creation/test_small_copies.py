"""Copies, casts and writing at an index, small ones: the builtins give the bits and strides of the general path."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from operand_layouts import LAYOUTS, outcome, sample

import generated as ow
from runtime.dispatch.parse_plans import OFTEN as CALLS
from runtime.kernels.creation import operator
from runtime.kernels.elementwise.conversion import OFTEN
from runtime.tensor import dtypes, wrap_number

DTYPES = dtypes.dtype.by_code
ORDERS = (None, ow.contiguous_format, ow.preserve_format, ow.channels_last, ow.channels_last_3d)


@pytest.mark.parametrize("kind", DTYPES, ids=str)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_clone(kind, layout):
    arguments = LAYOUTS[layout](sample(kind, (3, 4)))
    for order in ORDERS:
        wanted = outcome(operator.clone.general, arguments.detach(), order)
        assert outcome(operator.clone.call, arguments.detach(), order) == wanted
        assert outcome(lambda order=order: arguments.clone(memory_format=order)) == wanted


@pytest.mark.parametrize("shape", [(2, 3, 4), (1, 3, 1), (2, 2, 2, 2), (3,), (), (2, 0, 3), (200, 100)], ids=str)
def test_clone_of_every_order_of_dimensions(shape):
    dense = sample(dtypes.float32, shape)
    for order in itertools.permutations(range(len(shape))):
        arguments = dense.permute(*order) if order else dense
        for item in (arguments, arguments[..., ::2] if shape else arguments):
            for memory_format in ORDERS:
                wanted = outcome(operator.clone.general, item, memory_format)
                assert outcome(operator.clone.call, item, memory_format) == wanted


@pytest.mark.parametrize("source", DTYPES, ids=str)
@pytest.mark.parametrize("target", DTYPES, ids=str)
def test_casts(source, target):
    for layout in LAYOUTS.values():
        tensor = layout(sample(source, (3, 4))).detach()
        for contiguous in (False, True):
            wanted = outcome(operator.to_copy.general, tensor, target, contiguous)
            for _ in range(OFTEN // 20 + 2):
                assert outcome(operator.to_copy.call, tensor, target, contiguous) == wanted


@pytest.mark.parametrize("source", [*DTYPES, 1.5, -3, 2**60, 2**62, float("nan"), float("inf"), 1e300], ids=str)
@pytest.mark.parametrize("target", DTYPES, ids=str)
def test_writing(source, target):
    arguments = sample(source, (3, 4)) if isinstance(source, dtypes.dtype) else None
    targets = ("dense", "transposed", "gaps", "column", "expanded", "0-d", "empty")
    for into, layout in itertools.product(targets, LAYOUTS):
        value = LAYOUTS[layout](arguments).detach() if arguments is not None else wrap_number(source)
        first, second = (LAYOUTS[into](sample(target, (3, 4), 7)).detach() for _ in range(2))
        wanted = outcome(operator.copy_in_place.general, second, value, False)
        assert outcome(operator.copy_in_place.call, first, value, False) == wanted, (into, layout)
        assert first._array.tobytes() == second._array.tobytes(), (into, layout)
        assert (first._writes or [0])[0] == (second._writes or [0])[0], (into, layout)


def test_writing_what_overlaps():
    parts = (lambda t: t, lambda t: t.t(), lambda t: t[1:], lambda t: t[:-1], lambda t: t[::2, 0], lambda t: t[0],
             lambda t: t[:, :1], lambda t: t.flip(0)[1:])  # fmt: skip
    for into, out_of in itertools.product(parts, repeat=2):
        first, second = sample(dtypes.int64, (4, 4)), sample(dtypes.int64, (4, 4))
        wanted = outcome(operator.copy_in_place.general, into(second), out_of(second), False)
        assert outcome(operator.copy_in_place.call, into(first), out_of(first), False) == wanted
        assert first.tolist() == second.tolist()


# Statements over t and r (float32, 4 x 4; r requires grad), whole (int64), mask and places.
WRITES = [
    "t[0] = 1.0", "t[0] = 2", "t[0] = True", "t[:, 1] = t[0]", "t[1:3, ::2] = 7.5", "t[...] = t.t()", "t[0] = whole[0]",
    "whole[0] = 3", "whole[1] = t[1]", "t[mask] = 0.0", "t[mask] = t[0, 0]", "t[places] = 1", "t[places, places] = 2.0",
    "t[:, places] = t[:, :3]", "t[places] = t[:3]", "t[None, 0] = 5", "t[0, 0] = float('nan')", "t[0] = 2**70",
    "t[5] = 1", "t[places + 9] = 1", "t[mask] = t[0]", "t[0] = t", "whole[0] = 1.9", "t[0] = 1j", "t[0] = 'x'",
    "t.t()[places] = 4", "t[0].expand(4, 4)[places] = 1", "whole[whole[0] % 4] = 1", "t[1] = r[0]", "t[mask] = r[mask]",
    "t[True] = 3", "t[False] = 3", "t[[0, 2]] = 1", "t[[True, False, True, True]] = 1", "t[mask[:, 0], 1] = 9",
    "t.zero_()", "t.fill_(3)", "t[1].zero_()", "whole.fill_(2.5)", "t.t().fill_(1)", "t[:, 0].zero_()",
    "t.masked_fill_(mask, 1)", "t.index_fill_(0, places, 3)", "t.copy_(whole)", "t.copy_(places)", "r[0] = 1",
]  # fmt: skip


@pytest.mark.parametrize("statement", WRITES)
def test_statements_made_often_do_what_the_first_did(statement):
    seen = []
    for _ in range(CALLS + 45):
        draw = np.random.default_rng(0)
        t = ow.from_numpy(draw.standard_normal((4, 4)).astype(np.float32))
        r = ow.from_numpy(draw.standard_normal((4, 4)).astype(np.float32)).requires_grad_()
        names = {"t": t, "r": r, "mask": t > 0, "places": ow.tensor([2, 0, 2]), "whole": (t * 10).long()}
        error = ""
        try:
            exec(statement, names)
        except Exception as raised:
            error = str(raised)
        slope = None
        if t.requires_grad:
            (t * t).sum().backward()
            slope = r.grad.tolist()
        versions = [(tensor._writes or [0])[0] for tensor in (t, names["whole"])]
        seen.append((error, t._array.tobytes(), names["whole"].tolist(), slope, versions))
    assert all(item == seen[0] for item in seen)


@pytest.mark.parametrize("name", ["tril", "triu"])
def test_triangles_of_single_rows_and_columns_whose_strides_say_nothing(name: str) -> None:
    """A batch that is contiguous, though the dimension of one element has another stride than row-major order."""
    memory = np.arange(12.0)
    for shape, strides in (((2, 1, 3), (3, 1, 1)), ((3, 1, 1), (1, 3, 3)), ((2, 3, 1), (3, 1, 7))):
        wanted = getattr(np, name)(np.lib.stride_tricks.as_strided(memory, shape, [8 * stride for stride in strides]))
        for _ in range(30):  # by the general path, and by the builtin once it is there
            result = getattr(ow, name)(ow.from_numpy(memory).as_strided(shape, strides))
            np.testing.assert_array_equal(result.numpy(), wanted)


@pytest.mark.parametrize("kind", ["float32", "float64", "int64", "bool", "float16", "complex64"])
def test_dense_memory_of_every_size_is_filled_and_none_beside_it(kind):
    for count in (1, 8191, 8192, 8193, 70_001, 600_000):
        for number in (0, 1):
            tensor = ow.full((count + 4,), 1 - number, dtype=getattr(ow, kind))
            for _ in range(3):
                tensor[2:-2].fill_(number)
            assert (tensor[2:-2] == number).all()
            assert (tensor[:2] == 1 - number).all()
            assert (tensor[-2:] == 1 - number).all()
            assert (tensor.zero_() == 0).all()
