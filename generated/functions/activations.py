# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of activations."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def sigmoid(input, *, out=None):
    """The logistic function `1 / (1 + exp(-input))`, between 0 and 1.

    >>> ow.sigmoid(ow.tensor([-1.0, 0.0, 100.0]))
    tensor([0.2689, 0.5000, 1.0000])
    """


sigmoid_ = declare("sigmoid_(input)", "As `sigmoid`, written into `input`, which is returned.", result="", method=True)
special_expit = declare("special_expit(input, *, out=None)", "Another name of `sigmoid`.", result="", module="special")
_foreach_sigmoid = declare("_foreach_sigmoid(input)", "`sigmoid` of every tensor of a list.",
    result="tuple[Tensor, ...]", shown=True)
_foreach_sigmoid_ = declare("_foreach_sigmoid_(input)", "As `_foreach_sigmoid`, written into `input`.", result="",
    shown=True)


@public(method=True)
def erf(input, *, out=None):
    """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.erf(ow.tensor([0.0, 1.0]))
    tensor([0.0000, 0.8427])
    """


erf_ = declare("erf_(input)", "As `erf`, written into `input`, which is returned.", result="", method=True)
special_erf = declare("special_erf(input, *, out=None)", "Another name of `erf`.", result="", module="special")
_foreach_erf = declare("_foreach_erf(input)", "`erf` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_erf_ = declare("_foreach_erf_(input)", "As `_foreach_erf`, written into `input`.", result="", shown=True)


@public(method=True)
def erfc(input, *, out=None):
    """The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.erfc(ow.tensor([0.0, 5.0]))
    tensor([1.0000e+00, 1.5375e-12])
    """


erfc_ = declare("erfc_(input)", "As `erfc`, written into `input`, which is returned.", result="", method=True)
special_erfc = declare("special_erfc(input, *, out=None)", "Another name of `erfc`.", result="", module="special")
_foreach_erfc = declare("_foreach_erfc(input)", "`erfc` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)
_foreach_erfc_ = declare("_foreach_erfc_(input)", "As `_foreach_erfc`, written into `input`.", result="", shown=True)


@public(inplace="relu", method=True)
def relu(input, inplace=False, *, out=None):
    """The positive part, `max(input, 0)`; the gradient at 0 is 0.

    >>> ow.relu(ow.tensor([-1.0, 0.0, 2.0]))
    tensor([0., 0., 2.])
    """


relu_ = declare("relu_(input)", "As `relu`, written into `input`, which is returned.", result="", method=True)
_sigmoid_gradient = declare("_sigmoid_gradient(grad_output, input)", "The gradient of sigmoid: `grad_output` times its "
    "derivative.")
_tanh_gradient = declare("_tanh_gradient(grad_output, input)", "The gradient of tanh: `grad_output` times its "
    "derivative.")


@public(module="nn")
def gelu(input, *, approximate='none', out=None):
    """The Gaussian error linear unit, `input * Phi(input)` with the normal distribution function Phi.

    `approximate='tanh'` is a cheaper form (Hendrycks and Gimpel, arXiv 1606.08415, section 2); words other
    than 'none' and 'tanh' raise RuntimeError.

    >>> ow.nn.functional.gelu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.1587,  0.0000,  0.8413])
    >>> ow.nn.functional.gelu(ow.tensor([1.0]), approximate='tanh')
    tensor([0.8412])
    """


gelu_ = declare("gelu_(input, *, approximate='none')", "As `gelu`, written into `input`, which is returned.", result="",
    module="nn")
gelu_backward = declare("gelu_backward(grad_output, input, *, approximate='none', out=None)", "The gradient of gelu: "
    "`grad_output` times its first derivative.", module="nn")
_gelu_curvature = declare("_gelu_curvature(grad, input, approximate)", "`grad` times the second derivative of gelu.")


@public(module="nn", inplace="silu")
def silu(input, inplace=False, *, out=None):
    """`input * sigmoid(input)`, also called swish (Ramachandran and others, arXiv 1710.05941).

    >>> ow.nn.functional.silu(ow.tensor([-1.0, 0.0, 1.0]))
    tensor([-0.2689,  0.0000,  0.7311])
    """


silu_ = declare("silu_(input)", "As `silu`, written into `input`, which is returned.", result="", module="nn")
