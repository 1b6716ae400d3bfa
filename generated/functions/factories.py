# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of factories."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "m")
def eye(n, m, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """eye(n, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor
    eye(n, m, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    A matrix of `n` rows and `m` (or `n`) columns with ones on its diagonal and zeros elsewhere.

    >>> ow.eye(2)
    tensor([[1., 0.],
            [0., 1.]])
    """


@public("Tensor_Tensor", "Tensor_Scalar", "Scalar_Tensor", "")
def linspace(
    start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None
):
    """linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor
    linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor
    linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor
    linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor

    The same with ends of one element.
    """


_spaced = declare("_spaced(start, end, step, steps, dtype)", "`start`, `start + step`, ...; from the middle on counted "
    "back from `end`. Computed in float64 or complex128.")


@public("Tensor_Tensor", "Tensor_Scalar", "Scalar_Tensor", "")
def logspace(
    start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False,
    out=None,
):
    """logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor

    The same with ends of one element.
    """


@public(only_method=True, method=True)
def new_empty(input, size, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Uninitialised memory of a size, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_empty(2, 3).shape
    opweave.Size([2, 3])
    """


@public(only_method=True, method=True)
def new_zeros(input, size, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Zeros of a size, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_zeros(3)
    tensor([0, 0, 0])
    """


@public(only_method=True, method=True)
def new_ones(input, size, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Ones of a size, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_ones(3)
    tensor([1, 1, 1])
    """


@public(only_method=True, method=True)
def new_full(input, size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """One number everywhere, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_full((3,), 7)
    tensor([7, 7, 7])
    """
