"""The parts of the list of choices: see README.md beside this file."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

Sizes = tuple[int, ...] | range

WIDE = ("float32", "float64")
FLOATS = (*WIDE, "float16", "bfloat16")
INEXACT = (*WIDE, "complex64", "complex128")
NUMBERS = (*INEXACT, "int64", "uint8")

def around(*thresholds: int, step: int = 1) -> tuple[int, ...]:
    """Sizes on both sides of thresholds: just below, at and just above each, none of them negative."""
    sizes = {number for threshold in thresholds for number in (threshold - step, threshold, threshold + step)}
    return tuple(sorted(size for size in sizes if size >= 0))


@dataclass(frozen=True)
class Walk:
    """A call at several sizes, in every layout, with what NumPy says of it.

    ``call``       Python source over the inputs, ``m`` (the package),
        ``F`` (its ``nn.functional``) and ``helpers.CALLS``
    ``reference``  NumPy source over the same names, ``np``, ``sp`` (scipy.special) and the names of ``helpers.py``
    ``inputs``     tensors as ``name:shape/domain``; a size is a number, a name of `sizes`, or an expression of such
                   names: ``a:{n}x{2*n+1} b:{n}/positive i:7/index{n} k:{n}/mask``; ``0d`` is no shape. The domains:
                   ``positive``, ``dominant`` (matrices far from singular), ``distinct`` (no two are equal, of halves
                   some, whose gradients are left out), ``lead`` (as positive, but the first of a row is 0),
                       ``index{n}``, ``order`` (every row a permutation), ``mask``
    ``sizes``      what the names in ``{}`` stand for; all combinations are walked over
    ``dtypes``     of the inputs without a domain of their own; the first one in every layout, the others in one each
    ``grad``       whether gradients of real floating inputs are compared with differences of the reference
    ``roundings``  units in the last place, of the largest value, that a result may be off
    ``layouts``    words of ``walking.LAYOUTS``; none is all
    ``threads``    how many threads compute
    ``anywhere``   whether the reference holds at any other sizes, for walks at random
    """

    call: str
    reference: str
    inputs: str
    sizes: dict[str, Sizes]
    dtypes: tuple[str, ...] = WIDE
    grad: bool = True
    roundings: float = 64.0
    layouts: tuple[str, ...] = ()
    threads: int = 1
    anywhere: bool = True

    def __str__(self) -> str:
        return f"{self.call} with {self.inputs}"

    def points(self) -> Iterator[dict[str, int]]:
        """Every combination of sizes."""
        for numbers in itertools.product(*self.sizes.values()):
            yield dict(zip(self.sizes, numbers, strict=True))


@dataclass(frozen=True)
class Choice:
    """Comparisons of one function, by which it chooses among ways to compute, and walks that take their sides.

    ``file``      the module, from ``runtime/`` on, or from ``generated/``
    ``function``  the function, with those and the classes it stands in: ``Reduction.mask``
    ``by``        what is compared: size, stride, dtype, device, cost
    ``sides``     the comparisons, as :func:`ast.unparse` writes them, each with how it is shown that both sides are
                  taken: "" for one that Python computes, which is recorded while the walks run; for one in compiled
                  code an expression over the walk's sizes and the module's names that says the same
    ``walks``     what is computed
    ``one_side``  comparisons whose other side no call can take, with the reason
    ``general``   whether builtins, which take small and plain calls before, are left out
    ``lowered``   names of the module that have another value meanwhile: thresholds too large to test,
        what is remembered
    """

    file: str
    function: str
    by: str
    sides: dict[str, str]
    walks: tuple[Walk, ...]
    one_side: dict[str, str] = field(default_factory=dict)
    general: bool = False
    lowered: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.file}::{self.function}"

    @property
    def module(self) -> ModuleType:
        """The module in which it is chosen."""
        name = self.file.removesuffix(".py").replace("/", ".")
        return importlib.import_module(name if name.startswith("generated.") else f"runtime.{name}")


def rooms() -> dict[str, ModuleType]:
    """The modules of the list, by name."""
    from choices import rooms as package

    names = sorted(item.name for item in pkgutil.iter_modules(package.__path__))
    return {name: importlib.import_module(f"choices.rooms.{name}") for name in names}


def listed(room: str) -> tuple[Choice, ...]:
    """The choices of a room."""
    choices: tuple[Choice, ...] = rooms()[room].CHOICES
    return choices


def reasons() -> dict[tuple[str, str], str]:
    """Comparisons that are no choices among ways to compute: patterns of places and of texts, with the reason."""
    table: dict[tuple[str, str], Any] = {}
    for module in rooms().values():
        table |= getattr(module, "NO_CHOICES", {})
    return table
