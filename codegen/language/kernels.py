"""Parts of kernels besides expressions: passes with accumulators, neighbours and tables. Data only.

The readers make it, the calculus derives from it, the model writes loops of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from codegen.diagnostics import Location
from codegen.language.syntax import Program

DISCRETE = ("int64", "bool")  # types of accumulators that have no derivative
ZEROS = "zeros"  # what stands beyond a border where nothing else is said


@dataclass(frozen=True)
class Accumulator:
    """One value that a pass carries along. `combine` is what joins two of them, which a scan does not need.

    `places` are where its parts stand and how long they are; an inferred `combine` stands where `step` does.
    """

    name: str
    type: str
    init: Program
    step: Program
    combine: Program | None
    places: dict[str, tuple[Location, int]] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True)
class KernelPass:
    """One walk over the elements; `lets` are named before the steps, which may read them."""

    accumulators: tuple[Accumulator, ...]
    lets: tuple[tuple[str, Program], ...] = ()


LINEAR = "linear"  # the degree of a sum or a mean: 1, and no digits are lost where it is small


@dataclass(frozen=True)
class ReduceDefinition:
    """Passes over the reduced elements, then `finish` (one expression an output) or `each`.

    `degrees` say of the first outputs to which power they have a common factor of all elements, or LINEAR.
    """

    passes: tuple[KernelPass, ...]
    finish: Program | None
    each: Program | None
    identity: bool
    degrees: tuple[int | str, ...] = ()


@dataclass(frozen=True)
class ScanDefinition:
    """One pass along a dimension; `each` (one expression an output) is kept for every element.

    An accumulator may begin with what tensors hold that have an element for every line.
    """

    one_pass: KernelPass
    each: Program
    reverse: bool = False
    final: Program | None = None  # of the accumulators after the last element, one expression a result


@dataclass(frozen=True)
class ShiftedTensor:
    """A tensor argument moved along its last dimensions, under a name of its own."""

    name: str
    source: str
    offsets: tuple[int, ...]


@dataclass(frozen=True)
class Reads:
    """The neighbours and tables of a kernel, and the rule for the border."""

    windows: tuple[ShiftedTensor, ...] = ()
    tables: tuple[str, ...] = ()
    border: str = ZEROS

    def __bool__(self) -> bool:
        return bool(self.windows or self.tables)

    @property
    def dims(self) -> int:
        """The dimensions along which neighbours are read."""
        return max((len(window.offsets) for window in self.windows), default=0)


NONE = Reads()
