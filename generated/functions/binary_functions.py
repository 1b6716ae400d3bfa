# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of binary_functions."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def fmax(input, other, *, out=None):
    """The larger of two elements; where one is NaN, the other.

    >>> ow.fmax(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([2., 3.])
    """


@public(method=True)
def fmin(input, other, *, out=None):
    """The smaller of two elements; where one is NaN, the other.

    >>> ow.fmin(ow.tensor([1.0, ow.nan]), ow.tensor([2.0, 3.0]))
    tensor([1., 3.])
    """


@public(method=True)
def atan2(input, other, *, out=None):
    """The angle of the point with the coordinates `other` and `input`, in `[-pi, pi]`.

    >>> ow.atan2(ow.tensor([1.0, -1.0]), ow.tensor([0.0, 0.0]))
    tensor([ 1.5708, -1.5708])
    """


atan2_ = declare("atan2_(input, other)", "As `atan2`, written into `input`, which is returned.", result="", method=True)
arctan2 = declare("arctan2(input, other, *, out=None)", "Another name of `atan2`.", result="", method=True)
arctan2_ = declare("arctan2_(input, other)", "As `arctan2`, written into `input`, which is returned.", result="",
    method=True)


@public(method=True)
def hypot(input, other, *, out=None):
    """The hypotenuse, `sqrt(input² + other²)`, without overflow.

    >>> ow.hypot(ow.tensor([3.0]), ow.tensor([4.0]))
    tensor([5.])
    """


hypot_ = declare("hypot_(input, other)", "As `hypot`, written into `input`, which is returned.", result="", method=True)
_side_share = declare("_side_share(input, other)", "`self` by the hypotenuse of `self` and `other`; 0 where both are "
    "0.")


@public(method=True)
def logaddexp(input, other, *, out=None):
    """The logarithm of the sum of exponentials, `log(exp(input) + exp(other))`, without overflow.

    >>> ow.logaddexp(ow.tensor([1000.0]), ow.tensor([1000.0]))
    tensor([1000.6932])
    """


@public(method=True)
def logaddexp2(input, other, *, out=None):
    """The same to base 2, `log2(2 ** input + 2 ** other)`.

    >>> ow.logaddexp2(ow.tensor([3.0]), ow.tensor([3.0]))
    tensor([4.])
    """


@public("Tensor", "Scalar", method=True)
def copysign(input, other, *, out=None):
    """copysign(input, other, *, out=None) -> Tensor
    copysign(input, other, *, out=None) -> Tensor

    The size of `input` with the sign of `other`.

    >>> ow.copysign(ow.tensor([1.0, -2.0]), -1)
    tensor([-1., -2.])
    """


copysign_ = declare("copysign_(input, other)", "As `copysign`, written into `input`, which is returned.", "Tensor",
    "Scalar", method=True)
_nextafter = declare("_nextafter(input, other)", "nextafter of float32 and float64.")


@public(method=True)
def nextafter(input, other, *, out=None):
    """The floating number next to `input` on the way to `other`.

    >>> ow.nextafter(ow.tensor([1.0]), ow.tensor([2.0])).item() - 1
    1.1920928955078125e-07
    """


nextafter_ = declare("nextafter_(input, other)", "As `nextafter`, written into `input`, which is returned.", result="",
    method=True)


@public("Tensor", method=True)
def ldexp(input, other, *, out=None):
    """`input` times 2 to the power of `other`.

    >>> ow.ldexp(ow.tensor([1.5]), ow.tensor([2]))
    tensor([6.])
    """


ldexp_ = declare("ldexp_(input, other)", "As `ldexp`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def gcd(input, other, *, out=None):
    """The greatest common divisor of integers, which is not negative.

    >>> ow.gcd(ow.tensor([12, -18]), ow.tensor([8, 27]))
    tensor([4, 9])
    """


gcd_ = declare("gcd_(input, other)", "As `gcd`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def lcm(input, other, *, out=None):
    """The least common multiple of integers; 0 where one of them is 0.

    >>> ow.lcm(ow.tensor([4, 6]), ow.tensor([6, 0]))
    tensor([12,  0])
    """


lcm_ = declare("lcm_(input, other)", "As `lcm`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def heaviside(input, values, *, out=None):
    """0 below 0, 1 above it, and `values` where an element is 0. Both tensors have one dtype (RuntimeError).

    >>> ow.heaviside(ow.tensor([-1.0, 0.0, 2.0]), ow.tensor([0.5]))
    tensor([0.0000, 0.5000, 1.0000])
    """


heaviside_ = declare("heaviside_(input, values)", "As `heaviside`, written into `input`, which is returned.", result="",
    method=True)
