"""Kernels of operators, one subpackage for each family.

In every room ``operator.py`` is the general path in Python, which dispatch calls; ``native.py`` has the builtins that
stand before it for small, plain arguments; the other files are its loops, compiled when they are first called, and what
drives them.

``elementwise``  one loop for every expression over elements, its driver (broadcasting, strides, threads)
``reduction``    the same for reductions and scans
``view``         other sizes and strides over the same memory
``indexing``     reading and writing at places that tensors give
``creation``     constants, ranges, copies, tensors joined
``matmul``, ``convolution``, ``pooling``, ``sorting``, ``random``, ``losses``
``vecmath``      the vector mathematics that kernel expressions call
``complex``, ``decompositions``  parts of complex numbers; linear algebra, by NumPy

Modules that import Numba are imported on the first kernel call, never by ``import generated``.
"""
