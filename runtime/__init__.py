"""What generated code runs on: tensors, dispatcher, autograd engine and Numba kernels.

Nothing here knows an operator by name; operators arrive from a generated package through :mod:`runtime.dispatch`.
"""

import os

__version__ = "0.1.0"

# After a decomposition OpenBLAS's threads look for more work for 2**26 cycles, on the cores that our loops need next: a
# convolution on two cores took 23 ms instead of 1. OpenBLAS itself is no slower with 2**14. It reads this when NumPy is
# loaded; who imports NumPy first sets it outside.
os.environ.setdefault("OPENBLAS_THREAD_TIMEOUT", "14")
