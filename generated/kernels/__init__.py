"""Inner loops, compiled by Numba at their first call.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
