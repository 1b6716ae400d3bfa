# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of exponential."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def exp(input, *, out=None):
    """The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """


exp_ = declare("exp_(input)", "As `exp`, written into `input`, which is returned.", result="", method=True)
_foreach_exp = declare("_foreach_exp(input)", "`exp` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_exp_ = declare("_foreach_exp_(input)", "As `_foreach_exp`, written into `input`.", result="", shown=True)


@public(method=True)
def exp2(input, *, out=None):
    """2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """


exp2_ = declare("exp2_(input)", "As `exp2`, written into `input`, which is returned.", result="", method=True)
special_exp2 = declare("special_exp2(input, *, out=None)", "Another name of `exp2`.", result="", module="special")


@public(method=True)
def expm1(input, *, out=None):
    """`exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """


expm1_ = declare("expm1_(input)", "As `expm1`, written into `input`, which is returned.", result="", method=True)
special_expm1 = declare("special_expm1(input, *, out=None)", "Another name of `expm1`.", result="", module="special")
_foreach_expm1 = declare("_foreach_expm1(input)", "`expm1` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_expm1_ = declare("_foreach_expm1_(input)", "As `_foreach_expm1`, written into `input`.", result="", shown=True)


@public(method=True)
def log(input, *, out=None):
    """The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, 2.0, 0.0, -1.0]))
    tensor([0.0000, 0.6931,   -inf,    nan])
    """


log_ = declare("log_(input)", "As `log`, written into `input`, which is returned.", result="", method=True)
_foreach_log = declare("_foreach_log(input)", "`log` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_log_ = declare("_foreach_log_(input)", "As `_foreach_log`, written into `input`.", result="", shown=True)


@public(method=True)
def log2(input, *, out=None):
    """The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """


log2_ = declare("log2_(input)", "As `log2`, written into `input`, which is returned.", result="", method=True)
_foreach_log2 = declare("_foreach_log2(input)", "`log2` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_log2_ = declare("_foreach_log2_(input)", "As `_foreach_log2`, written into `input`.", result="", shown=True)


@public(method=True)
def log10(input, *, out=None):
    """The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """


log10_ = declare("log10_(input)", "As `log10`, written into `input`, which is returned.", result="", method=True)
_foreach_log10 = declare("_foreach_log10(input)", "`log10` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_log10_ = declare("_foreach_log10_(input)", "As `_foreach_log10`, written into `input`.", result="", shown=True)


@public(method=True)
def log1p(input, *, out=None):
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """


log1p_ = declare("log1p_(input)", "As `log1p`, written into `input`, which is returned.", result="", method=True)
special_log1p = declare("special_log1p(input, *, out=None)", "Another name of `log1p`.", result="", module="special")
_foreach_log1p = declare("_foreach_log1p(input)", "`log1p` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_log1p_ = declare("_foreach_log1p_(input)", "As `_foreach_log1p`, written into `input`.", result="", shown=True)


@public(method=True)
def sqrt(input, *, out=None):
    """The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """


sqrt_ = declare("sqrt_(input)", "As `sqrt`, written into `input`, which is returned.", result="", method=True)
_foreach_sqrt = declare("_foreach_sqrt(input)", "`sqrt` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_sqrt_ = declare("_foreach_sqrt_(input)", "As `_foreach_sqrt`, written into `input`.", result="", shown=True)


@public(method=True)
def rsqrt(input, *, out=None):
    """One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """


rsqrt_ = declare("rsqrt_(input)", "As `rsqrt`, written into `input`, which is returned.", result="", method=True)
_foreach_rsqrt = declare("_foreach_rsqrt(input)", "`rsqrt` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_rsqrt_ = declare("_foreach_rsqrt_(input)", "As `_foreach_rsqrt`, written into `input`.", result="", shown=True)
