"""The functions and methods of memory: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor
from runtime.tensor.keys import CPU

from ..operators.memory import (
    EMPTY_STRIDED, EMPTY_PERMUTED, NEW_EMPTY_STRIDED, RESIZE, RESIZE_, RESIZE_AS, RESIZE_AS_, RANGE_STEP,
    _CHECK_UNRAVELLED, UNRAVEL_INDEX,
)

__all__ = ["empty_strided", "empty_permuted", "resize_as", "resize_as_", "range", "unravel_index"]

EMPTY_STRIDED_FORMS = Overloads("empty_strided", EMPTY_STRIDED)
EMPTY_PERMUTED_FORMS = Overloads("empty_permuted", EMPTY_PERMUTED)
NEW_EMPTY_STRIDED_FORMS = Overloads("new_empty_strided", NEW_EMPTY_STRIDED, only_method=True)
RESIZE_FORMS = Overloads("resize", RESIZE, only_method=True)
RESIZE__FORMS = Overloads("resize_", RESIZE_, only_method=True)
RESIZE_AS_FORMS = Overloads("resize_as", RESIZE_AS)
RESIZE_AS__FORMS = Overloads("resize_as_", RESIZE_AS_)
RANGE_FORMS = Overloads("range", RANGE_STEP)
_CHECK_UNRAVELLED_FORMS = Overloads("_check_unravelled", _CHECK_UNRAVELLED)
UNRAVEL_INDEX_FORMS = Overloads("unravel_index", UNRAVEL_INDEX)


def empty_strided(size=MISSING, stride=MISSING, *rest, **named):
    """empty_strided(size, stride, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Uninitialised memory of given strides, in elements.

    >>> ow.empty_strided((2, 3), (1, 2)).stride()
    (1, 2)
    """
    try:
        if not (rest or named):
            if type(size) is tuple and all_of(int, size) and type(stride) is tuple and all_of(int, stride):
                return EMPTY_STRIDED[CPU](size, stride, None, None, None, None)
        return EMPTY_STRIDED_FORMS.call(size, stride, rest, named)
    except Exception:
        EMPTY_STRIDED_FORMS.translate(size, stride, rest, named)
        raise


def empty_permuted(size=MISSING, physical_layout=MISSING, *rest, **named):
    """empty_permuted(size, physical_layout, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Uninitialised memory in which the dimensions lie in a given order, the outermost first.

    >>> ow.empty_permuted((2, 3), (1, 0)).stride()
    (1, 2)
    """
    try:
        if not (rest or named):
            if (
                type(size) is tuple
                and all_of(int, size)
                and type(physical_layout) is tuple
                and all_of(int, physical_layout)
            ):
                return EMPTY_PERMUTED[CPU](size, physical_layout, None, None, None, None)
        return EMPTY_PERMUTED_FORMS.call(size, physical_layout, rest, named)
    except Exception:
        EMPTY_PERMUTED_FORMS.translate(size, physical_layout, rest, named)
        raise


def new_empty_strided(input=MISSING, size=MISSING, stride=MISSING, *rest, **named):
    """new_empty_strided(input, size, stride, *, dtype=None, layout=None, device=None, pin_memory=None) ->
        Tensor

    Uninitialised memory of given strides and the tensor's dtype.

    >>> ow.tensor([1]).new_empty_strided((2,), (3,)).dtype
    opweave.int64
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and type(size) is tuple
                and all_of(int, size)
                and type(stride) is tuple
                and all_of(int, stride)
            ):
                return NEW_EMPTY_STRIDED[input._keys](input, size, stride, None, None, None, None)
        return NEW_EMPTY_STRIDED_FORMS.call(input, size, stride, rest, named)
    except Exception:
        NEW_EMPTY_STRIDED_FORMS.translate(input, size, stride, rest, named)
        raise


def resize(input=MISSING, size=MISSING, *rest, **named):
    """resize(input, size, *, memory_format=None) -> Tensor

    In place: another size in the memory that the tensor has, or in more; the elements keep their order in
        memory.

    Elements that are new are not initialised. A tensor that requires grad raises RuntimeError.

    >>> ow.arange(6).resize_(2, 2)
    tensor([[0, 1],
            [2, 3]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return RESIZE[input._keys](input, size, None)
        return RESIZE_FORMS.call(input, size, rest, named)
    except Exception:
        RESIZE_FORMS.translate(input, size, rest, named)
        raise


def resize_(input=MISSING, size=MISSING, *rest, **named):
    """As `resize`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return RESIZE_[input._keys](input, size, None)
        return RESIZE__FORMS.call(input, size, rest, named)
    except Exception:
        RESIZE__FORMS.translate(input, size, rest, named)
        raise


def resize_as(input=MISSING, the_template=MISSING, *rest, **named):
    """resize_as(input, the_template, *, memory_format=None) -> Tensor

    In place: the size of another tensor, as `resize_` gives it.

    >>> ow.arange(6).resize_as_(ow.zeros(2))
    tensor([0, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(the_template, Tensor):
                return RESIZE_AS[input._keys | the_template._keys](input, the_template, None)
        return RESIZE_AS_FORMS.call(input, the_template, rest, named)
    except Exception:
        RESIZE_AS_FORMS.translate(input, the_template, rest, named)
        raise


def resize_as_(input=MISSING, the_template=MISSING, *rest, **named):
    """As `resize_as`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(the_template, Tensor):
                return RESIZE_AS_[input._keys | the_template._keys](input, the_template, None)
        return RESIZE_AS__FORMS.call(input, the_template, rest, named)
    except Exception:
        RESIZE_AS__FORMS.translate(input, the_template, rest, named)
        raise


def range(start=MISSING, end=MISSING, *rest, **named):
    """range(start, end, step=1, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    The numbers from `start` in steps of `step` up to `end`, which is one of them; deprecated, as in
        PyTorch.

    `arange` leaves `end` out, as Python's own range does.

    >>> import warnings
    >>> with warnings.catch_warnings(action="ignore"):
    ...     ow.range(1, 2, 0.5)
    tensor([1.0000, 1.5000, 2.0000])
    """
    try:
        if not (rest or named):
            if (type(start) is float or type(start) is int) and (type(end) is float or type(end) is int):
                return RANGE_STEP[CPU](start, end, 1, None, None, None, None)
        return RANGE_FORMS.call(start, end, rest, named)
    except Exception:
        RANGE_FORMS.translate(start, end, rest, named)
        raise


def _check_unravelled(input=MISSING, quotient=MISSING, shape=MISSING, *rest, **named):
    """_check_unravelled(input, quotient, shape) -> Tensor

    The `quotient` of flat indices `self` and the number of elements of a shape: 0, or -1 where they count
        from the back.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(quotient, Tensor)
                and type(shape) is tuple
                and all_of(int, shape)
            ):
                return _CHECK_UNRAVELLED[input._keys | quotient._keys](input, quotient, shape)
        return _CHECK_UNRAVELLED_FORMS.call(input, quotient, shape, rest, named)
    except Exception:
        _CHECK_UNRAVELLED_FORMS.translate(input, quotient, shape, rest, named)
        raise


def unravel_index(indices=MISSING, shape=MISSING, *rest, **named):
    """unravel_index(indices, shape) -> tuple[Tensor, ...]

    Where elements lie in a tensor of a shape, one tensor for each dimension, from their places in its flat
        form.

    >>> ow.unravel_index(ow.tensor([4, 1]), (3, 2))
    (tensor([2, 0]), tensor([0, 1]))
    """
    try:
        if not (rest or named):
            if isinstance(indices, Tensor) and type(shape) is int:
                return UNRAVEL_INDEX[indices._keys](indices, (shape,))
        return UNRAVEL_INDEX_FORMS.call(indices, shape, rest, named)
    except Exception:
        UNRAVEL_INDEX_FORMS.translate(indices, shape, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def new_empty_strided(self, size=MISSING, stride=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and type(stride) is tuple and all_of(int, stride):
                    return NEW_EMPTY_STRIDED[self._keys](self, size, stride, None, None, None, None)
            return NEW_EMPTY_STRIDED_FORMS.method(self, size, stride, rest, named)
        except Exception:
            NEW_EMPTY_STRIDED_FORMS.translate(self, size, stride, rest, named)
            raise

    def resize(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return RESIZE[self._keys](self, size, None)
            if not named and type(size) is int and all_of(int, rest):
                return RESIZE[self._keys](self, (size, *rest), None)
            return RESIZE_FORMS.method(self, size, rest, named)
        except Exception:
            RESIZE_FORMS.translate(self, size, rest, named)
            raise

    def resize_(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return RESIZE_[self._keys](self, size, None)
            if not named and type(size) is int and all_of(int, rest):
                return RESIZE_[self._keys](self, (size, *rest), None)
            return RESIZE__FORMS.method(self, size, rest, named)
        except Exception:
            RESIZE__FORMS.translate(self, size, rest, named)
            raise

    def resize_as(self, the_template=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(the_template, Tensor):
                    return RESIZE_AS[self._keys | the_template._keys](self, the_template, None)
            return RESIZE_AS_FORMS.method(self, the_template, rest, named)
        except Exception:
            RESIZE_AS_FORMS.translate(self, the_template, rest, named)
            raise

    def resize_as_(self, the_template=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(the_template, Tensor):
                    return RESIZE_AS_[self._keys | the_template._keys](self, the_template, None)
            return RESIZE_AS__FORMS.method(self, the_template, rest, named)
        except Exception:
            RESIZE_AS__FORMS.translate(self, the_template, rest, named)
            raise


hang(Methods, __name__)
