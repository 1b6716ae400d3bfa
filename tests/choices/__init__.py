"""Paths that kernels choose by size, stride, dtype or cost: a list of the choices, and walks over their sides."""
