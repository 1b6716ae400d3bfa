"""The operators as methods of Tensor, by theme. Importing this package hangs them on the class.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from . import (
    activations, arithmetic, bessel, binary_functions, bits, blending, bounds, chance, choices, comparison,
    creation, division, exponential, factories, indexing, inverses, limits, matrices, namespaces, parts, powers,
    products, rearrangement, reductions, rounding, scans, selection, shapes, shrinkage, signs, sorting,
    special_functions, special_pairs, summaries, trigonometric, views,
)

__all__ = [
    'activations',
    'arithmetic',
    'bessel',
    'binary_functions',
    'bits',
    'blending',
    'bounds',
    'chance',
    'choices',
    'comparison',
    'creation',
    'division',
    'exponential',
    'factories',
    'indexing',
    'inverses',
    'limits',
    'matrices',
    'namespaces',
    'parts',
    'powers',
    'products',
    'rearrangement',
    'reductions',
    'rounding',
    'scans',
    'selection',
    'shapes',
    'shrinkage',
    'signs',
    'sorting',
    'special_functions',
    'special_pairs',
    'summaries',
    'trigonometric',
    'views',
]
