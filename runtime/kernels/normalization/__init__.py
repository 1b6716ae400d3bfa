"""Kernels that bring rows of elements to mean 0 and variance 1."""
