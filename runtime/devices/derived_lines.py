"""Reductions and scans of a backend that follow from expression trees, by the function that it gives to ``register``.

The kernel of the CPU calls a loop over the lines of a tensor (:class:`runtime.kernels.reduction.operator.Reduction`).
Here the same kernel calls a :class:`DeviceLines` in its place, which has the same methods and the same errors; what it
computes is a :class:`LineKernel`, which the backend turns into code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import compress
from types import FunctionType
from typing import Any

from runtime import expressions
from runtime.devices.fallback import by_cpu
from runtime.dispatch import schemas
from runtime.dispatch.devices import device_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.kernels.creation.moving import to_device
from runtime.kernels.reduction.operator import Reduction
from runtime.kernels.reduction.rescaling import bounds, extremes
from runtime.kernels.reduction.scan import Scan
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.backends import DeviceBackend, backend_of
from runtime.tensor.device import device
from runtime.tensor.dtypes import COMPLEX, dtype
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import memory_of

LineLaunch = Callable[[Sequence[Tensor], Sequence[Tensor], Sequence[complex], tuple[int, ...]], None]


class NoDeviceKernelError(Exception):
    """The backend has no code for a call, which runs on the CPU instead."""


@dataclass(frozen=True, slots=True)
class LinePass:
    """One walk over the elements of a line, as trees (:mod:`runtime.expressions`).

    ``accumulators``  by name ``compute`` (the dtype that is computed in), ``wide`` (one with room for sums of many
                      elements), ``int64`` or ``bool``
    ``start``         the value of each before the first element
    ``let``           names for parts of the steps, in their order
    ``step``          the value of each behind an element, of all values before it; may name ``index``
    ``combine``       the value of each for two runs of elements, of which the names of the second end in ``_other``;
                      None for a scan
    """

    accumulators: dict[str, str]
    start: tuple[Any, ...]
    let: tuple[tuple[str, Any], ...]
    step: tuple[Any, ...]
    combine: tuple[Any, ...] | None


@dataclass(frozen=True, slots=True)
class LineKernel:
    """What a backend turns into code: the same computation for every line of a tensor.

    The code is ``launch(outs, operands, numbers, reduced)``. Operands have the same sizes, those of the results of a
    reduction lack the dimensions `reduced`, over which a line goes.

    ``name``      of the operator
    ``passes``    the walks over a line; each may name the accumulators of those before it, and ``count``, the number of
                  elements of a line
    ``end``       the program of the results, over the accumulators
    ``is_each``   whether there are results for every element, which `end` may name, instead of one for the line
    ``is_scan``   whether the results for an element are those of the accumulators behind it
    ``reverse``   whether a scan begins with the last element
    ``operands``  the name of every tensor, its dtype in memory, and the one that it is read as
    ``numbers``   the names of the numbers
    ``compute``   the dtype in which it computes
    ``results``   for each result the dtype that it has, and the one of the memory that it is written to
    """

    name: str
    passes: tuple[LinePass, ...]
    end: tuple[Any, ...]
    is_each: bool
    is_scan: bool
    reverse: bool
    operands: tuple[tuple[str, dtype, dtype], ...]
    numbers: tuple[str, ...]
    compute: dtype
    results: tuple[tuple[dtype, dtype], ...]


def line_kernel(backend: DeviceBackend, operator: Operator, kernel: Any) -> Kernel | None:
    """The kernel of an operator that reduces or scans lines; None for others, and for those that write arguments."""
    names_of_results = getattr(kernel, "fields_of", None)
    kernel = getattr(kernel, "__wrapped__", kernel) if names_of_results else kernel
    code = getattr(kernel, "__code__", None)
    if backend.compile is None or code is None or _writes(operator):
        return None
    loops = {name: kernel.__globals__.get(name) for name in code.co_names}
    replaced = {name: DeviceLines(backend, loop) for name, loop in loops.items() if isinstance(loop, Reduction)}
    if not replaced or any(lines.program is None for lines in replaced.values()):
        return None
    on_device = FunctionType(code, kernel.__globals__ | replaced, kernel.__name__, kernel.__defaults__)
    on_cpu = by_cpu(backend)(operator)

    def reduced(*arguments: Any) -> Any:
        try:
            result = on_device(*arguments)
            return names_of_results(*result) if names_of_results else result
        except NoDeviceKernelError:
            return on_cpu(*arguments)

    return reduced


def _writes(operator: Operator) -> bool:
    return any(argument.is_written for argument in schemas.arguments_of(operator.schema))


@dataclass(frozen=True, slots=True)
class _Program:
    """The trees of a loop, and the names of its operands and numbers."""

    passes: tuple[LinePass, ...]
    end: tuple[Any, ...]
    is_each: bool
    reverse: bool
    operands: tuple[str, ...]
    numbers: tuple[str, ...]


def _program_of(spec: Reduction) -> _Program | None:
    """The trees of a loop; None where its results are more than what the passes leave."""
    if isinstance(spec, Scan) and (spec.initial or spec.finals):
        return None
    described = expressions.trees_of_loop(spec.module, spec.operator).get("kernel", {})
    walks = described.get("scan") or described.get("reduce")
    end = described.get("each") or described.get("finish")
    if walks is None or end is None:
        return None
    functions = getattr(import_module(spec.module), spec.loop)
    reverse = getattr(functions, "reverse", False)
    passes = tuple([_pass_of(walk) for walk in walks])
    return _Program(passes, tuple(end), "each" in described, reverse, functions.tensors, functions.scalars)


def _pass_of(walk: dict[str, Any]) -> LinePass:
    carried = walk["carry"]
    combine = [item.get("combine") for item in carried.values()]
    return LinePass(
        {name: item["type"] for name, item in carried.items()},
        tuple([item["init"][-1] for item in carried.values()]),
        tuple([(name, program[-1]) for name, program in walk.get("let", {}).items()]),
        tuple([item["step"][-1] for item in carried.values()]),
        None if None in combine else tuple([program[-1] for program in combine]),
    )


class DeviceLines:
    """The methods of a :class:`Reduction` or a :class:`Scan`, for tensors of a backend."""

    def __init__(self, backend: DeviceBackend, spec: Reduction) -> None:
        self.backend, self.spec = backend, spec
        self.program = _program_of(spec)
        self.compiled: dict[Any, LineLaunch | None] = {}

    def compute(
        self, tensor: Tensor, dims: Any = None, keepdim: bool = False, *,
        operands: Sequence[Tensor] = (), dtype: dtype | None = None, scalars: tuple[complex, ...] = (),
    ) -> Any:  # fmt: skip
        """As :meth:`Reduction.compute`, or :meth:`Scan.compute`, where `dims` is one dimension."""
        if isinstance(self.spec, Scan):
            return self._each((tensor, *operands), dims, dtype, scalars)
        return self._reduce((tensor,), dims, keepdim, dtype, scalars)

    def compute_together(
        self, tensors: tuple[Tensor, ...], dims: Any = None, keepdim: bool = False, *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (),
    ) -> Any:  # fmt: skip
        """As :meth:`Reduction.compute_together`."""
        return self._reduce(tensors, dims, keepdim, dtype, scalars)

    def compute_each(
        self, tensor: Tensor, dim: int, *, dtype: dtype | None = None, scalars: tuple[complex, ...] = ()
    ) -> Any:
        """As :meth:`Reduction.compute_each`."""
        return self._each((tensor,), dim, dtype, scalars)

    def compute_each_together(
        self, tensors: tuple[Tensor, ...], dim: int, *,
        dtype: dtype | None = None, scalars: tuple[complex, ...] = (),
    ) -> Any:  # fmt: skip
        """As :meth:`Reduction.compute_each_together`."""
        return self._each(tensors, dim, dtype, scalars)

    def _reduce(
        self, tensors: tuple[Tensor, ...], dims: Any, keepdim: bool, dtype: dtype | None, scalars: tuple[complex, ...]
    ) -> Any:
        sizes = self.spec.common_shape(tensors)
        mask, keeps = self.spec.mask(dims, len(sizes))
        if not self.spec.identity and 0 in sizes:
            self.spec.check_elements(sizes, dims, mask)
        line_sizes = tuple(compress(sizes, keeps))
        shape = tuple([size if keep else 1 for size, keep in zip(sizes, keeps, strict=True)]) if keepdim else line_sizes
        reduced = tuple([dim for dim, keep in enumerate(keeps) if not keep])
        return self._run(tensors, sizes, shape, line_sizes, reduced, dtype, scalars)

    def _each(self, tensors: tuple[Tensor, ...], dim: int, dtype: dtype | None, scalars: tuple[complex, ...]) -> Any:
        sizes = self.spec.common_shape(tensors)
        self.spec.mask((dim,), len(sizes))  # an error where there is no such dimension
        reduced = (dim % len(sizes),) if sizes else ()
        return self._run(tensors, sizes, sizes, sizes, reduced, dtype, scalars)

    def _run(
        self, tensors: tuple[Tensor, ...], sizes: tuple[int, ...], shape: tuple[int, ...], written: tuple[int, ...],
        reduced: tuple[int, ...], dtype: dtype | None, scalars: tuple[complex, ...],
    ) -> Any:  # fmt: skip
        """Results of the sizes `shape`, which the launch writes as of the sizes `written`."""
        kernel = self.spec.kernel_for(tensors, dtype)
        widens = dtype is not None and self.spec.promote == "integers_to_int64"
        kinds = [dtype if widens and dtype is not None else kind for kind in kernel.outs]
        launch = self._launch(kernel, tuple([tensor.dtype for tensor in tensors]), tuple(kinds))
        where = device_of(tensors)
        assert where is not None
        outs = [make_tensor(self.backend.empty(written, kind, where), kind) for kind in kinds]
        if 0 not in written:
            launch(outs, [_spread(tensor, sizes, where) for tensor in tensors], scalars, reduced)
            self._check_bounds(outs, kernel, scalars)
        results = [_of_sizes(out, shape) for out in outs]
        return results[0] if len(results) == 1 else tuple(results)

    def _launch(self, kernel: Any, stored: tuple[dtype, ...], kinds: tuple[dtype, ...]) -> LineLaunch:
        """The code for these dtypes; NoDeviceKernelError where the backend has none."""
        key = kernel.kind, stored, kinds
        if key not in self.compiled:
            assert self.backend.compile is not None
            assert self.program is not None
            self.compiled[key] = self.backend.compile(self._described(kernel, stored, kinds))
        launch = self.compiled[key]
        if launch is None:
            raise NoDeviceKernelError
        return launch

    def _described(self, kernel: Any, stored: tuple[dtype, ...], kinds: tuple[dtype, ...]) -> LineKernel:
        program, spec = self.program, self.spec
        assert program is not None
        compute = kernel.compute
        if spec.degrees and compute.category != COMPLEX and compute.is_floating_point:
            compute = dtypes.float64  # in which powers of smaller numbers neither overflow nor vanish
        names = ("self", *program.operands)
        return LineKernel(
            spec.operator, program.passes, program.end, program.is_each, isinstance(spec, Scan),
            program.reverse,
            tuple([(name, kind, kernel.kind) for name, kind in zip(names, stored, strict=True)]), program.numbers,
            compute, tuple(zip(kernel.outs, kinds, strict=True)),
        )  # fmt: skip

    def _check_bounds(self, outs: Sequence[Tensor], kernel: Any, scalars: Sequence[complex]) -> None:
        """NoDeviceKernelError where powers of elements may have overflowed or vanished, so that the CPU computes.

        Numbers of 64 bits hold the squares of all smaller ones; other powers are as large as the numbers say.
        """
        if not kernel.bounds or not (kernel.compute is dtypes.float64 or scalars):
            return
        for out, degree in zip(outs, self.spec.degrees, strict=False):
            array = self.backend.read(memory_of(out), out.dtype)
            if extremes(array, out.dtype, *bounds(out.dtype, degree)).any():
                raise NoDeviceKernelError


def _spread(tensor: Tensor, sizes: tuple[int, ...], where: device) -> Tensor:
    """An operand on a device and in the common sizes: a dimension along which it is repeated has the stride 0."""
    if backend_of(tensor._keys) is None:
        tensor = to_device(tensor, where, False)
    look = memory_of(tensor)
    missing = len(sizes) - len(look.sizes)
    strides = [0] * missing + [
        0 if size == 1 and wanted != 1 else stride
        for size, stride, wanted in zip(look.sizes, look.strides, sizes[missing:], strict=True)
    ]
    return make_tensor(Geometry(look.memory, sizes, tuple(strides), look.offset, look.device, look.key), tensor.dtype)


def _of_sizes(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """A new tensor in other sizes with as many elements."""
    if tensor._sizes == shape:
        return tensor
    look = memory_of(tensor)
    strides = contiguous_strides(shape)
    return make_tensor(Geometry(look.memory, shape, strides, look.offset, look.device, look.key), tensor.dtype)
