# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of parts."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True, attribute="real", writable=True)
def real(input):
    """The real part, as a view; a tensor that is not complex is its own.

    >>> ow.real(ow.tensor([1 + 2j]))
    tensor([1.])
    """


@public(method=True, attribute="imag", writable=True)
def imag(input):
    """The imaginary part, as a view; of complex tensors only (RuntimeError).

    >>> ow.imag(ow.tensor([1 + 2j]))
    tensor([2.])
    """


_real = declare("_real(input)", "The real part of a complex tensor, a view of its memory.")
_imag = declare("_imag(input)", "The imaginary part of a complex tensor, a view of its memory.")


@public(method=True)
def conj_physical(input, *, out=None):
    """The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """


conj_physical_ = declare("conj_physical_(input)", "As `conj_physical`, written into `input`, which is returned.",
    result="", method=True)


@public(method=True)
def conj(input):
    """The conjugate; a tensor that is not complex is its own.

    >>> ow.conj(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """


@public(method=True)
def resolve_conj(input):
    """The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1j]).resolve_conj()
    tensor([0.+1.j])
    """


_angle = declare("_angle(input)", "The angle of complex numbers.")
_angle_of_real = declare("_angle_of_real(input)", "The angle of real numbers.")


@public(method=True)
def angle(input, *, out=None):
    """The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0.

    >>> ow.angle(ow.tensor([1j, -1 + 0j]))
    tensor([1.5708, 3.1416])
    """


@public(result="bool")
def is_floating_point(input):
    """Whether the dtype is a floating one.

    >>> ow.is_floating_point(ow.tensor([1.0]))
    True
    """


@public(result="bool")
def is_complex(input):
    """Whether the dtype is a complex one.

    >>> ow.is_complex(ow.tensor([1.0]))
    False
    """


@public(result="bool", method=True)
def is_signed(input):
    """Whether the dtype has negative numbers.

    >>> ow.is_signed(ow.tensor([1.0]))
    True
    """


_local_scalar_dense = declare("_local_scalar_dense(input)", "The only element as a number, which `item()` asks of a "
    "tensor that holds others.", result="Number")


@public(result="bool", method=True)
def is_nonzero(input):
    """Whether the only element is other than 0; RuntimeError unless there is exactly one.

    >>> ow.is_nonzero(ow.tensor([0.5]))
    True
    """


@public("Tensor", "Scalar", "Scalar_Tensor", "Scalar_Scalar")
def result_type(tensor, other):
    """result_type(tensor, other) -> dtype
    result_type(tensor, other) -> dtype
    result_type(scalar, tensor) -> dtype
    result_type(scalar1, scalar2) -> dtype

    The dtype of an operation on two tensors or numbers.

    >>> ow.result_type(ow.tensor([1, 2], dtype=ow.int32), 1.0)
    opweave.float32
    """
