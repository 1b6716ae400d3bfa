"""What generated code runs on: tensors, dispatcher, autograd engine and Numba kernels.

Nothing here knows an operator by name; operators arrive from a generated package through :mod:`runtime.dispatch`.
"""

__version__ = "0.1.0"
