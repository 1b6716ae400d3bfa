# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of trigonometric."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def sin(input, *, out=None):
    """The sine of an angle in radians.

    >>> ow.sin(ow.tensor([0.0, ow.pi / 2]))
    tensor([0., 1.])
    """


sin_ = declare("sin_(input)", "As `sin`, written into `input`, which is returned.", result="", method=True)
_foreach_sin = declare("_foreach_sin(input)", "`sin` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_sin_ = declare("_foreach_sin_(input)", "As `_foreach_sin`, written into `input`.", result="", shown=True)


@public(method=True)
def cos(input, *, out=None):
    """The cosine of an angle in radians.

    >>> ow.cos(ow.tensor([0.0, ow.pi]))
    tensor([ 1., -1.])
    """


cos_ = declare("cos_(input)", "As `cos`, written into `input`, which is returned.", result="", method=True)
_foreach_cos = declare("_foreach_cos(input)", "`cos` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_cos_ = declare("_foreach_cos_(input)", "As `_foreach_cos`, written into `input`.", result="", shown=True)


@public(method=True)
def tan(input, *, out=None):
    """The tangent of an angle in radians.

    >>> ow.tan(ow.tensor([0.0, ow.pi / 4]))
    tensor([0., 1.])
    """


tan_ = declare("tan_(input)", "As `tan`, written into `input`, which is returned.", result="", method=True)
_foreach_tan = declare("_foreach_tan(input)", "`tan` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_tan_ = declare("_foreach_tan_(input)", "As `_foreach_tan`, written into `input`.", result="", shown=True)


@public(method=True)
def asin(input, *, out=None):
    """The arc sine: the angle in `[-pi/2, pi/2]` with this sine. NaN outside of [-1, 1].

    >>> ow.asin(ow.tensor([0.0, 1.0, 2.0]))
    tensor([0.0000, 1.5708,    nan])
    """


asin_ = declare("asin_(input)", "As `asin`, written into `input`, which is returned.", result="", method=True)
arcsin = declare("arcsin(input, *, out=None)", "Another name of `asin`.", result="", method=True)
arcsin_ = declare("arcsin_(input)", "As `arcsin`, written into `input`, which is returned.", result="", method=True)
_foreach_asin = declare("_foreach_asin(input)", "`asin` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_asin_ = declare("_foreach_asin_(input)", "As `_foreach_asin`, written into `input`.", result="", shown=True)


@public(method=True)
def acos(input, *, out=None):
    """The arc cosine: the angle in `[0, pi]` with this cosine. NaN outside of [-1, 1].

    >>> ow.acos(ow.tensor([1.0, 0.0, -1.0]))
    tensor([0.0000, 1.5708, 3.1416])
    """


acos_ = declare("acos_(input)", "As `acos`, written into `input`, which is returned.", result="", method=True)
arccos = declare("arccos(input, *, out=None)", "Another name of `acos`.", result="", method=True)
arccos_ = declare("arccos_(input)", "As `arccos`, written into `input`, which is returned.", result="", method=True)
_foreach_acos = declare("_foreach_acos(input)", "`acos` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_acos_ = declare("_foreach_acos_(input)", "As `_foreach_acos`, written into `input`.", result="", shown=True)


@public(method=True)
def atan(input, *, out=None):
    """The arc tangent: the angle in `(-pi/2, pi/2)` with this tangent.

    >>> ow.atan(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7854, 1.5708])
    """


atan_ = declare("atan_(input)", "As `atan`, written into `input`, which is returned.", result="", method=True)
arctan = declare("arctan(input, *, out=None)", "Another name of `atan`.", result="", method=True)
arctan_ = declare("arctan_(input)", "As `arctan`, written into `input`, which is returned.", result="", method=True)
_foreach_atan = declare("_foreach_atan(input)", "`atan` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_atan_ = declare("_foreach_atan_(input)", "As `_foreach_atan`, written into `input`.", result="", shown=True)


@public(method=True)
def sinh(input, *, out=None):
    """The hyperbolic sine, `(exp(input) - exp(-input)) / 2`.

    >>> ow.sinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 1.1752])
    """


sinh_ = declare("sinh_(input)", "As `sinh`, written into `input`, which is returned.", result="", method=True)
_foreach_sinh = declare("_foreach_sinh(input)", "`sinh` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_sinh_ = declare("_foreach_sinh_(input)", "As `_foreach_sinh`, written into `input`.", result="", shown=True)


@public(method=True)
def cosh(input, *, out=None):
    """The hyperbolic cosine, `(exp(input) + exp(-input)) / 2`.

    >>> ow.cosh(ow.tensor([0.0, 1.0]))
    tensor([1.0000, 1.5431])
    """


cosh_ = declare("cosh_(input)", "As `cosh`, written into `input`, which is returned.", result="", method=True)
_foreach_cosh = declare("_foreach_cosh(input)", "`cosh` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_cosh_ = declare("_foreach_cosh_(input)", "As `_foreach_cosh`, written into `input`.", result="", shown=True)


@public(method=True)
def tanh(input, *, out=None):
    """The hyperbolic tangent, `sinh(input) / cosh(input)`, between -1 and 1.

    >>> ow.tanh(ow.tensor([0.0, 1.0, ow.inf]))
    tensor([0.0000, 0.7616, 1.0000])
    """


tanh_ = declare("tanh_(input)", "As `tanh`, written into `input`, which is returned.", result="", method=True)
_foreach_tanh = declare("_foreach_tanh(input)", "`tanh` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_tanh_ = declare("_foreach_tanh_(input)", "As `_foreach_tanh`, written into `input`.", result="", shown=True)


@public(method=True)
def asinh(input, *, out=None):
    """The inverse hyperbolic sine, `log(input + sqrt(input² + 1))`.

    >>> ow.asinh(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8814])
    """


asinh_ = declare("asinh_(input)", "As `asinh`, written into `input`, which is returned.", result="", method=True)
arcsinh = declare("arcsinh(input, *, out=None)", "Another name of `asinh`.", result="", method=True)
arcsinh_ = declare("arcsinh_(input)", "As `arcsinh`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def acosh(input, *, out=None):
    """The inverse hyperbolic cosine, `log(input + sqrt(input² - 1))`; NaN below 1.

    >>> ow.acosh(ow.tensor([1.0, 2.0]))
    tensor([0.0000, 1.3170])
    """


acosh_ = declare("acosh_(input)", "As `acosh`, written into `input`, which is returned.", result="", method=True)
arccosh = declare("arccosh(input, *, out=None)", "Another name of `acosh`.", result="", method=True)
arccosh_ = declare("arccosh_(input)", "As `arccosh`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def atanh(input, *, out=None):
    """The inverse hyperbolic tangent, `log((1 + input) / (1 - input)) / 2`; NaN outside of [-1, 1].

    >>> ow.atanh(ow.tensor([0.0, 0.5, 1.0]))
    tensor([0.0000, 0.5493,    inf])
    """


atanh_ = declare("atanh_(input)", "As `atanh`, written into `input`, which is returned.", result="", method=True)
arctanh = declare("arctanh(input, *, out=None)", "Another name of `atanh`.", result="", method=True)
arctanh_ = declare("arctanh_(input)", "As `arctanh`, written into `input`, which is returned.", result="", method=True)
