"""Convolutions on OpenCL, their transposes and their gradients: a work item an element of the result.

The three maps are those of :mod:`runtime.kernels.convolution.operator`, over up to three dimensions of space, in one
program that reads images in any layout. Sums are taken of parts, a row or the kernels of a channel, so that rounding
errors stay small.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.devices.c_code import DOUBLE, SIGNED, CExpressions, CValue, NoCodeError, type_in_memory
from runtime.devices.c_dialect import OPENCL
from runtime.devices.c_elementwise import program_text
from runtime.devices.fallback import implement_in_place_of
from runtime.kernels.convolution import operator as convolutions
from runtime.kernels.convolution import plans
from runtime.opencl.memory import handle_of
from runtime.opencl.platform import devices
from runtime.opencl.programs import kernel_of, launch, words
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.backends import DeviceBackend
from runtime.tensor.dtypes import FLOATING, dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import memory_of
from runtime.tensor.plans import KernelPlan

SPACE = 3  # dimensions of space that the program has
Sizes = tuple[int, ...]


def add_convolutions(backend: DeviceBackend) -> None:
    """Give the operators of convolutions their kernels on the device."""
    implement_in_place_of(backend, _KERNELS, lambda row, on_cpu: _kernel(backend, *row, on_cpu))


def _kernel(
    backend: DeviceBackend, plan_of: Callable[..., KernelPlan], run: Callable[..., None], on_cpu: Callable[..., Any]
) -> Callable[..., Tensor]:
    """The kernel of an operator; the CPU has what the program does not: more dimensions, and complex numbers."""

    def convolved(*arguments: Any) -> Tensor:
        plan = plan_of(*arguments)
        try:
            source = source_of(plan.kind)
        except NoCodeError:
            return on_cpu(*arguments)  # type: ignore[no-any-return]
        has_doubles = all(where.has_doubles for where in devices())
        if len(plan.sizes) - 2 > SPACE or (DOUBLE in source and not has_doubles):
            return on_cpu(*arguments)  # type: ignore[no-any-return]
        out = make_tensor(backend.empty(plan.sizes, plan.kind, arguments[0].device, plan.steps()), plan.kind)
        if 0 not in plan.sizes:
            run(source, out, *arguments)
        return out

    return convolved


def _run_convolution(
    source: str, out: Tensor, images: Tensor, weight: Tensor, bias: Tensor | None, stride: Sizes, padding: Sizes,
    dilation: Sizes, transposed: bool, output_padding: Sizes, groups: int,
) -> None:  # fmt: skip
    del output_padding  # which the sizes of the result have
    name = "spread" if transposed else "convolve"
    _run(source, name, out, images, weight, bias, weight, (stride, padding, dilation), groups)


def _gradient_by(name: str, *, of_kernels: bool) -> Callable[..., None]:
    """What runs the map of a gradient: of that of the result, and of the kernels or, for theirs, of the images."""

    def run(
        source: str, out: Tensor, grad: Tensor, operand: Tensor, sizes: Sizes, stride: Sizes, padding: Sizes,
        dilation: Sizes, groups: int,
    ) -> None:  # fmt: skip
        del sizes
        kernels = out if of_kernels else operand
        _run(source, name, out, grad, operand, None, kernels, (stride, padding, dilation), groups)

    return run


# By the kernel of the CPU: its plan, and what runs the map.
_KERNELS: dict[Any, tuple[Callable[..., KernelPlan], Callable[..., None]]] = {
    convolutions.convolution: (plans.convolution, _run_convolution),
    convolutions.convolution_input: (plans.convolution_input, _gradient_by("spread", of_kernels=False)),
    convolutions.convolution_weight: (plans.convolution_weight, _gradient_by("correlate", of_kernels=True)),
}


def _run(
    source: str, name: str, out: Tensor, a: Tensor, b: Tensor, bias: Tensor | None, kernels: Tensor,
    window: tuple[Sizes, Sizes, Sizes], groups: int,
) -> None:  # fmt: skip
    """Execute one of the three maps; `kernels` has the sizes of the kernels."""
    looks = [_in_space(memory_of(tensor)) for tensor in (out, a, b)]
    added = looks[0] if bias is None else memory_of(bias)
    stride, padding, dilation = window
    sizes = _in_space(memory_of(kernels)).sizes
    geometry = words(
        out.numel(), *looks[0].sizes, sizes[1], sizes[0] // groups, int(bias is not None),
        *_padded(stride, 1), *_padded(padding, 0), *_padded(dilation, 1), *sizes[2:],
        looks[1].sizes[0], *looks[1].sizes[2:], *looks[2].sizes[2:],
        *[item for look in looks for item in (look.offset, *look.strides)], added.offset, added.strides[0],
    )  # fmt: skip
    where = devices()[out.device.index or 0]
    tensors = out, a, b, out if bias is None else bias
    buffers = [handle_of(memory_of(tensor), tensor.dtype.itemsize) for tensor in tensors]
    launch(where, kernel_of(where, source, name), (geometry, *buffers), out.numel())


def _padded(numbers: Sizes, filler: int) -> Sizes:
    """The numbers of dimensions of space behind those that are not there."""
    return (filler,) * (SPACE - len(numbers)) + tuple(numbers)


def _in_space(look: Geometry) -> Geometry:
    """Images or kernels with all dimensions of space."""
    sizes, strides = look.sizes, look.strides
    sizes, strides = (*sizes[:2], *_padded(sizes[2:], 1)), (*strides[:2], *_padded(strides[2:], 0))
    return Geometry(look.memory, sizes, strides, look.offset, look.device, look.key)


# -- the program -------------------------------------------------------------------------------------------------------
# Words: 0 the number of elements, 1 to 5 the sizes of the result, 6 channels and 7 kernels of a group, 8 whether there
# is a bias, from 9 stride, 12 padding, 15 dilation, 18 the kernels' sizes, 21 the batch of `a`, 22 the sizes of `a`,
# 25 those of `b`; from 28 offset and strides of the result, 34 of `a`, 40 of `b`, 46 of the bias.

_WORDS = 48


def _at(first: int, *indices: str) -> str:
    """The place of an element, by the offset and strides that begin with a word."""
    return " + ".join([f"g.v[{first}]", *[f"({index}) * g.v[{first + dim}]" for dim, index in enumerate(indices, 1)]])


def _loops(body: str, limits: int, names: str, guards: str = "") -> str:
    """Three loops over dimensions of space; `guards` may leave out values of each."""
    text = body
    for dim in reversed(range(SPACE)):
        guard = guards.replace("#", str(dim))
        text = f"for (long {names}{dim} = 0; {names}{dim} < g.v[{limits + dim}]; {names}{dim}++) {{ {guard} {text} }}"
    return text


# Where an element of the images is that an element of a window reads, and the reverse.
_READ = "long i# = {} * g.v[9 + #] - g.v[12 + #] + {} * g.v[15 + #]; if (i# < 0 || i# >= g.v[{} + #]) continue;"
_SPREAD = (
    "long t# = r# + g.v[12 + #] - k# * g.v[15 + #]; if (t# < 0 || t# % g.v[9 + #]) continue; "
    "long p# = t# / g.v[9 + #]; if (p# >= g.v[22 + #]) continue;"
)
# The group of a result, and a loop over what is summed up outside of space.
_SUM = (
    "long group = {0} / g.v[{1}]; for (long {2} = 0; {2} < g.v[{3}]; {2}++) "
    "{{{{ {{number}} part = 0; {{loops}} total += part; }}}}"
)
_MAPS = {
    "convolve": (
        _SUM.format("c", 7, "d", 6),
        ("group * g.v[6] + d", "i"), ("c", "d", "k"), 18, "k", _READ.format("r#", "k#", 22),
    ),
    "spread": (
        _SUM.format("c", 6, "d", 7),
        ("group * g.v[7] + d", "p"), ("group * g.v[7] + d", "c - group * g.v[6]", "k"), 18, "k", _SPREAD,
    ),
    "correlate": (
        _SUM.format("n", 7, "m", 21),
        ("n", "p"), ("m", "group * g.v[6] + c", "i"), 22, "p", _READ.format("p#", "r#", 25),
    ),
}  # fmt: skip


@functools.cache
def source_of(kind: dtype) -> str:
    """The text of the program for a dtype."""
    expressions = CExpressions(kind, {})
    number = expressions.kind if kind.category == FLOATING else SIGNED
    element = type_in_memory(kind)
    loads = [expressions.load(*where, kind, kind).text for where in (("a", "x"), ("b", "y"), ("added", "z"))]
    store = expressions.store("o", "at", CValue("total", number), kind, kind)
    add = "part += {0} * {1};" if kind.category == FLOATING else "part = (long)((ulong)part + (ulong){0} * (ulong){1});"
    operands = ", ".join(f"__global const {element} *{name}" for name in ("a", "b", "added"))
    head = f"(words g, __global {element} *o, {operands})"
    texts = [f"typedef struct {{ long v[{_WORDS}]; }} words;"]
    for name, (form, first, second, limits, names, guards) in _MAPS.items():
        batch = "m" if name == "correlate" else "n"
        x = _at(34, batch, *_with_space(first))
        y = _at(40, *_with_space(second))
        body = f"long x = {x}, y = {y}; {add.format(*loads[:2])}"
        texts.append(f"""__kernel void {name}{head} {{
    long id = get_global_id(0);
    if (id >= g.v[0]) return;
    long r2 = id % g.v[5], r1 = id / g.v[5] % g.v[4], e = id / g.v[5] / g.v[4];
    long r0 = e % g.v[3], c = e / g.v[3] % g.v[2], n = e / g.v[3] / g.v[2];
    {number} total = 0;
    {form.format(number=number, loops=_loops(body, limits, names, guards))}
    if (g.v[8]) {{ long z = g.v[46] + c * g.v[47]; total += {loads[2]}; }}
    long at = {_at(28, "n", "c", "r0", "r1", "r2")};
    {store}
}}
""")
    return program_text(expressions, "\n".join(texts), kind, 0, OPENCL)


def _with_space(indices: tuple[str, ...]) -> list[str]:
    """Indices, of which the last names those of space."""
    return [*indices[:-1], *[f"{indices[-1]}{dim}" for dim in range(SPACE)]]
