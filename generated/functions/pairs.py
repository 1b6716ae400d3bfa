# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of pairs."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_floor_quotient = declare("_floor_quotient(input, other)", "The quotient, rounded down; no slope goes through it.",
    numbers=True)
_trunc_quotient = declare("_trunc_quotient(input, other)", "The quotient, rounded towards 0; no slope goes through it.",
    numbers=True)
_trunc_quotient_of_integers = declare("_trunc_quotient_of_integers(input, other)", "The quotient of integers, rounded "
    "towards 0.", numbers=True)
_rounded_quotient = declare("_rounded_quotient(input, other, rounding_mode)", "The quotient, rounded as "
    "`rounding_mode` says.", numbers=True)
