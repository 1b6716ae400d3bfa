"""PyTorch's own files: derivatives.yaml with its C++ formulas, and what `import` and `coverage` make of them.

native_functions.yaml needs no package of its own: its entries are those of ops.yaml, read by
codegen.reading.native_functions.
"""
