"""The operators by theme. Importing this package registers all of them.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, chance, comparison, creation, criteria, exponential, factories, indexing, limits,
    losses, matrices, namespaces, nonlinearities, pairs, parts, powers, products, reductions, rounding, scans,
    shapes, sorting, special_functions, summaries, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'chance',
    'comparison',
    'creation',
    'criteria',
    'exponential',
    'factories',
    'indexing',
    'limits',
    'losses',
    'matrices',
    'namespaces',
    'nonlinearities',
    'pairs',
    'parts',
    'powers',
    'products',
    'reductions',
    'rounding',
    'scans',
    'shapes',
    'sorting',
    'special_functions',
    'summaries',
    'trigonometric',
    'views',
]
