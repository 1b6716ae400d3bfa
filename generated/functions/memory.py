# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of memory."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public()
def empty_strided(size, stride, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False):
    """Uninitialised memory of given strides, in elements.

    >>> ow.empty_strided((2, 3), (1, 2)).stride()
    (1, 2)
    """


@public()
def empty_permuted(
    size, physical_layout, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """Uninitialised memory in which the dimensions lie in a given order, the outermost first.

    >>> ow.empty_permuted((2, 3), (1, 0)).stride()
    (1, 2)
    """


@public(only_method=True, method=True)
def new_empty_strided(
    input, size, stride, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False
):
    """Uninitialised memory of given strides and the tensor's dtype.

    >>> ow.tensor([1]).new_empty_strided((2,), (3,)).dtype
    opweave.int64
    """


@public(only_method=True, method=True)
def resize(input, size, *, memory_format=None):
    """In place: another size in the memory that the tensor has, or in more; the elements keep their order in
        memory.

    Elements that are new are not initialised. A tensor that requires grad raises RuntimeError.

    >>> ow.arange(6).resize_(2, 2)
    tensor([[0, 1],
            [2, 3]])
    """


resize_ = declare("resize_(input, size, *, memory_format=None)", "As `resize`, written into `input`, which is "
    "returned.", result="", only_method=True, method=True)


@public(method=True)
def resize_as(input, the_template, *, memory_format=None):
    """In place: the size of another tensor, as `resize_` gives it.

    >>> ow.arange(6).resize_as_(ow.zeros(2))
    tensor([0, 1])
    """


resize_as_ = declare("resize_as_(input, the_template, *, memory_format=None)", "As `resize_as`, written into `input`, "
    "which is returned.", result="", method=True)


@public("step")
def range(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, requires_grad=False, out=None):
    """The numbers from `start` in steps of `step` up to `end`, which is one of them; deprecated, as in
        PyTorch.

    `arange` leaves `end` out, as Python's own range does.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     ow.range(1, 2, 0.5)
    tensor([1.0000, 1.5000, 2.0000])
    """


@public(result="tuple[Tensor, ...]")
def unravel_index(indices, shape):
    """Where elements lie in a tensor of a shape, one tensor for each dimension, from their places in its flat
        form.

    >>> ow.unravel_index(ow.tensor([4, 1]), (3, 2))
    (tensor([2, 0]), tensor([0, 1]))
    """
