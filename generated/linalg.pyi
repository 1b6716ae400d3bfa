"""Linear algebra.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from .functions.namespaces import linalg_vector_norm as vector_norm
from .functions.namespaces import linalg_norm as norm
from .functions.namespaces import linalg_matrix_norm as matrix_norm

__all__ = ["matrix_norm", "norm", "vector_norm"]
