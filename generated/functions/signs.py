# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of signs."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True, operators="__neg__")
def neg(input, *, out=None):
    """The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """


neg_ = declare("neg_(input)", "As `neg`, written into `input`, which is returned.", result="", method=True)
negative = declare("negative(input, *, out=None)", "Another name of `neg`.", result="", method=True)
negative_ = declare("negative_(input)", "As `negative`, written into `input`, which is returned.", result="",
    method=True)
_foreach_neg = declare("_foreach_neg(input)", "`neg` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_neg_ = declare("_foreach_neg_(input)", "As `_foreach_neg`, written into `input`.", result="", shown=True)


@public(method=True, operators="__pos__")
def positive(input):
    """The tensor itself, for the sign `+`.

    >>> +ow.tensor([1.0, -2.0])
    tensor([ 1., -2.])
    """


@public(method=True, operators="__abs__")
def abs(input, *, out=None):
    """The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """


abs_ = declare("abs_(input)", "As `abs`, written into `input`, which is returned.", result="", method=True)
absolute = declare("absolute(input, *, out=None)", "Another name of `abs`.", result="", method=True)
absolute_ = declare("absolute_(input)", "As `absolute`, written into `input`, which is returned.", result="",
    method=True)
_foreach_abs = declare("_foreach_abs(input)", "`abs` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_abs_ = declare("_foreach_abs_(input)", "As `_foreach_abs`, written into `input`.", result="", shown=True)


@public(method=True)
def sgn(input, *, out=None):
    """The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """


sgn_ = declare("sgn_(input)", "As `sgn`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def sign(input, *, out=None):
    """The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """


sign_ = declare("sign_(input)", "As `sign`, written into `input`, which is returned.", result="", method=True)
_foreach_sign = declare("_foreach_sign(input)", "`sign` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_sign_ = declare("_foreach_sign_(input)", "As `_foreach_sign`, written into `input`.", result="", shown=True)
