# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Inner loops, compiled by Numba at their first call."""
