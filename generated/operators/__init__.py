"""The operators by theme. Importing this package registers all of them.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, comparison, creation, exponential, indexing, limits, losses, matrices, namespaces,
    powers, products, reductions, scans, sorting, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'comparison',
    'creation',
    'exponential',
    'indexing',
    'limits',
    'losses',
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
