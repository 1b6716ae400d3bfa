"""Where native code finds a stream of NumPy's random numbers, and NumPy's C functions that draw from it."""

from __future__ import annotations

import ctypes
import functools
from typing import Any

import numpy as np

from runtime.native.layout import WORD, At, Structure

# Addresses of NumPy's ``bitgen_t`` and of functions that fill memory from it, 0 where there is none; how many draws of
# Python's are under way, which may have let go of the GIL; and where the addresses of our own loops are.
Stream = Structure(
    "Stream",
    dict.fromkeys(("bits", "draws", "uniform32", "uniform64", "normal32", "normal64", "integers"), WORD)
    | {"normal_loops": At(WORD)},
)
NORMAL_LOOPS = np.zeros(2, np.int64)  # those for normal float32 and float64 numbers, 0 until they are compiled
# ``f(bits, count, out)``, but ``integers(bits, low, range, count, masked, out)``.
_FUNCTIONS = {
    "uniform32": "random_standard_uniform_fill_f", "uniform64": "random_standard_uniform_fill",
    "normal32": "random_standard_normal_fill_f", "normal64": "random_standard_normal_fill",
    "integers": "random_bounded_uint64_fill",
}  # fmt: skip
Place = tuple[np.ndarray[Any, Any], np.random.Generator]


@functools.cache
def _functions() -> dict[str, int]:
    """The addresses of NumPy's functions; those that this build of NumPy exports."""
    from numpy.random import _generator

    try:
        library = ctypes.CDLL(_generator.__file__)
        functions = {name: getattr(library, exported) for name, exported in _FUNCTIONS.items()}
    except (OSError, AttributeError):
        return {}
    return {name: ctypes.cast(function, ctypes.c_void_p).value or 0 for name, function in functions.items()}


def place_of(stream: np.random.Generator) -> Place:
    """A stream for native code: a :data:`Stream`, and what keeps its addresses alive."""
    capsule = ctypes.pythonapi.PyCapsule_GetPointer
    capsule.restype, capsule.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    bits = capsule(stream.bit_generator.capsule, b"BitGenerator")
    return Stream.pack(bits=bits, normal_loops=NORMAL_LOOPS.ctypes.data, **_functions()), stream
