"""The operators as methods of Tensor, by theme. Importing this package hangs them on the class.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, comparison, creation, exponential, indexing, limits, matrices, namespaces, powers,
    products, reductions, scans, sorting, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'comparison',
    'creation',
    'exponential',
    'indexing',
    'limits',
    'matrices',
    'namespaces',
    'powers',
    'products',
    'reductions',
    'scans',
    'sorting',
    'trigonometric',
    'views',
]
