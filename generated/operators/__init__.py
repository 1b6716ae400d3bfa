"""The operators by theme. Importing this package registers all of them.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, comparison, convolutions, creation, criteria, exponential, indexing, limits, losses,
    namespaces, nonlinearities, pooling, powers, products, reductions, resampling, scans, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'comparison',
    'convolutions',
    'creation',
    'criteria',
    'exponential',
    'indexing',
    'limits',
    'losses',
    'namespaces',
    'nonlinearities',
    'pooling',
    'powers',
    'products',
    'reductions',
    'resampling',
    'scans',
    'trigonometric',
    'views',
]
