# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of complex_numbers."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_complex = declare("_complex(real, imag)", "Complex numbers of which both parts are exact.")


@public()
def complex(real, imag, *, out=None):
    """Complex numbers from real and imaginary parts of one floating dtype.

    >>> ow.complex(ow.tensor([1.0]), ow.tensor([2.0]))
    tensor([1.+2.j])
    """


_polar = declare("_polar(abs, angle)", "Complex numbers from absolute values and angles.")


@public()
def polar(abs, angle, *, out=None):
    """Complex numbers from absolute values and angles.

    >>> ow.polar(ow.tensor([2.0]), ow.tensor([0.5]))
    tensor([1.7552+0.9589j])
    """


@public()
def view_as_real(input):
    """Complex numbers as pairs along a new last dimension; a view.

    >>> ow.view_as_real(ow.tensor([1 + 2j]))
    tensor([[1., 2.]])
    """


view_as_real_copy = declare("view_as_real_copy(input, *, out=None)", "As `view_as_real`, but a copy.", result="")


@public()
def view_as_complex(input):
    """Pairs along the last dimension as complex numbers; a view.

    >>> ow.view_as_complex(ow.tensor([[1.0, 2.0]]))
    tensor([1.+2.j])
    """


view_as_complex_copy = declare("view_as_complex_copy(input, *, out=None)", "As `view_as_complex`, but a copy.",
    result="")
_pairs_as_complex = declare("_pairs_as_complex(input)", "Pairs along the last dimension as complex numbers; its caller "
    "has seen that they lie side by side.")


@public("Tensor", result="return_types.frexp", method=True)
def frexp(input, *, out=None):
    """Mantissas in [0.5, 1) and exponents: `input = mantissa * 2 ** exponent`, exactly. 0, inf and NaN have
        the exponent 0.

    >>> ow.frexp(ow.tensor([3.0])).mantissa, ow.frexp(ow.tensor([3.0])).exponent
    (tensor([0.7500]), tensor([2], dtype=int32))
    """


@public(method=True)
def resolve_neg(input):
    """The tensor itself: a negation is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1.0]).resolve_neg()
    tensor([1.])
    """


@public(result="bool", method=True)
def is_conj(input):
    """Whether the conjugate is still to be computed: never.

    >>> ow.tensor([1j]).conj().is_conj()
    False
    """


@public(result="bool", method=True)
def is_neg(input):
    """Whether the negation is still to be computed: never.

    >>> ow.tensor([1j]).conj().imag.is_neg()
    False
    """


lift_fresh = declare("lift_fresh(input)", "A tensor that a program wrote, as it enters the modes of its thread.")
lift_fresh_copy = declare("lift_fresh_copy(input)", "A copy of a tensor that a program wrote, as a graph has it.")


@public(result="return_types.scaled_dot_product_flash_attention_for_cpu")
def _scaled_dot_product_flash_attention_for_cpu(
    query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None
):
    """`scaled_dot_product_attention`, and the logarithms of the sums by which its weights are divided.

    >>> x = ow.zeros(1, 1, 2, 4)
    >>> ow.ops.aten._scaled_dot_product_flash_attention_for_cpu(x, x, x)[1]
    tensor([[[0.6931, 0.6931]]])
    """


_adaptive_avg_pool2d = declare("_adaptive_avg_pool2d(input, output_size)", "See `adaptive_avg_pool2d`; a mode sees it "
    "where that is called.")
_adaptive_avg_pool3d = declare("_adaptive_avg_pool3d(input, output_size)", "See `adaptive_avg_pool3d`; a mode sees it "
    "where that is called.")
_prelu_kernel = declare("_prelu_kernel(input, weight)", "See `prelu`; a mode sees it where that is called.")
_linalg_svd = declare("_linalg_svd(A, full_matrices=False, compute_uv=True, *, driver=None)", "See `linalg.svd`; a "
    "mode sees it where that is called.", result="return_types.linalg_svd")
_linalg_eigh = declare("_linalg_eigh(A, UPLO='L', compute_v=True)", "See `linalg.eigh`; a mode sees it where that is "
    "called.", result="return_types.linalg_eigh")
_cdist_forward = declare("_cdist_forward(x1, x2, p, compute_mode)", "See `cdist`; a mode sees it where that is called. "
    "1 and 2 are the modes with and without products of matrices.")


@public()
def alias(input):
    """A view of the whole tensor.

    >>> ow.alias(ow.tensor([1.0]))
    tensor([1.])
    """


alias_copy = declare("alias_copy(input, *, out=None)", "As `alias`, but a copy.", result="")
