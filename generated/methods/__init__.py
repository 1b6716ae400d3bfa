"""The operators as methods of Tensor, by theme. Importing this package hangs them on the class.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, chance, comparison, creation, exponential, factories, indexing, limits, matrices,
    namespaces, nonlinearities, pairs, parts, powers, products, reductions, rounding, scans, shapes, sorting,
    special_functions, summaries, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'chance',
    'comparison',
    'creation',
    'exponential',
    'factories',
    'indexing',
    'limits',
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
