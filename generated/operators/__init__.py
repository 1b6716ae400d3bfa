# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The operators by theme. Importing this package registers all of them."""

from . import (
    activations, alignments, arithmetic, attention, bessel, binary_functions, bits, blending, bounds, cells, chance,
    chebyshev_polynomials, choices, comparison, complex_numbers, convolutions, creation, criteria,
    cylinder_functions, division, dropout, exponential, factories, factorizations, further_overloads, histograms,
    incomplete_gamma, indexing, inverses, limits, losses, low_rank, masked, matrices, memory, namespaces,
    network_parts, nn_tasks, nonlinearities, normalization, optimisers, pairs, parts, polynomials, pooling, powers,
    products, rearrangement, recurrent, reductions, resampling, rounding, scans, selection, shapes,
    shifted_chebyshev_polynomials, shrinkage, signals, signs, sorting, sparse, special_functions, special_pairs,
    spectral, summaries, trigonometric, views, windows,
)

__all__ = ['activations', 'alignments', 'arithmetic', 'attention', 'bessel', 'binary_functions', 'bits', 'blending',
    'bounds', 'cells', 'chance', 'chebyshev_polynomials', 'choices', 'comparison', 'complex_numbers', 'convolutions',
    'creation', 'criteria', 'cylinder_functions', 'division', 'dropout', 'exponential', 'factories', 'factorizations',
    'further_overloads', 'histograms', 'incomplete_gamma', 'indexing', 'inverses', 'limits', 'losses', 'low_rank',
    'masked', 'matrices', 'memory', 'namespaces', 'network_parts', 'nn_tasks', 'nonlinearities', 'normalization',
    'optimisers', 'pairs', 'parts', 'polynomials', 'pooling', 'powers', 'products', 'rearrangement', 'recurrent',
    'reductions', 'resampling', 'rounding', 'scans', 'selection', 'shapes', 'shifted_chebyshev_polynomials',
    'shrinkage', 'signals', 'signs', 'sorting', 'sparse', 'special_functions', 'special_pairs', 'spectral', 'summaries',
    'trigonometric', 'views', 'windows']
