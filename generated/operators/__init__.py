"""The operators by theme. Importing this package registers all of them.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, attention, comparison, convolutions, creation, criteria, dropout, exponential,
    indexing, limits, losses, namespaces, nonlinearities, normalization, pooling, powers, products, reductions,
    resampling, scans, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'attention',
    'comparison',
    'convolutions',
    'creation',
    'criteria',
    'dropout',
    'exponential',
    'indexing',
    'limits',
    'losses',
    'namespaces',
    'nonlinearities',
    'normalization',
    'pooling',
    'powers',
    'products',
    'reductions',
    'resampling',
    'scans',
    'trigonometric',
    'views',
]
