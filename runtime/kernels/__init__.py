"""How operators compute: Numba inner loops, one native driver that walks memory, and what is left to NumPy.

``memory``       typed pointers, and how an element of each dtype is loaded and stored
``compiling``    Numba options and the content-addressed disk cache
``driver``       compiled once: checks, broadcasting, strides, threads; calls inner loops by address
``elementwise``  the Python side of pointwise operators: dtypes, output, in-place, out=
``reduction``    the same for reductions; ``reduction_native`` is their driver
``vecmath``      the vector math library that kernel expressions call
``creation``, ``indexing``, ``linalg``, ``random``  kernels written by hand, on NumPy

Modules that import Numba are imported on the first kernel call, never by ``import generated``.
"""
