"""Pointwise kernels that write into their arguments, one tensor of each or lists of them: the steps of optimisers.

The quick case, contiguous tensors of one shape and dtype, is native (:mod:`.loops.update_builtins`), for all tensors of
the lists in one call; the rest is done here: broadcasting, strides, conversions, every complaint. Nothing is written
before all tensors have been looked at, so that an error leaves everything as it was.
"""

from __future__ import annotations

import ctypes
import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.boundary import translate
from runtime.errors import ComputeError
from runtime.forking import new_lock
from runtime.kernels.elementwise.dtype_rules import CATEGORY_NAMES
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.elementwise.slots import scalar_slots
from runtime.tensor import Tensor, bump_version, dtypes
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.dtypes import dtype
from runtime.tensor.outputs import prepare_out
from runtime.tensor.plans import any_on_meta, is_on_meta

_lock = new_lock()
_MOST_SHARED = 10_000  # steps in which NumPy finds out whether two strided tensors share an element
_LOOP = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * 5)
MOST_NUMBERS = 32  # and arguments, of the builtin
_WIDE = {dtypes.FLOATING: dtypes.float64, dtypes.COMPLEX: dtypes.complex128}


_updates: dict[tuple[str, str], list[Update]] = {}


def updates_of(package: str, operator: str) -> Sequence[Update]:
    """The loops of an operator of a package, one for each case of its entry, in their order."""
    return _updates.get((package, operator), ())


class UpdateKernel:
    """One inner loop compiled for one dtype; `words` is its description for the driver."""

    __slots__ = ("keep_alive", "words")

    def __init__(self, spec: Update, kind: dtype) -> None:
        from runtime.compile import kinds
        from runtime.compile.compiling import compile_loop
        from runtime.kernels.elementwise.loops.driver import Loop, loop_fields
        from runtime.kernels.elementwise.sources import update_loop

        every = [kind] * spec.tensors
        signature = kinds.void(kinds.Operands(tuple(every), kind), *[kinds.int64] * 4)
        source = update_loop(spec.function, spec.tensors, spec.outputs, spec.standing)
        loop = compile_loop(
            source, signature, operator=spec.operator, kind=kind.name, expression=spec.expression
        )
        outputs = range(spec.tensors - spec.outputs, spec.tensors)
        self.words = Loop.pack(**loop_fields(loop.address, every, outputs, kind))
        self.keep_alive = loop


@dataclass
class UpdateRow:
    """One tensor of each argument, about which nothing is wrong."""

    spec: Update
    compute: dtype
    tensors: Sequence[Tensor]
    numbers: Sequence[Any]

    def run(self) -> None:
        """Compute, and write what was computed in memory of its own. What earlier rows have written is read."""
        from runtime.kernels.elementwise.loops import driver

        spec, compute = self.spec, self.compute
        arrays = [cast_array(element._array, element.dtype, compute) for element in self.tensors]
        if arrays[-1].size:
            driver.run(spec[compute].words, tuple(arrays), spec.slots(self.numbers, compute), arrays[-1].size)
        first = spec.tensors - spec.outputs
        for tensor, array in zip(self.tensors[first:], arrays[first:], strict=True):
            if array is not tensor._array:
                tensor._array[...] = cast_array(array, compute, tensor.dtype)
            bump_version(tensor)


class Update(Elementwise):
    """A kernel expression that writes into its arguments: the compiled loops by compute dtype, made on first use.

    `letters` has a letter for each of the arguments `names`: ``r`` for a tensor that is read, ``w`` for one that is
    written, ``e`` for one of one element that is read as a number, ``n`` for a number, in this order; upper case for a
    list, of which one tensor after another is computed with. `numbers` names the function of what is computed from
    numbers alone, and `computed` says how many values it gives.

    ``update`` takes all arguments and returns None.
    """

    native = "runtime.kernels.elementwise.loops.update_builtins"

    def __init__(
        self, operator: str, module: str, loop: str, letters: str, names: Sequence[str], *, numbers: str = "",
        computed: int = 0, promote: str = "default", accepts: Sequence[str] = CATEGORY_NAMES, free: Sequence[int] = (),
    ) -> None:  # fmt: skip
        lower = letters.lower()
        tensors = lower.count("r") + lower.count("w")
        super().__init__(
            operator, module, loop, tensors, outputs=lower.count("w"), promote=promote, accepts=accepts, free=free
        )
        self.letters = letters
        self.names = tuple(names)
        self.numbers = numbers
        self.computed = computed
        self.read = lower.count("e")  # tensors that are read as numbers
        self.listed = tuple(index for index, letter in enumerate(letters) if letter.isupper())
        # Tensors that all tensors of the lists are computed with, as the bits of their places.
        self.standing = sum(1 << index for index in range(tensors) if letters[index] == "r") if self.listed else 0
        self.number_loops: dict[int, Any] = {}
        _updates.setdefault((module.rpartition(".kernels.")[0], operator), []).append(self)

    def described(self) -> Array:
        """What the builtin is bound to. It has the loops that are compiled: other calls go on to the general path."""
        from runtime.kernels.elementwise.loops import update_builtins

        with _lock:
            if self.table is None:
                self.general = (self.update_any,)
                self.table = update_builtins.describe_update(self)
                for kind, kernel in list(self.items()):
                    self.make_quick(self.table, kind, kernel)
            return self.table

    def make_quick(self, table: Array, kind: dtype, kernel: Any) -> None:
        """Let the builtin use a loop."""
        from runtime.kernels.elementwise.loops.update_builtins import add_loop

        if kernel is not None:
            add_loop(table, kind, kernel.words, self.number_loop(kind).address if self.numbers else 0)

    def __missing__(self, kind: dtype) -> Any:
        """Compile, or fetch from the disk cache, the loop that computes in `kind`; None where another dtype does."""
        if self.compute_dtype(kind) is not kind:
            return self.setdefault(kind, None)
        with _lock:
            kernel = self.get(kind)
            if kernel is None:
                if self.numbers:
                    self.number_loop(kind)
                kernel = self[kind] = UpdateKernel(self, kind)
                if self.table is not None:
                    self.make_quick(self.table, kind, kernel)
            return kernel

    def is_ready(self, name: str) -> bool:
        """Whether a builtin of this name is compiled, or has to be compiled here and now; it has room for so many."""
        return max(self.computed, len(self.letters)) <= MOST_NUMBERS and super().is_ready(name)

    def number_loop(self, kind: dtype) -> Any:
        """The loop of what is computed from numbers alone, for tensors that are computed with in `kind`."""
        loop = self.number_loops.get(kind.category)
        if loop is None:
            from runtime.compile import kinds
            from runtime.compile.compiling import compile_loop
            from runtime.kernels.elementwise.sources import pointwise_loop

            wide = _WIDE.get(kind.category, dtypes.int64)
            function = getattr(importlib.import_module(self.module), self.numbers)
            signature = kinds.void(kinds.Operands((wide,) * self.computed, wide), *[kinds.int64] * 4)
            source = pointwise_loop(function, 0, exact=True)
            loop = compile_loop(
                source, signature, operator=self.operator, kind=wide.name, expression=self.expression
            )
            self.number_loops[kind.category] = loop
        return loop

    def update_any(self, *arguments: Any) -> None:
        """``update`` on the general path."""
        if any_on_meta(arguments):
            self.update_planned(*arguments)
            return
        try:
            rows = [self.prepared(row) for row in self.rows(arguments)]
            for row in rows:
                row.run()
        except Exception:
            translate(self.operator, arguments, {})
            raise

    def update_planned(self, *arguments: Any) -> None:
        """``update`` of tensors without elements: what is written into them fits."""
        first = self.tensors - self.outputs
        written = [self.checked(row)[1][first:] for row in self.rows(arguments)]
        for tensors in written:
            for tensor in tensors:
                bump_version(tensor)

    def rows(self, arguments: Sequence[Any]) -> list[list[Any]]:
        """The arguments once, or once for every tensor of the lists; an error where these differ in length."""
        if not self.listed:
            return [list(arguments)]
        first, *rest = self.listed
        count = len(arguments[first])
        for index in rest:
            if len(arguments[index]) != count:
                msg = (
                    f"{self.operator}: lists must have the same length, but there are {count} of {self.names[first]} "
                    f"and {len(arguments[index])} of {self.names[index]}"
                )
                raise ComputeError(msg)
        return [
            [argument[k] if index in self.listed else argument for index, argument in enumerate(arguments)]
            for k in range(count)
        ]

    def prepared(self, row: Sequence[Any]) -> UpdateRow:
        """One tensor of each argument; every error that there can be."""
        compute, tensors, numbers = self.checked(row)
        assert self[compute] is not None
        self.slots(numbers, compute)
        return UpdateRow(self, compute, tensors, numbers)

    def checked(self, row: Sequence[Any]) -> tuple[dtype, Sequence[Tensor], Sequence[Any]]:
        """The dtype to compute in, the tensors and the numbers; every error that can be found without a loop."""
        tensors, numbers = row[: self.tensors], row[self.tensors :]
        common = self.common_dtype(tensors, numbers[self.read :])
        if not self.takes(common):
            raise self.reject(common)
        compute = self.compute_dtype(common)
        self.check_free_scalars(numbers[self.read :], compute)
        first = self.tensors - self.outputs
        shape = self.broadcast(tensors)
        for index, tensor in enumerate(tensors[first:], first):
            self.check_written(tensor, self.names[index], shape, compute)
            self.check_apart(tensors[: index + 1], index)
        return compute, tensors, numbers

    def number_of(self, position: int, number: Any) -> Any:
        """A number, or the only element of a tensor that is read as one."""
        if position >= self.read:
            return number
        if number._array.size != 1:
            name = self.names[self.tensors + position]
            msg = f"{self.operator}: {name} has one element, not {number._array.size}: it is read as a number"
            raise ComputeError(msg)
        return number.item()

    def check_written(self, tensor: Tensor, name: str, shape: tuple[int, ...], compute: dtype) -> None:
        """RuntimeError where a result of this shape and dtype cannot be written into a tensor."""
        if tensor._sizes != shape:
            msg = (
                f"{self.operator}: what is written into {name} has the broadcast shape {list(shape)}, which does not "
                f"match its own shape {list(tensor._sizes)}"
            )
            raise ComputeError(msg)
        prepare_out(self.operator, tensor, shape, compute, in_place=True)

    def check_apart(self, tensors: Sequence[Tensor], position: int) -> None:
        """RuntimeError where the last tensor, which is written, has an element in common with one before it.

        One that is only read may be the very same memory: it is read, element by element, before it is written.
        """
        if is_on_meta(tensors[position]):
            return
        out = tensors[position]._array
        for before, tensor in enumerate(tensors[:position]):
            array = tensor._array
            if before < self.tensors - self.outputs:
                same = array.ctypes.data == out.ctypes.data and array.strides == out.strides
                if same and array.shape == out.shape and tensor.dtype is tensors[position].dtype:
                    continue
            if _share(array, out):
                msg = (
                    f"{self.operator}: {self.names[position]} is written, but shares memory with {self.names[before]}; "
                    "clone() one of them before the operation"
                )
                raise ComputeError(msg)

    def slots(self, numbers: Sequence[Any], compute: dtype) -> Array:
        """The numbers as the loop reads them; what is computed from them alone instead, where there is something."""
        slots = scalar_slots([self.number_of(index, number) for index, number in enumerate(numbers)], compute)
        if not self.numbers:
            return slots
        computed = np.zeros((self.computed, 2), np.float64)
        positions = np.arange(self.computed) * computed.strides[0] + computed.ctypes.data
        steps = np.zeros(self.computed + MOST_NUMBERS, np.int64)
        _LOOP(self.number_loop(compute).address)(positions.ctypes.data, steps.ctypes.data, 1, 1, slots.ctypes.data)
        return computed


def _share(first: Array, other: Array) -> bool:
    """Whether two arrays have an element in common; where that takes long to find out, whether they may."""
    if not np.may_share_memory(first, other):
        return False
    try:
        return np.shares_memory(first, other, max_work=_MOST_SHARED)  # type: ignore[arg-type]  # NumPy takes any int
    except np.exceptions.TooHardError:
        return True


