"""Sequences of different lengths: padded, or packed one time step after the other without the padding."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.tensor import Tensor
from runtime.tensor.backends import BY_NAME
from runtime.tensor.factories import tensor

__all__ = [
    "PackedSequence", "invert_permutation", "pack_padded_sequence", "pack_sequence", "pad_packed_sequence",
    "pad_sequence", "unpack_sequence", "unpad_sequence",
]  # fmt: skip


def invert_permutation(permutation: Tensor | None) -> Tensor | None:
    """Where each place of a permutation went: ``inverse[permutation[i]] = i``; None for None."""
    return None if permutation is None else F.argsort(permutation)


class _Packed(NamedTuple):
    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Tensor | None = None
    unsorted_indices: Tensor | None = None


class PackedSequence(_Packed):
    """The elements of sequences, sorted by length, step by step: first of all, then those of the second step, ...

    ``batch_sizes`` says how many sequences have each step, ``sorted_indices`` where each came from, and
    ``unsorted_indices`` where each went. Make one by :func:`pack_padded_sequence`.
    """

    __slots__ = ()

    def to(self, *args: Any, **kwargs: Any) -> PackedSequence:
        """The same with other elements, as ``Tensor.to`` makes them; itself where that is the tensor itself."""
        data = self.data.to(*args, **kwargs)  # type: ignore[attr-defined]
        return self if data is self.data else type(self)(data, *self[1:])

    def _as(self, method: str) -> PackedSequence:
        data = getattr(self.data, method)()
        return self if data is self.data else type(self)(data, *self[1:])

    def double(self) -> PackedSequence:
        """The same with elements of float64."""
        return self._as("double")

    def float(self) -> PackedSequence:
        """The same with elements of float32."""
        return self._as("float")

    def half(self) -> PackedSequence:
        """The same with elements of float16."""
        return self._as("half")

    def short(self) -> PackedSequence:
        """The same with elements of int16."""
        return self._as("short")

    def char(self) -> PackedSequence:
        """The same with elements of int8."""
        return self._as("char")

    def byte(self) -> PackedSequence:
        """The same with elements of uint8."""
        return self._as("byte")

    def long(self) -> PackedSequence:
        """The same with elements of int64."""
        return self._as("long")

    def int(self) -> PackedSequence:
        """The same with elements of int32."""
        return self._as("int")

    def cpu(self) -> PackedSequence:
        """Itself."""
        return self

    def pin_memory(self) -> PackedSequence:
        """The same with elements in pinned memory; itself where no device is registered that reads it."""
        if not BY_NAME or self.is_pinned():
            return self
        return type(self)(self.data.pin_memory(), *self[1:])

    def is_pinned(self) -> bool:
        """Whether the elements lie in pinned memory."""
        return bool(self.data.is_pinned())

    @property
    def is_cuda(self) -> bool:
        """False."""
        return False


def pack_padded_sequence(
    input: Tensor, lengths: Any, batch_first: bool = False, enforce_sorted: bool = True
) -> PackedSequence:
    """Pack padded sequences (time, batch, ...), or (batch, time, ...) with `batch_first`.

    With `enforce_sorted` lengths must not grow; otherwise sequences are sorted. RuntimeError for what does not fit.
    """
    sizes = lengths.tolist() if isinstance(lengths, Tensor) else list(lengths)
    rows: Any = input if not batch_first else F.transpose(input, 0, 1)
    if rows.ndim < 2 or len(sizes) != rows.shape[1]:
        msg = f"pack_padded_sequence(): {len(sizes)} lengths for a batch of the shape {tuple(input.shape)}"
        raise ComputeError(msg)
    if not sizes or min(sizes) <= 0 or max(sizes) > rows.shape[0]:
        msg = f"pack_padded_sequence(): lengths lie between 1 and {rows.shape[0]}, got {sizes}"
        raise ComputeError(msg)
    order = sorted(range(len(sizes)), key=lambda i: -sizes[i])
    if enforce_sorted:
        if [sizes[i] for i in order] != sizes:
            msg = (
                f"pack_padded_sequence(): the lengths {sizes} must be sorted in decreasing order, or say "
                "enforce_sorted=False"
            )
            raise ComputeError(msg)
        positions = back = None
    else:
        positions = tensor(order)
        back = tensor(sorted(range(len(order)), key=order.__getitem__))
        rows, sizes = F.index_select(rows, 1, positions), [sizes[i] for i in order]
    counts = [sum(size > step for size in sizes) for step in range(sizes[0])]
    data = F.cat([rows[step, :count] for step, count in enumerate(counts)])
    return PackedSequence(data, tensor(counts), positions, back)


def pad_packed_sequence(
    sequence: PackedSequence, batch_first: bool = False, padding_value: float = 0.0, total_length: int | None = None
) -> tuple[Tensor, Tensor]:
    """The sequences with padding, and their lengths; ValueError for a `total_length` that is too short."""
    if not isinstance(sequence, PackedSequence):
        msg = f"pad_packed_sequence(): expected a PackedSequence, got {type(sequence).__name__}"
        raise ArgumentError(msg)
    counts = sequence.batch_sizes.tolist()
    steps = len(counts) if total_length is None else total_length
    if steps < len(counts):
        msg = (
            "pad_packed_sequence(): Expected total_length to be at least the length of the longest sequence in input, "
            f"{len(counts)}, got {steps}"
        )
        raise ArgumentValueError(msg)
    feature_sizes = sequence.data.shape[1:]
    rows = []
    for part, count in zip(F.split(sequence.data, counts), counts, strict=True):
        missing = counts[0] - count
        rows.append(F.cat([part, _filled(part, (missing, *feature_sizes), padding_value)]) if missing else part)
    rows += [_filled(sequence.data, (counts[0], *feature_sizes), padding_value)] * (steps - len(counts))
    padded, lengths = F.stack(rows), tensor([sum(count > i for count in counts) for i in range(counts[0])])
    if sequence.unsorted_indices is not None:
        padded = F.index_select(padded, 1, sequence.unsorted_indices)
        lengths = F.index_select(lengths, 0, sequence.unsorted_indices)
    return (F.transpose(padded, 0, 1) if batch_first else padded), lengths


def _filled(like: Tensor, shape: tuple[int, ...], value: float) -> Tensor:
    return F.full(shape, value, dtype=like.dtype)  # type: ignore[no-any-return]


def pad_sequence(
    sequences: Sequence[Tensor], batch_first: bool = False, padding_value: float = 0.0, padding_side: str = "right"
) -> Tensor:
    """A list of sequences (time, ...) as one padded tensor, (time, batch, ...) or (batch, time, ...)."""
    if not isinstance(sequences, Iterable):
        msg = f"pad_sequence: Expected iterable for input sequences, but got arg of type: {type(sequences)}"
        raise ComputeError(msg)
    return F.pad_sequence(list(sequences), batch_first, padding_value, padding_side)  # type: ignore[no-any-return]


def unpad_sequence(padded_sequences: Tensor, lengths: Tensor, batch_first: bool = False) -> list[Tensor]:
    """The sequences of a padded tensor."""
    rows = padded_sequences if batch_first else F.transpose(padded_sequences, 0, 1)
    return [rows[i, :length] for i, length in enumerate(lengths.tolist())]  # type: ignore[index]


def pack_sequence(sequences: Sequence[Tensor], enforce_sorted: bool = True) -> PackedSequence:
    """Pack a list of sequences (time, ...)."""
    lengths = [sequence.shape[0] for sequence in sequences]
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpack_sequence(packed_sequences: PackedSequence) -> list[Tensor]:
    """The sequences of a packed one."""
    return unpad_sequence(*pad_packed_sequence(packed_sequences))
