# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of nonlinearities."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="nn", inplace="leaky_relu")
def leaky_relu(input, negative_slope=0.01, inplace=False, *, out=None):
    """`input` where it is positive, `negative_slope * input` elsewhere.

    >>> ow.nn.functional.leaky_relu(ow.tensor([-1.0, 0.0, 2.0]), 0.1)
    tensor([-0.1000,  0.0000,  2.0000])
    """


leaky_relu_ = declare("leaky_relu_(input, negative_slope=0.01)", "As `leaky_relu`, written into `input`, which is "
    "returned.", result="", module="nn")


@public(module="nn", inplace="elu")
def elu(input, alpha=1, inplace=False, *, out=None):
    """The exponential linear unit: `input` where it is positive, `alpha * (exp(input) - 1)` elsewhere.

    From Clevert and others, arXiv 1511.07289.

    >>> ow.nn.functional.elu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.6321,  0.0000,  2.0000])
    """


elu_ = declare("elu_(input, alpha=1)", "As `elu`, written into `input`, which is returned.", result="", module="nn")


@public(inplace="celu")
def celu(input, alpha=1.0, inplace=False):
    """`max(0, input) + min(0, alpha * (exp(input / alpha) - 1))`, whose slope is continuous.

    From Barron, arXiv 1704.07483. `alpha` must not be 0 (RuntimeError).

    >>> ow.celu(ow.tensor([-1.0, 0.0, 2.0]), 2.0)
    tensor([-0.7869,  0.0000,  2.0000])
    """


celu_ = declare("celu_(input, alpha=1.0)", "As `celu`, written into `input`, which is returned.", result="")


@public(inplace="selu")
def selu(input, inplace=False):
    """The exponential linear unit whose scale keeps mean and variance of activations (Klambauer and others,
    arXiv 1706.02515).

    >>> ow.selu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-1.1113,  0.0000,  2.1014])
    """


selu_ = declare("selu_(input)", "As `selu`, written into `input`, which is returned.", result="")


@public(module="nn", inplace="mish")
def mish(input, inplace=False, *, out=None):
    """`input * tanh(log(1 + exp(input)))` (Misra, arXiv 1908.08681).

    >>> ow.nn.functional.mish(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([-0.3034,  0.0000,  1.9440])
    """


mish_ = declare("mish_(input)", "As `mish`, written into `input`, which is returned.", result="", module="nn")


@public(module="nn")
def softplus(input, beta=1, threshold=20, *, out=None):
    """`log(1 + exp(beta * input)) / beta`; the input itself where `beta * input` exceeds `threshold`.

    >>> ow.nn.functional.softplus(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([  0.3133,   0.6931, 100.0000])
    """


@public(module="nn", inplace="hardtanh")
def hardtanh(input, min_val=-1, max_val=1, inplace=False, *, out=None):
    """Every element brought into `[min_val, max_val]`; the gradient at the bounds is 0.

    >>> ow.nn.functional.hardtanh(ow.tensor([-3.0, 0.5, 3.0]))
    tensor([-1.0000,  0.5000,  1.0000])
    """


hardtanh_ = declare("hardtanh_(input, min_val=-1, max_val=1)", "As `hardtanh`, written into `input`, which is "
    "returned.", result="", module="nn")


@public(module="nn", inplace="relu6")
def relu6(input, inplace=False):
    """`min(max(input, 0), 6)`; the gradient at 0 and 6 is 0.

    >>> ow.nn.functional.relu6(ow.tensor([-3.0, 0.5, 9.0]))
    tensor([0.0000, 0.5000, 6.0000])
    """


relu6_ = declare("relu6_(input)", "As `relu6`, written into `input`, which is returned.", result="", module="nn")


@public(module="nn", inplace="hardswish")
def hardswish(input, inplace=False, *, out=None):
    """`input * relu6(input + 3) / 6` (Howard and others, arXiv 1905.02244).

    >>> ow.nn.functional.hardswish(ow.tensor([-4.0, 1.5, 4.0]))
    tensor([-0.0000, 1.1250, 4.0000])
    """


hardswish_ = declare("hardswish_(input)", "As `hardswish`, written into `input`, which is returned.", result="",
    module="nn")


@public(module="nn", inplace="hardsigmoid")
def hardsigmoid(input, inplace=False, *, out=None):
    """`relu6(input + 3) / 6`, a sigmoid of three straight lines.

    >>> ow.nn.functional.hardsigmoid(ow.tensor([-4.0, 0.0, 4.0]))
    tensor([0.0000, 0.5000, 1.0000])
    """


hardsigmoid_ = declare("hardsigmoid_(input)", "As `hardsigmoid`, written into `input`, which is returned.", result="",
    module="nn")
_sigmoid = declare("_sigmoid(input)", "`sigmoid`, whose derivatives of all orders are right where it is close to 1.")


@public(module="nn")
def logsigmoid(input, *, out=None):
    """The logarithm of the sigmoid, `-log(1 + exp(-input))`, without overflow.

    >>> ow.nn.functional.logsigmoid(ow.tensor([-1000.0, 0.0, 5.0]))
    tensor([-1.0000e+03, -6.9315e-01, -6.7153e-03])
    """


@public(module="nn")
def nn_softsign(input):
    """`input / (1 + |input|)`.

    >>> ow.nn.functional.softsign(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.5000,  0.0000,  0.7500])
    """


@public(module="nn")
def nn_tanhshrink(input):
    """`input - tanh(input)`.

    >>> ow.nn.functional.tanhshrink(ow.tensor([-1.0, 0.0, 3.0]))
    tensor([-0.2384,  0.0000,  2.0049])
    """
