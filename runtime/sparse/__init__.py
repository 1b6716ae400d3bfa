"""Tensors that store some of their elements: kernels of the layout sparse_coo, and the module ``sparse`` of packages.

:mod:`.construction` makes such tensors, :mod:`.conversion` brings them from and to the dense layout, :mod:`.dispatch`
says what serves an operator. What a tensor holds is described in :mod:`runtime.tensor.coordinates`.
"""
