"""The samples that a check adds to those of an entry, because wrong formulas pass without them.

* A reduction: no dimension, the first, the last and several, kept or not; of different sizes, of size 1 and 0, of 0-d
  tensors. A formula that forgets to restore the reduced dimension is right where that is the first of a square.
* A dimension: every one of a tensor of three, from the front and from the back, alone and with another one.
* Indices: all of them equal, so that one place is read, or written, more than once.
* An elementwise kernel: numbers far from 0, as far as its domain goes.

An operator may reject a sample that nobody wrote for it, or have no finite result; then that says nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from codegen.language.kernels import ScanDefinition
from codegen.model.scan_states import initial_tensors
from codegen.reading.entry import Entry
from codegen.reading.kernels import ElementwiseKernel
from codegen.reading.samples import ArgumentSample, IndexSample, Interval, TensorSample, complete
from codegen.schema.model import ArgumentSchema

# Shapes of a reduced tensor, with the dimensions that are reduced there: one, or several where the schema takes them.
_REDUCED: tuple[tuple[tuple[int, ...], tuple[Any, ...]], ...] = (
    ((2, 3), (None, 0, -1, ())),
    ((2, 1, 3), (1, (0, -1), (1, 2), None)),
    ((), (0, None)),
    ((2, 0), (0, 1)),
)
_THREE = (2, 3, 2)
# Where numbers are taken from besides the usual ones, if the domain reaches there.
_FAR = ((5.0, 20.0), (-20.0, -5.0))


def of_lines(entry: Entry, kernel: ScanDefinition, samples: Sequence[ArgumentSample]) -> tuple[ArgumentSample, ...]:
    """Samples that follow from the schema of a scan; a tensor that it begins with has an element for every line."""
    initial = initial_tensors(kernel, [argument.name for argument in entry.schema.inputs if argument.type.is_tensor])
    return tuple(
        replace(sample, values=tuple(
            (name, _of_lines(value, sample.by_name["dim"]) if name in initial else value)
            for name, value in sample.values
        )) for sample in samples
    )  # fmt: skip


def _of_lines(tensor: TensorSample, dim: int) -> TensorSample:
    shape = [*tensor.shape]
    del shape[dim : dim + 1 or None]
    return TensorSample(tuple(shape))


def further_samples(entry: Entry, samples: Sequence[ArgumentSample]) -> Iterator[ArgumentSample]:
    """Samples besides `samples`, those of the entry; equal ones are left out."""
    seen = [*samples]
    ways = (_reductions, _dimensions, _repeated, _far)
    for extra in (sample for way in ways for sample in way(entry, samples)):
        if extra not in seen:
            seen.append(extra)
            yield extra


def _reductions(entry: Entry, samples: Sequence[ArgumentSample]) -> Iterator[ArgumentSample]:
    """Of an operator of one tensor that has `dim` and `keepdim`; the other arguments are those of the first sample."""
    dim, tensors = entry.schema.argument("dim"), [input_ for input_ in entry.schema.inputs if input_.type.is_tensor]
    if dim is None or entry.schema.argument("keepdim") is None or len(tensors) != 1 or not samples:
        return
    first = samples[0].by_name
    tensor = first[tensors[0].name]
    if not isinstance(tensor, TensorSample):
        return
    for shape, dims in _REDUCED:
        moved = replace(tensor, shape=shape, values=None, transposed=False)
        for value in dims:
            for keepdim in (False, True):
                if _takes(dim, value):
                    new_dims = (value,) if dim.type.is_int_list and isinstance(value, int) else value
                    values = first | {tensors[0].name: moved, "dim": new_dims, "keepdim": keepdim}
                    yield complete(entry.schema, values)


def _dimensions(entry: Entry, samples: Sequence[ArgumentSample]) -> Iterator[ArgumentSample]:
    """Every dimension of a tensor of three; of an operator of one tensor the first sample has one with as many."""
    dims = [
        input_
        for input_ in entry.schema.inputs
        if input_.name == "dim" and (input_.type.is_int or input_.type.is_int_list)
    ]
    tensors = [input_.name for input_ in entry.schema.inputs if input_.type.is_tensor]
    values = next((sample.by_name for sample in samples if _rank(sample, tensors) == len(_THREE)), None)
    if values is None and len(tensors) == 1 and samples:
        first = samples[0].by_name[tensors[0]]
        if isinstance(first, TensorSample) and first.values is None:
            values = samples[0].by_name | {tensors[0]: replace(first, shape=_THREE, transposed=False)}
    if values is None:
        return
    for argument in dims:
        for value in (*range(-len(_THREE), len(_THREE)), (0, -2), (-2, -1)):
            if _takes(argument, value):
                new_dims = (value,) if argument.type.is_int_list and isinstance(value, int) else value
                yield complete(entry.schema, values | {argument.name: new_dims})


def _rank(sample: ArgumentSample, tensors: Sequence[str]) -> int:
    """How many dimensions the tensors of a sample have, -1 where they differ."""
    ranks = {len(value.shape) if isinstance(value := sample.by_name[name], TensorSample) else -1 for name in tensors}
    return ranks.pop() if len(ranks) == 1 else -1


def _takes(dim: ArgumentSchema, value: Any) -> bool:
    """Whether an argument for dimensions accepts a value: one of them, several, or None for all."""
    if value is None:
        return dim.type.optional
    return dim.type.is_int_list if isinstance(value, tuple) else dim.type.is_int or dim.type.is_int_list


def _repeated(entry: Entry, samples: Sequence[ArgumentSample]) -> Iterator[ArgumentSample]:
    """Every sample with given indices, all of them the first."""
    fixed = dict(entry.fixed_dtypes)
    for sample in samples:
        values = {name: _all_equal(value, fixed.get(name, "")) for name, value in sample.values}
        if values != sample.by_name:
            yield complete(entry.schema, values)


def _all_equal(value: Any, dtype: str) -> Any:
    """Whole numbers that a sample gives, all of them the first; anything else as it is."""
    if isinstance(value, TensorSample) and value.values is not None and (value.dtype or dtype).startswith("int"):
        return replace(value, values=_filled(value.values, _first_leaf(value.values)))
    if isinstance(value, IndexSample):
        items = tuple(_filled(item, _first_leaf(item)) if isinstance(item, tuple) else item for item in value.items)
        return IndexSample(items, ", ".join(_text(item) for item in items)) if items != value.items else value
    if isinstance(value, tuple) and any(isinstance(item, TensorSample) for item in value):
        return tuple(_all_equal(item, dtype) for item in value)
    return value


def _first_leaf(values: Any) -> Any:
    while isinstance(values, tuple) and values:
        values = values[0]
    return values


def _filled(values: Any, leaf: Any) -> Any:
    return tuple(_filled(value, leaf) for value in values) if isinstance(values, tuple) else leaf


def _text(item: Any) -> str:
    return f"[{', '.join(map(_text, item))}]" if isinstance(item, tuple) else "..." if item is ... else str(item)


def _far(entry: Entry, samples: Sequence[ArgumentSample]) -> Iterator[ArgumentSample]:
    """The first sample of an elementwise kernel with numbers far from 0: one element, whose size hides no other's."""
    if not isinstance(entry.kernel, ElementwiseKernel) or not samples:
        return
    first, domain = samples[0].by_name, dict(entry.sampling.domain)
    tensors = {name: tensor for name, tensor in first.items() if isinstance(tensor, TensorSample)}
    if any(tensor.values is not None for tensor in tensors.values()):
        return
    for far in _FAR:
        within = {name: _within(tensor, domain.get(name), far) for name, tensor in tensors.items()}
        if any(within[name] != tensor.within for name, tensor in tensors.items()):
            moved = {name: TensorSample((1,), tensor.dtype, within[name]) for name, tensor in tensors.items()}
            yield complete(entry.schema, first | moved)


def _within(tensor: TensorSample, domain: Interval | None, far: tuple[float, float]) -> Interval | None:
    """`far`, where the domain reaches there; else what the tensor says itself."""
    if tensor.within is not None or tensor.dtype not in ("", "float64"):
        return tensor.within
    if domain is not None and not (domain.low < far[0] and far[1] < domain.high):
        return None
    return Interval(*far, has_low=False, has_high=False)
