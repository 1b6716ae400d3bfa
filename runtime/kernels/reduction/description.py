"""What the driver knows of a reduction's or a scan's loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.compile.kinds import width_of
from runtime.kernels.elementwise.loops.driver import Loop, loop_fields
from runtime.kernels.reduction.kernel import ReduceKernel, ScanKernel
from runtime.native.layout import WORD, Inside, Structure
from runtime.tensor.dtypes import COMPLEX, dtype

MAX_ACCUMULATORS, MAX_BOUNDED = 8, 4
# It begins as an elementwise loop does, whose operands are the input, the outputs, then the other inputs of a scan.
# Then follow how many of the first outputs have bounds, outside of which they are computed again (:mod:`.rescaling`),
# and for each of these the bytes of a number and the bits of both bounds. Then the number of passes; whether steps use
# `index` (a scan: whether it walks from the back); whether there is a result for each element instead of one for all;
# whether short lines are entered whole; the bytes of all accumulators of a column; how many accumulators there are; and
# for each of these its bytes and the number of its pass.
Description = Structure(
    "Description",
    {
        **{name: field.kind for name, field in Loop.fields.items()},
        "bounded": WORD, "number_widths": Inside(WORD, MAX_BOUNDED), "low": Inside(WORD, MAX_BOUNDED),
        "high": Inside(WORD, MAX_BOUNDED),
        "passes": WORD, "ordered": WORD, "each": WORD, "folds": WORD, "state_width": WORD, "accumulators": WORD,
        "widths": Inside(WORD, MAX_ACCUMULATORS), "pass_numbers": Inside(WORD, MAX_ACCUMULATORS),
    },
)  # fmt: skip


def describe(
    address: int, kinds: list[dtype], outputs: int, compute: dtype, expressions: ReduceKernel | ScanKernel,
    bounds: Sequence[tuple[int, int]] = (),
) -> np.ndarray[Any, Any]:  # fmt: skip
    """A :data:`Description`. `kinds` are the dtypes of all operands; the loop at `address` computes in `compute`.

    `bounds` are the bits of those of the first outputs.
    """
    passes = [pass_.accumulators for pass_ in expressions.passes]
    wide = 16 if compute.category == COMPLEX else 8
    widths = {"compute": width_of(compute), "wide": wide, "int64": 8, "bool": 1}
    placed = [(widths[pass_], number) for number, one_pass in enumerate(passes) for pass_ in one_pass.values()]
    return Description.pack(
        **loop_fields(address, kinds, range(1, 1 + outputs), compute),
        bounded=len(bounds), number_widths=[kind.to_real().itemsize for kind in kinds[1 : 1 + len(bounds)]],
        low=[low for low, _ in bounds], high=[high for _, high in bounds],
        passes=len(passes), ordered=expressions.ordered, each=expressions.each is not None,
        folds=expressions.folds, state_width=sum(width for width, _ in placed), accumulators=len(placed),
        widths=[width for width, _ in placed], pass_numbers=[number for _, number in placed],
    )  # fmt: skip
