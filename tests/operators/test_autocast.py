"""The table in a region of mixed precision, against PyTorch: dtypes, shapes and values of results."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow

from .cases import DTYPES, TABLE, Case, build, evaluate, to_numpy, to_tensor
from .test_parity import WITHOUT_COUNTERPART, dtype_name, to_torch, torch, torch_numpy

pytestmark = pytest.mark.parity

# What the floating inputs have; of mixed ones the first, or the last, has bfloat16, the others float32.
FIRST, LAST = "first", "last"
KINDS = ("float32", "bfloat16", "float64", FIRST, LAST)
# Rows that differ: PyTorch's loss with a weight is no operator; `pad`, one operator for all its modes here, copies in
# float32 there, the same elements; kernels of ours that take no bfloat16.
OTHERWISE = {
    **dict.fromkeys(
        (str(row) for row in TABLE if "'reflect'" in str(row) or "'replicate'" in str(row)), ("bfloat16", FIRST, LAST)
    ),
    "nn.functional.mse_loss(a, b, weight=b)": ("bfloat16",),
    **dict.fromkeys((str(item) for item in TABLE if item.name == "linalg.solve_triangular"), ("bfloat16", FIRST, LAST)),
}  # fmt: skip


def inputs_of(case: Case, kind: str, make: Any) -> dict[str, Any]:
    plain = kind if kind in DTYPES["floating"] else "float32"
    arrays = build(case.inputs, plain)
    floating = [name for name, array in arrays.items() if array.dtype.kind == "f"]
    lower = {FIRST: floating[:1], LAST: floating[-1:]}.get(kind, [])
    half = build(case.inputs, "bfloat16")
    return {
        name: make(half[name], "bfloat16") if name in lower else make(array, plain) for name, array in arrays.items()
    }


def run(case: Case, kind: str, module: Any, make: Any) -> Any:
    with warnings.catch_warnings(), module.autocast("cpu", dtype=module.bfloat16):
        warnings.simplefilter("ignore")
        return evaluate(case.call, module, inputs_of(case, kind, make))


@pytest.mark.parametrize(
    "case",
    [item for item in TABLE if item.name not in WITHOUT_COUNTERPART and "float32" in DTYPES[item.dtypes]],
    ids=str,
)
def test_dtypes_and_values(case: Case) -> None:
    for kind in KINDS:
        if kind in OTHERWISE.get(str(case), ()):
            continue
        try:
            theirs = run(case, kind, torch, to_torch)
        except (RuntimeError, NotImplementedError):
            continue
        ours = run(case, kind, ow, to_tensor)
        assert (dtype_name(ours.dtype), ours.shape) == (dtype_name(theirs.dtype), tuple(theirs.shape)), kind
        np.testing.assert_allclose(to_numpy(ours), torch_numpy(theirs), rtol=0.02, atol=0.02, err_msg=kind)
