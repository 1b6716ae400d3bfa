"""``torch.Tag``: what is said of an operator as a whole, by its entry or by the program that declares it."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import Any

__all__ = ["Tag"]


class Tag(enum.StrEnum):
    """A tag of an operator; ``overload.tags`` is a list of them. A tag equals its name as text.

    >>> ow.Tag.pointwise in ow.ops.aten.add.Tensor.tags
    True
    """

    core = enum.auto()
    cudagraph_unsafe = enum.auto()
    data_dependent_output = enum.auto()
    dynamic_output_shape = enum.auto()
    flexible_layout = enum.auto()
    generated = enum.auto()
    inplace_view = enum.auto()
    maybe_aliasing_or_mutating = enum.auto()
    needs_contiguous_strides = enum.auto()
    needs_exact_strides = enum.auto()
    needs_fixed_stride_order = enum.auto()
    nondeterministic_bitwise = enum.auto()
    nondeterministic_seeded = enum.auto()
    pointwise = enum.auto()
    pt2_compliant_tag = enum.auto()
    reduction = enum.auto()
    view_copy = enum.auto()

    __hash__ = str.__hash__
    __str__ = enum.Enum.__str__


def names_of(tags: Any) -> tuple[str, ...]:
    """The names of one tag or several, as a program gives them when it declares an operator."""
    listed = tags if isinstance(tags, (list, tuple)) else (tags,)
    return tuple([tag.value if isinstance(tag, Tag) else str(tag) for tag in listed])


def as_tags(names: Sequence[str]) -> list[Any]:
    """The tags of these names; one that only a program has stays a text, and one that only the generator reads goes."""
    return [Tag(name) if name in Tag.__members__ else name for name in names if name != _OF_THE_GENERATOR]


_OF_THE_GENERATOR = "engine"
