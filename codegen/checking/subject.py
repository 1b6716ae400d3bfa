"""A generated package as something to be measured: tensors in, numbers out.

The generator never imports what it writes; this module loads a package by name. All it relies on is what every package
offers: ``tensor``, ``from_numpy``, the dtypes, ``autograd`` and the table of operators.
"""

from __future__ import annotations

import importlib
import math
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from codegen.checking.sample_values import TensorValues
from codegen.language.vocabulary import SYMBOLS
from codegen.reading.derivative import Derivative
from codegen.reading.entry import Entry
from codegen.reading.samples import IndexSample, SliceSample
from codegen.schema.model import Symbol

Numbers = list[float]


class LoadedPackage:
    """A loaded package."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder = folder.resolve()
        sys.path.insert(0, str(folder.parent))
        try:
            self.module: Any = importlib.import_module(folder.name)
            self.autograd: Any = importlib.import_module(f"{folder.name}.autograd")
            if folder not in [Path(root).resolve() for root in self.module.__path__]:
                msg = f"another package called '{folder.name}' is loaded already, from {self.module.__path__[0]}"
                raise ImportError(msg)
        finally:
            sys.path.remove(str(folder.parent))
        self.operators = {operator.name: operator for operator in self.module.registered_operators()}

    def tensor(self, shape: Sequence[int], dtype: str, elements: Sequence[Any], *, transposed: bool = False) -> Any:
        """A tensor of `elements` in row-major order; if `transposed`, its memory is in column-major order."""
        flat = self.module.tensor(list(elements), dtype=getattr(self.module, dtype)).numpy()
        array = flat.reshape(shape)
        return self.module.from_numpy(array.T.copy().T if transposed else array)

    def in_layout(self, tensor: Any, layout: str) -> Any:
        """The tensor in a sparse layout, or as it is for ""."""
        return tensor.to_sparse(layout=getattr(self.module, layout)) if layout else tensor

    def value(self, value: Any) -> Any:
        """An argument that is no tensor, as a kernel takes it."""
        if isinstance(value, Symbol):
            symbol = SYMBOLS[value.name] if value.name in SYMBOLS else getattr(self.module, value.name)
            # A device type such as cpu is also the name of the module with its functions.
            return self.module.device(value.name) if isinstance(symbol, ModuleType) else symbol
        if isinstance(value, IndexSample):
            parts = tuple(_index_part(item) for item in value.items)
            return parts if len(parts) != 1 else parts[0]
        return tuple(self.value(item) for item in value) if isinstance(value, tuple) else value

    def call(self, name: str, arguments: Sequence[Any]) -> list[Any]:
        """The results of an operator, of this very overload, which takes the arguments of its schema in order."""
        result = self.invoke(name, arguments)
        return list(map(_dense, result)) if isinstance(result, (tuple, list)) else [_dense(result)]

    def invoke(self, name: str, arguments: Sequence[Any]) -> Any:
        """The same as it comes: one result, or a tuple or list."""
        keys = 0
        for argument in arguments:
            for tensor in argument if isinstance(argument, tuple) else (argument,):
                keys |= getattr(tensor, "_keys", 0)
        return self.operators[name][keys](*arguments)

    def quiet(self) -> AbstractContextManager[Any]:
        """Nothing is recorded inside."""
        result: AbstractContextManager[Any] = self.module.no_grad()
        return result


def _dense(value: Any) -> Any:
    """A sparse tensor with all of its elements; anything else as it is."""
    return value.to_dense() if "sparse" in str(getattr(value, "layout", "")) else value


def _lengthened(value: Any) -> Any:
    """A number, or a list of such, with more digits than single precision has."""
    if isinstance(value, tuple):
        return tuple(map(_lengthened, value))
    return value * (1 - 2.0**-26) if isinstance(value, float) and math.isfinite(value) else value


def _index_part(part: Any) -> Any:
    if isinstance(part, SliceSample):
        return slice(part.start, part.stop, part.step)
    return [_index_part(item) for item in part] if isinstance(part, tuple) else part


@dataclass(frozen=True)
class Leaf:
    """A floating tensor with respect to which an operator is differentiated; `place` is its place in a list."""

    name: str
    place: int | None
    values: TensorValues

    def __str__(self) -> str:
        return self.name if self.place is None else f"{self.name}[{self.place}]"


class Subject:
    """One operator at one sample, as a function of the elements of its leaves, which are of the dtypes `kind`."""

    def __init__(
        self, library: LoadedPackage, entry: Entry, derivative: Derivative, values: dict[str, Any], kind: str = "float"
    ) -> None:
        self.library = library
        self.is_complex = kind == "complex"
        self.name = entry.name
        self.values = values
        self.arguments = [argument.name for argument in entry.schema.inputs]
        self.leaves = [
            Leaf(name, index if isinstance(values[name], tuple) else None, value)
            for name in self.arguments
            if name in derivative.arguments
            for index, value in enumerate(values[name] if isinstance(values[name], tuple) else (values[name],))
            if isinstance(value, TensorValues) and value.dtype.startswith(kind)
        ]
        self.places = [output.place for output in derivative.outputs]
        self.start = [list(leaf.values.elements) for leaf in self.leaves]
        self.gives_complex = False  # until the operator was called

    def with_long_numbers(self) -> Subject | None:
        """The same with numbers beside those of the sample that single precision does not hold; None without any."""
        values = {name: _lengthened(value) for name, value in self.values.items()}
        if values == self.values:
            return None
        subject = copy(self)
        subject.values = values
        return subject

    def tensors(self, points: Sequence[Numbers], dtype: str = "") -> list[Any]:
        """The leaves as tensors of these elements."""
        return [
            self.library.tensor(
                leaf.values.shape, dtype or leaf.values.dtype, point, transposed=leaf.values.transposed
            )
            for leaf, point in zip(self.leaves, points, strict=True)
        ]

    def outputs(self, leaves: Sequence[Any]) -> list[Any]:
        """The results of the operator that have a gradient, for these leaves."""
        tensors = {
            (leaf.name, leaf.place): self._of_form(leaf.values, tensor)
            for leaf, tensor in zip(self.leaves, leaves, strict=True)
        }
        names = {leaf.values.dtype: tensor.dtype.name for leaf, tensor in zip(self.leaves, leaves, strict=True)}
        arguments = [self._argument(name, tensors, names) for name in self.arguments]
        results = self.library.call(self.name, arguments)
        chosen = [results[position] for position in self.places]
        self.gives_complex = any(output.dtype.is_complex for output in chosen)
        if not self.is_complex:  # a complex result of real operands counts as two
            chosen = [
                part for item in chosen for part in ((item.real, item.imag) if item.dtype.is_complex else (item,))
            ]
        return [item for item in chosen if item.dtype.is_floating_point or (self.is_complex and item.dtype.is_complex)]

    def _of_form(self, values: TensorValues, tensor: Any) -> Any:
        """A leaf made symmetric or sparse where its sample says so; differences and gradients go through that."""
        tensor = (tensor + self._turned(tensor)) / 2 if values.symmetric else tensor
        return self.library.in_layout(tensor, values.sparse)

    def _turned(self, matrices: Any) -> Any:
        """Matrices with rows for columns, and conjugated."""
        turned = matrices.transpose(-2, -1)
        return turned.conj() if self.is_complex else turned

    def _argument(self, name: str, tensors: dict[tuple[str, int | None], Any], names: dict[str, str]) -> Any:
        value = self.values[name]
        if isinstance(value, tuple) and any(isinstance(item, TensorValues) for item in value):
            return tuple(self._tensor((name, index), item, tensors, names) for index, item in enumerate(value))
        return self._tensor((name, None), value, tensors, names)

    def _tensor(
        self,
        where: tuple[str, int | None],
        value: Any,
        tensors: dict[tuple[str, int | None], Any],
        names: dict[str, str],
    ) -> Any:
        """A leaf, or another value: a tensor of the dtype of leaves has the dtype that these were made in."""
        if where in tensors:
            return tensors[where]
        if isinstance(value, TensorValues):
            dtype = names.get(value.dtype, value.dtype)
            tensor = self.library.tensor(value.shape, dtype, value.elements, transposed=value.transposed)
            return self.library.in_layout(tensor, value.sparse)
        return self.library.value(value)

    def results(self, points: Sequence[Numbers]) -> list[Numbers]:
        """The elements of the results."""
        with self.library.quiet():
            return [flat(output) for output in self.outputs(self.tensors(points))]

    @property
    def has_finite_results(self) -> bool:
        """Whether the operator takes these values at all, and computes numbers of them."""
        try:
            return all(math.isfinite(number) for result in self.results(self.start) for number in result)
        except Exception:  # noqa: BLE001 - it says itself what it does not take
            return False

    def gradients(
        self, points: Sequence[Numbers], weights: Sequence[Numbers], dtype: str = "", *, graph: bool = False
    ) -> list[Any]:
        """The gradients of ``sum(weights * results)`` as tensors, None where nothing depends on a leaf."""
        leaves = [tensor.requires_grad_() for tensor in self.tensors(points, dtype)]
        outputs = self.outputs(leaves)
        seeds = [
            self.library.tensor(tuple(output.shape), output.dtype.name, weight)
            for output, weight in zip(outputs, weights, strict=True)
        ]
        for output, seed in zip(outputs, seeds, strict=True):
            if graph and output.requires_grad:  # a formula that reads nothing else is computed by operators then
                seed.requires_grad_()
        return self.differentiate(outputs, leaves, seeds, graph=graph)

    def differentiate(
        self, outputs: Sequence[Any], leaves: Sequence[Any], seeds: Sequence[Any], *, graph: bool = False
    ) -> list[Any]:
        """``autograd.grad`` of what has a gradient at all."""
        pairs = [(output, seed) for output, seed in zip(outputs, seeds, strict=True) if output.requires_grad]
        if not pairs:
            return [None] * len(leaves)
        result = self.library.autograd.grad(
            [output for output, _ in pairs], list(leaves), [seed for _, seed in pairs],
            create_graph=graph, allow_unused=True,
        )
        return list(result)


def flat(tensor: Any) -> Numbers:
    """The elements of a tensor in row-major order."""
    elements = _dense(tensor).tolist()
    for _ in range(tensor.ndim - 1):
        elements = [number for row in elements for number in row]
    return elements if tensor.ndim else [elements]


def elements(gradient: Any, leaf: Leaf) -> Numbers:
    """The elements of a gradient; zeros where there is none."""
    return [0.0] * len(leaf.values.elements) if gradient is None else flat(gradient)
