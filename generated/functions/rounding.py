# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of rounding."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def floor(input, *, out=None):
    """The largest integer that is not above the element.

    >>> ow.floor(ow.tensor([-1.5, 1.5]))
    tensor([-2.,  1.])
    """


floor_ = declare("floor_(input)", "As `floor`, written into `input`, which is returned.", result="", method=True)
_foreach_floor = declare("_foreach_floor(input)", "`floor` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_floor_ = declare("_foreach_floor_(input)", "As `_foreach_floor`, written into `input`.", result="", shown=True)


@public(method=True)
def ceil(input, *, out=None):
    """The smallest integer that is not below the element.

    >>> ow.ceil(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  2.])
    """


ceil_ = declare("ceil_(input)", "As `ceil`, written into `input`, which is returned.", result="", method=True)
_foreach_ceil = declare("_foreach_ceil(input)", "`ceil` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_ceil_ = declare("_foreach_ceil_(input)", "As `_foreach_ceil`, written into `input`.", result="", shown=True)


@public(method=True)
def trunc(input, *, out=None):
    """The integer part: what stands behind the point is cut off.

    >>> ow.trunc(ow.tensor([-1.5, 1.5]))
    tensor([-1.,  1.])
    """


trunc_ = declare("trunc_(input)", "As `trunc`, written into `input`, which is returned.", result="", method=True)
fix = declare("fix(input, *, out=None)", "Another name of `trunc`.", result="", method=True)
fix_ = declare("fix_(input)", "As `fix`, written into `input`, which is returned.", result="", method=True)
_foreach_trunc = declare("_foreach_trunc(input)", "`trunc` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_trunc_ = declare("_foreach_trunc_(input)", "As `_foreach_trunc`, written into `input`.", result="", shown=True)


@public(method=True)
def frac(input, *, out=None):
    """What stands behind the point, `input - trunc(input)`, with the sign of the element.

    >>> ow.frac(ow.tensor([-1.5, 2.25]))
    tensor([-0.5000,  0.2500])
    """


frac_ = declare("frac_(input)", "As `frac`, written into `input`, which is returned.", result="", method=True)
_foreach_frac = declare("_foreach_frac(input)", "`frac` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_frac_ = declare("_foreach_frac_(input)", "As `_foreach_frac`, written into `input`.", result="", shown=True)


@public("", "decimals", method=True)
def round(input, *, decimals, out=None):
    """round(input, *, out=None) -> Tensor
    round(input, *, decimals, out=None) -> Tensor

    The nearest integer, or with `decimals` the nearest number of so many places; halves go to the even
        neighbour.

    >>> ow.round(ow.tensor([0.5, 1.5, -2.7]))
    tensor([ 0.,  2., -3.])
    >>> ow.round(ow.tensor([3.14159]), decimals=2)
    tensor([3.1400])
    """


round_ = declare("round_(input, *, decimals)", "As `round`, written into `input`, which is returned.", "", "decimals",
    method=True)
special_round = declare("special_round(input, *, decimals, out=None)", "Another name of `round`.", "", "decimals",
    module="special")
_foreach_round = declare("_foreach_round(input)", "`round` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_round_ = declare("_foreach_round_(input)", "As `_foreach_round`, written into `input`.", result="", shown=True)


@public(method=True)
def signbit(input, *, out=None):
    """Whether the sign is minus, that of -0.0 included, as bool.

    >>> ow.signbit(ow.tensor([-1.0, -0.0, 0.0, 1.0]))
    tensor([ True,  True, False, False])
    """


@public(method=True)
def isposinf(input, *, out=None):
    """Whether elements are inf, as bool; integers never are.

    >>> ow.isposinf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([ True, False, False])
    """


@public(method=True)
def isneginf(input, *, out=None):
    """Whether elements are -inf, as bool; integers never are.

    >>> ow.isneginf(ow.tensor([ow.inf, -ow.inf, 0.0]))
    tensor([False,  True, False])
    """


@public(method=True)
def isreal(input):
    """Whether the imaginary part is 0, as bool; it is for all that is not complex.

    >>> ow.isreal(ow.tensor([1 + 0j, 1j]))
    tensor([ True, False])
    """


@public(method=True)
def nan_to_num(input, nan=None, posinf=None, neginf=None, *, out=None):
    """NaN, inf and -inf replaced by `nan` (0), `posinf` (the largest number of the dtype) and `neginf` (the
        smallest).

    Of complex numbers both parts.

    >>> ow.nan_to_num(ow.tensor([ow.nan, ow.inf, -ow.inf, 1.0]), nan=0.0, posinf=9.0, neginf=-9.0)
    tensor([ 0.,  9., -9.,  1.])
    """


nan_to_num_ = declare("nan_to_num_(input, nan=None, posinf=None, neginf=None)", "As `nan_to_num`, written into "
    "`input`, which is returned.", result="", method=True)
_replace_nonfinite = declare("_replace_nonfinite(input, value, posinf, neginf)", "NaN, inf and -inf replaced.")


@public(method=True)
def deg2rad(input, *, out=None):
    """Degrees as radians, `input * pi / 180`.

    >>> ow.deg2rad(ow.tensor([180.0, 90.0]))
    tensor([3.1416, 1.5708])
    """


deg2rad_ = declare("deg2rad_(input)", "As `deg2rad`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def rad2deg(input, *, out=None):
    """Radians as degrees, `input * 180 / pi`.

    >>> ow.rad2deg(ow.tensor([ow.pi]))
    tensor([180.])
    """


rad2deg_ = declare("rad2deg_(input)", "As `rad2deg`, written into `input`, which is returned.", result="", method=True)
