"""Products of matrices and of batches of matrices, which one kernel computes: a work item an element of the result.

Sums are taken of blocks, so that rounding errors grow with the logarithm of the number of products. Checks, sizes and
dtypes are those of the operators' plans.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

from runtime.devices.c_code import DOUBLE, SIGNED, CExpressions, CValue, NoCodeError, type_in_memory
from runtime.devices.c_dialect import OPENCL
from runtime.devices.c_elementwise import program_text
from runtime.devices.fallback import implement_in_place_of
from runtime.kernels.matmul import operator as matmul
from runtime.kernels.matmul import plans
from runtime.opencl.memory import handle_of
from runtime.opencl.platform import devices
from runtime.opencl.programs import kernel_of, launch, words
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.backends import DeviceBackend
from runtime.tensor.dtypes import FLOATING, dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import memory_of
from runtime.tensor.plans import KernelPlan

BLOCK = 128


def add_products(backend: DeviceBackend) -> None:
    """Give the operators of products their kernels on the device."""
    implement_in_place_of(backend, _KERNELS, lambda row, on_cpu: _kernel(backend, *row, on_cpu))


def _kernel(
    backend: DeviceBackend, plan_of: Callable[..., KernelPlan], views_of: Callable[..., list[Geometry]],
    on_cpu: Callable[..., Any],
) -> Callable[..., Tensor]:  # fmt: skip
    """The kernel of an operator, whose `views_of` says what is multiplied: the result, both operands, and a bias."""

    def product(*arguments: Any) -> Tensor:
        plan = plan_of(*arguments)
        first = arguments[0]
        try:
            source = source_of(plan.kind)
        except NoCodeError:
            return on_cpu(*arguments)  # type: ignore[no-any-return]
        if DOUBLE in source and not all(where.has_doubles for where in devices()):
            return on_cpu(*arguments)  # type: ignore[no-any-return]
        out = make_tensor(backend.empty(plan.sizes, plan.kind, first.device), plan.kind)
        if 0 not in plan.sizes:
            _run(source, views_of(out, *arguments), plan.kind.itemsize)
        return out

    return product


# -- views of three dimensions: batches, rows and columns ------------------------------------------------------------

def _matrices(tensor: Tensor) -> Geometry:
    """A matrix, or a batch of them, as a batch."""
    look = memory_of(tensor)
    missing = 3 - len(look.sizes)
    return _view(look, (1,) * missing + look.sizes, (0,) * missing + look.strides)


def _view(look: Geometry, sizes: tuple[int, ...], strides: tuple[int, ...]) -> Geometry:
    return Geometry(look.memory, sizes, strides, look.offset, look.device, look.key)


def _transposed(matrices: Geometry) -> Geometry:
    (batches, rows, columns), (batch_step, row_step, step) = matrices.sizes, matrices.strides
    return _view(matrices, (batches, columns, rows), (batch_step, step, row_step))


def _row(tensor: Tensor) -> Geometry:
    """A vector as a matrix of one row."""
    look = memory_of(tensor)
    return _view(look, (1, 1, *look.sizes), (0, 0, *look.strides))


def _rows(tensor: Tensor) -> Geometry:
    """All dimensions but the last as rows; the elements are copied where they have no common stride."""
    sizes = tensor._sizes
    return _matrices(tensor.reshape(math.prod(sizes[:-1]), sizes[-1]))  # type: ignore[attr-defined]


def _linear_views(out: Tensor, input: Tensor, weight: Tensor, bias: Tensor | None) -> list[Geometry]:  # noqa: A002
    outputs = 1 if len(weight._sizes) == 1 else weight._sizes[0]
    look = memory_of(out)
    rows = out.numel() // outputs
    matrix = _row(weight) if len(weight._sizes) == 1 else _matrices(weight)
    views = [_view(look, (1, rows, outputs), (0, outputs, 1)), _rows(input), _transposed(matrix)]
    if bias is not None:
        spread = bias.expand(out._sizes).reshape(rows, outputs)  # type: ignore[attr-defined]
        views.append(_matrices(spread))
    return views


# By the kernel of the CPU: its plan, and what is multiplied.
_KERNELS: dict[Any, tuple[Callable[..., KernelPlan], Callable[..., list[Geometry]]]] = {
    matmul.mm: (plans.mm, lambda out, a, b: [_matrices(out), _matrices(a), _matrices(b)]),
    matmul.bmm: (plans.bmm, lambda out, a, b: [_matrices(out), _matrices(a), _matrices(b)]),
    matmul.mv: (plans.mv, lambda out, a, b: [_transposed(_row(out)), _matrices(a), _transposed(_row(b))]),
    matmul.linear: (plans.linear, _linear_views),
    matmul.linear_weight: (plans.linear_weight, lambda out, a, b: [_matrices(out), _transposed(_rows(a)), _rows(b)]),
}


# -- the kernel --------------------------------------------------------------------------------------------------------


def _run(source: str, views: list[Geometry], itemsize: int) -> None:
    out, a, b, *bias = views
    added = bias[0] if bias else out
    batches, rows, columns = out.sizes
    geometry = words(
        batches * rows * columns, rows, columns, a.sizes[2], int(bool(bias)),
        *[item for view in (out, a, b, added) for item in (view.offset, *view.strides)],
    )  # fmt: skip
    where = devices()[out.device.index or 0]
    buffers = [handle_of(view, itemsize) for view in (out, a, b, added)]
    launch(where, kernel_of(where, source, "product"), (geometry, *buffers), batches * rows * columns)


@functools.cache
def source_of(kind: dtype) -> str:
    """The text of the kernel for a dtype."""
    expressions = CExpressions(kind, {})
    number = expressions.kind if kind.category == FLOATING else SIGNED
    element = type_in_memory(kind)
    elements = ("a", "i"), ("b", "j"), ("c", "k")
    loads = [expressions.load(pointer, index, kind, kind).text for pointer, index in elements]
    store = expressions.store("o", "at", CValue("total", number), kind, kind)
    add = "part += {0} * {1};" if kind.category == FLOATING else "part = (long)((ulong)part + (ulong){0} * (ulong){1});"
    text = f"""typedef struct {{ long v[21]; }} words;
__kernel void product(words g, __global {element} *o, __global const {element} *a, __global const {element} *b,
    __global const {element} *c) {{
    long id = get_global_id(0);
    if (id >= g.v[0]) return;
    long column = id % g.v[2], row = id / g.v[2] % g.v[1], batch = id / g.v[2] / g.v[1], n = g.v[3];
    long i = g.v[9] + batch * g.v[10] + row * g.v[11], j = g.v[13] + batch * g.v[14] + column * g.v[16];
    {number} total = 0;
    for (long first = 0; first < n; first += {BLOCK}) {{
        {number} part = 0;
        for (long m = first; m < min(first + {BLOCK}, n); m++, i += g.v[12], j += g.v[15]) {{ {add.format(*loads)} }}
        total += part;
    }}
    if (g.v[4]) {{ long k = g.v[17] + batch * g.v[18] + row * g.v[19] + column * g.v[20]; total += {loads[2]}; }}
    long at = g.v[5] + batch * g.v[6] + row * g.v[7] + column * g.v[8];
    {store}
}}
"""
    return program_text(expressions, text, kind, 0, OPENCL)
