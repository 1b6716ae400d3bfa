"""What native functions are declared with before there is a compiler: types by name, and names of compiled code.

A program whose kernels are all stored never compiles, and need not load Numba, which takes longer than all else that
such a program starts with. So modules of native functions name types, and functions that only Numba can make, with
what stands here; :mod:`runtime.compile.translation` knows what they stand for, and is loaded when something has to be
compiled.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from runtime.native.layout import Structure
from runtime.tensor import dtypes


@dataclass(frozen=True)
class Kind:
    """A type of a value in native code; called with types, it is the type of functions that return it."""

    name: str

    def __call__(self, *arguments: Kind) -> Signature:
        return Signature(self, arguments)

    def __repr__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Ref(Kind):
    """The address of a structure."""

    structure: Structure

    def __init__(self, structure: Structure) -> None:
        super().__init__(f"Ref({structure.key})")
        object.__setattr__(self, "structure", structure)

    __repr__ = Kind.__repr__


@dataclass(frozen=True)
class Row(Kind):
    """The address of the first of equal elements."""

    kind: object

    def __init__(self, kind: object) -> None:
        super().__init__(f"Row({kind.key if isinstance(kind, Structure) else kind})")
        object.__setattr__(self, "kind", kind)

    __repr__ = Kind.__repr__


@dataclass(frozen=True)
class Operands(Kind):
    """The operands of a kernel: a pointer to their data pointers; their dtypes, and that which is computed in."""

    elements: tuple[dtypes.dtype, ...]
    compute: dtypes.dtype

    def __init__(self, elements: tuple[dtypes.dtype, ...], compute: dtypes.dtype) -> None:
        super().__init__(f"Operands({', '.join(element.name for element in elements)}; {compute.name})")
        object.__setattr__(self, "elements", elements)
        object.__setattr__(self, "compute", compute)

    __repr__ = Kind.__repr__


@dataclass(frozen=True)
class Signature:
    """The type of a function."""

    return_type: Kind
    args: tuple[Kind, ...]

    def __repr__(self) -> str:
        return f"{self.return_type}({', '.join(map(str, self.args))})"


void, boolean = Kind("void"), Kind("boolean")
int64, float32, float64 = Kind("int64"), Kind("float32"), Kind("float64")


class Native:
    """A function in Python's words for native code alone; compiled with the native functions that call it."""

    def __init__(self, function: Any, signature: Signature, **options: Any) -> None:
        self.__doc__ = function.__doc__
        self.py_func = function
        self.signature = signature
        self.targetoptions = options


@dataclass(frozen=True)
class Later:
    """Something that Numba makes, by its place: a name in a module that is loaded when something is compiled."""

    module: str
    name: str

    def __call__(self, *arguments: Any) -> Any:
        room = self.module.rpartition(".")[0].rpartition(".")[2]
        msg = f"{room}.{self.name} works inside compiled kernels only; call the operator of the same name instead"
        raise TypeError(msg)


def width_of(kind: dtypes.dtype) -> int:
    """The bytes of an element of a dtype once it is loaded: 16-bit floats are computed with as float32."""
    return 4 if kind in (dtypes.float16, dtypes.bfloat16) else kind.itemsize
