"""Tensors of the layouts sparse_csr, sparse_csc, sparse_bsr and sparse_bsc: constructors, conversions and products.

What a tensor holds is described in :mod:`runtime.tensor.compressed`.
"""
