"""The library under generated code: tensors, dispatcher, autograd engine and Numba kernels.

Nothing here knows an operator by name; operators arrive from a generated package through :mod:`runtime.dispatch`.
"""

import ctypes
import os

__version__ = "0.1.0"
PROJECT = "opweave"  # by which a generated package knows this `runtime` from a package of the same name


def _check_interpreter() -> None:
    """ImportError in any but the main interpreter of a process, where native code would wait for its lock forever."""
    current, main = ctypes.pythonapi.PyInterpreterState_Get, ctypes.pythonapi.PyInterpreterState_Main
    current.restype = main.restype = ctypes.c_void_p
    if current() != main():
        msg = "opweave works in the main interpreter only, as NumPy does, and this is a subinterpreter; use a process"
        raise ImportError(msg)


_check_interpreter()

# After a decomposition OpenBLAS's threads look for more work for 2**26 cycles, on the cores that our loops need next: a
# convolution on two cores took 23 ms instead of 1. OpenBLAS itself is no slower with 2**14. It reads this when NumPy is
# loaded; who imports NumPy first sets it outside.
os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "14")
